// Package stats turns what the store keeps into figures: shares and means
// with the numbers behind them, what chance allows, and a rating. It knows no
// window; every figure can be worked out again by [Slow] from the records.
package stats
