package say

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"househagal/cmd/internal/layout"
	"househagal/data"
	"househagal/data/strict"
	"househagal/engine"
	"househagal/rival"
)

// How many cells names have at most, in menus and in narrow places.
const (
	nameCells   = 26
	shortCells  = 8
	noticeCells = 60 // of sentences, and of what a module changes
	setupCells  = 220
)

// CheckNames reads the names of printed things of a game by the letter
// (data/<game>/names/<tag>.yaml): a section a shelf of the box, which names all
// that lies there, and others for forms of those names, as in spaces.dative.
func CheckNames(name string, src []byte, game engine.GameID) error {
	errs := strict.Errors{Most: mostFaults}
	known, err := shelves(game)
	if err != nil {
		return err
	}
	x := namesChecker{shelves: known, scanned: scan(string(src)), seen: map[string]bool{}}
	root := strict.Parse(name, src, &errs)
	root.Each(x.section)
	for _, shelf := range slices.Sorted(maps.Keys(x.shelves)) {
		if root.Ok() && !x.seen[shelf] {
			root.Fail("there are no names of %s", shelf)
		}
	}
	return errs.Err()
}

// namesChecker looks at one file.
type namesChecker struct {
	shelves map[string][]string // the ids on each
	scanned map[ID]string
	seen    map[string]bool // sections
}

func (x *namesChecker) section(section, names strict.Cursor) {
	shelf, form, bent := strings.Cut(section.Raw(), ".")
	ids, ok := x.shelves[shelf]
	if !ok || bent && !isWord(form) {
		section.Fail("there is no shelf %q; the shelves are %s, and behind one a form may stand, as in spaces.short", section.Raw(), strict.OneOf(slices.Sorted(maps.Keys(x.shelves))))
		return
	}
	x.seen[section.Raw()] = true
	named := map[string]bool{}
	names.Each(func(key, v strict.Cursor) {
		named[key.Raw()] = true
		if !slices.Contains(ids, key.Raw()) {
			key.Fail("%s has no %s; the nearest is %s", shelf, key.Raw(), strict.Nearest(key.Raw(), ids))
			return
		}
		x.name(section.Raw()+"."+key.Raw(), form, v)
	})
	for _, id := range ids {
		if !named[id] && form != formShort && form != formPrinted && form != formSetup {
			section.Fail("%s has no %s", section.Raw(), id)
		}
	}
}

func (x *namesChecker) name(id, form string, v strict.Cursor) {
	most := nameCells
	switch shelf, _, _ := strings.Cut(id, "."); {
	case form == formShort:
		most = shortCells
	case shelf == "notices", form == formFull:
		most = noticeCells
	case form == formSetup:
		most = setupCells
	}
	switch w := layout.Width(v.Raw()); {
	case v.Kind() != strict.Scalar || v.Raw() == "":
		v.Fail("%s: give a name", id)
	case v.Raw() != x.scanned[ID(id)]:
		v.Fail("%s is written in a way that is not read; write it on one line", id)
	case w > most:
		v.Fail("%s takes %d cells, it may have %d", id, w, most)
	}
	checkCharacters(id, v)
}

// stock has the shelves of each game, by its id.
var stock sync.Map

// shelves are the ids of what lies on each shelf of a game and its modules.
func shelves(game engine.GameID) (map[string][]string, error) {
	if m, ok := stock.Load(game); ok {
		return m.(map[string][]string), nil
	}
	boxes, err := data.LoadEach(game)
	if err != nil {
		return nil, err
	}
	out := map[string][]string{}
	for _, box := range boxes {
		fill(box, func(t thing) {
			if !slices.Contains(out[t.shelf], t.id) {
				out[t.shelf] = append(out[t.shelf], t.id)
			}
		})
	}
	stock.Store(game, out)
	return out, nil
}

// fill puts everything of a box that has a name onto its shelf.
func fill(box *rival.Box, on func(thing)) {
	s, r := Speaker{Box: box}, &box.Rules
	put := func(v any) {
		if t, ok := s.thing(v); ok && t.id != "" && v != engine.Group(0) { // group 0 are all posts, which nobody names
			on(t)
		}
	}
	each(len(r.Factions), func(i int) { put(engine.Faction(i)) })
	each(len(r.Spaces), func(i int) { put(engine.Space(i)) })
	each(len(r.Posts), func(i int) { put(engine.Post(i)) })
	each(len(r.Groups), func(i int) { put(engine.Group(i)) })
	each(len(box.Deck.Cards), func(i int) { put(engine.Card(i)) })
	each(len(r.Conflicts), func(i int) { put(engine.Conflict(i)) })
	each(len(box.Rivals), func(i int) { put(engine.RivalID(i)) })
	each(len(r.Levels), func(i int) { put(engine.Difficulty(i)) })
	each(len(r.Units), func(i int) { put(engine.Unit(i)) })
	each(len(r.Tracks), func(i int) { put(engine.Track(i)) })
	each(len(r.Tiles), func(i int) { put(engine.Tile(i)) })
	each(len(r.Notices), func(i int) { put(engine.Notice(i)) })
	each(len(box.Offered), func(i int) { put(box.Offered[i]) })
}

func each(n int, f func(int)) {
	for i := range n {
		f(i)
	}
}

// bends says whether the language has a form of all names of a kind, in every
// game.
func (l *Language) bends(k kind, form string) bool {
	if k == aUnit && form == formMany {
		return true // the box has it
	}
	for game := engine.Uprising; ; game++ {
		shelves, err := shelves(game)
		if err != nil {
			return true
		}
		names := l.printed(game)
		for shelf, ids := range shelves {
			if kindOnShelf[shelf] == k && slices.ContainsFunc(ids, func(id string) bool { return names[ID(shelf+"."+form+"."+id)] == "" }) {
				return false
			}
		}
	}
}
