package statistics

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/prefs"
	"klaverjas/app/words"
	"klaverjas/engine"
	"klaverjas/i18n"
)

// PersonOptions are what the page of a person leaves to its owner.
type PersonOptions struct {
	New          bool // somebody who was not there yet
	Name, Avatar string
	Done         func(name, avatar string)
	Focus        func(fyne.Focusable) // gives an entry the keyboard; nil takes it back
	Back         func()
	Changed      func()
}

// PersonPage asks for the name and the picture of a person. Its methods are for
// the main goroutine.
type PersonPage struct {
	*frame.Frame
	opt     PersonOptions
	name    *frame.Field
	avatars *frame.Buttons
	done    *frame.Buttons
	labels  [2]*canvas.Text
	nothing bool // there is no name yet, and it was asked for
}

// NewPerson returns the page. Shown must be called when it is on the screen.
func NewPerson(opt PersonOptions) *PersonPage {
	p := &PersonPage{opt: opt}
	for i := range p.labels {
		p.labels[i] = look.Text(look.Ink, true, fyne.TextAlignLeading)
	}
	p.name = frame.NewField(frame.FieldOptions{
		ID: "name", Longest: prefs.LongestName, Focus: opt.Focus, Submit: p.submit,
		Hint: func() string { return i18n.T("stats.person.hint") },
	})
	p.name.SetText(opt.Name)
	var choices []frame.Choice
	for _, avatar := range Avatars {
		choices = append(choices, frame.Choice{
			ID: "avatar." + avatar, Label: func() string { return avatarName(avatar) },
			Marked: func() bool { return p.opt.Avatar == avatar },
			Tapped: func() { p.opt.Avatar = avatar; p.Refresh() },
		})
	}
	p.avatars = frame.NewButtons(choices...)
	p.done = frame.NewButtons(frame.Choice{ID: "done", Label: func() string { return i18n.T("stats.people.ok") }, Tapped: p.submit, Marked: func() bool { return true }})
	p.Frame = frame.New(frame.Options{
		Name: "person", Title: p.title, Tabs: []frame.Tab{{ID: "person"}}, Body: func(int) frame.Body { return p.body() },
		Foot: p.foot, Back: p.leave, Changed: opt.Changed,
	})
	p.name.Attach(p.Frame)
	p.Frame.Rebuild()
	return p
}

// avatarName says a picture.
func avatarName(avatar string) string {
	card, err := engine.ParseCard(avatar)
	if err != nil {
		return avatar
	}
	return words.Capital(words.Suit(card.Suit()))
}

// Shown gives the keyboard to the name.
func (p *PersonPage) Shown() { p.Go(p.name) }

func (p *PersonPage) title() string {
	if p.opt.New {
		return i18n.T("stats.person.new")
	}
	return i18n.T("stats.person.title", "Name", p.opt.Name)
}

func (p *PersonPage) foot() string {
	if p.nothing {
		return i18n.T("stats.person.nothing")
	}
	return i18n.T("stats.person.foot")
}

func (p *PersonPage) leave() {
	p.opt.Focus(nil)
	p.opt.Back()
}

// submit hands over what is typed, if it is a name.
func (p *PersonPage) submit() {
	name := prefs.CleanName(p.name.Text())
	if name == "" {
		p.nothing = true
		p.Refresh()
		return
	}
	p.leave()
	p.opt.Done(name, p.opt.Avatar)
}

func (p *PersonPage) body() frame.Body {
	objects := append([]fyne.CanvasObject{p.labels[0], p.labels[1], p.name.Object()}, p.avatars.Objects()...)
	return frame.Body{
		Objects: append(objects, p.done.Objects()...), Zones: []frame.Zone{p.name, p.avatars, p.done},
		Layout: func(x, y, w, _, u float32) {
			x, w = x+w/2-300*u, 600*u
			p.labels[0].Text, p.labels[1].Text = i18n.T("stats.person.name"), i18n.T("stats.person.avatar")
			look.PlaceText(p.labels[0], x, y+60*u, w, 26*u, 16*u)
			p.name.Place(x, y+90*u, w, 40*u, u)
			look.PlaceText(p.labels[1], x, y+160*u, w, 26*u, 16*u)
			p.avatars.Place(x, y+190*u, w, 44*u, u)
			p.done.Place(x+150*u, y+280*u, 300*u, 50*u, u)
		},
	}
}
