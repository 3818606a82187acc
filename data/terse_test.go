package data_test

import (
	"fmt"
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// terse writes effects as the tables of the rules do, without the help of the
// printer under test: E1 is +1 Emperor, 2t two troops, 3$ Solari, 1s spice, 1w
// water, 1i Intrigue.
type terse struct{ r *engine.Rules }

const letters = "-EGBF"

func (x terse) list(list []engine.Effect) string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = x.one(&list[i])
	}
	return strings.Join(out, " ")
}

func (x terse) one(e *engine.Effect) string {
	switch e.Verb {
	case engine.DoInfluence:
		return x.influence(e)
	case engine.DoRecruit:
		return fmt.Sprint(e.N, "t")
	case engine.DoGain:
		return fmt.Sprint(e.N, []string{"$", "s", "w"}[e.Resource])
	case engine.DoIntrigue:
		return fmt.Sprint(e.N, "i")
	case engine.DoVP:
		return fmt.Sprint(e.N, "vp")
	case engine.DoSpy:
		return fmt.Sprint(e.N, "spy:", x.r.Groups[e.Group].ID)
	case engine.DoSteal:
		return fmt.Sprint("steal", e.N)
	case engine.DoControl:
		return "control:" + x.r.Spaces[e.Space].ID
	case engine.DoPay:
		return fmt.Sprint("pay", e.Cost.Purse, e.Cost.Intrigue, e.Cost.Spies, "(", x.list(e.Then), ")")
	case engine.DoChoose:
		return fmt.Sprint("choose", e.N, "(", x.list(e.Then), ")")
	case engine.DoIf, engine.DoRows, engine.DoHighCouncil:
		return fmt.Sprint(map[engine.Verb]string{engine.DoIf: "if", engine.DoRows: "rows", engine.DoHighCouncil: "council"}[e.Verb],
			x.cond(e.If), "(", x.list(e.Then), "|", x.list(e.Else), ")")
	}
	return map[engine.Verb]string{engine.DoHooks: "hooks", engine.DoWallIcon: "wall?", engine.DoRemoveWall: "wall!",
		engine.DoHarvest: "harvest", engine.DoSignet: "signet", engine.DoContract: "contract", engine.DoNothing: "-",
		engine.DoAgentHome: "home", engine.DoMentat: "mentat", engine.DoMentatNow: "mentat!", engine.DoSwordmaster: "sm"}[e.Verb]
}

func (x terse) influence(e *engine.Effect) string {
	switch e.Pick {
	case engine.Named:
		return fmt.Sprint(letters[e.Faction:e.Faction+1], e.N)
	case engine.Listed:
		return fmt.Sprint("#", e.Rank, "+", e.N)
	}
	return fmt.Sprint(map[engine.Pick]string{engine.Least: "least", engine.Most: "most", engine.TwoDifferent: "two",
		engine.WinsAlliance: "ally", engine.OpponentAhead: "ahead"}[e.Pick], e.N)
}

func (x terse) cond(c engine.Condition) string {
	switch c.Kind {
	case engine.Always:
		return ""
	case engine.InfluenceAtLeast:
		return fmt.Sprint("[", letters[c.Faction:c.Faction+1], ">=", c.N, "]")
	case engine.InfluenceBelow:
		return fmt.Sprint("[", letters[c.Faction:c.Faction+1], "<", c.N, "]")
	case engine.LevelBelow:
		return fmt.Sprint("[level<", c.N, "]")
	case engine.HasAlliance:
		return "[alliance]"
	}
	return fmt.Sprint(c)
}

func (x terse) conds(list []engine.Condition) string {
	s := ""
	for _, c := range list {
		s += x.cond(c)
	}
	return s
}

// card writes a card: needs, space, bonus, politics and effects of each face.
func (x terse) card(b *rival.Box, id string) string {
	c := &b.Deck.Cards[b.Deck.ByID(id)]
	var faces []string
	for _, f := range c.Faces {
		s := x.conds(f.When) + x.conds(f.Needs)
		if f.Space != 0 {
			s += x.r.Spaces[f.Space].Code
		}
		for _, sp := range f.Spaces {
			s += x.r.Spaces[sp].Code
		}
		if f.Bonus > 0 {
			s += fmt.Sprint("*", f.Bonus)
		}
		if f.Smart != 0 {
			s += "~" + letters[f.Smart:f.Smart+1]
		}
		faces = append(faces, s+": "+x.list(f.Effects))
	}
	s := strings.Join(faces, " / ")
	if c.GoesOn {
		s += " again"
	}
	if c.Reshuffle {
		s += "reshuffle"
	}
	if c.Marked {
		s += fmt.Sprint(" only", c.Only)
	}
	return s
}
