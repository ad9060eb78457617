package engine

import (
	"slices"
	"strings"
	"testing"
)

// This is a second, slow and literal reading of the rules in strings, which
// shares no code with the first.

const (
	slowTrump = "JgATKQ87" // g stands for the nine, so that no letter means two things
	slowPlain = "ATKQJg87"
	slowRuns  = "78gTJQKA"
)

// slowBeats tells whether card a beats card b, which lies before it.
func slowBeats(a, b, trump string) bool {
	if a[:1] == b[:1] {
		order := slowPlain
		if a[:1] == trump {
			order = slowTrump
		}
		return strings.Index(order, a[1:]) < strings.Index(order, b[1:])
	}
	return a[:1] == trump
}

// slowWinner returns the place of the winning card.
func slowWinner(trick []string, trump string) int {
	best := 0
	for i, c := range trick {
		if slowBeats(c, trick[best], trump) {
			best = i
		}
	}
	return best
}

func ofSuit(cards []string, suit string) []string {
	return keep(cards, func(c string) bool { return c[:1] == suit })
}

func keep(cards []string, ok func(string) bool) []string {
	var kept []string
	for _, c := range cards {
		if ok(c) {
			kept = append(kept, c)
		}
	}
	return kept
}

// slowLegal follows the four numbered steps of the rule text.
func slowLegal(p *PlayRules, hand, trick []string, trump string) []string {
	if len(trick) == 0 {
		return hand
	}
	led := trick[0][:1]
	highest := ""
	for _, c := range ofSuit(trick, trump) {
		if highest == "" || slowBeats(c, highest, trump) {
			highest = c
		}
	}
	higher := func(c string) bool { return c[:1] == trump && (highest == "" || slowBeats(c, highest, trump)) }
	lower := func(c string) bool { return c[:1] == trump && !higher(c) }
	if own := ofSuit(hand, led); len(own) > 0 {
		if over := keep(own, higher); led == trump && p.TrumpLedMustBeat && len(over) > 0 {
			return over
		}
		return own
	}
	duty := p.VoidOpponentWinning
	if slowWinner(trick, trump) == len(trick)-2 {
		duty = p.VoidPartnerWinning
	}
	var playable []string
	switch {
	case highest == "" || !p.MustOvertrump:
		playable = ofSuit(hand, trump)
	case p.Undertrump == UndertrumpBanned:
		playable = keep(hand, higher)
	default:
		if playable = keep(hand, higher); len(playable) == 0 {
			playable = keep(hand, lower)
		}
	}
	if duty == MustTrump && len(playable) > 0 {
		return playable
	}
	rest := append(keep(hand, func(c string) bool { return c[:1] != trump }), playable...)
	if len(rest) == 0 {
		return hand
	}
	return rest
}

// slowRoem adds up what a trick holds, looking for each thing in turn.
func slowRoem(r *RoemRules, trick []string, trump string) int {
	sum, run := 0, 0
	for _, suit := range []string{"C", "D", "H", "S"} {
		for length := 4; length >= 3; length-- {
			for start := 0; start+length <= 8; start++ {
				all := true
				for _, rank := range strings.Split(slowRuns[start:start+length], "") {
					all = all && slices.Contains(trick, suit+rank)
				}
				if all && length > run {
					run = length
				}
			}
		}
	}
	switch run {
	case 3:
		sum += r.Run3
	case 4:
		sum += r.Run4
	}
	if slices.Contains(trick, trump+"K") && slices.Contains(trick, trump+"Q") {
		sum += r.Stuk
	}
	if rank := trick[0][1:]; len(keep(trick, func(c string) bool { return c[1:] == rank })) == 4 {
		sum += r.Four[strings.Index(slowRuns, rank)]
	}
	return sum
}

func slowName(c Card) string { return strings.Replace(c.String(), "9", "g", 1) }

func slowNames(cards []Card) []string {
	var names []string
	for _, c := range cards {
		names = append(names, slowName(c))
	}
	return names
}

// TestLegalAgreesWithASecondReading compares both on random positions.
func TestLegalAgreesWithASecondReading(t *testing.T) {
	sets := PlaySets()
	names := []string{"AMS", "AMS_U", "ROT", "WEB_A", "WEB_F", "WEB_G"}
	r := NewRandom(2026)
	n := 1_000_000 / raceDivisor
	if testing.Short() {
		n /= 10
	}
	for i := range n {
		play := sets[names[i%len(names)]]
		comparePosition(t, &play, r)
	}
}

// comparePosition compares both readings on one random position.
func comparePosition(t *testing.T, play *PlayRules, r *Random) {
	t.Helper()
	pack := r.Shuffle()
	trump, lying, held := Suit(r.Below(4)), r.Below(4), 1+r.Below(8)
	trick := NewTrick(Seat(r.Below(4)))
	for _, c := range pack[:lying] {
		trick.Add(c)
	}
	hand := SetOf(pack[lying : lying+held]...)
	want := slowLegal(play, slowNames(hand.Cards()), slowNames(pack[:lying]), trump.String())
	got := slowNames(play.Legal(hand, trump, &trick).Cards())
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("%+v, trump %s, trick %v, hand %v: %v, want %v", *play, trump, pack[:lying], hand.Cards(), got, want)
	}
}

// TestRoemAndWinnerAgreeWithASecondReading compares both on random tricks,
// half of them from one suit or of one rank so that roem is not rare.
func TestRoemAndWinnerAgreeWithASecondReading(t *testing.T) {
	r := NewRandom(2027)
	rules := RoemRules{Run3: 20, Run4: 50, Stuk: 21, Four: [8]int{7, 8, 9, 100, 200, 103, 104, 105}}
	for i := range 200_000 / raceDivisor {
		pack := r.Shuffle()
		trump := Suit(r.Below(4))
		cards := pack[:4]
		switch i % 4 {
		case 0:
			cards = SetOf(pack[:]...).Of(Suit(r.Below(4))).Cards()
			at := r.Below(5)
			cards = cards[at : at+4]
		case 1:
			rank := Rank(r.Below(8))
			cards = []Card{CardOf(2, rank), CardOf(0, rank), CardOf(3, rank), CardOf(1, rank)}
		}
		trick := NewTrick(South)
		for _, c := range cards {
			trick.Add(c)
		}
		if got, want := rules.OfTrick(trick.Set(), trump).Total(), slowRoem(&rules, slowNames(cards), trump.String()); got != want {
			t.Fatalf("trump %s, %v: roem %d, want %d", trump, cards, got, want)
		}
		if got, want := trick.Winner(trump), Seat(slowWinner(slowNames(cards), trump.String())); got != want {
			t.Fatalf("trump %s, %v: winner %s, want %s", trump, cards, got, want)
		}
	}
}
