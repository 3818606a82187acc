package phone

import (
	"net/http"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"househagal/cmd/internal/say"
)

// tongues are the languages that devices may read, the same value each time.
var tongues sync.Map

// tongue is the language of a tag; nil: there is none, or none is meant.
func tongue(tag string) *say.Language {
	if l, ok := tongues.Load(tag); ok {
		return l.(*say.Language)
	}
	if tag == "" || strings.ContainsAny(tag, "/.") {
		return nil
	}
	l, ok := say.Find(tag)
	if !ok {
		return nil
	}
	kept, _ := tongues.LoadOrStore(tag, l)
	return kept.(*say.Language)
}

// tongueCookie keeps on a device which language was chosen there, for the next game.
const tongueCookie = "hagal_language"

// tongueOf is the language of who sends r: what was chosen on the device, else the
// first one of those that the browser wants. Nil: none that there is.
func tongueOf(r *http.Request) *say.Language {
	if c, err := r.Cookie(tongueCookie); err == nil {
		if l := tongue(c.Value); l != nil {
			return l
		}
	}
	wanted, _, err := language.ParseAcceptLanguage(r.Header.Get("Accept-Language"))
	if err != nil {
		return nil
	}
	for _, w := range wanted {
		if tag, ok := say.Match(w.String()); ok {
			return tongue(tag)
		}
	}
	return nil
}

// told is something that was made in the language of the table, and is made again
// for whoever reads another one.
type told[T any] struct {
	own  T
	tag  string                // of the language of own
	make func(*say.Language) T // nil: all read it so

	mu   sync.Mutex
	made map[string]T
}

// in is it in a language; nil is that of the table.
func (x *told[T]) in(l *say.Language) T {
	if l == nil || x.make == nil || l.Tag() == x.tag {
		return x.own
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	made, ok := x.made[l.Tag()]
	if !ok {
		made = x.make(l)
		if x.made == nil {
			x.made = map[string]T{}
		}
		x.made[l.Tag()] = made
	}
	return made
}
