package notation

import "househagal/data/strict"

// walk reads values of Nodes. What is right costs no allocation; what is wrong
// is told by package strict.
type walk struct{ errs *strict.Errors }

func (w walk) at(n *strict.Node, name string) strict.Cursor { return strict.At(n, name, w.errs) }

func (w walk) fail(n *strict.Node, format string, args ...any) {
	w.at(n, "").Fail(format, args...)
}

// given reports whether n says something. Null does not, where a key may be
// written without a value.
func given(n *strict.Node) bool { return n != nil && n.Kind != strict.Null }

// num returns a whole number from lo to hi, def when it is left out.
func (w walk) num(n *strict.Node, name string, def, lo, hi int) int {
	if n == nil {
		return def
	}
	if v := short(n); v >= lo && v <= hi && v >= 0 {
		return v
	}
	return w.at(n, name).Int(lo, hi)
}

// short returns a plain number of one to three digits, -1 for anything else.
func short(n *strict.Node) int {
	s := n.Text
	if n.Kind != strict.Scalar || n.Quoted || len(s) == 0 || len(s) > 3 || s[0] == '0' && len(s) > 1 {
		return -1
	}
	v := 0
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return -1
		}
		v = 10*v + int(s[i]-'0')
	}
	return v
}

func (w walk) flag(n *strict.Node, name string, def bool) bool {
	if n == nil {
		return def
	}
	if n.Kind == strict.Scalar && !n.Quoted {
		switch n.Text {
		case "true":
			return true
		case "false":
			return false
		}
	}
	return w.at(n, name).Bool()
}

// word returns the index of an id in ws, def when it is left out or unknown.
func (w walk) word(n *strict.Node, name string, def int, ws *words) int {
	if n == nil {
		return def
	}
	if n.Kind == strict.Scalar {
		if i, ok := ws.at[n.Text]; ok {
			return i
		}
	}
	if i := w.at(n, name).Word(ws.what, ws.list); i >= 0 {
		return i
	}
	return def
}

// list returns the items of a list of at most hi.
func (w walk) list(n *strict.Node, name string, hi int) []strict.Node {
	if n == nil {
		return nil
	}
	if n.Kind != strict.List || len(n.Items) > hi {
		w.at(n, name).List(hi)
		return nil
	}
	return n.Items
}

// pairs returns keys and values of a map whose keys are ids.
func (w walk) pairs(n *strict.Node, name string) (keys, values []strict.Node) {
	if n == nil {
		return nil, nil
	}
	if n.Kind != strict.Map {
		w.at(n, name).Each(func(_, _ strict.Cursor) {})
		return nil, nil
	}
	for i := range n.Keys {
		for j := range i {
			if n.Keys[i].Text == n.Keys[j].Text {
				w.twice(&n.Keys[i])
			}
		}
	}
	return n.Keys, n.Items
}

// twice notes a repeated key: the fast JSON reader leaves it to this walk.
func (w walk) twice(k *strict.Node) { w.fail(k, "key %q is given twice; keep one of them", k.Text) }

// fields sorts the values of a map with fixed keys into the places of keys. It
// reports false when n is no map.
func (w walk) fields(n *strict.Node, name string, keys *words, into []*strict.Node) bool {
	if n == nil || n.Kind != strict.Map {
		w.at(n, name).Map()
		return false
	}
	unknown := false
	for i := range n.Keys {
		k, ok := keys.at[n.Keys[i].Text]
		switch {
		case !ok:
			unknown = true
		case into[k] != nil:
			w.twice(&n.Keys[i])
		default:
			into[k] = &n.Items[i]
		}
	}
	if unknown {
		m := w.at(n, name).Map()
		for _, k := range keys.list {
			m.Get(k)
		}
		m.Done()
	}
	return true
}
