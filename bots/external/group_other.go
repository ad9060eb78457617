//go:build !unix

package external

import "os/exec"

// setGroup does nothing where there are no groups of processes.
func setGroup(*exec.Cmd) {}

// killGroup ends a command.
func killGroup(c *exec.Cmd) { _ = c.Process.Kill() }
