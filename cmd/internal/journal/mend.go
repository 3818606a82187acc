package journal

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
)

// mend does before the first Append what is due after Open:
// a torn last line is cut off; a damaged remainder is first copied to
// NAME.damaged-at-LINE beside the save; a save of an older format is first copied
// whole to NAME.format-N, then replaced by one of the current format. It returns
// the path of the copy, "" when none was needed. Only an unfinished last line, one
// without its line end, is not copied. On an error nothing is lost and it may be
// tried again: those of Append. The lock is held.
func (j *Journal) mend() (kept string, err error) {
	if j.file == nil {
		return "", &Error{Kind: ErrClosed, Path: j.dir.Path(j.name)}
	}
	if err := j.undisturbed(); err != nil {
		return "", err
	}
	switch r := j.pending; {
	case r == nil && !j.ragged:
		return "", nil
	case r == nil:
		return "", j.trim()
	case r.Header.Format != Format:
		kept, err = j.migrate(r)
	default:
		kept, err = j.cutDamage(r)
	}
	if err == nil {
		j.pending, j.kept = nil, ""
	}
	return kept, err
}

// keep copies what must leave the save to a file beside it, once: not again when a
// later step failed and all is tried anew.
func (j *Journal) keep(suffix string, number int, data []byte) (err error) {
	if j.kept == "" {
		j.kept, err = setAside(j.dir, j.name, fmt.Sprintf("%s-%d", suffix, number), data)
	}
	return err
}

// cutDamage cuts off what is not whole, and keeps a copy of all but a torn line.
func (j *Journal) cutDamage(r *reading) (kept string, err error) {
	if remainder := r.data[r.size:]; bytes.Contains(remainder, []byte("\n")) {
		if err := j.keep("damaged-at", r.Damage.Line, remainder); err != nil {
			return "", err
		}
	}
	return j.kept, j.trim()
}

// migrate rewrites a save in the current format. The old file stays beside it,
// damaged remainder and all.
func (j *Journal) migrate(r *reading) (kept string, err error) {
	text, sum, err := rewritten(r.Contents)
	if err != nil {
		return "", err
	}
	if err := j.keep("format", r.Header.Format, r.data); err != nil {
		return "", err
	}
	path := j.dir.Path(j.name)
	_ = j.file.Close() // Windows replaces no open file
	if err := replace(path, text); err != nil {
		return "", errors.Join(failed(path, err), j.attach())
	}
	j.ragged = true // until the folder is synced too: its size is not what Open saw
	if err := j.attach(); err != nil {
		return "", err
	}
	j.size, j.sum = int64(len(text)), sum
	if err := j.dir.sync(); err != nil {
		return "", err
	}
	j.ragged = false
	return j.kept, nil
}

// rewritten gives the whole lines of a save in the current format, and the
// checksum of the last.
func rewritten(c Contents) (text []byte, sum string, err error) {
	text, sum, err = headerLine(c.Header)
	if err != nil {
		return nil, "", err
	}
	text = slices.Grow(text, int(c.Size))
	for _, l := range c.Lines {
		var raw []byte
		raw, sum = bodyLine(sum, l, c.Header.Created)
		text = append(text, raw...)
	}
	return text, sum, nil
}
