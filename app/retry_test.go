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
