package session

import (
	"encoding/json"
	"testing"

	"househagal/cmd/internal/course"
	"househagal/cmd/internal/journal"
	"househagal/data"
)

// A line that is whole but not of ours is told by what it holds.
func TestStrangeLines(t *testing.T) {
	for body, want := range map[string]string{
		`{"ask":"where_to","seat":1,"answer":7}`: "g, line 5: answer holds a JSON number, which no hagal up to this one writes there; the lines before it can be read",
		`{"ask":"where_to","seat":"x"}`:          "g, line 5: seat holds a JSON string, which no hagal up to this one writes there; the lines before it can be read",
		`[1]`:                                    "g, line 5: the body holds a JSON array, which no hagal up to this one writes there; the lines before it can be read",
	} {
		_, err := restored(Start{Load: data.LoadWith}, journal.Contents{Name: "g", Lines: []journal.Line{{N: 5, Kind: course.LineAnswer, Body: json.RawMessage(body)}}})
		if err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", body, err, want)
		}
	}
}
