package bots

import (
	"context"
	_ "embed"
	"slices"
	"strings"
	"testing"

	"klaverjas/engine"
)

//go:embed testdata/positions.txt
var positions string

// TestPlantedPositions asks the regular for what a café regular would do.
func TestPlantedPositions(t *testing.T) {
	for block := range strings.SplitSeq(positions, "\n\n") {
		if strings.HasPrefix(block, "#") {
			continue
		}
		lines := strings.Split(strings.TrimSpace(block), "\n")
		if len(lines) != 3 {
			t.Fatalf("not three lines:\n%s", block)
		}
		t.Run(lines[0], func(t *testing.T) {
			d, err := engine.ParseDeal(lines[1])
			if err != nil {
				t.Fatal(err)
			}
			seat, _ := d.ToAct()
			got := decision(t, newRegular(1), d.View(seat))
			want, why, _ := strings.Cut(lines[2], " because ")
			if said := inWords(got.Action); !slices.Contains(strings.Fields(want), said) {
				t.Errorf("%s: %s because %s, want %s", seat, said, got.Reasons[0].Code, lines[2])
			} else if why != "" && string(got.Reasons[0].Code) != why {
				t.Errorf("%s: %s because %s, want %s", seat, said, got.Reasons[0].Code, why)
			}
		})
	}
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
