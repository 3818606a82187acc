package engine

// PlaceSpy puts a Spy of s on a post of the group that s chooses. Without a
// free post or a Spy in supply nothing is placed and nothing else is lost
// (rule spy.order). A Rival's Scheme follows at once.
func (t *Table) PlaceSpy(s Seat, g Group) {
	human := t.Pos.Seat[s].Human
	if human && t.Pos.SpiesOut(s) >= SpiesOfSeat && !t.human(s).spyFirst() {
		return
	}
	q := Question{Kind: AskPost, Seat: s, Group: g, Follow: true, Rule: SpyOrder}
	if human {
		q.Mask = t.freePosts(g)
	}
	t.spyOnOne(q)
}

// spyOnOne lets the seat of q choose a post for a Spy; a human one of the mask.
func (t *Table) spyOnOne(q Question) {
	human := t.Pos.Seat[q.Seat].Human
	if human && q.Mask == 0 {
		return
	}
	if human && t.vague.Has(q.Seat) { // it may have no Spy in supply, which nobody told
		q.Mask |= 1
	}
	a := t.ask(q)
	if a == 0 && human {
		return
	}
	if a == AnsOpen {
		t.open(q, DoSpy, 1)
		return
	}
	if a <= 0 {
		t.Emit(&Event{Kind: EvNoSpy, Seat: q.Seat, Rule: SpyNone, Group: q.Group, Cause: t.Turn.Cause})
		return
	}
	t.SpyOn(q.Seat, Post(a))
}

// placeDeepCover puts a Spy of the player on a post of the group where it has none, whoever
// else has one there (rule spy.deep-cover).
func (p player) placeDeepCover(g Group) {
	human := p.Pos.Seat[p.s].Human
	if human && p.Pos.SpiesOut(p.s) >= SpiesOfSeat && !p.human(p.s).spyFirst() {
		return
	}
	q := Question{Kind: AskPost, Seat: p.s, Group: g, Deep: true, Follow: true, Rule: SpyDeepCover}
	for _, post := range p.Rules.Groups[g].Posts {
		if !p.Pos.SpiesOf[p.s].Has(post) {
			q.Mask |= 1 << post
		}
	}
	p.spyOnOne(q)
}

// spyFirst lets a human that is due a Spy with none in supply recall one, for no
// other effect, and reports whether it did (rule spy.recall-first).
func (h human) spyFirst() bool {
	q := Question{Kind: AskSpyFirst, Seat: h.s, Mask: h.Pos.ownSpies(h.s, ^PostSet(0)) | 1, Follow: true, Rule: SpyRecallFirst}
	a := h.ask(q)
	if a == AnsOpen {
		h.open(q, DoSpy, 1)
	}
	if a <= 0 {
		return false
	}
	h.RecallSpy(h.s, Post(a), SpyRecallFirst)
	return true
}

// SpyOn puts a Spy of s on post, whoever stands there.
func (t *Table) SpyOn(s Seat, post Post) {
	t.player(s).putSpy(post)
	if !t.Pos.Seat[s].Human {
		t.Rivals.SpyPlaced(t, s)
	}
}

// putSpy is SpyOn without what follows.
func (p player) putSpy(post Post) {
	p.Pos.SpiesOf[p.s] = p.Pos.SpiesOf[p.s].With(post)
	p.Pos.Unknown.Spies = p.Pos.Unknown.Spies.Without(post)
	if p.Watch {
		p.Emit(&Event{Kind: EvSpy, Seat: p.s, Rule: SpyOrder, Post: post, Cause: p.Turn.Cause})
	}
	if p.Pos.Seat[p.s].Human {
		return
	}
	x := &p.Pos.Seat[p.s]
	for i := range x.SpiesPlaced {
		if x.SpiesPlaced[i] == NoPost {
			x.SpiesPlaced[i] = post
			break
		}
	}
}

// RecallSpy returns the Spy of s on post to its supply, as rule says.
func (t *Table) RecallSpy(s Seat, post Post, rule RuleID) {
	t.Pos.SpiesOf[s] = t.Pos.SpiesOf[s].Without(post)
	x := &t.Pos.Seat[s]
	n := 0
	for _, p := range x.SpiesPlaced {
		if p != post && p != NoPost {
			x.SpiesPlaced[n] = p
			n++
		}
	}
	for ; n < len(x.SpiesPlaced); n++ {
		x.SpiesPlaced[n] = NoPost
	}
	if t.Watch {
		t.Emit(&Event{Kind: EvSpyHome, Seat: s, Rule: rule, Post: post, Cause: t.Turn.Cause})
	}
}

// freePosts returns the posts of g where nobody's Spy is known to stand. It
// never asks: the human who places a Spy sees the board.
func (b *Board) freePosts(g Group) uint32 {
	m := uint32(0)
	for _, p := range b.Rules.Groups[g].Posts {
		m |= 1 << p
	}
	return m &^ uint32(b.Pos.Watched())
}

// ownSpies returns the posts with a Spy of s among those in set.
func (p *Position) ownSpies(s Seat, set PostSet) uint32 { return uint32(p.SpiesOf[s] & set) }
