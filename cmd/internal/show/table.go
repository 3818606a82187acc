package show

import (
	"sort"
	"strconv"
	"strings"

	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
	"househagal/engine"
)

// unknown is what a table shows of a figure that nobody reported.
const unknown = "?"

// tableRows is a table as it lies, while it is told.
type tableRows struct {
	say.Speaker
	t     *engine.Table
	seats [engine.Seats]engine.Seat
	out   page.Seats
}

// Table is the whole table (v): tracks, troops, purses, Spies, icons, control,
// bonus spice and what is left of the Hagal deck. "not kept" is what a human sees
// to alone, "?" what nobody reported. Own is what somebody's own rules changed, ""
// for the program's rules.
func Table(s say.Speaker, t *engine.Table, own string) *page.Seats {
	v := tableRows{Speaker: s, t: t, seats: tell.Seating(s.Names.You)}
	for _, x := range v.seats {
		v.out.Names = append(v.out.Names, s.Say("table.name", say.Args{"seat": x}))
	}
	v.board()
	v.purses()
	if len(s.Box.Rules.Posts) > 1 {
		v.row(s.Say("table.spies"), v.spies)
		v.row(s.Say("table.owned"), v.owned)
		v.row(s.Say("table.icons"), v.icons)
	} else {
		v.row(s.Say("table.swordmaster"), func(x engine.Seat) []string { return v.yes(t.Pos.Seat[x].Swordmaster) })
	}
	if s.Box.Rules.HasTiles() {
		v.row(s.Say("table.tiles"), v.tiles)
		v.row(s.Say("table.negotiators"), v.negotiators)
	}
	v.row(s.Say("table.council"), v.council)
	v.row(s.Say("table.control"), v.control)
	v.note(s.Say("table.bonus"), v.bonus())
	if s.Box.Rules.TokenSpaces() != 0 {
		v.note(s.Say("table.tokens"), v.tokens())
	}
	if s.Box.Rules.HasTiles() {
		v.note(s.Say("table.stacks"), v.stacks())
	}
	v.note(s.Say("table.deck"), v.deck())
	if own != "" {
		v.out.Notes = append(v.out.Notes, page.Note{Head: s.Say("table.own"), Text: own, Said: s.Say("table.own_said", say.Args{"text": own}), Hangs: true})
	}
	return &v.out
}

// row tells one thing of each seat; in plain lines whose a figure is stands beside
// it.
func (v *tableRows) row(label string, cell func(engine.Seat) []string) {
	r := page.SeatRow{Label: label}
	var said say.List
	for _, x := range v.seats {
		texts := cell(x)
		text := v.Say("table.nothing_said")
		if texts == nil {
			texts = []string{v.Say("table.nothing")}
		} else {
			text = v.Join(list(texts))
		}
		r.Cells = append(r.Cells, texts)
		said = append(said, v.Say("table.seat_said", say.Args{"seat": x, "text": text}))
	}
	r.Said = v.Say("table.said", say.Args{"text": label, "texts": said})
	v.out.Rows = append(v.out.Rows, r)
}

func (v *tableRows) note(head, text string) {
	v.out.Notes = append(v.out.Notes, page.Note{Head: head, Text: text, Said: v.Say("table.note_said", say.Args{"name": head, "text": text})})
}

func list(texts []string) say.List {
	out := make(say.List, len(texts))
	for i, text := range texts {
		out[i] = text
	}
	return out
}

// board is what lies on tracks and spaces, and troops.
func (v *tableRows) board() {
	for f := engine.Emperor; f < engine.FactionEnd; f++ {
		v.row(v.Say("table.faction", say.Args{"faction": f}), func(x engine.Seat) []string { return v.track(x, f) })
	}
	if anyAgents(v.t) {
		v.row(v.Say("table.agents"), v.agents)
	}
	v.row(v.Say("table.troops"), v.troops)
	for k := 1; k < len(v.Box.Rules.Units); k++ {
		v.row(v.Say("table.unit", say.Args{"unit": engine.Unit(k)}), func(x engine.Seat) []string { return v.unitsAt(x, engine.Unit(k)) })
	}
	for k := engine.Track(1); int(k) < len(v.Box.Rules.Tracks); k++ {
		if v.Box.Rules.Tracks[k].RecallAt > 0 {
			v.row(v.Say("fix.track", say.Args{"track": k}), func(x engine.Seat) []string { return v.token(x, k) })
		}
	}
	if anyUnits(v.t) {
		v.row(v.Say("table.conflict"), v.units)
	}
}

func (v *tableRows) purses() {
	v.row(v.Say("table.purse"), v.purse)
	v.row(v.Say("table.intrigue"), v.intrigue)
}

