package duty

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// hand reads cards such as "C7 HJ".
func hand(t *testing.T, text string) []engine.Card {
	t.Helper()
	var list []engine.Card
	for _, word := range strings.Fields(text) {
		c, err := engine.ParseCard(word)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

func line(t *testing.T, set, own string, trick string) (key, text string) {
	t.Helper()
	rules := engine.PlaySets()[set]
	cards := hand(t, trick)
	lead := engine.NewTrick(engine.South.Plus(4 - len(cards)))
	for _, c := range cards {
		lead.Add(c)
	}
	key, pairs := Of(&rules, engine.SetOf(hand(t, own)...), engine.Hearts, &lead)
	return strings.TrimPrefix(key, "duty."), i18n.T(key, pairs...)
}

// Hearts are trump, South is to play.
func TestLines(t *testing.T) {
	i18n.Set(i18n.Dutch)
	for _, c := range []struct{ set, own, trick, key, text string }{
		{"AMS", "C7 HJ", "", "lead", "Jij komt uit: elke kaart mag"},
		{"AMS", "C7 HJ", "CA", "follow", "Klaver bekennen"},
		{"AMS", "H7 HJ S8", "H9", "follow_over", "Harten bekennen, en hoger: de negen ligt"},
		{"AMS", "H7 HA S8", "H9", "follow_under", "Harten bekennen; hoger dan de negen heb je niet"},
		{"WEB_A", "H7 HJ S8", "H9", "follow_any", "Harten bekennen; hoger hoeft niet"},
		{"AMS", "C7 SJ", "H9", "void_trump", "Je hebt geen harten: elke kaart mag"},
		{"AMS", "C7 SJ", "DA", "no_trump", "Je kunt niet bekennen en niet troeven: elke kaart mag"},
		{"AMS", "C7 H7", "DA", "trump", "Je moet troeven: speel harten"},
		{"ROT", "C7 H7", "DA D7", "trump_partner", "Je moet troeven, ook al ligt de slag aan je maat"},
		{"AMS", "H8 H7", "DA D7", "trump_all", "Je hebt alleen nog troef: elke kaart mag"},
		{"AMS", "C7 HJ H7", "DA H9", "over", "Je moet overtroeven: de negen ligt"},
		{"ROT", "C7 HJ H7", "DA H9 D7", "over_partner", "Je moet overtroeven, ook al ligt de negen van je maat"},
		{"ROT", "C7 HA H7", "DA H9", "under_must", "Je moet ondertroeven: hoger dan de negen heb je niet"},
		{"AMS", "HA H7", "DA H9", "under_only", "Je mag ondertroeven, je hebt niets anders"},
		{"AMS", "C7 H7", "DA H9", "free_not_under", "Je hoeft niet te troeven; ondertroeven mag niet: de negen ligt"},
		{"AMS", "C7 H7", "DA D7", "free_partner", "De slag ligt aan je maat: elke kaart mag"},
		{"AMS", "C7 HJ H7", "DA H9 D7", "free_over_partner", "Vrij, want je maat ligt aan slag; een troef moet over de negen heen"},
		{"WEB_A", "C7 HJ H7", "DA H9", "trump_any", "Je moet troeven; overtroeven hoeft niet"},
		{"WEB_F", "C7 H7", "DA", "free", "Troeven hoeft niet: elke kaart mag"},
		{"WEB_G", "C7 HJ H7", "DA H9", "free_over", "Troeven hoeft niet; wie troeft, moet over de negen heen"},
	} {
		if key, text := line(t, c.set, c.own, c.trick); key != c.key || text != c.text {
			t.Errorf("%s, %s on %s: %s %q, want %s %q", c.set, c.own, c.trick, key, text, c.key, c.text)
		}
	}
}

// claims holds, for each line, what it says of the legal cards.
var claims = map[string]func(m *moment) bool{
	"lead":              func(m *moment) bool { return m.legal == m.hand },
	"follow":            func(m *moment) bool { return m.legal == m.hand.Of(m.trick.Led()) },
	"follow_over":       func(m *moment) bool { return m.legal == m.hand&m.best.Stronger(m.trump) },
	"follow_under":      func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && m.over() == 0 },
	"follow_any":        func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && m.over() != 0 },
	"void_trump":        func(m *moment) bool { return m.legal == m.hand && m.hand.Of(m.trump) == 0 },
	"no_trump":          func(m *moment) bool { return m.legal == m.hand && m.hand.Of(m.trump) == 0 },
	"trump":             func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && !m.partner },
	"trump_partner":     func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && m.partner },
	"trump_all":         func(m *moment) bool { return m.legal == m.hand && m.hand == m.hand.Of(m.trump) },
	"trump_any":         func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && !m.partner },
	"trump_any_partner": func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && m.partner },
	"over":              func(m *moment) bool { return m.legal == m.hand&m.best.Stronger(m.trump) && !m.partner },
	"over_partner":      func(m *moment) bool { return m.legal == m.hand&m.best.Stronger(m.trump) && m.partner },
	"under_must":        func(m *moment) bool { return m.legal == m.hand.Of(m.trump) && m.hand != m.legal && m.over() == 0 },
	"under_only":        func(m *moment) bool { return m.legal == m.hand && m.hand == m.hand.Of(m.trump) && m.over() == 0 },
	"free":              func(m *moment) bool { return m.legal == m.hand && !m.partner },
	"free_partner":      func(m *moment) bool { return m.legal == m.hand && m.partner },
	"free_not_under":    func(m *moment) bool { return m.legal == m.hand&^m.hand.Of(m.trump) && m.over() == 0 },
	"free_over": func(m *moment) bool {
		return m.legal == m.hand&^m.hand.Of(m.trump)|m.over() && m.over() != m.hand.Of(m.trump) && !m.partner
	},
	"free_over_partner": func(m *moment) bool {
		return m.legal == m.hand&^m.hand.Of(m.trump)|m.over() && m.over() != m.hand.Of(m.trump) && m.partner
	},
}

