package journal

import (
	"errors"
	"path/filepath"
)

// Rename gives the open save another name, and what was set aside from it too. The
// header keeps the first name. Errors: ErrName, ErrExists, ErrInUse, ErrReadOnly,
// ErrMoved, ErrClosed, ErrDisk; Name tells which name holds after one.
func (j *Journal) Rename(name string) error {
	if err := CheckName(name); err != nil {
		return err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.file == nil {
		return &Error{Kind: ErrClosed, Path: j.dir.Path(j.name)}
	}
	if name == j.name {
		return nil
	}
	if err := j.undisturbed(); err != nil {
		return err
	}
	lock, err := acquire(j.dir, name)
	if err != nil {
		return err
	}
	_ = j.file.Close() // Windows renames no open file
	if err := move(j.dir, j.name, j.dir, name); err != nil {
		lock.release()
		return errors.Join(err, j.attach())
	}
	old := j.name
	j.lock.release()
	j.lock, j.name = lock, name
	return errors.Join(j.attach(), moveKept(j.dir, old, j.dir, name))
}

// Rotate moves finished games to the archive of their folder, all but the keep
// last changed ones, and returns their names there. Nothing is ever deleted: a name
// that the archive has already gets a number. Games that are unfinished, damaged or
// open in some process stay.
func Rotate(dir Dir, keep int) (moved []string, err error) {
	all, err := List(dir)
	if err != nil {
		return nil, err
	}
	for _, s := range all {
		if s.Err != nil || !s.Finished || !s.Damage.None() {
			continue
		}
		if keep--; keep >= 0 {
			continue
		}
		name, e := archive(dir, s.Name)
		if !errors.Is(e, ErrInUse) {
			err = errors.Join(err, e)
		}
		if name != "" {
			moved = append(moved, name)
		}
	}
	return moved, err
}

// archive moves one game and returns its name in the archive.
func archive(dir Dir, name string) (string, error) {
	lock, err := acquire(dir, name)
	if err != nil {
		return "", err
	}
	defer lock.release()
	to := dir.Archive()
	if err := to.Make(); err != nil {
		return "", err
	}
	as := name
	if errors.Is(to.free(as), ErrExists) {
		if as, err = NextName(dir, name); err != nil {
			return "", err
		}
	}
	there, err := acquire(to, as)
	if err != nil {
		return "", err
	}
	defer there.release()
	if err := move(dir, name, to, as); err != nil {
		return "", err
	}
	return as, moveKept(dir, name, to, as)
}

// move renames a save whose two names are locked, never over another one.
func move(from Dir, name string, to Dir, as string) error {
	if err := to.free(as); err != nil {
		return err
	}
	return failed(to.Path(as), rename(from.Path(name), to.Path(as)))
}

// moveKept lets what was set aside from a save follow it, and makes both moves last.
func moveKept(from Dir, name string, to Dir, as string) error {
	kept, err := from.kept(name)
	if err != nil {
		return err
	}
	taken, err := to.kept(as)
	if err != nil {
		return err
	}
	for _, file := range kept {
		there := unused(as+file[len(name):], taken)
		taken = append(taken, there)
		err = errors.Join(err, rename(filepath.Join(string(from), file), filepath.Join(string(to), there)))
	}
	if from != to {
		err = errors.Join(err, from.sync())
	}
	return errors.Join(err, to.sync())
}
