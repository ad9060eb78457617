package external

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"klaverjas/bots"
	"klaverjas/engine"
)

// The times that an outside bot has, by the clock.
const (
	DefaultLimit = 2 * time.Second  // for an answer
	DefaultStart = 10 * time.Second // for the first word after it was started, on top of that
)

// mostFailures is how often in a row a program is started for nothing: after
// that it is given up.
const mostFailures = 4

// Config says how to run an outside bot.
type Config struct {
	Command string        // the program and its arguments, see [Find]
	Limit   time.Duration // for an answer, DefaultLimit if 0
	Start   time.Duration // for the first word, DefaultStart if 0
}

// Patience returns how long a question to a bot with this limit can take at
// the very most, start and restart included.
func Patience(limit time.Duration) time.Duration {
	return 3 * (orElse(limit, DefaultLimit) + DefaultStart)
}

func orElse(d, instead time.Duration) time.Duration {
	if d <= 0 {
		return instead
	}
	return d
}

// Bot plays through a program of its own. The program is started at the first
// question, and again after it has crashed or kept us waiting. A failure is an
// error, and it is for the caller to act in its place; see [bots.Safe]. Close
// must be called in the end.
type Bot struct {
	config Config

	mu       sync.Mutex // an abandoned question may still be under way
	running  *process   // nil while there is none
	rules    engine.Rules
	seed     uint64
	id       int64
	failures int           // crashes and hangs since the last answer
	took     time.Duration // see Took
}

// New returns a bot that has not been started.
func New(c Config) *Bot {
	c.Limit, c.Start = orElse(c.Limit, DefaultLimit), orElse(c.Start, DefaultStart)
	return &Bot{config: c}
}

// Name returns ext: and the command.
func (b *Bot) Name() string { return "ext:" + b.config.Command }

// Begin tells the bot that what follows is a new table or match. The seed,
// below 2^53, is for what it does at random.
func (b *Bot) Begin(seed uint64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.seed = seed
}

// Took returns how long the program took over the last question, by the clock
// and without the time to start it.
func (b *Bot) Took() time.Duration {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.took
}

// Close ends the program and waits until it is gone.
func (b *Bot) Close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.running != nil {
		b.running.stop(leaveTime)
		b.running = nil
	}
}

// Bid asks the program.
func (b *Bot) Bid(ctx context.Context, v engine.View) (bots.Decision, error) {
	return b.ask(ctx, typeBid, &v)
}

// Play asks the program.
func (b *Bot) Play(ctx context.Context, v engine.View) (bots.Decision, error) {
	return b.ask(ctx, typePlay, &v)
}

// Claim asks the program.
func (b *Bot) Claim(ctx context.Context, v engine.View) (bots.Decision, error) {
	return b.ask(ctx, typeClaim, &v)
}

// ask puts a question and reads the action.
func (b *Bot) ask(ctx context.Context, kind string, v *engine.View) (bots.Decision, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.took = 0
	if err := b.ready(ctx, v); err != nil {
		return bots.Decision{}, err
	}
	began := time.Now()
	defer func() { b.took = time.Since(began) }()
	q := question(kind, b.seed, v)
	r, err := b.exchange(ctx, &q, b.config.Limit)
	if err != nil {
		return bots.Decision{}, err
	}
	if r.Action == nil {
		return bots.Decision{}, errors.New("answer without an action")
	}
	a, err := actionOf(kind, *r.Action, v.Seat)
	return bots.Decision{Action: a}, err
}

// ready starts the program if it is not there and greets it, also when the
// rules have changed.
func (b *Bot) ready(ctx context.Context, v *engine.View) error {
	limit := b.config.Limit
	switch {
	case b.running != nil && b.rules == v.Rules:
		return nil
	case b.running == nil && b.failures >= mostFailures:
		return fmt.Errorf("given up after it failed %d times in a row", b.failures)
	case b.running == nil:
		p, err := start(b.config.Command)
		if err != nil {
			b.failures++
			return err
		}
		b.running, b.rules = p, engine.Rules{}
		limit += b.config.Start
	}
	hello := greeting(b.config.Limit, b.seed, &v.Rules)
	r, err := b.exchange(ctx, &hello, limit)
	if err == nil && (r.Protocol == nil || *r.Protocol != Version) {
		err = fmt.Errorf("hello answered without \"protocol\": %d", Version)
		b.fail()
	}
	if err == nil {
		b.rules = v.Rules
	}
	return err
}

// exchange sends a request and reads its reply. A program that has ended or
// keeps us waiting is done away with.
func (b *Bot) exchange(ctx context.Context, q *request, limit time.Duration) (reply, error) {
	b.id++
	q.ID = b.id
	line, err := json.Marshal(q)
	if err != nil {
		return reply{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	r, err := b.running.exchange(ctx, append(line, '\n'), b.id)
	switch {
	case errors.Is(err, errGone), errors.Is(err, context.DeadlineExceeded):
		why := b.fail()
		if errors.Is(err, context.DeadlineExceeded) {
			return r, fmt.Errorf("no answer within %s; it was ended", limit)
		}
		return r, fmt.Errorf("it ended by itself: %s", why)
	case err == nil && q.Type != typeHello:
		b.failures = 0
	}
	return r, err
}

// fail ends the program and returns what became of it.
func (b *Bot) fail() string {
	b.failures++
	why := b.running.stop(0)
	b.running = nil
	return why
}

// parseReply reads a bot's line.
func parseReply(line []byte) (reply, error) {
	var r reply
	if err := json.Unmarshal(line, &r); err != nil {
		return reply{}, fmt.Errorf("answer is not a JSON object: %q", clip(string(line)))
	}
	if r.Error != nil {
		return r, fmt.Errorf("it answered with the error %q", clip(*r.Error))
	}
	return r, nil
}
