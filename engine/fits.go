package engine

// Fits reports whether a is a legal answer to q: what a prompt offers, what a
// recorded answer may still be.
func (q *Question) Fits(a int) bool {
	info := q.Kind.Info()
	if info.Aside && (a == AnsMore || a == AnsFix) {
		return true
	}
	switch q.Kind {
	case AskWhereTo:
		return a == AnsReveal || q.Reactive && (a == AnsDone || a == AnsAlliance) || q.Open(a)
	case AskReveal:
		return a >= 0 && a <= int(q.Max)
	case AskIntriguePlay:
		return a == AnsDone || q.Open(a)
	case AskTroops:
		return a >= 0 && a <= TroopsOfSeat
	case AskMoreNumber:
		if q.Signed() {
			a -= AnsZero
		}
		return a >= int(q.Min) && a <= int(q.Max)
	case FactAgent:
		return a == AnsBlocked || q.Open(a)
	}
	switch {
	case info.Domain == OfDice:
		return a/10 >= 1 && a/10 <= 6 && a%10 >= 1 && a%10 <= 6
	case info.Domain == OfCard:
		return a == AnsNoCard || a >= 1 && a <= int(q.Max)
	case q.Mask != 0:
		return q.Open(a)
	}
	return a >= int(q.Min) && a <= int(q.Max)
}
