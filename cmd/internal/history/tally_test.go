package history

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// series are games of which those are won that the text marks: "wlw".
func series(text string) []Game {
	var list []Game
	for n, c := range text {
		g := aGame(n)
		g.Seats[0].Won, g.Seats[2].Won = c == 'w', c != 'w'
		list = append(list, g)
	}
	return list
}

func TestStreaks(t *testing.T) {
	for _, x := range []struct {
		games             string
		streak, won, lost int
	}{
		{"", 0, 0, 0}, {"w", 1, 1, 0}, {"l", -1, 0, 1}, {"wwl", -1, 2, 1}, {"llwww", 3, 3, 2}, {"wlwlw", 1, 1, 1},
	} {
		s := Sum(series(x.games))
		if s.Streak != x.streak || s.LongestWon != x.won || s.LongestLost != x.lost {
			t.Errorf("%s: streak %d, at best %d, at worst %d; want %d, %d, %d", x.games, s.Streak, s.LongestWon, s.LongestLost, x.streak, x.won, x.lost)
		}
	}
}

func TestCounted(t *testing.T) {
	s := Sum(series("wllwl"))
	if diff := cmp.Diff(Row{Won: 2, Lost: 3}, s.All); diff != "" {
		t.Error(diff)
	}
	want := []Row{{"mercenary", 1, 2}, {"sardaukar", 1, 1}}
	if diff := cmp.Diff(want, s.Difficulties); diff != "" {
		t.Error(diff)
	}
	if s.Nemesis == nil || s.Nemesis.Key != "gurney_halleck" {
		t.Errorf("nemesis %v", s.Nemesis)
	}
	if s := Sum(series("wl")); s.Nemesis != nil {
		t.Error("a nemesis after two games")
	}
}

// 3 of 7 is 16 to 75 of 100, by Wilson.
func TestInterval(t *testing.T) {
	x := Row{Won: 3, Lost: 4}.Interval()
	if percent(x.Low) != "16" || percent(x.High) != "75" {
		t.Errorf("3 of 7: %s-%s %%", percent(x.Low), percent(x.High))
	}
}

func TestFilter(t *testing.T) {
	list := series("wlwlw")
	list[3].Leader = "Staban"
	for _, x := range []struct {
		name string
		f    Filter
		want int
	}{
		{"all", Filter{}, 5},
		{"a level", Filter{Difficulty: "sardaukar"}, 2},
		{"another game", Filter{Game: "imperium"}, 0},
		{"a Rival", Filter{Rival: "staban_tuek"}, 5},
		{"another Rival", Filter{Rival: "muad_dib"}, 0},
		{"a Leader in any case", Filter{Leader: "staban"}, 1},
		{"from the third day", Filter{Since: list[2].day()}, 3},
		{"to the third day", Filter{Until: list[2].day()}, 3},
	} {
		if got := len(x.f.Choose(list)); got != x.want {
			t.Errorf("%s: %d games, want %d", x.name, got, x.want)
		}
	}
}
