package setup

import (
	"strconv"

	"househagal/cmd/internal/effect"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// rivalEntry is a Rival in a list, for a seat beside others: value, figure, Signet and
// Scheme in columns.
func rivalEntry(a *asker, id engine.RivalID, beside []string) *page.Listing {
	c := &a.Box.Rivals[id]
	x := &page.Listing{Name: rivalName(a.Speaker, id), Named: true, Figure: figures{a}.figureOf(c.ID, beside)}
	if c.Streamlined {
		x.Name += " *"
	}
	if !a.Box.Rules.Const.Rivals.BuySwordmaster {
		x.Texts = []page.Text{{a.Say("setup.signet", say.Args{"effects": effect.Say(a.Speaker, effect.News, c.Signet)})}}
		return x
	}
	x.Value = strconv.Itoa(int(c.Swordmaster))
	for _, said := range []struct {
		id   say.ID
		what []engine.Effect
	}{{"setup.signet", c.Signet}, {"setup.scheme", c.Scheme}} {
		var ways page.Text
		for _, text := range briefer(a.Speaker, said.what) {
			ways = append(ways, a.Say(said.id, say.Args{"effects": text}))
		}
		x.Texts = append(x.Texts, ways)
	}
	return x
}

// briefer says what effects give in ever fewer words; what the last of them leave
// out is left to hagal show.
func briefer(s say.Speaker, effects []engine.Effect) []string {
	if len(effects) == 0 {
		return []string{s.Say("setup.no_effect")}
	}
	out := []string{effect.Say(s, effect.Menu, effects)}
	for all := len(effects); all > 0; all-- {
		out = append(out, s.Say("setup.some_effects", say.Args{"effects": effect.Say(s, effect.Brief, effects[:all]), "all": all == len(effects)}))
	}
	return out
}

// rivalName is a Rival's name as it stands in a list.
func rivalName(s say.Speaker, id engine.RivalID) string {
	return layout.ListName(s.Say("setup.rival_full", say.Args{"rival": id}), s.Say("setup.rival_short", say.Args{"rival": id}))
}
