//go:build !nosound

package sound

import (
	"bytes"
	"time"

	"github.com/ebitengine/oto/v3"
)

// otoDevice is the system's default output. It is used by one goroutine only.
type otoDevice struct {
	context *oto.Context
	asleep  bool
	players []*oto.Player // the last ones, kept from the garbage collector while they sound
}

// openDevice opens the system's default output. It may take long where the
// sound server does not answer.
func openDevice() (device, error) {
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sampleRate, ChannelCount: channels, Format: oto.FormatSignedInt16LE, BufferSize: 50 * time.Millisecond,
	})
	if err != nil {
		return nil, err
	}
	<-ready
	if err := context.Err(); err != nil {
		return nil, err
	}
	return &otoDevice{context: context}, nil
}

func (d *otoDevice) play(samples []byte, volume float64) {
	p := d.context.NewPlayer(bytes.NewReader(samples))
	p.SetVolume(volume)
	p.Play()
	d.players = append(d.players, p)
	if len(d.players) > mostAtOnce {
		d.players = d.players[1:]
	}
}

func (d *otoDevice) sleep() {
	d.asleep = true
	d.players = nil
	_ = d.context.Suspend() // why it failed is told by err
}

func (d *otoDevice) wake() {
	if d.asleep {
		d.asleep = false
		_ = d.context.Resume()
	}
}

func (d *otoDevice) err() error { return d.context.Err() }
