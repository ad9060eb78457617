package store

import "time"

// Player is a person who plays at this computer.
type Player struct {
	ID     PlayerID
	Name   string
	Avatar string // names a picture
	Since  time.Time
}
