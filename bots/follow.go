package bots

import "klaverjas/engine"

// follow is what a card is good for that does not lead, beyond the trick itself.
func (k *knowledge) follow(c engine.Card) float64 {
	best, at := k.trick.Best(k.trump)
	if k.trick.Count == 3 && k.trick.SeatOf(at) == k.partner && c.Beats(best, k.trump) && k.v.FullTricks() < 6 {
		return k.Overtake
	}
	return k.discard(c)
}

// explainFollow gives the reason for a card that does not lead.
func (k *knowledge) explainFollow(c engine.Card) Reason {
	t := k.trick
	t.Add(c)
	best, at := t.Best(k.trump)
	winner := t.SeatOf(at)
	why := Reason{Card: c, Suit: c.Suit(), Seat: winner, Points: k.roemNow(&t) - k.roemNow(&k.trick)}
	switch {
	case why.Points > 0 && k.ours(winner):
		why.Code = MakesRoem
	case best == c:
		why.Code, why.Points = k.explainWin(c, &t), t.Points(k.trump)
	case winner == k.partner:
		why.Code, why.Points = k.explainHelp(c), c.Points(k.trump)
	case k.sparesRoem(c) > 0:
		why.Code, why.Points = AvoidsRoem, k.sparesRoem(c)
	case t.Led() != k.trump && k.noneButLower(best):
		why.Code = UndertrumpsForced
	default:
		why.Code, why.Points = k.explainLoss(c), c.Points(k.trump)
	}
	return why
}

func (k *knowledge) explainWin(c engine.Card, t *engine.Trick) ReasonCode {
	before, at := k.trick.Best(k.trump)
	cheapest := k.cheapest(c)
	switch {
	case k.trick.SeatOf(at) == k.partner && k.allBeat(before):
		return MustPassPartner
	case k.v.FullTricks() >= 6 && k.chanceOurs(t) == 1:
		return TakesLateTrick
	case c.Suit() == k.trump && before.Suit() == k.trump && cheapest:
		return OvertrumpsCheaply
	case c.Suit() == k.trump && before.Suit() == k.trump:
		return Overtrumps
	case c.Suit() == k.trump && k.chanceOurs(t) == 1:
		return RuffsSurely
	case c.Suit() == k.trump:
		return Ruffs
	case t.Full() && cheapest:
		return WinsCheaply
	case k.chanceOurs(t) == 1:
		return WinsSurely
	default:
		return TriesToWin
	}
}

// allBeat tells whether every legal card goes over a card.
func (k *knowledge) allBeat(best engine.Card) bool {
	for c := range k.legal.All() {
		if !c.Beats(best, k.trump) {
			return false
		}
	}
	return true
}

// noneButLower tells whether every legal card is a trump lower than a trump.
func (k *knowledge) noneButLower(best engine.Card) bool {
	return best.Suit() == k.trump && k.legal == k.legal.Of(k.trump) && k.legal&best.Stronger(k.trump) == 0
}

// cheapest tells whether no legal card wins for fewer points than c.
func (k *knowledge) cheapest(c engine.Card) bool {
	before, _ := k.trick.Best(k.trump)
	for o := range k.legal.All() {
		if o.Beats(before, k.trump) && o.Points(k.trump) < c.Points(k.trump) {
			return false
		}
	}
	return true
}

// explainHelp gives the reason for a card that leaves the trick to the partner.
func (k *knowledge) explainHelp(c engine.Card) ReasonCode {
	switch {
	case c.Suit() != k.trump && c.Rank() == engine.Ten:
		return GivesTenToPartner
	case c.Points(k.trump) >= 10:
		return GivesHighToPartner
	case c.Points(k.trump) > 0:
		return GivesPointsToPartner
	case k.couldSignal(c) && k.wants(c.Suit()):
		return SignalsSuit
	default:
		return LeavesToPartner
	}
}

// explainLoss gives the reason for a card on a trick that the opponents are
// winning: why not a card that gives them less.
func (k *knowledge) explainLoss(c engine.Card) ReasonCode {
	lower := k.lower(c)
	switch {
	case lower == engine.NoCard:
		return LowestNoChance
	case k.keep(lower) > k.keep(c):
		return KeepsBetter
	case k.roemWith(lower) > k.roemWith(c):
		return SparesRun
	case k.toCome(k.partner):
		return HopesForPartner
	default:
		return SeemsBest
	}
}

// lower returns the legal card worth fewer points than c that is best kept,
// NoCard if none is.
func (k *knowledge) lower(c engine.Card) engine.Card {
	best := engine.NoCard
	for o := range k.legal.All() {
		if o.Points(k.trump) < c.Points(k.trump) && (best == engine.NoCard || k.keep(o) > k.keep(best)) {
			best = o
		}
	}
	return best
}

// roemWith returns the roem that may come to lie if a card is played.
func (k *knowledge) roemWith(c engine.Card) float64 {
	t := k.trick
	t.Add(c)
	return k.roem(&t)
}

// sparesRoem returns the most roem that another legal card would have given
// to the opponents who are winning the trick, where c gives none.
func (k *knowledge) sparesRoem(c engine.Card) int {
	now, most := k.roemNow(&k.trick), 0
	for o := range k.legal.All() {
		t := k.trick
		t.Add(o)
		if gives := k.roemNow(&t) - now; !k.ours(t.Winner(k.trump)) {
			if o == c && gives > 0 {
				return 0
			}
			most = max(most, gives)
		}
	}
	return most
}

// roemNow returns the roem that lies in a trick, full or not.
func (k *knowledge) roemNow(t *engine.Trick) int {
	return k.v.Rules.Roem.OfTrick(t.Set(), k.trump).Total()
}
