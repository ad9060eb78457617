package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"klaverjas/app/cards"
	"klaverjas/app/frame"
	"klaverjas/app/look"
	"klaverjas/app/rulebook"
	"klaverjas/i18n"
)

// bookView is the tab of the rules book: a row of chapters, a page of the one
// that is open, and the way to its other pages.
type bookView struct {
	opt      *Options
	refresh  func()
	deck     *cards.Deck
	book     []rulebook.Chapter
	chapters *frame.Buttons
	turn     *frame.Buttons
	heading  *canvas.Text
	number   *canvas.Text
	leaf     *fyne.Container // what the page shows
	at, page int
	pages    int
}

func newBookView(o *Options, refresh func()) *bookView {
	v := &bookView{
		opt: o, refresh: refresh, leaf: container.NewWithoutLayout(), pages: 1,
		heading: look.Text(look.Ink, true, fyne.TextAlignLeading), number: look.Text(look.InkDim, false, fyne.TextAlignCenter),
	}
	v.deck = cards.NewDeck(refresh)
	v.book = rulebook.Book(o.Rules())
	var choices []frame.Choice
	for i, c := range v.book {
		choices = append(choices, frame.Choice{
			ID: "chapter." + c.Key, Label: func() string { return i18n.T("learn.chapter." + v.book[i].Key) }, Tapped: func() { v.open(i) },
		})
	}
	v.chapters = frame.NewButtons(choices...)
	v.chapters.OnMove = v.open
	v.turn = frame.NewButtons(
		frame.Choice{ID: "page.back", Label: func() string { return i18n.T("learn.page.back") }, Tapped: func() { v.leafBy(-1) }, Hidden: func() bool { return v.page == 0 }},
		frame.Choice{ID: "page.on", Label: func() string { return i18n.T("learn.page.on") }, Tapped: func() { v.leafBy(1) }, Hidden: func() bool { return v.page >= v.pages-1 }},
	)
	return v
}

// open opens a chapter at its first page.
func (v *bookView) open(i int) {
	v.at, v.page = i, 0
	v.refresh()
}

// leafBy turns pages.
func (v *bookView) leafBy(by int) {
	v.page = min(max(v.page+by, 0), v.pages-1)
	v.refresh()
}

// body returns the book for the page, by the rules now in force.
func (v *bookView) body() frame.Body {
	v.book = rulebook.Book(v.opt.Rules())
	objects := append(v.chapters.Objects(), v.heading, v.number, v.leaf)
	objects = append(objects, v.turn.Objects()...)
	return frame.Body{Objects: objects, Zones: []frame.Zone{v.chapters, v.turn}, Layout: v.layout}
}

// layout fills pages with the chapter's blocks and shows the one that is open.
func (v *bookView) layout(x, y, w, h, u float32) {
	c := &v.book[v.at]
	v.chapters.Mark = v.at
	v.chapters.Place(x, y, w, 34*u, u)
	v.heading.Text = c.Title
	look.PlaceText(v.heading, x+6*u, y+42*u, w-12*u, 30*u, 20*u)
	want(v.deck, look.Pixels(v.leaf, smallWidth*u), v.smallStyle())
	top, foot := y+78*u, y+h-40*u
	pages := paginate(blocks(c), w-12*u, foot-top-4*u, u)
	v.pages, v.page = len(pages), min(v.page, len(pages)-1)
	v.leaf.Objects = nil
	look.Place(v.leaf, x+6*u, top, w-12*u, foot-top)
	down := float32(0)
	for _, b := range pages[v.page] {
		v.leaf.Objects = append(v.leaf.Objects, b.draw(v, down, w-12*u, u)...)
		down += b.height(w-12*u, u)
	}
	v.leaf.Refresh()
	v.number.Text = i18n.T("learn.page", "Page", v.page+1, "Pages", v.pages)
	look.Show(v.number, v.pages > 1)
	look.PlaceText(v.number, x+w/2-100*u, foot+4*u, 200*u, 34*u, 14*u)
	turns := float32(0)
	for _, more := range []bool{v.page > 0, v.page < v.pages-1} {
		if more {
			turns++
		}
	}
	v.turn.Place(x+w-110*turns*u, foot+2*u, 110*turns*u, 36*u, u)
}

// paginate breaks blocks into pages of a height.
func paginate(all []block, w, h, u float32) [][]block {
	pages := [][]block{nil}
	used := float32(0)
	for _, b := range all {
		need := b.height(w, u)
		if last := len(pages) - 1; used+need > h && len(pages[last]) > 0 {
			pages, used = append(pages, nil), 0
		}
		last := len(pages) - 1
		pages[last] = append(pages[last], b)
		used += need
	}
	return pages
}
