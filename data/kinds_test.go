package data

import (
	"slices"

	"househagal/engine"
	"househagal/rival"
)

// kind is a section of a file, as the reference and the schema know it.
type kind struct {
	file    string // docs/yaml/FILE.md
	section string
	intro   string
	lists   []listKind // lists of entries
	groups  []constants
	example string
}

type listKind struct {
	name  string // "" when the section itself is the list
	what  string
	inner []member
}

var kinds = []kind{
	{file: "rivals", section: "rivals", intro: "A Rival card. A new id is a Rival of your own.",
		lists: []listKind{{"", "Rival", members(rivalFields)}},
		example: `rivals:
  - {id: duke_leto, name: Duke Leto Atreides, short: Leto, swordmaster: 7, solo: true,
     list: [bene_gesserit, emperor, fremen, spacing_guild],
     signet: [{recruit: 1}], scheme: [{influence: {any: 1}}, {solari: 2}]}
  - {id: staban_tuek, swordmaster: 8}   # only this changes
`},
	{file: "hagal", section: "hagal", intro: "A kind of card of the House Hagal deck. A card with one use has the keys of a face beside its own; " +
		"a card with several has them in faces. A card sends an Agent to its space, or goes_on, or is a Reshuffle.",
		lists: []listKind{{"", "card", append(append(members(cardFields), member{"faces", facesField.shape, false, facesField.doc}), members(faceFields)...)}},
		example: `hagal:
  - {id: fremkit, copies: 2}
  - {id: secrets, remove: true}
  - id: sandstorm
    name: Sandstorm
    code: sm
    swords: 4
    faces:
      - {when: {level_below: 3}, space: research_station, effects: [{recruit: 3}]}
      - {space: deep_desert, bonus: 1, effects: [harvest]}
`},
	{file: "difficulty", section: "difficulty", intro: "A level of difficulty of a solo game, the easiest first. A new id is a level of your own.",
		lists: []listKind{{"", "level", members(levelFields)}},
		example: `difficulty:
  - {id: shai_hulud, name: Shai-Hulud, rival_troops: 4, rival_hooks: true, human_swordmaster: false,
     requires: [expert_deployment, brutal_escalation, smart_politics]}
`},
	{file: "variants", section: "variants", intro: "The figures of the variants. Which ones are in play is chosen at the start of a game, or required by the level.",
		groups: variantGroups, example: "variants:\n  smart_politics: {behind: 3}\n"},
	{file: "conflicts", section: "conflicts", intro: "A Conflict card.",
		lists: []listKind{{"", "Conflict card", members(conflictFields)}},
		example: `conflicts:
  - {id: propaganda, second: [{intrigue: 2}]}
  - {id: storm, name: Storm over Arrakeen, level: 3, icon: wild, control: arrakeen, protected: true,
     first: [{vp: 1}, {control: arrakeen}], second: [{spice: 3}], third: [{spice: 1}]}
`},
	{file: "objectives", section: "objectives", intro: "The three Objectives, one for each seat. One has first, another one rival.",
		lists: []listKind{{"", "Objective", members(objectiveFields)}}, example: "objectives:\n  - {id: objective_crysknife, name: Knife}\n"},
	{file: "board", section: "board", intro: "The board: the influence tracks, the spaces, the observation posts and their groups; tracks along which each Rival has a token, tiles that are bought, and sentences for the table.",
		lists: []listKind{{"factions", "track", members(factionFields)}, {"spaces", "space", members(spaceFields)},
			{"posts", "post", members(postFields)}, {"groups", "group of posts", members(groupFields)},
			{"units", "kind of unit beside troops, those that are deployed first standing first", members(unitFields)},
			{"tokens", "kind of token that lies on spaces", members(tokenFields)},
			{"tiles", "tile of a market with three stacks", members(tileFields)},
			{"tracks", "track beside those of influence", members(trackFields)}, {"steps", "space of such a track", members(stepFields)},
			{"notices", "sentence that is only told", members(noticeFields)}},
		example: `board:
  spaces:
    - {id: hagga_basin, base_spice: 3}
  groups:
    - {id: landsraad, posts: [landsraad_council, landsraad_hall]}
  tiles:
    - {id: periscope, name: Periscope, code: ce, cost: 3, marked: true, taken: [{intrigue: 1}], round_start: [{solari: 1}]}
  tracks:
    - {id: caravan, name: Caravan, last: 4}
  steps:
    - {id: caravan_4, track: caravan, space: 4, effects: [{vp: 1}], first: [{spice: 2}]}
  notices:
    - {id: row_left, name: remove the left card of the row}
`},
	{file: "constants", section: "constants", intro: "Every number and switch that stands on no card. A value may be written as {value: 12, confidence: weak, source: our table}.",
		groups: constantGroups, example: "constants:\n  target: 12\n  vp_price: {spice: 8}\n  start: {garrison: 4}\n"},
	{file: "layers", section: "layers", intro: "Rules with a name that lie over all others where somebody chooses them: a variant of your own, with --variant or in the setup, " +
		"or a module, with --module. A layer with `with` is not chosen: it lies there wherever all of those do. Layers lie over each other in the order in which they stand, those with `with` last. " +
		"They are checked also when nobody chooses them.",
		lists: []listKind{{"", "layer", members(layerFields)}},
		example: `layers:
  - id: spice_war
    name: Spice war
    text: spice is dear, and there is more of it
    rules:
      constants: {vp_price: {spice: 9}}
      board:
        spaces:
          - {id: hagga_basin, base_spice: 3}
  - {id: long_war, name: Long war, rules: {constants: {target: 12}}}
  - {id: both_wars, with: [spice_war, long_war], rules: {constants: {vp_price: {spice: 8}}}}
`},
}

// sourceMembers may stand in every entry.
var sourceMembers = []member{
	{"source", shape{kind: aText, hi: 400}, false, "Where the figures are from. For readers of the file only."},
	{"confidence", shape{kind: aWord, words: confidenceWords}, false, "How sure they are. For readers of the file only."},
}

// games are the boxes that come with the program: the reference lists their ids.
func games() map[string]*rival.Box {
	out := map[string]*rival.Box{}
	for g, name := range gameWords {
		if b, err := Load(engine.GameID(g)); err == nil {
			out[name] = b
		}
	}
	return out
}

// knownIDs are the ids of all games, each once, in their order.
func knownIDs(to refKind) []string {
	var out []string
	for _, name := range gameWords {
		b := games()[name]
		if b == nil {
			continue
		}
		for _, id := range idsOf(b)[to] {
			if id != "" && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}
