"""The house's own set: big enough, of every kind, readable, playable, and using all that section 5 describes."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import house_cards, house_decks, why_not_playable
from mulligan.games.spoils.events import (
    PLAYS,
)
from mulligan.games.spoils.printed import ICONS
from mulligan.games.spoils.vocabulary import bids, paragraphs
from mulligan.games.spoils.vocabulary.acts import choosing, coins, damage, looking, moving, playing, standing, tokens
from mulligan.games.spoils.vocabulary.happenings import occasions
from mulligan.games.spoils.vocabulary.statics import changes, charging, deeds, rules
from mulligan.games.spoils.vocabulary.terms import CardType, Keyword, Stat, Trade
from mulligan.kernel.random import Random
from mulligan.language.core import flow
from mulligan.language.tree import Node, walk
from tests.games.spoils.arranged import Scene

TRADES = [trade.value for trade in Trade]


@cache
def trees() -> dict[str, paragraphs.CardText]:
    return {name: reading.tree() for name, reading in house_cards().items()}


def nodes() -> Iterable[Node]:
    for tree in trees().values():
        yield from walk(tree)


def cards() -> list[Card]:
    return [reading.card for reading in house_cards().values()]


# ---- how many of what -----------------------------------------------------------------------------------------------


def test_it_has_enough_cards_of_every_trade_type_and_rarity() -> None:
    assert len(cards()) >= 160
    trades = Counter(card.trade for card in cards())
    types = Counter(card.type for card in cards())
    rarities = Counter(card.rarity for card in cards())
    assert all(trades[trade] >= 24 for trade in TRADES if trade != "Universal")
    assert types[CardType.FACTION] == 6
    assert all(types[kind] >= 12 for kind in CardType if kind not in (CardType.FACTION, CardType.MICROMAJIG))
    assert set(rarities) == {"common", "uncommon", "rare", "ultra rare"}
    assert rarities["common"] > rarities["uncommon"] > rarities["rare"] > rarities["ultra rare"] >= 5


@pytest.mark.rules("203.5", "203.5a")
def test_it_has_resources_that_are_no_staples() -> None:
    resources = [card for card in cards() if card.type is CardType.RESOURCE]
    staples = [card for card in resources if "staple" in card.supertypes]
    assert len(staples) == 5
    assert {card.trade for card in resources if card not in staples} == set(TRADES)


@pytest.mark.rules("201.2a", "201.3a", "201.7b", "201.8")
def test_every_card_has_the_numbers_of_its_type() -> None:
    for card in cards():
        if card.type in (CardType.CHARACTER, CardType.TACTIC, CardType.ITEM, CardType.LOCATION):
            assert card.cost is not None, card.name
            assert card.threshold, card.name
        assert (card.strength is not None) == (card.type is CardType.CHARACTER), card.name
        assert (card.structure is not None) == (card.type is CardType.LOCATION), card.name
        assert (card.influence is not None) == (card.type is CardType.FACTION), card.name


# ---- what their texts say -------------------------------------------------------------------------------------------


def test_every_card_is_read_and_can_be_carried_out() -> None:
    reasons = {name: why_not_playable(reading) for name, reading in house_cards().items()}
    assert {name: why for name, why in reasons.items() if why} == {}


def is_a(*kinds: type[Node]) -> Callable[[Node], bool]:
    return lambda some: isinstance(some, kinds)


def has(kind: type[Node], field: str) -> Callable[[Node], bool]:
    return lambda some: isinstance(some, kind) and bool(getattr(some, field))


def replaces(some: Node) -> bool:
    return isinstance(some, flow.Watch) and some.once and any(isinstance(part, flow.Instead) for part in walk(some))


def demands(deed: type[Node]) -> Callable[[Node], bool]:
    return lambda some: isinstance(some, changes.Must) and any(isinstance(part, deed) for part in walk(some))


def forbids(deed: type[Node]) -> Callable[[Node], bool]:
    return lambda some: isinstance(some, changes.Cannot) and any(isinstance(part, deed) for part in walk(some))


SECTION_5: dict[str, Callable[[Node], bool]] = {
    "502.1 ability": is_a(paragraphs.Ability),
    "502.2 ability with a threshold": has(paragraphs.Ability, "threshold"),
    "502.3 ability that anybody may use": is_a(playing.AnyoneMay),
    "503.1 trigger": is_a(paragraphs.Trigger),
    "503.1 trigger at the start of a turn": lambda some: (
        isinstance(some, paragraphs.Trigger) and isinstance(some.event, occasions.StartOfTurn)
    ),
    "503.1 trigger that is left for later": is_a(flow.Later),
    "504.1 conditional": lambda some: isinstance(some, paragraphs.Static) and some.condition is not None,
    "505.1 requirement to pay": is_a(charging.Charge),
    "505.1 requirement to attack": demands(deeds.Attack),
    "505.1 requirement to block": demands(deeds.Block),
    "505.2b requirement to pick": is_a(rules.MustBePicked),
    "506.1 replacement": is_a(paragraphs.Replacement),
    "506.3 delayed replacement": replaces,
    "507.2 attach": is_a(paragraphs.AttachTo),
    "507.3 covert": lambda some: some == paragraphs.KeywordLine(Keyword.COVERT),
    "507.3d covert gained": lambda some: isinstance(some, changes.TheKeyword) and some.keyword is Keyword.COVERT,
    "507.4 Flip Up": is_a(paragraphs.FlipUp),
    "507.4c Flip Up with an extra cost": has(paragraphs.FlipUp, "extra"),
    "507.5 unique": is_a(paragraphs.Unique),
    "507.6 tactical": lambda some: some == paragraphs.KeywordLine(Keyword.TACTICAL),
    "508.1 temporary rules text": is_a(changes.Text),
}
TERMS: dict[str, Callable[[Node], bool]] = {
    "103.1c any number of copies": is_a(rules.UnlimitedCopies),
    "203.1 play a resource": is_a(playing.PlayResource),
    "208.1 another type": is_a(changes.HasType),
    "301.1 attach": is_a(paragraphs.AttachTo),
    "302.15 remove from battle": is_a(standing.RemoveFromBattle),
    "303.1 deplete": is_a(standing.Deplete),
    "303.3 restore": is_a(standing.Restore),
    "304.1 destroy": is_a(standing.Destroy),
    "305.1 discard": is_a(moving.Discard),
    "306.1 draw": is_a(moving.Draw),
    "307.1 duplicate": is_a(playing.Duplicate),
    "308.1 free": has(playing.Play, "free"),
    "309.1 pay": is_a(playing.Pay),
    "310.1 pick": is_a(choosing.Pick),
    "310.1 cannot be picked": forbids(deeds.BePicked),
    "311.1 provides": is_a(paragraphs.ProvidesParagraph),
    "312.1 search": is_a(looking.Search),
    "313.2 shuffle into": is_a(moving.ShuffleInto),
    "314.1 terminate": is_a(playing.Terminate),
    "402.8 put": is_a(moving.Put),
    "403.6 out of the game": is_a(moving.RemoveFromGame),
    "405.4 paragraph with a threshold": is_a(paragraphs.AtThreshold),
    "406.3 cost changed": is_a(rules.ChangeCosts),
    "407.3 control": is_a(standing.TakeControl),
    "408.1 damage": is_a(damage.Inflict),
    "408.1 damage divided": has(damage.Inflict, "divided"),
    "408.3b influence lost": is_a(damage.LoseInfluence, damage.YouLoseInfluence),
    "409.1 tokens": is_a(tokens.PutTokens),
    "409.3 Micromajig": lambda node: isinstance(node, moving.Put) and node.tokens() is not None,
    "410.2 a number is chosen": is_a(choosing.ChooseNumber),
    "411.4 flip face-down": is_a(standing.Flip),
    "412.1 unblockable": forbids(deeds.BeBlocked),
    "413.1 bidding": is_a(bids.Bid),
    "speed": lambda some: isinstance(some, changes.Points) and some.stat is Stat.SPEED,
    "a coin": is_a(coins.FlipCoin),
    "something named": is_a(choosing.NameOne),
    "one of several texts": is_a(paragraphs.Options),
    "looking at cards": is_a(looking.LookAt),
    "an attack out of turn": is_a(standing.AttackNow),
}


@pytest.mark.parametrize("kind", SECTION_5)
def test_it_uses_every_kind_of_rules_text(kind: str) -> None:
    assert any(SECTION_5[kind](some) for some in nodes())


@pytest.mark.parametrize("term", TERMS)
def test_it_uses_every_term(term: str) -> None:
    assert any(TERMS[term](some) for some in nodes())


@pytest.mark.rules("203.4", "203.4a")
def test_it_asks_for_every_icon() -> None:
    assert set("".join(card.threshold for card in cards())) == set(ICONS)


# ---- each of them is played -----------------------------------------------------------------------------------------

STAPLES = ["Obsession", "Greed", "Elitism", "Deception", "Rage"]
MINE = ["Camp Runner", "Brass Hound", "Undertow Shade", "Arc Lamp", "War Camp"]
THEIRS = [
    "Ditch Fighter",
    "Penny Collector",
    "Moonpool Diviner",
    "Hotfoot Pedals",
    "Counting House",
    "Outrider Captain",
]
PLAYABLE = [name for name, reading in house_cards().items() if reading.card.cost is not None]


def full_table(name: str) -> Scene:
    mine = Side(
        hand=[name, "Cold Reading", "Rage"],
        play=MINE,
        resources=[*STAPLES * 4],
        face_down=["Ebb", "Hill Reaver", "Fury", "Quick Knife"],
        discard=["Cold Reading", "Arc Lamp", "Ditch Fighter"],
        deck=[*STAPLES, *STAPLES, "Arc Lamp", "Hill Reaver"],
    )
    theirs = Side(
        hand=["Cold Reading", "Quick Knife", "Cold Reading", "Charge!", "Charge!"],
        play=THEIRS,
        resources=[*STAPLES * 3],
        discard=["Quick Knife", "Hill Reaver"],
        deck=[*STAPLES, *STAPLES],
    )
    return Scene([], A=mine, B=theirs)


def was_played(scene: Scene, name: str) -> bool:
    record = scene.state.record
    assert record is not None
    return any(event.kind == PLAYS and scene.state.library.cards[event.card].name == name for event in record.events)


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_card_can_be_played_and_leaves_the_table_in_order(name: str) -> None:
    """A seeded player takes the card whenever it is offered, and its abilities; the other acts at random."""
    for seed in range(8):
        scene, random, played = full_table(name), Random(f"{name}/{seed}"), False
        state = scene.state
        for _ in range(100):
            decision = state.decision
            if decision is None:
                break
            labels = scene.options()
            wanted = [i for i, label in enumerate(labels) if label == f"Play {name}"] if not played else []
            others = [i for i, label in enumerate(labels) if label != "Take it back"]
            at = wanted[0] if wanted else others[random.below(len(others))]
            state.apply(decision.options[at])
            assert state.faults() == []
            played = played or was_played(scene, name)
        if played:
            return
    pytest.fail(f"{name} was never played")


@pytest.mark.rules("413.1", "413.1a", "413.1b")
@pytest.mark.parametrize(("bids_made", "winner", "price"), [(["2", "Do nothing"], "A", 2), (["1", "5"], "B", 5)])
def test_a_candle_auction_goes_to_the_highest_bid(bids_made: list[str], winner: str, price: int) -> None:
    deck = ["Greed"] * 4
    mine = Side(hand=["Candle Auction"], resources=["Greed", "Greed"], deck=deck)
    scene = Scene([], A=mine, B=Side(deck=deck))
    scene.choose("A", "Play Candle Auction")
    for seat, bid in zip("AB", bids_made, strict=True):
        scene.choose(seat, bid)
    if scene.asked == "A" and "Do nothing" in scene.options():
        scene.choose("A", "Do nothing")
    assert scene.influence(winner) == 25 - price
    assert len(scene.hand(winner)) == 3


@pytest.mark.rules("507.5a", "506.1")
def test_a_second_old_mother_goes_though_a_colossus_could_replace_its_own_destruction() -> None:
    mine = Side(hand=["Old Mother Interest"], play=["Old Mother Interest", "Gilded Colossus"], resources=["Greed"] * 6)
    scene = Scene([], A=mine, B=Side())
    scene.choose("A", "Play Old Mother Interest", "Old Mother Interest (1)")
    assert "End the turn" in scene.options()
    names = [scene.state.face(card).name for card in scene.state.in_play]
    assert names.count("Old Mother Interest") == 1
    assert names.count("Gilded Colossus") == 1


def test_the_ready_decks_use_most_of_the_set() -> None:
    used = {entry.name for deck in house_decks().values() for entry in deck.entries}
    assert len(used) >= 80
