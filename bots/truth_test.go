package bots

import (
	"fmt"
	"testing"

	"klaverjas/engine"
)

// said is a reason with the position in which it was given.
type said struct {
	Reason
	d    engine.Deal // before the action, with the hands that the bot does not see
	v    engine.View
	a    engine.Action
	next engine.Trick // the trick that the card goes to, before it
	now  engine.Trick // with it
}

// truths says for each code what must be so when it is given; what it is
// about the other hands is checked against the other hands. An empty text is
// agreement.
var truths = map[ReasonCode]func(*said) string{
	OnlyCard: func(s *said) string { return unless(s.v.Legal() == engine.SetOf(s.Card), "another card is legal") },
	MakesRoem: func(s *said) string {
		return unless(s.gains() == s.Points && s.Points > 0 && s.winning(), "no such roem")
	},
	AvoidsRoem: func(s *said) string {
		return unless(s.Points > 0 && s.gains() == 0 && s.mostRoem() == s.Points, "no such roem")
	},

	PlaysJackNine: func(s *said) string {
		return unless(s.dealt(engine.Jack) && s.dealt(engine.Nine), "does not hold them")
	},
	PlaysJack:   func(s *said) string { return unless(s.dealt(engine.Jack), "does not hold it") },
	PlaysLength: func(s *said) string { return unless(s.v.Dealt.Of(s.Suit).Len() == s.Points, "wrong length") },
	PlaysAces:   func(s *said) string { return unless(s.Points > 0 && s.Points == s.aces(), "wrong number of aces") },
	PlaysShape:  func(s *said) string { return unless(s.aces() == 0 && !s.dealt(engine.Jack), "has more than that") },
	MustChoose:  func(s *said) string { return unless(!choices(&s.v).MayPass && s.a.Suit == s.Suit, "might have passed") },
	PassesWeak:  func(s *said) string { return unless(choices(&s.v).Suits[s.Suit], "that suit may not be chosen") },
	PassesOffer: func(s *said) string {
		return unless(s.v.ProposedOnly() && s.Suit == s.v.Proposed, "not the proposed suit")
	},

	DrawsTrump: func(s *said) string { return unless(s.trump() && s.v.Maker == s.v.Seat, "not the maker's trump") },
	LeadsToMaker: func(s *said) string {
		return unless(s.trump() && s.v.Maker == s.Seat && s.partner(), "partner is not maker")
	},
	LeadsLastTrump:    func(s *said) string { return unless(s.trump() && s.theirs().Of(s.v.Trump) == 0, "they have trumps") },
	CashesTrump:       func(s *said) string { return unless(s.trump() && s.highest(), "not the highest trump out") },
	LeadsTrumpForLack: func(s *said) string { return unless(s.trump(), "no trump") },
	CashesAce:         func(s *said) string { return unless(!s.trump() && s.Card.Rank() == engine.Ace, "no ace") },
	CashesTen: func(s *said) string {
		ace := engine.CardOf(s.Suit, engine.Ace)
		return unless(!s.trump() && s.Card.Rank() == engine.Ten && s.v.Played().Has(ace), "its ace is not gone")
	},
	CashesWinner:   func(s *said) string { return unless(s.highest(), "not the highest out") },
	LeadsToPartner: func(s *said) string { return unless(s.partnerHasHighest(), "an opponent has the highest") },
	ReturnsSuit:    func(s *said) string { return unless(s.partnerLed(), "the partner never led it") },
	AnswersSignal:  func(s *said) string { return unless(s.signals() && s.partner(), "nothing is agreed") },
	ForcesMaker: func(s *said) string {
		return unless(s.d.Hand(s.Seat).Of(s.Suit) == 0 && s.Seat == s.v.Maker, "the maker can follow")
	},
	LeadsShort: func(s *said) string { return unless(s.v.Hand().Of(s.Suit).Len() == 1, "not the last of its suit") },
	LeadsLow:   func(s *said) string { return unless(!s.trump(), "a trump") },

	WinsCheaply:       func(s *said) string { return unless(s.takes() && s.cheapest() && s.now.Full(), "not the cheapest") },
	WinsSurely:        func(s *said) string { return unless(s.takes() && s.sure(), "not for certain") },
	TriesToWin:        func(s *said) string { return unless(s.takes(), "not the best so far") },
	Ruffs:             func(s *said) string { return unless(s.takes() && s.trump(), "no trump that takes") },
	RuffsSurely:       func(s *said) string { return unless(s.takes() && s.trump() && s.sure(), "not for certain") },
	OvertrumpsCheaply: func(s *said) string { return unless(s.takes() && s.overtrumps() && s.cheapest(), "not the cheapest") },
	Overtrumps:        func(s *said) string { return unless(s.takes() && s.overtrumps(), "goes over no trump") },
	TakesLateTrick: func(s *said) string {
		return unless(s.takes() && s.sure() && s.v.FullTricks() >= 6, "not late, or not sure")
	},
	MustPassPartner: func(s *said) string {
		return unless(s.held() == s.v.Seat.Partner() && s.forcedOver(), "was not forced")
	},
	UndertrumpsForced: func(s *said) string { return unless(s.trump() && s.forcedUnder(), "was not forced") },

	GivesTenToPartner: func(s *said) string {
		return unless(s.given() && s.Card.Rank() == engine.Ten, "no ten for the partner")
	},
	GivesHighToPartner:   func(s *said) string { return unless(s.given() && s.Points >= 10, "nothing high for the partner") },
	GivesPointsToPartner: func(s *said) string { return unless(s.given() && s.Points > 0, "no points for the partner") },
	LeavesToPartner:      func(s *said) string { return unless(s.given(), "the partner is not winning") },
	SignalsSuit:          func(s *said) string { return unless(s.given() && s.signals(), "nothing is agreed") },
	LowestNoChance:       func(s *said) string { return unless(!s.winning() && s.lowest(), "not the lowest, or winning") },
	KeepsBetter:          func(s *said) string { return unless(!s.winning() && !s.lowest(), "is the lowest, or winning") },
	SeemsBest:            func(s *said) string { return unless(!s.winning() && !s.lowest(), "is the lowest, or winning") },
	SparesRun:            func(s *said) string { return unless(!s.winning() && !s.lowest(), "is the lowest, or winning") },
	HopesForPartner:      func(s *said) string { return unless(!s.winning() && s.partnerToCome(), "the partner has played") },
}

