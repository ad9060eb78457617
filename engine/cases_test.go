package engine

import (
	"errors"
	"strings"
	"testing"
)

// bidScript walks a bidding: pairs of seat and word, ? before one that must
// be refused, and at the end who is to speak or what came of it.
func TestBidding(t *testing.T) {
	for _, c := range []struct{ name, rules, bids, end string }{
		{"forehand speaks first and may choose freely", "amsterdam-cafe", "W H", "trump H by W, W leads"},
		{"the first choice ends the bidding", "amsterdam-cafe", "W - N C ?E -", "trump C by N, W leads"},
		{"all pass: forehand must", "amsterdam-cafe", "W - N - E - S - ?W - W D", "trump D by W, W leads"},
		{"out of turn", "amsterdam-cafe", "?N H ?S -", "W to speak"},
		{"the dealer speaks first and must", "club-rotterdam", "S - W - N - E - ?S - S H", "trump H by S, W leads"},
		{"the last speaker has no pass", "gids-amsterdams", "W - N - E - ?S - S C", "trump C by S, W leads"},
		{"forehand is forced at once", "utrecht", "?W - W S", "trump S by W, W leads"},
		{"only the proposed suit may be chosen", "room-amsterdam", "?W C W - N H", "trump H by N, W leads"},
		{"a forced forehand may choose any suit", "room-amsterdam", "W - N - E - S - ?W - W C", "trump C by W, W leads"},
		{"the second round is free", "web-rotterdam round2=free", "W - N - E - S - W - N C", "trump C by N, W leads"},
		{"after two rounds forehand must", "web-rotterdam round2=free", "W - N - E - S - W - N - E - S - ?W - W C", "trump C by W, W leads"},
		{"redeal after two rounds", "web-rotterdam round2=free all_pass=redeal", "W - N - E - S - W - N - E - S -", "passed out"},
		{"the maker leads where the rules say so", "web-rotterdam first_lead=maker", "W - N - E H", "trump H by E, E leads"},
		{"trump must be held", "amsterdam-cafe trump_held=true", "?W S W H", "trump H by W, W leads"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules, err := ParseRules(c.rules)
			if err != nil {
				t.Fatal(err)
			}
			d, err := NewDeal(rules, South, Hearts, fixedHands(t))
			if err != nil {
				t.Fatal(err)
			}
			words := strings.Fields(c.bids)
			for i := 0; i < len(words); i += 2 {
				name, refused := strings.CutPrefix(words[i], "?")
				seat, _ := ParseSeat(name)
				a := PassBy(seat)
				if words[i+1] != "-" {
					suit, _ := ParseSuit(words[i+1])
					a = ChooseBy(seat, suit)
				}
				next, _, err := d.Apply(a)
				if refused != (err != nil) {
					t.Fatalf("%s: %v", a, err)
				}
				if err == nil {
					d = next
				}
			}
			if got := bidEnd(&d); got != c.end {
				t.Errorf("%s, want %s", got, c.end)
			}
		})
	}
}

func bidEnd(d *Deal) string {
	turn, _ := d.ToAct()
	switch d.Phase {
	case Bidding:
		return turn.String() + " to speak"
	case PassedOut:
		return "passed out"
	default:
		return "trump " + d.Trump.String() + " by " + d.Maker.String() + ", " + turn.String() + " leads"
	}
}

// fixedHands returns four hands; West holds no spade.
func fixedHands(t *testing.T) [4]Set {
	t.Helper()
	d, err := ParseDeal("amsterdam-cafe | dealer S proposed H | S SAKQJT987 / W CAKQ DAKQ HAK / N CJT9 DJT9 HQJ / E C87 D87 HT987 | |")
	if err != nil {
		t.Fatal(err)
	}
	return d.Hands
}

func TestRedealIsDealtByTheSameDealer(t *testing.T) {
	rules, _ := ParseRules("web-rotterdam all_pass=redeal")
	m, err := NewMatch(rules, 4)
	if err != nil {
		t.Fatal(err)
	}
	dealer, hands := m.Deal().Dealer, m.Deal().Hands
	for range 4 {
		turn, _ := m.Deal().ToAct()
		if m, _, err = m.Apply(PassBy(turn)); err != nil {
			t.Fatal(err)
		}
	}
	m, _, err = m.Apply(Action{Kind: NextDeal})
	if d := m.Deal(); err != nil || d.Dealer != dealer || d.Number != 1 || d.Redeals != 1 || d.Hands == hands {
		t.Errorf("%v: %s", err, d)
	}
}

