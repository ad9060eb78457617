package engine

import (
	"errors"
	"testing"
)

// roemDeal returns a deal in which South's side has just captured a trick
// with a run of three.
func roemDeal(t *testing.T, rules string) Deal {
	t.Helper()
	d, err := ParseDeal(rules + " | dealer E proposed H | S CA DAKQ HAKQ SA / W CT DT HT SJT987 / N CK DJ98 HJ98 SK / E CQJ987 D7 H7 SQ | S D | CA CT CK CQ")
	if err == nil {
		return d
	}
	t.Fatal(err)
	return d
}

func code(err error) ReasonCode {
	var why Reason
	errors.As(err, &why)
	return why.Code
}

func TestClaiming(t *testing.T) {
	d := roemDeal(t, "amsterdam-cafe")
	if _, _, err := d.Apply(ClaimBy(West)); code(err) != NotYourTrick {
		t.Errorf("opponents claim: %v", err)
	}
	claimed, events, err := d.Apply(ClaimBy(North))
	if err != nil || len(events) != 1 || events[0].Kind != EventRoem || events[0].Points != 20 {
		t.Fatalf("%v %v", events, err)
	}
	if _, _, err := claimed.Apply(ClaimBy(South)); code(err) != AlreadyClaimed {
		t.Errorf("claimed twice: %v", err)
	}
	if got := claimed.Result().Roem; got != [2]int{20, 0} {
		t.Errorf("roem %v", got)
	}
	missed, events, err := d.Apply(PlayBy(South, CardOf(Diamonds, Ace)))
	if err != nil || events[0].Kind != EventMissed || events[0].Points != 20 {
		t.Fatalf("%v %v", events, err)
	}
	if _, _, err := missed.Apply(ClaimBy(South)); code(err) != WrongPhase {
		t.Errorf("claimed after the lead: %v", err)
	}
	if res := missed.Result(); res.Missed != [2]int{20, 0} || res.Roem != [2]int{} {
		t.Errorf("missed %v, roem %v", res.Missed, res.Roem)
	}
}

func TestAWrongClaimCostsNothing(t *testing.T) {
	d := roemDeal(t, "amsterdam-cafe run3=0")
	next, events, err := d.Apply(ClaimBy(South))
	if code(err) != NoRoem || events != nil || next != (Deal{}) {
		t.Errorf("%v %v", events, err)
	}
}

func TestRoemCountsByItselfWhereTheRulesSaySo(t *testing.T) {
	d := roemDeal(t, "room-amsterdam")
	if _, _, err := d.Apply(ClaimBy(South)); code(err) != WrongPhase {
		t.Error(err)
	}
	if got := d.Result().Roem; got != [2]int{20, 0} {
		t.Errorf("roem %v", got)
	}
}

// lastTrickDeal plays a deal up to the full eighth trick, which lies unturned.
func lastTrickDeal(t *testing.T) Deal {
	t.Helper()
	d, err := ParseDeal("amsterdam-cafe | dealer E proposed H | S CAJ97 DATJ9 / W CT DK8 HA9 ST98 / N CK D7 HKQJ SKQJ / E CQ8 DQ HT87 SA7 | S D | " +
		"DJ DK D7 DQ D9 D8 HJ H7")
	if err != nil {
		t.Fatal(err)
	}
	r := NewRandom(1)
	for d.Phase == Playing {
		turn, _ := d.ToAct()
		if d, _, err = d.Apply(randomAction(&d, turn, r)); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

func TestTheEighthTrickWaitsForItsCaptor(t *testing.T) {
	d := lastTrickDeal(t)
	if d.Phase != LastClaim {
		t.Fatalf("phase %d", d.Phase)
	}
	captor := d.Tricks[7].Winner(d.Trump)
	if _, _, err := d.Apply(GatherBy(captor.Next())); code(err) != NotYourTurn {
		t.Error(err)
	}
	settled, events, err := d.Apply(GatherBy(captor))
	if err != nil || settled.Phase != Settled || events[len(events)-1].Kind != EventSettled {
		t.Errorf("%v %v", events, err)
	}
	if _, _, err := settled.Apply(ClaimBy(captor)); code(err) != WrongPhase {
		t.Error(err)
	}
}

func TestStukForItsHolder(t *testing.T) {
	d, err := ParseDeal("gids-amsterdams run3=0 | dealer E proposed H | S CKQ DA9 HAK SA9 / W CT98 DT87 HT S7 / N C7 DKQJ HJ98 SK / E CAJ H7Q SQJT8 | S C | CK")
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := d.HolderStuk(); ok {
		t.Fatal("stuk after one card")
	}
	for _, name := range []string{"CT", "C7", "CJ", "SQ", "SA", "S7", "SK"} {
		c, _ := ParseCard(name)
		turn, _ := d.ToAct()
		if d, _, err = d.Apply(PlayBy(turn, c)); err != nil {
			t.Fatal(err)
		}
	}
	d, events, err := d.Apply(PlayBy(South, CardOf(Clubs, Queen)))
	if err != nil || len(events) != 2 || events[1].Kind != EventStuk || events[1].Points != 20 {
		t.Fatalf("%v %v", events, err)
	}
	if res := d.Result(); res.Roem != [2]int{20, 0} {
		t.Errorf("roem %v", res.Roem)
	}
}
