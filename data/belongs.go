package data

import (
	"slices"
	"strings"

	"househagal/data/strict"
)

// means has what people write for a word of the files, and which word that is.
var means = func() map[string][]string {
	out := map[string][]string{}
	for _, line := range []struct{ words, mean string }{
		{"removed delete deleted del drop gone disabled", "remove: true"},
		{"cards deck house_hagal card", "hagal"}, {"levels level difficulties", "difficulty"},
		{"leaders leader rival_cards", "rivals"}, {"numbers rules const settings", "constants"}, {"options variant", "variants"},
		{"spaces space", "space"}, {"count number amount quantity qty how_many", "copies"},
		{"strength combat_strength", "swords"}, {"effects effect", "signet scheme"}, {"factions order", "list"},
		{"text title label", "name"}, {"short_name abbreviation", "short"}, {"troops garrison", "rival_troops"},
		{"variants required switches", "requires"}, {"mode modes", "only"}, {"condition conditions if", "needs"},
		{"rewards reward", "first second third"}, {"place location destination", "space"},
		{"troops troop soldiers", "recruit"}, {"points point victory_points victory_point", "vp"}, {"spies", "spy"},
		{"worms worm sandworm", "sandworms"}, {"money coins coin solaris", "solari"}, {"cards card", "draw intrigue"},
		{"maker_hooks hook", "hooks"}, {"faction factions reputation", "influence"}, {"council", "high_council"},
		{"guild", "spacing_guild"}, {"sisterhood", "bene_gesserit"}, {"victory vp points_to_win", "target"},
	} {
		for _, w := range strings.Fields(line.words) {
			out[w] = append(out[w], senses(line.mean)...)
		}
	}
	return out
}()

func senses(s string) []string {
	if strings.Contains(s, ":") {
		return []string{s}
	}
	return strings.Fields(s)
}

// helpful are Errors that know the words of these files.
func helpful() *strict.Errors {
	return &strict.Errors{Means: means, Belongs: belongs}
}

// home is a map of the files and the keys that may stand in it.
type home struct {
	at   []string // the keys above it; the first is a section
	list bool     // of entries
	keys []string
}

// homes are all maps of the files.
func homes(above []string, list []part) []home {
	var out []home
	for i := range list {
		p := &list[i]
		at := append(slices.Clone(above), p.name)
		switch {
		case p.byID:
			out = append(out, home{at, true, p.keys})
		case p.parts != nil:
			out = append(out, home{at, false, partNames(p.parts)})
			out = append(out, homes(at, p.parts)...)
		case p.groups != nil:
			out = append(out, groupHomes(p.name, p.groups)...)
		}
	}
	return out
}

func partNames(list []part) []string {
	var out []string
	for i := range list {
		out = append(out, list[i].name)
	}
	return out
}

func groupHomes(section string, groups []constants) []home {
	own := home{at: []string{section}}
	var out []home
	for i := range groups {
		g := &groups[i]
		if g.name == "" {
			own.keys = append(own.keys, names(g.fields)...)
			continue
		}
		own.keys = append(own.keys, g.name)
		out = append(out, home{[]string{section, g.name}, false, names(g.fields)})
	}
	return append(out, own)
}

func names[T any](fields []field[T]) []string {
	var out []string
	for i := range fields {
		out = append(out, fields[i].name)
	}
	return out
}

// belongs says where a key belongs that the map called at doesn't have.
func belongs(at, key string, v *strict.Node) string {
	if strings.Contains(key, ".") {
		if s := undotted(at, strings.Split(key, "."), v.Flow()); s != "" {
			return "dots don't part keys; write " + s
		}
		return ""
	}
	var where, entries []string
	for _, h := range homes(nil, parts) {
		s := strings.Join(h.at, ".")
		switch {
		case !slices.Contains(h.keys, key) || slices.Contains([]string{"id", "name", "code"}, key):
		case h.list:
			entries = append(entries, "an entry of "+s)
		default:
			where = append(where, s)
		}
	}
	if len(where) == 0 || at != "the file" {
		where = append(where, entries...)
	}
	if len(where) == 0 || len(where) > 3 {
		return ""
	}
	return key + " belongs in " + strict.OneOf(where)
}

// undotted writes a path as maps inside each other, "" when it leads nowhere.
func undotted(at string, path []string, value string) string {
	if slices.Contains(path, "") {
		return ""
	}
	in := len(path) - 1
	for _, h := range homes(nil, parts) {
		n := len(h.at)
		if h.list && at == "the file" && len(path) == n+2 && slices.Equal(path[:n], h.at) {
			return nested(h.at, "[{id: "+path[n]+", "+path[n+1]+": "+value+"}]")
		}
	}
	return nested(path[:in], "{"+path[in]+": "+value+"}")
}

func nested(path []string, value string) string {
	for i := len(path) - 1; i >= 0; i-- {
		value = path[i] + ": " + value
		if i > 0 {
			value = "{" + value + "}"
		}
	}
	return value
}
