//go:build !windows

package printing

import "syscall"

// fullCodes are the answers of a disk without room.
var fullCodes = []syscall.Errno{syscall.ENOSPC, syscall.EDQUOT}
