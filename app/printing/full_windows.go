package printing

import "syscall"

// fullCodes are ERROR_DISK_FULL and ERROR_HANDLE_DISK_FULL.
var fullCodes = []syscall.Errno{112, 39}
