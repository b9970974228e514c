"""Figures of a study, with their doubt: who wins, against whom, from which seat, how long, with which cards."""

from collections import Counter, defaultdict
from math import sqrt
from statistics import mean, median, quantiles
from typing import Any

from mulligan.arena.standings import SURE, wilson

FEWEST = 5  # games on each side of a comparison, for a card to be compared
BARS = 20


def figures_of(games: list[dict[str, Any]]) -> dict[str, Any]:
    """All of them, as JSON values. A shared win counts in part, a draw as its fair share."""
    games = sorted(games, key=lambda one: int(one["number"]))
    return {
        "games": len(games),
        "draws": sum(not one["winners"] for one in games),
        "sides": sides(games),
        "matrix": matrix(games) if all(len(one["sides"]) == 2 for one in games) else {},
        "seats": seats(games),
        "first": first(games),
        "length": {what: spread([one[what] for one in games]) for what in ("rounds", "decisions")},
        "cards": cards(games),
        "never_played": never_played(games),
        "comebacks": comebacks(games),
    }


def won(one: dict[str, Any], seat: int) -> float:
    winners = one["winners"]
    if not winners:
        return 1 / len(one["sides"])
    return 1 / len(winners) if seat in winners else 0.0


def share(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": round(wins, 2),
        "share": round(wins / games, 4) if games else 0.0,
        "interval": [round(low, 4), round(high, 4)],
    }


