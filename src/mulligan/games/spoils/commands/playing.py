"""Plays cards in positions made for them, and sees whether every instruction and every statement of each matters.

A position is made by chance out of a company of plain cards: some of every type, trade and number, of the subtypes and
names that the card speaks of, and tactics that destroy, damage, discard and draw. The card is played and used where it
can be, all else is chance. A card has been played if every instruction of it was carried out and came to something, and
every statement was seen to say something.
"""

from __future__ import annotations

import os
import re
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from mulligan.games.spoils import options as o
from mulligan.games.spoils.arranging import Begin, Placed, Side, begun
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import HouseTable
from mulligan.games.spoils.effects.act import Deed
from mulligan.games.spoils.effects.statement import Awaits, CostChanges, EachOf, Loan, PartyRule, Statement
from mulligan.games.spoils.effects.watching import SeenDeed
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.language import read_card
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.printed import Printed
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.paragraphs import AttachTo, CardText
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.numbers import Card as CardNumber
from mulligan.kernel.numbers import Seat
from mulligan.language.tree import Node, from_json, walk
from mulligan.messages import text

TRIES = 200  # positions that a card is tried in
TOGETHER = 20  # cards that one process is given at a time
STEPS = 140  # answers until a try is given up
TRADES = ("Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord", "")
FIGHTING = ("attack", "block", "battle", "party", "inflicts")  # words of cards that are tried in battles above all
STAPLES = ("Rage", "Greed", "Obsession", "Elitism", "Deception")
PROVIDERS = {"R": "Rage", "G": "Greed", "O": "Obsession", "E": "Elitism", "D": "Deception", "V": "Will"}
TOOLS = (
    ("Strike", "COST: Pick a character.\nEFFECT: Destroy the character."),
    ("Scorch", "COST: Pick a character.\nEFFECT: Inflict 2 damage to the character."),
    ("Bolt", "COST: Pick a faction.\nEFFECT: Inflict 2 damage to the faction."),
    ("Wreck", "COST: Pick an item or location.\nEFFECT: Destroy it."),
    ("Insight", "Draw 2 cards."),
    ("Waste", "Each player discards a card."),
    ("Boon", "Gain 2 influence."),
    ("Mark", "COST: Pick a card.\nEFFECT: Put 2 tokens on the card."),
    ("Tire", "COST: Pick a character.\nEFFECT: Deplete the character."),
    ("Wake", "Restore all characters you control."),
    ("Recall", "COST: Pick a character.\nEFFECT: Put the character into its owner's hand."),
    ("Sprout", "Play a resource."),
    ("Turncoat", "COST: Pick a character.\nEFFECT: Take control of that character this turn."),
    ("Gamble", "Flip a coin."),
    ("Swarm", "Put 2 Micromajig tokens into play under your control."),
    ("Delve", "Search your deck for a card and put it into your hand."),
    ("Ambush", "COST: Pick a character.\nEFFECT: This turn, that character gains 2 strength.\nFLIP UP: 0"),
)


COSTS = {"Insight": 3, "Waste": 2}  # all others cost nothing: paying takes many answers
# Which of them are likely to make a text matter that has these words.
HELPFUL = {
    "micromajig": ("Swarm",), "search": ("Delve",), "destroy": ("Strike", "Wreck"), "damage": ("Scorch", "Bolt"),
    "discard": ("Waste",), "draw": ("Insight",), "token": ("Mark",), "deplete": ("Tire",), "restore": ("Tire", "Wake"),
    "face-down": ("Ambush",), "flip": ("Ambush", "Gamble"), "control": ("Turncoat",), "provides": ("Sprout",),
    "resource": ("Sprout",), "influence": ("Boon", "Bolt"), "leaves play": ("Recall", "Strike"),
}  # fmt: skip


