package challenge

import (
	"slices"
	"strconv"

	"househagal/cmd/internal/history"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/data"
	"househagal/data/challenges"
	"househagal/engine"
	"househagal/rival"
)

// Teller writes challenges for people.
type Teller struct {
	history.Teller
	Leaders *Leaders
}

// Lines are a table of challenges, a line each.
func (t Teller) Lines(list []Progress) []string {
	out := &page.Table{Columns: []page.Column{{Head: t.Say("challenge.head")}, {Head: t.Say("challenge.head_text")}, {Head: t.Say("challenge.head_done")}}}
	done := 0
	for i := range list {
		p := &list[i]
		if p.Reached() {
			done++
		}
		out.Rows = append(out.Rows, []string{p.ID, t.Text(p.Challenge), t.state(p)})
	}
	return append(t.Width.Table(out), "", t.Say("challenge.all", say.Args{"n": done, "of": len(list)}))
}

// state is how far a challenge is: the day it was reached, or what is left.
func (t Teller) state(p *Progress) string {
	if p.Reached() {
		return t.Say("challenge.reached", say.Args{"date": day(p.Ended)})
	}
	parts := []string{t.Say("challenge.done", say.Args{"n": p.Done, "of": p.Of})}
	if next := p.Next(); p.InOrder && next >= 0 {
		parts = append(parts, t.Say("challenge.next", say.Args{"text": t.step(p, next)}))
	}
	if p.Unknown > 0 {
		parts = append(parts, t.Say("challenge.unknown", say.Args{"n": p.Unknown}))
	}
	return t.Say("challenge.state", say.Args{"texts": parts})
}

func day(g *history.Game) string { return g.Ended.Local().Format("2006-01-02") }

// One tells of one challenge, a line a step.
func (t Teller) One(p *Progress) []string {
	out := []string{t.Text(p.Challenge), t.state(p)}
	table := &page.Table{Columns: []page.Column{{}, {Head: t.Say("challenge.head_text")}, {Head: t.Say("challenge.head_done")}}}
	for i, g := range p.Steps {
		when := "-"
		if g != nil {
			when = day(g)
		}
		table.Rows = append(table.Rows, []string{strconv.Itoa(i + 1), t.step(p, i), when})
	}
	if len(table.Rows) > 0 {
		out = append(append(out, ""), t.Width.Table(table)...)
	}
	return out
}

// Text says what a challenge asks, or its own name.
func (t Teller) Text(c *challenges.Challenge) string {
	if c.Name != "" {
		return c.Name
	}
	parts := t.test(&c.Test, &challenges.Test{})
	for _, key := range c.Each {
		parts = append(parts, t.Say(eachIDs[key], say.Args{"n": t.ofTheBox(c)}))
	}
	switch {
	case c.Times > 0:
		parts = append(parts, t.Say("challenge.times", say.Args{"n": c.Times}))
	case c.Row > 0:
		parts = append(parts, t.Say("challenge.row", say.Args{"n": c.Row}))
	case len(c.Steps) > 0 && len(c.Each) == 0:
		parts = append(parts, t.Say("challenge.steps", say.Args{"n": len(c.Steps), "on": c.InOrder}))
	}
	id := say.ID("challenge.win")
	if c.Played {
		id = "challenge.play"
	}
	return t.Unstopped(t.Sentence(t.Say(id, say.Args{"texts": parts})))
}

var eachIDs = map[string]say.ID{"difficulty": "challenge.each_level", "rival": "challenge.each_rival", "leader": "challenge.each_leader"}

// ofTheBox is how many solo Rivals a box has without modules, where a challenge asks for
// each of them and no other; else 0.
func (t Teller) ofTheBox(c *challenges.Challenge) int {
	asked := map[string]bool{}
	for i := range c.Steps {
		for _, id := range c.Steps[i].Rivals {
			asked[id] = true
		}
	}
	for _, box := range t.Boxes {
		all, found := 0, 0
		for i := range box.Rivals[1:] {
			if x := &box.Rivals[i+1]; x.Solo && x.Refused == "" {
				all++
				if asked[x.ID] {
					found++
				}
			}
		}
		if data.GameWord(box.Rules.Game) == c.Game && all == found && all == len(asked) {
			return all
		}
	}
	return 0
}

// step says what a step asks beside its challenge.
func (t Teller) step(p *Progress, i int) string {
	return t.Join(t.test(&p.Challenge.Steps[i], &p.Test))
}

