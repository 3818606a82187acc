package tabletest

import (
	"errors"
	"strconv"
	"strings"

	"househagal/engine"
)

// errOver ends a Step whose script has no further move.
var errOver = errors.New("the script is over")

// script answers as people at the table would. A question that a test did not
// foresee fails it: what is not asked is part of the rules.
type script struct {
	s     *Scene
	next  []string
	stops bool
	open  bool
}

// Open leaves open whatever a human would have to choose.
func (s *Scene) Open() *Scene {
	s.script.open = true
	return s
}

// Answers are the questions that must be asked, in order, and what is answered:
// "where_to arrakeen; troops 2; fact_agent espionage you". A question about a
// thing names it before the answer.
func (s *Scene) Answers(script string) *Scene {
	for _, line := range strings.FieldsFunc(script, func(r rune) bool { return r == ';' || r == '\n' }) {
		if line = strings.Join(strings.Fields(line), " "); line != "" {
			s.script.next = append(s.script.next, line)
		}
	}
	return s
}

// Ask answers q from the script.
func (x *script) Ask(t *engine.Table, q engine.Question) int {
	x.s.T.Helper()
	if len(x.next) == 0 {
		switch {
		case x.open:
			return engine.AnsOpen
		case q.Kind == engine.AskCard:
			return engine.AnsNoCard
		case x.stops && (q.Kind == engine.AskWhereTo || q.Kind == engine.AskReveal || q.Kind == engine.AskConflict):
			engine.Stop(errOver)
		}
		x.s.T.Fatalf("asked %s; the script is at its end", x.about(&q))
	}
	words := strings.Fields(x.next[0])
	asked := x.about(&q)
	if strings.Join(words[:len(words)-1], " ") != asked {
		x.s.T.Fatalf("asked %s, but the script goes on with %q", asked, x.next[0])
	}
	x.next = x.next[1:]
	a := x.answer(&q, words[len(words)-1])
	if !q.Fits(a) && a != engine.AnsOpen {
		x.s.T.Fatalf("%s can't be answered with %s", asked, words[len(words)-1])
	}
	return a
}

// about is the id of a question's kind and, for a fact, what it is about.
func (x *script) about(q *engine.Question) string {
	r, info := &x.s.Box.Rules, q.Kind.Info()
	text := info.ID
	for _, d := range info.About {
		switch d {
		case engine.OfSeat:
			text += " " + x.s.roles[q.About]
		case engine.OfSpace:
			text += " " + r.Spaces[q.Space].ID
		case engine.OfPost:
			text += " " + r.Posts[q.Post].ID
		case engine.OfFaction:
			text += " " + r.Factions[q.Faction].ID
		case engine.OfTrack:
			text += " " + r.Tracks[q.Track].ID
		case engine.OfStack:
			text += " " + strconv.Itoa(int(q.Stack))
		case engine.OfTile:
			text += " " + r.Tiles[q.Amount].ID
		case engine.OfResource:
			text += " " + q.Resource.ID()
		}
	}
	return text
}

// answer reads the word that answers q, as the row of its kind has it.
func (x *script) answer(q *engine.Question, word string) int {
	info := q.Kind.Info()
	if n, err := strconv.Atoi(word); err == nil {
		if q.Signed() {
			n += engine.AnsZero
		}
		return n
	}
	for a, id := range engine.AnswerIDs {
		if word == id {
			return a
		}
	}
	switch word {
	case info.Yes:
		return 1
	case info.None:
		return 0
	}
	switch info.Domain {
	case engine.OfSpace:
		return int(x.s.space(word))
	case engine.OfPost:
		return int(x.s.post(word))
	case engine.OfFaction:
		return int(x.s.faction(word))
	case engine.OfConflict:
		return int(x.s.Box.Rules.ConflictByID(word))
	case engine.OfTile:
		return int(setter{x.s}.tile(word))
	case engine.OfMenu:
		return moreKind(word)
	}
	return int(x.s.role(word))
}

// moreKind is what a card did, by its id; MoreKindEnd for none.
func moreKind(id string) int {
	for k := engine.NoMore; k < engine.MoreKindEnd; k++ {
		if k.ID() == id {
			return int(k)
		}
	}
	return int(engine.MoreKindEnd)
}

func (x *script) usedUp() {
	x.s.T.Helper()
	if len(x.next) > 0 {
		x.s.T.Errorf("never asked: %s", strings.Join(x.next, "; "))
		x.next = nil
	}
}
