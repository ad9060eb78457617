package i18n

import (
	"strings"
	"testing"
)

func TestPseudo(t *testing.T) {
	speak(t, Dutch)
	restore := Pseudo(strings.ToUpper)
	if got := T("card", "Suit", "a", "Rank", T("rank.J")); got != "aBOER" {
		t.Error(got)
	}
	for count, want := range map[int]string{1: "1 SLAG", 2: "2 SLAGEN"} {
		if got := T("plate.tricks", "Count", count); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	restore()
	if got := T("rank.J"); got != "boer" {
		t.Error(got)
	}
}
