package paper

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
)

type grayImage = image.Gray

// gray returns a picture without colour.
func gray(img image.Image) *grayImage {
	g := image.NewGray(img.Bounds())
	draw.Draw(g, g.Rect, img, img.Bounds().Min, draw.Src)
	return g
}

// poppler draws the pages of a document as viewers do.
func poppler(t *testing.T, d made, dpi int) []*grayImage {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "x.pdf"), d)
	if out, err := exec.Command("pdftoppm", "-r", strconv.Itoa(dpi), "-gray", "-png", filepath.Join(dir, "x.pdf"), filepath.Join(dir, "p")).CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("pdftoppm: %v\n%.400s", err, out)
	}
	names, _ := filepath.Glob(filepath.Join(dir, "p*.png"))
	slices.Sort(names)
	var pages []*grayImage
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		img, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, gray(img))
	}
	return pages
}

// beside counts the dark spots of one picture and those of them that have
// none within reach in the other.
func beside(a, b *grayImage, reach int) (dark, lost int) {
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.GrayAt(x, y).Y > 100 {
				continue
			}
			dark++
			if !darkNear(b, x, y, reach) {
				lost++
			}
		}
	}
	return dark, lost
}

func darkNear(b *grayImage, x, y, reach int) bool {
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			if p := image.Pt(x+dx, y+dy); p.In(b.Rect) && b.GrayAt(p.X, p.Y).Y < 190 {
				return true
			}
		}
	}
	return false
}
