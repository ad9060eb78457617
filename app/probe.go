package app

import (
	"bytes"
	"os"
	"runtime"
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

// probeLimit is how long the main goroutine may be busy: after it the probe
// looks whether it is the game or the toolkit's painting that takes so long.
const probeLimit = 50 * time.Millisecond

// longestBlock is the longest wait of the probe for the main goroutine, and
// longestWork the longest of the waits in which the game was still at work
// when probeLimit was over, both in nanoseconds.
var longestBlock, longestWork atomic.Int64

// startProbe measures how long the main goroutine lets others wait, if asked to.
func startProbe() {
	if os.Getenv(probeVariable) == "" {
		return
	}
	go func() {
		time.Sleep(probeDelay)
		for range time.Tick(probeStep) {
			probe()
		}
	}()
}

// probe waits once for the main goroutine.
func probe() {
	asked, answered := time.Now(), make(chan time.Duration, 1)
	fyne.Do(func() { answered <- time.Since(asked) })
	select {
	case waited := <-answered:
		longestBlock.Store(max(longestBlock.Load(), int64(waited)))
	case <-time.After(probeLimit):
		ours := !painting()
		waited := int64(<-answered)
		longestBlock.Store(max(longestBlock.Load(), waited))
		if ours {
			longestWork.Store(max(longestWork.Load(), waited))
		}
	}
}

// painting tells whether the main goroutine is in the toolkit's painting.
func painting() bool {
	all := make([]byte, 1<<20)
	for _, stack := range bytes.Split(all[:runtime.Stack(all, true)], []byte("\n\n")) {
		if bytes.HasPrefix(stack, []byte("goroutine 1 ")) {
			return bytes.Contains(stack, []byte("drawSingleFrame"))
		}
	}
	return false
}
