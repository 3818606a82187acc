package tell

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// joined makes one line of several of one verb, where they fit on it: if not all do,
// as many of the first as fit. Of their figures the last one stays.
func joined(s say.Speaker, list []step) []step {
	if len(list) < 2 {
		return list
	}
	all := list[0]
	var texts []string
	for _, x := range list {
		texts = append(texts, x.text)
		all.vp = all.vp || x.vp
		if x.right != "" {
			all.right = x.right
		}
	}
	all.text = s.Say("tell.together", say.Args{"texts": texts})
	last := len(list) - 1
	all.apart = append(append([]step(nil), joined(s, list[:last])...), list[last])
	return []step{all}
}

// chained are steps as lines of a block, each with what it and those after it are in one.
func chained(s say.Speaker, list []step) []page.Step {
	out := movements(list)
	for i := range list {
		x := list[i]
		at := &out[i]
		for n := i + 1; n < len(list) && n < i+longestChain && x.verb != ""; n++ {
			x = oneOfTwo(s, &x, &list[n])
			at.Next, at.Then = list[n].text, &page.Step{Verb: x.verb, Text: x.text, Right: x.right}
			at = at.Then
		}
		if apart := list[i].apart; len(apart) > 0 {
			out[i].Else = chained(s, append(apart[:len(apart):len(apart)], list[i+1:]...))[:len(apart)]
		}
	}
	return out
}

// longestChain is how many steps go together at most.
const longestChain = 16

// oneOfTwo is two steps on one line, in their fewest words; of two figures the later one
// stays.
func oneOfTwo(s say.Speaker, x, y *step) step {
	both := step{verb: x.verb, right: x.right}
	if y.right != "" {
		both.right = y.right
	}
	first, last := x.fewest(), y.fewest()
	switch y.verb {
	case "":
		both.text = s.Say("tell.note", say.Args{"first": first, "text": last})
	case x.verb:
		both.text = s.Say("tell.together", say.Args{"texts": []string{first, last}})
	default:
		both.text = s.Say("tell.also", say.Args{"first": first, "word": y.verb, "text": last})
	}
	return both
}

func (x *step) fewest() string {
	if x.brief != "" {
		return x.brief
	}
	return x.text
}
