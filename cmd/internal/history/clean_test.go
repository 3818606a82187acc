package history

import (
	"encoding/csv"
	"fmt"
	"strings"
	"testing"

	"househagal/cmd/internal/layout"
)

// Whatever a line of the file has for a text, a game stays one line of a table.
func TestOneLineAGame(t *testing.T) {
	f := newFile(t)
	g := aGame(1)
	g.Leader, g.Note, g.Difficulty = "a\nb", "tab\there \x1b[31mred  twice", "easy\r\n"
	g.Seats[1].Name = "x\ny"
	add(t, f, g)
	all := read(t, f)
	lines := (Teller{Width: layout.Full}).Lines(all.List, all, nil)
	if want := "staban_tuek and x y, Uprising, Leader a b, tab here [31mred twice (id " + g.ID + ")"; !strings.Contains(strings.Join(strings.Fields(strings.Join(lines[:3], " ")), " "), want) {
		t.Errorf("no %q in\n%s", want, strings.Join(lines, "\n"))
	}
	for _, l := range lines {
		if strings.ContainsAny(l, "\n\t\r\x1b") {
			t.Errorf("%q is not one line", l)
		}
	}
}

func TestNoCommaWithoutRivals(t *testing.T) {
	g := aGame(1)
	g.Seats, g.Leader = g.Seats[:1], "Staban"
	if got, want := (Teller{}).against(&g, once{}), "Uprising, Leader Staban (id\u00a0"+g.ID+")"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	g.Leader = ""
	if got, want := (Teller{}).against(&g, once{}), "Uprising (id\u00a0"+g.ID+")"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// An id is what people type: a line with another one is damaged.
func TestIDs(t *testing.T) {
	for id, good := range map[string]bool{"3e8-1": true, "a b": false, "": false, "a\nb": false, "-x": false, strings.Repeat("a", 65): false} {
		g := aGame(1)
		g.ID = id
		raw, err := sealed(line{Format: format, Game: &g})
		if err != nil {
			t.Fatal(err)
		}
		if all := Parse(raw); len(all.List) == 1 != good {
			t.Errorf("%q: %d games, damaged %v", id, len(all.List), all.Damaged)
		}
	}
}

// No cell of CSV begins as a formula does.
func TestHarmlessCells(t *testing.T) {
	for _, text := range []string{"=1+1", "+1", "-1", "@x", " =1", "plain"} {
		g := aGame(1)
		g.Leader, g.Note, g.Seats[0].Name = text, text, text
		var b strings.Builder
		if err := WriteCSV(&b, []Game{g}); err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(b.String())).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, cell := range rows[1] {
			if strings.ContainsAny(cell[:min(1, len(cell))], "=+-@") {
				t.Errorf("%q: the cell %q begins as a formula", text, cell)
			}
			if strings.HasSuffix(cell, text) {
				found++
			}
		}
		if found < 3 {
			t.Errorf("%q stands in %d cells", text, found)
		}
	}
}

// However many lines are damaged, a few are named.
func TestTroubleIsBounded(t *testing.T) {
	raw := strings.Repeat("no line\n", 5000)
	all := Parse([]byte(raw))
	lines := (Teller{Width: layout.Full}).Trouble(all)
	got := strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
	if want := "Lines 1, 2, 3, 4, 5, 6, 7, 8 and 4992 more of the history can't be read."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	found := Found{}
	for n := range 100 {
		found.Unfinished = append(found.Unfinished, fmt.Sprint("game-", n))
		found.Unread = append(found.Unread, fmt.Errorf("file %d", n))
	}
	if lines := (Teller{Width: layout.Full}).Imported(found, 0); len(lines) > 15 {
		t.Errorf("%d lines:\n%s", len(lines), strings.Join(lines, "\n"))
	}
}
