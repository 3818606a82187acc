package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
	"househagal/rival"
)

// settles is an example of conversions: what lies, what changes.
type settles struct{ name, given, then string }

func settle(t *testing.T, who string, examples []settles) {
	t.Helper()
	for _, x := range examples {
		t.Run(x.name, func(t *testing.T) {
			tabletest.Solo(t, who, "muad_dib").With(x.given).Settle().Only(x.then)
		})
	}
}

const bought = "rival swordmaster yes; rival agents +1; "

// The Baron's Swordmaster costs 6: Solari, spice, Intrigue, water, exactly, and
// the rest is kept.
func TestBuySwordmaster(t *testing.T) {
	settle(t, "vladimir_harkonnen", []settles{
		{"one short", "rival solari 2; rival spice 1; rival intrigue 1; rival water 1", ""},
		{"exactly, one of each and more", "rival solari 2; rival spice 1; rival intrigue 1; rival water 2",
			bought + "rival solari 0; rival spice 0; rival intrigue 0; rival water 0"},
		{"Solari first", "rival solari 9; rival spice 3; rival intrigue 2; rival water 2", bought + "rival solari 3"},
		{"then spice", "rival solari 4; rival spice 3; rival intrigue 2; rival water 2", bought + "rival solari 0; rival spice 1"},
		{"then Intrigue", "rival solari 2; rival spice 2; rival intrigue 3; rival water 2",
			bought + "rival solari 0; rival spice 0; rival intrigue 1"},
		{"water last", "rival solari 1; rival spice 1; rival intrigue 1; rival water 5",
			bought + "rival solari 0; rival spice 0; rival intrigue 0; rival water 2"},
		{"of Intrigue alone", "rival intrigue 8", bought + "rival intrigue 2"},
		{"of water alone", "rival water 6", bought + "rival water 0"},
		{"never twice", "rival swordmaster yes; rival solari 6", ""},
		{"the rest buys VP at once", "rival solari 13", bought + "rival solari 0; rival vp 1"},
		{"what is left is too little for a VP", "rival solari 6; rival spice 6; rival water 2; rival intrigue 2", bought + "rival solari 0"},
		{"each Rival for itself", "rival solari 6; other water 4",
			bought + "rival solari 0; other water 0; other swordmaster yes; other agents +1"},
	})
}

// The value of each card: one token short buys nothing, the last one does.
func TestSwordmasterValues(t *testing.T) {
	for _, c := range tabletest.Box(t).Rivals[1:] {
		x := tabletest.Solo(t, c.ID)
		x.Seat("rival").Purse[engine.Spice] = int16(c.Swordmaster) - 1
		x.With("").Settle().Unchanged()
		x.Seat("rival").Purse[engine.Spice]++
		x.With("").Settle().Only("rival spice 0; rival swordmaster yes; rival agents 3")
	}
	if n := rival.Pooled(&engine.SeatState{Purse: [engine.ResourceEnd]int16{1, 2, 4}, Intrigue: 8}); n != 15 {
		t.Errorf("pooled %d, want all kinds", n)
	}
}

// With its Swordmaster it pays 3 Intrigue, 3 water, 7 spice, 7 Solari for a VP.
func TestBuyVP(t *testing.T) {
	settle(t, "vladimir_harkonnen", []settles{
		{"one short of each", "rival swordmaster yes; rival intrigue 2; rival water 2; rival spice 6; rival solari 6", ""},
		{"3 Intrigue", "rival swordmaster yes; rival intrigue 4", "rival intrigue 1; rival vp 1"},
		{"3 water", "rival swordmaster yes; rival water 3", "rival water 0; rival vp 1"},
		{"7 spice", "rival swordmaster yes; rival spice 8", "rival spice 1; rival vp 1"},
		{"7 Solari", "rival swordmaster yes; rival solari 7", "rival solari 0; rival vp 1"},
		{"as often as it can", "rival swordmaster yes; rival solari 14; rival intrigue 7; rival water 6; rival spice 7",
			"rival solari 0; rival intrigue 1; rival water 0; rival spice 0; rival vp 7"},
		{"without Swordmaster nothing, whatever it hoards", "rival intrigue 3; rival water 0", ""},
		{"a human never", "you swordmaster yes; you solari 14; you intrigue 6", ""},
	})
	settle(t, "staban_tuek", []settles{
		{"7 spice below a value of 9", "rival spice 7", ""},
		{"3 water and 3 Intrigue below a value of 9", "rival water 3; rival intrigue 3", ""},
	})
}

