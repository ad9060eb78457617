package main

import (
	"math"
	"math/rand/v2"
)

// wave is a sound being made, as samples around zero.
type wave struct{ samples []float64 }

// add adds a sound that begins at a time and lasts for a while, both in seconds.
func (w *wave) add(at, long float64, f func(t float64) float64) {
	first, count := int(at*rate), int(long*rate)
	for len(w.samples) < first+count {
		w.samples = append(w.samples, 0)
	}
	for i := range count {
		w.samples[first+i] += f(float64(i) / rate)
	}
}

// noise adds a burst of noise between two frequencies that dies away: felt
// when low, paper when high. fall is the time in which it drops to a third.
func (w *wave) noise(at, long, loud, low, high, fall float64) {
	n := newBand(low, high)
	w.add(at, long, func(t float64) float64 {
		return loud * n.next() * math.Exp(-t/fall) * min(1, t/0.0008)
	})
}

// swish adds noise that swells and fades, as of cards over cloth.
func (w *wave) swish(at, long, loud, low, high float64) {
	n := newBand(low, high)
	w.add(at, long, func(t float64) float64 {
		s := math.Sin(math.Pi * t / long)
		return 0.35 * loud * n.next() * s * s
	})
}

// wood adds a knock on a table top: few modes that are out of tune and die at once.
func (w *wave) wood(at, f, loud, fall float64) {
	w.modes(at, f, loud, fall, [][2]float64{{1, 1}, {1.83, 0.45}, {2.91, 0.22}, {4.37, 0.08}})
}

// bar adds a note of a wooden bar struck with felt, tuned as a marimba's.
func (w *wave) bar(at, f, loud, fall float64) {
	w.modes(at, f, loud, fall, [][2]float64{{1, 1}, {3.93, 0.16}, {9.6, 0.03}})
	w.noise(at, 0.03, 0.22*loud, 120, 700, 0.006)
}

// modes adds decaying sines at multiples of a frequency; the higher, the shorter.
func (w *wave) modes(at, f, loud, fall float64, modes [][2]float64) {
	for _, m := range modes {
		hz, share := f*m[0], m[1]
		fade := fall / math.Sqrt(m[0])
		w.add(at, 6*fade, func(t float64) float64 {
			return loud * share * math.Sin(2*math.Pi*hz*t) * math.Exp(-t/fade) * min(1, t/0.002)
		})
	}
}

// band is noise between two frequencies, the same at every run.
type band struct {
	random    *rand.Rand
	low, high float64 // smoothing per sample
	a, b, c   float64
}

func newBand(low, high float64) *band {
	smooth := func(hz float64) float64 { return 1 - math.Exp(-2*math.Pi*hz/rate) }
	return &band{random: rand.New(rand.NewPCG(16, 162)), low: smooth(low), high: smooth(high)}
}

// next returns the next sample: white noise made soft twice, less its deep part.
func (n *band) next() float64 {
	n.a += n.high * (n.random.Float64()*2 - 1 - n.a)
	n.b += n.high * (n.a - n.b)
	n.c += n.low * (n.b - n.c)
	return (n.b - n.c) * 3
}
