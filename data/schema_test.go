package data

import (
	"encoding/json"
	"fmt"

	"househagal/engine"
)

type object = map[string]any

// schemaText is a JSON Schema of a file, for editors.
func schemaText() string {
	props := object{"game": object{"enum": gameWords, "description": "The game this file is for; left out: any."}}
	for _, k := range kinds {
		props[k.section] = ref_(k.section)
	}
	root := object{"$schema": "http://json-schema.org/draft-07/schema#", "title": "A file of rules for hagal",
		"type": "object", "additionalProperties": false, "minProperties": 1, "properties": props,
		"definitions": object{
			"id":         object{"type": "string", "pattern": "^[a-z][a-z0-9_]{0,47}$"},
			"effects":    object{"type": "array", "maxItems": maxEffects, "items": object{"$ref": "#/definitions/effect"}},
			"effect":     effectSchema(),
			"condition":  conditionSchema(),
			"conditions": object{"anyOf": []any{ref_("condition"), object{"type": "array", "maxItems": 4, "items": ref_("condition")}}},
			"face":       closed(memberProps(members(faceFields))),
			"space":      refSchema(toSpace), "post": refSchema(toPost), "group": refSchema(toGroup),
		}}
	for _, k := range kinds {
		root["definitions"].(object)[k.section] = k.schema()
	}
	text, err := json.MarshalIndent(root, "", " ")
	if err != nil {
		panic(err)
	}
	return string(text) + "\n"
}

func ref_(name string) object { return object{"$ref": "#/definitions/" + name} }

func closed(props object) object {
	return object{"type": "object", "additionalProperties": false, "properties": props}
}

func (k kind) schema() object {
	switch {
	case k.groups != nil:
		return described(closed(groupProps(k.groups)), k.intro)
	case k.lists[0].name == "":
		return described(listSchema(k.lists[0]), k.intro)
	}
	props := object{}
	for _, l := range k.lists {
		props[l.name] = listSchema(l)
	}
	return described(closed(props), k.intro)
}

func described(o object, doc string) object {
	o["description"] = doc
	return o
}

func listSchema(l listKind) object {
	props := memberProps(append(append([]member{}, l.inner...), sourceMembers...))
	props["remove"] = object{"const": true, "description": "Takes the entry out."}
	props["replace"] = object{"const": true, "description": "Takes back all that the entry said."}
	props["after"] = object{"$ref": "#/definitions/id", "description": "Puts the entry behind that one."}
	props["before"] = object{"$ref": "#/definitions/id", "description": "Puts the entry in front of that one."}
	entry := closed(props)
	entry["required"] = []string{"id"}
	whole := closed(object{"replace": object{"const": true, "description": "As the first item: takes out all that stands in the list."}})
	whole["required"] = []string{"replace"}
	return object{"type": "array", "items": object{"anyOf": []any{entry, whole}}}
}

// memberProps lets every key but id be null: back to what leaving it out means.
func memberProps(list []member) object {
	props := object{}
	for _, m := range list {
		s := m.shape.schema()
		if m.name != "id" {
			s = object{"anyOf": []any{s, object{"type": "null"}}}
		}
		props[m.name] = described(s, m.doc)
	}
	return props
}

func groupProps(groups []constants) object {
	props := object{}
	for _, g := range groups {
		in := props
		if g.name != "" {
			in = object{}
			props[g.name] = described(closed(in), g.doc)
		}
		for _, m := range members(g.fields) {
			s := m.shape.schema()
			wrapped := closed(object{"value": s, sourceMembers[0].name: sourceMembers[0].shape.schema(), sourceMembers[1].name: sourceMembers[1].shape.schema()})
			wrapped["required"] = []string{"value"}
			in[m.name] = described(object{"anyOf": []any{s, wrapped}}, m.doc)
		}
	}
	return props
}

func (s shape) schema() object {
	switch s.kind {
	case aNumber:
		return object{"type": "integer", "minimum": s.lo, "maximum": s.hi}
	case aFlag:
		return object{"type": "boolean"}
	case aText:
		return object{"type": "string", "minLength": max(1, s.lo), "maxLength": s.hi}
	case anID:
		return ref_("id")
	case aWord:
		return object{"enum": nonEmpty(s.words)}
	case wordList:
		return object{"type": "array", "minItems": s.lo, "maxItems": s.hi, "uniqueItems": true, "items": object{"enum": nonEmpty(s.words)}}
	case aRef:
		return ref_(refKeys[s.to])
	case refs:
		return object{"type": "array", "maxItems": s.hi, "uniqueItems": true, "items": ref_(refKeys[s.to])}
	case someEffects:
		return ref_("effects")
	case aCondition:
		return ref_("condition")
	case someConditions:
		return ref_("conditions")
	case tokens:
		return tokenMap(0, s.hi)
	case steps:
		props := object{}
		for _, f := range factionWords[1:] {
			props[f] = object{"type": "integer", "minimum": s.lo, "maximum": s.hi}
		}
		return closed(props)
	case numbers:
		return object{"type": "array", "minItems": 1, "maxItems": engine.RoundCap, "items": object{"type": "integer", "minimum": s.lo, "maximum": s.hi}}
	case someRules:
		return closed(sectionProps())
	case someFaces:
		return object{"type": "array", "minItems": 1, "maxItems": 4, "items": ref_("face")}
	}
	panic(fmt.Sprint("no schema for shape ", s.kind))
}

