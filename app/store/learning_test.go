package store

import (
	"reflect"
	"testing"
)

// What was learned is there after the program was closed and opened again.
func TestLearningIsKept(t *testing.T) {
	dir := t.TempDir()
	s := padStore(t, dir)
	if marks, err := s.Lessons(); err != nil || len(marks) != 0 {
		t.Fatal(marks, err)
	}
	if marks, totals, err := s.Drills(); err != nil || len(marks) != 0 || totals != (DrillTotals{}) {
		t.Fatal(marks, totals, err)
	}
	for _, m := range []LessonMark{{"ruff", 3, 0, 0}, {"ranks", 9, 6, 1}, {"ruff", 0, 7, 1}} {
		if err := s.KeepLesson(m); err != nil {
			t.Fatal(err)
		}
	}
	for _, r := range []LessonRun{{"ranks", 0b110, 0b010}, {"ruff", 1, 1}, {"ranks", 0b1110, 0b1010}, {"ruff", 0, 0}} {
		if err := s.KeepLessonRun(r); err != nil {
			t.Fatal(err)
		}
	}
	drills := []DrillMark{{"best", 3, 1, 0, 1, 6}, {"roem", 9, 8, 2, 3, 0}}
	for _, first := range []int{1, 5} {
		drills[0].Asked = first
		if err := s.KeepDrills(drills, DrillTotals{20, first, 7}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = padStore(t, dir)
	marks, err := s.Lessons()
	want := map[string]LessonMark{"ruff": {"ruff", 0, 7, 1}, "ranks": {"ranks", 9, 6, 1}}
	if err != nil || !reflect.DeepEqual(marks, want) {
		t.Errorf("%v, %v", marks, err)
	}
	runs, err := s.LessonRuns()
	wantRuns := map[string]LessonRun{"ranks": {"ranks", 0b1110, 0b1010}, "ruff": {"ruff", 0, 0}}
	if err != nil || !reflect.DeepEqual(runs, wantRuns) {
		t.Errorf("%v, %v", runs, err)
	}
	kept, totals, err := s.Drills()
	if err != nil || !reflect.DeepEqual(kept, drills) || totals != (DrillTotals{20, 5, 7}) {
		t.Errorf("%v %v %v", kept, totals, err)
	}
}
