package playout

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"sync"
)

// Weights are what the players of playouts judge by. They are read only.
type Weights struct {
	cards []float32 // what is true of a card, by the layout of features.go

	// What a hand is worth to its maker, in points.
	trump [256]float32    // by the trumps held, a bit each
	side  [4][256]float32 // by the class of the number of trumps, and the cards held of a plain suit
	lead  [4]float32      // more for the first lead, by the same class
	need  [54]float32     // from what worth a suit is chosen, by situation
}

// NewWeights returns weights that know nothing.
func NewWeights() *Weights { return &Weights{cards: make([]float32, layoutEnd)} }

// Version is the version of the features that the weights belong to. Whoever
// changes what a feature means, or their order, raises it and trains anew.
const Version = 1

// magic begins every file of weights.
var magic = [4]byte{'K', 'L', 'V', 'W'}

// header is how a file begins; all numbers are little endian.
type header struct {
	Magic   [4]byte
	Version uint32
	Cards   uint32 // number of weights of cards
	Check   uint32 // CRC-32 (IEEE) of all that follows
}

// The steps in which weights are written as whole numbers of 16 bits.
const (
	cardStep = 1.0 / 256
	bidStep  = 1.0 / 32
)

// ErrWeights is wrapped by every error about a file of weights.
var ErrWeights = errors.New("weights of the playouts")

// Read reads a file of weights. It is an error, which names both versions,
// if they belong to another version of the features, or are damaged.
func Read(data []byte) (*Weights, error) {
	var h header
	r := bytes.NewReader(data)
	if err := binary.Read(r, binary.LittleEndian, &h); err != nil || h.Magic != magic {
		return nil, fmt.Errorf("%w: this is no such file", ErrWeights)
	}
	if h.Version != Version || h.Cards != uint32(layoutEnd) {
		return nil, fmt.Errorf("%w: version %d with %d weights, expected version %d with %d", ErrWeights, h.Version, h.Cards, Version, layoutEnd)
	}
	rest := data[len(data)-r.Len():]
	if crc32.ChecksumIEEE(rest) != h.Check {
		return nil, fmt.Errorf("%w: version %d, damaged", ErrWeights, h.Version)
	}
	w := NewWeights()
	for _, part := range w.parts() {
		if err := readPart(r, part); err != nil {
			return nil, fmt.Errorf("%w: version %d, too short", ErrWeights, h.Version)
		}
	}
	return w, nil
}

// Write writes the weights as Read reads them.
func (w *Weights) Write(out io.Writer) error {
	var body bytes.Buffer
	for _, p := range w.parts() {
		for _, x := range p.weights {
			n := min(32767, max(-32768, x/p.step))
			if err := binary.Write(&body, binary.LittleEndian, int16(n)); err != nil {
				return err
			}
		}
	}
	h := header{magic, Version, uint32(len(w.cards)), crc32.ChecksumIEEE(body.Bytes())}
	if err := binary.Write(out, binary.LittleEndian, &h); err != nil {
		return err
	}
	_, err := out.Write(body.Bytes())
	return err
}

// part is a run of weights that are written in the same steps.
type part struct {
	weights []float32
	step    float32
}

func (w *Weights) parts() []part {
	parts := []part{{w.cards, cardStep}, {w.trump[:], bidStep}}
	for i := range w.side {
		parts = append(parts, part{w.side[i][:], bidStep})
	}
	return append(parts, part{w.lead[:], bidStep}, part{w.need[:], bidStep})
}

func readPart(r io.Reader, p part) error {
	raw := make([]int16, len(p.weights))
	if err := binary.Read(r, binary.LittleEndian, raw); err != nil {
		return err
	}
	for i, n := range raw {
		p.weights[i] = float32(n) * p.step
	}
	return nil
}

//go:embed weights.bin
var trained []byte

//go:embed weights-rule.bin
var imitating []byte

// Trained returns the weights that the levels of the game play by.
var Trained = sync.OnceValues(func() (*Weights, error) {
	w, err := Read(trained)
	if err == nil {
		w.agree()
	}
	return w, err
})

// Imitating returns the weights that were trained to play as the bot rule-1
// does; they never change, because yardsticks play by them.
var Imitating = sync.OnceValues(func() (*Weights, error) { return Read(imitating) })