func unless(ok bool, why string) string {
	if ok {
		return ""
	}
	return why
}

func choices(v *engine.View) engine.BidChoice { return v.Choices() }

func (s *said) trump() bool       { return s.Card.Suit() == s.v.Trump }
func (s *said) partner() bool     { return s.Seat == s.v.Seat.Partner() }
func (s *said) signals() bool     { return s.v.Rules.Signals == engine.SignalsLow }
func (s *said) held() engine.Seat { return s.next.Winner(s.v.Trump) }
func (s *said) winning() bool     { return s.now.Winner(s.v.Trump).Side() == s.v.Seat.Side() }
func (s *said) takes() bool       { return s.now.Winner(s.v.Trump) == s.v.Seat }
func (s *said) given() bool {
	return s.now.Winner(s.v.Trump) == s.v.Seat.Partner() && s.Points == s.Card.Points(s.v.Trump)
}
func (s *said) dealt(r engine.Rank) bool { return s.v.Dealt.Has(engine.CardOf(s.Suit, r)) }

func (s *said) aces() int {
	n := 0
	for _, suit := range engine.Suits {
		if suit != s.Suit && s.v.Dealt.Has(engine.CardOf(suit, engine.Ace)) {
			n++
		}
	}
	return n
}

func (s *said) roem(t engine.Trick) int { return s.v.Rules.Roem.OfTrick(t.Set(), s.v.Trump).Total() }

func (s *said) gains() int { return s.roem(s.now) - s.roem(s.next) }

func (s *said) mostRoem() int {
	most := 0
	for c := range s.v.Legal().All() {
		t := s.next
		t.Add(c)
		if t.Winner(s.v.Trump).Side() != s.v.Seat.Side() {
			most = max(most, s.roem(t)-s.roem(s.next))
		}
	}
	return most
}

// theirs returns the cards that the opponents hold.
func (s *said) theirs() engine.Set {
	return s.d.Hand(s.v.Seat.Next()) | s.d.Hand(s.v.Seat.Plus(3))
}

func (s *said) highest() bool { return s.Card.Stronger(s.v.Trump)&s.v.Unseen() == 0 }

func (s *said) partnerHasHighest() bool {
	top := s.v.Unseen().Strongest(s.Suit, s.v.Trump)
	return s.partner() && s.d.Hand(s.Seat).Has(top)
}

func (s *said) partnerLed() bool {
	for i := range s.v.FullTricks() {
		if t := &s.v.Tricks[i]; t.Leader == s.v.Seat.Partner() && t.Led() == s.Suit {
			return true
		}
	}
	return false
}

