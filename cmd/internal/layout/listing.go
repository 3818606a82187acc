package layout

import (
	"strings"

	"househagal/cmd/internal/page"
)

// Cells of the columns of a list: a name, where the text beside it begins, a figure
// of comparison, the first of two texts, and a whole line beside its key.
const (
	listName   = 15
	listBeside = 17
	listFigure = 3
	listSpan   = 5 // two figures with a dash between
	listText   = 26
	listLine   = 76
)

// Listings draws the entries of a list, each on a line, in columns. Where there are
// figures to compare by, all else stands closer.
func Listings(all []page.Listing) []string {
	figures, widest := 0, 0
	for i := range all {
		widest = max(widest, Width(all[i].Name))
		switch w := Width(all[i].Figure); {
		case w > listFigure:
			figures = listSpan
		case w > 0:
			figures = max(figures, listFigure)
		}
	}
	out := make([]string, len(all))
	for i := range all {
		out[i] = listing(&all[i], widest, figures)
	}
	return out
}

// listing draws one entry; widest is the widest name of all, figures how wide those
// to compare by may be.
func listing(x *page.Listing, widest, figures int) string {
	column := widest + 2
	if x.Named {
		column = listBeside
	}
	if figures > 0 && (x.Value != "" || !x.Named) {
		column--
	}
	if x.Value == "" && x.Figure == "" && len(x.Texts) == 0 {
		return x.Name
	}
	line := Fill(x.Name, column)
	switch {
	case x.Value != "" && figures > 0:
		line += x.Value + " "
	case x.Value != "":
		line += Right(x.Value, 2) + "  "
	}
	if figures > 0 {
		line += Right(x.Figure, figures) + " "
	}
	for i, text := range x.Texts {
		if i == len(x.Texts)-1 {
			return line + Screen(listLine-Width(line)).First(text...)
		}
		switch figures {
		case listSpan:
			column := listText + listFigure - listSpan
			line += Fill(Screen(column-1).First(text...), column)
		default:
			line += Fill(Screen(listText+1).First(text...), listText)
		}
		if figures == 0 {
			line += " "
		}
	}
	return line
}

// nameDot stands between the parts of a name that is written in characters.
const nameDot = "\u30fb"

// ListName is a name as it stands in a list: all of it, or from its short name on,
// or that alone.
func ListName(full, short string) string {
	if Width(full) <= listName {
		return full
	}
	between := " "
	if strings.Contains(full, nameDot) {
		between = nameDot
	}
	parts := strings.Split(full, between)
	last := parts[len(parts)-1]
	for _, word := range parts {
		if !strings.HasPrefix(word, short) {
			continue
		}
		if both := word + between + last; word != last && Width(both) <= listName {
			return both
		}
		return word
	}
	return short
}
