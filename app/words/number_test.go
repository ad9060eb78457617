package words

import (
	"testing"

	"klaverjas/i18n"
)

func TestNumbersInBothLanguages(t *testing.T) {
	for _, c := range []struct {
		lang i18n.Lang
		v    float64
		want string
	}{
		{i18n.Dutch, 12.25, "12,2"}, {i18n.English, 12.25, "12.2"}, {i18n.Dutch, -3.5, "−3,5"}, {i18n.English, -0.01, "0.0"},
	} {
		i18n.Set(c.lang)
		if got := Decimal(c.v, 1); got != c.want {
			t.Errorf("%s: %s, want %s", c.lang, got, c.want)
		}
	}
	i18n.Set(i18n.English)
	if Signed(2, 0) != "+2" || Signed(-2, 0) != "−2" || Signed(0.01, 1) != "0.0" {
		t.Error(Signed(2, 0), Signed(-2, 0), Signed(0.01, 1))
	}
}
