//go:build race

package engine

// raceDivisor makes the long loops shorter under the race detector.
const raceDivisor = 50
