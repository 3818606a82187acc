package view

import (
	"strings"

	"househagal/engine"
	"househagal/rival"
)

// pool are the Rivals of which some sit down by chance; false when values name
// them one by one.
func (v SetupValues) pool(box *rival.Box) (list []engine.RivalID, ok bool) {
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
func Seatings(box *rival.Box, v SetupValues) []SetupValues {
	pool, ok := v.pool(box)
	if !ok {
		return []SetupValues{v}
	}
	var all []SetupValues
	seat := func(ids ...string) {
		x := SetupValues{}
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
		return []SetupValues{v}
	}
	return all
}
