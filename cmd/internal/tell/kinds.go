package tell

import (
	"househagal/cmd/internal/say"
	"househagal/engine"
)

// voice is whether an event of a seat gives a line.
type voice uint8

// The voices. A test refuses an event kind that declares none.
const (
	undeclared voice = iota
	says             // it gives a line, or a part of one
	silent           // what hands do because of it is told by other events
	never            // it doesn't happen to such a seat
)

// telling is how a kind of event is told.
type telling struct {
	border       bool                       // it ends the turn before
	book         func(*hand, *engine.Event) // it is added up with the others of its seat
	rival, human voice
}

// tellings has a row for each kind of event.
var tellings = [engine.EventEnd]telling{
	engine.EvRound:          {border: true, rival: says, human: says},
	engine.EvConflict:       {border: true, rival: says, human: says},
	engine.EvDefend:         {border: true, rival: says, human: says},
	engine.EvTurn:           {border: true, book: (*hand).other, rival: silent, human: silent},
	engine.EvCard:           {book: func(h *hand, e *engine.Event) { h.seen = append(h.seen, *e) }, rival: says, human: never},
	engine.EvShuffle:        {book: (*hand).shuffle, rival: says, human: never},
	engine.EvNoCard:         {book: func(h *hand, _ *engine.Event) { h.stays = true }, rival: says, human: never},
	engine.EvSend:           {book: func(h *hand, e *engine.Event) { h.sent = e.Space }, rival: says, human: says},
	engine.EvTake:           {book: (*hand).gain, rival: says, human: says},
	engine.EvBank:           {book: func(h *hand, e *engine.Event) { h.banked = append(h.banked, *e) }, rival: says, human: never},
	engine.EvIntrigue:       {book: (*hand).gain, rival: says, human: says},
	engine.EvSteal:          {book: func(h *hand, e *engine.Event) { h.steals = append(h.steals, *e) }, rival: says, human: says},
	engine.EvRaise:          {book: (*hand).influence, rival: says, human: says},
	engine.EvLower:          {book: (*hand).influence, rival: says, human: says},
	engine.EvVP:             {book: (*hand).influence, rival: says, human: says},
	engine.EvAlliance:       {book: (*hand).influence, rival: says, human: says},
	engine.EvAllianceLost:   {book: (*hand).influence, rival: says, human: says},
	engine.EvBonusAt4:       {book: (*hand).influence, rival: never, human: silent},
	engine.EvSpy:            {book: (*hand).place, rival: says, human: says},
	engine.EvSpyHome:        {book: (*hand).recall, rival: says, human: says},
	engine.EvNoSpy:          {book: func(h *hand, _ *engine.Event) { h.noSpy = true }, rival: says, human: never},
	engine.EvHooks:          {book: func(h *hand, _ *engine.Event) { h.hooks = true }, rival: says, human: says},
	engine.EvWall:           {book: func(h *hand, _ *engine.Event) { h.wall = true }, rival: says, human: says},
	engine.EvWorms:          {book: (*hand).summon, rival: says, human: says},
	engine.EvRecruit:        {book: func(h *hand, e *engine.Event) { h.recruits = append(h.recruits, *e) }, rival: says, human: says},
	engine.EvDeploy:         {book: func(h *hand, e *engine.Event) { h.deploys = append(h.deploys, *e) }, rival: says, human: says},
	engine.EvNoDeploy:       {book: func(h *hand, e *engine.Event) { h.noDeploy = e }, rival: says, human: says},
	engine.EvBuySwordmaster: {book: (*hand).pay, rival: says, human: never},
	engine.EvBuyVP:          {book: (*hand).pay, rival: says, human: never},
	engine.EvPay:            {book: (*hand).pay, rival: says, human: says},
	engine.EvScheme:         {book: (*hand).other, rival: silent, human: never},
	engine.EvSignet:         {book: (*hand).other, rival: silent, human: never},
	engine.EvControl:        {book: func(h *hand, e *engine.Event) { h.marks = append(h.marks, *e) }, rival: says, human: says},
	engine.EvControlLost:    {book: (*hand).other, rival: says, human: says},
	engine.EvControlBonus:   {book: (*hand).gain, rival: says, human: says},
	engine.EvVisit:          {book: func(h *hand, e *engine.Event) { h.sent = e.Space }, rival: never, human: says},
	engine.EvMoved:          {book: func(h *hand, e *engine.Event) { h.moved = e }, rival: never, human: says},
	engine.EvReveal:         {book: func(h *hand, e *engine.Event) { h.reveal = e }, rival: never, human: says},
	engine.EvDice:           {border: true, rival: never, human: says},
	engine.EvCombat:         {border: true, rival: says, human: says},
	engine.EvStrengthCard:   {book: (*hand).other, rival: says, human: never},
	engine.EvStrength:       {border: true, rival: says, human: says},
	engine.EvReward:         {border: true, rival: says, human: says},
	engine.EvKeepCard:       {book: func(h *hand, e *engine.Event) { h.icon = e }, rival: says, human: says},
	engine.EvPair:           {book: (*hand).pair, rival: says, human: says},
	engine.EvHome:           {border: true, rival: silent, human: silent},
	engine.EvMaker:          {border: true, rival: says, human: says},
	engine.EvRecall:         {border: true, rival: says, human: says},
	engine.EvFirst:          {book: (*hand).other, rival: says, human: says},
	engine.EvEnd:            {border: true, rival: says, human: says},
	engine.EvEndgame:        {book: (*hand).other, rival: never, human: says},
	engine.EvTie:            {border: true, rival: says, human: says},
	engine.EvWin:            {border: true, rival: says, human: says},
	engine.EvDecision:       {book: (*hand).decide, rival: silent, human: never},
	engine.EvDone:           {book: (*hand).other, rival: says, human: says},
	engine.EvHighCouncil:    {book: (*hand).other, rival: says, human: says},
	engine.EvAgentHome:      {book: (*hand).other, rival: says, human: says},
	engine.EvRetreat:        {book: (*hand).other, rival: says, human: says},
	engine.EvMore:           {book: (*hand).other, rival: never, human: says},
	engine.EvFix:            {border: true, rival: says, human: says},
	engine.EvMentat:         {book: func(h *hand, e *engine.Event) { h.mentat = e }, rival: says, human: says},
	engine.EvChoice:         {book: (*hand).other, rival: never, human: says},
	engine.EvIgnored:        {book: (*hand).other, rival: silent, human: says},
	engine.EvToken:          {book: (*hand).token, rival: says, human: says},
	engine.EvTokenGone:      {book: (*hand).other, rival: says, human: never},
	engine.EvTokenLeft:      {book: (*hand).other, rival: says, human: never},
	engine.EvMuster:         {book: (*hand).other, rival: says, human: says},
	engine.EvUnitsIn:        {book: func(h *hand, e *engine.Event) { h.units = append(h.units, *e) }, rival: says, human: says},
	engine.EvUnitsOut:       {book: (*hand).other, rival: never, human: says},
	engine.EvUnitsHome:      {border: true, rival: says, human: says},
	engine.EvLost:           {book: (*hand).other, rival: says, human: says},
	engine.EvLostIn:         {book: (*hand).other, rival: says, human: says},
	engine.EvBonusTaken:     {book: (*hand).other, rival: says, human: never},
	engine.EvHost:           {book: (*hand).other, rival: says, human: says},
	engine.EvStep:           {book: (*hand).other, rival: says, human: never},
	engine.EvTrackHome:      {book: (*hand).other, rival: says, human: says},
	engine.EvFlag:           {border: true, rival: says, human: says},
	engine.EvFlagHome:       {border: true, rival: says, human: says},
	engine.EvUnitBack:       {book: (*hand).other, rival: says, human: says},
	engine.EvTileUp:         {book: (*hand).other, rival: silent, human: silent},
	engine.EvTileOff:        {book: (*hand).other, rival: says, human: says},
	engine.EvTile:           {book: (*hand).tile, rival: says, human: says},
	engine.EvNoTile:         {book: (*hand).other, rival: silent, human: never},
	engine.EvTileUse:        {book: (*hand).other, rival: says, human: never},
	engine.EvTileGone:       {book: (*hand).other, rival: silent, human: never},
	engine.EvNegotiator:     {book: (*hand).other, rival: says, human: never},
	engine.EvSwords:         {book: (*hand).other, rival: says, human: never},
	engine.EvTold:           {book: (*hand).other, rival: says, human: never},
	engine.EvNotGained:      {book: (*hand).other, rival: says, human: never},
}

