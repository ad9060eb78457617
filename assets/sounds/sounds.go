// Package sounds holds the game's effects as MP3, made by the program in gen.
// Run go generate here after a change; it needs the encoder lame.
package sounds

import (
	"embed"
	"io/fs"
	"path"
	"slices"
	"strings"
)

//go:generate go run ./gen

//go:embed *.mp3
var files embed.FS

// The names of the effects.
const (
	Card     = "card"      // a card is laid on the table
	Deal     = "deal"      // the cards are dealt
	Trick    = "trick"     // a trick is taken away
	Roem     = "roem"      // roem is told
	Nat      = "nat"       // the makers are nat
	Pit      = "pit"       // one side took all tricks
	YourTurn = "your-turn" // the human is to act
)

// Names returns the names of all effects, sorted.
func Names() []string {
	entries, _ := fs.Glob(files, "*.mp3")
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(path.Base(e), ".mp3"))
	}
	slices.Sort(names)
	return names
}

// MP3 returns an effect as an MP3 file with one channel, nil if there is none
// of that name.
func MP3(name string) []byte {
	data, err := files.ReadFile(name + ".mp3")
	if err != nil {
		return nil
	}
	return data
}
