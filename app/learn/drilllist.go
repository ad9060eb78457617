package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"klaverjas/app/frame"
	"klaverjas/app/lessons"
	"klaverjas/app/look"
	"klaverjas/app/practice"
	"klaverjas/i18n"
)

// drillList is the tab of practice: all kinds of drill together, or one.
type drillList struct {
	opt   *Options
	score *canvas.Text
	tiles *tiles
}

func newDrillList(o *Options, opened func(only lessons.Kind)) *drillList {
	return &drillList{
		opt: o, score: look.Text(look.Ink, true, fyne.TextAlignLeading),
		tiles: newTiles(2, func(i int) {
			if i == 0 {
				opened("")
				return
			}
			opened(practice.Kinds[i-1])
		}),
	}
}

// body returns the list for the page.
func (d *drillList) body() frame.Body {
	p := d.opt.Practice()
	d.score.Text = i18n.T("learn.score", "Points", p.Points, "Record", p.Record)
	items := []item{{"drill.all", i18n.T("learn.all"), i18n.T("learn.all.line"), "", false}}
	for _, k := range practice.Kinds {
		s := p.Skill(k)
		state := i18n.T("learn.state.fresh")
		if s.Asked > 0 {
			state = i18n.T("learn.state.skill", "Level", i18n.T("learn.level."+number(s.Level)), "Right", s.Right, "Asked", s.Asked)
		}
		items = append(items, item{
			"drill." + string(k), i18n.T("learn.kind." + string(k)), i18n.T("learn.kind." + string(k) + ".line"), state, s.Level == practice.Hardest,
		})
	}
	objects := append([]fyne.CanvasObject{d.score}, d.tiles.set(items)...)
	return frame.Body{Objects: objects, Zones: []frame.Zone{d.tiles}, Layout: d.layout}
}

func (d *drillList) layout(x, y, w, h, u float32) {
	look.PlaceText(d.score, x+4*u, y, w-8*u, 30*u, 16*u)
	d.tiles.layout(x, y+38*u, w, h-38*u, u)
}
