package settings

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"klaverjas/app/prefs"
	"klaverjas/app/ruletext"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// EditorOptions are what the editor of own rules leaves to its owner.
type EditorOptions struct {
	Prefs   prefs.Prefs
	Start   prefs.Ruleset                 // the rules to begin with
	Ask     func(what string, yes func()) // puts a question, "ask." + what
	Saved   func()                        // own rules have been kept and chosen
	Focus   func(o fyne.Focusable)
	Close   func()
	Changed func()
}

// Editor is the page on which every field of the rules can be changed.
type Editor struct {
	*form
	opt     EditorOptions
	rules   engine.Rules // as they are being changed
	name    string
	refusal string // why saving was refused, empty if it was not
}

// NewEditor returns the editor with the first group of fields open.
func NewEditor(opt EditorOptions) *Editor {
	e := &Editor{form: newForm("editor"), opt: opt, rules: opt.Start.Rules, name: opt.Start.Own}
	if e.name == "" {
		e.name = freeName(opt.Prefs)
	}
	e.title = func() string { return i18n.T("editor.title") + " – " + e.name }
	e.close, e.changed, e.focus = e.leave, opt.Changed, opt.Focus
	e.message = e.foot
	for _, g := range ruletext.Groups() {
		e.tabs = append(e.tabs, tab{id: g.ID, label: g.Name, rows: func() []row { return e.fields(g) }})
	}
	e.tabs = append(e.tabs, tab{id: "save", label: func() string { return i18n.T("editor.tab.name") }, rows: e.keeping})
	return e
}

// freeName returns a name that no own rules have yet.
func freeName(p prefs.Prefs) string {
	base := i18n.T("editor.name.default")
	name := base
	for i := 2; taken(p, name); i++ {
		name = base + " " + strconv.Itoa(i)
	}
	return name
}

// taken tells whether own rules have a name.
func taken(p prefs.Prefs, name string) bool {
	return slices.ContainsFunc(p.Rulesets(), func(r prefs.Ruleset) bool { return r.Own != "" && strings.EqualFold(r.Own, name) })
}

// Refresh says everything again.
func (e *Editor) Refresh() {
	e.back.SetLabel(i18n.T("editor.close"))
	e.form.Refresh()
}

// foot tells why the rules make no sense, or what they come to.
func (e *Editor) foot() (string, bool) {
	if problem := ruletext.Problem(e.rules); problem != "" {
		return problem, true
	}
	if e.refusal != "" {
		return e.refusal, true
	}
	return ruletext.Describe(e.rules), false
}

// fields returns a row for each field of a group.
func (e *Editor) fields(g ruletext.Group) []row {
	var rows []row
	for _, f := range g.Fields {
		rows = append(rows, e.field(f))
	}
	return rows
}

// field returns the row of one field.
func (e *Editor) field(f engine.RuleField) row {
	r := row{id: f.Key, label: ruletext.FieldName(f.Key), line: ruletext.FieldLine(f.Key)}
	now := f.Get(&e.rules)
	if f.Values == nil {
		value, _ := strconv.Atoi(now)
		r.number = &number{
			value: value, lo: f.Min, hi: f.Max, step: stepOf(&f),
			say: func(v int) string { return ruletext.FieldValue(&f, strconv.Itoa(v)) },
			set: func(v int) { e.put(&f, strconv.Itoa(v)) },
		}
		return r
	}
	for _, v := range f.Values {
		r.choices = append(r.choices, choice{v, ruletext.FieldValue(&f, v)})
	}
	return r.chosen(now, func(v string) { e.put(&f, v) })
}

// stepOf returns by how much the arrows change a number.
func stepOf(f *engine.RuleField) int {
	switch {
	case f.Max <= 64:
		return 1
	case f.Max <= 500:
		return 10
	default:
		return 100
	}
}

// put gives a field a value.
func (e *Editor) put(f *engine.RuleField, value string) {
	e.refusal = ""
	_ = f.Set(&e.rules, value) // only values that the field lists are offered
}

// keeping returns the rows of the name and of what can be done with the rules.
func (e *Editor) keeping() []row {
	rows := []row{
		{id: "name", label: i18n.T("editor.name"), line: i18n.T("editor.name.line"), text: &text{
			value: e.name, shown: e.name, label: i18n.T("settings.name.edit"),
			set: func(name string) { e.name, e.refusal = prefs.CleanName(name), "" },
		}},
		{id: "save", label: i18n.T("editor.save"), line: i18n.T("editor.save.line"), buttons: []button{
			{"save", i18n.T("editor.save"), e.save},
		}},
	}
	if e.opt.Start.Own != "" {
		rows = append(rows, row{id: "delete", label: i18n.T("editor.delete"), line: i18n.T("editor.delete.line"), buttons: []button{
			{"delete", i18n.T("editor.delete"), e.delete},
		}})
	}
	return rows
}

// save keeps the rules under their name and chooses them, or says why not.
func (e *Editor) save() {
	if ruletext.Problem(e.rules) != "" {
		return // the foot says why
	}
	if e.refusal = e.refused(); e.refusal != "" {
		return
	}
	if !e.opt.Prefs.SetOwn(e.name, e.rules) {
		e.refusal = i18n.T("editor.problem.full")
		return
	}
	e.opt.Prefs.SetChosen("own:" + e.name)
	e.opt.Saved()
	e.opt.Close()
}

// refused tells what is wrong with the name.
func (e *Editor) refused() string {
	switch {
	case e.name == "":
		return i18n.T("editor.problem.name")
	case slices.ContainsFunc(engine.Profiles(), func(p engine.Profile) bool {
		title, _ := words.Profile(p.Name)
		return strings.EqualFold(title, e.name)
	}):
		return i18n.T("editor.problem.profile")
	case !strings.EqualFold(e.name, e.opt.Start.Own) && taken(e.opt.Prefs, e.name):
		return i18n.T("editor.problem.taken")
	}
	return ""
}

// delete forgets the rules, after a question.
func (e *Editor) delete() {
	e.opt.Ask("delete", func() {
		e.opt.Prefs.DeleteOwn(e.opt.Start.Own)
		e.opt.Saved()
		e.opt.Close()
	})
}

// leave goes back, after a question if something would be lost.
func (e *Editor) leave() {
	e.endEntry()
	if e.rules == e.opt.Start.Rules && (e.opt.Start.Own == "" || e.name == e.opt.Start.Own) {
		e.opt.Close()
		return
	}
	e.opt.Ask("discard", e.opt.Close)
}
