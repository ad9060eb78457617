package assets

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestFilesAreGenerated fails when the art changed and go generate was not run.
func TestFilesAreGenerated(t *testing.T) {
	check := func(name string, want []byte) {
		got, err := os.ReadFile(filepath.Join("cards", name+".svg"))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("cards/%s.svg is not up to date; run go generate ./assets (%v)", name, err)
		}
	}
	for suit := range Suits {
		for rank := range Ranks {
			check(Name(suit, rank), FaceSVG(suit, rank, Style{}))
		}
	}
	check("back", BackSVG())
}
