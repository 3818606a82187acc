package rival

import (
	"househagal/engine"
	"househagal/hagal"
)

// Rivals acts for the Rivals of one table. It is the engine.Actor of its Table
// and the engine.Asker of the Rivals' own questions; all others go to Outer. It
// is used by one goroutine at a time.
type Rivals struct {
	Box    *Box
	Source hagal.Source
	Outer  engine.Asker

	prices prices
}

// NewTable sets a table for pos under the rules of box. Questions that are not
// the Rivals' own go to outer.
func NewTable(box *Box, pos engine.Position, seed uint64, outer engine.Asker) (*engine.Table, *Rivals) {
	r := &Rivals{Box: box, Source: hagal.Source{Deck: &box.Deck}, Outer: outer}
	t := &engine.Table{Board: engine.Board{Pos: pos, Rules: &box.Rules}, Asker: r, Rivals: r, Luck: engine.Luck{Seed: seed}}
	return t, r
}

func (r *Rivals) card(t *engine.Table, s engine.Seat) *Card {
	return &r.Box.Rivals[t.Pos.Seat[s].Rival]
}

// AgentTurn takes one Agent turn of s: cards are turned up until one sends the
// Agent; what the card does; deployment; conversions (docs/rules/turn.md). False:
// no card of a whole fresh deck fits, and the Agent stays in supply.
func (r *Rivals) AgentTurn(t *engine.Table, s engine.Seat) bool {
	t.BeginTurn(s)
	count := r.Source.Begin(t)
	for {
		f, ok := r.Source.Reveal(t, s, &count)
		if !ok {
			t.Counts.NoTurn()
			t.Emit(&engine.Event{Kind: engine.EvNoCard, Seat: s, Rule: engine.TurnNoCard})
			t.Turn = engine.Turn{}
			return false
		}
		if f.Space == engine.NoSpace {
			r.goOn(t, s, &f)
			continue
		}
		t.Counts.Card(f.Card, engine.Played, engine.NoWhy, engine.NoSeat)
		if t.Watch {
			t.Emit(&engine.Event{Kind: engine.EvCard, Seat: s, Rule: r.followed(f.Card), Card: f.Card, Result: engine.Played, Space: f.Space})
		}
		if f.Tile != engine.NoTile {
			t.FlipTile(s, f.Tile)
		}
		t.SendAgent(s, f.Space)
		t.Do(s, f.Face.Effects)
		t.MeetToken(s)
		if x := &t.Pos.Seat[s]; x.Tiles != 0 && x.Agents <= 0 {
			t.TilesAt(s, engine.AtLastAgent)
		}
		t.DeployTurn(s)
		r.Settle(t)
		t.Turn = engine.Turn{}
		return true
	}
}

// followed is the rule by which a card was followed.
func (r *Rivals) followed(c engine.Card) engine.RuleID {
	if len(r.Box.Deck.Cards[c].Faces) > 1 {
		return engine.TurnFaces
	}
	return engine.TurnReveal
}

// goOn carries out a card that sends no Agent; another one is turned up.
func (r *Rivals) goOn(t *engine.Table, s engine.Seat, f *hagal.Followed) {
	t.Counts.Card(f.Card, engine.Continued, engine.NoWhy, engine.NoSeat)
	if t.Watch {
		t.Emit(&engine.Event{Kind: engine.EvCard, Seat: s, Rule: engine.TurnGoesOn, Card: f.Card, Result: engine.Continued})
	}
	t.Do(s, f.Face.Effects)
	r.Settle(t)
}

// ShowStrength turns up the strength cards of s.
func (r *Rivals) ShowStrength(t *engine.Table, s engine.Seat) {
	r.Source.ShowStrength(t, s)
}

// Signet carries out the Signet of s's card.
func (r *Rivals) Signet(t *engine.Table, s engine.Seat) {
	r.named(t, s, engine.BySignet, engine.EvSignet, engine.EffectSignet, r.card(t, s).Signet)
}

// SpyPlaced is called after each single Spy of s. With the third one the two
// older Spies come home and the Scheme follows at once
// (docs/rules/settle.md, docs/decisions.md#c17).
func (r *Rivals) SpyPlaced(t *engine.Table, s engine.Seat) {
	if t.Pos.SpiesOut(s) < int(t.Rules.Const.SchemeSpies) {
		return
	}
	for t.Pos.SpiesOut(s) > 1 && t.Pos.Seat[s].SpiesPlaced[1] != engine.NoPost {
		t.RecallSpy(s, t.Pos.Seat[s].SpiesPlaced[0], engine.SpyThird)
	}
	r.named(t, s, engine.ByScheme, engine.EvScheme, engine.EffectScheme, r.card(t, s).Scheme)
}

// named carries out effects under a cause of their own.
func (r *Rivals) named(t *engine.Table, s engine.Seat, by engine.Cause, k engine.EventKind, rule engine.RuleID, effects []engine.Effect) {
	cause := t.Turn.Cause
	t.Turn.Cause = by
	t.Emit(&engine.Event{Kind: k, Seat: s, Rule: rule})
	t.Do(s, effects)
	t.Turn.Cause = cause
}
