package arena

import (
	"context"
	"testing"

	"klaverjas/engine"
)

// TestLadderOfEquals exchanges teams between equals: nobody leads, and each
// wins half.
func TestLadderOfEquals(t *testing.T) {
	rules, _ := engine.ProfileByName("room-rotterdam") // whose own matches are shorter
	l := Ladder{Bots: []string{"regular", "regular"}, Matches: 5, Rules: rules, Seed: 3, Cores: 2}
	rungs, err := Climb(context.Background(), l)
	if err != nil || len(rungs) != 1 {
		t.Fatalf("%v %v", rungs, err)
	}
	if r := rungs[0]; r.Matches != 6 || r.Points != 0 || r.Won != 0.5 || r.WonSE != 0 || r.Faults != 0 {
		t.Errorf("%+v", r)
	}
}

func TestLadderCoresDoNotMatter(t *testing.T) {
	l := Ladder{Bots: []string{"first-legal", "random", "regular"}, Neighbours: true, Matches: 8, Rules: engine.DefaultRules(), Seed: 3, Cores: 1}
	one, err := Climb(context.Background(), l)
	if err != nil || len(one) != 2 {
		t.Fatalf("%v %v", one, err)
	}
	l.Cores = 3
	three, err := Climb(context.Background(), l)
	if err != nil || one[0] != three[0] || one[1] != three[1] {
		t.Errorf("%v and %v (%v)", one, three, err)
	}
	if one[0].A != "regular" || one[0].B != "random" || one[0].Points < 60 || one[0].Won < 0.9 {
		t.Errorf("%+v", one[0])
	}
}

func TestLevelsAreBots(t *testing.T) {
	levels := Levels()
	if len(levels) == 0 {
		t.Fatal("no levels")
	}
	if err := checkNames(levels...); err != nil {
		t.Error(err)
	}
}

// TestNobodyEverBidsOnTheLadder ends although no deal is ever played.
func TestNobodyEverBidsOnTheLadder(t *testing.T) {
	rules, err := engine.ParseRules("amsterdam-cafe all_pass=redeal")
	if err != nil {
		t.Fatal(err)
	}
	l := Ladder{Bots: []string{"first-legal", "first-legal"}, Matches: 2, Rules: rules, Cores: 1}
	if rungs, err := Climb(context.Background(), l); err != nil || rungs[0].Points != 0 || rungs[0].Won != 0.5 {
		t.Errorf("%v %v", rungs, err)
	}
}
