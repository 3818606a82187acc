package engine

// TokenInfo is a kind of token that lies on spaces of the board until somebody
// takes it (docs/rules/units.md). No space ever has two.
type TokenInfo struct {
	ID, Name string
	Unit     Unit     // what whoever takes it has from then on
	Spaces   SpaceSet // where it lies at the start
	Price    Cost     // what a seat pays for it
	Visit    []Effect // what follows when a Rival's Agent comes to one
}

// noToken is the kind of no token.
var noToken TokenInfo

// TokenOf returns the kind of token that lies on sp at the start; one without a
// space where there is none.
func (r *Rules) TokenOf(sp Space) *TokenInfo {
	for i := range r.Tokens {
		if r.Tokens[i].Spaces.Has(sp) {
			return &r.Tokens[i]
		}
	}
	return &noToken
}

// TokenSpaces are the spaces that have a token at the start.
func (r *Rules) TokenSpaces() (all SpaceSet) {
	for i := range r.Tokens {
		all |= r.Tokens[i].Spaces
	}
	return all
}

// MeetToken carries out what follows from the token on the space to which a Rival
// sent its Agent in this turn (rule tokens.rival).
func (t *Table) MeetToken(s Seat) {
	if t.Pos.Tokens.Has(t.Turn.Space) {
		t.meetToken(s)
	}
}

func (t *Table) meetToken(s Seat) {
	t.Do(s, t.Rules.TokenOf(t.Turn.Space).Visit)
}

// TokenOn reports whether the token of sp is still there.
func (t *Table) TokenOn(sp Space) bool {
	p := &t.Pos
	if p.Unknown.Tokens.Has(sp) {
		if t.ask(Question{Kind: FactToken, Seat: p.Teller(), Space: sp, Mask: 3, Rule: TokensRival}) == 0 {
			p.Tokens = p.Tokens.Without(sp)
		}
		p.Unknown.Tokens = p.Unknown.Tokens.Without(sp)
	}
	return p.Tokens.Has(sp)
}

// takeToken lets a Rival pay for the token of this turn's space and take it. Who
// can't pay leaves it there, and then nobody needs to know whether it is there.
func (p player) takeToken() {
	sp := p.Turn.Space
	k := p.Rules.TokenOf(sp)
	price := p.TokenPrice(p.s, k)
	if p.Pos.Tokens.Has(sp) {
		p.Claim(p.s, int(price.Purse[Solari]))
	}
	switch {
	case !p.Pos.Tokens.Has(sp):
	case !p.Pos.canPay(p.s, &price):
		if p.Pos.Unknown.Tokens.Has(sp) { // nothing is said of what may be gone
			return
		}
		p.Emit(&Event{Kind: EvTokenLeft, Seat: p.s, Space: sp, Unit: k.Unit, Rule: TokensRival})
	case p.TokenOn(sp):
		p.spend(&price)
		p.tokenTo(sp, k)
	}
}

func (p player) tokenTo(sp Space, k *TokenInfo) {
	p.Pos.Tokens, p.Pos.Unknown.Tokens = p.Pos.Tokens.Without(sp), p.Pos.Unknown.Tokens.Without(sp)
	total := int16(0)
	if k.Unit != 0 {
		p.force(p.s).muster(k.Unit)
		total = int16(p.Pos.Seat[p.s].Units[k.Unit].Garrison)
	}
	p.Emit(&Event{Kind: EvToken, Seat: p.s, Space: sp, Unit: k.Unit, Rule: p.Pos.tokenRule(p.s), Total: total})
}

func (p *Position) tokenRule(s Seat) RuleID {
	if p.Seat[s].Human {
		return TokensHuman
	}
	return TokensRival
}

// dropToken takes the token of this turn's space out of the game.
func (p player) dropToken() {
	if sp := p.Turn.Space; p.Pos.Tokens.Has(sp) && p.TokenOn(sp) {
		p.Pos.Tokens = p.Pos.Tokens.Without(sp)
		p.Emit(&Event{Kind: EvTokenGone, Seat: p.s, Space: sp, Unit: p.Rules.TokenOf(sp).Unit, Rule: TokensRival})
	}
}

// mayTakeToken asks a human whether it took the token of the space it came to,
// where one may lie (rule tokens.human).
func (h human) mayTakeToken() {
	sp := h.Turn.Space
	k := h.Rules.TokenOf(sp)
	price := h.TokenPrice(h.s, k)
	if !h.Pos.Tokens.Has(sp) || !h.couldPay(&price) {
		return
	}
	if h.ask(Question{Kind: AskToken, Seat: h.s, Space: sp, Mask: 3, Follow: true, Rule: TokensHuman}) != 1 {
		return
	}
	for r := Solari; r < ResourceEnd; r++ {
		h.takeKnown(r, -int(price.Purse[r]))
	}
	h.tokenTo(sp, k)
}
