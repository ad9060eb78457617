package printing

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"klaverjas/app/page/papertest"
	"klaverjas/app/sheet"
	"klaverjas/app/sheet/paper"
	"klaverjas/engine"
)

// TestARealPrinter prints on the PDF printer of a CUPS of its own: the page
// that comes out must be the page that went in.
func TestARealPrinter(t *testing.T) {
	out := startCUPS(t)
	regular, bold, err := papertest.Fonts()
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := paper.NewFonts(regular, bold)
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range paper.Formats() {
		t.Run(format.String(), func(t *testing.T) {
			press := paper.Press{Fonts: fonts, Options: paper.Options{Format: format, Notation: sheet.Notation{Strike: true, Running: true}}}
			r := engine.DefaultRules()
			s := sheet.Under(&r)
			for n := range 16 {
				maker := engine.Seat(n % 4)
				s.Add(sheet.Entry{Number: n + 1, Dealer: maker.Next(), Maker: maker, Trump: engine.Suit(n % 4), Result: r.Settle(engine.Tally{
					Trump: engine.Suit(n % 4), Makers: maker.Side(), TrumpPoints: [2]int{40, 22}, PlainPoints: [2]int{50, 40},
					Tricks: [2]int{5, 3}, Roem: [2]int{20 * (n % 3), 50 * (n % 2)},
				})})
			}
			doc := press.Filled(&s, sheet.Head{Club: "Òns Genoegen", Names: [4]string{"Zoë", "José", "Éva", "Çelik"}})
			file := filepath.Join(t.TempDir(), "in.pdf")
			if err := Save(file, false, func(w io.Writer) error { return doc.WritePDF(w, fonts) }); err != nil {
				t.Fatal(err)
			}
			title := fmt.Sprintf("klaverjas-%d-%s", os.Getpid(), format)
			system := System{Wait: time.Minute}
			job, err := system.Print(t.Context(), Job{
				File: file, Title: title, Copies: 1, Duplex: true, Landscape: format.Landscape(), Media: format.Media(),
			})
			if err != nil {
				t.Fatal(err)
			}
			if err := system.Await(t.Context(), job); err != nil {
				t.Fatal(err)
			}
			samePage(t, file, awaitFile(t, filepath.Join(out, "*"+title+"*.pdf")))
		})
	}
}