// sectionProps are the sections of a file that a layer may hold.
func sectionProps() object {
	props := object{}
	for _, k := range kinds {
		if k.section != layersPart {
			props[k.section] = ref_(k.section)
		}
	}
	return props
}

var refKeys = [refEnd]string{"space", "post", "group", "id", "id", "id", "id", "id", "id"}

// refSchema lets an id of a tuner's own stand there and offers the known ones.
func refSchema(to refKind) object {
	return object{"anyOf": []any{object{"enum": knownIDs(to)}, ref_("id")}}
}

func tokenMap(lo, hi int) object {
	props := object{}
	for _, r := range resourceWords {
		props[r] = object{"type": "integer", "minimum": lo, "maximum": hi}
	}
	return closed(props)
}

func effectSchema() object {
	var bare []string
	var any_ []any
	for i := range verbs {
		v := &verbs[i]
		if v.arg == noArg {
			bare = append(bare, v.name)
			continue
		}
		props := object{v.name: described(argSchema(v), v.doc)}
		required := []string{v.name}
		switch v.arg {
		case payArg:
			props["then"], required = ref_("effects"), append(required, "then")
		case chooseArg:
			props["of"], required = ref_("effects"), append(required, "of")
		case buyArg:
			props["else"] = ref_("effects")
		case ifArg:
			props["then"], props["else"], required = ref_("effects"), ref_("effects"), append(required, "then")
		}
		o := closed(props)
		o["required"] = required
		any_ = append(any_, o)
	}
	return object{"anyOf": append([]any{object{"enum": bare}}, any_...)}
}

func argSchema(v *verb) object {
	count := object{"type": "integer", "minimum": v.lo, "maximum": v.hi}
	one := func(props object) object {
		o := closed(props)
		o["minProperties"], o["maxProperties"] = 1, 1
		return o
	}
	switch v.arg {
	case influenceArg:
		props := object{"steps": count}
		for _, w := range influenceWords {
			props[w] = count
		}
		for _, p := range picks {
			if p.was != "" {
				props[p.was] = object{"deprecated": true, "description": "Now " + p.name + "."}
			}
		}
		o := closed(props)
		o["minProperties"], o["maxProperties"] = 1, 2
		return o
	case spyArg:
		group := object{"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": count}
		return object{"anyOf": []any{ref_("group"), group}}
	case trackArg, unitArg:
		return object{"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": count}
	case shareArg:
		x := closed(object{"self": object{"type": "integer", "minimum": 0, "maximum": v.hi}, "others": count})
		x["required"] = []string{"self", "others"}
		return x
	case noticeArg:
		return ref_("id")
	case spaceArg:
		return ref_("space")
	case eachArg:
		return one(tokenMap(v.lo, v.hi)["properties"].(object))
	case payArg:
		cost := tokenMap(1, 20)
		cost["properties"].(object)["intrigue"] = object{"type": "integer", "minimum": 1, "maximum": 10}
		cost["properties"].(object)["spies"] = object{"type": "integer", "minimum": 1, "maximum": engine.SpiesOfSeat}
		cost["minProperties"] = 1
		return cost
	case ifArg:
		return ref_("condition")
	case rowsArg:
		return object{"type": "array", "minItems": 2, "maxItems": 2, "items": ref_("effects")}
	case listArg:
		return ref_("effects")
	}
	return count
}

func conditionSchema() object {
	var bare []string
	props := object{}
	for i := range tests {
		t := &tests[i]
		n := object{"type": "integer", "minimum": t.lo, "maximum": t.hi}
		oneOf := func(keys object) object {
			return object{"type": "object", "minProperties": 1, "maxProperties": 1, "properties": keys, "additionalProperties": t.arg != factionMap}
		}
		switch t.arg {
		case noTestArg:
			bare = append(bare, t.name)
		case factionKey:
			for _, f := range factionWords[1:] {
				props[f] = described(clone(n), t.doc)
			}
		case testRival, testTile:
			props[t.name] = described(ref_("id"), t.doc)
		case testNumber:
			props[t.name] = described(n, t.doc)
		case factionMap, spaceMap, unitMap:
			keys := object{}
			if t.arg == factionMap {
				for _, f := range factionWords[1:] {
					keys[f] = n
				}
			}
			props[t.name] = described(oneOf(keys), t.doc)
		}
	}
	keyed := closed(props)
	keyed["minProperties"], keyed["maxProperties"] = 1, 1
	return object{"anyOf": []any{object{"enum": bare}, keyed}}
}

func clone(o object) object {
	out := object{}
	for k, v := range o {
		out[k] = v
	}
	return out
}
