package app

import (
	"testing"

	"fyne.io/fyne/v2"
)

// Somebody is removed after a question, and the matches stay.
func TestAPersonIsRemoved(t *testing.T) {
	g := begin(t)
	who, err := g.store().AddPlayer(guest, "SA")
	if err != nil {
		t.Fatal(err)
	}
	before, err := g.store().Players()
	if err != nil {
		t.Fatal(err)
	}
	removed := false
	g.removePlayer(who, func() { removed = true })
	if now, _ := g.store().Players(); removed || len(now) != len(before) {
		t.Fatal("removed without an answer")
	}
	g.press("question", fyne.KeyDown, fyne.KeyReturn)
	if now, err := g.store().Players(); !removed || err != nil || len(now) != len(before)-1 {
		t.Errorf("%d people, %d before, %v", len(now), len(before), err)
	}
}
