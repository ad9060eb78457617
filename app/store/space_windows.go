package store

import "golang.org/x/sys/windows"

// errNoSpace is the system's word for a full disk.
const errNoSpace = windows.ERROR_DISK_FULL

// leastRoom is how many bytes SQLite needs at least to open a file for writing.
const leastRoom = 64 << 10

// noRoom tells whether the disk of a folder is as good as full. SQLite does not
// always say so.
func noRoom(dir string) bool {
	var free uint64
	path, err := windows.UTF16PtrFromString(dir)
	return err == nil && windows.GetDiskFreeSpaceEx(path, &free, nil, nil) == nil && free < leastRoom
}
