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

// Turned is a page that is read leaf by leaf where it is longer than a screen.
type Turned struct {
	// Under is the prompt under a leaf that has others before it or behind it, and by
	// how many leaves each choice turns; 0 is an answer.
	Under func(earlier, later bool) (p Prompt, turns []int)
	// End: the last leaf is read first. Otherwise leaves are read one after the other,
	// and none again.
	End bool
}

// Read puts the leaves before who until a reply turns none, or there are no more.
// Asked is who.Ask, or does more than that.
func (x *Turned) Read(who Person, asked func(Prompt) (Reply, error)) (Reply, error) {
	if x.End {
		return x.readBack(who, asked)
	}
	var leaf Leaf
	for {
		before := leaf
		p, _ := x.Under(before.to > 0, false)
		now, last := NextLeaf(who, p, before)
		if !last {
			p, _ = x.Under(before.to > 0, true)
			now, last = NextLeaf(who, p, before)
		}
		leaf = now
		r, err := asked(p.At(leaf))
		if err != nil || r.Command != "" || last {
			return r, err
		}
	}
}

func (x *Turned) readBack(who Person, asked func(Prompt) (Reply, error)) (Reply, error) {
	p, _ := x.Under(true, true)
	leaves := Leaves(who, p)
	for at := len(leaves) - 1; ; {
		p, turns := x.Under(at > 0, at < len(leaves)-1)
		r, err := asked(p.At(leaves[at]))
		if err != nil || r.Command != "" || r.Choice < 0 || turns[r.Choice] == 0 {
			return r, err
		}
		at += turns[r.Choice]
	}
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
