package table

import (
	"testing"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// The sentence under the verdict names what was compared: both sides with their
// roem, or, where 82 are needed, card points alone. Pit is about tricks.
func TestDealSentence(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	for _, c := range []struct {
		lang    i18n.Lang
		profile string
		maker   engine.Seat
		tally   engine.Tally
		want    string
	}{
		{i18n.Dutch, "web-rotterdam", engine.South, tied(50, 0), "Jij speelde harten: 81 zonder roem, nodig 82"},
		{i18n.Dutch, "web-amsterdam", engine.North, tied(50, 20), "Noord speelde harten: 81 zonder roem, nodig 82"},
		{i18n.English, "web-rotterdam", engine.South, tied(50, 0), "You played hearts: 81 without roem, 82 needed"},
		{i18n.Dutch, "amsterdam-cafe", engine.South, tied(50, 0), "Jij speelde harten: 131 tegen 81"},
		{i18n.Dutch, "web-rotterdam", engine.South, swept(), "Jij speelde harten: 182 tegen 0"},
	} {
		i18n.Set(c.lang)
		rules, _ := engine.ProfileByName(c.profile)
		c.tally.Makers = c.maker.Side()
		res := rules.Settle(c.tally)
		d := engine.Deal{Table: engine.Table{Rules: rules, Maker: c.maker, Trump: engine.Hearts}}
		if got := dealSentence(&d, &res); got != c.want {
			t.Errorf("%s: %q, want %q", c.profile, got, c.want)
		}
	}
}

// tied is a deal with 81 card points for both sides, by their roem.
func tied(ours, theirs int) engine.Tally {
	return engine.Tally{
		Trump: engine.Hearts, LastTrick: engine.WestEast, Tricks: [2]int{4, 4}, Roem: [2]int{ours, theirs},
		TrumpPoints: [2]int{51, 11}, PlainPoints: [2]int{30, 60},
	}
}

// swept is a deal with all tricks and 20 roem for our side.
func swept() engine.Tally {
	return engine.Tally{
		Trump: engine.Hearts, Tricks: [2]int{8, 0}, Roem: [2]int{20, 0}, TrumpPoints: [2]int{62, 0}, PlainPoints: [2]int{90, 0},
	}
}
