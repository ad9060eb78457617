// Package charts draws figures: what a chart shows is a model of plain
// numbers, with axes that begin where they must and steps that people count
// in; the drawing on the canvas, or later on paper, only follows it.
package charts

import "math"

// Kind is how points are drawn.
type Kind uint8

// The kinds of chart.
const (
	Line Kind = iota
	Bars
)

// Point is one value of a chart.
type Point struct {
	Value  float64
	Label  string // below the axis, where there is room
	Detail string // the numbers behind it
	Gap    bool   // there are too few cases for a value here
}

// Chart is what is drawn.
type Chart struct {
	Title  string
	Unit   string // what the values are
	Kind   Kind
	Points []Point
	Marks  []float64 // values with a line of their own, such as an even score
}

// Axis is the range of the values with the steps that are written beside it.
type Axis struct {
	Low, High, Step float64
}

// Axis returns the range of the chart. It always holds zero, so that heights
// can be compared.
func (c *Chart) Axis() Axis {
	low, high := 0.0, 0.0
	for _, p := range c.Points {
		if !p.Gap {
			low, high = min(low, p.Value), max(high, p.Value)
		}
	}
	for _, v := range c.Marks {
		low, high = min(low, v), max(high, v)
	}
	if low == high {
		high = low + 1
	}
	step := stepFor((high - low) / 5)
	return Axis{math.Floor(low/step) * step, math.Ceil(high/step) * step, step}
}

// stepFor returns the least of 1, 2, 5, 10, 20 … that is no less than a value.
func stepFor(least float64) float64 {
	size := math.Pow(10, math.Floor(math.Log10(least)))
	for _, k := range []float64{1, 2, 5} {
		if k*size >= least*(1-1e-9) {
			return k * size
		}
	}
	return 10 * size
}

// Ticks returns the values that are written beside the axis, from the lowest.
func (a Axis) Ticks() []float64 {
	n := int(math.Round((a.High - a.Low) / a.Step))
	ticks := make([]float64, 0, n+1)
	for i := range n + 1 {
		v := a.Low + float64(i)*a.Step
		if math.Abs(v) < a.Step*1e-9 {
			v = 0
		}
		ticks = append(ticks, v)
	}
	return ticks
}

// At returns where a value lies on the axis: 0 at its lowest, 1 at its highest.
func (a Axis) At(v float64) float64 { return (v - a.Low) / (a.High - a.Low) }

// Rolling returns the mean of the last n values at each value, the first at the
// place where there are n.
func Rolling(values []float64, n int) []float64 {
	var means []float64
	sum := 0.0
	for i, v := range values {
		sum += v
		if i >= n {
			sum -= values[i-n]
		}
		if i >= n-1 {
			means = append(means, sum/float64(n))
		}
	}
	return means
}

// LabelEvery returns which labels there is room for: every k-th, the least of
// 1, 2, 5, 10 … by which no more than room labels are left.
func LabelEvery(points, room int) int {
	if room < 1 {
		room = 1
	}
	if points <= room {
		return 1
	}
	return int(stepFor(float64(points) / float64(room)))
}
