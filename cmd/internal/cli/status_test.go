package cli_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestStatus(t *testing.T) {
	fight := table("phase: combat\nconflict: trade_dispute\nturn: baron\n")
	units := strings.Replace(fight, "vladimir_harkonnen}", "vladimir_harkonnen, troops: {conflict: 1}}", 1)
	market := strings.Replace(table("modules: [bloodlines, tech]\ntiles: {face_up: [spy_drones, glowglobes, panopticon]}\nturn: baron"), "vladimir_harkonnen}", "vladimir_harkonnen, swordmaster: true, resources: {spice: 19}}", 1)
	tests := []struct {
		name, in string
		args     []string
		status   int
		err      string // on standard error
	}{
		{"a turn", table("turn: baron"), nil, 0, ""},
		{"strength cards", units, nil, 0, ""},
		{"a Combat of nobody", fight, []string{"--resolve"}, 0, ""},
		{"human in turn", table("turn: you"), nil, 3, "nothing is due for you"},
		{"no Agent left", strings.Replace(table("turn: baron"), "vladimir_harkonnen}", "vladimir_harkonnen, agents: 0}", 1), nil, 3, "nothing is due for baron: it has no Agent left"},
		{"human in Combat", strings.Replace(fight, "turn: baron", "turn: you", 1), nil, 3, "nothing is due for you"},
		{"no unit", fight, nil, 3, "nothing is due for baron: it has no unit"},
		{"strength cards are up", "swords_shown: [baron]\n" + units, nil, 3, "nothing is due for baron: its strength cards"},
		{"Makers", table("phase: makers\nturn: baron"), nil, 3, "nothing is due for baron"},
		{"round start before its Conflict", table("phase: round_start\nturn: baron"), nil, 3, "nothing is due for baron"},
		{"round start", table("phase: round_start\nconflict: trade_dispute\nturn: baron"), nil, 0, ""},
		{"round start of a human", table("phase: round_start\nconflict: trade_dispute\nturn: you"), nil, 0, ""},
		{"over", table("phase: over\nturn: baron"), nil, 3, "nothing is due for baron"},
		{"wrong position", table("turn: barno"), nil, 2, `standard input:1:7: unknown seat "barno"; did you mean baron?`},
		{"wrong card", table("turn: baron"), []string{"--cards", "arakeen"}, 2, `--cards: unknown Hagal card "arakeen"; did you mean arrakeen?`},
		{"wrong flag", table("turn: baron"), []string{"--card", "x"}, 2, "unknown flag: --card"},
		{"wrong seed", table("turn: baron"), []string{"--seed", "x"}, 2, "--seed x: not a whole number from 0 to 18446744073709551615; try: hagal decide --help"},
		{"resolve without Conflict", strings.Replace(fight, "conflict: trade_dispute\n", "", 1), []string{"--resolve"}, 2, "the Conflict to resolve is not known"},
		{"resolve in player turns", table("conflict: trade_dispute\nturn: baron"), []string{"--resolve"}, 2, "only a Combat is resolved"},
		{"physical deck", table("deck: {physical: true}\nturn: baron"), nil, 2, "name the next ones with --cards"},
		{"physical deck, named", table("deck: {physical: true}\nturn: baron"), []string{"--cards", "sardaukar"}, 0, ""},
		{"unknown space read", table("unknown: [agents.arrakeen]\nturn: baron"), []string{"--cards", "arrakeen"}, 2, "a rule reads agents.arrakeen, which is unknown"},
		{"unknown space not read", table("unknown: [agents.arrakeen]\nturn: baron"), []string{"--cards", "sardaukar"}, 0, ""},
		{"nobody told what lies face up", strings.Replace(market, "face_up", "gone", 1), []string{"--cards", "acquire_tech,arrakeen"}, 2,
			"standard input: a rule reads tiles.face_up, which the position does not give; add it"},
		{"turned up and read again", market, []string{"--cards", "acquire_tech,acquire_tech,arrakeen"}, 2, "standard input: a rule reads what is turned up on stack 1 in this turn"},
		{"unknown Intrigue", table("unknown: [you.intrigue]\nturn: baron"), []string{"--cards", "secrets"}, 2, "a rule reads you.intrigue"},
		{"unknown post", table("unknown: [spies.refinery_arrakeen]\nturn: baron"), []string{"--cards", "place_spy_city,sardaukar"}, 2, "a rule reads spies.refinery_arrakeen"},
		{"unknown bonus spice", table("unknown: [bonus_spice.deep_desert]\nturn: baron"), []string{"--cards", "deep_desert,sardaukar"}, 2, "a rule reads bonus_spice.deep_desert"},
		{"unknown strength", "unknown: [you.strength]\n" + fight, []string{"--resolve"}, 2, "a rule reads you.strength"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			status, out, errs := hagal(tt.in, append([]string{"decide", "-"}, tt.args...)...)
			if status != tt.status {
				t.Errorf("status %d, want %d: %s", status, tt.status, errs)
			}
			if !strings.Contains(errs, tt.err) || (tt.err == "") != (errs == "") {
				t.Errorf("errors %q, want %q", errs, tt.err)
			}
			if (out == "") != (tt.status != 0) {
				t.Errorf("status %d printed %q", status, out)
			}
		})
	}
}

