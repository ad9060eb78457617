package practice

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"klaverjas/app/lessons"
	"klaverjas/engine"
)

// Under every profile, for every kind and level, there are drills that have
// an answer, offer it, and are judged right when it is given.
func TestDrillsHaveAnswers(t *testing.T) {
	for _, p := range engine.Profiles() {
		for _, kind := range Kinds {
			for level := Easiest; level <= Hardest; level++ {
				progress := Progress{Skills: map[lessons.Kind]Skill{kind: {Level: level}}}
				d, err := Next(t.Context(), 7, level, p.Rules, &progress, kind)
				if err != nil {
					t.Errorf("%s %s level %d: %v", p.Name, kind, level, err)
					continue
				}
				if d.Question.Kind != kind {
					t.Fatalf("asked %s, got %s", kind, d.Question.Kind)
				}
				answer(t, &d)
			}
		}
	}
}

func answer(t *testing.T, d *Drill) {
	t.Helper()
	right, err := d.Question.Right(t.Context())
	if err != nil || len(right) == 0 {
		t.Fatalf("%s: %v, %v", d.Question.Kind, right, err)
	}
	for _, a := range right {
		if !d.Question.Kind.ByCards() && !slices.Contains(d.Question.Options(), a) {
			t.Errorf("%s: %q is not offered", d.Question.Kind, a)
		}
		v, err := d.Question.Judge(t.Context(), a)
		if err != nil || !v.Right {
			t.Errorf("%s: %q is judged %v, %v", d.Question.Kind, a, v, err)
		}
	}
	if n := len(d.Question.Options()); !d.Question.Kind.ByCards() && n < 2 {
		t.Errorf("%s offers %d answers", d.Question.Kind, n)
	}
}

func TestTheSameSeedGivesTheSameDrills(t *testing.T) {
	run := func(seed uint64) (all []string) {
		var p Progress
		for n := range 12 {
			d, err := Next(t.Context(), seed, n, engine.DefaultRules(), &p, "")
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, string(d.Question.Kind)+d.Question.Deal.String())
			p = p.Answered(&d, n%3 > 0)
		}
		return all
	}
	if a, b := run(5), run(5); !slices.Equal(a, b) {
		t.Error("two runs of one seed differ")
	}
	if slices.Equal(run(5), run(6)) {
		t.Error("two seeds give the same drills")
	}
}

// What goes wrong comes back more often.
func TestWrongKindsComeBack(t *testing.T) {
	rules := engine.DefaultRules()
	p := Progress{Skills: map[lessons.Kind]Skill{lessons.Roem: {Due: dueMost}}}
	count := map[lessons.Kind]int{}
	for n := range uint64(2000) {
		count[p.pick(engine.NewRandom(n), &rules, "")]++
	}
	if count[lessons.Roem] < 2*count[lessons.Winner] {
		t.Errorf("%v", count)
	}
	for _, k := range Kinds {
		if count[k] == 0 {
			t.Errorf("%s is never asked", k)
		}
	}
}

// Whatever is answered, levels stay in their range and figures fit together.
func TestProgressHoldsTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p Progress
		asked, right, streak := 0, 0, 0
		for range rapid.IntRange(0, 40).Draw(t, "answers") {
			kind := rapid.SampledFrom(Kinds).Draw(t, "kind")
			ok := rapid.Bool().Draw(t, "right")
			before := p.Points
			level := p.Skill(kind).Level
			p = p.Answered(&Drill{Question: lessons.Question{Kind: kind}, Level: level}, ok)
			asked++
			if streak++; ok {
				right++
			} else {
				streak = 0
			}
			if gained := p.Points - before; ok && gained != level || !ok && gained != 0 {
				t.Fatalf("gained %d at level %d", gained, level)
			}
		}
		sumAsked, sumRight := 0, 0
		for _, k := range Kinds {
			s := p.Skill(k)
			sumAsked, sumRight = sumAsked+s.Asked, sumRight+s.Right
			if s.Level < Easiest || s.Level > Hardest || s.Due < 0 || s.Due > dueMost || s.Right > s.Asked {
				t.Fatalf("%s: %+v", k, s)
			}
		}
		if sumAsked != asked || sumRight != right || p.Streak != streak || p.Record < p.Streak {
			t.Fatalf("%+v after %d answers, %d right", p, asked, right)
		}
	})
}

func TestThreeRightRaiseTheLevel(t *testing.T) {
	var p Progress
	d := Drill{Question: lessons.Question{Kind: lessons.Winner}, Level: 1}
	for range 3 {
		p = p.Answered(&d, true)
	}
	if s := p.Skill(lessons.Winner); s.Level != 2 || p.Streak != 3 {
		t.Errorf("%+v %+v", s, p)
	}
	p = p.Answered(&d, false)
	if s := p.Skill(lessons.Winner); s.Level != 1 || s.Due != dueWrong || p.Streak != 0 || p.Record != 3 {
		t.Errorf("%+v %+v", s, p)
	}
}
