package phone

import (
	"crypto/rand"
	"encoding/base32"
	"slices"
	"strings"
	"sync"

	"househagal/cmd/internal/say"
)

// newToken is a secret of 128 bits, in letters that can be typed.
func newToken() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // it never fails
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b[:]))
}

// tokenLen is how long a token is.
const tokenLen = 26

// device is a browser that came in by an address with a token.
type device struct {
	id    string
	watch bool // it only looks on

	mu    sync.Mutex
	taste taste
	note  string // what it was told of its last answer
	about int    // the question that stood when it was told
	aside *aside // what it looks at; nil: the question
	turn  int    // of all that this device alone sees; never the same twice
	opens []*tab
}

// tab is a stream of events to a device.
type tab struct {
	news   chan struct{} // something else is to be seen on the device
	closed chan struct{} // it is one too many
}

// taste is how the one who holds a device wants the pages.
type taste struct {
	who  int           // whose questions are large, 1 for the first of the people; 0: everybody's
	big  bool          // large letters
	lang *say.Language // nil: that of the table
}

// streamsOfOne is how many streams of events a device may keep open: one a tab.
const streamsOfOne = 4

// open begins a stream. It is closed when it is one too many, the oldest first.
func (d *device) open() *tab {
	x := &tab{make(chan struct{}, 1), make(chan struct{})}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.opens = append(d.opens, x)
	if len(d.opens) > streamsOfOne {
		close(d.opens[0].closed)
		d.opens = d.opens[1:]
	}
	return x
}

// shut ends a stream that was begun.
func (d *device) shut(x *tab) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.opens = slices.DeleteFunc(d.opens, func(y *tab) bool { return x == y })
}

// change is called with the lock held, when the device alone sees something else.
func (d *device) change() {
	d.turn++
	for _, x := range d.opens {
		select {
		case x.news <- struct{}{}:
		default:
		}
	}
}

// tell keeps a sentence for the device as long as question n stands.
func (d *device) tell(note string, n int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if note != "" || d.note != "" {
		d.change()
	}
	d.note, d.about = note, n
}

// own is what a device alone sees.
type own struct {
	taste
	note  string // while the question stands that it is about
	about int
	aside *aside
	turn  int
}

// sees is what the device alone sees now.
func (d *device) sees() own {
	d.mu.Lock()
	defer d.mu.Unlock()
	return own{d.taste, d.note, d.about, d.aside, d.turn}
}

// want says how the one who holds it wants the pages.
func (d *device) want(x taste) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.taste = x
	d.change()
}

// devicesMost is how many devices are known at a time; the one that came in first
// is forgotten for another.
const devicesMost = 200

// devices are those that came in, by the secret each keeps.
type devices struct {
	mu    sync.Mutex
	byID  map[string]*device
	order []string
}

// add lets another device in, of somebody who reads a language; nil is that of the
// table.
func (ds *devices) add(watch bool, lang *say.Language) *device {
	d := &device{id: newToken(), watch: watch, taste: taste{lang: lang}}
	ds.mu.Lock()
	defer ds.mu.Unlock()
	if ds.byID == nil {
		ds.byID = map[string]*device{}
	}
	if len(ds.order) == devicesMost {
		delete(ds.byID, ds.order[0])
		ds.order = ds.order[1:]
	}
	ds.byID[d.id] = d
	ds.order = append(ds.order, d.id)
	return d
}

// find is the device of this secret, nil for none.
func (ds *devices) find(id string) *device {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	return ds.byID[id]
}
