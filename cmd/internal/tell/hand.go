package tell

import "househagal/engine"

// hand is what one pair of hands at the table does in one block: the net of
// the events of a seat.
type hand struct {
	seat       engine.Seat
	seen       []engine.Event // cards turned up
	shuffled   int            // cards of a pile shuffled anew
	stays      bool           // no card fits
	sent       engine.Space
	moved      *engine.Event
	reveal     *engine.Event
	gains      [engine.ResourceEnd + 1][]gain
	steals     []engine.Event
	robbed     []engine.Event // this seat hands Intrigue to another
	raises     []raise
	placed     []engine.Event
	home       []engine.Event
	noSpy      bool
	hooks      bool
	wall       bool
	banked     []engine.Event
	mentat     *engine.Event
	marks      []engine.Event
	pays       []payment
	worms      int
	recruits   []engine.Event
	deploys    []engine.Event
	noDeploy   *engine.Event
	units      []engine.Event // beside troops that enter
	others     []engine.Event // the rest, in order
	lost       []engine.Event // Alliances
	lostVP     int
	trackVP    [engine.TrackCap]int // of a Rival's steps on tracks
	tileVP     int                  // of the tile that a Rival bought
	scored     int                  // VP by itself: a reward, a card
	icon       *engine.Event
	pairs      []engine.Event // icons that a tile makes alike
	vp         int            // VP in all afterwards
	vpMoved    bool
	owed       bool // the next VP is what was paid for
	homeFirst  bool // a Spy was placed after others came home
	recalled   int  // Spies still to come home as a payment
	bonus      engine.Faction
	bonuses    []engine.Faction // all whose bonus at 4 was reached
	listed     engine.Faction   // the Rival card's list named it; NoFaction: none
	spends     bool             // what is taken here is to pay a tile
	tokensKept bool             // hagal keeps its Solari, spice and water
	control    wording          // of what is taken for control of a space
}

// wording is in how many words it is said that tokens are taken for control.
type wording uint8

// The wordings.
const (
	controlFor   wording = iota // 1 Solari for control
	controlOf                   // with the space, in brackets
	controlBrief                // in brackets
)

// gain is tokens or cards taken, and where they come from.
type gain struct {
	n, bonus, total int
	cause           engine.Cause
	space           engine.Space   // for control of it
	at4             engine.Faction // the bonus a human gets at 4
	bought          bool           // what a payment before it gives
	early           bool           // it came before a tile was bought
}

// byDividends is the cause of what rule track.dividends gives, whoever had it given.
const byDividends = ^engine.Cause(0)

// raise is a cube that went up or down, and what came of it.
type raise struct {
	faction   engine.Faction
	to, steps int
	cause     engine.Cause
	vp        int
	alliance  bool
	from      engine.Seat
	listed    bool // the Rival card's list decided
}

// payment is something given to the bank, and what for.
type payment struct {
	cost  [engine.ResourceEnd + 1]int
	spies int
	vp    int
	third bool        // for the Swordmaster
	unit  engine.Unit // for a token that becomes this unit; 0 for none
	ready bool        // usable in this round
	cause engine.Cause
	first bool         // for an effect: it is paid before that is taken
	early bool         // it was paid before a tile was bought
	space engine.Space // on which the token lay
}

// gather adds up the events of seat. Events of no seat belong to the actor.
func gather(seat engine.Seat, events []engine.Event, actor engine.Seat) *hand {
	h := &hand{seat: seat}
	for i := range events {
		e := &events[i]
		if e.Kind == engine.EvSteal && e.Other == seat {
			h.robbed = append(h.robbed, *e)
		}
		if e.Seat == seat || e.Seat == engine.NoSeat && seat == actor {
			h.add(e)
		}
	}
	return h
}

// hand gathers what a seat does, without the tokens that hagal keeps.
func (w *teller) hand(seat engine.Seat, events []engine.Event, actor engine.Seat) *hand {
	h := gather(seat, events, actor)
	if w.Taste.Purses && !w.t.Pos.Seat[seat].Human {
		h.tokenless()
	}
	return h
}

