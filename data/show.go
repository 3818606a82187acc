package data

import (
	"fmt"
	"strings"

	"househagal/data/strict"
)

// Show writes the resolved rules for a person: a key a line, with where its
// value came from and how sure it is. Laid over the program's rules as a file,
// the text gives the same rules again.
func (x *Resolved) Show() []byte {
	s := shower{of: map[string][]Value{}, base: &bases[x.Box.Rules.Game]().root, all: x}
	for _, v := range x.Values() {
		s.of[v.Section] = append(s.of[v.Section], v)
	}
	fmt.Fprintf(&s.b, "game: %s\n", gameWords[x.Box.Rules.Game])
	s.parts(parts, nil)
	return []byte(s.b.String())
}

type shower struct {
	b    strings.Builder
	of   map[string][]Value // by section
	base *strict.Node       // what the text will lie over
	all  *Resolved
}

func (s *shower) parts(list []part, above []string) {
	for i := range list {
		p := &list[i]
		path := append(above[:len(above):len(above)], p.name)
		indent := strings.Repeat("  ", len(above))
		switch {
		case p.name == layersPart:
			s.layers()
		case p.parts != nil:
			fmt.Fprintf(&s.b, "%s%s:\n", indent, p.name)
			s.parts(p.parts, path)
		case p.byID:
			s.list(path, indent)
		default:
			fmt.Fprintf(&s.b, "%s%s:\n", indent, p.name)
			s.values(p, indent+"  ")
		}
	}
}

// list writes the entries of a part in place of all that stands there.
func (s *shower) list(path []string, indent string) {
	values := s.of[strings.Join(path, ".")]
	if len(values) == 0 && !hasList(s.base, path) {
		return
	}
	fmt.Fprintf(&s.b, "%s%s:\n%s  - replace: true\n", indent, path[len(path)-1], indent)
	entry := ""
	for _, v := range values {
		lead := "    "
		if v.Entry != entry {
			lead = "  - "
		}
		entry = v.Entry
		s.line(indent+lead, v)
	}
}

// layers writes the layers of somebody's own that are not in force: the others are
// merged, or come with the program.
func (s *shower) layers() {
	head := layersPart + ":\n"
	list := s.all.root.Find(layersPart)
	if list == nil {
		return
	}
	for i := range list.Items {
		n := &list.Items[i]
		id := n.Find("id").Text
		if hasEntry(s.base, id) || s.all.Box.Has(id) {
			continue
		}
		fmt.Fprintf(&s.b, "%s  - %s # %s:%d\n", head, n.Flow(), n.At.File, n.At.Line)
		head = ""
	}
}

// hasList reports whether the program's rules have the list of a path.
func hasList(n *strict.Node, path []string) bool {
	for _, key := range path {
		if n = n.Find(key); n == nil {
			return false
		}
	}
	return len(n.Items) > 0
}

func (s *shower) values(p *part, indent string) {
	for _, v := range s.of[p.name] {
		s.line(indent, v)
	}
	for i := range p.groups {
		if g := p.groups[i].name; g != "" {
			fmt.Fprintf(&s.b, "%s%s:\n", indent, g)
			for _, v := range s.of[p.name+"."+g] {
				s.line(indent+"  ", v)
			}
		}
	}
}

// line writes a key with where its value came from.
func (s *shower) line(lead string, v Value) {
	from := fmt.Sprintf("%s:%d", v.From.File, v.From.Line)
	if v.Confidence != "" {
		from += ", " + v.Confidence
	}
	fmt.Fprintf(&s.b, "%-58s # %s\n", lead+v.Key+": "+v.Text, from)
}
