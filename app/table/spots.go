package table

import (
	"klaverjas/app/look"
	"klaverjas/engine"
)

// Snapshot is what the table shows, for traces and tests.
type Snapshot struct {
	Asking   bool       `json:"asking"`
	Phase    string     `json:"phase"`
	Legal    []string   `json:"legal,omitempty"`
	Hand     []string   `json:"hand,omitempty"`
	Marked   string     `json:"marked,omitempty"` // the card or button that Return would play or press
	Status   string     `json:"status"`
	Result   string     `json:"result,omitempty"`
	Sheet    [][]string `json:"sheet,omitempty"`
	Over     bool       `json:"over"`
	Peeking  bool       `json:"peeking"`
	Deal     int        `json:"deal"`
	Trick    int        `json:"trick"`
	OnTable  int        `json:"on_table"`
	Actions  int        `json:"actions"`          // done in the deal so far, by everyone
	Moving   bool       `json:"moving"`           // something is on its way
	Writing  bool       `json:"writing"`          // the score card is being drawn anew
	Moment   string     `json:"moment,omitempty"` // roem, nat or pit, while it is told
	Log      []string   `json:"log,omitempty"`    // the last sentences, while the log is open
	Practice bool       `json:"practice"`
	Remark   string     `json:"remark,omitempty"` // what is said of what the human did last
	Cards    int        `json:"cards"`            // cards seen or held, of the 32
}

// Snapshot returns what the table shows.
func (t *Table) Snapshot() Snapshot {
	if t.session == nil {
		return Snapshot{}
	}
	d := t.match.Deal()
	trick := d.Trick()
	s := Snapshot{
		Asking: t.asking, Phase: [...]string{"bidding", "playing", "last_claim", "settled", "passed_out"}[d.Phase],
		Status: t.status.text.Text, Sheet: t.sheet.texts(), Over: t.match.Over(), Peeking: t.peeking,
		Deal: d.Number, Trick: d.TrickCount, OnTable: int(trick.Count), Actions: len(d.Actions()),
	}
	s.Marked = t.marked()
	s.Moving, s.Moment, s.Practice = len(t.mover.moves) > 0, t.moment.kind, d.Practice
	s.Writing, s.Remark = !t.sheet.picture.Drawn(), t.remark
	if t.log.open {
		s.Log = t.news.lines[max(0, len(t.news.lines)-logLines):]
	}
	s.Cards = d.Played().Len()
	for _, seat := range engine.Seats {
		s.Cards += d.Hand(seat).Len()
	}
	for _, c := range t.hand() {
		s.Hand = append(s.Hand, c.String())
	}
	if t.asking {
		for c := range d.Legal().All() {
			s.Legal = append(s.Legal, c.String())
		}
	}
	if t.settled {
		s.Result = t.result.title.Text
	}
	return s
}

// marked names the card or button that Return would play or press.
func (t *Table) marked() string {
	hand := t.hand()
	switch row := t.row(); {
	case row != nil:
		return row.buttons[row.at].ID
	case t.asking && t.selected >= 0 && t.selected < len(hand):
		return hand[t.selected].String()
	default:
		return ""
	}
}

// Spots returns what can be clicked: cards by their name, buttons by theirs.
// A card's spot is the part of it that no other card covers.
func (t *Table) Spots() []look.Spot {
	if t.session == nil {
		return nil
	}
	var spots []look.Spot
	hand := t.hand()
	for i, c := range hand {
		spot := look.SpotOf(c.String(), t.cards[c])
		if i+1 < len(hand) {
			spot.W = look.SpotOf("", t.cards[hand[i+1]]).X - spot.X
		}
		spots = append(spots, spot)
	}
	buttons := []*look.Button{
		t.tools.last, t.tools.menu, t.tools.tab, t.tools.back, t.bids.pass, t.claims.roem, t.claims.next,
		t.result.next, t.result.again, t.result.review, t.result.paper, t.tools.hint, t.log.copy, t.log.close,
	}
	buttons = append(buttons, t.bids.suits[:]...)
	for _, b := range buttons {
		if b.Visible() {
			spots = append(spots, look.SpotOf(b.ID, b))
		}
	}
	return spots
}
