package menu

import (
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// askPost is the grid of observation posts, occupied ones in their place.
func askPost(s say.Speaker, t *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Sentences(due(s, t, q), s.Say("ask.post", say.Args{"seat": q.Seat})))
	if q.Open(0) {
		sh.add(0, ask.Choice{Key: "n", Label: s.Say("ask.post_none"), Words: []string{"none", "no"}})
	}
	return postGrid(s, sh, q, func(p engine.Post) string {
		if who := t.Pos.SpiesOn(p); who != 0 {
			return s.Say("menu.closed_spy", say.Args{"seats": who})
		}
		return s.Say("menu.closed_post")
	})
}

// askSpyHome is the same grid for a Spy that returns.
func askSpyHome(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	return postGrid(s, newSheet(s.Say("ask.spy_home")), q, noSpyThere(s))
}

// askSpyFirst is asked when a Spy is due and none is in supply.
func askSpyFirst(s say.Speaker, _ *engine.Table, q *engine.Question) sheet {
	sh := newSheet(s.Say("ask.spy_first", say.Args{"seat": q.Seat}))
	sh.brief = s.Say("ask.spy_first_brief")
	sh.add(0, ask.Choice{Key: "n", Label: s.Say("ask.spy_first_none"), Words: []string{"none", "no"}})
	return postGrid(s, sh, q, noSpyThere(s))
}

func noSpyThere(s say.Speaker) func(engine.Post) string {
	return func(engine.Post) string { return s.Say("menu.closed_no_spy") }
}

// postGrid offers the posts of the mask; closed says why another one is not open.
func postGrid(s say.Speaker, sh sheet, q *engine.Question, closed func(engine.Post) string) sheet {
	sh.Layout, sh.Columns = ask.Grid, 3
	for p := 1; p < len(s.Box.Rules.Posts); p++ {
		info := &s.Box.Rules.Posts[p]
		c := ask.Choice{Key: info.Code, Label: s.Say("menu.post", say.Args{"post": engine.Post(p)}), Words: []string{info.ID, strings.ToLower(info.Name)}}
		if !q.Open(p) {
			c.Closed = closed(engine.Post(p))
		}
		sh.add(p, c)
	}
	return sh
}
