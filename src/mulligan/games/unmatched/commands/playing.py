"""Plays a hero's cards in positions made for them, and sees whether each instruction of each card changes something.

A position is made by chance: who stands where and how hurt, what lies in every pile, what the hero is and has. The card
is played, every question is answered by chance, and each instruction of its programs is watched. A card whose
instructions have all been seen to change something has been played.
"""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from mulligan.games.unmatched import options as o
from mulligan.games.unmatched import table as t
from mulligan.games.unmatched.effects import reactions
from mulligan.games.unmatched.effects.context import fresh
from mulligan.games.unmatched.effects.moments import DISCARDED, NOTHING
from mulligan.games.unmatched.game import Unmatched, UnmatchedState
from mulligan.games.unmatched.heroes import Hero, UnknownHero, as_toml, own_heroes
from mulligan.games.unmatched.numbers import NO_FIGHTER, Player
from mulligan.games.unmatched.rules.turns import Turn
from mulligan.games.unmatched.sheet import SCHEME
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.kernel.state import State
from mulligan.language.flow import Do, Effect, Program, Step
from mulligan.language.reader import ReadError

if TYPE_CHECKING:
    from mulligan.games.unmatched.vocabulary.texts.umdb import Reading

TRIES = 120  # positions a card is tried in
STEPS = 80  # answers until a try is given up
MOST_COUNTERS = 6
LOST = 0.3  # how often a card that says what happens then is discarded


class Watched(Step):
    """An instruction that notes whether anything is different after it."""

    def __init__(self, inner: Do, seen: set[int], number: int) -> None:
        super().__init__()
        self.to = inner.to
        self.inner = inner
        self.seen = seen
        self.number = number

    def go(self, table: State, at: Effect) -> bool:
        before = self.look(table, at)
        over = self.inner.go(table, at)
        self.note(table, at, before)
        return over

    def answered(self, table: State, at: Effect) -> None:
        before = self.look(table, at)
        self.inner.answered(table, at)
        self.note(table, at, before)

    def look(self, table: State, at: Effect) -> str:
        """What an instruction can change: the table, what is known, and what a text has spoken of."""
        values = at.values()
        happened = 0 if table.record is None else len(table.record.events)
        return repr((table.own(), list(table.seen), values[10:], len(table.stack), happened))

    def note(self, table: State, at: Effect, before: str) -> None:
        if self.number not in self.seen and self.look(table, at) != before:
            self.seen.add(self.number)

    def says(self, show: Any) -> str:
        return self.inner.says(show)


@dataclass(slots=True)
class Trial:
    """One hero's cards: which instructions there are, and which were seen to change something."""

    hero: Hero
    programs: dict[int, list[int]] = field(default_factory=dict)  # the numbers of instructions, by kind of card
    seen: set[int] = field(default_factory=set)

    def idle(self) -> list[str]:
        """The cards of which some instruction was never seen to matter."""
        return [
            card.name for kind, card in enumerate(self.hero.cards) if not set(self.programs.get(kind, ())) <= self.seen
        ]


def readable(reading: "Reading") -> Hero:
    """A hero with as much of its texts as is read."""
    unread = {one.name for one in reading.unread_cards}
    hero = reading.hero
    ability = "" if reading.unread_ability is not None else hero.ability
    cards = [card for card in hero.cards if card.name not in unread]
    return Hero(hero.name, hero.set, hero.move, ability, hero.fighters, cards)


def idle_cards(reading: "Reading") -> list[str]:
    """The cards of a hero that are read, and of which not everything was seen to matter."""
    hero = readable(reading)
    if not hero.cards or not hero.fighters:
        return []
    try:
        return tried(hero).idle()
    except (ReadError, UnknownHero):  # what hangs on a text that is not read
        return [card.name for card in hero.cards]


