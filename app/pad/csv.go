package pad

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"

	"klaverjas/engine"
	"klaverjas/i18n"
)

// columns are the keys of the columns of the CSV file, in order. The columns
// "…0" are those of wij and "…1" of zij. Points, roem and total are what is
// written down (nothing for the makers when nat, pit within roem); counted and
// counted_roem are what was entered, before anything was transferred.
var columns = []string{
	"number", "dealer", "maker", "trump",
	"points0", "roem0", "total0", "points1", "roem1", "total1", "standing0", "standing1",
	"verdict", "counted0", "counted1", "counted_roem0", "counted_roem1",
}

var suitNames = [4]string{"suit.clubs", "suit.diamonds", "suit.hearts", "suit.spades"}

// WriteCSV writes the pad as a table for a spreadsheet: UTF-8 with a byte order
// mark, semicolons and lines that end in CR LF, as a Dutch spreadsheet opens
// them by itself. The first line names the columns, in the language in force;
// then there is a line for each row. A deal that all passed has no number and
// no points.
func (p *Pad) WriteCSV(w io.Writer) error {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	out.Comma, out.UseCRLF = ';', true
	heads := make([]string, len(columns))
	for i, c := range columns {
		heads[i] = i18n.T("pad.csv." + c)
	}
	if err := out.Write(heads); err != nil {
		return err
	}
	running := [2]int{}
	for i := range p.rows {
		r := &p.rows[i]
		running[0] += r.Result.Score[0]
		running[1] += r.Result.Score[1]
		if err := out.Write(p.cells(r, running)); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// cells returns the values of a row in the order of the columns.
func (p *Pad) cells(r *Row, running [2]int) []string {
	cells := make([]string, len(columns))
	cells[1] = safe(p.player(r.Dealer))
	verdict := "passed"
	if !r.Passed {
		res, points := &r.Result, r.PointsOf(&p.head.Rules)
		verdict = res.Verdict.String()
		cells[0], cells[2], cells[3] = strconv.Itoa(r.Number), safe(p.player(r.Maker)), i18n.T(suitNames[r.Trump&3])
		for i, n := range []int{
			res.Points[0], res.Bonus[0], res.Score[0], res.Points[1], res.Bonus[1], res.Score[1], running[0], running[1],
		} {
			cells[4+i] = strconv.Itoa(n)
		}
		for i, n := range []int{points[0], points[1], r.Roem[0], r.Roem[1]} {
			cells[13+i] = strconv.Itoa(n)
		}
	}
	cells[12] = i18n.T("pad.csv.verdict." + verdict)
	return cells
}

// player returns the name of who sits at a seat, or the seat's.
func (p *Pad) player(s engine.Seat) string {
	if name := p.head.Players[s&3]; name != "" {
		return name
	}
	return i18n.T("pad.seat." + s.String())
}

// safe keeps a spreadsheet from reading a name as a formula.
func safe(name string) string {
	if name != "" && strings.ContainsAny(name[:1], "=+-@\t\r") {
		return "'" + name
	}
	return name
}
