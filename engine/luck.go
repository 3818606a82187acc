package engine

import (
	"math/bits"
	"math/rand/v2"
)

// Luck is the seeded chance of one game. Each use depends on the seed and on
// how many came before it of its kind, so that a re-run finds the same cards.
type Luck struct {
	Seed     uint64
	Shuffles uint64 // shuffles of the Hagal deck so far
}

const (
	luckShuffle  = 0x5348
	luckConflict = 0x434f
	luckDice     = 0x4449
	luckDeal     = 0x4f42
	luckTile     = 0x5449
)

func (l *Luck) source(kind, n uint64) rand.PCG {
	var p rand.PCG
	p.Seed(l.Seed*0x9e3779b97f4a7c15+kind, n*0xbf58476d1ce4e5b9+kind)
	return p
}

// below returns a number from 0 to n-1, each as likely but for one part in 2^32.
func below(p *rand.PCG, n int) int {
	return int((p.Uint64() >> 32) * uint64(n) >> 32)
}

// Shuffle orders the pile at random.
func (l *Luck) Shuffle(pile *Pile) {
	p := l.source(luckShuffle, l.Shuffles)
	l.Shuffles++
	for i := int(pile.N) - 1; i > 0; i-- {
		j := below(&p, i+1)
		pile.Cards[i], pile.Cards[j] = pile.Cards[j], pile.Cards[i]
	}
}

// Pick returns one of the bits of mask, each as likely: the Conflict card of
// round. Mask must not be empty.
func (l *Luck) Pick(mask uint32, round int) int {
	p := l.source(luckConflict, uint64(round))
	for k := below(&p, bits.OnesCount32(mask)); k > 0; k-- {
		mask &= mask - 1
	}
	return lowest(mask)
}

// Dice rolls 2d6 for the row churn of seat s in round.
func (l *Luck) Dice(round int, s Seat) (a, b int) {
	p := l.source(luckDice, uint64(round)*4+uint64(s))
	return below(&p, 6) + 1, below(&p, 6) + 1
}

// tile returns one of the tiles of rest, each as likely: the one turned up after so
// many of all that the others are seen.
func (l *Luck) tile(rest, all TileSet) int {
	p := l.source(luckTile, uint64(bits.OnesCount64(uint64(all&^rest))))
	for k := below(&p, bits.OnesCount64(uint64(rest))); k > 0; k-- {
		rest &= rest - 1
	}
	return int(rest.First())
}

// Deal orders the numbers 0 to n-1 at random (Objectives, Rivals by chance).
// The same salt deals the same.
func (l *Luck) Deal(n int, salt uint64) []int {
	p := l.source(luckDeal, salt)
	x := make([]int, n)
	for i := range x {
		x[i] = i
	}
	for i := n - 1; i > 0; i-- {
		j := below(&p, i+1)
		x[i], x[j] = x[j], x[i]
	}
	return x
}
