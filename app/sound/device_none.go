//go:build nosound

package sound

import "errors"

// openDevice finds no device, in a build that leaves out the system's sound.
func openDevice() (device, error) { return nil, errors.New("built without sound") }
