package strict

import "strings"

// Nearest returns the word of known that somebody who wrote word probably
// meant, "" when none is near. Case, blanks and hyphens don't count as a
// difference; one letter in three may be wrong; a beginning is enough.
func Nearest(word string, known []string) string {
	w := plain(word)
	if w == "" {
		return ""
	}
	best, at := "", 1+len(w)/3
	for _, k := range known {
		p := plain(k)
		if p == w {
			return k
		}
		if d := distance(w, p, at); d < at {
			best, at = k, d
		}
	}
	if best == "" && len(w) >= 3 {
		best = containing(w, known)
	}
	return best
}

// Same reports whether two words are the same but for case, blanks, hyphens and
// apostrophes.
func Same(a, b string) bool { return plain(a) != "" && plain(a) == plain(b) }

// containing returns the one known word that begins with w, or has it as one of
// its parts; "" when there are several.
func containing(w string, known []string) string {
	found := ""
	for _, k := range known {
		p := plain(k)
		if !strings.HasPrefix(p, w) && !strings.Contains("_"+p+"_", "_"+w+"_") {
			continue
		}
		if found != "" {
			return ""
		}
		found = k
	}
	return found
}

func plain(s string) string {
	if len(s) > 64 {
		return ""
	}
	return strings.NewReplacer(" ", "_", "-", "_", "'", "").Replace(strings.ToLower(strings.TrimSpace(s)))
}

// distance returns how many letters must be put in, left out, replaced or
// swapped to make b of a; limit or more when it is at least limit.
func distance(a, b string, limit int) int {
	if len(a)-len(b) >= limit || len(b)-len(a) >= limit {
		return limit
	}
	two, one, cur := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range one {
		one[j] = j
	}
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			cur[j] = min(one[j]+1, cur[j-1]+1, one[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				cur[j] = min(cur[j], two[j-2]+1)
			}
		}
		two, one, cur = one, cur, two
	}
	return one[len(b)]
}

// OneOf writes words as "a, b or c".
func OneOf(words []string) string {
	switch n := len(words); n {
	case 0:
		return "nothing"
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " or " + words[n-1]
	}
}

// meant writes the helpful half of an error about a word that is not known.
func (x *Errors) meant(word string, known []string) string {
	if p, letter := lookAlike(word); letter != "" && hasWord(known, p) {
		return letter + "; write " + p
	}
	if k := x.nearest(word, known); k != "" {
		return "did you mean " + k + "?"
	}
	if parts := strings.Fields(word); len(parts) > 1 && hasWord(known, parts[0]) {
		return "put a comma between " + strings.Join(parts, " and ")
	}
	if len(known) > 12 {
		return "the known ones are " + strings.Join(known[:12], ", ") + " and " + plural(len(known)-12, "other")
	}
	return "write " + OneOf(known)
}

// nearest is Nearest, and then the words of known that people mean by another.
func (x *Errors) nearest(word string, known []string) string {
	if k := Nearest(word, known); k != "" || x == nil {
		return k
	}
	var out []string
	for _, k := range x.Means[plain(word)] {
		if first, _, _ := strings.Cut(k, ":"); hasWord(known, first) {
			out = append(out, k)
		}
	}
	if out == nil {
		return ""
	}
	return OneOf(out)
}
