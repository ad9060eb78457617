package bots

import "klaverjas/bots/playout"

// Levels returns the levels of the game, the weakest first. A partner and
// opponents may be of different levels.
func Levels() []Kind {
	return []Kind{
		{"beginner", "follows suit and sees the obvious; forgets cards and misjudges now and then", newBeginner},
		{"regular", "a café regular: counts trumps, helps its partner, gives nothing away", func(seed uint64) Bot { return newRegular(seed) }},
		{"club", "tries its cards in some hundreds of deals that fit what it has seen, and leans on the regular's rules", newClub},
		{"champion", "tries its cards and bids in many deals, the likelier ones more often", newChampion},
	}
}

// newRegular returns the café regular: it plays as rule-1 does and knows
// better what its hand is worth.
func newRegular(uint64) Bot {
	b := regular{name: "regular", weights: &cafe, bids: &cafeBids}
	if w, err := playout.Trained(); err == nil {
		b.trained = w
	}
	return b
}

func newClub(seed uint64) Bot {
	return newThinker("club", seed, 7, 0,
		playout.Effort{Worlds: 600, Pool: 1800, Trust: 0.6, Slip: 0.15},
		playout.Effort{Worlds: 200, Pool: 400, Trust: 0.6, Slip: 0.15})
}

// newChampion returns the champion. Where everybody may pass it would leave so
// much to whoever must choose in the end that makers are hardly ever nat;
// people play on a little less.
func newChampion(seed uint64) Bot {
	return newThinker("champion", seed, 0, 6,
		playout.Effort{Worlds: 1200, Pool: 6000, Trust: 1, Slip: 0.05},
		playout.Effort{Worlds: 1500, Pool: 3000, Trust: 1, Slip: 0.05})
}

// newThinker returns a searching level, or the café regular under its name if
// the trained weights are of no use; Notice tells why.
func newThinker(name string, seed uint64, habit, bold float64, cards, bids playout.Effort) Bot {
	w, err := playout.Trained()
	if err != nil {
		return regular{name: name, weights: &cafe, bids: &cafeBids}
	}
	return &thinker{name: name, search: playout.NewSearcher(w, seed), cards: cards, bids: bids, rules: ruleOne(), habit: habit, bold: bold}
}

// Notice returns why the searching levels play by rules only, nil if they do
// not: the file of trained weights does not fit, or is damaged.
func Notice() error {
	_, err := playout.Trained()
	return err
}
