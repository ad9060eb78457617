package settings

import (
	"slices"
	"strconv"
	"strings"

	"klaverjas/app/picker"
	"klaverjas/app/prefs"
	"klaverjas/app/ruletext"
	"klaverjas/app/sound"
	"klaverjas/app/words"
	"klaverjas/assets/sounds"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// players returns the rows about who sits at the table.
func (p *Page) players() []row {
	var rows []row
	for _, s := range []engine.Seat{engine.South, engine.North, engine.West, engine.East} {
		key := "settings.name." + s.String()
		name := p.opt.Prefs.Name(s)
		rows = append(rows, row{id: "name." + s.String(), label: i18n.T(key), line: i18n.T(key + ".line"), text: &text{
			value: name, shown: words.Seat(s), label: i18n.T("settings.name.edit"),
			set: func(name string) { p.opt.Prefs.SetName(s, name); p.apply() },
		}})
	}
	return append(rows, p.level(prefs.Partner), p.level(prefs.Opponents))
}

// level returns the row about how well one side of the table plays.
func (p *Page) level(r prefs.Role) row {
	now := p.opt.Prefs.Level(r, p.opt.Levels)
	return chooser("level."+string(r), i18n.T("settings.level."+string(r)), i18n.T("level."+now+".line"), p.opt.Levels, now,
		func(v string) string { return i18n.T("level." + v) },
		func(v string) { p.opt.Prefs.SetLevel(r, v); p.apply() })
}

// rules returns the list of rules and what can be done with the chosen ones.
func (p *Page) rules() []row {
	all, chosen := p.opt.Prefs.Rulesets(), p.opt.Prefs.Chosen()
	l := &list{set: func(i int) { p.opt.Prefs.SetChosen(p.opt.Prefs.Rulesets()[i].ID); p.apply() }}
	l.items, l.at = Items(all, chosen.ID)
	actions := []button{{"rules.edit", i18n.T("settings.rules.edit"), func() { p.opt.Edit(p.opt.Prefs.Chosen()) }}}
	if chosen.Own != "" {
		actions = append([]button{{"rules.delete", i18n.T("settings.rules.delete"), func() { p.opt.Delete(p.opt.Prefs.Chosen()) }}}, actions...)
	}
	return []row{{id: "rules", list: l}, {id: "actions", line: i18n.T("settings.rules.note"), buttons: actions}}
}

// Items returns rules as the items of a list, and the place of the chosen one.
func Items(all []prefs.Ruleset, chosen string) (items []picker.Item, at int) {
	for i, r := range all {
		title, line := ruletext.Title(r.Own, r.Rules)
		items = append(items, picker.Item{ID: "profile." + r.ID, Title: title, Line: line})
		if r.ID == chosen {
			at = i
		}
	}
	return items, at
}

// match returns the rows about a match.
func (p *Page) match() []row {
	return []row{
		p.steps("length", prefs.Length, LengthWords),
		pick(p, "claims", prefs.Claiming),
		p.steps("claim_time", prefs.ClaimTime, func(ms int) string {
			if ms == 0 {
				return i18n.T("settings.claim_time.lead")
			}
			return seconds(ms)
		}),
		pick(p, "signals", prefs.Signals),
	}
}

// LengthWords says the length of a match in a few words.
func LengthWords(n int) string {
	switch {
	case n == 0:
		return i18n.T("settings.length.rules")
	case n < 0:
		return i18n.T("settings.length.points", "Points", -n)
	default:
		return i18n.T("rule.deals.value", "Count", n)
	}
}

// steps makes the row of a number of which some values are offered.
func (p *Page) steps(id string, n prefs.Number, say func(int) string) row {
	r := row{id: id, label: i18n.T("settings." + id), line: i18n.T("settings." + id + ".line")}
	now := n.Get(p.opt.Prefs)
	values := slices.Clone(n.Values)
	if !slices.Contains(values, now) {
		values = append(values, now)
	}
	for _, v := range values {
		r.choices = append(r.choices, choice{strconv.Itoa(v), say(v)})
	}
	return r.chosen(strconv.Itoa(now), func(text string) {
		v, _ := strconv.Atoi(text)
		n.Set(p.opt.Prefs, v)
		p.apply()
	})
}

// seconds says milliseconds in seconds, as the language writes them.
func seconds(ms int) string {
	text := strconv.FormatFloat(float64(ms)/1000, 'f', -1, 64)
	if i18n.Current() == i18n.Dutch {
		text = strings.Replace(text, ".", ",", 1)
	}
	return i18n.T("settings.seconds", "Seconds", text)
}

// play returns the rows about how it is played.
func (p *Page) play() []row {
	return []row{
		pick(p, "speed", prefs.Speed),
		p.steps("bot", prefs.BotPause, seconds),
		p.steps("trick", prefs.TrickPause, func(ms int) string {
			if ms < 0 {
				return i18n.T("settings.trick.click")
			}
			return seconds(ms)
		}),
		pick(p, "play", prefs.PlayMode),
		p.toggle("forced", prefs.AutoForced),
		pick(p, "sorting", prefs.Sorting),
		p.toggle("motion", prefs.ReducedMotion),
	}
}

// looks returns the rows about how it looks.
func (p *Page) looks() []row {
	return []row{
		pick(p, "theme", prefs.Theme), pick(p, "cloth", prefs.Cloth),
		pick(p, "deck", prefs.Deck), pick(p, "letters", prefs.Index),
	}
}

// help returns the rows about what the program tells.
func (p *Page) help() []row {
	speech := p.toggle("speech", prefs.Speech)
	if !p.opt.Voice {
		speech.line = i18n.T("settings.speech.none")
	}
	return []row{p.toggle("hints", prefs.Hints), p.toggle("aids", prefs.Aids), speech}
}

// sound returns the rows about sound.
func (p *Page) sound() []row {
	volume := prefs.Volume
	test := row{id: "test", label: i18n.T("settings.test"), line: i18n.T("settings.test.line"), buttons: []button{
		{"test.play", i18n.T("settings.test.button"), p.testSound},
	}}
	rows := []row{
		p.toggle("sound", prefs.Sound),
		{id: "volume", label: i18n.T("settings.volume"), line: i18n.T("settings.volume.line"), number: &number{
			value: volume.Get(p.opt.Prefs), lo: volume.Min, hi: volume.Max, step: 10,
			say: func(v int) string { return i18n.T("settings.volume.value", "Percent", v) },
			set: func(v int) { volume.Set(p.opt.Prefs, v); p.apply() },
		}},
		test,
	}
	if p.heard != "" {
		rows = append(rows, row{id: "heard", line: i18n.T("sound.state." + string(p.heard))})
	}
	return rows
}

// testSound plays an effect and then says what became of it.
func (p *Page) testSound() {
	p.opt.Test(sounds.Roem, func(s sound.State) {
		p.heard = s
		p.Refresh()
	})
}

// language returns the row about the language.
func (p *Page) language() []row {
	return []row{chooser("language", i18n.T("settings.language"), i18n.T("settings.language.line"), i18n.Languages(), i18n.Current(),
		func(l i18n.Lang) string { return i18n.T("settings.language." + string(l)) }, p.opt.Language)}
}
