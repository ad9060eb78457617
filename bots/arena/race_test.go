//go:build race

package arena

// underRace tells that the race detector watches.
const underRace = true
