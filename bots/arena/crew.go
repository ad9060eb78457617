package arena

import (
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"time"

	"klaverjas/bots"
	"klaverjas/bots/external"
	"klaverjas/engine"
)

// Outside is how the name of a bot begins that is a program of its own; the
// command that runs it follows.
const Outside = "ext:"

// Kinds returns every bot that can play here by name, the game's own and those
// that only an arena can show all cards.
func Kinds() []bots.Kind {
	return append(bots.Kinds(), bots.Kind{Name: seerName, Line: "sees all cards and plays them perfectly for the score; a yardstick, only here"})
}

// New makes a bot by name, as bots.New does, the arena's own ones included. An
// outside bot is not made by this; see [external.New].
func New(name string, seed uint64) (bots.Bot, error) {
	if name == seerName {
		return newSeer(), nil
	}
	b, err := bots.New(name, seed)
	if err != nil {
		var names []string
		for _, k := range Kinds() {
			names = append(names, k.Name)
		}
		return nil, fmt.Errorf("no bot %q: expected one of %s, or %sCOMMAND", name, strings.Join(names, ", "), Outside)
	}
	return b, nil
}

// checkNames refuses a bot that is not there.
func checkNames(names ...string) error {
	for _, name := range names {
		if command, ok := strings.CutPrefix(name, Outside); ok {
			if err := external.Find(command); err != nil {
				return err
			}
			continue
		}
		if _, err := New(name, 0); err != nil {
			return err
		}
	}
	return nil
}

// crew is the bots of one core. A bot of ours is made afresh for every table;
// an outside bot is started once for each place, so that it can neither tell
// its partner what it holds nor meet a deal again with the sides exchanged.
type crew struct {
	names    []string
	programs []map[engine.Seat]*external.Bot // by place in names
	limit    time.Duration
	log      *faultLog
}

// crews are one for each core.
type crews []*crew

func newCrews(cores int, limit time.Duration, log *slog.Logger, names ...string) crews {
	all := make(crews, max(1, cores))
	lines := newFaultLog(log)
	for i := range all {
		all[i] = &crew{names: names, programs: make([]map[engine.Seat]*external.Bot, len(names)), limit: limit, log: lines}
	}
	return all
}

// close ends all outside bots.
func (all crews) close() {
	for _, c := range all {
		for _, at := range c.programs {
			for _, p := range at {
				p.Close()
			}
		}
	}
}

// outside tells whether any of these bots is a program of its own.
func outside(names ...string) bool {
	return slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(n, Outside) })
}

// sit returns the bot that one of the names plays at a seat.
func (c *crew) sit(who int, seat engine.Seat, seed uint64) bots.Bot {
	command, out := strings.CutPrefix(c.names[who], Outside)
	if !out {
		b, err := New(c.names[who], seed)
		if err != nil {
			panic(err) // the names have been checked
		}
		return b
	}
	p := c.programs[who][seat]
	if p == nil {
		p = external.New(external.Config{Command: command, Limit: c.limit})
		if c.programs[who] == nil {
			c.programs[who] = map[engine.Seat]*external.Bot{}
		}
		c.programs[who][seat] = p
	}
	p.Begin(seed)
	return p
}

// seedFor returns the seed of the bot at a seat of a board. It has 53 bits, so
// that every language reads it as a number.
func seedFor(match uint64, board int, seat engine.Seat) uint64 {
	return engine.NewRandom(match, uint64(board), uint64(seat)).Uint64() >> 11
}
