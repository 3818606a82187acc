package strict_test

import (
	"encoding/json"
	"strings"
	"testing"

	"househagal/data/strict"
)

func TestJSON(t *testing.T) {
	src := `{"a": [1, true, null, "x\u00e9\n\ud83d\ude00\/"], "b": {"c": -5}}`
	var errs strict.Errors
	m := strict.ParseJSON("-", []byte(src), &errs).Map()
	list := m.Get("a").List(4)
	n := m.Get("b").Map().Get("c").Int(-9, 9)
	if err := errs.Err(); err != nil || n != -5 || len(list) != 4 {
		t.Fatal(err, n, len(list))
	}
	if got := list[3].Raw(); got != "xé\n😀/" || list[2].Kind() != strict.Null || !list[1].Bool() || list[0].Int(0, 9) != 1 {
		t.Errorf("got %q", got)
	}
}

func TestJSONFaults(t *testing.T) {
	tests := []struct{ src, want string }{
		{``, "-:1:1: the JSON ends where a value must stand; complete it"},
		{"{\n\"a\" 1}", `-:2:5: expected : after the key "a"`},
		{`{"a": 1`, `-:1:8: expected , or } after the value of "a"`},
		{`[1 2]`, "-:1:4: expected , or ] after an item of a list"},
		{`{a: 1}`, "-:1:2: expected a key in double quotes"},
		{`{"a": yes}`, `-:1:7: "yes" is not a JSON value; put texts in double quotes`},
		{`{"a": 1} 2`, "-:1:10: something after the end of the value; delete it"},
		{`{"a": 1, "a": 2}`, `-:1:10: key "a" is given twice, first on line 1; keep one of them`},
		{`{"a": "x`, `-:1:7: a text in quotes isn't closed; end it with "`},
		{`{"a": "\q"}`, `-:1:7: a text with a wrong escape or invalid UTF-8; escapes are \" \\ \/ \b \f \n \r \t, and \u and four hexadecimal digits`},
		{strings.Repeat("[", 40), "-:1:33: too deep; at most 32 maps and lists lie inside each other"},
		{`{"a": NaN}`, `-:1:7: "NaN" is not a JSON value; put texts in double quotes`},
	}
	for _, tt := range tests {
		var errs strict.Errors
		strict.ParseJSON("-", []byte(tt.src), &errs)
		if err := errs.Err(); err == nil || err.Error() != tt.want {
			t.Errorf("%s: got %v\nwant %s", tt.src, err, tt.want)
		}
	}
}

// Whatever this reader takes, the standard one takes too.
func FuzzParseJSON(f *testing.F) {
	for _, s := range []string{`{"a": 1}`, `[1, "x", {"b": null}]`, `"\ud83d\ude00"`, `-0.5e3`, `[[[`, `{"a"`, `{"":0}`, "\"\xff\""} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		var errs strict.Errors
		walk(strict.ParseJSON("-", []byte(src), &errs), 0)
		var errs2 strict.Errors
		strict.ParseJSON("-", []byte(src), &errs2)
		if errs2.Err() == nil && !json.Valid([]byte(src)) {
			t.Errorf("accepted %q", src)
		}
	})
}

func BenchmarkParseJSON(b *testing.B) {
	src := []byte(`[` + strings.TrimSuffix(strings.Repeat(`{"a": [1, true, null, "xyz", {"b": {"c": -5, "dd": [1,2,3]}}]},`, 30), ",") + `]`)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		var errs strict.Errors
		strict.ParseJSON("-", src, &errs)
		if errs.Len() > 0 {
			b.Fatal(errs.Err())
		}
	}
}