// A card is carried out whole before anything is bought, and what it brings
// counts: the third Intrigue, the stolen card, the control bonus.
func TestSettlesAfterTheCard(t *testing.T) {
	const sm = "rival swordmaster yes; "
	for _, x := range []example{
		{"margot_fenring", "third Intrigue card", sm + "rival intrigue 2", "assembly_hall",
			"sent assembly_hall; rival intrigue 0; rival vp 1"},
		{"margot_fenring", "third Intrigue card is a stolen one", sm + "rival intrigue 2; you intrigue 4", "secrets",
			"sent secrets; rival B 1; you intrigue 3; rival intrigue 0; rival vp 1"},
		{"margot_fenring", "Signet and control bonus make seven", sm + "rival solari 5; control arrakeen rival", "arrakeen",
			"sent arrakeen; rival solari 0; rival vp 1; rival troops 3; rival garrison 1"},
		{"margot_fenring", "the other Rival's control bonus is its seventh Solari", "other swordmaster yes; other solari 6; control arrakeen other",
			"arrakeen", "sent arrakeen; rival solari 1; rival troops 3; rival garrison 1; other solari 0; other vp 1"},
		{"margot_fenring", "the thief's card completes, the victim's does not", sm + "rival intrigue 2; other intrigue 4", "secrets",
			"sent secrets; rival B 1; other intrigue 3; rival intrigue 0; rival vp 1"},
	} {
		play(t, []example{x})
	}
}

// Bought in Combat it is not for this round: Recall gives three Agents.
func TestSwordmasterBoughtInCombat(t *testing.T) {
	s := tabletest.Solo(t, "staban_tuek", "muad_dib").
		With("conflict skirmish_desert_mouse; rival troops 1; rival solari 7; rival agents 0; phase combat; you revealed yes").
		Resolve()
	s.Has("rival swordmaster yes; rival solari 0; phase makers")
	e := s.Events(engine.EvBuySwordmaster)
	if len(e) != 1 || e[0].Amount != 0 {
		t.Errorf("%+v, want one that is not for this round", e)
	}
	s.Step().Step().Has("phase round_start; round 5; rival agents 3")
}

// A position may give a Rival the third Agent before it owns one; it never has four.
func TestSwordmasterMakesThreeAtMost(t *testing.T) {
	tabletest.Solo(t, "staban_tuek", "muad_dib").
		With("conflict skirmish_desert_mouse; rival troops 1; rival solari 7; rival agents 3; phase combat; you revealed yes").
		Resolve().Has("rival swordmaster yes; rival agents 3")
}

// Bought in its turn it is ready at once.
func TestSwordmasterBoughtInATurn(t *testing.T) {
	s := tabletest.Solo(t, "margot_fenring").With("rival solari 7; rival agents 1").Agent("spice_refinery")
	s.Only("sent spice_refinery; rival solari 0; rival swordmaster yes; rival agents 1" + deployTwo)
	if e := s.Events(engine.EvBuySwordmaster); len(e) != 1 || e[0].Amount != 1 {
		t.Errorf("%+v, want one for this round", e)
	}
}

// A doubled reward settles between its halves: 3 Intrigue cards of the first half
// are gone before the second.
func TestSettlesBetweenHalves(t *testing.T) {
	tabletest.Solo(t, "margot_fenring").
		With("conflict propaganda; you troops 9; rival worms 1; rival swordmaster yes; rival intrigue 2; rival spice 4; phase combat").
		Answers("faction emperor; faction fremen").
		Resolve().
		Has("rival intrigue 1; rival spice 3; rival vp 2; rival worms 0")
}

// Whatever a Rival holds, at the printed prices and at others: it buys what each price
// by itself says, and nothing that is due is passed over.
func TestEveryPurse(t *testing.T) {
	printed := tabletest.Solo(t, "gurney_halleck").Table.Rules
	for _, price := range [][engine.ResourceEnd]int8{printed.Const.VPPrice, {0, 5, 127}, {1, 0, 2}} {
		s := tabletest.Solo(t, "gurney_halleck")
		rules := *printed
		rules.Const.VPPrice = price
		s.Table.Rules = &rules
		x, start := s.Seat("rival"), *s.Seat("rival")
		for n := 0; n < 16*16*16*8*2; n++ {
			*x = start
			x.Purse = [engine.ResourceEnd]int16{int16(n % 16), int16(n / 16 % 16), int16(n / 256 % 16)}
			x.Intrigue, x.Swordmaster = int16(n/4096%8), n/32768 == 1
			want := *x
			buyAll(&want, &rules.Const, int(s.Box.Rivals[x.Rival].Swordmaster))
			if s.Rivals.Settle(s.Table); x.Purse != want.Purse || x.Intrigue != want.Intrigue || x.VP != want.VP || x.Swordmaster != want.Swordmaster {
				t.Fatalf("purse %d: %+v, want %+v", n, *x, want)
			}
		}
	}
}

// buyAll is what a Rival buys, as the rules say it.
func buyAll(x *engine.SeatState, c *engine.Constants, price int) {
	if !x.Swordmaster && rival.Pooled(x) >= price {
		x.Swordmaster = true
		for _, have := range []*int16{&x.Purse[engine.Solari], &x.Purse[engine.Spice], &x.Intrigue, &x.Purse[engine.Water]} {
			n := min(int(*have), price)
			*have, price = *have-int16(n), price-n
		}
	}
	if !x.Swordmaster && c.Rivals.VPNeedsSwordmaster {
		return
	}
	for x.Intrigue >= int16(c.VPIntrigue) {
		x.Intrigue, x.VP = x.Intrigue-int16(c.VPIntrigue), x.VP+1
	}
	for r, each := range c.VPPrice {
		for each > 0 && x.Purse[r] >= int16(each) {
			x.Purse[r], x.VP = x.Purse[r]-int16(each), x.VP+1
		}
	}
}
