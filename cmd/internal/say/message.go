package say

import (
	"fmt"
	"slices"
	"strings"
)

// message is the text of a message, parted. A translator writes
//
//	{seat}                    an argument as it is
//	{seat.whose}              in a form; several apply from left to right
//	{n? one card | other cards}
//	                          the first branch whose key is a trait of the
//	                          argument (value.go): a plural category of the
//	                          language, =3, you, nobody, yes, no, none; other
//	                          fits always and stands last. Branches may hold
//	                          arguments and choices.
//	{{ }} ||                  { } and | themselves
//
// Of a branch the blank after its key and the one before | belong to the
// writing; others belong to the text.
type message struct {
	parts []part
}

// part is a piece of text, an argument, or a choice by an argument.
type part struct {
	text     string
	hole     string
	forms    []string
	branches []branch
}

type branch struct {
	key   string
	parts []part
}

// choose returns the text for an argument with these traits.
func (p *part) choose(traits []string) []part {
	for i := range p.branches {
		if key := p.branches[i].key; key == "other" || slices.Contains(traits, key) {
			return p.branches[i].parts
		}
	}
	return nil
}

// parse parts a text. Its errors say what would be right.
func parse(text string) (message, error) {
	if text != "" && !strings.ContainsAny(text, "{}|") {
		return message{[]part{{text: text}}}, nil
	}
	p := parser{text: text}
	parts, err := p.run(false)
	return message{parts}, err
}

// parser walks over a text.
type parser struct {
	text string
	at   int
}

// run reads up to the end, or within a branch up to its | or }.
func (p *parser) run(branch bool) ([]part, error) {
	var out []part
	var lit strings.Builder
	flush := func() {
		if lit.Len() > 0 {
			out = append(out, part{text: lit.String()})
			lit.Reset()
		}
	}
	for p.at < len(p.text) {
		c := p.text[p.at]
		switch {
		case c != '{' && c != '}' && c != '|':
			lit.WriteByte(c)
			p.at++
		case p.at+1 < len(p.text) && p.text[p.at+1] == c && !(branch && c == '}'):
			lit.WriteByte(c)
			p.at += 2
		case c == '{':
			flush()
			hole, err := p.hole()
			if err != nil {
				return nil, err
			}
			out = append(out, hole)
		case branch:
			flush()
			return out, nil
		default:
			return nil, fmt.Errorf("%q stands alone; write it twice where the character itself is meant", string(c))
		}
	}
	if branch {
		return nil, fmt.Errorf("a choice has no end; close it with }")
	}
	flush()
	return out, nil
}

// hole reads what stands in braces.
func (p *parser) hole() (part, error) {
	p.at++
	end := strings.IndexAny(p.text[p.at:], "?}{|")
	if end < 0 || p.text[p.at+end] == '{' || p.text[p.at+end] == '|' {
		return part{}, fmt.Errorf("an argument has no end; close it with }")
	}
	words := strings.Split(p.text[p.at:p.at+end], ".")
	if slices.ContainsFunc(words, func(w string) bool { return !isWord(w) }) {
		return part{}, fmt.Errorf("{%s} is no argument; write a name of small letters, with forms behind full stops", p.text[p.at:p.at+end])
	}
	p.at += end + 1
	x := part{hole: words[0], forms: words[1:]}
	if p.text[p.at-1] == '}' {
		return x, nil
	}
	if len(x.forms) > 0 {
		return part{}, fmt.Errorf("{%s?} chooses by a form; choose by the argument itself", strings.Join(words, "."))
	}
	var err error
	x.branches, err = p.choices(x.hole)
	return x, err
}

// choices reads the branches of a choice and its closing brace.
func (p *parser) choices(hole string) ([]branch, error) {
	var out []branch
	for {
		p.blank()
		end := strings.IndexAny(p.text[p.at:], " |}")
		if end <= 0 {
			return nil, fmt.Errorf("a branch of {%s?} has no key; write one, as in {%s? one ... | other ...}", hole, hole)
		}
		x := branch{key: p.text[p.at : p.at+end]}
		p.at += end
		p.blank()
		var err error
		if x.parts, err = p.run(true); err != nil {
			return nil, err
		}
		more := p.text[p.at] == '|'
		p.at++
		if more {
			trimBlank(x.parts)
		}
		if out = append(out, x); !more {
			break
		}
	}
	if out[len(out)-1].key != "other" {
		return nil, fmt.Errorf("the last branch of {%s?} is for %q; it must be for other", hole, out[len(out)-1].key)
	}
	return out, nil
}

func (p *parser) blank() {
	if p.at < len(p.text) && p.text[p.at] == ' ' {
		p.at++
	}
}

// trimBlank takes the blank before | off a branch.
func trimBlank(parts []part) {
	if n := len(parts); n > 0 {
		parts[n-1].text = strings.TrimSuffix(parts[n-1].text, " ")
	}
}

// isWord says whether s can be the name of an argument or a form.
func isWord(s string) bool {
	return s != "" && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz_0123456789") == ""
}