def tried(hero: Hero, seed: int = 1) -> Trial:
    """Every card of a playable hero, played until all of it was seen to matter or the tries are over."""
    trial = Trial(hero)
    foe = next(one for one in own_heroes().values() if one.name != hero.name and len(one.fighters) > 1)
    source = as_toml(hero)
    game = Unmatched(heroes=[hero.name, foe.name], board="Helicarrier", items=False, seats=2, brought=[source])
    kept = list(game.sheet.programs)
    watch(game, trial)
    chance = Random(f"{hero.name} {seed}")
    try:
        for kind in range(len(hero.cards)):
            for _ in range(TRIES):
                if set(trial.programs[kind]) <= trial.seen:
                    break
                try_once(game, kind, chance)
    finally:
        game.sheet.programs[:] = kept
    return trial


def watch(game: Unmatched, trial: Trial) -> None:
    """Put a watch on each instruction of the hero's cards."""
    sheet, number = game.sheet, 0
    for kind in range(len(trial.hero.cards)):
        trial.programs[kind] = []
        for row in sheet.effect[kind]:
            if row == NOTHING:
                continue
            steps: list[Step] = []
            for step in sheet.programs[row].steps:
                if isinstance(step, Do):
                    trial.programs[kind].append(number)
                    steps.append(Watched(step, trial.seen, number))
                    number += 1
                else:
                    steps.append(step)
            sheet.programs[row] = Program(steps)


def try_once(game: Unmatched, kind: int, chance: Random) -> None:
    """One position in which the card is played, by whoever may."""
    sheet = game.sheet
    users = [fighter for fighter in range(len(sheet.owner)) if sheet.who[kind] >> fighter & 1]
    user = chance.choice(users)
    attacks = sheet.attacks(kind) and not (sheet.defends(kind) and chance.random() < 0.4)
    defends = sheet.type[kind] != SCHEME and not attacks
    state = position(game, kind, user, chance, Player(1) if defends else Player(0))
    if sheet.effect[kind][DISCARDED] >= 0 and chance.random() < LOST:
        lose(state, kind)
    taken = state.turn[t.ACTIONS_TAKEN]
    for _ in range(STEPS):
        decision = state.decision
        if state.over or decision is None or (len(state.stack) == 1 and state.turn[t.ACTIONS_TAKEN] > taken):
            return
        state.apply(answer(state, kind, user, chance))


def lose(state: UnmatchedState, kind: int) -> None:
    """An opponent's effect has the card discarded, where a turn waits for an action."""
    turn = state.stack[-1]
    if not isinstance(turn, Turn):
        return
    turn.step = Turn.ACTION  # asked about again afterwards
    state.decision = None
    reactions.discard(
        state, fresh(Player(1), NO_FIGHTER, NO_CARD, t.NONE, 0), Player(0), state.in_hand(Player(0), kind)
    )
    state.run()


def answer(state: UnmatchedState, kind: int, user: int, chance: Random) -> int:
    """The card is played where it can be; everything else is chance."""
    decision = state.decision
    assert decision is not None
    options = list(decision.options)
    if decision.subject == o.ABOUT_ACTION:
        wanted = [option for option in options if begins_with(state, option, kind, user)]
        return chance.choice(wanted or options)
    if o.PLAY + kind in options:
        return o.PLAY + kind
    return chance.choice(options)


def begins_with(state: UnmatchedState, option: int, kind: int, user: int) -> bool:
    sort, number = option // o.CHOICE_SIZE * o.CHOICE_SIZE, option % o.CHOICE_SIZE
    if sort == o.PLAY_SCHEME:
        return number // o.SLOTS == kind
    if sort != o.ATTACK:
        return False
    fighter, target = number // o.TARGETS, number % o.TARGETS
    return user in (fighter, target)


