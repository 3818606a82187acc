package challenge

import (
	"encoding/json"
	"io"
	"time"

	"househagal/cmd/internal/history"
)

// written is a challenge as JSON has it.
type written struct {
	ID      string        `json:"id"`
	Text    string        `json:"text"`
	Done    int           `json:"done"`
	Of      int           `json:"of"`
	Reached bool          `json:"reached"`
	Ended   *time.Time    `json:"ended,omitempty"` // when the game ended that reached it
	Game    string        `json:"game,omitempty"`  // its id
	Unknown int           `json:"unknown,omitempty"`
	Steps   []writtenStep `json:"steps,omitempty"`
}

type writtenStep struct {
	Text  string     `json:"text"`
	Done  bool       `json:"done"`
	Ended *time.Time `json:"ended,omitempty"`
	Game  string     `json:"game,omitempty"`
}

// WriteJSON writes how far challenges are.
func (t Teller) WriteJSON(out io.Writer, list []Progress) error {
	doc := []written{}
	for i := range list {
		p := &list[i]
		x := written{ID: p.ID, Text: t.Text(p.Challenge), Done: p.Done, Of: p.Of, Reached: p.Reached(), Unknown: p.Unknown}
		x.Ended, x.Game = of(p.Ended)
		for n, g := range p.Steps {
			s := writtenStep{Text: t.step(p, n), Done: g != nil}
			s.Ended, s.Game = of(g)
			x.Steps = append(x.Steps, s)
		}
		doc = append(doc, x)
	}
	text, err := json.MarshalIndent(doc, "", "  ")
	if err == nil {
		_, err = out.Write(append(text, '\n'))
	}
	return err
}

// of is when a game ended, and its id.
func of(g *history.Game) (ended *time.Time, id string) {
	if g == nil {
		return nil, ""
	}
	return &g.Ended, g.ID
}
