package history

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// plain takes apart a line as it is written here: the same members in the same order,
// no blanks between them, no text with an escape. Of any other line it is nil, which says
// nothing about it: JSON reads it. It is most of the time that a long history takes.
func plain(text string, r *room) *Game {
	s := scanner{rest: text, room: r}
	if !s.is(`{"format":1,"id":`) { // the number of format
		return nil
	}
	g := r.game()
	g.ID = s.text()
	s.must(`,"ended":`)
	g.Ended = s.time()
	g.Save = s.textOf(`,"save":`)
	s.must(`,"game":`)
	g.Game = s.text()
	s.must(`,"mode":`)
	g.Mode = s.text()
	g.Difficulty = s.textOf(`,"difficulty":`)
	g.Variants, g.Modules = s.textsOf(`,"variants":`), s.textsOf(`,"modules":`)
	s.must(`,"target":`)
	g.Target = s.number()
	s.must(`,"rounds":`)
	g.Rounds = s.number()
	s.must(`,"rules":`)
	g.Rules = s.text()
	g.Own = s.is(`,"own":true`)
	s.must(`,"seats":[`)
	g.Seats = s.seats()
	g.TieBreak = s.numberOf(`,"tie_break":`)
	s.must(`,"seed":`)
	g.Seed = s.unsigned()
	g.Code, g.Leader, g.Note = s.textOf(`,"code":`), s.textOf(`,"leader":`), s.textOf(`,"note":`)
	g.Told = s.textsOf(`,"told":`)
	s.must(`,"sum":`)
	s.text()
	s.must(`}`)
	if s.other || s.rest != "" {
		return nil
	}
	return g
}

// room is where the games of many lines are put, and their seats: to ask for memory
// for each was a fifth of the time.
type room struct {
	games []Game
	seats []Seat
}

// game is the next one, empty.
func (r *room) game() *Game {
	if len(r.games) == 0 {
		return new(Game)
	}
	g := &r.games[0]
	r.games = r.games[1:]
	return g
}

// scanner reads a text from left to right. Once it is another than was expected, all
// that is read is empty.
type scanner struct {
	room  *room
	rest  string
	other bool
}

// is takes what comes next if it is that.
func (s *scanner) is(next string) bool {
	rest, ok := strings.CutPrefix(s.rest, next)
	if ok && !s.other {
		s.rest = rest
		return true
	}
	return false
}

func (s *scanner) must(next string) {
	if !s.is(next) {
		s.other = true
	}
}

// text takes a string.
func (s *scanner) text() string {
	if s.must(`"`); s.other {
		return ""
	}
	ascii := true
	for i := 0; i < len(s.rest); i++ {
		switch c := s.rest[i]; {
		case c == '"':
			text := s.rest[:i]
			s.rest, s.other = s.rest[i+1:], !ascii && !utf8.ValidString(text)
			return text
		case c < ' ', c == '\\':
			s.other = true
			return ""
		case c >= utf8.RuneSelf:
			ascii = false
		}
	}
	s.other = true
	return ""
}

// textOf takes a member that may be missing.
func (s *scanner) textOf(member string) string {
	if !s.is(member) {
		return ""
	}
	return s.text()
}

func (s *scanner) textsOf(member string) (list []string) {
	if !s.is(member) {
		return nil
	}
	s.must(`[`)
	for list = append(list, s.text()); s.is(`,`); {
		list = append(list, s.text())
	}
	s.must(`]`)
	return list
}

// digits takes a whole number, as short as it can be written.
func (s *scanner) digits() string {
	n := 0
	for n < len(s.rest) && (s.rest[n] >= '0' && s.rest[n] <= '9' || n == 0 && s.rest[n] == '-') {
		n++
	}
	text := s.rest[:n]
	s.rest = s.rest[n:]
	return text
}

func (s *scanner) number() int {
	text := s.digits()
	n, err := strconv.Atoi(text)
	s.other = s.other || err != nil || len(text) > 1 && (text[0] == '0' || text[:2] == "-0")
	return n
}

func (s *scanner) numberOf(member string) int {
	if !s.is(member) {
		return 0
	}
	return s.number()
}

func (s *scanner) unsigned() uint64 {
	text := s.digits()
	n, err := strconv.ParseUint(text, 10, 64)
	s.other = s.other || err != nil || len(text) > 1 && text[0] == '0'
	return n
}

// time takes a moment in UTC, in whole seconds.
func (s *scanner) time() time.Time {
	text := s.text()
	at, err := time.Parse(time.RFC3339, text)
	s.other = s.other || err != nil || len(text) != len("2026-11-30T20:00:00Z") || at.Location() != time.UTC
	return at
}

// seats takes the seats and the end of their list.
func (s *scanner) seats() []Seat {
	from := len(s.room.seats)
	for {
		s.must(`{`)
		x := Seat{Human: s.is(`"human":true,`)}
		s.must(`"name":`)
		x.Name = s.text()
		x.Streamlined = s.is(`,"streamlined":true`)
		s.must(`,"vp":`)
		x.VP = s.number()
		x.Won, x.Swordmaster, x.HighCouncil = s.is(`,"won":true`), s.is(`,"swordmaster":true`), s.is(`,"high_council":true`)
		x.Alliances, x.Conflicts = s.numberOf(`,"alliances":`), s.numberOf(`,"conflicts":`)
		x.Hooks = s.is(`,"hooks":true`)
		if s.is(`,"influence":[`) {
			x.Influence = s.numbers()
		}
		s.must(`}`)
		s.room.seats = append(s.room.seats, x)
		if !s.is(`,`) {
			break
		}
	}
	s.must(`]`)
	return slices.Clip(s.room.seats[from:])
}

// numbers takes a list and its end.
func (s *scanner) numbers() []int {
	list := append(make([]int, 0, 4), s.number())
	for s.is(`,`) {
		list = append(list, s.number())
	}
	s.must(`]`)
	return list
}
