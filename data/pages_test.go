package data

import (
	"fmt"
	"strings"

	"househagal/engine"
)

func indexPage() string {
	var b strings.Builder
	b.WriteString(`# Files of your own rules

Everything that is printed on a card or on the board is data, and so is every number of the rules. A file of your own lies
over what comes with the program:

- an entry with a **new id** is added,
- an entry with a **known id** changes in the keys you name and in no others,
- ` + "`remove: true`" + ` takes an entry out, ` + "`key: ~`" + ` takes a key back to what leaving it out means,
- ` + "`after: ID`" + ` or ` + "`before: ID`" + ` puts an entry beside another one (levels: the easiest first); without them a new one
  comes last,
- ` + "`replace: true`" + ` in an entry takes back all that the entry said, and as the first item of a list,
  ` + "`- replace: true`" + `, it takes out all that stands there: what follows is the whole list.

` + "```yaml" + `
rivals:
  - {id: staban_tuek, swordmaster: 8}        # change one number
hagal:
  - {id: fremkit, copies: 2}                 # one more copy
  - {id: gather_support_a, remove: true}     # one card less
difficulty:
  - {id: hard, name: Hard, rival_troops: 5, after: sardaukar}   # a level between two others
constants:
  target: 12                                 # end at 12 VP
` + "```" + `

From nothing to a game with it:

    hagal config init mine          write a commented example
    hagal validate mine.yaml        say what is wrong, with line and column
    hagal config show --config mine.yaml
    hagal play --config mine.yaml

Several files or folders: --config more than once; later ones win, and what they override is told. A running game keeps
the rules it began with. What ` + "`config show`" + ` prints is a file too: it gives the same rules again.

A code of two letters is typed at the table. Some letters are commands there, so no code begins with one of
` + lettersList + `, and none is ` + "`rv`" + ` (Reveal).

[Rules of your own](../tuning.md) leads through it step by step.

| page | what a file may hold |
|---|---|
`)
	for _, k := range kinds {
		fmt.Fprintf(&b, "| [%s](%s.md) | %s |\n", k.section, k.file, cell(k.intro))
	}
	b.WriteString(`| [effects](effects.md) | What cards, Signets, Schemes, rewards and visits do. |
| [conditions](conditions.md) | What when, needs, if and requires can test. |

Editors that know JSON Schema complete and check the words: put this line at the top of the file,

    # yaml-language-server: $schema=PATH/docs/yaml/hagal.schema.json

An id has small letters, digits and underscores, a letter first. Every entry may say how sure its figures are:
`)
	memberTable(&b, sourceMembers)
	b.WriteString("\nThese pages are made of the tables that read the files; a test keeps them so.\n")
	return b.String()
}

func (k kind) page() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n\n```yaml\n%s```\n", k.section, k.intro, k.example)
	for _, l := range k.lists {
		if l.name != "" {
			fmt.Fprintf(&b, "\n## %s\n\nEach entry is a %s.\n", l.name, l.what)
		}
		memberTable(&b, l.inner)
	}
	for _, g := range k.groups {
		if g.name != "" {
			fmt.Fprintf(&b, "\n## %s\n\n%s\n", g.name, g.doc)
		}
		constantTable(&b, g.fields)
	}
	b.WriteString(k.ids())
	return b.String()
}

// ids lists the ids that come with the program.
func (k kind) ids() string {
	var b strings.Builder
	for _, game := range gameWords {
		box := games()[game]
		if box == nil {
			continue
		}
		list := func(title string, n int, at func(int) string) {
			var ids []string
			for i := range n {
				if id := at(i); id != "" {
					ids = append(ids, id)
				}
			}
			if len(ids) > 0 {
				fmt.Fprintf(&b, "\n%s of %s: `%s`.\n", title, game, strings.Join(ids, "` `"))
			}
		}
		r := &box.Rules
		switch k.section {
		case "rivals":
			list("Rivals", len(box.Rivals), func(i int) string { return box.Rivals[i].ID })
		case "hagal":
			list("Cards", len(box.Deck.Cards), func(i int) string { return box.Deck.Cards[i].ID })
		case "difficulty":
			list("Levels", len(r.Levels), func(i int) string { return r.Levels[i].ID })
		case "conflicts":
			list("Conflict cards", len(r.Conflicts), func(i int) string { return r.Conflicts[i].ID })
		case "board":
			list("Spaces", len(r.Spaces), func(i int) string { return r.Spaces[i].ID })
			list("Posts", len(r.Posts), func(i int) string { return r.Posts[i].ID })
			list("Groups of posts", len(r.Groups), func(i int) string { return r.Groups[i].ID })
		}
	}
	return b.String()
}

