package journal

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// hold is the exclusive right to write one save. It is an advisory lock on a
// small file beside the save, in which the holder's pid stands; the system lets
// go of it when the process ends, however it ends.
type hold struct{ file *flock.Flock }

// pidOffset is where the pid begins: Windows locks the byte before it, and a
// locked byte cannot be read by others.
const pidOffset = 1

// acquire takes the lock of a save that need not exist yet. It never waits: when
// another holds it, it returns an *InUseError.
func acquire(dir Dir, name string) (*hold, error) {
	path := dir.lockPath(name)
	for range 100 {
		if _, err := ordinary(path); err != nil && !errors.Is(err, ErrMissing) {
			return nil, err
		}
		h := &hold{flock.New(path, flock.SetPermissions(0o600))}
		got, err := h.file.TryLock()
		if err != nil {
			return nil, failed(path, err)
		}
		if !got {
			return nil, &InUseError{Path: dir.Path(name), PID: holder(path)}
		}
		if h.current() {
			h.sign()
			return h, nil
		}
		_ = h.file.Unlock() // its last holder deleted the file just now: take the new one
	}
	return nil, &InUseError{Path: dir.Path(name)}
}

// current reports whether the locked file is still the one others will find.
func (h *hold) current() bool {
	mine, err := h.file.Stat()
	if err != nil {
		return false
	}
	theirs, err := os.Stat(h.file.Path())
	return err == nil && os.SameFile(mine, theirs)
}

// sign writes our pid for others to read, padded so that it covers an older one.
// On a full disk it stays unsaid: the lock holds without it.
func (h *hold) sign() {
	f, err := os.OpenFile(h.file.Path(), os.O_WRONLY, 0)
	if err != nil {
		return
	}
	_, _ = f.WriteAt(fmt.Appendf(nil, "%-12d\n", os.Getpid()), pidOffset)
	_ = f.Close()
}

// release gives the lock back and takes its file away. A file that cannot be
// deleted is harmless. Windows deletes none that is open, so that there it comes
// last: whoever has opened it since keeps it.
func (h *hold) release() {
	if runtime.GOOS == "windows" {
		_ = h.file.Unlock()
		_ = os.Remove(h.file.Path())
		return
	}
	_ = os.Remove(h.file.Path())
	_ = h.file.Unlock()
}

// How long Alone waits for another process, which writes a line or a small file.
const (
	aloneFor   = 3 * time.Second
	aloneEvery = 10 * time.Millisecond
)

// Alone runs do while no other process runs anything under the lock file at path,
// which stays there; its folder is made when it is missing. Errors: ErrInUse when
// another one was waited for too long, those of [Dir.Make], and those of do.
func Alone(path string, do func() error) error {
	if err := Dir(filepath.Dir(path)).Make(); err != nil {
		return err
	}
	if _, err := ordinary(path); err != nil && !errors.Is(err, ErrMissing) {
		return err
	}
	lock := flock.New(path, flock.SetPermissions(0o600))
	ctx, cancel := context.WithTimeout(context.Background(), aloneFor)
	defer cancel()
	if ok, err := lock.TryLockContext(ctx, aloneEvery); !ok {
		if errors.Is(err, context.DeadlineExceeded) {
			return &InUseError{Path: path}
		}
		return failed(path, err)
	}
	defer lock.Unlock()
	return do()
}

// holder reads the pid in a lock file, 0 when there is none.
func holder(path string) int {
	f, err := os.Open(path)
	if err != nil {
		return 0
	}
	defer f.Close()
	text := make([]byte, 16)
	n, _ := f.ReadAt(text, pidOffset)
	pid, err := strconv.Atoi(strings.TrimSpace(string(text[:n])))
	if err != nil || pid < 0 {
		return 0
	}
	return pid
}