class SeenStatement(Statement):
    """A statement that notes when it said something."""

    def __init__(self, inner: Statement, seen: set[int], number: int) -> None:
        self.inner_ = inner
        self.seen = seen
        self.number = number

    def said(self, answer: Any) -> Any:
        if answer:
            self.seen.add(self.number)
        return answer

    def apply(self, table: Any, at: Any, phase: int) -> None:
        before = changed(table)
        self.inner_.apply(table, at, phase)
        self.said(changed(table) != before)

    def gaining_text(self, table: Any, at: Any) -> list[CardNumber]:
        return self.inner_.gaining_text(table, at)

    def has_what_it_loses(self, table: Any, at: Any) -> bool:
        return self.inner_.has_what_it_loses(table, at)

    def idle(self, table: Any, at: Any) -> bool:
        return self.inner_.idle(table, at)

    def misses_restore(self, table: Any, at: Any, seat: Seat) -> bool:
        return self.inner_.misses_restore(table, at, seat)

    def keeps(self, table: Any, at: Any, card: CardNumber, deed: int, other: int, seat: Seat, text: Any) -> bool:
        return bool(self.said(self.inner_.keeps(table, at, card, deed, other, seat, text)))

    def prevents(self, table: Any, at: Any, seat: Seat, doing: int, card: CardNumber) -> bool:
        return bool(self.said(self.inner_.prevents(table, at, seat, doing, card)))

    def blockers_wanted(self, table: Any, at: Any, card: CardNumber) -> int:
        return int(self.said(self.inner_.blockers_wanted(table, at, card)))

    def says_covert(self, table: Any, at: Any) -> bool:
        return bool(self.said(self.inner_.says_covert(table, at)))

    def party_rules(self, table: Any, at: Any, side: int) -> list[PartyRule]:
        found: list[PartyRule] = self.said(self.inner_.party_rules(table, at, side))
        return found

    def change_cost(self, table: Any, at: Any, changes: CostChanges) -> None:
        before = (changes.increase, len(changes.reductions))
        self.inner_.change_cost(table, at, changes)
        self.said((changes.increase, len(changes.reductions)) != before)

    def toll(self, table: Any, at: Any, seat: Seat, card: CardNumber, what: int) -> int:
        return int(self.said(self.inner_.toll(table, at, seat, card, what)))

    def attack_dues(self, table: Any, at: Any, seat: Seat, members: list[CardNumber], target: CardNumber) -> int:
        return int(self.said(self.inner_.attack_dues(table, at, seat, members, target)))

    def most_drawn(self, table: Any, at: Any, seat: Seat) -> int:
        return self.inner_.most_drawn(table, at, seat)

    def used_up(self, table: Any, at: Any, seat: Seat, card: CardNumber, what: int, total: int) -> bool:
        return self.inner_.used_up(table, at, seat, card, what, total)

    def next_threshold(self, table: Any, at: Any) -> int:
        found = self.inner_.next_threshold(table, at)
        self.said(found >= 0)
        return found

    def threshold_less(self, table: Any, at: Any) -> int:
        return int(self.said(self.inner_.threshold_less(table, at)))

    def damage_changes(self, table: Any, at: Any) -> list[Any]:
        found: list[Any] = self.said(self.inner_.damage_changes(table, at))
        return found

    def spares_loss(self, table: Any, at: Any, seat: Seat) -> bool:
        return bool(self.said(self.inner_.spares_loss(table, at, seat)))

    def lets_use_others(self, table: Any, at: Any) -> bool:
        return bool(self.said(self.inner_.lets_use_others(table, at)))

    def shown(self, table: Any, at: Any) -> list[CardNumber]:
        found: list[CardNumber] = self.said(self.inner_.shown(table, at))
        return found

    def playable(self, table: Any, at: Any) -> list[CardNumber]:
        found: list[CardNumber] = self.said(self.inner_.playable(table, at))
        return found

    def freedom(self, table: Any, at: Any, card: CardNumber) -> int:
        return self.inner_.freedom(table, at, card)

    def tokens(self, table: Any, at: Any) -> int:
        return int(self.said(self.inner_.tokens(table, at)))

    def enters_with(self, table: Any, at: Any, card: CardNumber) -> int:
        return int(self.said(self.inner_.enters_with(table, at, card)))

    def enters_depleted(self, table: Any, at: Any, card: CardNumber) -> bool:
        return bool(self.said(self.inner_.enters_depleted(table, at, card)))


def changed(table: Any) -> tuple[Any, ...]:
    """What statements change about cards, at the moment."""
    columns = (
        table.changed_stats, table.keywords_gained, table.keywords_lost, table.types_gained, table.types_lost,
        table.forbidden, table.allowed, table.demanded, table.icons, table.more_subtypes, table.granted,
        table.textless,
    )  # fmt: skip
    return tuple(tuple(column) for column in columns)


