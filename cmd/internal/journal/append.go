package journal

import (
	"os"

	"househagal/cmd/internal/say"
)

// Append adds a line: on disk and synced when it returns nil, written in one call.
// The body is anything json.Marshal takes; it is not kept. On an error the save is
// as it was before, and the same call may be tried again once there is room:
// ErrFull, ErrReadOnly, ErrDisk; ErrMoved when the file is no longer the one that
// was opened, and nothing more can be written to it (put the lines into a new
// save); ErrTooLarge, ErrKind, ErrBody, ErrClosed.
// What Open found to mend is mended first.
func (j *Journal) Append(kind string, body any) error {
	if err := checkKind(kind); err != nil {
		return err
	}
	text, err := compact(body)
	if err != nil {
		return err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if _, err := j.mend(); err != nil {
		return err
	}
	line := Line{N: j.last + 1, Kind: kind, Body: text, At: j.Clock()}
	raw, sum := bodyLine(j.sum, line, j.header.Created)
	if j.size+int64(len(raw)) > MaxSize {
		return tooLarge(j.dir.Path(j.name))
	}
	if err := j.write(raw); err != nil {
		return err
	}
	j.last, j.sum = line.N, sum
	return nil
}

// write puts a line behind the last one, and takes back what it began when that
// fails.
func (j *Journal) write(raw []byte) error {
	j.ragged = true
	_, err := j.file.WriteAt(raw, j.size)
	if err == nil {
		err = j.file.Sync()
	}
	if err == nil {
		j.size += int64(len(raw))
		j.ragged = false
		return nil
	}
	_ = j.trim() // when this fails too, the next write begins with it
	return &Error{Kind: kindOf(err), Path: j.dir.Path(j.name), Line: j.last + 1, Cause: bare(err),
		Detail: say.Later("journal.line_not_saved")}
}

// trim cuts the file back to its whole lines.
func (j *Journal) trim() error {
	j.ragged = true
	err := j.file.Truncate(j.size)
	if err == nil {
		err = j.file.Sync()
	}
	if err != nil {
		return failed(j.dir.Path(j.name), err)
	}
	j.ragged = false
	return nil
}

// undisturbed returns ErrMoved unless the path still leads to our file, as long as
// we left it.
func (j *Journal) undisturbed() error {
	path := j.dir.Path(j.name)
	moved := func(detail error) error { return &Error{Kind: ErrMoved, Path: path, Detail: detail} }
	ours, err := j.file.Stat()
	if err != nil {
		return failed(path, err)
	}
	theirs, err := os.Lstat(path)
	switch {
	case os.IsNotExist(err):
		return moved(say.Later("journal.gone"))
	case err != nil:
		return failed(path, err)
	case j.steady && !os.SameFile(ours, theirs):
		return moved(say.Later("journal.another_file"))
	case ours.Size() != j.expected() && !j.ragged:
		return moved(say.Later("journal.size"))
	}
	return nil
}

// Still returns nil as long as people find under the save's name what was written
// here: ErrMissing when nothing is there, ErrMoved when another program wrote
// something else there. The same lines in another file are the same save.
func (j *Journal) Still() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	path := j.dir.Path(j.name)
	f, err := os.Open(path)
	if err != nil {
		return failed(path, err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return failed(path, err)
	}
	end := make([]byte, len(j.sum)) // of its last line: it vouches for those before it
	_, err = f.ReadAt(end, j.size-int64(len(end)+len("\"}\n")))
	if err != nil || string(end) != j.sum || info.Size() != j.expected() && !j.ragged {
		return &Error{Kind: ErrMoved, Path: path, Detail: say.Later("journal.other_game")}
	}
	return nil
}

// expected is how long our file should be.
func (j *Journal) expected() int64 {
	if j.pending != nil {
		return j.pending.Size
	}
	return j.size
}
