package pad

import (
	"errors"
	"slices"

	"klaverjas/app/sheet"
	"klaverjas/engine"
)

// MaxDeals is how many deals a pad can have.
const MaxDeals = 40

// Heading is what stands above the rows. Rules.Deals is how many deals the
// game has.
type Heading struct {
	Name    string
	Players [4]string // by seat; South and North are wij
	Rules   engine.Rules
	First   engine.Seat // dealer of the first deal
}

// Row is one line of the pad worked out.
type Row struct {
	Entry
	Number int           // of the deal; a deal that all passed has that of the next
	Dealer engine.Seat   // who dealt
	Result engine.Result // zero where all passed
}

// Pad is a score pad with everything that has been done to it. It always has
// a first change, which sets its heading. A copy of the value is a pad of its
// own: what is done to one does not show in the other.
type Pad struct {
	changes []Change
	at      int // so many changes are in force; the rest can be done again
	head    Heading
	entries []Entry
	rows    []Row
}

// New returns an empty pad. It is a *Refusal if the heading makes no sense.
func New(h Heading) (*Pad, error) {
	p := &Pad{}
	if err := p.Do(Change{Kind: Head, Heading: h}); err != nil {
		return nil, err
	}
	return p, nil
}

// Heading returns what stands above the rows.
func (p *Pad) Heading() Heading { return p.head }

// Rows returns the lines written so far.
func (p *Pad) Rows() []Row { return slices.Clone(p.rows) }

// Next returns number and dealer of the deal that is to be written next.
func (p *Pad) Next() (number int, dealer engine.Seat) {
	number = 1 + len(p.played(len(p.rows)))
	return number, p.head.First.Plus(number - 1)
}

// played returns which of the first n rows are deals that count.
func (p *Pad) played(n int) []Row {
	return slices.DeleteFunc(slices.Clone(p.rows[:n]), func(r Row) bool { return r.Passed })
}

// Finished tells whether no more deals can be written.
func (p *Pad) Finished() bool { return p.End() != "" }

// End returns why no more deals can be written: AtLimit, Full or Finished;
// empty while they can.
func (p *Pad) End() Code {
	s := p.Sheet()
	over := s.Over(len(s.Rows))
	switch {
	case over && s.Limit > 0:
		return AtLimit
	case len(s.Rows) >= MaxDeals:
		return Full
	case over:
		return Finished
	default:
		return ""
	}
}

// Sheet returns the pad as a score sheet.
func (p *Pad) Sheet() sheet.Sheet {
	s := sheet.Under(&p.head.Rules)
	for _, r := range p.played(len(p.rows)) {
		s.Add(sheet.Entry{Number: r.Number, Dealer: r.Dealer, Maker: r.Maker, Trump: r.Result.Trump, Result: r.Result})
	}
	return s
}

// DealerOf returns who dealt or has to deal for a row: from 0, the number of
// rows for a new one.
func (p *Pad) DealerOf(row int) engine.Seat {
	if row >= 0 && row < len(p.rows) {
		return p.rows[row].Dealer
	}
	_, dealer := p.Next()
	return dealer
}

// Check returns a *Refusal if an entry cannot be written into a row: from 0,
// the number of rows for a new one.
func (p *Pad) Check(row int, e Entry) error { return e.Check(&p.head.Rules, p.DealerOf(row)) }

// Do makes a change. It is a *Refusal if the change makes no sense; then the
// pad is as it was. What had been undone is gone for good after a change.
func (p *Pad) Do(c Change) error {
	c = c.bare()
	if err := p.allowed(&c); err != nil {
		return err
	}
	next := Pad{head: p.head, entries: p.entries}
	if err := next.apply(&c); err != nil {
		return err
	}
	p.changes = append(slices.Clone(p.changes[:p.at]), c)
	p.at++
	p.head, p.entries, p.rows = next.head, next.entries, next.rows
	return nil
}

// allowed looks at what only holds while a change is being made; a row that
// was right then stays although a later change moves its dealer.
func (p *Pad) allowed(c *Change) error {
	switch c.Kind {
	case Add, Insert:
		if end := p.End(); end != "" {
			return &Refusal{Code: end}
		}
	case Edit:
		if c.Row >= 0 && c.Row < len(p.rows) && c.Entry.Maker == p.entries[c.Row].Maker && !c.Entry.Passed {
			return nil
		}
	default:
		return nil
	}
	if c.Kind == Add {
		return p.Check(len(p.rows), c.Entry)
	}
	return p.Check(c.Row, c.Entry)
}

// apply changes heading or rows and works everything out again.
func (p *Pad) apply(c *Change) error {
	inside := c.Row >= 0 && c.Row < len(p.entries)
	entries := slices.Clone(p.entries)
	switch {
	case c.Kind == Head:
		p.head = c.Heading
	case c.Kind == Add:
		entries = append(entries, c.Entry)
	case !inside:
		return &Refusal{Code: NoSuchRow}
	case c.Kind == Edit:
		entries[c.Row] = c.Entry
	case c.Kind == Insert:
		entries = slices.Insert(entries, c.Row, c.Entry)
	case c.Kind == Delete:
		entries = slices.Delete(entries, c.Row, c.Row+1)
	default:
		return &Refusal{Code: BadNumber}
	}
	p.entries = entries
	return p.workOut()
}

// workOut settles every row under the heading.
func (p *Pad) workOut() error {
	if err := p.head.check(); err != nil {
		return err
	}
	p.rows = nil
	number := 1
	for i, e := range p.entries {
		res, err := e.Settle(&p.head.Rules)
		if err != nil {
			var r *Refusal
			if errors.As(err, &r) {
				r.Row = i + 1
			}
			return err
		}
		p.rows = append(p.rows, Row{Entry: e, Number: number, Dealer: p.head.First.Plus(number - 1), Result: res})
		if !e.Passed {
			number++
		}
	}
	if played := number - 1; p.head.Rules.Length == engine.LengthDeals && played > p.head.Rules.Deals {
		return &Refusal{Code: FewDeals, Low: played}
	}
	return nil
}

// check looks at the heading alone.
func (h *Heading) check() error {
	switch {
	case h.Rules.Deals < 1 || h.Rules.Deals > MaxDeals || h.First > engine.East:
		return &Refusal{Code: BadNumber, Points: h.Rules.Deals}
	case h.Rules.Validate() != nil:
		return &Refusal{Code: BadRules}
	}
	return nil
}
