package coach

import (
	"errors"
	"testing"

	"klaverjas/engine"
)

// A hint names something legal with a reason and its points, and is the same
// whatever the others hold.
func TestHintIsLegalAndTheSameAgain(t *testing.T) {
	d := play(t, engine.DefaultRules(), 21, four("regular"))
	for i, m := range decisions(&d) {
		if i%4 != 0 {
			continue
		}
		v := m.deal.View(m.action.Seat)
		h, err := coach(t, little).Hint(t.Context(), v)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := m.deal.Apply(h.Action); err != nil || h.Action.Kind == engine.Play && len(h.Reasons) != 1 || len(h.Options) != choices(&m.deal) {
			t.Errorf("hint %+v: %v", h, err)
		}
		if h.Options[0].Expected-h.Expected() > alike {
			t.Errorf("%v is not the best of %+v", h.Action, h.Options)
		}
		again, _ := coach(t, little).Hint(t.Context(), v)
		if again.Action != h.Action || again.Expected() != h.Expected() {
			t.Errorf("once %v, once %v", h.Action, again.Action)
		}
	}
}

func TestNoHintOutOfTurn(t *testing.T) {
	m, err := engine.NewMatch(engine.DefaultRules(), 2)
	if err != nil {
		t.Fatal(err)
	}
	seat, _ := m.Deal().ToAct()
	if _, err := coach(t, little).Hint(t.Context(), m.View(seat.Next())); !errors.Is(err, ErrNothingToDecide) {
		t.Error(err)
	}
}

// Hints are as good in other worlds as in those that they come from. The whole
// figure is printed by klaverjas-arena hints.
func TestHintsLoseLittleInOtherWorlds(t *testing.T) {
	got, err := CheckHints(t.Context(), 24, engine.DefaultRules(), 1, 2, nil)
	if err != nil || got.Decisions != 24 {
		t.Fatal(got, err)
	}
	if got.Loss > 1 {
		t.Errorf("lost %.2f points on average", got.Loss)
	}
}
