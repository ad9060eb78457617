package engine

import (
	"strings"
	"testing"
)

// The seed of a deal deals the same cards in an open match of its own, to the
// same seats, under every way of dealing and after redeals.
func TestADealIsPlayedAgainByItsSeed(t *testing.T) {
	for i, rules := range textRules(t) {
		m, err := NewSealedMatch(rules, uint64(i)+40)
		if err != nil {
			t.Fatal(err)
		}
		m = playOut(m, NewRandom(uint64(i)), func(Match) {})
		for _, d := range m.Deals {
			seed, err := m.DealSeed(&d)
			if err != nil {
				t.Fatal(err)
			}
			again, _ := NewMatch(rules, seed)
			got := again.Deal()
			if got.Hands != d.Hands || got.Dealer != d.Dealer || got.Proposed != d.Proposed {
				t.Errorf("%s: deal %d by its seed %d:\n%s\n%s", rules.String(), d.Number, seed, d.String(), got.String())
			}
		}
	}
}

func TestAnOpenMatchHasNoDealSeeds(t *testing.T) {
	m, _ := NewMatch(DefaultRules(), 3)
	if _, err := m.DealSeed(m.Deal()); err == nil {
		t.Error("an open match gave the seed of a deal")
	}
}

func TestSealedRecordsRoundTrip(t *testing.T) {
	for i, rules := range textRules(t) {
		m, _ := NewSealedMatch(rules, uint64(i))
		text := Record{Match: playOut(m, NewRandom(uint64(i)), func(Match) {})}.String()
		if !strings.HasPrefix(text, `[Klaverjas "2"]`) {
			t.Fatalf("a sealed match is written as\n%s", text)
		}
		r, err := ParseRecord(text)
		if err != nil || r.String() != text || !r.Match.Sealed {
			t.Fatalf("%v\n%s", err, text)
		}
		if _, err := ParseRecord(strings.Replace(text, `"2"`, `"1"`, 1)); err == nil {
			t.Error("a sealed record is read as an open one")
		}
	}
}

// What a sealed match deals never changes.
func TestSealedDealsNeverChange(t *testing.T) {
	m, _ := NewSealedMatch(DefaultRules(), 42)
	seed, _ := m.DealSeed(m.Deal())
	const (
		wantSeed = 11230479153855292800
		wantDeal = "amsterdam-cafe | dealer W proposed D | S CK DA7 HT7 SQT7 / W C9 DKJ9 HA9 SK9 / N CJT DQT8 HJ SJ8 / E CAQ87 HKQ8 SA |  |"
	)
	if seed != wantSeed || m.Deal().String() != wantDeal {
		t.Errorf("seed %d\n%s", seed, m.Deal())
	}
}

// The seeds of neighbouring deals, and of the same deal in neighbouring
// matches, differ in about half of their bits.
func TestDealSeedsHaveNothingInCommon(t *testing.T) {
	const n = 4000
	same := 0
	for k := range n {
		a, b := dealSeed(uint64(k), k, 0, South), dealSeed(uint64(k), k+1, 0, South)
		if k%2 == 1 {
			b = dealSeed(uint64(k)+1, k, 0, South)
		}
		for bit := range 64 {
			if (a^b)>>bit&1 == 0 {
				same++
			}
		}
	}
	if !near(same, 64*n, 0.5) {
		t.Errorf("%d of %d bits are the same", same, 64*n)
	}
}