func (v *tableRows) track(x engine.Seat, f engine.Faction) []string {
	text := strconv.Itoa(int(v.t.Pos.Seat[x].Influence[f]))
	if v.hidden(x) || v.t.Pos.Unknown.Seats[x].Influence[f] {
		text = unknown
	}
	return []string{v.Say("table.track", say.Args{"figure": text, "alliance": v.t.Pos.Alliance[f] == x})}
}

// hidden reports whether the seat is a human's that does not report its moves.
func (v *tableRows) hidden(x engine.Seat) bool { return v.t.Pos.Seat[x].Human && v.t.Options.Reactive }

func (v *tableRows) troops(x engine.Seat) []string {
	if v.hidden(x) {
		return []string{unknown}
	}
	return []string{v.Join(say.List{v.t.Pos.Seat[x].Garrison, v.t.Pos.Supply(x)})}
}

func anyUnits(t *engine.Table) bool {
	for x := engine.Seat(1); x <= engine.Seats; x++ {
		if t.Pos.UnitsIn(x) > 0 {
			return true
		}
	}
	return false
}

func anyAgents(t *engine.Table) bool { return t.Pos.Taken() != 0 }

// units is what stands in the Conflict, troops over sandworms.
func (v *tableRows) units(x engine.Seat) []string {
	p, u := &v.t.Pos.Seat[x], &v.t.Pos.Unknown.Seats[x]
	if v.hidden(x) || u.Troops || u.Sandworms {
		return []string{unknown}
	}
	var out []string
	if p.Troops > 0 {
		out = append(out, v.Say("table.troops_of", say.Args{"n": p.Troops}))
	}
	if p.Sandworms > 0 {
		out = append(out, v.Say("table.worms_of", say.Args{"n": p.Sandworms}))
	}
	for k := 1; k < len(v.Box.Rules.Units); k++ {
		if n := p.Units[k].Conflict; n > 0 {
			out = append(out, v.Say("table.units_of", say.Args{"n": n, "unit": engine.Unit(k)}))
		}
	}
	return out
}

// unitsAt are units of a kind in the garrison, and in the supply.
func (v *tableRows) unitsAt(x engine.Seat, k engine.Unit) []string {
	if v.hidden(x) {
		return []string{unknown}
	}
	return []string{v.Join(say.List{v.t.Pos.Seat[x].Units[k].Garrison, v.t.UnitSupply(x, k)})}
}

// token is the space of a Rival's token on a track; a human sees to its own.
func (v *tableRows) token(x engine.Seat, k engine.Track) []string {
	if v.t.Pos.Seat[x].Human {
		return nil
	}
	return []string{strconv.Itoa(int(v.t.Pos.Seat[x].Tracks[k]))}
}

func (v *tableRows) tokens() string {
	var out []string
	for i := range v.Box.Rules.Spaces {
		if sp := engine.Space(i); v.t.Pos.Tokens.Has(sp) {
			figure := ""
			if v.t.Pos.Unknown.Tokens.Has(sp) {
				figure = unknown
			}
			out = append(out, v.Say("table.token_on", say.Args{"space": sp, "figure": figure}))
		}
	}
	if out == nil {
		return v.Say("table.nothing_said")
	}
	return v.Join(list(out))
}

// tiles are those that a seat bought; a human's as far as they were told.
func (v *tableRows) tiles(x engine.Seat) []string {
	var out []string
	for k := 1; k < len(v.Box.Rules.Tiles); k++ {
		if v.t.Pos.Seat[x].Tiles.Has(engine.Tile(k)) {
			out = append(out, v.Say("table.tile", say.Args{"tile": engine.Tile(k)}))
		}
	}
	return out
}

func (v *tableRows) negotiators(x engine.Seat) []string {
	if v.t.Pos.Seat[x].Human {
		return []string{v.Say("table.not_kept")}
	}
	return []string{strconv.Itoa(int(v.t.Pos.Seat[x].Negotiators))}
}

// stacks are what lies face up, of how many tiles.
func (v *tableRows) stacks() string {
	var out []string
	for k := 1; k <= engine.Stacks; k++ {
		m := &v.t.Pos.Market
		if m.Height[k] > 0 {
			out = append(out, v.Say("table.stack", say.Args{"tile": m.Top[k], "n": m.Height[k], "on": v.t.Pos.Unknown.Offer || v.t.Pos.Unknown.Heights&(1<<k) != 0}))
		}
	}
	if out == nil {
		return v.Say("table.nothing_said")
	}
	return v.Join(list(out))
}

// kept says whether hagal keeps what a seat has in its purse.
func (v *tableRows) kept(x engine.Seat) bool { return !v.t.Pos.Seat[x].Human || v.t.Options.Purses }

