package words

import (
	"time"

	"klaverjas/i18n"
)

// Moment writes a day and a time as people here write them in a list.
func Moment(t time.Time) string {
	form := "2006-01-02 15:04"
	if i18n.Current() == i18n.Dutch {
		form = "02-01-2006 15:04"
	}
	return t.Local().Format(form)
}

// Day writes a day as it stands on a score sheet.
func Day(t time.Time) string {
	t = t.Local()
	return i18n.T("preview.date", "Day", t.Day(), "Month", i18n.T("preview.month."+t.Format("01")), "Year", t.Year())
}