def position(game: Unmatched, kind: int, user: int, chance: Random, turn: Player) -> UnmatchedState:
    """Somewhere in the middle of a game, with this card in hand and its user on the battlefield."""
    state = game.lay_out(chance.random().hex())
    assert isinstance(state, UnmatchedState)
    stand(state, user, chance)
    sheet = state.sheet
    owner = sheet.owner[user]
    deal(state, kind, owner, chance)
    for player in range(sheet.players):
        state.counters[player] = chance.randint(0, min(sheet.most_counters[player], MOST_COUNTERS))
        forms = len(sheet.form_names[player])
        state.forms[player] = chance.randrange(forms) if forms else 0
        if sheet.marker_name[player]:
            for space in chance.sample(range(state.board.size), chance.randint(0, min(sheet.most_markers[player], 3))):
                state.lay_marker(Player(player), space)
    if sheet.form[kind] >= 0:
        state.forms[owner] = sheet.form[kind]
    state.turn[t.TURN_PLAYER] = turn
    state.turn[t.TURN_NUMBER] = 5
    state.turn[t.ACTIONS] = chance.choice((1, 2, 3))
    state.turn[t.ACTIONS_TAKEN] = chance.randint(0, 2)
    state.turn[t.HAD_TURN] = 3
    for column in (t.HURT, t.ATTACKERS, t.DEFENDERS, t.HEALED, t.BOOSTED):
        state.turn[column] = chance.getrandbits(len(state.space))
    before = Random(state.turn[t.HURT])  # of its own: what is drawn for the rest stays as it is
    for column in range(t.EARLIER, t.CARDS_DRAWN):
        state.turn[column] = before.getrandbits(len(state.space))
    for column in range(t.CARDS_DRAWN, t.TURN_SIZE):
        state.turn[column] = before.randint(0, 3)
    state.turn[t.WON] = chance.getrandbits(2)
    state.turn[t.SCHEMES] = chance.randint(0, 1)
    state.turn[t.CARDS_PLAYED] = chance.randint(0, 2)
    state.stack.clear()
    state.push(Turn(turn))
    state.stack[-1].step = Turn.ACTION
    state.decision = None
    state.record_events()
    state.run()
    return state


def stand(state: UnmatchedState, user: int, chance: Random) -> None:
    """Everybody somewhere, most of them close to the user; some sidekicks defeated, some fighters hurt."""
    sheet, board = state.sheet, state.board
    at = chance.choice(board.starts[:2]) if chance.random() < 0.3 else chance.randrange(board.size)
    near = sorted(range(board.size), key=lambda space: (board.distance[at][space] + chance.choice((0, 0, 1, 3)), space))
    heroes = [fighter for fighter in range(len(sheet.owner)) if sheet.hero[fighter]]
    taken: set[int] = set()
    others = [fighter for fighter in range(len(sheet.owner)) if fighter != user]
    chance.shuffle(others)
    share = chance.choice((0.1, 0.35, 0.35, 0.9))  # of sidekicks that are defeated
    for fighter in [user, *others]:
        down = fighter != user and fighter not in heroes and chance.random() < share
        state.space[fighter] = t.NONE
        state.health[fighter] = 0
        if down:
            continue
        close = chance.random() < 0.75
        free = [space for space in (near if close else chance.sample(near, len(near))) if space not in taken]
        state.space[fighter] = at if fighter == user else free[0]
        taken.add(state.space[fighter])
        state.health[fighter] = chance.randint(1, sheet.health[fighter])
    for fighter in range(len(sheet.owner)):
        moved = chance.random() < 0.4
        state.began[fighter] = chance.randrange(board.size) if moved else state.space[fighter]
        state.strides[fighter] = chance.randint(1, 5) if moved else 0


def deal(state: UnmatchedState, kind: int, owner: Player, chance: Random) -> None:
    """Cards in every pile; the card in its owner's hand."""
    for player in state.sheet.all_players:
        cards = [Card(card) for card in range(len(state.group)) if state.group[card] == player]
        for zone in (state.decks[player], state.hands[player], state.discards[player], state.suits[player]):
            zone.clear()
        chance.shuffle(cards)
        if player == owner:
            card = next(card for card in cards if state.printed[card] == kind)
            cards.remove(card)
            state.hands[owner].append(card)
            state.tell(card, owner)
        for _ in range(min(chance.choice((0, 0, 1, 2, 3, 5)), len(cards))):
            state.hands[player].append(cards.pop())
            state.tell(state.hands[player][-1], player)
        left = 0 if chance.random() < 0.15 else chance.randint(4, len(cards)) if len(cards) > 4 else len(cards)
        for _ in range(len(cards) - left):
            state.to_discard(cards.pop())
        for _ in range(min(chance.randint(0, 3), len(cards)) if state.sheet.has_pile[player] else 0):
            state.suits[player].append(cards.pop())
            state.show(state.suits[player][-1])
        state.decks[player].extend(cards)
