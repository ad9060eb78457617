package charts

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestAxesAreHonest(t *testing.T) {
	for _, c := range []struct {
		values []float64
		marks  []float64
		want   []float64
	}{
		{[]float64{3, 9}, nil, []float64{0, 2, 4, 6, 8, 10}},
		{[]float64{-40, 60}, nil, []float64{-40, -20, 0, 20, 40, 60}},
		{[]float64{0}, nil, []float64{0, 0.2, 0.4, 0.6, 0.8, 1}},
		{[]float64{90, 95}, []float64{81}, []float64{0, 20, 40, 60, 80, 100}},
	} {
		var chart Chart
		for _, v := range c.values {
			chart.Points = append(chart.Points, Point{Value: v})
		}
		chart.Marks = c.marks
		got := chart.Axis().Ticks()
		if !slices.EqualFunc(got, c.want, func(a, b float64) bool { return math.Abs(a-b) < 1e-9 }) {
			t.Errorf("%v: %v, want %v", c.values, got, c.want)
		}
	}
}

// Whatever is drawn lies within its axis, the axis holds zero, its steps are 1,
// 2 or 5 times a power of ten, and there are neither too few nor too many.
func TestAxisHoldsEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var c Chart
		for _, v := range rapid.SliceOfN(rapid.Float64Range(-5000, 5000), 1, 40).Draw(t, "values") {
			c.Points = append(c.Points, Point{Value: v})
		}
		a := c.Axis()
		ticks := a.Ticks()
		if !slices.Contains(ticks, 0) || len(ticks) < 2 || len(ticks) > 9 {
			t.Fatalf("%v", ticks)
		}
		for _, p := range c.Points {
			if at := a.At(p.Value); at < -1e-9 || at > 1+1e-9 {
				t.Fatalf("%v lies at %v of %+v", p.Value, at, a)
			}
		}
	})
}

func TestRolling(t *testing.T) {
	got := Rolling([]float64{1, 2, 3, 4, 5}, 3)
	if !slices.Equal(got, []float64{2, 3, 4}) {
		t.Error(got)
	}
	if Rolling([]float64{1, 2}, 3) != nil {
		t.Error("a mean of too few")
	}
}

func TestLabelsLeaveRoom(t *testing.T) {
	for _, c := range [][3]int{{5, 10, 1}, {12, 10, 2}, {100, 8, 20}, {1, 0, 1}} {
		if got := LabelEvery(c[0], c[1]); got != c[2] {
			t.Errorf("%d points in room for %d: every %d, want %d", c[0], c[1], got, c[2])
		}
	}
}
