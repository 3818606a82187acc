package layout

import "househagal/cmd/internal/page"

// Fits says whether blocks take at most n lines, none of them too wide.
func (w Screen) Fits(blocks []page.Block, n int) bool {
	lines := w.Blocks(blocks)
	for _, line := range lines {
		if Width(line) > int(w) {
			return false
		}
	}
	return len(lines) <= n
}

// Within draws the first of several ways to say a page that fits in n lines; of
// the last one, where none does, what has no room above its last block is left
// out.
func (w Screen) Within(ways [][]page.Block, n int) []string {
	for _, blocks := range ways {
		if w.Fits(blocks, n) {
			return w.Blocks(blocks)
		}
	}
	last := ways[len(ways)-1]
	end := w.Block(&last[len(last)-1])
	above := w.Blocks(last[:len(last)-1])
	return append(above[:max(min(len(above), n-len(end)), 0)], end...)
}
