package arena

import (
	"testing"
	"time"
)

func TestTimesReadBack(t *testing.T) {
	for d := time.Duration(1); d < time.Hour; d = d*9/8 + 1 {
		var one Times
		one.add(d)
		if got := one.Micros(99) * 1000; got < float64(d) || got > float64(d)*17/16+1 {
			t.Fatalf("%d ns read back as %.0f", d, got)
		}
	}
}

func TestTimesOfMany(t *testing.T) {
	var all Times
	for i := 1; i <= 1000; i++ {
		all.add(time.Duration(i) * time.Microsecond)
		all.add(time.Duration(i) * time.Microsecond)
	}
	if all.Count != 2000 || all.MeanMicros() != 500.5 {
		t.Errorf("%d times, mean %.1f", all.Count, all.MeanMicros())
	}
	if p := all.Micros(99); p < 990 || p > 1060 {
		t.Errorf("p99 %.0f", p)
	}
	var none Times
	if none.MeanMicros() != 0 || none.Micros(99) != 0 {
		t.Error("times of nothing")
	}
}
