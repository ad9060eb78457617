package bots

// weights are what the regular weighs its cards by, in points unless said
// otherwise. They were found by letting variants play each other.
type weights struct {
	// The trick.
	ToFall  float64 // what a player to come adds to it
	Will    float64 // how surely a player goes over a card if he can, 0 to 1
	Rescue  float64 // how surely the partner takes a trick that we are losing if he can, 0 to 1
	Roem    float64 // how much of the roem that may yet come to lie is counted, 0 to 1
	Pit     float64 // what it is worth to keep a pit alive, or to end theirs
	MakerOf float64 // how much likelier than others the maker holds a trump, a factor

	// What a card is worth while it stays in the hand.
	KeepTrump    float64 // any trump
	KeepStrength float64 // for each step of a trump's strength
	KeepTop      float64 // the highest trump out, besides
	TopOwn       float64 // how much of that card's own points, 0 to 1
	KeepSecond   float64 // a trump that only one unseen trump beats, besides
	KeepBoss     float64 // the highest card of a plain suit
	BossOwn      float64 // how much of such a card's own points, 0 to 1
	KeepTen      float64 // a ten beside a guard while the ace is out
	KeepGuard    float64 // the only small card beside such a ten
	KeepKing     float64 // a king beside a guard while one higher card is out

	// What a lead is good for beyond its trick.
	LeadDraw    float64 // as maker, a trump while opponents may hold some
	LeadToMaker float64 // a trump when the partner is the maker
	LeadFeed    float64 // a trump as defender
	LeadWaste   float64 // a trump that no opponent can have to follow
	LeadPartner float64 // a suit whose highest card only the partner can hold
	LeadReturn  float64 // a suit that the partner led before
	LeadSignal  float64 // a suit that the partner asked for
	LeadShort   float64 // a suit that this hand is then out of, with trumps left
	LeadForce   float64 // as defender, a suit that makes the maker trump

	// What other cards are good for.
	Overtake      float64 // fourth hand, a card over the partner's
	DiscardShort  float64 // the last card of a suit, with trumps left
	DiscardSignal float64 // a low card of a suit that this hand wants, where that is agreed
}

// cafe are the weights of the regular, and of the yardstick rule-1: they never change.
var cafe = weights{
	ToFall: 1, Will: 1, Rescue: 0.75, Roem: 0.7, Pit: 0.1, MakerOf: 2.2,
	KeepTrump: 4, KeepStrength: 1.2, KeepTop: 5, TopOwn: 0.7, KeepSecond: 6.8,
	KeepBoss: 4.5, BossOwn: 0.5, KeepTen: 7.5, KeepGuard: 1.5, KeepKing: 0.5,
	LeadDraw: 20, LeadToMaker: 9.5, LeadFeed: -9, LeadWaste: -14,
	LeadPartner: 5, LeadReturn: 2.5, LeadSignal: 9, LeadShort: 2, LeadForce: 1,
	Overtake: -6, DiscardShort: 1, DiscardSignal: 4,
}
