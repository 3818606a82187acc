package why

import (
	"househagal/cmd/internal/page"
	"househagal/cmd/internal/say"
)

// terse is how many words a page has room for.
type terse uint8

const (
	told     terse = iota // all of it
	plainly               // without asides
	briefly               // in fewer words
	together              // and skipped cards in one line
)

// body has the reasons, each beside its name.
func (w *reasons) body(how terse) page.Block {
	b := page.Block{Named: true}
	var skipped []string
	flush := func() {
		if len(skipped) > 0 {
			b.Steps = append(b.Steps, page.Step{Verb: w.Say("why.skipped_head"), Text: w.Say("why.skipped_all", say.Args{"texts": skipped})})
			skipped = nil
		}
	}
	for _, r := range w.list {
		if how == together && r.skipped != "" {
			skipped = append(skipped, w.Say("why.skipped_one", say.Args{"name": r.head, "text": r.skipped}))
			continue
		}
		flush()
		text := r.text
		if how >= briefly {
			text = r.brief
		}
		b.Steps = append(b.Steps, page.Step{Verb: r.head, Text: w.Sentences(text...)})
		if how == told && r.aside != "" {
			b.Steps = append(b.Steps, page.Step{Text: r.aside})
		}
	}
	flush()
	return b
}
