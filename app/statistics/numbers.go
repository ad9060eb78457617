package statistics

import (
	"math"
	"strconv"

	"klaverjas/app/frame"
	"klaverjas/app/stats"
	"klaverjas/app/words"
	"klaverjas/i18n"
)

// dash stands where there are too few cases for a figure.
const dash = "–"

// percent is the cell of a share: a percentage, or a dash, with the cases
// behind it.
func percent(name string, s stats.Share) frame.Cell {
	c := frame.Cell{Text: dash, Dim: true, Detail: i18n.T("stats.detail.share", "Name", name, "N", s.N, "Of", s.Of)}
	if p, shown := s.Percent(); shown {
		c.Text, c.Dim = words.Decimal(p, 0)+"%", false
		if p > 0 && p < 10 {
			c.Text = words.Decimal(p, 1) + "%"
		}
		c.Detail += " = " + words.Decimal(p, 1) + "%"
	} else {
		c.Detail += " · " + i18n.T("stats.detail.few", "Count", stats.Enough)
	}
	return c
}

// mean is the cell of a mean: a number, or a dash, with the sum behind it.
func mean(name string, m stats.Mean) frame.Cell {
	c := frame.Cell{Text: dash, Dim: true, Detail: i18n.T("stats.detail.mean", "Name", name, "Sum", m.Sum, "Of", m.Of)}
	if v, shown := m.Value(); shown {
		c.Text, c.Dim = words.Decimal(v, 1), false
		c.Detail += " = " + words.Decimal(v, 2)
	} else {
		c.Detail += " · " + i18n.T("stats.detail.few", "Count", stats.Enough)
	}
	return c
}

// count is the cell of a number of cases.
func count(name string, n int) frame.Cell {
	return frame.Cell{Text: strconv.Itoa(n), Detail: name + ": " + strconv.Itoa(n)}
}

// rating writes a rating with its uncertainty, or a dash.
func rating(r *stats.Rating) string {
	v, shown := r.Value()
	if !shown {
		return dash
	}
	return i18n.T("stats.rating.value", "Rating", words.Decimal(math.Round(v), 0), "Off", words.Decimal(math.Ceil(r.Uncertainty()), 0))
}
