package ask

import (
	"slices"

	layouter "househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
)

// answerRoom is how many cells a mark and an answer take on the line of a question.
const answerRoom = 11

// cutRoom is how many cells of a column are not the label's: mark, key and a gap.
const cutRoom = 6

// Settle makes texts of what is structure in the question, for a screen of so many
// cells; 0 is one whose width nobody knows. Whoever asks does so by itself.
func (p *Prompt) Settle(width int) {
	if w := int(layouter.Of(width)); p.Short != "" && layouter.Width(p.Text) > w-answerRoom {
		p.Text = p.Short
	}
	p.Short = ""
	var listings []page.Listing
	var at []int
	cuts := false
	for i := range p.Choices {
		cuts = cuts || p.Choices[i].Cuts
		if x := p.Choices[i].Listing; x != nil {
			listings, at = append(listings, *x), append(at, i)
		}
	}
	if !cuts && listings == nil {
		return
	}
	p.Choices = slices.Clone(p.Choices)
	for n, line := range layouter.Listings(listings) {
		p.Choices[at[n]].Label, p.Choices[at[n]].Listing = line, nil
	}
	for i := range p.Choices {
		p.Choices[i].cut(p.step())
	}
}

// step is how many cells a column of a grid takes.
func (p *Prompt) step() int {
	if n := p.Apart(); n > 0 {
		return n
	}
	return int(layouter.Full) / p.GridColumns()
}

// spacings are how many cells it is from one column to the next.
var spacings = [...]int{Third: 26, Worded: 18, Figures: 5}

// Apart is how many cells the columns are apart, 0 where the layout says it.
func (p *Prompt) Apart() int { return spacings[p.Spacing] }

// cut cuts the label of a choice whose name has no room in a column of so many
// cells.
func (c *Choice) cut(step int) {
	if !c.Cuts {
		return
	}
	c.Label, c.Said, c.Cuts = layouter.Shorter(c.Label, step-cutRoom), c.Label, false
}

// GridColumns is the number of columns of a grid on a wide screen.
func (p *Prompt) GridColumns() int {
	if p.Columns > 0 {
		return p.Columns
	}
	return 3
}
