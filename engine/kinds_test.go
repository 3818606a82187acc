package engine_test

import (
	"strings"
	"testing"

	"househagal/engine"
)

// TestEveryQuestionHasItsRow refuses a kind without id or domain, two of one id, and
// words that its domain does not have.
func TestEveryQuestionHasItsRow(t *testing.T) {
	seen := map[string]engine.QKind{}
	for k := engine.NoQuestion + 1; k < engine.QKindEnd; k++ {
		x := k.Info()
		if x.ID == "" || x.Domain == engine.NoDomain {
			t.Errorf("kind %d: id %q, domain %d", k, x.ID, x.Domain)
		}
		if twin, twice := seen[x.ID]; twice {
			t.Errorf("kinds %d and %d are both called %s", twin, k, x.ID)
		}
		seen[x.ID] = k
		if yes := x.Domain == engine.OfYesNo; yes != (x.Yes != "") || yes && x.None == "" {
			t.Errorf("%s: yes is %q, no is %q", x.ID, x.Yes, x.None)
		}
		if fact := strings.HasPrefix(x.ID, "fact_"); fact != x.Fact || !fact && (x.Board || x.About != [2]engine.Domain{}) {
			t.Errorf("%s: fact %v, on the board %v, about %v", x.ID, x.Fact, x.Board, x.About)
		}
		if x.Added && (x.Aside || x.Within || x.Fact) || x.Within && x.Fact {
			t.Errorf("%s is several things at once", x.ID)
		}
		q := engine.Question{Kind: k, Mask: 2, Max: 3}
		for _, a := range []int{engine.AnsMore, engine.AnsFix} {
			if q.Fits(a) != x.Aside {
				t.Errorf("%s: takes %d aside: %v, its row says %v", x.ID, a, q.Fits(a), x.Aside)
			}
		}
	}
}
