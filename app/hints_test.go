package app

import (
	"strings"
	"testing"

	"klaverjas/app/replay/steps"
	"klaverjas/bots"
	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// rulesPlayed has the bot by rules play a deal.
func rulesPlayed(t *testing.T, seed uint64) engine.Match {
	t.Helper()
	m, err := engine.NewMatch(engine.DefaultRules(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for m.Deal().Phase != engine.Settled {
		seat, _ := m.Deal().ToAct()
		a := engine.GatherBy(seat)
		if m.Deal().Phase != engine.LastClaim {
			a = bots.Liked(m.View(seat))
		}
		if m, _, err = m.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Every bid and card of a bot is explained in the replay, in both languages,
// and the human's own are not.
func TestEveryBotsCardIsExplained(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	r := steps.New(rulesPlayed(t, 3), 0)
	for _, l := range i18n.Languages() {
		i18n.Set(l)
		for i := range r.Steps {
			s := &r.Steps[i]
			note := whyNote(s)
			bot := (s.Kind == steps.Said || s.Kind == steps.Played) && s.Action.Seat != engine.South
			if bot != (note != "") && s.Action.Kind != engine.Pass || strings.ContainsAny(note, "{…") {
				t.Errorf("%s: step %d says %q", l, i, note)
			}
		}
	}
}

// The steps of a hint say the suit and then the card with its points.
func TestHintsAreSentences(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	v := rulesPlayed(t, 3).Deals[0].View(engine.South)
	v.Trump = engine.Hearts
	for _, c := range []struct {
		action     engine.Action
		suit, card string
	}{
		{engine.PassBy(engine.South), "hand", "pass (expected: −12)."},
		{engine.ChooseBy(engine.South, engine.Clubs), "there is a suit", "make clubs trump (expected: −12)."},
		{engine.PlayBy(engine.South, engine.CardOf(engine.Hearts, engine.Jack)), "play a trump", "play the jack of hearts (expected: −12)."},
		{engine.PlayBy(engine.South, engine.CardOf(engine.Spades, engine.Ten)), "play spades", "play the ten of spades (expected: −12)."},
	} {
		h := coach.Hint{Action: c.action, Options: []coach.Option{{Action: c.action, Expected: -12.3}}}
		i18n.Set(i18n.English)
		if text := hintText(&v, &h, coach.StepSuit); !strings.Contains(text, c.suit) {
			t.Errorf("the suit of %s is said by %q", c.action, text)
		}
		if text := hintText(&v, &h, coach.StepCard); !strings.Contains(text, c.card) {
			t.Errorf("%s is said by %q", c.action, text)
		}
		i18n.Set(i18n.Dutch)
		if text := hintText(&v, &h, coach.StepCard); !strings.Contains(text, "(verwacht: −12)") {
			t.Errorf("%s is said by %q", c.action, text)
		}
	}
	if text := hintText(&v, &coach.Hint{}, coach.StepCard); text == "" {
		t.Error("no hint has no words")
	}
}

// A match that begins in the middle of a deal is played to its end, and again
// from its first bid.
func TestPracticeFromTheMiddle(t *testing.T) {
	r := steps.New(rulesPlayed(t, 3), 0)
	for _, at := range []int{1, 9, 20, 30} {
		m := practiceFrom(r.Steps[at].Deal, 7)
		for m.Deal().Phase != engine.Settled {
			seat, _ := m.Deal().ToAct()
			a := engine.GatherBy(seat)
			if m.Deal().Phase != engine.LastClaim {
				a = bots.Liked(m.View(seat))
			}
			var err error
			if m, _, err = m.Apply(a); err != nil {
				t.Fatalf("from step %d: %v", at, err)
			}
		}
		if !m.Over() || !m.Deal().Practice {
			t.Errorf("from step %d the match is not over, or no practice", at)
		}
		if again, err := m.PlayAgain(); err != nil || again.Deal().Phase != engine.Bidding {
			t.Errorf("from step %d it is not played again: %v", at, err)
		}
	}
}
