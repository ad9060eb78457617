package app

import (
	"os"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"
)

// probeVariable names the environment variable with which the measurements of
// `make bench` ask for the longest time that the main goroutine was busy.
const probeVariable = "KLAVERJAS_PROBE"

// probeStep is how often the main goroutine is asked whether it is there.
const probeStep = 10 * time.Millisecond

// probeDelay is how long the start is left alone: it is measured by itself.
const probeDelay = 5 * time.Second

// longestBlock is the longest wait of the probe for the main goroutine, in nanoseconds.
var longestBlock atomic.Int64

// startProbe measures how long the main goroutine lets others wait, if asked to.
func startProbe() {
	if os.Getenv(probeVariable) == "" {
		return
	}
	go func() {
		time.Sleep(probeDelay)
		answered := make(chan struct{}, 1)
		for range time.Tick(probeStep) {
			asked := time.Now()
			fyne.Do(func() {
				longestBlock.Store(max(longestBlock.Load(), int64(time.Since(asked))))
				answered <- struct{}{}
			})
			<-answered
		}
	}()
}
