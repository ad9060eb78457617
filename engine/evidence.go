package engine

// mayHold returns for each seat the cards that its plays so far do not rule
// out. A play of card c rules out every card x that would have made c illegal:
// the rules are such that if c is illegal with x alone in hand, it is illegal
// with x in any hand. So one question to the legal-move code covers voids,
// refused overtrumps and the undertrump exception under every rule set.
func (t *Table) mayHold() [4]Set {
	may := [4]Set{FullDeck, FullDeck, FullDeck, FullDeck}
	for i := range t.TrickCount {
		full := &t.Tricks[i]
		trick := NewTrick(full.Leader)
		for j := range int(full.Count) {
			c, seat := full.Cards[j], full.SeatOf(j)
			may[seat] &= t.Rules.Play.compatible(c, t.Trump, &trick)
			trick.Add(c)
		}
	}
	return may
}

// compatible returns the cards that a player of c may have held beside it.
func (p *PlayRules) compatible(c Card, trump Suit, t *Trick) Set {
	if t.Count == 0 || (c.Suit() == t.Led() && t.Led() != trump) {
		return FullDeck // leading and following a plain suit rule out nothing
	}
	var ok Set
	for x := Card(0); x < NoCard; x++ {
		if p.Legal(SetOf(c, x), trump, t).Has(c) {
			ok = ok.With(x)
		}
	}
	return ok
}

// Voids returns for each seat the suits in which it has shown to be void, a
// bit per Suit.
func (t *Table) Voids() [4]uint8 {
	var voids [4]uint8
	for seat, may := range t.mayHold() {
		may &^= t.Played()
		for _, s := range Suits {
			if may.Of(s) == 0 {
				voids[seat] |= 1 << s
			}
		}
	}
	return voids
}

// Exchange deals the cards that a seat cannot see anew among the other three,
// as far as all that it has seen allows; it tells whether any card moved.
func (d Deal) Exchange(seat Seat, r *Random) (Deal, bool) {
	v := d.View(seat)
	may := v.MayHold()
	was := d.Hands
	for range 60 {
		a, b := seat.Plus(1+r.Below(3)), seat.Plus(1+r.Below(3))
		ha, hb := d.Hand(a), d.Hand(b)
		if a == b || ha == 0 || hb == 0 {
			continue
		}
		ca, cb := ha.Cards()[r.Below(ha.Len())], hb.Cards()[r.Below(hb.Len())]
		if may[a].Has(cb) && may[b].Has(ca) {
			d.Hands[a] = d.Hands[a].Without(ca).With(cb)
			d.Hands[b] = d.Hands[b].Without(cb).With(ca)
		}
	}
	return d, d.Hands != was
}
