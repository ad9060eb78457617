// Package speech says sentences aloud by what the system has for it: spd-say
// or espeak-ng, say, SAPI. It is never required, never waits and is silent
// until it is switched on.
package speech

import (
	"context"
	"log/slog"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"
)

// patience is how long a sentence may take before it is broken off.
const patience = 20 * time.Second

// backlog is how many sentences may wait; of more the oldest are left unsaid,
// so that the voice never lags far behind the table.
const backlog = 3

// Speaker says one sentence after the other. Its methods may be called from
// any goroutine and return at once.
type Speaker struct {
	voice *voice // nil: the system has none

	mu       sync.Mutex
	on       bool
	waiting  []sentence
	speaking bool
	stop     context.CancelFunc // ends the sentence being said
}

type sentence struct{ text, lang string }

// New returns a speaker with the first voice that this system has.
func New() *Speaker { return find(voicesOf(runtime.GOOS), exec.LookPath) }

// find returns a speaker with the first voice whose program is there.
func find(voices []voice, look func(string) (string, error)) *Speaker {
	for _, v := range voices {
		if path, err := look(v.program); err == nil {
			v.program = path
			return &Speaker{voice: &v}
		}
	}
	return &Speaker{}
}

// Available tells whether the system has a voice.
func (s *Speaker) Available() bool { return s.voice != nil }

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

// Hush ends what is being said and forgets what waits.
func (s *Speaker) Hush() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.waiting = nil
	if s.stop != nil {
		s.stop()
	}
}

// Say says a sentence in a language ("nl" or "en") if the voice is on, after
// those that wait. A program that fails is not asked again until SetOn.
func (s *Speaker) Say(text, lang string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if text == "" || !s.on {
		return
	}
	s.waiting = append(s.waiting, sentence{text, lang})
	s.waiting = s.waiting[max(0, len(s.waiting)-backlog):]
	if !s.speaking {
		s.speaking = true
		go s.speak()
	}
}

// speak says what waits until nothing does.
func (s *Speaker) speak() {
	for {
		next, ctx, ok := s.next()
		if !ok {
			return
		}
		args, stdin := s.voice.command(next.text, next.lang)
		cmd := exec.CommandContext(ctx, s.voice.program, args...)
		cmd.Stdin = strings.NewReader(stdin)
		cmd.WaitDelay = time.Second
		if err := cmd.Run(); err != nil && ctx.Err() == nil {
			slog.Info("no speech", "program", s.voice.program, "error", err)
			s.SetOn(false)
		}
	}
}

// next takes the next sentence; ok is false and the speaker at rest if there is none.
func (s *Speaker) next() (next sentence, ctx context.Context, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
	if len(s.waiting) == 0 {
		s.speaking = false
		return sentence{}, nil, false
	}
	next = s.waiting[0]
	s.waiting = s.waiting[1:]
	ctx, s.stop = context.WithTimeout(context.Background(), patience)
	return next, ctx, true
}
