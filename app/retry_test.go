package app

import (
	"strings"
	"testing"

	"klaverjas/bots/coach"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// A new attempt is compared with the best choice and with the first attempt, in
// both languages; what the review did not weigh is not judged.
func TestANewAttemptIsJudged(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	play := func(rank engine.Rank) engine.Action {
		return engine.PlayBy(engine.South, engine.CardOf(engine.Clubs, rank))
	}
	was := coach.Decision{Taken: 2, Options: []coach.Option{
		{Action: play(engine.Ace)}, {Action: play(engine.Ten), Behind: 1.6}, {Action: play(engine.Nine), Behind: 12.4}, {Action: play(engine.Eight), Behind: 1.2 + 3},
	}}
	for _, c := range []struct {
		lang i18n.Lang
		rank engine.Rank
		want string
	}{
		{i18n.Dutch, engine.Ace, "Goed zo: klaveraas is hier zo goed als het beste. De eerste keer was het klavernegen."},
		{i18n.Dutch, engine.Ten, "Goed zo: klavertien"},
		{i18n.Dutch, engine.Nine, "Weer klavernegen: dat kost 12 punten tegenover klaveraas."},
		{i18n.Dutch, engine.Eight, "kost 4 punten tegenover klaveraas."},
		{i18n.English, engine.Ace, "Well done: the ace of clubs is as good as anything here."},
		{i18n.English, engine.Nine, "costs 12 points against the ace of clubs."},
		{i18n.English, engine.Seven, ""},
	} {
		i18n.Set(c.lang)
		if got := retryWords(&was, play(c.rank)); !strings.Contains(got, c.want) || (c.want == "") != (got == "") {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}

// Who does again what was as good as the best hears that it was right, not what
// it cost; that it was a bid makes no difference.
func TestARightChoiceAgainIsRight(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	jack, pass := engine.PlayBy(engine.South, engine.CardOf(engine.Hearts, engine.Jack)), engine.PassBy(engine.South)
	for _, c := range []struct {
		lang    i18n.Lang
		options []coach.Option
		taken   int
		want    string
	}{
		{i18n.Dutch, []coach.Option{{Action: jack}}, 0, "Weer hartenboer: dat was en is hier zo goed als het beste."},
		{i18n.Dutch, []coach.Option{{Action: pass}, {Action: jack, Behind: 1.9}}, 1, "Weer hartenboer: dat was en is hier zo goed als het beste."},
		{i18n.English, []coach.Option{{Action: jack}}, 0, "Once more the jack of hearts: it was as good as anything here, and still is."},
		{i18n.English, []coach.Option{{Action: jack}, {Action: pass, Behind: 9}}, 1, "Once more a pass: that costs 9 points against the jack of hearts."},
	} {
		i18n.Set(c.lang)
		was := coach.Decision{Options: c.options, Taken: c.taken}
		if got := retryWords(&was, was.Action()); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
}
