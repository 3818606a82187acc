package controls

import (
	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
	"househagal/cmd/internal/tell"
)

// OptionsNow is what the options can do at this moment.
type OptionsNow struct {
	Taste       tell.Taste
	Marks       int    // how many bookmarks there are
	Undone      int    // how many moves were taken back
	Turn, Round string // the last ones, "" for none
	Shuffles    bool   // hagal shuffles the House Hagal pile
	Reactive    bool   // humans don't report their moves
	Odds        bool   // there is a pile whose odds can be counted
	Target      int8   // VP that end the game
	NextTarget  int8   // and what the option makes of it
	Letters     bool   // other languages can be read here
}

// Option is what a person chooses there.
type Option int

// The options.
const (
	OptionMark Option = iota
	OptionMarks
	OptionTurn
	OptionRound
	OptionRedoAll
	OptionReshuffle
	OptionInput
	OptionTarget
	OptionLines
	OptionPurses
	OptionOdds
	OptionPages
	OptionColour
	OptionLanguage
)

// Options offers them; choice i is options[i].
func Options(s say.Speaker, o OptionsNow) (p ask.Prompt, options []Option) {
	p = ask.Prompt{ID: "options", Text: s.Say("options.title"), Default: -1, Hint: s.Say("options.esc_back"), Commands: Commands()}
	add := func(on bool, x Option, key, word, label string) {
		if on {
			p.Choices = append(p.Choices, ask.Choice{Key: key, Label: label, Words: []string{word}})
			options = append(options, x)
		}
	}
	add(true, OptionMark, "m", "bookmark", s.Say("options.mark"))
	add(o.Marks > 0, OptionMarks, "g", "bookmarks", s.Say("options.marks", say.Args{"n": o.Marks}))
	add(o.Turn != "", OptionTurn, "t", "turn", s.Say("options.take_back", say.Args{"text": o.Turn}))
	add(o.Round != "", OptionRound, "r", "round", s.Say("options.take_back", say.Args{"text": o.Round}))
	add(o.Undone > 0, OptionRedoAll, "a", "again", s.Say("options.again", say.Args{"n": o.Undone}))
	add(o.Shuffles, OptionReshuffle, "n", "reshuffle", s.Say("options.reshuffle"))
	add(true, OptionInput, "i", "input", s.Say("options.input", say.Args{"on": o.Reactive}))
	add(true, OptionTarget, "e", "target", s.Say("options.target", say.Args{"n": o.Target, "to": o.NextTarget}))
	add(true, OptionLines, "c", "coach", s.Say("options.lines"))
	add(true, OptionPurses, "s", "purses", s.Say("options.purses", say.Args{"on": o.Taste.Purses}))
	add(o.Odds, OptionOdds, "d", "odds", s.Say("options.odds", say.Args{"on": o.Taste.Odds}))
	add(true, OptionPages, "p", "pages", s.Say("options.pages", say.Args{"on": !o.Taste.Scroll}))
	add(true, OptionColour, "f", "colour", s.Say("options.colour", say.Args{"on": !o.Taste.Mono}))
	add(o.Letters, OptionLanguage, languageKey, "language", s.Say("options.language"))
	return p, options
}
