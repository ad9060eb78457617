package app

import (
	"klaverjas/app/overlay"
	"klaverjas/i18n"
)

// binding is a key and what it does: the name is said by "keys.name." + name
// where the language has a word for it, what it does by "keys.do." + does.
type binding struct{ name, does string }

// keyMap is every key, in groups; the screen of keys is made of nothing else.
var keyMap = []struct {
	group string
	keys  []binding
}{
	{"hand", []binding{
		{"arrows", "move"},
		{"enter", "play"},
		{"digits", "digits"},
		{"P", "pass"},
		{"R", "roem"},
		{"space", "space"},
		{"backspace", "back"},
	}},
	{"table", []binding{
		{"H", "hint"}, {"L", "last"}, {"G", "log"}, {"S", "sheet"}, {"A", "again"}, {"F10", "menu"},
	}},
	{"all", []binding{
		{"F1", "help"}, {"F2", "settings"}, {"F5", "table"}, {"pages", "pages"}, {"esc", "escape"},
	}},
}

// openKeys shows the map of keys.
func (g *Game) openKeys() {
	g.overlay.Open(func() overlay.Content {
		return overlay.Content{
			Title: i18n.T("keys.title"), Columns: keyColumns(),
			Buttons: []overlay.Button{{ID: "close", Label: i18n.T("keys.close"), Tapped: g.overlay.Close}},
		}
	})
	g.changed()
}

// keyColumns says the map of keys in the language in force.
func keyColumns() []overlay.Column {
	var columns []overlay.Column
	for _, g := range keyMap {
		c := overlay.Column{Title: i18n.T("keys.group." + g.group)}
		for _, k := range g.keys {
			c.Rows = append(c.Rows, [2]string{k.word(), i18n.T("keys.do." + k.does)})
		}
		columns = append(columns, c)
	}
	return columns
}

// word returns what is printed on the key.
func (b binding) word() string {
	if key := "keys.name." + b.name; i18n.Has(key) {
		return i18n.T(key)
	}
	return b.name
}
