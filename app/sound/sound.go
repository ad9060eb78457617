// Package sound plays the game's effects. It never keeps the game waiting and
// never says no: without a device it is silent and can tell why.
package sound

import (
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"
)

// State is what becomes of an effect that is to be played.
type State string

// The states; "sound.state." + state is the sentence for the user.
const (
	Starting State = "starting" // the device is being opened
	Ready    State = "ready"    // effects go to the device
	Off      State = "off"      // the user wants none
	Mute     State = "mute"     // the volume is nought
	Silenced State = "silenced" // the environment or the build asks for silence
	NoDevice State = "no_device"
)

const (
	openLimit  = 2 * time.Second // for a device to open before it counts as absent
	mostAtOnce = 4               // effects heard at once
	rest       = 3 * time.Second // without effects, after which the device sleeps
)

// Sound plays effects by name. Its methods may be called from any goroutine
// and return at once.
type Sound struct {
	open     func() (device, error)
	volume   atomic.Int32 // in percent
	on       atomic.Bool
	state    atomic.Value // State of the device
	requests chan request
}

// request asks for one effect; told, if any, hears what became of it.
type request struct {
	name string
	told func(State)
}

// device is what effects are heard on.
type device interface {
	// play begins to play samples, two channels of 16 bits at 44100 a second,
	// at a volume from 0 to 1, and returns at once.
	play(samples []byte, volume float64)
	// sleep and wake stop the device and start it again.
	sleep()
	wake()
	// err returns why nothing can be heard, nil if all is well.
	err() error
}

// New returns the sound and opens the device behind the caller's back. With
// silent set it opens none and stays silent.
func New(silent bool) *Sound {
	s := &Sound{open: openDevice, requests: make(chan request, 8)}
	s.begin(silent)
	return s
}

// begin starts to work with the device that open returns.
func (s *Sound) begin(silent bool) {
	s.on.Store(true)
	s.volume.Store(100)
	if silent {
		s.state.Store(Silenced)
		return
	}
	s.state.Store(Starting)
	go s.run()
}

// SetOn turns effects on or off.
func (s *Sound) SetOn(on bool) { s.on.Store(on) }

// SetVolume sets the volume in percent.
func (s *Sound) SetVolume(percent int) { s.volume.Store(int32(min(100, max(0, percent)))) }

// State tells what would become of an effect now.
func (s *Sound) State() State {
	state := s.state.Load().(State)
	switch {
	case state == Silenced, state == NoDevice:
		return state
	case !s.on.Load():
		return Off
	case s.volume.Load() == 0:
		return Mute
	}
	return state
}

// Play plays an effect if it can be heard. What comes too fast is left out.
func (s *Sound) Play(name string) { s.request(request{name: name}) }

// Test plays an effect and tells, once it is known, what became of it. The
// answer comes on another goroutine.
func (s *Sound) Test(name string, told func(State)) {
	if !s.request(request{name, told}) {
		go told(s.State())
	}
}

func (s *Sound) request(r request) bool {
	if state := s.State(); state != Ready && (state != Starting || r.told == nil) {
		return false
	}
	select {
	case s.requests <- r:
		return true
	default:
		return false
	}
}

// run opens the device and plays until the program ends.
func (s *Sound) run() {
	opened := make(chan device, 1)
	go func() {
		d, err := s.open()
		if err != nil {
			s.fail(err)
		}
		opened <- d
	}()
	var d device
	select {
	case d = <-opened:
	case <-time.After(openLimit):
		s.fail(errSlow)
		s.answerNothing()
		d = <-opened
	}
	if d == nil {
		s.answerNothing()
		return
	}
	s.state.Store(Ready)
	s.serve(d, decodeAll())
}

// fail notes that there is no device, and says so once.
func (s *Sound) fail(err error) {
	if s.state.Swap(NoDevice) != NoDevice {
		slog.Warn("no sound", "error", fmt.Sprintf("%.120v", err))
	}
}

// answerNothing tells who asked while the device was opening.
func (s *Sound) answerNothing() {
	for {
		select {
		case r := <-s.requests:
			if r.told != nil {
				r.told(s.State())
			}
		default:
			return
		}
	}
}

// serve plays what is asked for.
func (s *Sound) serve(d device, effects map[string][]byte) {
	var ends []time.Time // of the effects that are being heard
	idle := time.NewTimer(rest)
	for {
		select {
		case <-idle.C:
			d.sleep()
		case r := <-s.requests:
			d.wake()
			ends = s.playOne(d, effects[r.name], ends)
			if r.told != nil {
				time.Sleep(length(effects[r.name])) // a device that is gone says so only when it is written to
				s.check(d)
				r.told(s.State())
			}
			idle.Reset(rest)
		}
		s.check(d)
	}
}

// check notes that the device is gone.
func (s *Sound) check(d device) {
	if err := d.err(); err != nil {
		s.fail(err)
	}
}

// playOne plays samples unless too many effects are being heard. The length
// alone tells when an effect ends: a device that is gone never says so.
func (s *Sound) playOne(d device, samples []byte, ends []time.Time) []time.Time {
	now := time.Now()
	var still []time.Time
	for _, end := range ends {
		if end.After(now) {
			still = append(still, end)
		}
	}
	if len(still) >= mostAtOnce || len(samples) == 0 {
		return still
	}
	v := float64(s.volume.Load()) / 100
	d.play(samples, v*v)
	return append(still, now.Add(length(samples)))
}
