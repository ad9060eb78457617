package bots

import (
	"fmt"
	"strings"
)

// Kind is a bot that can be made by name.
type Kind struct {
	Name string
	Line string // what it does, in one line of English
	make func(seed uint64) Bot
}

// Kinds returns every kind of bot, the weakest first.
func Kinds() []Kind {
	return []Kind{
		{"first-legal", "plays the first legal card and passes when it may", func(uint64) Bot { return firstLegal{} }},
		{"random", "plays and bids at random within the rules", func(seed uint64) Bot { return newRandom(seed) }},
		{"rule-1", "the first rule bot, frozen as a yardstick", func(uint64) Bot { return frozen() }},
		{"regular", "a café regular: counts trumps, helps its partner, gives nothing away", func(uint64) Bot { return cafeRegular() }},
	}
}

// Names returns the names of all kinds of bot.
func Names() []string {
	var names []string
	for _, k := range Kinds() {
		names = append(names, k.Name)
	}
	return names
}

// New makes a bot by name. The seed decides whatever it does at random. It is
// an error that lists the names if there is no such bot.
func New(name string, seed uint64) (Bot, error) {
	for _, k := range Kinds() {
		if k.Name == name {
			return k.make(seed), nil
		}
	}
	return nil, fmt.Errorf("no bot %q: expected one of %s", name, strings.Join(Names(), ", "))
}

// cafeRegular is the regular as it plays now.
func cafeRegular() Bot { return regular{name: "regular", weights: &cafe, bids: &cafeBids} }

// frozen is rule-1, the yardstick for every later bot. Today it is the
// regular under another name; whoever changes the regular first gives rule-1
// its own copy of the code and the weights.
func frozen() Bot { return regular{name: "rule-1", weights: &cafe, bids: &cafeBids} }
