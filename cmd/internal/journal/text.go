package journal

// Parse takes a save apart that is in memory, as [Read] does with a file. Path
// names it in errors.
func Parse(path string, data []byte) (Contents, error) {
	if len(data) > MaxSize {
		return Contents{}, tooLarge(path)
	}
	r, err := parse(path, data)
	return r.Contents, err
}

// Text writes header and lines as a whole save of the current format. Errors:
// ErrBody.
func (c Contents) Text() ([]byte, error) {
	text, _, err := rewritten(c)
	return text, err
}
