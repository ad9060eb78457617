//go:build !linux

package arena

import "time"

// threadTime returns the time by the clock, which is all that there is.
func threadTime() time.Duration { return clockTime() }
