package phone

import (
	"slices"

	"househagal/cmd/internal/ask"
	"househagal/cmd/internal/say"
)

// aside is a page that one device looks at, while the question stands as it was.
type aside struct {
	id   int // no other one of the device has it
	q    *question
	path []ask.Reply // that led here
	told told[ask.Prompt]
	leaf *ask.Turned // of it where a screen is too small; nil: as it stands
}

// stepsMost is how many steps a device may go aside; one more leads back.
const stepsMost = 100

// next is where a reply leads from an aside, or from the question itself where path
// is empty: to another page, back to the question, or to an answer to it.
func next(q *question, path []ask.Reply, r ask.Reply, l *say.Language) (*aside, *ask.Reply) {
	if q.told.own.From == nil {
		return nil, &r
	}
	path = append(slices.Clone(path), r)
	if len(path) > stepsMost {
		return nil, nil
	}
	to := q.told.own.From.Look(l, path)
	if to.Page == nil {
		return nil, to.Answer
	}
	a := &aside{q: q, path: path, leaf: to.Turned}
	a.told.own, a.told.tag = *to.Page, say.Speaker{Lang: l}.Tag()
	a.told.make = func(l *say.Language) ask.Prompt {
		if p := q.told.own.From.Look(l, path).Page; p != nil {
			return *p
		}
		return *to.Page
	}
	return a, nil
}

// look lets d look at a; nil is the question.
func (d *device) look(a *aside) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.change()
	if d.aside = a; a != nil {
		a.id = d.turn
	}
}
