package store

import (
	"time"

	"klaverjas/engine"
)

// DealKey names a deal: its match, and its place in engine.Match.Deals from 0,
// in which passed-out deals count.
type DealKey struct {
	Match MatchID
	Index int
}

// Deal is a settled deal in numbers, worked out from the record when the deal
// was settled. Pairs are by side, South and North first; fours are by seat.
type Deal struct {
	DealKey
	Settled  time.Time
	Number   int // in the match, from 1
	Redeals  int // how often it had been passed out before
	Dealer   engine.Seat
	Maker    engine.Seat
	Trump    engine.Suit
	Forced   bool // the maker had no pass
	Bids     int  // the number of the bid that chose trump, from 1
	Verdict  engine.Verdict
	Points   [2]int // written down as points
	Bonus    [2]int // written down as roem, pit included
	Roem     [2]int // scored at the table, pit excluded, before a nat moves it
	Missed   [2]int // captured and not claimed
	Tricks   [4]int // captured by each seat
	Practice bool   // a card was taken back, or the deal was played before
	Undone   int    // actions taken back in this deal
}

// Score returns what each side writes down.
func (d *Deal) Score() [2]int { return [2]int{d.Points[0] + d.Bonus[0], d.Points[1] + d.Bonus[1]} }

// DealFilter chooses deals.
type DealFilter struct {
	Filter
	Match    MatchID      // 0: of all matches
	Maker    *engine.Seat // nil: any
	Trump    *engine.Suit // nil: any
	Practice *bool        // nil: any
	Advised  *bool        // whether a hint told the player what to do; nil: any
}

// Sums are numbers of many deals added up. Pairs are by side, South and North
// first; fours are by the seat that is meant.
type Sums struct {
	Deals      int
	Passed     int    // bids before trump was chosen
	Maker      [4]int // deals in which the seat chose trump
	Made       [4]int // of those: made, pit included
	Nat        [4]int // of those: nat, by tie too
	Pit        [4]int // of those: all eight tricks
	CounterPit [4]int // of those: none
	Forced     [4]int // of those: had no pass
	Tricks     [4]int
	Score      [2]int
	MakerScore [2]int // points of a side in the deals that it made trump in
	Points     [2]int
	Bonus      [2]int
	Roem       [2]int
	Missed     [2]int
	Undone     int
}

// By is what deals are grouped by.
type By uint8

// The groupings; the key of a group is a text, as said behind each.
const (
	ByNothing  By = iota // ""
	ByProfile            // the profile's name
	ByBots               // the kind of bot at West
	ByPartner            // the kind of bot at North
	ByTrump              // C, D, H or S
	ByMaker              // S, W, N or E
	ByForced             // "free" or "forced"
	ByPlayer             // the player's number
	ByMonth              // "2026-01", of the beginning of the match, in UTC
	ByKind               // the number of the match's Kind
	ByPractice           // "ordinary" or "practice", of the deal
)

// Group is the sums of the deals that have something in common: one text for
// each grouping asked for, in that order.
type Group struct {
	Keys []string
	Sums
}

// MatchSums counts matches. Ties and abandoned matches are no part of Won and Lost.
type MatchSums struct {
	Played    int // finished: Won + Lost + Tied
	Won       int // by South and North
	Lost      int
	Tied      int
	Open      int
	Abandoned int
	Totals    [2]int // points in the finished ones
}

// MatchGroup is the counts of the matches that have something in common.
type MatchGroup struct {
	Keys []string
	MatchSums
}
