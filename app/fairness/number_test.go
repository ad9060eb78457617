package fairness

import (
	"strconv"
	"testing"
)

func TestParseNumber(t *testing.T) {
	for _, c := range []struct {
		text string
		want uint64
		ok   bool
	}{
		{"42", 42, true},
		{" 1123 0479 1538 5529 2800 \n", 11230479153855292800, true},
		{"#7", 7, true},
		{"1.234.567", 1234567, true},
		{"18446744073709551615", 18446744073709551615, true},
		{"18446744073709551616", 0, false},
		{"", 0, false},
		{"-3", 0, false},
		{"12a", 0, false},
		{"0000000000000000000000001", 0, false},
	} {
		if got, ok := ParseNumber(c.text); ok != c.ok || got != c.want {
			t.Errorf("%q: %d %v", c.text, got, ok)
		}
	}
}

func FuzzParseNumber(f *testing.F) {
	f.Add("1123 0479")
	f.Add("#7")
	f.Fuzz(func(t *testing.T, text string) {
		n, ok := ParseNumber(text)
		if !ok {
			return
		}
		if again, ok := ParseNumber(Grouped(n)); !ok || again != n {
			t.Errorf("%q is %d, written %q", text, n, Grouped(n))
		}
		if len(text) < 20 && text == strconv.FormatUint(n, 10) && groups(text) != Grouped(n) {
			t.Errorf("%q groups in two ways", text)
		}
	})
}
