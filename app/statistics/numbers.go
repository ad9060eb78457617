package statistics

import (
	"math"
	"strconv"
	"strings"

	"klaverjas/app/frame"
	"klaverjas/app/stats"
	"klaverjas/i18n"
)

// dash stands where there are too few cases for a figure.
const dash = "–"

// decimal writes a number with so many digits behind the comma, as the
// language does.
func decimal(v float64, digits int) string {
	text := strconv.FormatFloat(v, 'f', digits, 64)
	if strings.Trim(text, "-0.") == "" {
		text = strings.TrimPrefix(text, "-")
	}
	if i18n.Current() == i18n.Dutch {
		text = strings.Replace(text, ".", ",", 1)
	}
	return strings.Replace(text, "-", "−", 1)
}

// signed writes a number with its sign, plus too.
func signed(v float64, digits int) string {
	text := decimal(v, digits)
	if v > 0 && strings.Trim(text, "0.,") != "" {
		return "+" + text
	}
	return text
}

// percent is the cell of a share: a percentage, or a dash, with the cases
// behind it.
func percent(name string, s stats.Share) frame.Cell {
	c := frame.Cell{Text: dash, Dim: true, Detail: i18n.T("stats.detail.share", "Name", name, "N", s.N, "Of", s.Of)}
	if p, shown := s.Percent(); shown {
		c.Text, c.Dim = decimal(p, 0)+"%", false
		if p > 0 && p < 10 {
			c.Text = decimal(p, 1) + "%"
		}
		c.Detail += " = " + decimal(p, 1) + "%"
	} else {
		c.Detail += " · " + i18n.T("stats.detail.few", "Count", stats.Enough)
	}
	return c
}

// mean is the cell of a mean: a number, or a dash, with the sum behind it.
func mean(name string, m stats.Mean) frame.Cell {
	c := frame.Cell{Text: dash, Dim: true, Detail: i18n.T("stats.detail.mean", "Name", name, "Sum", m.Sum, "Of", m.Of)}
	if v, shown := m.Value(); shown {
		c.Text, c.Dim = decimal(v, 1), false
		c.Detail += " = " + decimal(v, 2)
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
	return i18n.T("stats.rating.value", "Rating", decimal(math.Round(v), 0), "Off", decimal(math.Ceil(r.Uncertainty()), 0))
}
