"""Packs by rarity from a seed, sealed pools, and booster drafts with a simple drafter for empty seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mulligan.games.spoils.cards.collection import house_cards, why_not_playable
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.printed import TRADES
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.random import Random

# What a pack holds: rarity and how many; a rare is an ultra rare once in eight packs.
PACK = (("common", 9), ("uncommon", 3), ("rare", 1))
ULTRA_RARE = "ultra rare"
ULTRA_RARE_IN = 8
SEALED_PACKS = 6
DRAFT_PACKS = 3
STAPLES = {"Arcanist": "Obsession", "Banker": "Greed", "Gearsmith": "Elitism", "Rogue": "Deception", "Warlord": "Rage"}
LIMITED_SPELLS = 27
LIMITED_SIZE = 45

Pick = Callable[[list[str], list[str]], str]


def draftable() -> dict[str, list[str]]:
    """The names that packs hold, by rarity: everything that can be played but factions and staples."""
    found: dict[str, list[str]] = {}
    for name, reading in sorted(house_cards().items()):
        card = reading.card
        if card.type is CardType.FACTION or "staple" in card.supertypes or why_not_playable(reading):
            continue
        found.setdefault(card.rarity, []).append(name)
    return found


def pack(random: Random, names: dict[str, list[str]]) -> list[str]:
    """One pack, no card in it twice."""
    cards: list[str] = []
    for rarity, count in PACK:
        chosen = rarity
        if rarity == "rare" and names.get(ULTRA_RARE) and random.below(ULTRA_RARE_IN) == 0:
            chosen = ULTRA_RARE
        pool = names[chosen]
        places = list(range(len(pool)))
        random.shuffle(places)
        cards.extend(pool[place] for place in places[:count])
    return cards


def sealed_pool(seed: str, packs: int = SEALED_PACKS) -> Counter[str]:
    """The cards of one player's packs."""
    random, names = Random(f"sealed {seed}"), draftable()
    return Counter(name for _ in range(packs) for name in pack(random, names))


def draft(seed: str, drafters: list[Pick | None], packs: int = DRAFT_PACKS) -> list[list[str]]:
    """A booster draft: each seat takes one card and passes the rest on, the second pack the other way round."""
    random, names = Random(f"draft {seed}"), draftable()
    seats = len(drafters)
    taken: list[list[str]] = [[] for _ in range(seats)]
    for number in range(packs):
        open_packs = [pack(random, names) for _ in range(seats)]
        while open_packs[0]:
            for seat in range(seats):
                choose = drafters[seat] or simple_drafter
                card = choose(open_packs[seat], taken[seat])
                open_packs[seat].remove(card)
                taken[seat].append(card)
            step = 1 if number % 2 == 0 else -1
            open_packs = [open_packs[(seat - step) % seats] for seat in range(seats)]
    return taken


def simple_drafter(offered: list[str], taken: list[str]) -> str:
    """Takes the rarest card of the trades that it already has most of."""
    have = Counter(trade_of(name) for name in taken)
    best = {trade for trade, _ in have.most_common(2)} if len(taken) > 4 else set(STAPLES)
    return max(offered, key=lambda name: (trade_of(name) in best, rank(house_cards()[name]), name))


def rank(reading: Reading) -> int:
    return ["common", "uncommon", "rare", ULTRA_RARE].index(reading.card.rarity)


def trade_of(name: str) -> str:
    return house_cards()[name].card.trade or TRADES[-1]


def limited_deck(name: str, cards: list[str]) -> Deck:
    """A plain Limited deck from a pool: the two trades it has most of, and staples of both."""
    trades = [trade for trade, _ in Counter(trade_of(card) for card in cards).most_common() if trade in STAPLES][:2]
    chosen = sorted((card for card in cards if trade_of(card) in trades), key=cost_of)[:LIMITED_SPELLS]
    rest = [card for card in cards if card not in chosen]
    chosen += rest[: max(0, LIMITED_SPELLS - len(chosen))]
    entries = [Entry(card, count, "Game Deck") for card, count in Counter(chosen).items()]
    for place, trade in enumerate(trades):
        missing = LIMITED_SIZE - len(chosen)
        share = missing - missing // 2 if place == 0 else missing // 2
        entries.append(Entry(STAPLES[trade], share if len(trades) > 1 else missing, "Game Deck"))
    return Deck(name, (Entry("The Open Gate", 1, "Faction"), *entries))


def cost_of(name: str) -> int:
    return house_cards()[name].card.cost or 0