func TestStatusOfArguments(t *testing.T) {
	for _, tt := range []struct {
		args, err string
	}{
		{"decide", "decide needs one POSITION"},
		{"decide a b", "decide needs one POSITION"},
		{"decide nowhere.yaml", "nowhere.yaml: there is no such file"},
		{"decide --batch nowhere.jsonl", "nowhere.jsonl: there is no such file"},
		{"decide --batch x y.yaml", "leave POSITION out"},
		{"decide --batch x --cards arrakeen", "leave --cards out"},
		{"decide --batch x --resolve", "leave --resolve out"},
	} {
		status, out, errs := hagal("", strings.Fields(tt.args)...)
		if status != 2 || out != "" || !strings.Contains(errs, tt.err) {
			t.Errorf("%s: status %d, %q, %q", tt.args, status, out, errs)
		}
	}
	if status, _, errs := hagal("", "decide", t.TempDir()); status != 2 || errs == "" {
		t.Errorf("a directory: status %d, %q", status, errs)
	}
}

// Every line is answered on its line, in order; the status is the highest.
func TestBatch(t *testing.T) {
	seats := `"seats":[{"id":"you","kind":"human"},{"id":"baron","kind":"rival","rival":"vladimir_harkonnen"},{"id":"gurney","kind":"rival","rival":"gurney_halleck"}]`
	good := `{"position":{"turn":"baron",` + seats + `},"cards":["sardaukar"],"seed":3}`
	none := `{"position":{"turn":"you",` + seats + `}}`
	combat := `{"position":{"turn":"you","phase":"combat","conflict":"trade_dispute",` + seats + `},"resolve":true}`
	tests := []struct {
		name   string
		lines  []string
		status int
		want   []string
	}{
		{"all good", []string{good, combat}, 0, []string{`{"seat":"baron","cards":[{"card":"sardaukar","result":"played","space":"sardaukar"}]`, `{"seat":"you","cards":[]`}},
		{"nothing due", []string{none, good}, 3, []string{`{"line":1,"seat":"you","nothing":true}`, `{"seat":"baron"`}},
		{"the highest", []string{`{"position":{"turn":"barno",` + seats + `}}`, none, good}, 3, []string{
			`{"line":1,"error":"FILE:1:21: unknown seat \"barno\"; did you mean baron?"}`, `{"line":2,"seat":"you","nothing":true}`, `{"seat":"baron"`}},
		{"broken lines", []string{good, `{"position":`, "", `{}`, `{"position":{},"x":1}`}, 2, []string{`{"seat":"baron"`,
			`{"line":2,"error":"FILE:2:13: the JSON ends where a value must stand; complete it"}`, `{"line":3,"error":"the line is empty`,
			`{"line":4,"error":"FILE:4:1: the line has no position`, `{"line":5,"error":"FILE:5:`}},
		{"wrong cards and seed", []string{strings.Replace(good, "sardaukar", "sardukar", 1), strings.Replace(good, "3}", "-3}", 1)}, 2, []string{
			`{"line":1,"error":"FILE:1:`, `{"line":2,"error":"FILE:2:`}},
		{"blank lines at the end are no lines", []string{good, "", ""}, 0, []string{`{"seat":"baron"`}},
		{"no lines", nil, 0, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "p.jsonl")
			if err := os.WriteFile(file, []byte(strings.Join(tt.lines, "\n")), 0o600); err != nil {
				t.Fatal(err)
			}
			status, out, errs := hagal("", "decide", "--batch", file)
			if status != tt.status || errs != "" {
				t.Errorf("status %d, want %d; %s", status, tt.status, errs)
			}
			got := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
			if out == "" {
				got = nil
			}
			if len(got) != len(tt.want) {
				t.Fatalf("%d lines, want %d:\n%s", len(got), len(tt.want), out)
			}
			for i, want := range tt.want {
				if want = strings.ReplaceAll(want, "FILE", strings.ReplaceAll(file, `\`, `\\`)); !strings.HasPrefix(got[i], want) {
					t.Errorf("line %d:\n%s\nwant\n%s", i+1, got[i], want)
				}
			}
		})
	}
}

// A batch answers each line as the command alone does, in order over all
// workers.
func TestBatchIsTheSame(t *testing.T) {
	seats := `"seats":[{"id":"you","kind":"human"},{"id":"baron","kind":"rival","rival":"vladimir_harkonnen"},{"id":"gurney","kind":"rival","rival":"gurney_halleck"}]`
	var in, want strings.Builder
	for i := range 600 {
		turn := []string{"baron", "gurney"}[i%2]
		position := `{"turn":"` + turn + `",` + seats + `}`
		seed := strings.Repeat("1", 1+i%9)
		in.WriteString(`{"position":` + position + `,"seed":` + seed + "}\n")
		if i%50 > 1 {
			want.WriteString("\n")
			continue
		}
		_, out, _ := hagal(position, "decide", "-", "--json", "--seed", seed)
		want.WriteString(out)
	}
	status, out, errs := hagal(in.String(), "decide", "--batch", "-")
	if status != 0 {
		t.Fatal(status, errs)
	}
	got, wanted := strings.Split(out, "\n"), strings.Split(want.String(), "\n")
	if len(got) != len(wanted) {
		t.Fatalf("%d lines, want %d", len(got), len(wanted))
	}
	for i := range got {
		if wanted[i] != "" && got[i] != wanted[i] {
			t.Errorf("line %d differs:\n%s\n%s", i+1, got[i], wanted[i])
		}
	}
}

// Who begins a round is told, the human too.
func TestFirstTurnIsYours(t *testing.T) {
	status, out, errs := hagal(table("phase: round_start\nconflict: trade_dispute\nturn: you"), "decide", "-")
	if status != 0 || !strings.Contains(out, "The first turn is yours.") {
		t.Errorf("status %d: %q, %q", status, out, errs)
	}
}
