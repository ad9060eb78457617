package bots

// The reasons that bots give. Each says which parameters it fills.
const (
	OnlyCard          ReasonCode = "only_card"          // Card is the only one allowed
	PlaysStrongSuit   ReasonCode = "plays_strong_suit"  // Suit is strong enough as trump
	PassesWeak        ReasonCode = "passes_weak"        // no suit is strong enough
	MustChoose        ReasonCode = "must_choose"        // has to choose; Suit is the best of four
	ClaimsRoem        ReasonCode = "claims_roem"        // Points of roem lie
	DrawsTrump        ReasonCode = "draws_trump"        // leads Card to take the opponents' trumps
	LeadsToMaker      ReasonCode = "leads_to_maker"     // leads trump because Seat, the partner, is the maker
	CashesWinner      ReasonCode = "cashes_winner"      // Card cannot be beaten in its suit
	LeadsToPartner    ReasonCode = "leads_to_partner"   // Seat, the partner, can take Suit
	AnswersSignal     ReasonCode = "answers_signal"     // Seat asked for Suit
	LeadsLow          ReasonCode = "leads_low"          // has nothing to cash
	WinsSurely        ReasonCode = "wins_surely"        // Card takes the trick for certain
	TriesToWin        ReasonCode = "tries_to_win"       // Card is best so far and may hold
	Ruffs             ReasonCode = "ruffs"              // takes the trick with a trump
	Overtrumps        ReasonCode = "overtrumps"         // goes over the trump on the table
	GivesToPartner    ReasonCode = "gives_to_partner"   // Seat, the partner, wins this: Points go to our side
	LeavesToPartner   ReasonCode = "leaves_to_partner"  // Seat, the partner, wins this without help
	LowestNoChance    ReasonCode = "lowest_no_chance"   // cannot win: gives as little as possible
	MakesRoem         ReasonCode = "makes_roem"         // Card makes Points of roem for our side
	SignalsSuit       ReasonCode = "signals_suit"       // asks the partner for Suit
	UndertrumpsForced ReasonCode = "undertrumps_forced" // no trump is high enough
	StandsIn          ReasonCode = "stands_in"          // the bot failed; this is a legal action in its place
)
