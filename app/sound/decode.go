package sound

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/hajimehoshi/go-mp3"

	"klaverjas/assets/sounds"
)

// The form of samples: little-endian, 16 bits, two channels.
const (
	sampleRate = 44100
	channels   = 2
	frameBytes = 2 * channels
)

var errSlow = errors.New("the device does not answer")

// length returns how long samples sound.
func length(samples []byte) time.Duration {
	return time.Duration(len(samples)/frameBytes) * time.Second / sampleRate
}

// decodeAll decodes our own effects; no other file ever comes here.
func decodeAll() map[string][]byte {
	effects := map[string][]byte{}
	for _, name := range sounds.Names() {
		samples, err := decode(sounds.MP3(name))
		if err != nil {
			slog.Error("effect not decoded", "name", name, "error", err)
			continue
		}
		effects[name] = samples
	}
	return effects
}

// decode turns an MP3 into samples, without the silence at its beginning that
// every encoder adds.
func decode(file []byte) ([]byte, error) {
	d, err := mp3.NewDecoder(bytes.NewReader(file))
	if err != nil {
		return nil, err
	}
	if d.SampleRate() != sampleRate {
		return nil, fmt.Errorf("%d samples per second, want %d", d.SampleRate(), sampleRate)
	}
	samples, err := io.ReadAll(d)
	for len(samples) >= frameBytes && quiet(samples) {
		samples = samples[frameBytes:]
	}
	return samples, err
}

// quiet tells whether the first sample cannot be heard.
func quiet(samples []byte) bool {
	v := int16(binary.LittleEndian.Uint16(samples))
	return v > -40 && v < 40
}
