package bots

import (
	"errors"
	"testing"
	"time"

	"klaverjas/bots/playout"
	"klaverjas/engine"
)

// A yardstick without its weights is a fault, not another bot under its name.
func TestUnfitIsAFault(t *testing.T) {
	m, err := engine.NewMatch(engine.DefaultRules(), 1)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(m.Deal().Forehand())
	b := unfit{"playouts-1000", playout.ErrWeights}
	if _, err := Act(t.Context(), b, v); !errors.Is(err, playout.ErrWeights) {
		t.Errorf("answered (%v)", err)
	}
	var faults []Fault
	if _, err := Act(t.Context(), Safe(b, time.Minute, func(f Fault) { faults = append(faults, f) }), v); err != nil {
		t.Fatal(err)
	}
	if len(faults) != 1 || faults[0].Kind != FaultError || faults[0].Bot != "playouts-1000" {
		t.Errorf("faults %v", faults)
	}
}
