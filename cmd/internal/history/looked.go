package history

import (
	"encoding/json"
	"os"
	"path/filepath"
	"time"

	"househagal/data/bounded"
)

// looked is what stands in the file .history.looked: up to which time the saves
// were looked through, by the clock of their files, and by which program. One that
// is newer may read more of them.
type looked struct {
	Program string    `json:"program"`
	Until   time.Time `json:"until"`
}

// maxLooked is how many bytes that file has at most.
const maxLooked = 1 << 10

func (f File) lookedPath() string {
	return filepath.Join(filepath.Dir(string(f)), ".history.looked")
}

// looked is up to which time the saves beside the history were looked through; the
// zero time where that isn't known, or where the history was taken away since.
func (f File) looked(program string) time.Time {
	var x looked
	text, err := bounded.Found(f.lookedPath(), maxLooked)
	if _, gone := os.Stat(string(f)); err != nil || gone != nil || json.Unmarshal(text, &x) != nil || x.Program != program {
		return time.Time{}
	}
	return x.Until
}

// look keeps that for the next time.
func (f File) look(program string, until time.Time) {
	if text, err := json.Marshal(looked{program, until}); err == nil {
		_ = os.WriteFile(f.lookedPath(), append(text, '\n'), 0o600)
	}
}