// startCUPS starts a print server with its own folders on a loopback port and
// a PDF printer on it, and returns the folder in which its pages appear.
func startCUPS(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"cupsd", "lpadmin", "lp", "lpstat", "pdftoppm", "gs"} {
		if _, err := exec.LookPath(name); err != nil {
			t.Skipf("no printing for real: %s is not installed", name)
		}
	}
	const backend, ppd = "/usr/lib/cups/backend/cups-pdf", "/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd"
	if _, err := os.Stat(backend); err != nil || os.Getuid() != 0 || runtime.GOOS != "linux" {
		t.Skip("no printing for real: it takes printer-driver-cups-pdf and the rights of root")
	}
	dir, err := os.MkdirTemp("", "klaverjas-cups")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	for _, sub := range []string{"root", "cache", "run", "spool", "tmp", "log"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, open := range []string{dir, filepath.Join(dir, "tmp")} {
		if err := os.Chmod(open, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	server := freePort(t)
	configure(t, dir, server)
	cmd := exec.Command("cupsd", "-f", "-c", filepath.Join(dir, "root/cupsd.conf"), "-s", filepath.Join(dir, "root/cups-files.conf"))
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		t.Skipf("no printing for real: %v", err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	t.Setenv("CUPS_SERVER", server)
	t.Setenv("CUPS_USER", "klaverjas-test") // nobody's folder gets the pages
	for range 100 {
		if exec.Command("lpstat", "-r").Run() == nil && exec.Command("lpadmin", "-p", "PDF", "-E", "-v", "cups-pdf:/", "-P", ppd).Run() == nil {
			return "/var/spool/cups-pdf/ANONYMOUS"
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Skipf("no printing for real: the print server does not start: %s", said.String())
	return ""
}

func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skipf("no printing for real: %v", err)
	}
	defer l.Close()
	return l.Addr().String()
}

// configure writes the server's two files.
func configure(t *testing.T, dir, server string) {
	t.Helper()
	for name, text := range map[string]string{
		"cupsd.conf": `Listen ` + server + `
Browsing No
WebInterface No
DefaultAuthType None
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
`,
		"cups-files.conf": strings.ReplaceAll(`ServerRoot DIR/root
CacheDir DIR/cache
StateDir DIR/run
RequestRoot DIR/spool
TempDir DIR/tmp
AccessLog DIR/log/access
ErrorLog DIR/log/error
PageLog DIR/log/page
SystemGroup root
`, "DIR", dir),
	} {
		if err := os.WriteFile(filepath.Join(dir, "root", name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// awaitFile waits for the printer's page and returns it; it is removed at the end.
func awaitFile(t *testing.T, pattern string) string {
	t.Helper()
	for range 300 {
		if found, _ := filepath.Glob(pattern); len(found) == 1 {
			t.Cleanup(func() { os.Remove(found[0]) })
			if exec.Command("pdftoppm", "-r", "10", "-png", "-singlefile", found[0], filepath.Join(t.TempDir(), "try")).Run() == nil {
				return found[0]
			}
		}
		time.Sleep(100 * time.Millisecond)
	}
	t.Fatalf("nothing came out of the printer at %s", pattern)
	return ""
}

// samePage compares two pages as pictures: every dark spot of one must be dark
// in the other, up to half a millimetre beside.
func samePage(t *testing.T, in, out string) {
	t.Helper()
	a, b := picture(t, in), picture(t, out)
	if a.Bounds().Dx() > a.Bounds().Dy() {
		a = upright(a)
	}
	if !near(a.Bounds().Dx(), b.Bounds().Dx()) || !near(a.Bounds().Dy(), b.Bounds().Dy()) {
		t.Fatalf("the pages measure %v and %v", a.Bounds(), b.Bounds())
	}
	for name, pair := range map[string][2]*image.Gray{"printed": {a, b}, "sent": {b, a}} {
		dark, lost := compare(pair[0], pair[1])
		if dark < 1000 || lost*500 > dark {
			t.Errorf("%d of %d dark spots are not on the page %s", lost, dark, name)
		}
	}
}

func near(a, b int) bool { return a-b <= 2 && b-a <= 2 }

// compare counts the dark spots of one picture and those of them which have
// none near them in the other.
func compare(a, b *image.Gray) (dark, lost int) {
	const reach = 2 // half a millimetre at 100 dots per inch
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.GrayAt(x, y).Y > 110 {
				continue
			}
			dark++
			found := false
			for dy := -reach; dy <= reach && !found; dy++ {
				for dx := -reach; dx <= reach; dx++ {
					if p := image.Pt(x+dx, y+dy); p.In(b.Rect) && b.GrayAt(p.X, p.Y).Y < 190 {
						found = true
						break
					}
				}
			}
			if !found {
				lost++
			}
		}
	}
	return dark, lost
}

// picture draws the first page of a PDF with poppler.
func picture(t *testing.T, file string) *image.Gray {
	t.Helper()
	to := filepath.Join(t.TempDir(), "page")
	if said, err := exec.Command("pdftoppm", "-r", "100", "-gray", "-png", "-singlefile", file, to).CombinedOutput(); err != nil {
		t.Fatalf("pdftoppm: %v\n%.500s", err, said)
	}
	f, err := os.Open(to + ".png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	gray := image.NewGray(img.Bounds())
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			gray.Set(x, y, img.At(x, y))
		}
	}
	return gray
}

// upright turns a lying page as printers do, a quarter to the left.
func upright(a *image.Gray) *image.Gray {
	w, h := a.Bounds().Dx(), a.Bounds().Dy()
	out := image.NewGray(image.Rect(0, 0, h, w))
	for y := range h {
		for x := range w {
			out.SetGray(y, w-1-x, a.GrayAt(x, y))
		}
	}
	return out
}
