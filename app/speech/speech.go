// Package speech says sentences aloud by what the system has for it: spd-say
// or espeak-ng, say, SAPI. It is never required, never waits and is silent
// until it is switched on.
package speech

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"
)

// Speaker says one sentence at a time; a new one ends the one before. Its
// methods may be called from any goroutine and return at once.
type Speaker struct {
	program string
	command func(text, lang string) (args []string, stdin string)

	mu    sync.Mutex
	on    bool
	round int
	stop  context.CancelFunc
}

// patience is how long a sentence may take before it is broken off.
const patience = 30 * time.Second

// New returns a speaker for the first program that this system has.
func New() *Speaker { return find(voicesOf(runtime.GOOS), exec.LookPath) }

// find returns a speaker for the first voice whose program is there.
func find(voices []voice, look func(string) (string, error)) *Speaker {
	for _, v := range voices {
		if path, err := look(v.program); err == nil {
			return &Speaker{program: path, command: v.command}
		}
	}
	return &Speaker{}
}

// Available tells whether the system has a voice.
func (s *Speaker) Available() bool { return s.program != "" }

// SetOn switches the voice on or off.
func (s *Speaker) SetOn(on bool) {
	s.mu.Lock()
	s.on = on && s.Available()
	s.mu.Unlock()
	if !on {
		s.Hush()
	}
}

// On tells whether the voice is on.
func (s *Speaker) On() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.on
}

// Hush ends what is being said.
func (s *Speaker) Hush() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.round++
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}

// Say says a sentence in a language ("nl" or "en") if the voice is on. A
// program that fails is not asked again.
func (s *Speaker) Say(text, lang string) {
	if text == "" || !s.On() {
		return
	}
	s.Hush()
	ctx, stop := context.WithTimeout(context.Background(), patience)
	s.mu.Lock()
	s.stop = stop
	round := s.round
	s.mu.Unlock()
	go func() {
		defer stop()
		args, stdin := s.command(text, lang)
		cmd := exec.CommandContext(ctx, s.program, args...)
		cmd.Stdin = strings.NewReader(stdin)
		cmd.WaitDelay = time.Second
		if err := cmd.Run(); err != nil && ctx.Err() == nil {
			s.fail(round, err)
		}
	}()
}
