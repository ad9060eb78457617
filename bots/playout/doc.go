// Package playout plays deals to their end quickly, with cards that are only
// supposed: each simulated player sees his own hand and what lies open, and
// plays by a light policy of trained weights. From many such playouts in
// worlds that fit what a seat has seen come the expected points of every card
// and of every bid.
//
//   - state.go: a deal in the form in which it is played fastest
//   - features.go, policy.go: what a player looks at and how he weighs it
//   - worlds.go, likelihood.go: hands that the others may hold, and how likely
//   - search.go: the value of every legal card
//   - auction.go: the value of every bid
//   - weights.go: the trained weights and their file
package playout
