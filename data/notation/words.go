package notation

import (
	"househagal/engine"
	"househagal/hagal"
	"househagal/rival"
)

// words are the ids that may stand at one kind of place, by index. An empty one
// can't be written.
type words struct {
	what string // as errors call one of them
	list []string
	at   map[string]int
}

func newWords(what string, list ...string) *words {
	w := &words{what: what, list: list, at: make(map[string]int, len(list))}
	for i, id := range list {
		if id != "" {
			w.at[id] = i
		}
	}
	return w
}

// The closed sets of words, by the index of the engine's constants.
var (
	games      = newWords("game", "uprising", "imperium")
	modes      = newWords("mode", "solo", "two_player", "two-player")
	phases     = newWords("phase", engine.IDs(engine.RoundStart+1)...)
	seatKinds  = newWords("kind of seat", "human", "rival")
	factions   = newWords("Faction", engine.IDs(engine.FactionEnd)...)
	resources  = newWords("resource", engine.IDs(engine.ResourceEnd)...)
	icons      = newWords("battle icon", engine.IDs(engine.IconEnd)...)
	unitRooms  = newWords("place of units", "supply", "garrison", "conflict")
	troopRooms = newWords("place of troops", "garrison", "conflict")
)

// lexicon has the ids of a box.
type lexicon struct {
	box       *rival.Box
	levels    *words
	spaces    *words
	makers    *words // the spaces where bonus spice gathers
	flags     *words // the spaces that can be controlled
	raised    *words // the spaces on whose flag a unit may stand
	tokens    *words // the spaces that have a token at the start
	units     *words
	posts     *words
	conflicts *words
	rivals    *words
	cards     *words
	tracks    *words
	firsts    *words // the tracks with a bonus for the first there
	tiles     *words
	modules   *words // that may be named
	variants  *words
	lastRound int
	mentat    bool // a seat may have an Agent more
}

func newLexicon(box *rival.Box) *lexicon {
	r := &box.Rules
	x := &lexicon{box: box, mentat: r.HasMentat()}
	x.levels = newWords("difficulty", ids(r.Levels, func(l *engine.LevelInfo) string { return l.ID })...)
	x.spaces = newWords("board space", ids(r.Spaces, func(s *engine.SpaceInfo) string { return s.ID })...)
	x.makers = newWords("Maker space", ids(r.Spaces, func(s *engine.SpaceInfo) string { return only(s.Maker, s.ID) })...)
	x.flags = newWords("space with a control marker", ids(r.Spaces, func(s *engine.SpaceInfo) string { return only(s.Controllable, s.ID) })...)
	x.raised = newWords("space with a flag for units", raised(r)...)
	at := r.TokenSpaces()
	x.tokens = newWords("space with a token", make([]string, len(r.Spaces))...)
	for i := range r.Spaces {
		if at.Has(engine.Space(i)) {
			x.tokens.list[i], x.tokens.at[r.Spaces[i].ID] = r.Spaces[i].ID, i
		}
	}
	x.units = newWords("kind of unit", ids(r.Units, func(u *engine.UnitInfo) string { return u.ID })...)
	x.posts = newWords("observation post", ids(r.Posts, func(p *engine.PostInfo) string { return p.ID })...)
	x.conflicts = newWords("Conflict card", ids(r.Conflicts, func(c *engine.ConflictInfo) string { return c.ID })...)
	x.rivals = newWords("Rival card", ids(box.Rivals, func(c *rival.Card) string { return c.ID })...)
	x.cards = newWords("Hagal card", ids(box.Deck.Cards, func(c *hagal.Card) string { return c.ID })...)
	x.tracks = newWords("track", ids(r.Tracks, func(t *engine.TrackInfo) string { return t.ID })...)
	x.firsts = newWords("track with a bonus for the first there", firsts(r)...)
	x.tiles = newWords("tile", ids(r.Tiles, func(t *engine.TileInfo) string { return t.ID })...)
	x.modules, x.variants = choices(box)
	for n, level := range r.Const.ConflictLevels {
		if level > 0 {
			x.lastRound = n + 1
		}
	}
	return x
}

// firsts returns the ids of the tracks where something lies for the first there.
func firsts(r *engine.Rules) []string {
	out := make([]string, max(1, len(r.Tracks)))
	for k := 1; k < len(out); k++ {
		out[k] = only(r.FirstOn(engine.Track(k)) != nil, r.Tracks[k].ID)
	}
	return out
}

// raised returns the ids of the spaces on whose flag a unit may stand.
func raised(r *engine.Rules) []string {
	out := make([]string, max(1, len(r.Spaces)))
	if k := r.FlagUnit(); k != 0 {
		for _, sp := range r.Units[k].Flags {
			out[sp] = r.Spaces[sp].ID
		}
	}
	return out
}

// ids returns the ids of a list whose index 0 is unused.
func ids[T any](list []T, id func(*T) string) []string {
	out := make([]string, max(1, len(list)))
	for i := 1; i < len(list); i++ {
		out[i] = id(&list[i])
	}
	return out
}

func only(yes bool, id string) string {
	if yes {
		return id
	}
	return ""
}