// blocks are the kinds that begin a block of their own.
var blocks = [engine.EventEnd]func(*teller){
	engine.EvRound:        (*teller).round,
	engine.EvConflict:     (*teller).conflict,
	engine.EvDefend:       (*teller).defend,
	engine.EvTurn:         (*teller).turn,
	engine.EvDice:         (*teller).dice,
	engine.EvCombat:       (*teller).combat,
	engine.EvStrengthCard: (*teller).turn,
	engine.EvStrength:     (*teller).rewards,
	engine.EvReward:       (*teller).passBy,
	engine.EvHome:         (*teller).passBy,
	engine.EvUnitsHome:    (*teller).unitsHome,
	engine.EvFlag:         (*teller).flags,
	engine.EvFlagHome:     (*teller).flags,
	engine.EvMaker:        (*teller).makers,
	engine.EvRecall:       (*teller).recall,
	engine.EvFirst:        (*teller).passBy,
	engine.EvEnd:          (*teller).end,
	engine.EvTie:          (*teller).tie,
	engine.EvWin:          (*teller).passBy,
	engine.EvFix:          (*teller).fixed,
}

// add books one event of the seat. A kind without a row is kept all the same, so
// that its instruction is not lost.
func (h *hand) add(e *engine.Event) {
	if book := tellings[e.Kind].book; book != nil {
		book(h, e)
		return
	}
	h.other(e)
}

