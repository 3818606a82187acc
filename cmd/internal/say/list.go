package say

import "strings"

// The ways in which items are joined; the messages stand under list, with the
// holes first and last: "{first}, {last}".
const (
	joinComma = "comma" // where no form says otherwise
	joinAnd   = "and"   // the last two of a list; the others by comma
	joinOr    = "or"
)

// joins says whether a form of a list joins its items, rather than changing each.
func joins(form string) bool {
	switch form {
	case joinComma, joinAnd, joinOr, "semicolon", "sentences":
		return true
	}
	return false
}

// list writes the items, each in the forms that don't join, and joins them.
func (s Speaker) list(items List, forms []string) string {
	how := joinComma
	if n := len(forms); n > 0 && joins(forms[n-1]) {
		how, forms = forms[n-1], forms[:n-1]
	}
	texts := make([]string, len(items))
	for i, v := range items {
		texts[i] = s.value(v, forms)
	}
	return s.join(how, texts)
}

// Join joins what is listed by commas, as {list} in a message does.
func (s Speaker) Join(items List) string { return s.list(items, nil) }

// join joins texts one after the other; empty ones are left out.
func (s Speaker) join(how string, texts []string) string {
	all := ""
	for i, text := range texts {
		switch {
		case text == "":
		case all == "":
			all = text
		default:
			all = s.pair(how, all, text, i == len(texts)-1)
		}
	}
	return all
}

// pair joins two texts; "and" and "or" stand before the last item alone.
func (s Speaker) pair(how, first, last string, end bool) string {
	if !end && (how == joinAnd || how == joinOr) {
		how = joinComma
	}
	return s.write(ID("list."+how), Args{"first": first, "last": last})
}

// Sentence makes a sentence of a text: it begins and ends as the language has it.
func (s Speaker) Sentence(text string) string {
	if stop := s.write("list.stop", nil); !strings.HasSuffix(text, stop) && !s.ordinal(text, stop) {
		text += stop
	}
	if text == "" {
		return ""
	}
	return s.lang().capital(text)
}

// ordinal says whether a stop would make another number of the one at the end of a
// text: where "7." is the seventh, a sentence that ends with a number has none.
func (s Speaker) ordinal(text, stop string) bool {
	ends := text != "" && strings.Trim(text[len(text)-1:], "0123456789") == ""
	return ends && s.write("number.ordinal", Args{"number": 7}) == "7"+stop
}

// Unstopped is a sentence without what ends it, to stand in a line of its own.
func (s Speaker) Unstopped(text string) string {
	return strings.TrimSuffix(text, s.write("list.stop", nil))
}

// Sentences puts one sentence behind the other; the later ones begin as
// sentences do, with a capital letter where the language has any.
func (s Speaker) Sentences(texts ...string) string {
	var all []string
	for _, text := range texts {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if len(all) > 0 {
			text = s.lang().capital(text)
		}
		all = append(all, text)
	}
	return s.join("sentences", all)
}
