package engine

// Profile is a named Rules value. A released profile never changes, because
// records refer to it by name.
type Profile struct {
	Name  string
	Rules Rules
}

// Profiles returns the named rules in the order in which they are offered.
func Profiles() []Profile {
	return []Profile{
		{"amsterdam-cafe", DefaultRules()},
		{"club-amsterdam", clubAmsterdam()},
		{"club-rotterdam", clubRotterdam()},
		{"utrecht", utrecht()},
		{"room-amsterdam", room(setAMS)},
		{"room-rotterdam", room(setROT)},
		{"gids-amsterdams", gids(setAMSU)},
		{"gids-rotterdams", gids(setROT)},
		{"web-rotterdam", web(setROT)},
		{"web-amsterdam", web(setWebA)},
	}
}

// ProfileByName returns the rules of a profile, and whether there is one of that name.
func ProfileByName(name string) (Rules, bool) {
	for _, p := range Profiles() {
		if p.Name == name {
			return p.Rules, true
		}
	}
	return Rules{}, false
}

// The six legal-move sets.
var (
	setAMS  = PlayRules{true, MustTrump, FreeChoice, true, UndertrumpBanned}
	setAMSU = PlayRules{true, MustTrump, FreeChoice, true, UndertrumpAllowed}
	setROT  = PlayRules{true, MustTrump, MustTrump, true, UndertrumpAllowed}
	setWebA = PlayRules{false, MustTrump, MustTrump, false, UndertrumpAllowed}
	setWebF = PlayRules{false, FreeChoice, FreeChoice, false, UndertrumpAllowed}
	setWebG = PlayRules{true, FreeChoice, FreeChoice, true, UndertrumpAllowed}
)

// PlaySets returns the six legal-move sets by name: AMS, AMS_U, ROT, WEB_A, WEB_F, WEB_G.
func PlaySets() map[string]PlayRules {
	return map[string]PlayRules{
		"AMS": setAMS, "AMS_U": setAMSU, "ROT": setROT, "WEB_A": setWebA, "WEB_F": setWebF, "WEB_G": setWebG,
	}
}

// fours returns the four-of-a-kind table: 100 for A K Q T, and these values
// for jacks, nines and the two lowest ranks.
func fours(jacks, nines, low int) [8]int {
	return [8]int{Seven: low, Eight: low, Nine: nines, Ten: 100, Jack: jacks, Queen: 100, King: 100, Ace: 100}
}

// DefaultRules returns the profile amsterdam-cafe (source text 000), from
// which the others differ.
func DefaultRules() Rules {
	return Rules{
		Play:      setAMS,
		Roem:      RoemRules{Run3: 20, Run4: 50, Stuk: 20, Four: fours(200, 0, 0)},
		Claim:     ClaimRequired,
		LastTrick: 10,
		PitBonus:  100,
		Deals:     16,
		Limit:     1500,
	}
}

// clubAmsterdam is what KBN clubs and De Samenspelers play.
func clubAmsterdam() Rules {
	r := DefaultRules()
	r.Roem.Four = fours(200, 100, 100)
	return r
}

// clubRotterdam is the NKU's reglement: the dealer speaks first and must
// choose if all pass, and any four of a kind is worth 100.
func clubRotterdam() Rules {
	r := DefaultRules()
	r.Play = setROT
	r.FirstSpeaker, r.AllPass = DealerSpeaks, DealerMust
	r.Roem.Four = fours(100, 100, 100)
	return r
}

// utrecht is the club meaning of the word: forehand plays without passing.
func utrecht() Rules {
	r := DefaultRules()
	r.Round1 = Round1Forced
	return r
}

// room is source text 004: a proposed suit, eight deals.
func room(play PlayRules) Rules {
	r := DefaultRules()
	r.Play = play
	r.Round1 = Round1Proposed
	r.Roem.Four = fours(200, 100, 100)
	r.Claim = ClaimAutomatic
	r.Deals = 8
	return r
}

// gids is source text 002: the last speaker must choose, and a player who was
// dealt the stuk scores it besides.
func gids(play PlayRules) Rules {
	r := DefaultRules()
	r.Play = play
	r.AllPass = LastSpeakerMust
	r.Roem.Four = fours(100, 100, 0)
	r.Roem.StukTiming = StukAlsoHolder
	r.Claim = ClaimAutomatic
	return r
}

// web is source text 003: a proposed suit and a fixed 82.
func web(play PlayRules) Rules {
	r := DefaultRules()
	r.Play = play
	r.Round1 = Round1Proposed
	r.Roem.Four = fours(100, 100, 100)
	r.Claim = ClaimAutomatic
	r.Nat = NatThreshold
	return r
}