// shuffle books a new pile; one that Reshuffle made is told with that card.
func (h *hand) shuffle(e *engine.Event) {
	if n := len(h.seen); n > 0 && h.seen[n-1].Result == engine.Reshuffled && h.seen[n-1].Amount == 0 {
		h.seen[n-1].Amount = e.Amount
		return
	}
	h.shuffled = int(e.Amount)
}

func (h *hand) gain(e *engine.Event) {
	g := gain{n: int(e.Amount), total: int(e.Total), cause: e.Cause, at4: h.bonus, bought: h.paidFor(e.Cause)}
	r := e.Resource
	switch e.Kind {
	case engine.EvIntrigue:
		r = engine.ResourceEnd
	case engine.EvControlBonus:
		g.cause, g.space, g.at4 = engine.ByControl, e.Space, engine.NoFaction
	default:
		if g.bonus = int(e.Bonus); e.Rule == engine.TrackDividends {
			g.cause = byDividends
		}
	}
	h.gains[r] = append(h.gains[r], g)
}

// influence books cubes, Alliances and the VP that follow.
func (h *hand) influence(e *engine.Event) {
	switch e.Kind {
	case engine.EvRaise:
		h.lift(e)
	case engine.EvLower:
		h.raises = append(h.raises, raise{faction: e.Faction, to: int(e.Total), steps: -int(e.Amount), cause: e.Cause})
	case engine.EvBonusAt4:
		h.bonus = e.Faction
		h.bonuses = append(h.bonuses, e.Faction)
	case engine.EvAlliance:
		r := h.cube(e.Faction)
		r.alliance, r.from = true, e.Other
	case engine.EvAllianceLost:
		h.lost = append(h.lost, *e)
	case engine.EvVP:
		h.score(e)
	}
}

// decide remembers the Faction that the list of the Rival card gave.
func (h *hand) decide(e *engine.Event) {
	h.listed = engine.NoFaction
	if d := &e.Decision; d.Asked == engine.AskFaction && (d.By == engine.ByList || d.By == engine.ByNumber) {
		h.listed = engine.Faction(d.Chosen)
	}
}

// lift books a cube that goes up; what one track gains in one block is one
// movement.
func (h *hand) lift(e *engine.Event) {
	r := raise{faction: e.Faction, to: int(e.Total), steps: int(e.Amount), cause: e.Cause, listed: h.listed == e.Faction}
	h.listed = engine.NoFaction
	for i := range h.raises {
		if old := h.raises[i]; old.faction == e.Faction && old.steps > 0 {
			r.steps += old.steps
			r.vp, r.alliance, r.from = old.vp, old.alliance, old.from
			if old.cause != r.cause {
				r.cause = engine.ByCard
			}
			r.listed = r.listed && old.listed
			h.raises = append(h.raises[:i], h.raises[i+1:]...)
			break
		}
	}
	h.raises = append(h.raises, r)
}

// cube finds the last raise of a track, or makes one of no steps.
func (h *hand) cube(f engine.Faction) *raise {
	for i := len(h.raises) - 1; i >= 0; i-- {
		if h.raises[i].faction == f {
			return &h.raises[i]
		}
	}
	h.raises = append(h.raises, raise{faction: f, to: -1})
	return &h.raises[len(h.raises)-1]
}

func (h *hand) pair(e *engine.Event) {
	if e.Rule == engine.TilesTests {
		h.pairs = append(h.pairs, *e)
		return
	}
	h.icon = e
}

// score books VP with what they came from.
func (h *hand) score(e *engine.Event) {
	h.vp, h.vpMoved = int(e.Total), true
	n := int(e.Amount)
	from := e.Source
	last := len(h.raises) - 1
	switch {
	case from == engine.FromAlliance && n < 0:
		h.lostVP += n
	case (from == engine.FromInfluence || from == engine.FromAlliance) && last >= 0:
		h.raises[last].vp += n
	case from == engine.FromIcons || from == engine.FromEndgame:
	case h.scoredThere(from, n):
	case h.owed && len(h.pays) > 0:
		h.pays[len(h.pays)-1].vp += n
		h.owed = false
	default:
		h.scored += n
	}
}
