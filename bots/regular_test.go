package bots

import (
	"context"
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"testing"

	"klaverjas/engine"
)

//go:embed testdata/positions.txt
var positions string

// position is a planted one.
type position struct {
	name string
	deal engine.Deal
	want []string // the actions that will do
	why  string   // the reason, if it matters
}

// planted reads the positions.
func planted(t *testing.T) []position {
	t.Helper()
	var all []position
	for block := range strings.SplitSeq(positions, "\n\n") {
		if strings.HasPrefix(block, "#") {
			continue
		}
		lines := strings.Split(strings.TrimSpace(block), "\n")
		if len(lines) != 3 {
			t.Fatalf("not three lines:\n%s", block)
		}
		d, err := engine.ParseDeal(lines[1])
		if err != nil {
			t.Fatalf("%s: %v", lines[0], err)
		}
		want, why, _ := strings.Cut(lines[2], " because ")
		all = append(all, position{lines[0], d, strings.Fields(want), why})
	}
	return all
}

// TestPlantedPositions asks the regular for what a café regular would do.
func TestPlantedPositions(t *testing.T) {
	for _, p := range planted(t) {
		t.Run(p.name, func(t *testing.T) {
			seat, _ := p.deal.ToAct()
			got := decision(t, newRegular(1), p.deal.View(seat))
			if said := inWords(got.Action); !slices.Contains(p.want, said) || p.why != "" && string(got.Reasons[0].Code) != p.why {
				t.Errorf("%s: %s because %s, want %v because %s", seat, said, got.Reasons[0].Code, p.want, p.why)
			}
		})
	}
}

// TestPlantedPositionsOfTheSearchers asks the levels above for the same; their
// reasons may be others. They guess the hidden cards, so of three bots two
// must find it.
func TestPlantedPositionsOfTheSearchers(t *testing.T) {
	if testing.Short() {
		t.Skip("a search in every position takes long")
	}
	for _, level := range Levels()[2:] {
		for _, p := range planted(t) {
			t.Run(level.Name+"/"+p.name, func(t *testing.T) {
				var others []string
				for seed := range uint64(3) {
					seat, _ := p.deal.ToAct()
					got := decision(t, level.make(seed), p.deal.View(seat))
					if said := inWords(got.Action); !slices.Contains(p.want, said) {
						others = append(others, said+"; "+worths(got.Values))
					}
				}
				if len(others) > 1 {
					t.Errorf("want %v, not %s", p.want, strings.Join(others, "\n"))
				}
			})
		}
	}
}

// worths writes what actions were worth.
func worths(values []Value) string {
	var text []string
	for _, v := range values {
		text = append(text, fmt.Sprintf("%s %.1f±%.1f", inWords(v.Action), v.Points, v.Error))
	}
	return strings.Join(text, ", ")
}

// inWords names an action as the fixtures do.
func inWords(a engine.Action) string {
	switch a.Kind {
	case engine.Play:
		return a.Card.String()
	case engine.Choose:
		return [...]string{"clubs", "diamonds", "hearts", "spades"}[a.Suit]
	default:
		return a.Kind.String()
	}
}

// decision asks a bot for what is due.
func decision(t *testing.T, b Bot, v engine.View) Decision {
	t.Helper()
	ask := b.Play
	if v.Phase == engine.Bidding {
		ask = b.Bid
	}
	d, err := ask(context.Background(), v)
	if err != nil {
		t.Fatal(err)
	}
	if len(d.Reasons) == 0 {
		t.Fatalf("%s without a reason", d.Action)
	}
	return d
}
