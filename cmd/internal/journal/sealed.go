package journal

// Sealed returns a JSON object as a line of its own: with its checksum as the last
// member and a line end. No other line vouches for it, so that damage to one costs
// no other. It may use the space behind object.
func Sealed(object []byte) []byte {
	raw, _ := current.seal("", object)
	return raw
}

// Unsealed returns nil when a line, given without its line end, ends with the
// checksum that [Sealed] gave it; else what is wrong with it.
func Unsealed(raw []byte) error {
	_, wrong := current.check("", raw)
	return wrong
}