def idle_cards(cards: list[tuple[Card, Any]], tries: int = TRIES) -> list[tuple[str, str]]:
    """The cards of which not everything was seen to matter, each with why: what never mattered, or what went wrong.

    A card comes with its tree as JSON.
    """
    chunks = [cards[start : start + TOGETHER] for start in range(0, len(cards), TOGETHER)]
    workers = min(os.cpu_count() or 1, 4)
    if workers < 2 or len(chunks) < 2:
        return [idle for chunk in chunks for idle in idle_among(chunk, tries)]
    with ProcessPoolExecutor(workers) as pool:
        return [idle for found in pool.map(idle_among, chunks, [tries] * len(chunks)) for idle in found]


def idle_among(cards: list[tuple[Card, Any]], tries: int) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for card, tree_json in cards:
        tree = from_json(tree_json)
        assert isinstance(tree, CardText)
        trial = Proving(tries).tried(card, tree)
        if not trial.played:
            found.append((card.name, trial.trouble or trial.why(tries)))
    return found


@dataclass
class Trial:
    """One card: what there is to be seen of it, and what was."""

    card: Card
    tree: CardText
    number: int  # among the printed cards
    wanted: dict[int, str] = field(default_factory=dict)  # what each is called
    seen: set[int] = field(default_factory=set)
    trouble: str = ""

    @property
    def played(self) -> bool:
        return self.wanted.keys() <= self.seen and not self.trouble

    def why(self, games: int) -> str:
        """What on it never mattered, in words."""
        unseen = [name for number, name in self.wanted.items() if number not in self.seen]
        return text("import-idle-why", names=", ".join(unseen), unseen=len(unseen), of=len(self.wanted), games=games)


class Proving:
    """Where a card is tried: a library of its own, with a company of plain cards."""

    def __init__(self, tries: int = TRIES) -> None:
        self.table = HouseTable()
        self.tries = tries
        self.company: list[Card] = []
        for card in plain_cards():
            self.join(card)

    def join(self, card: Card) -> None:
        self.table.library.add(lower(card, tree_of(card), self.table.library))
        self.company.append(card)

    def tried(self, card: Card, tree: CardText) -> Trial:
        """The card, played until all of it was seen to matter or the tries are over."""
        known = {some.name for some in self.company}
        friends = [some for some in spoken_of(card, tree) if some.name not in known and some.name != card.name]
        for friend in friends:
            self.join(friend)
        face = lower(card, tree, self.table.library)
        trial = Trial(card, tree, self.table.library.add(face))
        watch(face, trial)
        for attempt in range(self.tries):
            if trial.played or trial.trouble:
                break
            self.try_once(trial, friends, Random(f"{card.name} {attempt}"))
        return trial

    def try_once(self, trial: Trial, friends: list[Card], chance: Random) -> None:
        sides = {seat: self.side(trial, friends, chance, seat == "A") for seat in ("A", "B")}
        begin = chance.choice((Begin.MAIN, Begin.MAIN, Begin.TURN))
        try:
            state = begun(sides, self.table, chance.choice("AAB"), chance.random().hex(), begin)
            for _ in range(STEPS):
                if state.over or state.decision is None or trial.played:
                    return
                state.apply(answer(state, trial, chance))
        except Exception as error:  # a card that breaks the game has not been played, and is told of
            trial.trouble = f"{type(error).__name__}: {error}"

    def side(self, trial: Trial, friends: list[Card], chance: Random, ours: bool) -> Side:
        """What one player has: enough of everything."""
        card, tree = trial.card, trial.tree
        staying = [some for some in self.company if some.type not in (CardType.TACTIC, CardType.RESOURCE)]
        tactics = [some.name for some in self.company if some.type is CardType.TACTIC]
        attaching = "attach to" in card.text.lower()
        made = Side(influence=chance.choice((1, 3, 12, 25)))
        play: list[str | Placed] = []
        likely = [some for some in friends if some.type not in (CardType.TACTIC, CardType.RESOURCE)]
        for some in [*chance.sample(staying, chance.choice((0, 4, 7))), *likely]:
            tokens = chance.choice((0, 0, 1, 3))
            damage = chance.choice((0, 0, 1)) if (some.life or some.structure or 0) > 1 else 0
            play.append(Placed(some.name, tokens=tokens, damage=damage, depleted=chance.random() < 0.25))
        mine = chance.random() < (0.7 if ours else 0.3)
        stays = card.type in (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION)
        hosts = [some.name for some in likely or staying[:3] if some.type in hosts_of(tree)]
        if mine and stays and hosts:
            host = chance.choice(hosts)
            play.append(Placed(host, damage=chance.choice((0, 0, 1)), depleted=chance.random() < 0.3))
            play.append(Placed(card.name, attached_to=host, tokens=chance.choice((0, 1, 4))))
        elif mine and stays and not attaching:
            spent, tokens = chance.random() < 0.35, chance.choice((0, 1, 2, 4))
            hurt = chance.choice((0, 0, 1)) if (card.life or card.structure or 0) > 1 else 0
            play.append(Placed(card.name, tokens=tokens, depleted=spent, damage=hurt))
        made.play = play
        names = [some.name for some in (*self.company[:40], *friends, *friends, *friends)]
        made.hand = chance.sample(tactics, 2) + chance.choices(names, k=2) + chance.choices(STAPLES, k=2)
        made.hand += chance.choices(helpful_to(card) or tactics, k=2)
        if card.type is CardType.FACTION:
            made.faction = card.name if mine else made.faction
        elif ours or mine:
            made.hand.append(card.name)
        made.discard = chance.choices(names, k=6)
        made.deck = chance.choices([*names, *STAPLES], k=14)
        if card.type is not CardType.FACTION:
            made.discard += [card.name] * chance.choice((0, 1))
            made.deck.insert(chance.randrange(5), card.name)
            made.out_of_game = chance.choices(names, k=2)
        made.resources = resources_for(card) if chance.random() < 0.7 else [*STAPLES * 4, *["Will"] * 4]
        if card.type is CardType.RESOURCE and mine:
            made.resources = [*made.resources, card.name]
        made.face_down = chance.choices([*tactics, *names], k=5)
        if card.type is not CardType.FACTION and chance.random() < 0.5:
            made.face_down = [*made.face_down, card.name]
        return made


