//go:build !windows

package printing

import "errors"

var errNoShell = errors.New("no shell that prints")

// shellPrint is for Windows alone.
func shellPrint(string) error { return errNoShell }

// shellOpen is for Windows alone.
func shellOpen(string) error { return errNoShell }
