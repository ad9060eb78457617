// Command gen makes the effects: it computes wood, felt and paper as waves and
// has them encoded by lame, in the folder in which it is run.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"log"
	"math"
	"os/exec"
)

const rate = 44100 // samples per second

func main() {
	for _, e := range effects {
		var w wave
		e.play(&w)
		if err := encode(e.name+".mp3", w.finish(e.loud)); err != nil {
			log.Fatalf("%s: %v", e.name, err)
		}
	}
}

// encode has lame write samples as an MP3 with one channel at 64 kbit/s.
func encode(name string, samples []int16) error {
	lame := exec.Command("lame", "--quiet", "-r", "-s", "44.1", "--bitwidth", "16", "--signed", "--little-endian",
		"-m", "m", "-b", "64", "--cbr", "--resample", "44.1", "-q", "0", "--noreplaygain", "-t", "-", name)
	var raw bytes.Buffer
	if err := binary.Write(&raw, binary.LittleEndian, samples); err != nil {
		return err
	}
	lame.Stdin = &raw
	if out, err := lame.CombinedOutput(); err != nil {
		return fmt.Errorf("lame: %w\n%s", err, out)
	}
	return nil
}

// effects are the sounds, each with the height of its highest peak.
var effects = []struct {
	name string
	loud float64
	play func(*wave)
}{
	{"card", 0.42, card},
	{"deal", 0.30, deal},
	{"trick", 0.34, trick},
	{"roem", 0.40, roem},
	{"nat", 0.42, nat},
	{"pit", 0.44, pit},
	{"your-turn", 0.30, yourTurn},
}

// card is a card laid on felt over wood: a thud, a little wood, a tick of paper.
func card(w *wave) {
	w.noise(0, 0.09, 0.9, 90, 750, 0.016)
	w.noise(0.001, 0.02, 0.25, 1800, 4200, 0.004)
	w.wood(0.001, 172, 0.5, 0.045)
}

// deal is three packets pushed over the cloth.
func deal(w *wave) {
	for i, at := range []float64{0, 0.13, 0.27} {
		w.swish(at, 0.10, 0.55, 900, 3000)
		w.noise(at+0.075, 0.07, 0.8, 90, 650, 0.018)
		w.wood(at+0.076, 150+12*float64(i), 0.3, 0.035)
	}
}

// trick is four cards drawn together and put down.
func trick(w *wave) {
	w.swish(0, 0.22, 0.5, 700, 2600)
	w.noise(0.20, 0.09, 0.9, 90, 600, 0.02)
	w.noise(0.235, 0.06, 0.35, 90, 800, 0.014)
	w.wood(0.201, 140, 0.4, 0.05)
}

// roem is three rising notes on wooden bars.
func roem(w *wave) {
	for i, f := range []float64{392.0, 493.9, 587.3} {
		w.bar(0.11*float64(i), f, 0.8, 0.20)
	}
}

// nat is two falling, damped notes and a knock.
func nat(w *wave) {
	w.bar(0, 220.0, 0.8, 0.16)
	w.bar(0.19, 164.8, 0.9, 0.22)
	w.noise(0.19, 0.1, 0.5, 80, 400, 0.03)
}

// pit is a short run up the bars that ends in a third.
func pit(w *wave) {
	for i, f := range []float64{293.7, 392.0, 493.9, 587.3} {
		w.bar(0.09*float64(i), f, 0.7, 0.18)
	}
	w.bar(0.40, 784.0, 0.75, 0.30)
	w.bar(0.40, 493.9, 0.55, 0.30)
}

// yourTurn is two soft knocks on the table's edge.
func yourTurn(w *wave) {
	for i, at := range []float64{0, 0.14} {
		w.wood(at, 236, 0.9-0.25*float64(i), 0.05)
		w.noise(at, 0.04, 0.3, 150, 900, 0.008)
	}
}

// finish scales a wave to a peak, fades its end and rounds it to 16 bits.
func (w *wave) finish(peak float64) []int16 {
	highest := 1e-9
	for _, v := range w.samples {
		highest = max(highest, math.Abs(v))
	}
	out := make([]int16, len(w.samples)+rate/50)
	for i, v := range w.samples {
		fade := min(1, float64(len(w.samples)-i)/(0.03*rate))
		out[i] = int16(v / highest * peak * fade * 32767)
	}
	return out
}
