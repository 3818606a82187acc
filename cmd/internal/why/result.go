package why

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// result explains what followed from a rule rather than from a choice.
func (w *reasons) result(e *engine.Event) {
	switch e.Kind {
	case engine.EvWall:
		text := w.Say("why.wall")
		if e.Rule == engine.ShieldWallHooks {
			text = w.Say("why.wall_hooks")
		}
		w.add(w.Say("why.wall_head"), text)
	case engine.EvWorms:
		w.add(w.Say("why.worms_head"), w.Say("why.worms"))
	case engine.EvDeploy:
		w.add(w.Say("why.deploy_head"), w.Say("why.deploy", say.Args{"recruits": e.Recruits, "n": w.t.Rules.Const.FromGarrison, "garrison": e.FromGarrison}))
	case engine.EvNoDeploy:
		w.noDeploy(e)
	case engine.EvNotGained:
		w.notKept(e)
	case engine.EvNoSpy:
		w.moreOfSpies(w.Say("why.no_spy"))
	default:
		return
	}
	w.note(e.Rule)
}

func (w *reasons) noDeploy(e *engine.Event) {
	text := w.Say("why.deploy_none")
	if e.Rule == engine.DeployExpert {
		text = w.Say("why.deploy_expert", say.Args{"n": w.t.Rules.Const.ExpertLead})
	}
	w.add(w.Say("why.deploy_head"), text)
}

// notKept tells once what a Rival can't keep.
func (w *reasons) notKept(e *engine.Event) {
	text := w.Say("why.not_kept_streamlined")
	if !w.t.Pos.Seat[e.Seat].Streamlined {
		text = w.Say("why.not_kept", say.Args{"seat": e.Seat})
	}
	if !slices.ContainsFunc(w.list, func(r reason) bool { return slices.Equal(r.text, []string{text}) }) {
		w.add(w.Say("why.not_kept_head"), text)
	}
}
