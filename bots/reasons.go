package bots

// The reasons that bots give, with the parameters that each fills. A code is
// the last part of its translation key, reason.<code>.
const (
	// Bidding.
	PlaysJackNine ReasonCode = "plays_jack_nine" // holds jack and nine of Suit and enough beside them
	PlaysJack     ReasonCode = "plays_jack"      // holds the jack of Suit and enough beside it
	PlaysLength   ReasonCode = "plays_length"    // Points is how many cards of Suit it holds
	PlaysAces     ReasonCode = "plays_aces"      // Suit will do, thanks to Points aces of other suits
	PlaysShape    ReasonCode = "plays_shape"     // Suit will do, thanks to short suits and guarded tens
	MustChoose    ReasonCode = "must_choose"     // has to choose; Suit is the best it has
	PassesWeak    ReasonCode = "passes_weak"     // no suit is strong enough; Suit comes nearest
	PassesOffer   ReasonCode = "passes_offer"    // Suit, the proposed one, is not strong enough

	// Roem.
	ClaimsRoem ReasonCode = "claims_roem" // Points of roem lie
	MakesRoem  ReasonCode = "makes_roem"  // Card makes Points of roem for our side
	AvoidsRoem ReasonCode = "avoids_roem" // Card gives no roem to Seat; another would have given Points

	// Any card.
	OnlyCard ReasonCode = "only_card" // Card is the only one allowed
	StandsIn ReasonCode = "stands_in" // the bot failed; this is a legal action in its place

	// Leads.
	DrawsTrump        ReasonCode = "draws_trump"          // Card takes trumps from the opponents
	LeadsToMaker      ReasonCode = "leads_to_maker"       // trump Card, because Seat, the partner, is the maker
	LeadsLastTrump    ReasonCode = "leads_last_trump"     // Card is trump, and the opponents have none
	CashesTrump       ReasonCode = "cashes_trump"         // Card is the highest trump left in play
	LeadsTrumpForLack ReasonCode = "leads_trump_for_lack" // trump Card, for lack of a better lead
	CashesAce         ReasonCode = "cashes_ace"           // Card is the ace of Suit
	CashesTen         ReasonCode = "cashes_ten"           // Card, the ten of Suit, is high: its ace is gone
	CashesWinner      ReasonCode = "cashes_winner"        // Card is the highest of Suit left in play
	LeadsToPartner    ReasonCode = "leads_to_partner"     // only Seat, the partner, can hold the highest of Suit
	ReturnsSuit       ReasonCode = "returns_suit"         // Seat, the partner, led Suit before
	AnswersSignal     ReasonCode = "answers_signal"       // Seat, the partner, asked for Suit by a low discard
	ForcesMaker       ReasonCode = "forces_maker"         // Seat, the maker, is out of Suit and must trump
	LeadsShort        ReasonCode = "leads_short"          // Card is the last of Suit, which can be trumped later
	LeadsLow          ReasonCode = "leads_low"            // Card risks little; there is nothing to cash

	// Taking the trick.
	WinsCheaply       ReasonCode = "wins_cheaply"       // Card is the cheapest that takes the trick, worth Points
	WinsSurely        ReasonCode = "wins_surely"        // Card takes the trick for certain, Points so far
	TriesToWin        ReasonCode = "tries_to_win"       // Card is the best so far and may hold, Points so far
	Ruffs             ReasonCode = "ruffs"              // trumps with Card, Points so far
	RuffsSurely       ReasonCode = "ruffs_surely"       // trumps with Card, which nobody can go over, Points so far
	OvertrumpsCheaply ReasonCode = "overtrumps_cheaply" // Card is the cheapest trump that goes over, Points so far
	Overtrumps        ReasonCode = "overtrumps"         // Card goes over the trump that lies, Points so far
	TakesLateTrick    ReasonCode = "takes_late_trick"   // Card takes one of the last two tricks, Points so far
	MustPassPartner   ReasonCode = "must_pass_partner"  // the rules make Card go over the partner
	UndertrumpsForced ReasonCode = "undertrumps_forced" // Card must be a trump, and none goes over Seat's

	// Leaving the trick.
	GivesTenToPartner    ReasonCode = "gives_ten_to_partner"    // Card, a ten, goes to Seat, the partner
	GivesHighToPartner   ReasonCode = "gives_high_to_partner"   // Card, worth Points, goes to Seat, the partner
	GivesPointsToPartner ReasonCode = "gives_points_to_partner" // Card, worth Points, goes to Seat, the partner
	LeavesToPartner      ReasonCode = "leaves_to_partner"       // Seat, the partner, wins without help; Card keeps the rest
	SignalsSuit          ReasonCode = "signals_suit"            // low Card asks Seat, the partner, for Suit
	LowestNoChance       ReasonCode = "lowest_no_chance"        // Card cannot win: it gives Seat the least
	KeepsBetter          ReasonCode = "keeps_better"            // Card gives Seat Points, so that a better card stays
	SeemsBest            ReasonCode = "seems_best"              // Card gives Seat Points; all else promised less
	SparesRun            ReasonCode = "spares_run"              // Card gives Seat Points; less might help him to roem
	HopesForPartner      ReasonCode = "hopes_for_partner"       // Card, worth Points, in case the partner takes it from Seat
)
