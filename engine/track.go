package engine

// Track is a track beside those of influence, along which each seat has a token:
// its index in Rules.Tracks. 0 is none.
type Track uint8

// NoTrack is none.
const NoTrack Track = 0

// TrackSet is a set of tracks; bit n stands for track n.
type TrackSet uint8

// Has reports whether k is in the set.
func (x TrackSet) Has(k Track) bool { return x&(1<<k) != 0 }

// With returns the set and k.
func (x TrackSet) With(k Track) TrackSet { return x | 1<<k }

// Without returns the set but for k.
func (x TrackSet) Without(k Track) TrackSet { return x &^ (1 << k) }

// TrackInfo is a track whose spaces give something. A token starts on space 0.
type TrackInfo struct {
	ID, Name string
	Last     int8 // its last space, from 1
	// RecallAt is the space from which a Rival takes its token back to the start in
	// place of a step. Then it takes what its own space and all before it give, its
	// own first. 0: it never does, and takes what a space gives when it gets there.
	RecallAt int8
}

// StepInfo is a space of a track that gives something.
type StepInfo struct {
	ID      string
	Track   Track
	Space   int8
	Effects []Effect
	Human   []Effect // what a human takes there, as far as the table books it
	First   []Effect // besides, to whoever gets there first; on one space of a track at most
}

// Notice is a sentence for the table: its index in Rules.Notices. 0 is none.
type Notice uint8

// NoticeInfo is a sentence for the table: what hands do that no rule looks at.
type NoticeInfo struct{ ID, Text string }

// StepAt returns what a space of a track gives, nil when that is nothing.
func (r *Rules) StepAt(k Track, space int8) *StepInfo {
	for i := range r.Steps {
		if x := &r.Steps[i]; x.Track == k && x.Space == space && k != NoTrack {
			return x
		}
	}
	return nil
}

// lastSpace returns the last space of a track, 0 where there is no such track.
func (r *Rules) lastSpace(k Track) int {
	if int(k) >= len(r.Tracks) {
		return 0
	}
	return int(r.Tracks[k].Last)
}

// FirstOn returns the space of a track that gives something to whoever gets there
// first, nil when none does.
func (r *Rules) FirstOn(k Track) *StepInfo {
	for i := range r.Steps {
		if x := &r.Steps[i]; x.Track == k && len(x.First) > 0 {
			return x
		}
	}
	return nil
}

// tracks are those of a table: its methods are what moves tokens along them.
type tracks struct{ *Table }

// walk takes n steps of s along a track, one by one. Where a human's token stands
// is its own business: no rule looks at it.
func (t tracks) walk(s Seat, k Track, n int) {
	if t.Pos.Seat[s].Human {
		if t.half == 0 && k == t.Rules.Recallable() {
			t.human(s).mayRecall(k, n)
			return
		}
		t.Emit(&Event{Kind: EvIgnored, Seat: s, Rule: TrackStep})
		return
	}
	for ; n > 0; n-- {
		t.stepOn(s, k)
	}
}

// Recallable returns the first track from which humans take their tokens back to the
// start for something that the table books, NoTrack when there is none.
func (r *Rules) Recallable() Track {
	for i := range r.Steps {
		if x := &r.Steps[i]; len(x.Human) > 0 && r.Tracks[x.Track].RecallAt > 0 {
			return x.Track
		}
	}
	return NoTrack
}

// mayRecall asks a human whether it took its token back to the start, and books what
// that gives (rule track.human). Where moves are not told it is asked later, when
// what a Rival has of it matters.
func (h human) mayRecall(k Track, steps int) {
	if h.Options.Reactive {
		h.dividendsMay()
		return
	}
	h.recalls(k, steps)
}

// recalls asks from which space; it went that many steps with the same effect.
func (h human) recalls(k Track, steps int) {
	if k == NoTrack {
		return
	}
	n := h.ask(Question{Kind: AskRecall, Seat: h.s, Track: k, Amount: int8(steps), Max: int16(h.Rules.Tracks[k].Last), Follow: true, Rule: TrackHuman})
	if n <= 0 {
		return
	}
	h.Emit(&Event{Kind: EvTrackHome, Seat: h.s, Track: k, Rule: TrackHuman, Amount: int16(n)})
	cause := h.Turn.Cause
	h.Turn.Cause = ByTrack
	for ; n > 0; n-- {
		if x := h.Rules.StepAt(k, int8(n)); x != nil {
			h.Do(h.s, x.Human)
		}
	}
	h.Turn.Cause = cause
}

// dividends gives n Solari to s and each to every other seat that keeps them (rule
// track.dividends).
func (t tracks) dividends(s Seat, n, each int) {
	if t.keeps(s) {
		purses(t).take(s, Solari, n, 0, TrackDividends)
	}
	for _, o := range t.Pos.Order() {
		if o != s && t.keeps(o) {
			purses(t).take(o, Solari, each, 0, TrackDividends)
		}
	}
}

// PaysOthers returns what every other seat gains where a human takes its token back,
// 0 where none does.
func (r *Rules) PaysOthers() int {
	for i := range r.Steps {
		if n := others(r.Steps[i].Human); n > 0 {
			return n
		}
	}
	return 0
}

