package rival_test

import (
	"testing"

	"househagal/data/tabletest"
	"househagal/engine"
)

// TestRuleOfSpiesAndPayments holds that a Spy that comes home and a payment cite
// the rule by which that happens.
func TestRuleOfSpiesAndPayments(t *testing.T) {
	solo := func(t *testing.T, facts string) *tabletest.Scene {
		return tabletest.Solo(t, "staban_tuek", "gurney_halleck").With("rival agents 0; other agents 0; turn you; " + facts)
	}
	for _, x := range []struct {
		name string
		kind engine.EventKind
		want engine.RuleID
		play func(t *testing.T) *tabletest.Scene
	}{
		{"a Rival's two Spies for a VP", engine.EvSpyHome, engine.CombatPay, func(t *testing.T) *tabletest.Scene {
			return solo(t, "phase combat; conflict battle_for_arrakeen; wall gone; rival troops 1; spy choam rival; spy fremen rival").Resolve()
		}},
		{"and the payment", engine.EvPay, engine.CombatPay, func(t *testing.T) *tabletest.Scene {
			return solo(t, "phase combat; conflict battle_for_arrakeen; wall gone; rival troops 1; spy choam rival; spy fremen rival").Resolve()
		}},
		{"a human's two Spies for a VP", engine.EvSpyHome, engine.CombatPay, func(t *testing.T) *tabletest.Scene {
			return solo(t, "phase combat; conflict battle_for_arrakeen; wall gone; you troops 1; spy choam you; spy fremen you").
				Answers("pay_times 1; spy_home choam").Resolve()
		}},
		{"the two older Spies", engine.EvSpyHome, engine.SpyThird, func(t *testing.T) *tabletest.Scene {
			return tabletest.Solo(t, "staban_tuek").With("turn rival; spy choam rival; spy emperor rival").Agent("espionage")
		}},
		{"infiltrating", engine.EvSpyHome, engine.HumanInfiltrate, func(t *testing.T) *tabletest.Scene {
			return solo(t, "agent secrets rival; spy bene_gesserit you").Answers("where_to secrets").Visit()
		}},
		{"a card", engine.EvSpyHome, engine.HumanCard, func(t *testing.T) *tabletest.Scene {
			return solo(t, "spy bene_gesserit you").Answers("where_to more; card_did_more spy_home").Visit()
		}},
		{"a correction", engine.EvSpyHome, engine.HumanFix, func(t *testing.T) *tabletest.Scene {
			return solo(t, "spy bene_gesserit you").Do(func(tab *engine.Table) {
				tab.SetField(1, engine.FieldSpy, int(tab.Rules.PostByID("bene_gesserit")))
			})
		}},
		{"so that one can be placed", engine.EvSpyHome, engine.SpyRecallFirst, func(t *testing.T) *tabletest.Scene {
			return solo(t, "spy choam you; spy fremen you; spy emperor you").Answers("where_to espionage; spy_first choam; post choam").Visit()
		}},
		{"a Signet of 2020", engine.EvPay, engine.EffectSignet, func(t *testing.T) *tabletest.Scene {
			return solo2020(t, "", "vladimir_harkonnen", "leto_atreides").With("rival solari 1").Agent("arrakeen_1p")
		}},
	} {
		t.Run(x.name, func(t *testing.T) {
			events := x.play(t).Events(x.kind)
			if len(events) == 0 {
				t.Fatal("it does not happen")
			}
			for _, e := range events {
				if e.Rule != x.want {
					t.Errorf("cites %v, want %v", e.Rule, x.want)
				}
			}
		})
	}
}
