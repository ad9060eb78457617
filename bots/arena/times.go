package arena

import (
	"math/bits"
	"time"
)

// Times is how long decisions took, kept in classes so that it does not grow:
// sixteen to a doubling, so a time read back is right to one part in sixteen.
type Times struct {
	Count   int
	Sum     time.Duration
	classes [64 * steps]int
}

const steps = 16

var started = time.Now()

// clockTime returns the time by the clock since the program began.
func clockTime() time.Duration { return time.Since(started) }

// classOf returns the class of a time.
func classOf(d time.Duration) int {
	ns := uint64(max(d, 0))
	if ns < steps {
		return int(ns)
	}
	doublings := bits.Len64(ns) - 5
	return doublings*steps + int(ns>>doublings)
}

// longest returns the first time, in nanoseconds, above a class.
func longest(class int) float64 {
	if class < 2*steps {
		return float64(class + 1)
	}
	doublings := class/steps - 1
	return float64(uint64(class-doublings*steps+1) << doublings)
}

func (t *Times) add(d time.Duration) {
	t.Count++
	t.Sum += d
	t.classes[classOf(d)]++
}

// MeanMicros returns the mean in microseconds, 0 if nothing was timed.
func (t *Times) MeanMicros() float64 {
	if t.Count == 0 {
		return 0
	}
	return float64(t.Sum.Nanoseconds()) / float64(t.Count) / 1000
}

// Micros returns the microseconds within which this percentage of the
// decisions was made, 0 if nothing was timed.
func (t *Times) Micros(percent int) float64 {
	if t.Count == 0 {
		return 0
	}
	wanted, seen := (t.Count*percent+99)/100, 0
	for class, n := range t.classes {
		if seen += n; seen >= wanted {
			return longest(class) / 1000
		}
	}
	return 0
}
