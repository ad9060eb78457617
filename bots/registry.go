package bots

import (
	"context"
	"fmt"
	"strings"

	"klaverjas/bots/playout"
	"klaverjas/engine"
)

// Kind is a bot that can be made by name.
type Kind struct {
	Name string
	Line string // what it does, in one line of English
	make func(seed uint64) Bot
}

// Kinds returns every kind of bot: the yardsticks, which never change, and
// then the levels of the game.
func Kinds() []Kind { return append(yardsticks(), Levels()...) }

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

func yardsticks() []Kind {
	return []Kind{
		{"first-legal", "plays the first legal card and passes when it may", func(uint64) Bot { return firstLegal{} }},
		{"random", "plays and bids at random within the rules", func(seed uint64) Bot { return newRandom(seed) }},
		{"rule-1", "the first rule bot: counts, weighs each card by rules, does not search", func(uint64) Bot { return ruleOne() }},
		{"playouts-1000", "tries each card in 1,000 even deals that rule-1's habits play out; bids as rule-1", newPlayouts},
		{"pimc-20", "solves 20 even deals with open cards; bids as rule-1", func(seed uint64) Bot { return newPimc("pimc-20", 20, seed) }},
		{"pimc-100", "solves 100 even deals with open cards; bids as rule-1", func(seed uint64) Bot { return newPimc("pimc-100", 100, seed) }},
	}
}

// ruleOne is the rule bot whose play never changes. Whoever gives another bot
// better weights or bids leaves cafe and cafeBids to it and makes new ones;
// TestYardsticksNeverChange in the arena tells if it was forgotten.
func ruleOne() regular { return regular{name: "rule-1", weights: &cafe, bids: &cafeBids} }

// newPlayouts returns the yardstick of flat playouts. Its weights and its
// effort never change; without them it answers nothing, since whatever else
// played in its place would be measured under its name.
func newPlayouts(seed uint64) Bot {
	const name = "playouts-1000"
	w, err := playout.Imitating()
	if err != nil {
		return unfit{name, err}
	}
	return &thinker{
		name: name, search: playout.NewSearcher(w, seed), rules: ruleOne(), bidsByRules: true,
		cards: playout.Effort{Worlds: 1000},
	}
}

// unfit is a bot that cannot play: every question is an error.
type unfit struct {
	name string
	err  error
}

func (b unfit) Name() string { return b.name }

func (b unfit) Bid(context.Context, engine.View) (Decision, error) { return Decision{}, b.err }

func (b unfit) Play(context.Context, engine.View) (Decision, error) { return Decision{}, b.err }

func (b unfit) Claim(context.Context, engine.View) (Decision, error) { return Decision{}, b.err }