def helpful_to(card: Card) -> list[str]:
    """The tools that are likely to make a card's text matter."""
    text = card.text.lower()
    return [tool for word, tools in HELPFUL.items() if word in text for tool in tools]


def resources_for(card: Card) -> list[str]:
    """Enough of every icon for the threshold of the card and those of its texts."""
    lines = ["".join(f"[{letter}]" for letter in card.threshold), *card.text.upper().split("\n")]
    made: list[str] = []
    for letter, name in PROVIDERS.items():
        made += [name] * max(4, *(line.count(f"[{letter}]") for line in lines))
    return made


@cache
def tree_of(card: Card) -> CardText:
    """The texts of the company are read once."""
    return read_card(card)


def hosts_of(tree: CardText) -> set[CardType]:
    """The types of card that a card is attached to (507.2)."""
    return {type_ for some in tree.paragraphs if isinstance(some, AttachTo) for type_ in some.kind.types}


def watch(face: Printed, trial: Trial) -> None:
    """Put a watch on each instruction and each statement of a card."""
    number = 0
    for program in face.programs:
        for place, step in enumerate(program.steps):
            if isinstance(step, Deed):
                program.steps[place] = SeenDeed(step, trial.seen, number)
                trial.wanted[number] = spoken(step)
                number += 1
    rules = [*face.statements, *(rule for some in face.paragraphs for rule in some.statement)]
    for rule in rules:
        if not isinstance(rule.statement, (Awaits, Loan, EachOf)):
            trial.wanted[number] = spoken(rule.statement)
            rule.statement = SeenStatement(rule.statement, trial.seen, number)
            number += 1


