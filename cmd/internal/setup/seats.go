package setup

import (
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// The salts of what the setup deals, so that one deal does not tell another.
const (
	saltObjectives = 1
	saltRivals     = 2
)

// named are the Rivals that values name, in seating order.
func (v Values) named(box *rival.Box) []engine.RivalID {
	var list []engine.RivalID
	for _, id := range v.list("rival") {
		if r := box.ByID(id); r != 0 {
			list = append(list, r)
		}
	}
	return list
}

// rivals gives the Rivals of the table in seating order: those named, or those
// dealt. Nil while nobody has said.
func (v Values) rivals(box *rival.Box) []engine.RivalID {
	n := 2
	if v.twoPlayer() {
		n = 1
		if only := pairRivals(box); len(only) == 1 {
			return only
		}
	}
	list := v.named(box)
	if pool, ok := v.pool(box); ok {
		list = v.deal(pool)
	}
	if len(list) < n {
		return nil
	}
	return list[:n]
}

// deal orders Rivals by chance.
func (v Values) deal(list []engine.RivalID) []engine.RivalID {
	var dealt []engine.RivalID
	for _, i := range v.luck().Deal(len(list), saltRivals) {
		dealt = append(dealt, list[i])
	}
	return dealt
}

// pool are the Rivals of which some sit down by chance; false when values name
// them one by one.
func (v Values) pool(box *rival.Box) (list []engine.RivalID, ok bool) {
	fits := func(c *rival.Card) bool { return c.Solo }
	gentle := func(c *rival.Card) bool { return c.Solo && c.Swordmaster >= gentleFrom }
	if v.twoPlayer() {
		fits = func(c *rival.Card) bool { return c.TwoPlayer }
		gentle = func(c *rival.Card) bool { return c.Streamlined }
	}
	if !box.Rules.Const.Rivals.BuySwordmaster { // no card is gentler than another
		gentle = fits
	}
	switch v["rival"] {
	case "gentle":
		return playable(box, gentle), true
	case "any":
		return playable(box, fits), true
	}
	return nil, false
}

// Seatings returns values once for each way in which the Rivals may sit that they
// leave to chance, each with its Rivals by name; the values alone when they name
// them, or when they are too few.
func Seatings(box *rival.Box, v Values) []Values {
	pool, ok := v.pool(box)
	if !ok {
		return []Values{v}
	}
	var all []Values
	seat := func(ids ...string) {
		x := Values{}
		for key, value := range v {
			x[key] = value
		}
		x["rival"] = strings.Join(ids, ",")
		all = append(all, x)
	}
	for _, a := range pool {
		if v.twoPlayer() {
			seat(box.Rivals[a].ID)
			continue
		}
		for _, b := range pool {
			if a != b {
				seat(box.Rivals[a].ID, box.Rivals[b].ID)
			}
		}
	}
	if len(all) == 0 {
		return []Values{v}
	}
	return all
}
