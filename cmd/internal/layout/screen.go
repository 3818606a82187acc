package layout

import (
	"strings"

	"househagal/cmd/internal/page"
)

// Indent is the column where the text beside a head or a verb begins.
const Indent = 10

// Screen draws for a screen of so many cells.
type Screen int

// Full is the width from which a screen is a wide one; lines of a page are not
// longer.
const Full Screen = 80

// Of is a screen of so many cells; 0 is one whose width nobody knows.
func Of(width int) Screen {
	if width <= 0 {
		return Full
	}
	return min(Screen(width), Full)
}

// Fold breaks a sentence into lines; the later ones are indented.
func (w Screen) Fold(text string) []string { return Fold(text, int(w), 2) }

// Page draws title, score, a blank line, and the blocks.
func (w Screen) Page(x *page.Page) []string { return append(w.Heading(x), w.Body(x)...) }

// Heading draws what stands above the blocks, and the blank line under it.
func (w Screen) Heading(x *page.Page) []string {
	out := w.heading(x)
	if len(out) > 0 && !x.Bare {
		out = append(out, "")
	}
	return out
}

// Body draws the blocks; of several ways to say them the one that has room on a
// full screen, as it stands there.
func (w Screen) Body(x *page.Page) []string {
	if len(x.Ways) > 0 {
		return Full.Within(x.Ways, x.Room)
	}
	return w.Blocks(x.Blocks)
}

// heading draws title and score, where there are any.
func (w Screen) heading(x *page.Page) []string {
	var out []string
	if x.Title.Text != "" {
		out = append(out, w.Line(x.Title))
	}
	if len(x.Under) > 0 {
		out = append(out, w.First(x.Under...))
	}
	if len(x.Score) > 0 {
		out = append(out, w.Score(x.Score))
	}
	return out
}

// Score draws all standings on a line: with what the figures count, or on a
// narrow screen the bare figures.
func (w Screen) Score(all []page.Standing) string {
	var long, short []string
	for _, x := range all {
		long = append(long, x.Name+" "+x.Figures)
		short = append(short, x.Name+" "+x.Short)
	}
	if line := strings.Join(long, " | "); w >= Full && Width(line) <= int(w) {
		return line
	}
	return strings.Join(short, "  ")
}

// Blocks draws blocks one under the other.
func (w Screen) Blocks(blocks []page.Block) []string {
	var out []string
	for i := range blocks {
		if blocks[i].Apart && len(out) > 0 {
			out = append(out, "")
		}
		out = append(out, w.Block(&blocks[i])...)
	}
	return out
}

// Block draws a block, or what stands in for it where a line of it has no room.
func (w Screen) Block(b *page.Block) []string {
	switch {
	case !w.holds(b):
		return w.Blocks(b.Else)
	case b.Table != nil:
		return w.Table(b.Table)
	case b.Seats != nil:
		return w.Seats(b.Seats)
	case b.Log != nil:
		return w.Numbered(b.Log)
	}
	out := w.head(b)
	for _, x := range w.steps(b) {
		out = append(out, w.step(&x, b)...)
	}
	return append(out, figures(b.Rows)...)
}

func (w Screen) step(x *page.Step, of *page.Block) []string {
	switch {
	case of.Named:
		return w.named(x)
	case of.Heads:
		return w.Hanging("  "+x.Verb, headColumn, x.Text)
	}
	return w.line(beside(stepLine(x), x.Beside), x.Right)
}

// stepLine is a step without its figure.
func stepLine(x *page.Step) string {
	switch {
	case x.Verb == "":
		return strings.Repeat(" ", Indent) + x.Text
	case Width(x.Verb) > Indent-3:
		return "  " + x.Verb + " " + x.Text
	}
	return Fill("  "+x.Verb, Indent) + x.Text
}

// head draws the line of the head and, where there is a lead, the text under it.
func (w Screen) head(b *page.Block) []string {
	lead := w.Lead(&b.Lead)
	switch {
	case b.Verbatim:
		return []string{b.Text}
	case b.Head == "" && b.Text == "":
		return nil
	case b.Head == "" && b.Hangs:
		return w.Fold(b.Text)
	case b.Head == "" && b.Inset:
		return Fold("  "+b.Text, int(w), 4)
	case b.Head == "" && b.Flush:
		return Fold(b.Text, int(w), 0)
	case b.Head == "":
		return w.line(b.Text, b.Right)
	case lead == "":
		return w.line(beside(headed(b.Head, b.Text), b.Beside), b.Right)
	}
	out := w.line(headed(b.Head, lead), "")
	if b.Text != "" {
		out = append(out, w.line(strings.Repeat(" ", Indent)+b.Text, b.Right)...)
	}
	return out
}

// headed puts a text beside its head.
func headed(head, text string) string {
	switch {
	case text == "":
		return head
	case Width(head) >= Indent:
		return head + " " + text
	}
	return Fill(head, Indent) + text
}

// Lead is the lead in as many words as there is room for beside a head.
func (w Screen) Lead(x *page.Lead) string {
	if x.Short != "" && Indent+Width(x.Text) > int(w) {
		return x.Short
	}
	return x.Text
}

// holds says whether all lines of a block have room, and their figures, or nothing
// stands in for it.
func (w Screen) holds(b *page.Block) bool {
	if len(b.Else) == 0 {
		return true
	}
	for i := range b.Steps {
		if x := &b.Steps[i]; len(x.Else) == 0 && !w.fits(stepLine(x), x.Right) {
			return false
		}
	}
	return w.fits(headed(b.Head, b.Text), b.Right)
}

// fits says whether a line has room, and its figure.
func (w Screen) fits(line, right string) bool {
	return Width(line) <= int(w) && (right == "" || AtRight(line, right, int(w)) != line)
}

// line is one line with its right margin, folded where it is too long.
func (w Screen) line(text, right string) []string {
	return Fold(AtRight(text, right, int(w)), int(w), Indent)
}

// Line draws a line of its own: in fewer words or without its figure where there
// is no room for them.
func (w Screen) Line(x page.Line) string {
	text := x.Text
	if x.Short != "" && Width(text) > int(w) {
		text = x.Short
	}
	return AtRight(text, x.Right, int(w))
}
