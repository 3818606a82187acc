package why

import (
	"slices"

	"househagal/cmd/internal/effect"
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
	case engine.EvToken, engine.EvTokenLeft, engine.EvTokenGone:
		token(w, e)
	case engine.EvUnitsIn:
		w.add(w.Say("why.deploy_head"), w.Say("why.units_in", say.Args{"unit": e.Unit, "n": e.Amount}))
	case engine.EvNoDeploy:
		w.noDeploy(e)
	case engine.EvFlag:
		w.add(w.Say("why.flag_head", say.Args{"unit": e.Unit}), w.Say("why.flag", say.Args{"space": e.Space, "seat": e.Other, "own": e.Other == e.Seat}))
	case engine.EvStep:
		trackStep(w, e)
	case engine.EvTrackHome:
		onTrack(w, e, w.Say("why.track_back", say.Args{"n": w.t.Rules.Tracks[e.Track].RecallAt}))
	case engine.EvNoTile:
		w.add(w.Say("why.tile_head"), w.Say("why.no_tile", say.Args{"n": e.Amount}))
	case engine.EvTileUse:
		if e.Amount == int16(engine.MomentEnd) {
			w.add(w.Say("why.tile_head"), w.Say("why.tile_test", say.Args{"tile": e.Tile}))
		} else {
			w.add(w.Say("why.tile_head"), w.Say("why.tile_use", say.Args{"tile": e.Tile, "effects": effect.Say(w.Speaker, effect.News, w.t.Rules.Tiles[e.Tile].At[e.Amount])}))
		}
	case engine.EvTileOff:
		w.add(w.Say("why.tile_head"), w.Say("why.tile_off", say.Args{"tile": e.Tile, "n": e.Amount}))
	case engine.EvNotGained:
		w.notKept(e)
	case engine.EvNoSpy:
		w.moreOfSpies(w.Say("why.no_spy"))
	default:
		return
	}
	w.note(e.Rule)
}

// trackStep tells what the space of a track gives, or that a step is lost.
func trackStep(w *reasons, e *engine.Event) {
	x := w.t.Rules.StepAt(e.Track, int8(e.Total))
	switch {
	case e.Rule == engine.TrackEnd:
		onTrack(w, e, w.Say("why.track_end"))
	case x != nil && w.t.Rules.Tracks[e.Track].RecallAt == 0:
		onTrack(w, e, w.Say("why.track", say.Args{"n": e.Total, "effects": effect.Say(w.Speaker, effect.News, x.Effects)}))
		if len(x.First) > 0 {
			w.more(w.Say("why.track_first", say.Args{"effects": effect.Say(w.Speaker, effect.News, x.First)}))
			w.note(engine.TrackFirst)
		}
	}
}

// onTrack says something of a track beside its name.
func onTrack(w *reasons, e *engine.Event, text string) {
	w.add(w.Say("why.track_head", say.Args{"track": e.Track}), text)
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

// token tells what becomes of the token of a space.
func token(w *reasons, e *engine.Event) {
	id := map[engine.EventKind]say.ID{engine.EvToken: "why.token", engine.EvTokenLeft: "why.token_left", engine.EvTokenGone: "why.token_gone"}[e.Kind]
	price := say.List{}
	cost := w.t.TokenPrice(e.Seat, w.t.Rules.TokenOf(e.Space))
	for r := engine.Solari; r < engine.ResourceEnd; r++ {
		if n := cost.Of(r); n > 0 {
			price = append(price, say.Amount{N: n, Of: r})
		}
	}
	w.add(w.Say("why.token_head", say.Args{"unit": e.Unit}), w.Say(id, say.Args{"unit": e.Unit, "space": e.Space, "price": price}))
}
