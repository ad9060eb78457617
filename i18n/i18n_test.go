package i18n

import "testing"

func TestSpeaks(t *testing.T) {
	Set(Dutch)
	for count, want := range map[int]string{0: "0 slagen", 1: "1 slag", 2: "2 slagen"} {
		if got := T("plate.tricks", "Count", count); got != want {
			t.Errorf("%d: %q, want %q", count, got, want)
		}
	}
	if got := T("card", "Suit", T("suit.hearts"), "Rank", T("rank.J")); got != "hartenboer" {
		t.Error(got)
	}
	Set(English)
	if got := T("start.begin"); got != "New match" {
		t.Error(got)
	}
}
