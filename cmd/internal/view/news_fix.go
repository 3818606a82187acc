package view

import (
	"fmt"
	"strconv"

	"househagal/engine"
)

// fixed tells of a number corrected by hand and what follows from it.
func (w *teller) fixed() {
	e := w.events[w.at]
	events := w.fixPart()
	f := e.Field
	who := "Table"
	if e.Seat != engine.NoSeat {
		who = w.Names.Name(e.Seat)
	}
	text := who + ": " + w.fieldChange(f, int(e.Old), int(e.Total)) + " (" + w.reason(&e) + ")."
	b := block{head: "FIXED", text: text}
	before := len(w.out)
	own := w.steps(w.t, gather(e.Seat, events[1:], e.Seat))
	if line, right := oneLine(own); line != "" {
		b.steps = []step{{text: "Then: " + small(line), right: right}}
	}
	w.add(b)
	w.others(events[1:], e.Seat)
	if len(own) == 0 && len(w.out) == before+1 {
		w.out[before].text += " Nothing follows from it."
	}
}

// fixPart takes the correction and the conversions that follow from it.
func (w *teller) fixPart() []engine.Event {
	from := w.at
	for w.at++; w.at < len(w.events); w.at++ {
		switch w.events[w.at].Kind {
		case engine.EvBuySwordmaster, engine.EvBuyVP, engine.EvVP, engine.EvScheme, engine.EvDecision:
			continue
		}
		if c := w.events[w.at].Cause; c != engine.ByFix && c != engine.ByScheme {
			break
		}
	}
	return w.events[from:w.at]
}

// fieldChange says what a field was and is: "Solari 0 to 1".
func (w *teller) fieldChange(f engine.Field, old, now int) string {
	switch {
	case f == engine.FieldSpy:
		return "a Spy " + w.post(engine.Post(now)) + " set or taken"
	case f == engine.FieldAgent:
		return "an Agent at " + w.space(engine.Space(now)) + " set or taken"
	case f == engine.FieldBlock:
		return w.space(engine.Space(now)) + " closed for this round, or open again"
	case f == engine.FieldHooks || f == engine.FieldSwordmaster || f == engine.FieldHighCouncil:
		return w.fieldLabel(f) + " " + yes(old) + " to " + yes(now)
	case f == engine.FieldWall && now == 0:
		return "the Shield Wall is gone"
	case f == engine.FieldWall:
		return "the Shield Wall stands"
	case f >= engine.FieldAllianceEmperor && f <= engine.FieldControlC && (f <= engine.FieldAllianceFremen || f >= engine.FieldControlA):
		return w.fieldLabel(f) + " from " + w.holder(old) + " to " + w.holder(now)
	}
	return w.fieldLabel(f) + " " + strconv.Itoa(old) + " to " + strconv.Itoa(now)
}

func (w *teller) holder(n int) string {
	if n <= 0 || n > engine.Seats {
		return "nobody"
	}
	return w.Names.Object(engine.Seat(n))
}

func yes(n int) string {
	if n == 0 {
		return "no"
	}
	return "yes"
}

// fieldLabel names a field as it is said beside a number.
func (w *teller) fieldLabel(f engine.Field) string {
	switch {
	case f >= engine.FieldEmperor && f <= engine.FieldFremen:
		return w.faction(engine.Faction(f-engine.FieldEmperor) + engine.Emperor)
	case f >= engine.FieldCrysknife && f <= engine.FieldWild:
		return iconName(engine.Icon(f-engine.FieldCrysknife)+engine.Crysknife) + " face up"
	case f >= engine.FieldBonusA && f <= engine.FieldBonusC:
		return "bonus spice on " + w.space(w.t.FieldSpace(f))
	case f >= engine.FieldAllianceEmperor && f <= engine.FieldAllianceFremen:
		return w.faction(engine.Faction(f-engine.FieldAllianceEmperor)+engine.Emperor) + " Alliance"
	case f >= engine.FieldControlA && f <= engine.FieldControlC:
		return "control of " + w.space(w.t.FieldSpace(f))
	}
	return fieldWords[f]
}

var fieldWords = [engine.FieldEnd]string{
	engine.FieldVP: "VP", engine.FieldSolari: "Solari", engine.FieldSpice: "spice", engine.FieldWater: "water",
	engine.FieldIntrigue: "Intrigue", engine.FieldGarrison: "garrison", engine.FieldTroops: "troops in the Conflict",
	engine.FieldSandworms: "sandworms", engine.FieldStrength: "swords", engine.FieldAgents: "Agents",
	engine.FieldHooks: "Maker Hooks", engine.FieldSwordmaster: "Swordmaster", engine.FieldHighCouncil: "High Council seat",
}

// reasonText is why a number was corrected.
func reasonText(r engine.Reason) string {
	switch r {
	case engine.WeMissedIt:
		return "we missed something"
	case engine.ACardDidIt:
		return "a card did it"
	case engine.HouseRule:
		return "house rule"
	}
	return "other"
}

// openChoice is what a position leaves for a human to choose.
func (s Scene) openChoice(x *engine.OpenChoice) string {
	who := s.Names.Name(x.Seat)
	switch {
	case x.Verb == engine.DoInfluence && x.Pick == engine.TwoDifferent:
		return who + ": choose two Factions, 1 Influence each"
	case x.Verb == engine.DoInfluence:
		return fmt.Sprintf("%s: choose a Faction, %d Influence", who, x.N)
	case x.Verb == engine.DoSpy:
		return who + ": choose a post for a Spy"
	case x.Verb == engine.DoRecruit:
		return who + ": choose whether 1 troop from supply defends"
	case x.Verb == engine.DoRemoveWall:
		return who + ": choose whether to remove the Shield Wall"
	case x.Verb == engine.DoChoose:
		return fmt.Sprintf("%s: choose %d of what the reward offers", who, x.N)
	}
	return who + ": choose whether to make the payment of the reward"
}
