package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// The places to click that tell something say it to a screen reader; the cloth
// is passed by.
func TestPlacesToClickAreSpoken(t *testing.T) {
	p := sit(t, "room-amsterdam", 3)
	p.toCard(t)
	p.Key(fyne.KeyG)
	log := p.log.catch.AccessibilityLabel()
	if last := strings.TrimSuffix(p.news.last(), "."); !strings.HasPrefix(log, p.log.title.Text) || !strings.HasSuffix(log, last) {
		t.Errorf("the log says %q, the last sentence is %q", log, last)
	}
	if got := p.status.area.AccessibilityLabel(); got == "" || got != p.status.text.Text {
		t.Errorf("the status line says %q, not %q", got, p.status.text.Text)
	}
	if got := p.sheet.catch.AccessibilityLabel(); got != "Deal 1 of 8. Us 0 – them 0" {
		t.Errorf("the score card says %q", got)
	}
	for area, want := range map[*clickArea]fyne.AccessibleRole{
		p.top: fyne.AccessibleRoleContainer, p.status.area: fyne.AccessibleRoleButton, p.log.catch: fyne.AccessibleRoleText,
	} {
		if got := area.AccessibilityRole(); got != want {
			t.Errorf("the role is %s, want %s", got, want)
		}
	}
}