// other books what has no place of its own.
func (h *hand) other(e *engine.Event) { h.others = append(h.others, *e) }

// summon books sandworms.
func (h *hand) summon(e *engine.Event) {
	h.worms += int(e.Amount)
	h.other(e)
}

// next tells of the event under way and those that belong to it.
func (w *teller) next() {
	if block := blocks[w.events[w.at].Kind]; block != nil {
		block(w)
		return
	}
	w.turn()
}

// passBy leaves an event to the block that it belongs to.
func (w *teller) passBy() {}

// border reports whether an event begins something else than the turn before.
func border(k engine.EventKind) bool { return tellings[k].border }

// otherSteps are the lines of a Rival for what else happens to its pieces, and for
// events that nothing else tells.
func otherSteps(s say.Speaker, h *hand) []step {
	var out []step
	for i := range h.others {
		switch e := &h.others[i]; {
		case e.Kind == engine.EvDone:
			out = append(out, step{verb: s.Say("tell.do_take"), text: s.Say("tell.swordmaster"), right: s.Say("tell.ready", say.Args{"now": true})})
		case e.Kind == engine.EvHighCouncil:
			out = append(out, step{verb: s.Say("tell.do_take"), text: s.Say("tell.high_council")})
		case e.Kind == engine.EvAgentHome:
			out = append(out, step{verb: s.Say("tell.do_recall"), text: s.Say("tell.agent_home", say.Args{"space": e.Space})})
		case e.Kind == engine.EvRetreat:
			out = append(out, step{verb: s.Say("tell.do_retreat"), text: s.Say("tell.retreat", say.Args{"n": e.Amount})})
		case unitTexts[e.Kind].step != "" && !h.toldBefore(i):
			out = append(out, unitStep(s, e))
		case tellings[e.Kind].rival == undeclared:
			out = append(out, step{verb: s.Say("tell.do_else"), text: s.Say("tell.else")})
		}
	}
	return out
}
