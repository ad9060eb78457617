package main

import (
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"
)

// progress shows how far a command has come: a bar that is drawn again and
// again on a terminal, a line now and then elsewhere. What is logged goes
// through it, so that it does not end up in the bar.
type progress struct {
	mu       sync.Mutex
	out      io.Writer
	terminal bool
	last     time.Time
	drawn    bool
}

// How often the bar is drawn, and how often a line is written where there is
// no terminal.
const (
	drawEvery = 100 * time.Millisecond
	lineEvery = 15 * time.Second
)

func newProgress(out io.Writer) *progress {
	p := &progress{out: out, last: time.Now()}
	if f, ok := out.(*os.File); ok {
		info, err := f.Stat()
		p.terminal = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	return p
}

// log returns a log that writes one line for each event.
func (p *progress) log() *slog.Logger {
	bare := func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}
	return slog.New(slog.NewTextHandler(p, &slog.HandlerOptions{ReplaceAttr: bare}))
}

// show tells that so many are done.
func (p *progress) show(done, of int, what string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	every := lineEvery
	if p.terminal {
		every = drawEvery
	}
	if time.Since(p.last) < every {
		return
	}
	p.last = time.Now()
	if !p.terminal {
		fmt.Fprintf(p.out, "%d of %d %s\n", done, of, what)
		return
	}
	const width = 24
	full := min(width, width*done/max(of, 1))
	fmt.Fprintf(p.out, "\r\x1b[K[%s%s] %d/%d %s", strings.Repeat("#", full), strings.Repeat(".", width-full), done, of, what)
	p.drawn = true
}

// Write puts lines above the bar.
func (p *progress) Write(text []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clear()
	if _, err := io.Copy(p.out, bytes.NewReader(text)); err != nil {
		return 0, err
	}
	return len(text), nil
}

// end takes the bar away.
func (p *progress) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clear()
}

func (p *progress) clear() {
	if p.drawn {
		fmt.Fprint(p.out, "\r\x1b[K")
		p.drawn = false
	}
}
