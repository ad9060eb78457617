//go:build !race

package engine

// raceDivisor leaves the long loops as they are.
const raceDivisor = 1
