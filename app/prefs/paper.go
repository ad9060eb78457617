package prefs

import (
	"encoding/json"

	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
)

// Paper is how paper was wanted the last time.
type Paper struct {
	Format    paper.Format    `json:"format"`
	Notation  sheet.Notation  `json:"notation"`
	Colour    bool            `json:"colour"`
	Copies    int             `json:"copies"`
	Numbering paper.Numbering `json:"numbering"`
	Rounds    int             `json:"rounds"`
	Club      string          `json:"club"`
	Duplex    bool            `json:"duplex"`
	Printer   string          `json:"printer"` // empty: the system's default
}

const keyPaper = "paper"

// Paper returns how paper was wanted the last time. What is damaged or out of
// range is as if never chosen.
func (p Prefs) Paper() Paper {
	kept := Paper{}
	if json.Unmarshal([]byte(p.store.String(keyPaper)), &kept) != nil {
		kept = Paper{}
	}
	n := &kept.Notation
	if kept.Format > paper.Letter || kept.Numbering > paper.NumberBoth ||
		n.Roem > sheet.RoemStrokes || n.Nat > sheet.NatShort || n.Pit > sheet.PitM {
		kept = Paper{}
	}
	kept.Copies = min(max(kept.Copies, 1), paper.MaxCopies)
	if kept.Rounds < 1 || kept.Rounds > paper.MaxCopies {
		kept.Rounds = 3
	}
	return kept
}

// SetPaper keeps how paper is wanted.
func (p Prefs) SetPaper(kept Paper) {
	if text, err := json.Marshal(kept); err == nil {
		p.store.SetString(keyPaper, string(text))
	}
}
