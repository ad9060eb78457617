// Package engine holds the rules of klaverjassen and nothing else: cards,
// rule parameters and profiles, bidding, legal cards, tricks, roem, scores,
// deals, matches, what each seat may know, and the text forms of all of it.
//
// States are values. [Deal.Apply] and [Match.Apply] return the next state and
// never change the one they were called on. Nothing here reads a clock or a
// file, and everything random comes from a seed through [Shuffle].
package engine