// TestRefusalsNameTheDuty checks code and parameters of every duty.
func TestRefusalsNameTheDuty(t *testing.T) {
	for _, c := range []struct{ name, rules, trump, trick, hand, card, want string }{
		{"follow", "AMS", "C", "HA", "H7 CJ", "CJ", "must_follow H"},
		{"beat a trump lead", "AMS", "C", "C9", "CJ C7", "C7", "must_beat_trump C9"},
		{"follow a trump lead", "ROT", "C", "C9", "C7 HA", "HA", "must_follow C"},
		{"trump an opponent's trick", "AMS", "C", "HA", "C7 DA", "DA", "trump_required HA"},
		{"trump the partner's trick", "ROT", "C", "HA H7", "C7 DA", "DA", "trump_required HA partner"},
		{"overtrump the nine", "ROT", "C", "HA C9", "CJ C7 DA", "C7", "must_overtrump C9"},
		{"a ban with a higher trump in hand", "AMS", "C", "HA C9", "CJ C7 DA", "C7", "must_overtrump C9"},
		{"no undertrumping with a plain card in hand", "AMS", "C", "HA C9", "C7 DA", "C7", "may_not_undertrump C9"},
		{"no undertrumping the partner", "AMS", "C", "HA C9 H7", "C7 CJ DA", "C7", "may_not_undertrump C9"},
		{"nothing but lower trumps", "AMS", "C", "HA C9", "C7 C8", "C7", "allowed"},
		{"free when the partner wins", "AMS", "C", "HA H7", "C7 DA", "DA", "allowed"},
		{"no need to go higher", "WEB_A", "C", "HA C9", "CJ C7", "C7", "allowed"},
		{"who trumps must go higher", "WEB_G", "C", "HA C9", "CJ C7 DA", "C7", "must_overtrump C9"},
	} {
		t.Run(c.name, func(t *testing.T) {
			play := PlaySets()[c.rules]
			trump, _ := ParseSuit(c.trump)
			trick := NewTrick(South)
			for _, name := range strings.Fields(c.trick) {
				card, _ := ParseCard(name)
				trick.Add(card)
			}
			hand := cardsIn(c.hand)
			card, _ := ParseCard(c.card)
			if got := reasonText(play.Why(card, hand, trump, &trick)); got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
		})
	}
}

// cardsIn returns the cards named in a text; an unknown one is left out.
func cardsIn(text string) Set {
	var s Set
	for _, name := range strings.Fields(text) {
		if c, err := ParseCard(name); err == nil {
			s = s.With(c)
		}
	}
	return s
}

func reasonText(r Reason) string {
	text := r.Code.String()
	switch r.Code {
	case Allowed:
		return text
	case MustFollow:
		text += " " + r.Suit.String()
	default:
		text += " " + r.Card.String()
	}
	if r.Partner {
		text += " partner"
	}
	return text
}

// TestUsersComplaints are reports about other programs, each with the cards
// that are right.
func TestUsersComplaints(t *testing.T) {
	for _, c := range []struct{ name, set, trump, trick, hand, legal string }{
		{"all trumps, one of them higher, partner winning", "AMS", "C", "DA CK DK", "C7 CQ CJ", "CJ"},
		{"undertrumping the partner", "AMS", "C", "DA CK DK", "S7 ST HT HA CQ CJ", "S7 ST HT HA CJ"},
		{"Amsterdam under the partner's ten", "AMS", "S", "HK ST H9", "DA S8 SJ", "DA SJ"},
		{"Rotterdam under the partner's ten", "ROT", "S", "HK ST H9", "DA S8 SJ", "SJ"},
		{"void and an opponent winning", "AMS", "H", "SQ", "HQ HA DA", "HQ HA"},
		{"the seven is the only trump", "ROT", "S", "HK", "S7 DA", "S7"},
		{"a higher trump may not be withheld, Amsterdam", "AMS", "H", "HA", "HJ H8 SA DK", "HJ"},
		{"a higher trump may not be withheld, Rotterdam", "ROT", "H", "HA", "HJ H8 SA DK", "HJ"},
		{"an opponent trumped, Amsterdam", "AMS", "C", "D7 CK", "S7 ST HT HA C7 C8", "S7 ST HT HA"},
		{"an opponent trumped, Rotterdam", "ROT", "C", "D7 CK", "S7 ST HT HA C7 C8", "C7 C8"},
	} {
		t.Run(c.name, func(t *testing.T) {
			play := PlaySets()[c.set]
			trump, _ := ParseSuit(c.trump)
			trick := NewTrick(South)
			for _, name := range strings.Fields(c.trick) {
				card, _ := ParseCard(name)
				trick.Add(card)
			}
			hand := cardsIn(c.hand)
			want := cardsIn(c.legal)
			if got := play.Legal(hand, trump, &trick); got != want {
				t.Errorf("%v, want %v", got.Cards(), want.Cards())
			}
		})
	}
}

func TestRulesThatMakeNoSense(t *testing.T) {
	for text, code := range map[string]string{
		"must_overtrump=false":                     "ban_without_overtrump",
		"utrecht round2=free":                      "second_round_without_pass",
		"web-rotterdam double_spades=trump_cards":  "threshold_needs_162",
		"amsterdam-cafe undertrump=banned deals=8": "",
	} {
		_, err := ParseRules(text)
		var wrong *RuleError
		switch {
		case code == "" && err != nil, code != "" && (!errors.As(err, &wrong) || wrong.Code != code):
			t.Errorf("%s: %v, want %q", text, err, code)
		}
	}
	r := DefaultRules()
	r.Roem.Run3 = -1
	var wrong *RuleError
	if err := r.Validate(); !errors.As(err, &wrong) || wrong.Code != "range" {
		t.Error(err)
	}
}
