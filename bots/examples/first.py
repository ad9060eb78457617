#!/usr/bin/env python3
"""A first outside bot: plays by bots/PROTOCOL.md. Copy it and make it better."""
import json
import sys

PLAIN, TRUMP = "789JQKTA", "78QKTA9J"  # ranks from weak to strong
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def strength(card, led, trump):  # -1: cannot win the trick
    suit, rank = card
    return 8 + TRUMP.index(rank) if suit == trump else PLAIN.index(rank) if suit == led else -1


def points(card, trump):
    return {"J": 20, "9": 14}.get(card[1], POINTS.get(card[1], 0)) if card[0] == trump else POINTS.get(card[1], 0)


def bid(view, legal):
    def worth(suit):  # what the hand is good for with this trump suit
        return sum(points(c, suit) + 8 if c[0] == suit else 10 * (c[1] == "A") for c in view["dealt"])

    best = max((s for s in legal if s != "pass"), key=worth, default="pass")
    return "pass" if "pass" in legal and (best == "pass" or worth(best) < 75) else best


def play(view, legal):
    trump, trick = view["trump"], view["trick"]["cards"]
    if not trick:  # lead an ace, else the strongest trump as maker, else something small
        aces = [c for c in legal if c[1] == "A" and c[0] != trump]
        trumps = [c for c in legal if c[0] == trump] if view["maker"] == view["seat"] else []
        return (aces or sorted(trumps, key=lambda c: -strength(c, trump, trump)) or sorted(legal, key=lambda c: points(c, trump)))[0]
    force = [strength(c, trick[0][0], trump) for c in trick]
    partner = len(trick) > 1 and force[-2] == max(force)
    winners = [c for c in legal if strength(c, trick[0][0], trump) > max(force)]
    if partner and (len(trick) == 3 or max(force) > 12):  # ours: give points
        return max(legal, key=lambda c: (c[0] != trump, points(c, trump)))
    if winners and (len(trick) == 3 or strength(max(winners), trick[0][0], trump) % 8 > 5):
        return max(winners, key=lambda c: (c[0] != trump, points(c, trump)))
    return min(legal, key=lambda c: (points(c, trump), c[0] == trump))


for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "hello":
        answer = {"protocol": 1, "name": "first.py"}
    elif ask["type"] == "claim":
        answer = {"action": "claim" if ask["view"]["tricks"][-1]["roem"] else "none"}
    else:
        answer = {"action": {"bid": bid, "play": play}[ask["type"]](ask["view"], ask["legal"])}
    print(json.dumps({"id": ask["id"], **answer}), flush=True)
