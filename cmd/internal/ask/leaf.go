package ask

import (
	layouter "househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
)

// Leaf is a part of a page that is longer than a screen: lines under its heading.
// The zero value is all of it.
type Leaf struct{ from, to int }

// At is the prompt under a leaf of its page.
func (p Prompt) At(l Leaf) Prompt {
	p.leaf = l
	return p
}

// of are the lines of a leaf.
func (l Leaf) of(lines []string) []string {
	if l == (Leaf{}) {
		return lines
	}
	return lines[min(l.from, len(lines)):min(l.to, len(lines))]
}

// NextLeaf is the leaf of a page behind another one, with as many lines as have
// room above the question, one at least. Last: the page ends with it.
func NextLeaf(who Person, p Prompt, behind Leaf) (l Leaf, last bool) {
	p, n := drawnOnce(who, p)
	return next(who, p, n, behind)
}

// next is NextLeaf of a page of n lines.
func next(who Person, p Prompt, n int, behind Leaf) (l Leaf, last bool) {
	for l = (Leaf{behind.to, n}); l.to > l.from+1 && !who.Fits(p.At(l)); l.to-- {
	}
	return l, l.to >= n
}

// Leaves cuts a page into leaves that have room, from its end: the first may be
// shorter than the others.
func Leaves(who Person, p Prompt) []Leaf {
	p, n := drawnOnce(who, p)
	first, _ := next(who, p, n, Leaf{})
	height := max(first.to, 1)
	for height > 1 && height < n && !who.Fits(p.At(Leaf{n - height, n})) {
		height--
	}
	var all []Leaf
	for to := n; to > 0; to -= height {
		all = append([]Leaf{{max(0, to-height), to}}, all...)
	}
	return all
}

// drawnOnce is the prompt with the lines of its page, so that they are not drawn
// again for every leaf that is tried, and how many there are.
func drawnOnce(who Person, p Prompt) (Prompt, int) {
	width := 0
	if w, ok := who.(interface{ Width() int }); ok {
		width = w.Width()
	}
	lines := layouter.Of(width).Body(&p.Page)
	p.Page.Ways, p.Page.Blocks = nil, page.Verbatim(lines)
	return p, len(lines)
}
