package sound

import (
	"errors"
	"sync"
	"testing"
	"time"

	"klaverjas/assets/sounds"
)

// fakeDevice notes what is played; it may break.
type fakeDevice struct {
	mu     sync.Mutex
	played [][]byte
	volume []float64
	broken error
	asleep bool
}

func (f *fakeDevice) play(samples []byte, volume float64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.played, f.volume = append(f.played, samples), append(f.volume, volume)
}
func (f *fakeDevice) sleep() { f.asleep = true }
func (f *fakeDevice) wake()  { f.asleep = false }
func (f *fakeDevice) err() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.broken
}

func with(open func() (device, error)) *Sound {
	s := &Sound{open: open, requests: make(chan request, 8)}
	s.begin(false)
	return s
}

// tested asks for an effect and returns what is told about it.
func tested(t *testing.T, s *Sound, name string) State {
	t.Helper()
	heard := make(chan State, 1)
	s.Test(name, func(state State) { heard <- state })
	select {
	case state := <-heard:
		return state
	case <-time.After(30 * time.Second):
		t.Fatal("no answer")
		return ""
	}
}

func TestEffectsReachTheDevice(t *testing.T) {
	d := &fakeDevice{}
	s := with(func() (device, error) { return d, nil })
	s.SetVolume(50)
	if got := tested(t, s, sounds.Card); got != Ready {
		t.Fatalf("%s, want ready", got)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if len(d.played) != 1 || d.volume[0] != 0.25 {
		t.Errorf("%d effects at %v", len(d.played), d.volume)
	}
}

func TestWhyNothingIsHeard(t *testing.T) {
	ready := func() (device, error) { return &fakeDevice{}, nil }
	cases := []struct {
		name string
		open func() (device, error)
		set  func(*Sound)
		want State
	}{
		{"no device", func() (device, error) { return nil, errors.New("none") }, func(*Sound) {}, NoDevice},
		{"turned off", ready, func(s *Sound) { s.SetOn(false) }, Off},
		{"volume nought", ready, func(s *Sound) { s.SetVolume(-3) }, Mute},
		{"unplugged", func() (device, error) { return &fakeDevice{broken: errors.New("gone")}, nil }, func(*Sound) {}, NoDevice},
	}
	for _, c := range cases {
		s := with(c.open)
		c.set(s)
		if got := tested(t, s, sounds.Card); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	if got := tested(t, New(true), sounds.Card); got != Silenced {
		t.Errorf("silenced: %s", got)
	}
}

// A device that hangs while it is opened keeps nobody waiting, and is used
// when it comes after all.
func TestASlowDeviceKeepsNobodyWaiting(t *testing.T) {
	come := make(chan struct{})
	s := with(func() (device, error) { <-come; return &fakeDevice{}, nil })
	if got := tested(t, s, sounds.Card); got != NoDevice {
		t.Errorf("while it hangs: %s", got)
	}
	s.Play(sounds.Card)
	close(come)
	for s.State() != Ready {
		time.Sleep(time.Millisecond)
	}
}

func TestNoMoreThanFourAtOnce(t *testing.T) {
	d, s := &fakeDevice{}, New(true)
	s.SetVolume(100)
	var ends []time.Time
	second := make([]byte, sampleRate*frameBytes*100) // longer than any test takes
	for range 9 {
		ends = s.playOne(d, second, ends)
	}
	if len(d.played) != mostAtOnce || len(ends) != mostAtOnce {
		t.Errorf("%d played, %d sounding", len(d.played), len(ends))
	}
	if ends = s.playOne(d, nil, ends); len(ends) != mostAtOnce {
		t.Error("an effect that does not exist counts")
	}
}

// Every effect is short, small, audible and not too loud.
func TestEffects(t *testing.T) {
	effects := decodeAll()
	for _, name := range []string{sounds.Card, sounds.Deal, sounds.Trick, sounds.Roem, sounds.Nat, sounds.Pit, sounds.YourTurn} {
		if n := len(sounds.MP3(name)); n == 0 || n > 20_000 {
			t.Errorf("%s: %d bytes", name, n)
		}
		if l := length(effects[name]); l < 50*time.Millisecond || l > 2500*time.Millisecond {
			t.Errorf("%s: lasts %v", name, l)
		}
		if p := peak(effects[name]); p < 3000 || p > 20_000 {
			t.Errorf("%s: peak %d of 32767", name, p)
		}
	}
	if len(effects) != 7 || len(sounds.Names()) != 7 || sounds.MP3("no such") != nil {
		t.Errorf("%d effects", len(effects))
	}
}

func peak(samples []byte) int {
	highest := 0
	for i := 0; i+1 < len(samples); i += 2 {
		v := int(int16(uint16(samples[i]) | uint16(samples[i+1])<<8))
		highest = max(highest, v, -v)
	}
	return highest
}

func TestDecodeRefusesRubbish(t *testing.T) {
	if _, err := decode([]byte("not an MP3")); err == nil {
		t.Error("no error")
	}
}
