package say

import "househagal/engine"

// postForm says where an observation post is, by what it touches: "on the
// Emperor post", "between Spice Refinery and Arrakeen", "beside Deep Desert"
// (form where), or names it so within a sentence (form noun).
func (s Speaker) postForm(p engine.Post, form string) string {
	r := &s.Box.Rules
	var touch []engine.Space
	for sp := 1; sp < len(r.Spaces); sp++ {
		if r.Posts[p].Spaces.Has(engine.Space(sp)) {
			touch = append(touch, engine.Space(sp))
		}
	}
	if len(touch) == 0 {
		return s.write(ID("post."+form+"_named"), Args{"name": s.plain(p)})
	}
	first := &r.Spaces[touch[0]]
	switch {
	case len(touch) == 1:
		return s.write(ID("post."+form+"_beside"), Args{"space": touch[0]})
	case first.Faction != engine.NoFaction:
		return s.write(ID("post."+form+"_named"), Args{"name": s.plain(first.Faction)})
	case first.Section == "city" && len(touch) == 2:
		return s.write(ID("post."+form+"_between"), Args{"space": touch[0], "other_space": touch[1]})
	case first.Section == "landsraad":
		return s.write(ID("post."+form+"_named"), Args{"name": s.plain(touch[0])})
	}
	return s.write(ID("post."+form+"_named"), Args{"name": s.plain(p)})
}
