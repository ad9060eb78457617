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

// probeDelay is how long the start is left alone: it is measured by itself.
const probeDelay = 5 * time.Second

// probeLimit is how long one round of the main loop may take: after it the
// probe looks whether it is the game or the toolkit's painting that takes so long.
const probeLimit = 50 * time.Millisecond

// longestBlock is the longest round of the main loop, and longestWork the
// longest of those in which the game was still at work when probeLimit was
// over, both in nanoseconds.
var longestBlock, longestWork atomic.Int64

// probe measures the rounds of the main loop by an animation that moves
// nothing: the toolkit ticks it once in each round.
type probe struct {
	ticked atomic.Int64 // when the last round began, Unix nanoseconds
	ours   atomic.Bool  // the game was at work in it after probeLimit
}

// startProbe measures how long the main loop lets others wait, if asked to.
func startProbe() {
	if os.Getenv(probeVariable) == "" {
		return
	}
	go func() {
		time.Sleep(probeDelay)
		var p probe
		fyne.Do(func() {
			a := fyne.NewAnimation(time.Hour, func(float32) { p.tick() })
			a.RepeatCount = fyne.AnimationRepeatForever
			a.Start()
		})
		p.watch()
	}()
}

// tick ends a round and begins the next. It is for the main goroutine.
func (p *probe) tick() {
	now := time.Now().UnixNano()
	began := p.ticked.Swap(now)
	ours := p.ours.Swap(false)
	if began == 0 {
		return
	}
	longestBlock.Store(max(longestBlock.Load(), now-began))
	if ours {
		longestWork.Store(max(longestWork.Load(), now-began))
	}
}

// watch looks once at every round that takes too long.
func (p *probe) watch() {
	seen := int64(0)
	for range time.Tick(probeLimit / 10) {
		began := p.ticked.Load()
		if began == 0 || began == seen || time.Now().UnixNano()-began < int64(probeLimit) {
			continue
		}
		if seen = began; !painting() && p.ticked.Load() == began {
			p.ours.Store(true)
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