func others(effects []Effect) int {
	for i := range effects {
		e := &effects[i]
		if e.Verb == DoDividends {
			return int(e.Others)
		}
		if n := max(others(e.Then), others(e.Else)); n > 0 {
			return n
		}
	}
	return 0
}

// dividendsMay notes that a human may have taken them once more, untold.
func (h human) dividendsMay() {
	if h.printed().pays > 0 {
		h.Table.Untaken++
	}
}

// Owed is how many Solari each Rival may have to get from humans that told nobody.
func (t *Table) Owed() int {
	if t.Untaken == 0 { // as at most tables: it is asked at every Settle
		return 0
	}
	return tracks{t}.owed()
}

func (t tracks) owed() int { return t.Untaken * t.printed().pays }

// Claim asks how often humans took dividends since they were asked last, and gives each
// Rival its Solari, where s needs that many Solari, has fewer, and may have them then
// (rule track.dividends).
func (t *Table) Claim(s Seat, need int) {
	have, most := int(t.Pos.Seat[s].Purse[Solari]), t.Untaken
	if most == 0 || have >= need || have+t.Owed() < need || !t.keeps(s) {
		return
	}
	t.Untaken = 0
	n := t.ask(Question{Kind: FactDividends, Seat: t.Pos.Teller(), Max: int16(most), Rule: TrackDividends})
	for _, o := range t.Pos.Order() {
		if n > 0 && !t.Pos.Seat[o].Human && t.keeps(o) {
			purses{t}.take(o, Solari, n*t.printed().pays, 0, TrackDividends)
		}
	}
}

// stepOn takes one step: forward, or back to the start where the Rival recalls its
// token. One beyond the end is lost.
func (t tracks) stepOn(s Seat, k Track) {
	track, at := &t.Rules.Tracks[k], &t.Pos.Seat[s].Tracks[k]
	switch {
	case track.RecallAt > 0 && *at >= track.RecallAt:
		from := *at
		*at = 0
		t.Emit(&Event{Kind: EvTrackHome, Seat: s, Track: k, Rule: TrackHome, Cause: t.Turn.Cause, Amount: int16(from)})
		for ; from > 0; from-- {
			t.stepGives(s, k, from)
		}
	case *at >= track.Last:
		t.Emit(&Event{Kind: EvStep, Seat: s, Track: k, Rule: TrackEnd, Cause: t.Turn.Cause, Total: int16(*at)})
	default:
		*at++
		t.Emit(&Event{Kind: EvStep, Seat: s, Track: k, Rule: TrackStep, Cause: t.Turn.Cause, Amount: 1, Total: int16(*at)})
		if track.RecallAt == 0 {
			t.stepGives(s, k, *at)
		}
	}
}

// stepGives gives s what a space gives: to the first one there a bonus besides.
func (t tracks) stepGives(s Seat, k Track, space int8) {
	x := t.Rules.StepAt(k, space)
	if x == nil {
		return
	}
	cause := t.Turn.Cause
	t.Turn.Cause = ByTrack
	t.Do(s, x.Effects)
	if len(x.First) > 0 && t.FirstLies(k) {
		t.Pos.FirstGone = t.Pos.FirstGone.With(k)
		t.Do(s, x.First)
	}
	t.Turn.Cause = cause
}

// FirstLies reports whether the bonus for the first seat on a space of the track
// still lies there (rule track.first).
func (t *Table) FirstLies(k Track) bool {
	p := &t.Pos
	if p.Unknown.First.Has(k) {
		p.Unknown.First = p.Unknown.First.Without(k)
		if t.ask(Question{Kind: FactFirst, Seat: p.Teller(), Track: k, Max: 1, Rule: TrackFirst}) == 0 {
			p.FirstGone = p.FirstGone.With(k)
		}
	}
	return !p.FirstGone.Has(k)
}

// FirstOpen returns the first track whose bonus for the first seat there may still
// lie, NoTrack when there is none.
func (b *Board) FirstOpen() Track {
	for k := range b.Rules.Tracks {
		if k := Track(k); b.Rules.FirstOn(k) != nil && !b.Pos.FirstGone.Has(k) {
			return k
		}
	}
	return NoTrack
}

// setFirst sets by hand whether the bonus for the first there lies.
func (t tracks) setFirst(k Track, lies bool) {
	p := &t.Pos
	p.Unknown.First = p.Unknown.First.Without(k)
	switch {
	case t.Rules.FirstOn(k) == nil:
	case lies:
		p.FirstGone = p.FirstGone.Without(k)
	default:
		p.FirstGone = p.FirstGone.With(k)
	}
}

// takeFirst books that a human got there first.
func (h human) takeFirst(k Track) {
	if k == NoTrack {
		return
	}
	h.Pos.FirstGone = h.Pos.FirstGone.With(k)
	h.Pos.Unknown.First = h.Pos.Unknown.First.Without(k)
	h.Emit(&Event{Kind: EvMore, Seat: h.s, Track: k, Rule: TrackFirst, Amount: int16(MoreFirst)})
	if x := h.Rules.FirstOn(k); h.Options.books(x.First) {
		h.Do(h.s, x.First)
	}
}

// forgetFirsts makes unknown which bonuses for the first still lie.
func (h human) forgetFirsts() {
	h.Pos.Unknown.First = h.printed().firsts &^ h.Pos.FirstGone
}
