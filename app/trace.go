package app

import (
	"encoding/json"
	"io"

	"klaverjas/app/look"
	"klaverjas/app/table"
	"klaverjas/i18n"
)

// Tracer writes a line of JSON whenever something else is on the screen. The
// real-window tests steer by it; it does not touch the game.
type Tracer struct{ out *json.Encoder }

// NewTracer returns a tracer that writes to w.
func NewTracer(w io.Writer) *Tracer { return &Tracer{json.NewEncoder(w)} }

// Screen is one line of a trace: which screen is shown and what can be
// clicked on it, in the window's pixels.
type Screen struct {
	Name     string         `json:"name"` // start, table, overlay or the name of a page
	Language string         `json:"language"`
	Scale    float32        `json:"scale"` // pixels per unit of the places
	Width    float32        `json:"width"`
	Height   float32        `json:"height"`
	Table    table.Snapshot `json:"table"`
	Block    int64          `json:"block_ms,omitempty"` // longest time the main goroutine was busy, if measured
	Work     int64          `json:"work_ms,omitempty"`  // longest such time, above a limit, that was not the toolkit's painting
	Spots    []look.Spot    `json:"spots"`
	Texts    [][]string     `json:"texts,omitempty"` // what a page has to say, if it says
}

// telling is a page that has more to say than its spots.
type telling interface{ Texts() [][]string }

// trace traces what is on the screen now.
func (g *Game) trace() {
	if g.opt.Trace == nil {
		return
	}
	size := g.window.Canvas().Size()
	s := Screen{
		Name: "start", Language: string(i18n.Current()), Scale: g.window.Canvas().Scale(),
		Width: size.Width, Height: size.Height, Table: g.table.Snapshot(), Block: longestBlock.Load() / 1e6, Work: longestWork.Load() / 1e6,
	}
	switch {
	case g.overlay.IsOpen():
		s.Name, s.Spots = "overlay", g.overlay.Spots()
	case g.pages.top() != nil:
		s.Name, s.Spots = g.pages.top().Name(), g.pages.top().Spots()
		if t, ok := g.pages.top().(telling); ok {
			s.Texts = t.Texts()
		}
	case g.atTable:
		s.Name, s.Spots = "table", g.table.Spots()
	default:
		s.Spots = g.start.Spots()
	}
	if err := g.opt.Trace.out.Encode(s); err != nil {
		g.opt.Trace = nil // nobody reads any more
	}
}