// constantTable says what each game that comes with the program holds.
func constantTable(b *strings.Builder, fields []field[engine.Constants]) {
	head, line := "\n| key | value |", "\n|---|---|"
	for _, game := range gameWords {
		if games()[game] != nil {
			head, line = head+" "+game+" |", line+"---|"
		}
	}
	b.WriteString(head + " |" + line + "---|\n")
	for i := range fields {
		f := &fields[i]
		fmt.Fprintf(b, "| `%s` | %s |", f.name, cell(f.shape.says()))
		for _, game := range gameWords {
			if box := games()[game]; box != nil {
				w := &writer{ids: idsOf(box)}
				f.write(w, &box.Rules.Const)
				fmt.Fprintf(b, " %s |", w.b)
			}
		}
		fmt.Fprintf(b, " %s |\n", cell(f.doc))
	}
}

func memberTable(b *strings.Builder, list []member) {
	b.WriteString("\n| key | value | left out | |\n|---|---|---|---|\n")
	for _, m := range list {
		out := m.shape.def
		switch {
		case m.need:
			out = "**needed** if new"
		case out == "":
			out = "nothing"
		}
		fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", m.name, cell(m.shape.says()), out, cell(m.doc))
	}
}

func cell(s string) string { return strings.ReplaceAll(s, "|", "\\|") }

// says is what may stand there, in words.
func (s shape) says() string {
	words := "`" + strings.Join(nonEmpty(s.words), "` `") + "`"
	switch s.kind {
	case aNumber:
		return fmt.Sprintf("%d to %d", s.lo, s.hi)
	case aFlag:
		return "`true` or `false`"
	case aText:
		if s.lo == 1 && s.hi == 1 {
			return "1 small letter"
		}
		if s.lo == s.hi {
			return fmt.Sprintf("%d small letters", s.hi)
		}
		return fmt.Sprintf("a text, at most %d characters", s.hi)
	case anID:
		return "an id"
	case aWord:
		return words
	case aRef:
		return "the id of a " + refNames[s.to]
	case refs:
		return "a list of ids: " + refNames[s.to] + "s"
	case tokens:
		return fmt.Sprintf("a map of `solari` `spice` `water` to 0 to %d", s.hi)
	case steps:
		return fmt.Sprintf("a map of Factions to %d to %d", s.lo, s.hi)
	case numbers:
		return fmt.Sprintf("a list of numbers, %d to %d", s.lo, s.hi)
	}
	return map[shapeKind]string{wordList: "a list of " + words, someEffects: "a list of [effects](effects.md)",
		aCondition: "a [condition](conditions.md)", someConditions: "a [condition](conditions.md), or a list of which all must hold",
		someRules: "a map of sections", someFaces: "a list of maps with the keys from `when` on"}[s.kind]
}

func nonEmpty(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" {
			out = append(out, w)
		}
	}
	return out
}

func effectsPage() string {
	var b strings.Builder
	b.WriteString(`# Effects

A list of effects is carried out in order. An effect is a word by itself, or a key with its value:

` + "```yaml" + `
rivals:
  - {id: staban_tuek, signet: [hooks, {recruit: 1}, {if: alliance, then: [{spice: 1}]}]}
` + "```" + `

Where an effect leaves a choice, a human makes it and a Rival goes by the rules.

| effect | number | may be part of | |
|---|---|---|---|
`)
	for i := range verbs {
		v := &verbs[i]
		n := ""
		if v.hi > 0 {
			n = fmt.Sprintf("%d to %d", v.lo, v.hi)
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", v.sample, n, v.where.says(), cell(v.doc))
	}
	b.WriteString("\n## Influence with which Faction\n\nThe key inside `influence` is a Faction, or one of these:\n\n| key | |\n|---|---|\n")
	for _, p := range picks {
		doc := p.doc
		if p.was != "" {
			doc += " Before: `" + p.was + "`, which is read too."
		}
		fmt.Fprintf(&b, "| `%s` | %s |\n", p.name, doc)
	}
	return b.String()
}

// says names the places of a verb.
func (p place) says() string {
	if p == anywhere {
		return "anything"
	}
	var out []string
	for q := onVisit; q <= onTile; q <<= 1 {
		if p&q != 0 {
			out = append(out, placeNames[q])
		}
	}
	return strings.Join(out, ", ")
}

func conditionsPage() string {
	var b strings.Builder
	b.WriteString(`# Conditions

A condition is a word by itself, or one key with its value. Where several may stand, all of a list must hold:

` + "```yaml" + `
hagal:
  - {id: sietch_tabr, needs: [{fremen: 2}, swordmaster]}
` + "```" + `

"It" is the seat whose effect or card it is.

| condition | number | holds when |
|---|---|---|
`)
	for i := range tests {
		t := &tests[i]
		n := ""
		if t.hi > 0 {
			n = fmt.Sprintf("%d to %d", t.lo, t.hi)
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", t.sample, n, t.doc)
	}
	return b.String()
}
