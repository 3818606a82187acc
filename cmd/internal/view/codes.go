package view

import (
	"fmt"
	"html"
	"strings"

	"househagal/cmd/internal/layout"
	"househagal/engine"
	"househagal/rival"
)

// codeGroup is a part of the card of codes: what is chosen, and by which keys.
type codeGroup struct {
	title   string
	columns int
	codes   []code
}

// code is what chooses one thing at the table.
type code struct{ key, name string }

// Codes is the card of all codes of a box for the table: spaces, posts, Factions,
// printed Hagal cards, and the keys of every question.
func Codes(box *rival.Box) []string {
	out := []string{codesTitle(box)}
	for _, g := range codeGroups(box) {
		out = append(append(out, "", g.title), g.lines()...)
	}
	return out
}

// CodesHTML is the same card as a page for the printer, on one sheet. It needs
// nothing but itself.
func CodesHTML(box *rival.Box) string {
	var b strings.Builder
	title := html.EscapeString(codesTitle(box))
	fmt.Fprintf(&b, codesHead, title, title)
	for _, g := range codeGroups(box) {
		fmt.Fprintf(&b, "<section>\n<h2>%s</h2>\n<dl style=\"columns: %d\">\n", html.EscapeString(g.title), g.columns)
		for _, c := range g.codes {
			fmt.Fprintf(&b, "<div><dt>%s</dt><dd>%s</dd></div>\n", html.EscapeString(c.key), html.EscapeString(c.name))
		}
		b.WriteString("</dl>\n</section>\n")
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return b.String()
}

// codesHead begins the page: a sheet of A4 or Letter, dark on white.
const codesHead = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>%s</title>
<style>
@page { margin: 12mm; }
body { margin: 0; color: #000; background: #fff; font: 10pt/1.35 system-ui, sans-serif; }
main { max-width: 180mm; margin: auto; }
h1 { font-size: 14pt; margin: 0 0 2mm; }
h2 { font-size: 10.5pt; margin: 3mm 0 1mm; border-bottom: .3mm solid #000; }
section, div { break-inside: avoid; }
dl { margin: 0; column-gap: 6mm; }
div { display: flex; }
dt { flex: none; min-width: 11mm; font: bold 10.5pt ui-monospace, monospace; }
dd { margin: 0; }
</style>
</head>
<body>
<main>
<h1>%s</h1>
`

func codesTitle(box *rival.Box) string {
	if box.Rules.Game == engine.Imperium {
		return "Codes at the table: Dune: Imperium (2020)"
	}
	return "Codes at the table: Uprising"
}

// codeGroups are the parts of the card, without those that the box has nothing of.
func codeGroups(box *rival.Box) []codeGroup {
	s := Scene{Box: box}
	all := []codeGroup{
		{"Your Agent", 3, s.spaceCodes()},
		{"A Spy's post", 3, s.postCodes()},
		{"A Faction", 4, s.factionCodes()},
		{"A printed Hagal card", 2, s.cardCodes()},
		{"At any question", 2, commandCodes()},
	}
	var out []codeGroup
	for _, g := range all {
		if len(g.codes) > 0 {
			out = append(out, g)
		}
	}
	return out
}

func (s Scene) spaceCodes() []code {
	var out []code
	for _, sp := range s.spacesByPlace(revealPlace) {
		if sp == revealPlace {
			out = append(out, code{"rv", "Reveal turn"})
			continue
		}
		out = append(out, code{s.Box.Rules.Spaces[sp].Code, s.Box.Rules.Spaces[sp].Name})
	}
	return out
}

func (s Scene) postCodes() []code {
	var out []code
	for _, p := range s.Box.Rules.Posts[1:] {
		out = append(out, code{p.Code, p.Name})
	}
	return out
}

func (s Scene) factionCodes() []code {
	var out []code
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		out = append(out, code{factionKeys[f], s.faction(f)})
	}
	return out
}

// cardCodes are those of both modes, each once; the mark tells like names apart.
func (s Scene) cardCodes() []code {
	var out []code
	for i := range s.Box.Deck.Cards[1:] {
		card := &s.Box.Deck.Cards[i+1]
		if card.Copies == 0 {
			continue
		}
		key := card.Code
		if card.Also != "" {
			key += " " + card.Also
		}
		name := card.Name
		if card.Marked {
			name += map[engine.Mode]string{engine.Solo: " (1P)", engine.TwoPlayer: " (2P)"}[card.Only]
		}
		out = append(out, code{key, name})
	}
	return out
}

// commandCodes are the keys of the list k, in fewer words.
func commandCodes() []code {
	var out []code
	for i := range commands {
		if c := &commands[i]; c.ready && c.hint != "" {
			_, name, _ := strings.Cut(c.hint, " ")
			out = append(out, code{keyName(c), name})
		}
	}
	return out
}

// lines are the codes in columns, each filled from top to bottom.
func (g *codeGroup) lines() []string {
	widest := 0
	for _, c := range g.codes {
		widest = max(widest, layout.Width(c.key))
	}
	rows := (len(g.codes) + g.columns - 1) / g.columns
	lines := make([]string, rows)
	for i, c := range g.codes {
		at := 2 + i/rows*((PageWidth-2)/g.columns)
		lines[i%rows] = fill(lines[i%rows], at) + fill(c.key, widest+1) + c.name
	}
	return lines
}
