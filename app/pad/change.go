package pad

// Kind is what a change does.
type Kind uint8

// The kinds.
const (
	Head   Kind = iota // sets the heading
	Add                // writes a deal below the others
	Edit               // writes a row anew
	Insert             // writes a deal before a row
	Delete             // takes a row away
)

// Change is one thing done to a pad.
type Change struct {
	Kind    Kind
	Row     int     // for Edit, Insert and Delete, from 0
	Entry   Entry   // for Add, Edit and Insert
	Heading Heading // for Head
}

// bare returns the change without what its kind does not need.
func (c Change) bare() Change {
	switch c.Kind {
	case Head:
		return Change{Kind: Head, Heading: c.Heading}
	case Add:
		return Change{Kind: Add, Entry: c.Entry}
	case Delete:
		return Change{Kind: Delete, Row: c.Row}
	default:
		return Change{Kind: c.Kind, Row: c.Row, Entry: c.Entry}
	}
}

// CanUndo tells whether there is a change to undo.
func (p *Pad) CanUndo() bool { return p.at > 1 }

// CanRedo tells whether there is an undone change.
func (p *Pad) CanRedo() bool { return p.at < len(p.changes) }

// Undo takes the last change back and tells whether there was one.
func (p *Pad) Undo() bool { return p.CanUndo() && p.jump(p.at-1) }

// Redo makes the change again that was undone last and tells whether there was one.
func (p *Pad) Redo() bool { return p.CanRedo() && p.jump(p.at+1) }

// jump puts the first so many changes in force.
func (p *Pad) jump(at int) bool {
	var next Pad
	for i := range p.changes[:at] {
		if next.apply(&p.changes[i]) != nil {
			return false
		}
	}
	p.at, p.head, p.entries, p.rows = at, next.head, next.entries, next.rows
	return true
}

// Log returns every change of the pad, those undone too, and how many of them
// are in force.
func (p *Pad) Log() (changes []Change, at int) { return p.changes, p.at }
