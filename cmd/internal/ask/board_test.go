package ask

import (
	"strings"

	"househagal/cmd/internal/page"
)

// someCommands are commands of a prompt.
var someCommands = map[string]string{
	"u": "undo", "U": "redo", "?": "why", "v": "view", "l": "log", "+": "more", "q": "quit",
	"undo": "undo", "redo": "redo", "back": "back", "why": "why", "quit": "quit", "fix": "fix",
}

// whereTo is the question of a first turn. Codes with "-" before them are closed.
func whereTo() Prompt {
	p := Prompt{
		ID: "where", Page: page.Page{Blocks: page.Verbatim([]string{"Round 1  Skirmish"})}, NewPage: true, Text: "You, Agent 1 of 2: where to?",
		Layout: Grid, Columns: 3, Default: -1, Commands: someCommands,
	}
	for code := range strings.SplitSeq(firstSpaces, ",") {
		code, shut := strings.CutPrefix(code, "-")
		c := Choice{Key: code[:2], Label: code[3:]}
		if shut {
			c.Closed = "Staban's Agent is there, and no Spy of yours is beside it."
		}
		p.Choices = append(p.Choices, c)
	}
	return p
}

const firstSpaces = "sa Sardaukar,du Dutiful Service,he Heighliner,-de Deliver Supplies,es Espionage,se Secrets," +
	"dt Desert Tactics,fr Fremkit,hc High Council,-ip Imperial Privilege,sw Swordmaster 8,ah Assembly Hall," +
	"gs Gather Support,-sh Shipping,ac Accept Contract,rv Reveal turn,ar Arrakeen,sr Spice Refinery," +
	"-rs Research Station,-st Sietch Tabr,ib Imperial Basin,hb Hagga Basin,dd Deep Desert"
