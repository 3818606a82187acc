package terminal

// engine asks without survey, which on Windows reads and draws by calls of its own:
// of our keys and frames it takes nothing.
func (t *Terminal) engine() func(m *menu) effect { return t.byKeys }
