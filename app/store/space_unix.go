//go:build unix

package store

import "golang.org/x/sys/unix"

// errNoSpace is the system's word for a full disk.
const errNoSpace = unix.ENOSPC

// leastRoom is how many bytes SQLite needs at least to open a file for writing.
const leastRoom = 64 << 10

// noRoom tells whether the disk of a folder is as good as full. SQLite does not
// always say so.
func noRoom(dir string) bool {
	var disk unix.Statfs_t
	return unix.Statfs(dir, &disk) == nil && disk.Bavail*uint64(disk.Bsize) < leastRoom
}
