package words

import (
	"testing"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// A tie that only the card points make is no tie in its heading, under rules
// by which 82 are needed.
func TestVerdictOfAnEqualDeal(t *testing.T) {
	before := i18n.Current()
	t.Cleanup(func() { i18n.Set(before) })
	for _, c := range []struct {
		lang    i18n.Lang
		profile string
		trumps  int // of 62, captured by the makers
		roem    [2]int
		want    string
	}{
		{i18n.Dutch, "amsterdam-cafe", 51, [2]int{0, 0}, "Gelijk, dus wij zijn nat"},
		{i18n.Dutch, "web-rotterdam", 51, [2]int{50, 0}, "81 is nog geen 82: wij zijn nat"},
		{i18n.English, "web-amsterdam", 51, [2]int{0, 20}, "81 is not yet 82: we are nat"},
		{i18n.Dutch, "web-rotterdam", 52, [2]int{0, 50}, "Gehaald!"},
		{i18n.Dutch, "web-rotterdam", 50, [2]int{50, 0}, "Wij zijn nat"},
	} {
		i18n.Set(c.lang)
		rules, _ := engine.ProfileByName(c.profile)
		res := rules.Settle(engine.Tally{
			Trump: engine.Hearts, LastTrick: engine.WestEast, Tricks: [2]int{4, 4}, Roem: c.roem,
			TrumpPoints: [2]int{c.trumps, 62 - c.trumps}, PlainPoints: [2]int{30, 60},
		})
		if got := Verdict(&res); got != c.want {
			t.Errorf("%s, %v roem: %q, want %q", c.profile, c.roem, got, c.want)
		}
	}
}