// test says what a test asks of a game, but for what is said already.
func (t Teller) test(x, said *challenges.Test) (out say.List) {
	add := func(id say.ID, args say.Args) { out = append(out, t.Say(id, args)) }
	if x.Game != said.Game && x.Game != data.GameWord(engine.Uprising) {
		add("challenge.of_2020", nil)
	}
	if x.Mode != said.Mode && x.Mode == data.ModeWord(engine.TwoPlayer) {
		add("challenge.pair", nil)
	}
	if !slices.Equal(x.Difficulties, said.Difficulties) {
		add("challenge.at", say.Args{"words": each(x.Difficulties, t.Level)})
	}
	if !slices.Equal(x.Rivals, said.Rivals) {
		add("challenge.against", say.Args{"words": each(x.Rivals, t.Rival)})
	}
	if x.Leader != said.Leader {
		add("challenge.as", say.Args{"name": t.Leaders.Name(x.Leader)})
	}
	if !slices.Equal(x.Modules, said.Modules) {
		add("challenge.modules", say.Args{"words": each(x.Modules, t.module)})
	}
	if x.OwnRules && !said.OwnRules {
		add("challenge.own_rules", nil)
	}
	return append(out, t.outcome(x, said)...)
}

// outcome says what a test asks of how a game ended.
func (t Teller) outcome(x, said *challenges.Test) (out say.List) {
	for _, b := range x.Bounds {
		if !slices.Contains(said.Bounds, b) {
			out = append(out, t.Say(boundIDs[b.Figure][most(b.Least)], say.Args{"n": b.N}))
		}
	}
	for _, c := range x.With[len(said.With):] {
		out = append(out, t.Say(conditionIDs[c.Kind][0], say.Args{"n": int(c.N), "name": t.faction(x.Game, c)}))
	}
	for _, c := range x.Without[len(said.Without):] {
		out = append(out, t.Say(conditionIDs[c.Kind][1], say.Args{"n": int(c.N), "name": t.faction(x.Game, c)}))
	}
	return out
}

func each(ids []string, name func(string) string) (out []string) {
	for _, id := range ids {
		out = append(out, name(id))
	}
	return out
}

func most(least bool) int {
	if least {
		return 0
	}
	return 1
}

// boundIDs say a figure at least and at most.
var boundIDs = [...][2]say.ID{
	challenges.Lead:      {"challenge.lead_least", "challenge.lead_most"},
	challenges.VP:        {"challenge.vp_least", "challenge.vp_most"},
	challenges.Rounds:    {"challenge.rounds_least", "challenge.rounds_most"},
	challenges.Conflicts: {"challenge.conflicts_least", "challenge.conflicts_most"},
	challenges.Alliances: {"challenge.alliances_least", "challenge.alliances_most"},
}

// conditionIDs say that a condition holds, and that it doesn't.
var conditionIDs = map[engine.CondKind][2]say.ID{
	engine.HasAlliance:      {"challenge.alliance", "challenge.no_alliance"},
	engine.HasSwordmaster:   {"challenge.swordmaster", "challenge.no_swordmaster"},
	engine.HasHooks:         {"challenge.hooks", "challenge.no_hooks"},
	engine.InfluenceAtLeast: {"challenge.influence", "challenge.influence_below"},
	engine.InfluenceBelow:   {"challenge.influence_below", "challenge.influence"},
}

// faction is the Faction of a condition by the name that the box has.
func (t Teller) faction(game string, c engine.Condition) string {
	box := t.Boxes[0]
	for _, b := range t.Boxes {
		if data.GameWord(b.Rules.Game) == game {
			box = b
		}
	}
	if c.Faction == 0 {
		return ""
	}
	return t.In(box).Join(say.List{c.Faction})
}

// module is the name of a module, its id where no box has it.
func (t Teller) module(id string) string {
	for _, box := range t.Boxes {
		if i := slices.IndexFunc(box.Offered, func(x rival.Layer) bool { return x.ID == id }); i >= 0 {
			return t.In(box).Join(say.List{box.Offered[i]})
		}
	}
	return id
}

// mostTold is how many challenges are named in the line of a game.
const mostTold = 2

// Reached is the line of what was reached when the games before became these; "" for
// nothing.
func (t Teller) Reached(list []challenges.Challenge, before, now []history.Game) string {
	was, is := t.Judge().Progress(list, before), t.Judge().Progress(list, now)
	var texts []string
	for i := range is {
		if is[i].Reached() && !was[i].Reached() {
			texts = append(texts, t.Text(is[i].Challenge))
		}
	}
	if len(texts) == 0 {
		return ""
	}
	more := max(0, len(texts)-mostTold)
	return t.Say("challenge.now", say.Args{"n": len(texts), "texts": texts[:len(texts)-more], "of": more})
}
