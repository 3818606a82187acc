package data

import (
	"househagal/data/strict"
	"househagal/engine"
	"househagal/hagal"
)

var cardFields = []field[hagal.Card]{
	id(func(x *hagal.Card) *string { return &x.ID }, "How positions and saves name the card."),
	text("name", 28, func(x *hagal.Card) *string { return &x.Name }, "As printed.").needed(),
	code(2, func(x *hagal.Card) *string { return &x.Code }, "Two small letters that name the card when the table turns its own, no two alike, beginning with another letter than "+lettersList+"; not rv.").needed(),
	also(func(x *hagal.Card) *string { return &x.Also }, "Another two small letters for the same card, where people would look for it by them; any first letter, since the code itself stands on the page."),
	number("copies", 0, 20, 1, func(x *hagal.Card) *int8 { return &x.Copies }, "How many of it are in the box."),
	number("swords", 0, 9, 0, func(x *hagal.Card) *int8 { return &x.Swords }, "Strength it adds when it is turned up in Combat.").needed(),
	flag("goes_on", false, func(x *hagal.Card) *bool { return &x.GoesOn }, "Sends no Agent; always turns up another card."),
	flag("reshuffle", false, func(x *hagal.Card) *bool { return &x.Reshuffle }, "Shuffles the whole deck and turns up another card; shows no swords."),
	onlyMode(),
}

// onlyMode is the mark 1P or 2P of a card.
func onlyMode() field[hagal.Card] {
	return field[hagal.Card]{name: "only", shape: shape{kind: aWord, words: modeWords}, doc: "The one mode that uses it; left out: both.",
		read: func(_ *reader, c strict.Cursor, x *hagal.Card) {
			if i := c.WordOr(-1, "mode", modeWords); i >= 0 {
				x.Marked, x.Only = true, engine.Mode(i)
			}
		},
		write: func(w *writer, x *hagal.Card) bool {
			w.raw(modeWords[x.Only])
			return x.Marked
		}}
}

// faceFields may stand in the card itself, when it has one face, or in faces.
var faceFields = []field[hagal.Face]{
	conditions("when", func(x *hagal.Face) *[]engine.Condition { return &x.When },
		"In faces: which face it is. The first one that holds is the card's, never another."),
	conditions("needs", func(x *hagal.Face) *[]engine.Condition { return &x.Needs }, "Otherwise the card is passed over."),
	ref("space", toSpace, func(x *hagal.Face) *engine.Space { return &x.Space }, "Where the Agent goes."),
	refList("spaces", toSpace, 8, func(x *hagal.Face) *[]engine.Space { return &x.Spaces },
		"Instead of space: the one with most bonus spice; on a tie with most spice in all."),
	number("bonus", 0, 20, 0, func(x *hagal.Face) *int8 { return &x.Bonus }, "Bonus spice that must lie there; otherwise the card is passed over."),
	word("smart_politics", "Faction", factionWords, func(x *hagal.Face) *engine.Faction { return &x.Smart },
		"The track of the Smart Politics test."),
	effects("effects", onCard, func(x *hagal.Face) *[]engine.Effect { return &x.Effects }, "What the card does, in order."),
}

// card reads a card with its face or faces.
func (r *reader) card(m *strict.Fields, x *hagal.Card) {
	readFields(r, m, cardFields, x)
	if faces := m.Get("faces"); faces.Ok() {
		items := faces.List(4)
		for i, v := range items {
			f := v.Map()
			x.Faces = append(x.Faces, r.face(f, x))
			whichFace(f, i, len(items))
			f.Done()
		}
		for _, f := range faceFields {
			if k := m.Get(f.name); k.Ok() {
				k.Fail("%s stands beside faces; write it inside them", f.name)
			}
		}
	} else {
		f := r.face(m, x)
		m.Get("when").Fail("when belongs inside faces; a card with one face has needs")
		if !x.Reshuffle {
			x.Faces = []hagal.Face{f}
		}
	}
	done(m)
}

// face reads one face of the card x and reports what can't be carried out.
func (r *reader) face(m *strict.Fields, x *hagal.Card) hagal.Face {
	var f hagal.Face
	readFields(r, m, faceFields, &f)
	space, spaces := m.Get("space"), m.Get("spaces")
	c, sends := m.Cursor(), space.Ok() || spaces.Ok()
	switch {
	case !m.Ok():
	case space.Ok() && spaces.Ok():
		spaces.Fail("space and spaces at once; keep one of them")
	case x.Reshuffle && (sends || x.GoesOn || len(f.Effects) > 0):
		c.Fail("%s reshuffles and does something else; a Reshuffle card only turns up another card, so leave the rest out", c.Name())
	case x.GoesOn && sends:
		c.Fail("%s goes on and sends an Agent; leave out goes_on or the space", c.Name())
	case !x.GoesOn && !x.Reshuffle && !sends:
		c.Fail("%s sends no Agent anywhere; add space: with a board space, or goes_on: true", c.Name())
	}
	return f
}

// whichFace reports face i of n that can never be the card's, or a last one that
// may not hold.
func whichFace(m *strict.Fields, i, n int) {
	c, when := m.Cursor(), m.Get("when")
	switch {
	case !m.Ok():
	case i < n-1 && !when.Ok():
		c.Fail("%s has no when, so the faces after it are never used; add when: to it", c.Name())
	case i > 0 && i == n-1 && when.Ok():
		when.Fail("when in the last face; leave it out, so that some face always holds")
	}
}

func (w *writer) card(x *hagal.Card) {
	writeFields(w, cardFields, x)
	if len(x.Faces) == 1 && len(x.Faces[0].When) == 0 {
		writeFields(w, faceFields, &x.Faces[0])
		return
	}
	if len(x.Faces) > 0 {
		w.key(facesField.name)
		facesField.write(w, x)
	}
}

// facesField prints all faces of a card; card reads them.
var facesField = field[hagal.Card]{name: "faces", shape: shape{kind: someFaces},
	doc: "A card with several uses, each with keys of its own instead of those here.",
	write: func(w *writer, x *hagal.Card) bool {
		w.list(len(x.Faces), func(i int) {
			w.raw("{")
			writeFields(w, faceFields, &x.Faces[i])
			w.raw("}")
		})
		return true
	}}
