package session

import (
	"errors"
	"strconv"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/cmd/internal/kept"
	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/setup"
	"househagal/cmd/internal/tell"
	"househagal/rival"
)

// Start is what a new game begins with.
type Start struct {
	Person ask.Person
	Dir    journal.Dir // where games are kept
	Load   Load
	Flags  setup.Values
	Seed   uint64
	Width  int
	Taste  tell.Taste // how the pages of a new game are drawn
	// Lang is what the people speak, nil: English; OtherNames is as of a say.Speaker.
	Lang       *say.Language
	OtherNames bool
	// Letters says that letters of any language can be read, so that another can be
	// chosen.
	Letters bool
	// Chosen, if any, is told what the people choose instead.
	Chosen func(lang *say.Language, otherNames bool)
	// Modules are those of the last game, as a value of setup.LastModules: where
	// nobody has said yet what is played, the setup asks about them.
	Modules string
	// Packages are the rules of somebody's own that the setup offers.
	Packages []setup.Package
	// Odds, if any, gives the odds of the people by the rules of a box. It is called
	// when the setup comes to a question that shows them, and not before.
	Odds func(*rival.Box) Odds
	// Program is written into the save: the name and version of this program.
	Program string
	// Named, if any, is told the name of the save whenever it has a new one, and how
	// to find out that it is gone: see Gone. That may be called from anywhere.
	Named func(name string, gone func() error)
	// Over, if any, is told of a game that is played to its end, and again when people
	// say something about it. What it returns is told below the last page.
	Over func(Ending) (func(say.Speaker) []string, error)
}

// New begins a game. Its save is made with the first answer, so that looking
// in leaves nothing behind, and is named after the Rivals once they are known.
func New(s Start) *Game {
	flags := setup.Values{}
	for k, v := range s.Flags {
		flags[k] = v
	}
	flags["seed"] = strconv.FormatUint(s.Seed, 10)
	if s.Modules != "" && flags["game"] == "" && flags["module"] == "" {
		flags[setup.LastModules] = s.Modules
	}
	g := newGame(s)
	g.wrote = s.Program
	g.setup.flags = flags
	g.scene.Taste = s.Taste
	g.create = func() error {
		j, err := journal.CreateNext(s.Dir, "new-game", journal.Header{Program: s.Program, Seed: s.Seed, Flags: flags})
		if err != nil {
			return err
		}
		g.journal, g.create = j, nil
		g.takeName(j.Name())
		if s.Taste == (tell.Taste{}) {
			return nil
		}
		return g.append(course.LineTaste, course.TasteLine{Words: s.Taste.Words()})
	}
	return g
}

func newGame(s Start) *Game {
	g := &Game{}
	g.Seed, g.load, g.program = s.Seed, s.Load, s.Program
	g.scene = scene{tell.Listener{Speaker: say.Speaker{Lang: s.Lang, OtherNames: s.OtherNames}}, layout.Of(s.Width)}
	g.person, g.dir, g.named, g.chosen, g.letters = s.Person, s.Dir, s.Named, s.Chosen, s.Letters
	g.over, g.packages, g.odds = s.Over, s.Packages, s.Odds
	return g
}

// Resume opens the save called name and takes it up where it stands. Damage that
// was found is told on the first page; where the first line is damaged, or a whole
// line can't be used, the game goes on in a new save if people agree. Errors are
// those of the journal.
func Resume(s Start, name string) (*Game, error) {
	j, c, err := journal.Open(s.Dir, name)
	if errors.Is(err, journal.ErrHeader) {
		if c, _ := journal.Read(s.Dir.Path(name)); c.Head != nil {
			return rescue(s, c)
		}
	}
	if err != nil {
		return nil, err
	}
	g, err := wholeGame(s, c)
	if err != nil {
		j.Close()
		return rescue(s, c)
	}
	g.journal = j
	g.takeName(c.Name)
	switch {
	case c.Damage.None():
	case c.Damage.TornTail:
		g.notice = append(g.notice, kept.TornNotice)
	default:
		g.damage = c.Damage
	}
	return g, nil
}

// restored is the game that a save holds, without a save of its own.
func restored(s Start, c journal.Contents) (*Game, error) {
	s.Seed = c.Header.Seed
	g := newGame(s)
	g.Name, g.wrote = c.Name, c.Header.Program
	g.setup.flags = c.Header.Flags
	err := restorer{&g.saved}.restore(c.Lines)
	g.setTaste(g.scene.Taste)
	return g, err
}

func (g *saved) takeName(name string) {
	g.Name = name
	if g.named != nil {
		g.named(name, g.journal.Still)
	}
}

// Close gives up the save. What was answered is on disk.
func (g *saved) Close() error {
	if g.journal == nil {
		return nil
	}
	return g.journal.Close()
}

// SameAgain is the setup of this game and a new chance, for another one. What
// was left to chance is dealt anew.
func (g *record) SameAgain() (setup.Values, uint64) {
	v := g.setup.values()
	delete(v, "seed")
	delete(v, setup.Place)
	return v, g.Seed*6364136223846793005 + 1442695040888963407
}

// SetupOf reads from a save what was chosen in its setup.
func SetupOf(c journal.Contents) (setup.Values, error) {
	g, err := restored(Start{}, c)
	if err != nil && !g.setup.placed {
		return nil, err
	}
	v := g.setup.values()
	delete(v, "seed")
	return v, nil
}

// Gone returns nil as long as people find this game under its name, and where it
// has none; otherwise an error of the journal: another program moved or deleted the
// save, or wrote over it.
func (g *saved) Gone() error {
	if g.Name == "" || g.journal == nil {
		return nil
	}
	return g.journal.Still()
}
