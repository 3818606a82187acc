package data

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"househagal/engine"
)

// The schema takes every file that comes with the program, the example and what
// Print writes, and refuses what the reader refuses.
func TestSchema(t *testing.T) {
	var root object
	if err := json.Unmarshal([]byte(schemaText()), &root); err != nil {
		t.Fatal(err)
	}
	good := map[string][]byte{"example": Example(), "resolved": Print(games()["uprising"])}
	for _, dir := range gameWords {
		list, err := embedded.ReadDir(dir)
		if err != nil {
			continue
		}
		for _, f := range list {
			if f.IsDir() { // names in other languages, which are no rules
				continue
			}
			good[f.Name()], err = embedded.ReadFile(dir + "/" + f.Name())
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, text := range good {
		if err := accepts(root, root, asJSON(t, text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	bad := strings.Fields("unknown_key unknown_section number_word number_list number_negative flag_quoted word_unknown " +
		"effect_unknown effect_word_needs_value effect_two_verbs effect_range influence_number if_no_then if_unknown if_two " +
		"pay_nothing pay_unknown list_long level_requires constant_unknown variant_flag no_id bad_id effects_many tokens_unknown")
	for _, name := range bad {
		text, err := os.ReadFile("testdata/bad/" + name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		if accepts(root, root, asJSON(t, text)) == nil {
			t.Errorf("%s is taken", name)
		}
		if _, err := Resolve(engine.Uprising, []File{{name, text}}); err == nil {
			t.Errorf("%s is no bad file", name)
		}
	}
}

func asJSON(t *testing.T, text []byte) any {
	t.Helper()
	var v, out any
	if err := yaml.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// accepts checks a value against a schema: the few words of JSON Schema that are
// used here.
func accepts(root, s object, v any) error {
	if name, ok := s["$ref"].(string); ok {
		return accepts(root, root["definitions"].(object)[strings.TrimPrefix(name, "#/definitions/")].(object), v)
	}
	if alts, ok := s["anyOf"].([]any); ok {
		var last error
		for _, a := range alts {
			if last = accepts(root, a.(object), v); last == nil {
				return nil
			}
		}
		return last
	}
	if e, ok := s["enum"].([]any); ok {
		for _, w := range e {
			if w == v {
				return nil
			}
		}
		return fmt.Errorf("%v is none of %v", v, e)
	}
	if c, ok := s["const"]; ok && c != v {
		return fmt.Errorf("%v is not %v", v, c)
	}
	return acceptsType(root, s, v)
}

func acceptsType(root, s object, v any) error {
	switch x := v.(type) {
	case float64:
		if s["type"] != "integer" || x < s["minimum"].(float64) || x > s["maximum"].(float64) {
			return fmt.Errorf("%v is no number of %v", v, s)
		}
	case bool:
		if s["type"] != "boolean" && s["const"] != v {
			return fmt.Errorf("%v where %v should be", v, s["type"])
		}
	case string:
		pattern, _ := s["pattern"].(string)
		if s["type"] != "string" || !regexp.MustCompile(pattern).MatchString(x) {
			return fmt.Errorf("%q where %v %s should be", v, s["type"], pattern)
		}
	case nil:
		if s["type"] != "null" {
			return fmt.Errorf("null where %v should be", s["type"])
		}
	case []any:
		return acceptsList(root, s, x)
	case object:
		return acceptsMap(root, s, x)
	}
	return nil
}

func acceptsList(root, s object, x []any) error {
	if s["type"] != "array" {
		return fmt.Errorf("a list where %v should be", s["type"])
	}
	if err := size(s, "Items", len(x)); err != nil {
		return err
	}
	for _, item := range x {
		if err := accepts(root, s["items"].(object), item); err != nil {
			return err
		}
	}
	return nil
}

func acceptsMap(root, s, x object) error {
	if s["type"] != "object" {
		return fmt.Errorf("a map where %v should be", s["type"])
	}
	props, _ := s["properties"].(object)
	for k, v := range x {
		switch in, ok := props[k].(object); {
		case ok:
			if err := accepts(root, in, v); err != nil {
				return fmt.Errorf("%s: %w", k, err)
			}
		case s["additionalProperties"] == false:
			return fmt.Errorf("unknown key %s", k)
		}
	}
	for _, k := range list_(s["required"]) {
		if _, ok := x[k.(string)]; !ok {
			return fmt.Errorf("no %v", k)
		}
	}
	return size(s, "Properties", len(x))
}

// size checks the limits of a list or map.
func size(s object, what string, n int) error {
	most, ok := s["max"+what].(float64)
	if ok && float64(n) > most {
		return fmt.Errorf("%d, at most %v", n, most)
	}
	if least, ok := s["min"+what].(float64); ok && float64(n) < least {
		return fmt.Errorf("%d, at least %v", n, least)
	}
	return nil
}

func list_(v any) []any {
	l, _ := v.([]any)
	return l
}