func (v *tableRows) purse(x engine.Seat) []string {
	if !v.kept(x) {
		return []string{v.Say("table.not_kept")}
	}
	var parts say.List
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		n := strconv.Itoa(int(v.t.Pos.Seat[x].Purse[r]))
		if v.t.Pos.Unknown.Seats[x].Purse[r] {
			n = unknown
		}
		parts = append(parts, n)
	}
	return []string{v.Join(parts)}
}

func (v *tableRows) intrigue(x engine.Seat) []string {
	if !v.kept(x) {
		return []string{v.Say("table.not_kept")}
	}
	return []string{strconv.Itoa(int(v.t.Pos.Seat[x].Intrigue))}
}

// spies lists posts: a Rival's oldest first, a human's in board order, the other
// way round so that the desert comes in the order of its menu.
func (v *tableRows) spies(x engine.Seat) []string {
	var out []string
	listed := engine.PostSet(0)
	add := func(p engine.Post) {
		listed = listed.With(p)
		out = append(out, v.Say("table.post", say.Args{"post": p}))
	}
	for _, p := range v.t.Pos.Seat[x].SpiesPlaced {
		if p != engine.NoPost {
			add(p)
		}
	}
	for p := engine.Post(len(v.Box.Rules.Posts) - 1); p > 0; p-- {
		if v.t.Pos.SpiesOf[x].Has(p) && !listed.Has(p) {
			add(p)
		}
	}
	return v.orHidden(x, out)
}

// orHidden is what is known of a seat; of one that does not report, nothing is not
// known.
func (v *tableRows) orHidden(x engine.Seat, out []string) []string {
	if len(out) == 0 && v.hidden(x) {
		return []string{unknown}
	}
	return out
}

func (v *tableRows) yes(x bool) []string { return []string{v.Say("table.yes", say.Args{"on": x})} }

func (v *tableRows) owned(x engine.Seat) []string {
	hooks := v.yes(v.t.Pos.Seat[x].Hooks)[0]
	if v.t.Pos.Unknown.Seats[x].Hooks {
		hooks = unknown
	}
	return []string{v.Join(say.List{v.yes(v.t.Pos.Seat[x].Swordmaster)[0], hooks})}
}

// council tells of the seat on the High Council; what a human that does not report
// its moves owns there is not known.
func (v *tableRows) council(x engine.Seat) []string {
	if v.hidden(x) {
		return []string{unknown}
	}
	return v.yes(v.t.Pos.Seat[x].HighCouncil)
}

// agents lists where the Agents of a seat stand, in board order.
func (v *tableRows) agents(x engine.Seat) []string {
	var out []string
	for sp := range engine.Space(engine.SpaceCap) {
		if v.t.Pos.AgentsOf[x].Has(sp) {
			out = append(out, v.space(sp))
		}
	}
	return v.orHidden(x, out)
}

func (v *tableRows) space(sp engine.Space) string { return v.Say("table.space", say.Args{"space": sp}) }

func (v *tableRows) icons(x engine.Seat) []string {
	var out []string
	for _, i := range [...]engine.Icon{engine.Ornithopter, engine.Crysknife, engine.DesertMouse, engine.Wild} {
		for n := v.t.Pos.Seat[x].Icons[i]; n > 0; n-- {
			out = append(out, v.Say("table.icon", say.Args{"icon": i}))
		}
	}
	if out == nil {
		return nil
	}
	return []string{strings.Join(out, " ")}
}

func (v *tableRows) control(x engine.Seat) []string {
	var out []string
	for sp := range v.t.Pos.Control {
		flag, at := v.t.Pos.Flags[sp], say.Args{"space": engine.Space(sp), "unit": v.Box.Rules.FlagUnit()}
		if flag == x {
			out = append(out, v.Say("table.flag", at))
		}
		switch {
		case v.t.Pos.Control[sp] != x:
		case flag != engine.NoSeat:
			out = append(out, v.Say("table.below", at))
		default:
			out = append(out, v.space(engine.Space(sp)))
		}
	}
	return out
}

func (v *tableRows) bonus() string {
	var out []string
	for i := range v.Box.Rules.Spaces {
		sp := engine.Space(i)
		figure := strconv.Itoa(int(v.t.Pos.Bonus[i]))
		switch {
		case v.t.Pos.Unknown.Bonus.Has(sp):
			figure = unknown
		case v.t.Pos.Bonus[i] <= 0:
			continue
		}
		out = append(out, v.Say("table.bonus_on", say.Args{"space": sp, "figure": figure}))
	}
	if out == nil {
		return v.Say("table.nothing_said")
	}
	sort.Strings(out)
	return v.Join(list(out))
}

func (v *tableRows) deck() string {
	if v.t.Pos.Deck.Physical {
		return v.Say("table.physical")
	}
	return v.Say("table.left", say.Args{"n": int(v.t.Pos.Deck.Draw.N), "of": v.Box.Deck.Size(v.t.Pos.Mode)})
}
