package tell

import (
	"slices"

	"househagal/cmd/internal/say"
	"househagal/engine"
)

// trackSteps are the lines of a Rival for its tokens on tracks, where each ends up,
// and for what else a card has the table do. Tokens that move one after the other are
// one line.
func trackSteps(s say.Speaker, h *hand) []step {
	var out, moved []step
	points := h.trackVP
	for i := range h.others {
		switch e := &h.others[i]; e.Kind {
		case engine.EvStep, engine.EvTrackHome:
			if text := h.moves(s, i); text != "" {
				n := points[e.Track]
				points[e.Track] = 0
				moved = append(moved, step{verb: s.Say("tell.do_move"), text: s.Say("tell.moved", say.Args{"text": text, "points": n}), vp: n != 0})
			}
		case engine.EvTold:
			out = append(out, joined(s, moved)...)
			moved = nil
			out = append(out, step{verb: s.Say("tell.do_also"), text: s.Say("tell.told", say.Args{"notice": engine.Notice(e.Amount)})})
		}
	}
	return append(out, joined(s, moved)...)
}

// moves says where a token goes by event i, "" where it goes on from there, or where
// that is said already.
func (h *hand) moves(s say.Speaker, i int) string {
	e := &h.others[i]
	args := say.Args{"track": e.Track, "n": e.Amount, "to": e.Total}
	next, went := h.nextOn(i), slices.ContainsFunc(h.others[:i], onTrack(e.Track))
	switch {
	case e.Kind == engine.EvTrackHome && went:
		return s.Say("tell.track_and_home", args)
	case e.Kind == engine.EvTrackHome:
		return s.Say("tell.track_home", args)
	case e.Amount == 0 && went, e.Amount > 0 && next >= 0 && h.others[next].Amount > 0:
		return ""
	}
	return s.Say("tell.track", args)
}

// nextOn is the event after i that moves the same token, -1 for none.
func (h *hand) nextOn(i int) int {
	next := slices.IndexFunc(h.others[i+1:], onTrack(h.others[i].Track))
	if next < 0 {
		return -1
	}
	return i + 1 + next
}

// onTrack reports events that move a token on k.
func onTrack(k engine.Track) func(engine.Event) bool {
	return func(e engine.Event) bool {
		return e.Track == k && (e.Kind == engine.EvTrackHome || e.Kind == engine.EvStep)
	}
}

// scoredThere books VP that a Rival's step on a track or the tile that it bought gave,
// and reports whether they are.
func (h *hand) scoredThere(from engine.Source, n int) bool {
	for i := len(h.others) - 1; i >= 0; i-- {
		switch e := &h.others[i]; {
		case from == engine.FromTrack && (e.Rule == engine.TrackStep || e.Rule == engine.TrackHome):
			h.trackVP[e.Track] += n
			return true
		case from == engine.FromTile && e.Rule == engine.TilesUse:
			return false
		case from == engine.FromTile && e.Rule == engine.TilesBuy && e.Kind == engine.EvTile:
			h.tileVP += n
			return true
		}
	}
	return false
}
