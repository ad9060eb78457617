package pad

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"klaverjas/engine"
)

var (
	kindNames  = []string{"head", "add", "edit", "insert", "delete"}
	sweepNames = []string{"", "pit", "counter_pit"}
)

// changeText is a change as it is kept: one line of JSON.
type changeText struct {
	Do   string     `json:"do"`
	Row  int        `json:"row,omitempty"` // from 1
	Deal *entryText `json:"deal,omitempty"`
	Head *headText  `json:"head,omitempty"`
}

type entryText struct {
	Passed bool   `json:"passed,omitempty"`
	Maker  string `json:"maker,omitempty"`
	Trump  string `json:"trump,omitempty"`
	Sweep  string `json:"sweep,omitempty"`
	Side   int    `json:"side"`
	Points *int   `json:"points,omitempty"`
	Roem   [2]int `json:"roem"`
}

type headText struct {
	Name    string    `json:"name"`
	Players [4]string `json:"players"`
	Rules   string    `json:"rules"`
	First   string    `json:"first"`
}

// String returns the change as one line of JSON.
func (c Change) String() string {
	t := changeText{Do: kindNames[c.Kind]}
	if c.Kind == Head {
		h := &c.Heading
		t.Head = &headText{h.Name, h.Players, h.Rules.String(), h.First.String()}
	}
	if c.Kind == Edit || c.Kind == Insert || c.Kind == Delete {
		t.Row = c.Row + 1
	}
	if c.Kind == Add || c.Kind == Edit || c.Kind == Insert {
		t.Deal = c.Entry.text()
	}
	line, err := json.Marshal(t)
	if err != nil {
		return "" // cannot be: there are only strings and numbers
	}
	return string(line)
}

func (e *Entry) text() *entryText {
	t := &entryText{Passed: e.Passed, Sweep: sweepNames[e.Sweep], Side: int(e.Side), Roem: e.Roem}
	if e.HasMaker {
		t.Maker = e.Maker.String()
	}
	if e.HasTrump {
		t.Trump = e.Trump.String()
	}
	if e.HasPoint {
		t.Points = &e.Points
	}
	return t
}

// ParseChange reads a change from its line of JSON.
func ParseChange(line string) (Change, error) {
	var t changeText
	dec := json.NewDecoder(strings.NewReader(line))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&t); err != nil {
		return Change{}, err
	}
	kind := slices.Index(kindNames, t.Do)
	c := Change{Kind: Kind(max(kind, 0)), Row: max(t.Row-1, 0)}
	var err error
	switch {
	case kind < 0:
		return Change{}, fmt.Errorf("%q is no change of a pad", t.Do)
	case c.Kind == Head && t.Head != nil:
		c.Heading, err = t.Head.parse()
	case c.Kind == Delete:
	case c.Kind != Head && t.Deal != nil:
		c.Entry, err = t.Deal.parse()
	default:
		return Change{}, fmt.Errorf("%q without what it writes", t.Do)
	}
	return c, err
}

func (t *headText) parse() (Heading, error) {
	rules, err := engine.ParseRules(t.Rules)
	if err != nil {
		return Heading{}, err
	}
	first, err := engine.ParseSeat(t.First)
	return Heading{t.Name, t.Players, rules, first}, err
}

func (t *entryText) parse() (e Entry, err error) {
	sweep := slices.Index(sweepNames, t.Sweep)
	if sweep < 0 || t.Side < 0 || t.Side > 1 {
		return e, fmt.Errorf("sweep %q of side %d", t.Sweep, t.Side)
	}
	e = Entry{Passed: t.Passed, Sweep: Sweep(sweep), Side: engine.Side(t.Side), Roem: t.Roem}
	if t.Maker != "" {
		e.HasMaker = true
		if e.Maker, err = engine.ParseSeat(t.Maker); err != nil {
			return e, err
		}
	}
	if t.Trump != "" {
		e.HasTrump = true
		if e.Trump, err = engine.ParseSuit(t.Trump); err != nil {
			return e, err
		}
	}
	if t.Points != nil {
		e.HasPoint, e.Points = true, *t.Points
	}
	return e, nil
}

// Load makes a pad of its kept changes, of which the first at are in force.
func Load(lines []string, at int) (*Pad, error) {
	p := &Pad{}
	for i, line := range lines {
		c, err := ParseChange(line)
		if err != nil {
			return nil, fmt.Errorf("change %d: %w", i+1, err)
		}
		p.changes = append(p.changes, c)
	}
	if at < 1 || at > len(p.changes) || p.changes[0].Kind != Head || !p.jump(at) {
		return nil, fmt.Errorf("changes that make no pad")
	}
	return p, nil
}
