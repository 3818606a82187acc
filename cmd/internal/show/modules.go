package show

import (
	"slices"

	"househagal/cmd/internal/layout"
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
	"househagal/engine"
	"househagal/rival"
)

// Modules lists the modules that the rules offer: what goes after --module, what each
// needs and what it changes.
func Modules(s say.Speaker) []string {
	t := page.Table{Columns: []page.Column{{Head: s.Say("show.module_id")}, {Head: s.Say("show.module_name")}, {Head: s.Say("show.does_head")}}}
	for _, x := range s.Box.Offered {
		if x.Module {
			t.Rows = append(t.Rows, []string{x.ID, s.Say("setup.module", say.Args{"module": x}), s.Say("show.module_does", say.Args{"texts": brings(s, x)})})
		}
	}
	if len(t.Rows) == 0 {
		return []string{s.Say("show.no_modules")}
	}
	return append(append(layout.Full.Table(&t), ""), layout.Full.Fold(s.Say("show.modules_are"))...)
}

// Module says what a module changes, with what it can be chosen and what lies on the
// table because of it.
func Module(s say.Speaker, x rival.Layer) []string {
	head := s.Say("show.module", say.Args{"module": x, "word": x.ID, "texts": brings(s, x)})
	out := layout.Full.Fold(head)
	if x.Setup != "" {
		out = append(out, layout.Full.Fold(s.Say("show.module_setup", say.Args{"module": x}))...)
	}
	return append(out, "")
}

// brings are what a module changes and its terms, a text each.
func brings(s say.Speaker, x rival.Layer) say.List {
	var out say.List
	if x.Text != "" {
		out = append(out, s.Say("setup.module_changes", say.Args{"module": x}))
	}
	for _, id := range x.Needs {
		out = append(out, s.Say("level.layer_needs", say.Args{"name": layerName(s, id)}))
	}
	for _, id := range x.Excludes {
		out = append(out, s.Say("level.layer_excludes", say.Args{"name": layerName(s, id)}))
	}
	if x.Marked {
		out = append(out, s.Say("level.layer_mode", say.Args{"pair": x.Only == engine.TwoPlayer}))
	}
	return out
}

func layerName(s say.Speaker, id string) string {
	if i := slices.IndexFunc(s.Box.Offered, func(x rival.Layer) bool { return x.ID == id }); i >= 0 {
		return s.Say("setup.module", say.Args{"module": s.Box.Offered[i]})
	}
	return id
}
