package ask

import "testing"

// Words and names are found however their letters are written.
func TestLinesOfEveryLayout(t *testing.T) {
	p := &Prompt{Default: -1, Commands: someCommands, Choices: []Choice{
		{Key: "1", Label: "Işıl", Words: []string{"ışıl"}}, {Key: "2", Label: "İpek", Words: []string{"i̇pek"}}, {Key: "ib", Label: "Imperial Basin"},
	}}
	for line, want := range map[string]int{"işıl": 0, "ISIL": -1, "Işıl": 0, "ipek": 1, "İPEK": 1, "ımperıal basın": 2, "ｉｍｐｅｒｉａｌ　ｂａｓｉｎ": 2, "１": 0, "٢": 1} {
		if r, _ := p.answer(line, len(p.Choices)); r.Choice != want {
			t.Errorf("%q: %d, want %d", line, r.Choice, want)
		}
	}
	if r, _ := p.answer("ｗｈｙ not", len(p.Choices)); r.Command != "why" || len(r.Args) != 1 {
		t.Errorf("full-width why: %+v", r)
	}
}