// Whatever the hand, the trick and the rules, the line says what the engine
// allows, no more and no less.
func TestLineAgreesWithTheEngine(t *testing.T) {
	i18n.Set(i18n.Dutch)
	seen := map[string]bool{}
	rapid.Check(t, func(t *rapid.T) {
		p := engine.PlayRules{
			TrumpLedMustBeat:    rapid.Bool().Draw(t, "beat"),
			VoidOpponentWinning: engine.VoidDuty(rapid.IntRange(0, 1).Draw(t, "opponent")),
			VoidPartnerWinning:  engine.VoidDuty(rapid.IntRange(0, 1).Draw(t, "partner")),
			MustOvertrump:       rapid.Bool().Draw(t, "overtrump"),
		}
		if p.MustOvertrump {
			p.Undertrump = engine.Undertrump(rapid.IntRange(0, 1).Draw(t, "undertrump"))
		} else {
			p.Undertrump = engine.UndertrumpAllowed
		}
		pack := engine.NewRandom(rapid.Uint64().Draw(t, "seed")).Shuffle()
		n, lies := rapid.IntRange(1, 8).Draw(t, "hand"), rapid.IntRange(0, 3).Draw(t, "lies")
		trick := engine.NewTrick(engine.South)
		for _, c := range pack[n : n+lies] {
			trick.Add(c)
		}
		own, trump := engine.SetOf(pack[:n]...), engine.Suit(rapid.IntRange(0, 3).Draw(t, "trump"))
		m := newMoment(&p, own, trump, &trick)
		kind := m.kind()
		seen[kind] = true
		if holds := claims[kind]; holds == nil || !holds(m) {
			t.Fatalf("%s: hand %v, trick %v, trump %s, rules %+v: legal %v", kind, own.Cards(), trick.Cards[:lies], trump, p, m.legal.Cards())
		}
		for _, l := range i18n.Languages() {
			i18n.Set(l)
			key, pairs := Of(&p, own, trump, &trick)
			if text := i18n.T(key, pairs...); !i18n.Has(key) || strings.Contains(text, "…") {
				t.Fatalf("%s in %s: %q", key, l, text)
			}
		}
		i18n.Set(i18n.Dutch)
	})
	for _, key := range i18n.Keys(i18n.Dutch) {
		if kind, ours := strings.CutPrefix(key, "duty."); ours && claims[kind] == nil {
			t.Errorf("%s is never said", key)
		}
	}
}

func TestNothingToSay(t *testing.T) {
	pack, proposed := engine.Shuffle(1, 1, 0)
	rules := engine.DefaultRules()
	d, err := engine.NewDeal(rules, engine.South, proposed, rules.Batches.Distribute(pack, engine.South))
	if err != nil {
		t.Fatal(err)
	}
	if key, _ := Line(d.View(engine.South)); key != "" {
		t.Error("a duty while trump is not chosen: " + key)
	}
	if d, _, err = d.Apply(engine.ChooseBy(engine.West, engine.Hearts)); err != nil {
		t.Fatal(err)
	}
	for _, s := range engine.Seats {
		key, _ := Line(d.View(s))
		if want := map[bool]string{true: "duty.lead", false: ""}[s == engine.West]; key != want {
			t.Errorf("%s: %q, want %q", s, key, want)
		}
	}
	if !slices.Contains(i18n.Keys(i18n.English), "duty.lead") {
		t.Error("no English")
	}
}
