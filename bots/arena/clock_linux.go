package arena

import (
	"time"

	"golang.org/x/sys/unix"
)

// threadTime returns the processor time of this thread. The clock is finer
// than the counts of getrusage, which only move when the scheduler looks.
func threadTime() time.Duration {
	var ts unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &ts); err != nil {
		return clockTime()
	}
	return time.Duration(ts.Nano())
}
