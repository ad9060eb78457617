// Command gen writes the deck's SVG files and contact sheets for inspection.
//
//	go run ./assets/gen -svg DIR -sheet FILE.png -width 100
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"klaverjas/assets"
)

func main() {
	dir := flag.String("svg", "", "write every face, the back and the suits as SVG files into this directory")
	file := flag.String("sheet", "", "write a contact sheet to this PNG file")
	width := flag.Int("width", 100, "width of a card on the contact sheet, in pixels")
	four := flag.Bool("four", false, "four colours")
	large := flag.Bool("large", false, "large print")
	inter := flag.Bool("international", false, "letters J Q K A")
	view := flag.String("view", "grid", "what the sheet shows: grid, fan, courts or variants")
	flag.Parse()

	st := assets.Style{FourColour: *four, LargePrint: *large}
	if *inter {
		st.Letters = assets.International
	}
	if err := run(*dir, *file, *width, st, *view); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(dir, file string, width int, st assets.Style, view string) error {
	if dir != "" {
		if err := writeSVGs(dir, st); err != nil {
			return err
		}
	}
	if file == "" {
		return nil
	}
	if view == "variants" {
		return writePNG(file, variants(width))
	}
	layouts := map[string]func(*assets.Deck) *image.RGBA{"grid": grid, "fan": fans, "courts": courts}
	layout, ok := layouts[view]
	if !ok {
		return fmt.Errorf("no view %q", view)
	}
	return writePNG(file, layout(assets.Rasterise(width, st)))
}

func writeSVGs(dir string, st assets.Style) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for suit := range assets.Suits {
		for rank := range assets.Ranks {
			file := filepath.Join(dir, assets.Name(suit, rank)+".svg")
			if err := os.WriteFile(file, assets.FaceSVG(suit, rank, st), 0o644); err != nil {
				return err
			}
		}
	}
	return os.WriteFile(filepath.Join(dir, "back.svg"), assets.BackSVG(), 0o644)
}

func writePNG(file string, img image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, img); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