// sure tells whether our side gets the trick whatever legal cards the players
// to come choose from the hands that they really hold.
func (s *said) sure() bool { return s.alwaysOurs(s.now) }

func (s *said) alwaysOurs(t engine.Trick) bool {
	if t.Full() {
		return t.Winner(s.v.Trump).Side() == s.v.Seat.Side()
	}
	hand := s.d.Hand(t.ToPlay())
	if t.ToPlay() == s.v.Seat.Partner() {
		return s.ours(t, hand)
	}
	for c := range s.v.Rules.Play.Legal(hand, s.v.Trump, &t).All() {
		more := t
		more.Add(c)
		if !s.alwaysOurs(more) {
			return false
		}
	}
	return true
}

// ours tells whether the partner has a card with which the trick is ours.
func (s *said) ours(t engine.Trick, hand engine.Set) bool {
	for c := range s.v.Rules.Play.Legal(hand, s.v.Trump, &t).All() {
		more := t
		more.Add(c)
		if s.alwaysOurs(more) {
			return true
		}
	}
	return false
}

func (s *said) cheapest() bool {
	for c := range s.v.Legal().All() {
		t := s.next
		t.Add(c)
		if t.Winner(s.v.Trump) == s.v.Seat && c.Points(s.v.Trump) < s.Card.Points(s.v.Trump) {
			return false
		}
	}
	return true
}

func (s *said) lowest() bool {
	for c := range s.v.Legal().All() {
		if c.Points(s.v.Trump) < s.Card.Points(s.v.Trump) {
			return false
		}
	}
	return true
}

func (s *said) overtrumps() bool {
	best, _ := s.next.Best(s.v.Trump)
	return best.Suit() == s.v.Trump && s.trump()
}

// forcedOver tells whether every legal card goes over the best so far.
func (s *said) forcedOver() bool {
	best, _ := s.next.Best(s.v.Trump)
	for c := range s.v.Legal().All() {
		if !c.Beats(best, s.v.Trump) {
			return false
		}
	}
	return true
}

// forcedUnder tells whether every legal card is a trump that does not go over
// the best so far.
func (s *said) forcedUnder() bool {
	best, _ := s.next.Best(s.v.Trump)
	for c := range s.v.Legal().All() {
		if c.Suit() != s.v.Trump || c.Beats(best, s.v.Trump) {
			return false
		}
	}
	return true
}

func (s *said) partnerToCome() bool { return s.next.CardOf(s.v.Seat.Partner()) == engine.NoCard }

// check returns what is wrong with a reason.
func (s *said) check() string {
	truth, known := truths[s.Code]
	if !known {
		return "nobody knows what it means"
	}
	return truth(s)
}

// TestReasonsAreTrue lets regulars and rule-1, which bids otherwise, play under every profile, and variants
// with more freedom, and takes them at their word.
func TestReasonsAreTrue(t *testing.T) {
	given := map[ReasonCode]int{}
	for _, p := range truthRules() {
		rules, err := engine.ParseRules(p)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(60) {
			truthMatch(t, rules, seed, given)
		}
	}
	for code := range truths {
		if given[code] == 0 && code != SeemsBest { // only a search finds such a card
			t.Errorf("%s is never given", code)
		}
	}
}

func truthRules() []string {
	var rules []string
	for _, p := range engine.Profiles() {
		rules = append(rules, p.Name, p.Name+" signals=low_discard trump_held=true")
	}
	return append(rules, "web-amsterdam void_opponent_winning=free void_partner_winning=free",
		"room-amsterdam round2=free all_pass=redeal first_lead=maker")
}

func truthMatch(t *testing.T, rules engine.Rules, seed uint64, given map[ReasonCode]int) {
	t.Helper()
	m, err := engine.NewMatch(rules, seed)
	if err != nil {
		t.Fatal(err)
	}
	for d := *m.Deal(); ; {
		seat, open := d.ToAct()
		if !open {
			return
		}
		v := d.View(seat)
		a := engine.GatherBy(seat)
		if d.Phase != engine.LastClaim {
			dec := decision(t, []Bot{newRegular(1), ruleOne()}[seat&1], v)
			a = dec.Action
			for _, why := range dec.Reasons {
				given[why.Code]++
				s := said{Reason: why, d: d, v: v, a: a}
				if a.Kind == engine.Play {
					s.next = d.Next()
					s.now = s.next
					s.now.Add(a.Card)
				}
				if wrong := s.check(); wrong != "" {
					t.Errorf("%s says %s: %s\n%s", a, fmt.Sprintf("%+v", why), wrong, d)
				}
			}
		}
		if d, _, err = d.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}
