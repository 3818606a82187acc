package sim

import (
	"math/bits"
	"math/rand/v2"
)

// chance is a stand-in's own dice: one stream a seat and game.
type chance struct{ pcg rand.PCG }

// The streams of one game, so that no two users of its seed share dice.
const (
	streamDeal  = 0x6465616c
	streamTable = 0x7461626c
	streamSeat  = 0x73656174
)

// SeedOf returns the seed of game n of a run, counted from 0: game n is the same
// whatever else the run plays, and can be looked at by itself.
func SeedOf(run uint64, n int) uint64 {
	x := run*0x9e3779b97f4a7c15 + uint64(n)*0xd1342543de82ef95 + 0x632be59bd9b4e019
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func (c *chance) begin(seed, stream uint64) { c.pcg.Seed(seed, stream) }

// below returns a number from 0 to n-1. n must be 1 or more.
func (c *chance) below(n int) int {
	hi, _ := bits.Mul64(c.pcg.Uint64(), uint64(n))
	return int(hi)
}

// between returns a number from low to high.
func (c *chance) between(low, high int) int {
	if high <= low {
		return low
	}
	return low + c.below(high-low+1)
}

// bit returns one of the bits of mask, each as likely. mask must not be 0.
func (c *chance) bit(mask uint32) int {
	for k := c.below(bits.OnesCount32(mask)); k > 0; k-- {
		mask &= mask - 1
	}
	return bits.TrailingZeros32(mask)
}

// hits is true in permille of a thousand cases.
func (c *chance) hits(permille int) bool { return permille > 0 && c.below(1000) < permille }
