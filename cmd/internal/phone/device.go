package phone

import (
	"crypto/rand"
	"encoding/base32"
	"strings"
	"sync"
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
	opens []chan struct{}
}

// taste is how the one who holds a device wants the pages.
type taste struct {
	who string // whose questions are large; "": everybody's
	big bool   // large letters
}

// streamsOfOne is how many streams of events a device may keep open: one a tab.
const streamsOfOne = 4

// open begins a stream. The channel is closed when it is one too many, the oldest
// first.
func (d *device) open() (closed <-chan struct{}, stop func()) {
	c := make(chan struct{})
	d.mu.Lock()
	defer d.mu.Unlock()
	d.opens = append(d.opens, c)
	if len(d.opens) > streamsOfOne {
		close(d.opens[0])
		d.opens = d.opens[1:]
	}
	return c, func() { d.shut(c) }
}

// shut ends a stream that was begun.
func (d *device) shut(c chan struct{}) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for i, x := range d.opens {
		if x == c {
			d.opens = append(d.opens[:i], d.opens[i+1:]...)
			return
		}
	}
}

// tell keeps a sentence for the device as long as question n stands.
func (d *device) tell(note string, n int) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.note, d.about = note, n
}

// told is what the device is told while question n stands.
func (d *device) told(n int) string {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.about != n {
		return ""
	}
	return d.note
}

// wants is how the one who holds it wants the pages.
func (d *device) wants() taste {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.taste
}

// want changes that.
func (d *device) want(x taste) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.taste = x
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

// add lets another device in.
func (ds *devices) add(watch bool) *device {
	d := &device{id: newToken(), watch: watch}
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