def spoken(part: Deed | Statement) -> str:
    """What an instruction or a statement is called here: "inflict damage"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(part).__name__).lower()


def answer(state: SpoilsState, trial: Trial, chance: Random) -> int:
    """The card is played and used where it can be; everything else is chance."""
    decision = state.decision
    assert decision is not None
    options = list(decision.options)
    fights = any(word in trial.card.text.lower() for word in FIGHTING)
    return chance.choices(options, [weight(state, option, trial.number, fights) for option in options])[0]


def weight(state: SpoilsState, option: int, ours: int, fights: bool) -> float:
    sort, number = option // o.SIZE * o.SIZE, option % o.SIZE
    if sort == 0:
        return {o.YES: 3.0, o.NO: 1.0, o.DECLINE: 1.0, o.DONE: 0.7, o.END_TURN: 2.0, o.TAKE_BACK: 0.02}.get(option, 1.0)
    if sort == o.USE:
        return 8.0 if state.printed[number // o.ABILITIES] == ours else 0.3
    if sort in (o.PLAY, o.FLIP_UP):
        return 8.0 if state.printed[number] == ours else 0.7
    if sort == o.ATTACK:
        return 8.0 if fights else 2.0
    if sort == o.NUMBER:
        return 0.4 if number == 0 else 1.0
    return 4.0 if sort == o.CARD and number < len(state.printed) and state.printed[number] == ours else 1.0


# ---- the company ----------------------------------------------------------------------------------------------------


def plain_cards() -> list[Card]:
    """Some of every type, trade and number, and tactics that make things happen."""
    made: list[Card] = []
    for at, trade in enumerate(TRADES):
        for size in (1, 3, 5):
            numbers: dict[str, Any] = {"strength": size, "life": size, "speed": 1 + (at + size) % 4}
            numbers["threshold"] = "ROGED"[at % 5] * (size // 2)
            made.append(Card(f"{trade} Soldier {size}", CardType.CHARACTER, trade, cost=size, **numbers))
        made.append(Card(f"{trade} Tool", CardType.ITEM, trade, cost=at))
        made.append(Card(f"{trade} House", CardType.LOCATION, trade, cost=at, structure=3 + at))
    text = "COVERT\nWORK\nCOST: Deplete this card.\nEFFECT: Gain 1 influence."
    made.append(Card("Shadow", CardType.CHARACTER, "Rogue", cost=2, strength=2, life=2, speed=3, text=text))
    text = "SHOOT\nCOST: Deplete this card.\nEFFECT: Inflict 1 damage to each opponent's faction."
    made.append(Card("Archer", CardType.CHARACTER, "Warlord", cost=2, strength=1, life=2, speed=2, text=text))
    text = "WIND\nCOST: Pay 1. Deplete this card.\nEFFECT: Draw a card."
    made.append(Card("Gadget", CardType.ITEM, cost=1, text=text))
    text = "[V][V]: This card gains 1 strength."
    made.append(Card("Zealot", CardType.CHARACTER, cost=2, strength=2, life=2, speed=2, text=text))
    made.append(Card("Will", CardType.RESOURCE, text="PROVIDES: [V]"))
    made.extend(Card(name, CardType.TACTIC, cost=COSTS.get(name, 0), text=text) for name, text in TOOLS)
    return made


def spoken_of(card: Card, tree: CardText) -> list[Card]:
    """Cards of the subtypes, names and identifiers that a card speaks of."""
    parts: list[Node] = list(walk(tree))
    subtypes = tuple(dict.fromkeys(some.name for some in parts if isinstance(some, ki.Subtype)))
    named = [some.name for some in parts if isinstance(some, te.Named)]
    unique = [some.identifier or "one" for some in parts if isinstance(some, ki.Identified | te.WithUnique)]
    types = [type_ for some in parts if isinstance(some, ki.Kind) for type_ in some.types]
    made: list[Card] = []
    numbers: dict[str, Any] = {"strength": 2, "life": 3, "speed": 2}
    for name in dict.fromkeys(named):
        if name.title() not in STAPLES:
            made.append(Card(name, CardType.CHARACTER, "Rogue", subtypes=subtypes, cost=1, **numbers))
    for name in dict.fromkeys(unique):
        label = f"Unique {name}"
        made.append(Card(label, CardType.CHARACTER, "Rogue", cost=1, text=f"UNIQUE {name.upper()}", **numbers))
    if subtypes:
        for type_ in (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.TACTIC):
            if type_ is CardType.CHARACTER or type_ in types:
                text = "Draw a card." if type_ is CardType.TACTIC else ""
                name = f"{' '.join(subtypes)} {type_.value}"
                more = numbers if type_ is CardType.CHARACTER else {}
                structure = 3 if type_ is CardType.LOCATION else None
                made.append(
                    Card(name, type_, "Banker", subtypes=subtypes, cost=1, text=text, structure=structure, **more)
                )
    return made
