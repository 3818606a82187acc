package strict

import "gopkg.in/yaml.v3"

// builder makes Nodes of the YAML library's nodes and reports what this reader
// does not allow: anchors, aliases, merge keys, tags, keys twice, depth.
type builder struct {
	file string
	errs *Errors
}

func (b *builder) at(y *yaml.Node) Pos { return Pos{b.file, y.Line, y.Column} }

func (b *builder) build(n *Node, y *yaml.Node, depth int) {
	n.At = b.at(y)
	if depth > MaxDepth {
		b.errs.Add(n.At, "too deep; at most %d maps and lists lie inside each other", MaxDepth)
		return
	}
	if y.Anchor != "" && y.Kind != yaml.AliasNode {
		b.errs.Add(n.At, "anchor &%s; anchors are not allowed, write the value out at each place", cut(y.Anchor))
	}
	if y.Style&yaml.TaggedStyle != 0 {
		b.errs.Add(n.At, "tag %s; tags are not allowed, write the plain value", cut(y.Tag))
	}
	switch y.Kind {
	case yaml.ScalarNode:
		b.scalar(n, y)
	case yaml.SequenceNode:
		n.Kind = List
		n.Items = make([]Node, len(y.Content))
		for i, c := range y.Content {
			b.build(&n.Items[i], c, depth+1)
		}
	case yaml.MappingNode:
		n.Kind = Map
		b.fields(n, y, depth)
	case yaml.AliasNode:
		b.errs.Add(n.At, "alias *%s; aliases are not allowed, write the value out", cut(y.Value))
	}
}

func (b *builder) scalar(n *Node, y *yaml.Node) {
	n.Kind, n.Text = Scalar, y.Value
	n.Quoted = y.Style&(yaml.DoubleQuotedStyle|yaml.SingleQuotedStyle|yaml.LiteralStyle|yaml.FoldedStyle) != 0
	if !n.Quoted && (y.Value == "" || y.Value == "~" || y.Value == "null") {
		n.Kind, n.Text = Null, ""
	}
	if len(n.Text) > MaxText {
		b.errs.Add(n.At, "a value of %d bytes; at most %d are read", len(n.Text), MaxText)
		n.Text = ""
	}
}

func (b *builder) fields(n *Node, y *yaml.Node, depth int) {
	half := len(y.Content) / 2
	all := make([]Node, 2*half)
	n.Keys, n.Items = all[:0:half], all[half:half]
	var seen map[string]int
	if half > 16 {
		seen = make(map[string]int, half)
	}
	for i := 0; i+1 < len(y.Content); i += 2 {
		k, v := y.Content[i], y.Content[i+1]
		if !b.key(k) {
			continue
		}
		if line := firstLine(n, seen, k.Value); line > 0 {
			b.errs.Add(b.at(k), "key %s is given twice, first on line %d; keep one of them%s", quote(k.Value), line, orDash(k, v))
			continue
		}
		if seen != nil {
			seen[k.Value] = k.Line
		}
		n.Keys = append(n.Keys, Node{Kind: Scalar, Text: k.Value, At: b.at(k)})
		n.Items = append(n.Items, Node{})
		b.build(&n.Items[len(n.Items)-1], v, depth+1)
	}
}

// orDash is what else may be wrong when a map has two ids.
func orDash(k, v *yaml.Node) string {
	if k.Value != "id" || k.Line != v.Line {
		return ""
	}
	return "; a new entry of a list begins with a dash: - id: " + cut(v.Value)
}

// firstLine returns the line on which the map holds key already, 0 when it
// doesn't. Large maps look it up in seen.
func firstLine(n *Node, seen map[string]int, key string) int {
	if seen != nil {
		return seen[key]
	}
	for i := range n.Keys {
		if n.Keys[i].Text == key {
			return n.Keys[i].At.Line
		}
	}
	return 0
}

// key reports whether k may be a key: a plain word.
func (b *builder) key(k *yaml.Node) bool {
	switch {
	case k.Kind == yaml.AliasNode:
		b.errs.Add(b.at(k), "alias *%s as a key; write the key out", cut(k.Value))
	case k.Kind != yaml.ScalarNode:
		b.errs.Add(b.at(k), "a key that is a list or a map; a key is one word")
	case k.Tag == "!!merge" || k.Value == "<<":
		b.errs.Add(b.at(k), "merge key <<; merging is not allowed, write the keys out")
	case k.Anchor != "":
		b.errs.Add(b.at(k), "anchor &%s; anchors are not allowed", cut(k.Anchor))
	case k.Value == "":
		b.errs.Add(b.at(k), "an empty key; write a word before the colon")
	case len(k.Value) > 64:
		b.errs.Add(b.at(k), "a key of %d bytes; a key is one word", len(k.Value))
	default:
		return true
	}
	return false
}
