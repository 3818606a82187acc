package docs

import (
	"regexp"
	"strings"
	"sync"
)

var (
	anchorLine = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^<a id="([^"]+)"></a>$`) })
	link       = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`) })
	sourceText = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^Source: (.*?)\. Confidence: (.*)$`) })
)

// parse returns the entries of a page. An entry is a line with nothing but an
// anchor, a heading of the third level, the text, and last the source:
//
//	<a id="turn.occupied"></a>
//	### An occupied space
//
//	If any Agent stands there, the card is passed over.
//
//	Source: BASE p.19; AID. Confidence: official.
//
// Links and code marks become plain text, blank lines are left out. A heading
// of a higher level ends an entry; what stands outside entries is skipped.
func parse(page, text string) []Entry {
	var all []Entry
	open := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \r\n")
		if m := anchorLine().FindStringSubmatch(line); m != nil {
			at := "docs/rules/" + page
			all = append(all, Entry{ID: m[1], Page: at, Anchor: at + "#" + m[1]})
			open = true
			continue
		}
		if strings.HasPrefix(line, "# ") || strings.HasPrefix(line, "## ") {
			open = false
		}
		if open {
			all[len(all)-1].add(line)
		}
	}
	for i := range all {
		all[i].readSource()
	}
	return all
}

// add takes one line of the page into the entry.
func (e *Entry) add(line string) {
	if title, ok := strings.CutPrefix(line, "### "); ok && e.Title == "" {
		e.Title = title
		return
	}
	if line != "" {
		e.Lines = append(e.Lines, plain(line))
	}
}

// plain is a line of Markdown as a terminal shows it.
func plain(line string) string {
	return strings.ReplaceAll(link().ReplaceAllString(line, "$1"), "`", "")
}

// readSource fills Source and Confidence from the last lines of the entry.
func (e *Entry) readSource() {
	for i, line := range e.Lines {
		if !strings.HasPrefix(line, "Source: ") {
			continue
		}
		if m := sourceText().FindStringSubmatch(strings.Join(e.Lines[i:], " ")); m != nil {
			e.Source, e.Confidence = m[1], strings.TrimSuffix(m[2], ".")
		}
		return
	}
}
