package ask

import "strconv"

// LineKey is the key of a line of a list by its place from 0: digits, then letters
// that no command has; "" where they are used up.
func LineKey(i int) string {
	const letters = "abcdefghijmnrstwyz"
	if i < 9 {
		return strconv.Itoa(i + 1)
	}
	if i-9 < len(letters) {
		return letters[i-9 : i-8]
	}
	return ""
}
