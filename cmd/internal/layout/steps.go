package layout

import (
	"slices"

	"househagal/cmd/internal/page"
)

// steps are the steps of a block. Where it would take too many lines of a full screen,
// some go together, so that it does not.
func (w Screen) steps(b *page.Block) []page.Step {
	var out []page.Step
	roomy, lines := w.roomy(b.Steps), 0
	for i := range roomy {
		out = append(out, roomy[i].Step)
		lines += len(w.step(&roomy[i].Step, b))
	}
	together := slices.ContainsFunc(out, func(x page.Step) bool { return x.Then != nil })
	for room := page.Most - len(w.head(b)); w == Full && together && room > 0 && room < lines; room++ {
		if packed := w.packed(roomy, b, room); packed != nil {
			return packed
		}
	}
	return out
}

// drawn is a step that has room, or a part of one that has none: the first of its parts
// knows its text, and how many there are.
type drawn struct {
	page.Step
	whole string
	parts int
}

// roomy are steps, and in place of those that have no room what stands in for them.
func (w Screen) roomy(steps []page.Step) []drawn {
	var out []drawn
	for _, x := range steps {
		if len(x.Else) > 0 && !w.fits(stepLine(&x), x.Right) {
			parts := w.roomy(x.Else)
			parts[0].whole, parts[0].parts = x.Text, len(parts)
			out = append(out, parts...)
			continue
		}
		out = append(out, drawn{Step: x})
	}
	return out
}

// rest is the best way to draw the steps from one on: what is drawn first, which stands
// for so many steps, and in how many lines all of it. No steps: there is no way.
type rest struct {
	first              *page.Step
	steps, lines, cost int
}

// packed are steps of which neighbours go together, so that all take no more lines than
// there is room for; nil: there is no such way.
func (w Screen) packed(steps []drawn, b *page.Block, room int) []page.Step {
	ways := make([][]rest, len(steps)+1) // by the first step, and by lines
	ways[len(steps)] = make([]rest, room+1)
	for i := len(steps) - 1; i >= 0; i-- {
		ways[i] = w.ways(steps, b, i, ways)
	}
	best := rest{}
	for _, x := range ways[0] {
		if x.steps > 0 && (best.steps == 0 || x.cost < best.cost) {
			best = x
		}
	}
	if best.steps == 0 {
		return nil
	}
	var out []page.Step
	for i := 0; i < len(steps); {
		out = append(out, *best.first)
		i += best.steps
		best = ways[i][best.lines-len(w.step(best.first, b))]
	}
	return out
}

// ways are the best ways to draw the steps from i on, by how many lines they take, once
// those of all later ones are known.
func (w Screen) ways(steps []drawn, b *page.Block, i int, ways [][]rest) []rest {
	out := make([]rest, len(ways[len(steps)]))
	x, lost := &steps[i].Step, 0
	for k := i + 1; ; {
		own, cost := len(w.step(x, b)), cost(w, x, k-i, lost)
		for lines := own; lines < len(out); lines++ {
			then := ways[k][lines-own]
			if k < len(steps) && then.steps == 0 || k == len(steps) && lines > own {
				continue
			}
			if all := cost + then.cost; out[lines].steps == 0 || all < out[lines].cost {
				out[lines] = rest{first: x, steps: k - i, lines: lines, cost: all}
			}
		}
		if k == len(steps) || x.Then == nil {
			return out
		}
		next := &steps[k]
		if x.Right != "" && next.Right != "" && x.Verb != next.Verb {
			lost++
		}
		switch x.Next {
		case next.Text:
			k++
		case next.whole:
			k += next.parts
		default:
			return out
		}
		x = x.Then
	}
}

// cost is how little it is liked that a step stands for n, of which so many figures are
// lost: one line rather than two, then few steps, without losing a figure, in the fewest
// cells.
func cost(w Screen, x *page.Step, n, lost int) int {
	if n == 1 {
		return 0
	}
	line := int(w)
	cost := Width(stepLine(x)) + (n-1)*line + 3*lost*line
	switch {
	case w.fits(stepLine(x), x.Right):
	case x.Right != "":
		cost += 4 * line
	default:
		cost += line
	}
	return cost
}
