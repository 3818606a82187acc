package notation

import "strconv"

// out is JSON being written. Commas set themselves: one comes before whatever
// does not follow an opening bracket or a colon.
type out []byte

func (o *out) comma() {
	if n := len(*o); n > 0 {
		switch (*o)[n-1] {
		case '{', '[', ':':
		default:
			*o = append(*o, ',')
		}
	}
}

func (o *out) open(bracket byte) {
	o.comma()
	*o = append(*o, bracket)
}

func (o *out) close(bracket byte) { *o = append(*o, bracket) }

// key begins the next value of a map.
func (o *out) key(name string) {
	o.comma()
	*o = append(*o, '"')
	*o = append(*o, name...)
	*o = append(*o, '"', ':')
}

func (o *out) num(n int) {
	o.comma()
	*o = strconv.AppendInt(*o, int64(n), 10)
}

func (o *out) flag(b bool) {
	o.comma()
	*o = strconv.AppendBool(*o, b)
}

// id writes an id, which needs no escapes; null when it is empty.
func (o *out) id(s string) {
	o.comma()
	if s == "" {
		*o = append(*o, "null"...)
		return
	}
	*o = append(*o, '"')
	*o = append(*o, s...)
	*o = append(*o, '"')
}

func (o *out) keyNum(name string, n int) {
	o.key(name)
	o.num(n)
}

func (o *out) keyFlag(name string, b bool) {
	o.key(name)
	o.flag(b)
}

func (o *out) keyID(name, id string) {
	o.key(name)
	o.id(id)
}
