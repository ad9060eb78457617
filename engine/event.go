package engine

// EventKind is what happened.
type EventKind uint8

// The kinds of event. Each says which fields of Event it fills.
const (
	EventDealt     EventKind = iota // Seat dealt deal number Deal
	EventPassed                     // Seat passed
	EventTrump                      // Seat made Suit trump
	EventPassedOut                  // everybody passed and Seat deals again
	EventPlayed                     // Seat played Card
	EventTrick                      // Seat captured trick number Trick, worth Points as they count, see [Table.PointsOf]
	EventRoem                       // Seat's side scored Points of roem, in the parts of Roem
	EventMissed                     // Seat captured a trick whose roem, Points, was not claimed
	EventStuk                       // Seat played the second of his king and queen of trump: Points for his side
	EventSettled                    // the deal is over and its result is final
	EventMatchOver                  // the match is over
	EventTakenBack                  // Seat took Card back; what came after it never happened
)

// Event is one thing that everybody at the table saw happen.
type Event struct {
	Kind   EventKind
	Deal   int // number of the deal, from 1
	Trick  int // number of the trick, from 1; 0 during the bidding
	Seat   Seat
	Suit   Suit
	Card   Card
	Points int
	Roem   Roem
}
