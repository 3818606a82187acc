package controls

import (
	"slices"
	"strconv"
	"strings"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// EndChoice is what people choose on the last page.
type EndChoice int

// The choices of the last page.
const (
	EndAgain  EndChoice = iota // the same again
	EndLog                     // the log of the game
	EndReport                  // a report to a file
	EndLeave
	EndNote // the Leader that was played, and a note for the history
)

// Last asks what now, under the last page. Saved is the name of the save,
// "" when nothing is kept.
func Last(s say.Speaker, saved string) ask.Prompt {
	text := s.Say("games.end", say.Args{"name": saved})
	p := PagePrompt(s, "end", text, "")
	p.Choices = []ask.Choice{{Key: "s", Label: s.Say("games.end_again"), Words: []string{"same", "again"}},
		{Key: "l", Label: s.Say("games.end_log"), Words: []string{"log"}},
		{Key: "r", Label: s.Say("games.end_report"), Words: []string{"report"}},
		{Key: "q", Label: s.Say("games.leave"), Words: []string{"leave", "quit"}},
		{Key: "n", Label: s.Say("games.end_note"), Words: []string{"note", "leader"}}}
	p.Default = int(EndLeave)
	p.Hint = s.Say("games.end_hint")
	return p
}

// History asks on the last page what people say of the game: which Leader they
// played, or a note. An empty line says nothing. The page stays above it.
func History(s say.Speaker, pos *engine.Position, note bool, above page.Page) ask.Prompt {
	p := ask.Prompt{ID: "history", Text: s.Say("history.ask_leader"), Page: above, Default: -1, FreeText: &ask.FreeText{Max: 60},
		Hint: s.Say("history.ask_hint"), Commands: map[string]string{"back": CommandBack}}
	if note {
		p.Text = s.Say("history.ask_note")
		return p
	}
	var names []string
	for i, r := range leaders(s.Box, pos) {
		names = append(names, s.Say("history.leader_choice", say.Args{"n": i + 1, "rival": r}))
	}
	list := s.Say("history.leaders", say.Args{"names": names})
	p.Page.Blocks = append(slices.Clone(p.Page.Blocks), page.Block{Text: list, Apart: true, Hangs: true})
	p.Plain.Hint = []string{list, p.Hint}
	return p
}

// leaders are the Leaders that a Rival card of the box portrays and that no Rival
// of the table is.
func leaders(box *rival.Box, pos *engine.Position) []engine.RivalID {
	var out []engine.RivalID
	var seen []string
	for seat := range pos.Seat {
		seen = append(seen, box.Rivals[pos.Seat[seat].Rival].Leader)
	}
	for id := 1; id < len(box.Rivals); id++ {
		if l := box.Rivals[id].Leader; l != "" && !slices.Contains(seen, l) {
			out, seen = append(out, engine.RivalID(id)), append(seen, l)
		}
	}
	return out
}

// Unlisted asks again after a name that History does not list: Enter keeps it.
func Unlisted(s say.Speaker, p ask.Prompt, name string) ask.Prompt {
	p.Text, p.Hint = s.Say("history.ask_unlisted", say.Args{"name": name}), s.Say("history.unlisted_hint")
	p.FreeText = &ask.FreeText{Max: p.FreeText.Max, Default: name}
	if n := len(p.Plain.Hint); n > 0 {
		p.Plain.Hint = append(slices.Clone(p.Plain.Hint[:n-1]), p.Hint)
	}
	return p
}

// Leader is whom people mean by what they typed for History: by a number of the
// list, by a name in their language or as printed, or by how one name alone begins.
// Two may stand with a comma between. What names nobody stays as it is, and is not
// listed.
func Leader(s say.Speaker, pos *engine.Position, typed string) (name string, listed bool) {
	all := leaders(s.Box, pos)
	listed = true
	parts := strings.Split(typed, ",")
	for i, part := range parts {
		part = strings.TrimSpace(part)
		parts[i] = part
		if n, err := strconv.Atoi(part); err == nil && n >= 1 && n <= len(all) {
			parts[i] = s.Box.Rivals[all[n-1]].Name
			continue
		}
		var fit []string
		for _, r := range all {
			c := &s.Box.Rivals[r]
			names := []string{c.Name, c.Short, c.ID, s.Say("setup.rival_full", say.Args{"rival": r}), s.Say("setup.rival_short", say.Args{"rival": r})}
			if slices.ContainsFunc(names, func(name string) bool { return ask.Begins(name, part) }) {
				fit = append(fit, c.Name)
			}
		}
		if len(fit) == 1 {
			parts[i] = fit[0]
		} else {
			listed = false
		}
	}
	return strings.Join(parts, ", "), listed
}
