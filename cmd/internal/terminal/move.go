package terminal

import (
	"slices"

	"househagal/cmd/internal/ask"
)

// reachable says whether arrows can stand on a choice.
func (m *menu) reachable(i int) bool {
	c := m.p.Choices[i]
	if c.Hidden || c.Closed != "" {
		return false
	}
	return m.kept == nil || slices.Contains(m.kept, i)
}

// visible gives the choices that are drawn, in order.
func (m *menu) visible() []int {
	var shown []int
	for i, c := range m.p.Choices {
		if !c.Hidden {
			shown = append(shown, i)
		}
	}
	return shown
}

// move carries the mark to the next reachable choice in a direction; without
// a mark it comes to the first one.
func (m *menu) move(k key) {
	shown := m.visible()
	at := slices.Index(shown, m.marked)
	step, from := 0, at
	switch k {
	case keyHome:
		step, from = 1, -1
	case keyEnd:
		step, from = -1, len(shown)
	case keyDown, keyUp:
		step = 1
	case keyRight, keyLeft:
		step = m.stride(len(shown))
	}
	if (k == keyUp || k == keyLeft) && at >= 0 {
		step = -step
	}
	if at < 0 && k != keyEnd {
		step, from = 1, -1
	}
	for to := from + step; to >= 0 && to < len(shown); to += step {
		if m.reachable(shown[to]) {
			m.marked = shown[to]
			return
		}
	}
	m.turn(shown, at, k)
}

// turn comes in again at the other end where up or down runs out of the menu.
func (m *menu) turn(shown []int, at int, k key) {
	switch {
	case at < 0:
	case k == keyDown:
		m.marked = -1
		m.move(keyHome)
	case k == keyUp:
		m.marked = -1
		m.move(keyEnd)
	}
}

// stride is how far Right goes: a column of a grid, else one choice.
func (m *menu) stride(n int) int {
	if m.p.Layout != ask.Grid {
		return 1
	}
	columns := m.p.GridColumns()
	return max((n+columns-1)/columns, 1)
}
