package journal

import "encoding/json"

// salvage reads what it can behind a header that is damaged: the lines are chained
// to the checksum it had, which either still stands at its end or can be computed.
// Of the header it takes what is legible; nothing vouches for that.
func (r *reading) salvage(raw, rest []byte) {
	var h Header
	if json.Unmarshal(raw, &h) != nil {
		h = Header{}
	}
	for format := Format; format >= 1; format-- {
		for _, sum := range layouts[format].likely(raw) {
			h.Format = format
			r.Header, r.sum, r.Lines, r.Damage = h, sum, nil, Damage{}
			if r.readLines(rest); len(r.Lines) > 0 {
				return
			}
		}
	}
	r.Header, r.Lines, r.Damage = h, nil, Damage{}
}

// likely gives the checksums a damaged header may have had: the one it ends with,
// and the one over its text, in case only the first was hit.
func (l layout) likely(raw []byte) []string {
	end := len(raw) - l.digits - len(`"}`)
	text := end - len(l.member)
	if text < 1 {
		return nil
	}
	return []string{string(raw[end : end+l.digits]), l.sum("", raw[:text])}
}
