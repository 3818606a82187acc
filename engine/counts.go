package engine

// Counts adds up what happens in games, in any number of them, for figures: at once
// where it happens. To build events, keep them and look at them again was an eighth
// of a game. Nothing is counted where a Table has none: its methods do nothing then.
type Counts struct {
	Spaces      [Seats + 1][SpaceCap]int64     // Agents sent
	Turned      [CardCap]int64                 // Hagal cards turned up for an Agent, by card
	Played      [CardCap]int64                 // and those of them that were followed
	Passed      [WhyEnd]int64                  // and those that were passed over, by reason
	Blocked     [Seats + 1]int64               // because of an Agent of that seat
	Cards       int64                          // Hagal cards turned up for an Agent
	Turns       int64                          // Agent turns of Rivals
	NoCard      int64                          // of them without a card that fits
	Swordmaster [Seats + 1][RoundCap + 1]int64 // that came, by round
	Conflicts   [4]int64                       // turned up, by level
	First       [Seats + 1][4]int64            // first rewards of Conflicts, by level
	Second      [Seats + 1][4]int64
	Round       [RoundCap + 1][Seats + 1]int64 // VP after that round, but the last one, summed
}

// agent counts an Agent that goes to a space.
func (c *Counts) agent(s Seat, sp Space) {
	if c != nil {
		c.Spaces[s][sp]++
	}
}

// Card counts a Hagal card turned up for an Agent, and what became of it; of one that
// is passed over why, and whose Agent was there.
func (c *Counts) Card(card Card, r Result, why Why, held Seat) {
	if c == nil {
		return
	}
	c.Cards++
	c.Turned[card]++
	switch r {
	case Played:
		c.Turns++
		c.Played[card]++
	case Skipped:
		c.Passed[why]++
		if why == WhyOccupied {
			c.Blocked[held]++
		}
	}
}

// NoTurn counts an Agent turn in which no card of a whole fresh deck fits.
func (c *Counts) NoTurn() {
	if c != nil {
		c.Turns++
		c.NoCard++
	}
}

// Arrived counts a Swordmaster.
func (c *Counts) Arrived(s Seat, round int8) {
	if c != nil {
		c.Swordmaster[s][round]++
	}
}

// conflict counts a Conflict of a level that is turned up.
func (c *Counts) conflict(level int) {
	if c != nil {
		c.Conflicts[level]++
	}
}

// place counts a first or second reward of a Conflict of a level.
func (c *Counts) place(s Seat, level int8, place int) {
	switch {
	case c == nil:
	case place == 1:
		c.First[s][level]++
	case place == 2:
		c.Second[s][level]++
	}
}

// Points counts the VP of all seats after a round.
func (c *Counts) Points(p *Position) {
	if c != nil {
		for s := range p.Seat {
			c.Round[p.Round][s] += int64(p.Seat[s].VP)
		}
	}
}
