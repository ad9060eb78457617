package app

import (
	"testing"

	"klaverjas/engine"
)

// A match that cannot be read leaves the start screen, and no table at which
// nothing can be played any more.
func TestAMatchThatCannotBeReadIsLeft(t *testing.T) {
	g := begin(t)
	g.playNumber(engine.DefaultRules(), 42)
	if !g.atTable || !g.playing() {
		t.Fatal("no match to begin with")
	}
	g.resume(1 << 30)
	if g.atTable || g.playing() {
		t.Error("the match that has ended can be gone on with")
	}
}
