package ask

// Width is how many cells a line of the screen has now.
func (t *Terminal) Width() int {
	w, _ := t.size()
	return w
}