def sides(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Each side against the field: games in which both play the same say nothing and are left out."""
    wins: dict[str, float] = defaultdict(float)
    played: Counter[str] = Counter()
    for one in games:
        if len(set(one["sides"])) == 1 < len(one["sides"]):
            continue
        for seat, side in enumerate(one["sides"]):
            wins[side] += won(one, seat)
            played[side] += 1
    found = {side: share(wins[side], played[side]) for side in played}
    return dict(sorted(found.items(), key=lambda pair: -pair[1]["share"]))


def matrix(games: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Each side against each other: rows win against columns."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    played: Counter[tuple[str, str]] = Counter()
    for one in games:
        for seat, side in enumerate(one["sides"]):
            pair = (side, one["sides"][1 - seat])
            wins[pair] += won(one, seat)
            played[pair] += 1
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    for (side, other), count in played.items():
        found[side][other] = share(wins[side, other], count)
    return dict(found)


def seats(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    count = max((len(one["sides"]) for one in games), default=0)
    return [share(sum(won(one, seat) for one in games), len(games)) for seat in range(count)]


def first(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Who goes first, and what the fair share would be."""
    known = [one for one in games if one["first"] >= 0]
    found = share(sum(won(one, one["first"]) for one in known), len(known))
    return {**found, "fair": round(mean(1 / len(one["sides"]) for one in known), 4) if known else 0.0}


def spread(numbers: list[int]) -> dict[str, Any]:
    if not numbers:
        return {}
    tenths = quantiles(numbers, n=10) if len(numbers) > 1 else [float(numbers[0])] * 9
    width = max(1, -(-(max(numbers) - min(numbers) + 1) // BARS))
    bars = Counter((number - min(numbers)) // width for number in numbers)
    return {
        "mean": round(mean(numbers), 1),
        "median": median(numbers),
        "tenth": round(tenths[0], 1),
        "nine_tenths": round(tenths[-1], 1),
        "fewest": min(numbers),
        "most": max(numbers),
        "bars": [
            {"from": min(numbers) + i * width, "to": min(numbers) + (i + 1) * width - 1, "games": bars[i]}
            for i in range(max(bars) + 1)
        ],
    }


# ---- cards ----------------------------------------------------------------------------------------------------------


def cards(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each card does to the chance of winning of a seat that drew it, and of one that played it.

    Compared with seats that play the same side and did not; those that gain most first.
    """
    drawn, played, seen = effects(games, "drawn"), effects(games, "played"), sides_with(games)
    found = [
        {"card": card, "drawn": drawn.get(card), "played": played.get(card), "sides": sorted(seen[card])}
        for card in {**drawn, **played}
    ]
    return sorted(found, key=lambda one: -((one["played"] or one["drawn"] or {}).get("gain", 0.0)))


def sides_with(games: list[dict[str, Any]]) -> dict[str, set[str]]:
    """The sides that a card was seen with."""
    found: dict[str, set[str]] = defaultdict(set)
    for one in games:
        for seat, side in enumerate(one["sides"]):
            for card in (*one["drawn"][seat], *one["played"][seat]):
                found[card].add(side)
    return found


def effects(games: list[dict[str, Any]], deed: str) -> dict[str, dict[str, Any]]:
    """By card: how much more often its seat won than others of the same side, all sides taken together."""
    total: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])  # by side: games, wins
    did: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])  # by card and side
    for one in games:
        for seat, side in enumerate(one["sides"]):
            wins = won(one, seat)
            for tally in (total[side], *(did[card, side] for card in one[deed][seat])):
                tally[0] += 1
                tally[1] += wins
    parts: dict[str, list[tuple[float, float, float, float]]] = defaultdict(list)
    for (card, side), (having, having_won) in did.items():
        lacking, lacking_won = total[side][0] - having, total[side][1] - having_won
        if having >= FEWEST and lacking >= FEWEST:
            parts[card].append((having, having_won / having, lacking, lacking_won / lacking))
    return {card: gain(strata) for card, strata in parts.items()}


def gain(strata: list[tuple[float, float, float, float]]) -> dict[str, Any]:
    """The difference of two shares, over strata weighted by what they tell (Mantel and Haenszel)."""
    weights = [having * lacking / (having + lacking) for having, _, lacking, _ in strata]
    total = sum(weights)
    found = sum(weight * (one - other) for weight, (_, one, _, other) in zip(weights, strata, strict=True)) / total
    doubt = sqrt(
        sum(
            weight**2 * (soft(one, having) / having + soft(other, lacking) / lacking)
            for weight, (having, one, lacking, other) in zip(weights, strata, strict=True)
        )
    )
    half = SURE * doubt / total
    return {
        "games": int(sum(having for having, _, _, _ in strata)),
        "gain": round(found, 4),
        "interval": [round(found - half, 4), round(found + half, 4)],
    }


def soft(share: float, games: float) -> float:
    """The spread of a share, which is never quite sure."""
    likely = (share * games + 1) / (games + 2)
    return likely * (1 - likely)


def never_played(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards that were there and that nobody ever played, with how often they were drawn."""
    there = {card for one in games for card in one["cards"]}
    drawn = Counter(card for one in games for cards in one["drawn"] for card in cards)
    played = {card for one in games for cards in one["played"] for card in cards}
    return [{"card": card, "drawn": drawn[card]} for card in sorted((there | set(drawn)) - played) if drawn[card]]


# ---- the course of a game -------------------------------------------------------------------------------------------


def comebacks(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """At each twentieth of a game: how often whoever was ahead then won, and how far ahead they were."""
    told = [one for one in games if one["ahead"] and one["winners"]]
    found = []
    for look in range(len(told[0]["ahead"]) if told else 0):
        wins, leads, count = 0.0, 0.0, 0
        for one in told:
            chances = one["ahead"][look]
            best = max(chances)
            if chances.count(best) == 1:
                wins += won(one, chances.index(best))
                leads += best
                count += 1
        if count:
            at = round(look / len(told[0]["ahead"]), 3)
            found.append({"at": at, "judged": round(leads / count, 4), **share(wins, count)})
    return found


def compared(figures: dict[str, Any], having: str, lacking: str) -> dict[str, Any]:
    """With and without a card: the difference of the two sides' shares, and its interval."""
    one, other = figures["sides"][having], figures["sides"][lacking]
    return gain([(one["games"], one["share"], other["games"], other["share"])])
