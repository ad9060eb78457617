package external

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// leaveTime is how long a program may take to leave when its input ends.
const leaveTime = time.Second

// Find tells whether the program of a command is there. A command is words
// between spaces; quotes, single or double, keep a word with spaces together.
func Find(command string) error {
	words, err := split(command)
	if err != nil {
		return err
	}
	if _, err := exec.LookPath(words[0]); err != nil {
		return fmt.Errorf("outside bot: no program %q", words[0])
	}
	return nil
}

// split returns the words of a command, one at least.
func split(command string) ([]string, error) {
	var words []string
	var word strings.Builder
	inWord, quote := false, rune(0)
	for _, c := range command {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			inWord, quote = true, c
		case quote == 0 && (c == ' ' || c == '\t'):
			if inWord {
				words = append(words, word.String())
				word.Reset()
			}
			inWord = false
		default:
			inWord = true
			word.WriteRune(c)
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	switch {
	case quote != 0:
		return nil, fmt.Errorf("outside bot: a quote is not closed in %q", command)
	case len(words) == 0 || words[0] == "":
		return nil, errors.New("outside bot: expected a command")
	}
	return words, nil
}

// process is a program that runs. Two goroutines write and read for it; both
// end when it has been stopped.
type process struct {
	cmd    *exec.Cmd
	in     io.WriteCloser
	errors tail
	send   chan []byte
	lines  chan []byte   // closed when its output has ended
	quit   chan struct{} // closed by stop
	busy   sync.WaitGroup
}

// errGone says that the program's output has ended.
var errGone = errors.New("the program has ended")

// start runs a command in a group of processes of its own.
func start(command string) (*process, error) {
	words, err := split(command)
	if err != nil {
		return nil, err
	}
	p := &process{send: make(chan []byte), lines: make(chan []byte), quit: make(chan struct{})}
	p.cmd = exec.Command(words[0], words[1:]...)
	p.cmd.Stderr = &p.errors
	p.cmd.WaitDelay = leaveTime // what it has started itself may hold its pipes
	setGroup(p.cmd)
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, fmt.Errorf("it does not start: %w", err)
	}
	p.busy.Go(p.write)
	p.busy.Go(func() { p.read(out) })
	return p, nil
}

// write passes lines on; a program that does not read holds up this goroutine
// only.
func (p *process) write() {
	for {
		select {
		case line := <-p.send:
			if _, err := p.in.Write(line); err != nil {
				return
			}
		case <-p.quit:
			return
		}
	}
}

// read splits what the program says into lines. One that is too long is cut,
// which makes it no answer.
func (p *process) read(out io.Reader) {
	defer close(p.lines)
	r := bufio.NewReaderSize(out, longestLine)
	for {
		line, more, err := r.ReadLine()
		line = bytes.Clone(line)
		for more && err == nil {
			_, more, err = r.ReadLine()
		}
		if err != nil {
			return
		}
		select {
		case p.lines <- line:
		case <-p.quit:
			return
		}
	}
}

// exchange sends a line and waits for the reply to it. Replies to questions
// that were asked before are passed over.
func (p *process) exchange(ctx context.Context, line []byte, id int64) (reply, error) {
	send := p.send
	for {
		select {
		case send <- line:
			send = nil
		case text, ok := <-p.lines:
			if !ok {
				return reply{}, errGone
			}
			r, err := parseReply(text)
			if send != nil || r.ID != nil && *r.ID < id {
				continue
			}
			if r.ID != nil && *r.ID > id {
				return reply{}, fmt.Errorf("answer to question %d: expected one to %d", *r.ID, id)
			}
			return r, err
		case <-ctx.Done():
			return reply{}, ctx.Err()
		}
	}
}

// stop ends the program, by the end of its input if it takes that in good
// time, and waits until it and our goroutines are gone. It returns what became
// of the program.
func (p *process) stop(patience time.Duration) string {
	p.in.Close()
	close(p.quit)
	left := make(chan struct{})
	go p.end(left, patience)
	err := p.cmd.Wait()
	close(left)
	p.busy.Wait()
	why := "exit status 0"
	if err != nil {
		why = err.Error()
	}
	if last := p.errors.lastWords(); last != "" {
		why += ": " + last
	}
	return why
}

// end kills the program if it has not left in time, and in any case what it
// has started itself.
func (p *process) end(left <-chan struct{}, patience time.Duration) {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-left:
	case <-timer.C:
	}
	killGroup(p.cmd)
}

// tail keeps the end of what a program says on its standard error.
type tail struct {
	mu   sync.Mutex
	text []byte
}

// Write keeps the last bytes.
func (t *tail) Write(text []byte) (int, error) {
	const most = 2048
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, text...)
	if extra := len(t.text) - most; extra > 0 {
		t.text = append(t.text[:0], t.text[extra:]...)
	}
	return len(text), nil
}

// lastWords returns the line that tells most: that of a panic in Go, or else
// the last one.
func (t *tail) lastWords() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := strings.TrimSpace(string(t.text))
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "panic: ") {
			return clip(strings.TrimSpace(line))
		}
	}
	return clip(text[strings.LastIndexByte(text, '\n')+1:])
}
