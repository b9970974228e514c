"""Who and where: what a noun phrase means, beside the same said in sets of plain numbers; on every board."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan import games
from mulligan.games.unmatched.battlefields import battlefield, battlefield_names
from mulligan.games.unmatched.effects import measures
from mulligan.games.unmatched.effects.context import fresh
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.numbers import Fighter, Player, Space
from mulligan.games.unmatched.options import FIGHTER
from mulligan.games.unmatched.table import COMBAT_PLAYER, FIGHTERS, IN_COMBAT, NONE
from mulligan.games.unmatched.vocabulary.nouns import fighters as f
from mulligan.games.unmatched.vocabulary.nouns import places as p
from mulligan.kernel.numbers import NO_CARD
from mulligan.language.core.amounts import Number
from tests.games.unmatched.arranged import GAME, PANTHER, SOLDIER, WIDOW

BOARDS = [name for name in battlefield_names() if len(battlefield(name).starts) >= 4]
HEROES = [PANTHER, WIDOW, SOLDIER, PANTHER]


class Scattered:
    """Four heroes and theirs anywhere on a board, each for oneself or two against two; some are defeated.

    Two fighters of different players may be in combat, and one of the players speaks.
    """

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        setup = {"board": random.choice(BOARDS), "teams": bool(random.getrandbits(1)), "items": False}
        state = games.game(GAME, heroes=HEROES, seats=4, names=list("ABCD"), **setup).start(seed)
        assert isinstance(state, UnmatchedState)
        self.table = state
        spaces = random.sample(range(state.board.size), state.board.size)
        for fighter in range(len(state.space)):
            state.space[fighter] = NONE if random.random() < 0.25 else spaces[fighter]
            state.began[fighter] = random.choice([state.space[fighter], random.randrange(state.board.size)])
        self.you = Player(random.randrange(4))
        own = [one for one in self.everybody if state.sheet.owner[one] == self.you]
        foes = [one for one in self.everybody if not state.sheet.same_side(self.you, state.sheet.owner[one])]
        self.mine, self.theirs = random.choice(own), random.choice(foes)
        self.side = random.choice((NONE, 0, 1))
        self.at = fresh(self.you, Fighter(self.mine), NO_CARD, self.side, 0)
        if self.side >= 0:
            state.combat[IN_COMBAT] = 1
            state.combat[FIGHTERS + self.side], state.combat[FIGHTERS + 1 - self.side] = self.mine, self.theirs
            state.combat[COMBAT_PLAYER + self.side] = self.you
            state.combat[COMBAT_PLAYER + 1 - self.side] = state.sheet.owner[self.theirs]
        self.at.spots = random.getrandbits(state.board.size) & random.getrandbits(state.board.size)
        self.at.mover = Fighter(random.choice(self.everybody))
        self.some = {one for one in self.everybody if random.random() < 0.4}
        self.at.picked = bits(self.some)
        self.at.passed = random.getrandbits(len(self.everybody))

    @property
    def everybody(self) -> list[int]:
        return list(range(len(self.table.space)))

    @property
    def standing(self) -> set[int]:
        return {one for one in self.everybody if self.table.space[one] >= 0}

    def of(self, player: int) -> set[int]:
        return {one for one in self.everybody if self.table.sheet.owner[one] == player}

    @property
    def friends(self) -> set[int]:
        return {one for one in self.everybody if self.table.sheet.same_side(self.you, self.table.sheet.owner[one])}

    @property
    def heroes(self) -> set[int]:
        return {one for one in self.everybody if self.table.sheet.hero[one]}

    def places(self, who: set[int]) -> set[int]:
        return {self.table.space[one] for one in who & self.standing}

    def near(self, spaces: set[int]) -> set[int]:
        """The spaces adjacent to one of these: one step away, by a line that any fighter sees."""
        adjacent = self.table.board.adjacent
        return {other for space in spaces for other in range(self.table.board.size) if adjacent[space] >> other & 1}

    def zones(self, space: int) -> set[int]:
        return {zone for zone in range(16) if self.table.board.zones[space] >> zone & 1}

    def zone_of(self, spaces: set[int]) -> set[int]:
        """The spaces that share a zone with one of these."""
        size = range(self.table.board.size)
        return {other for other in size if any(self.zones(other) & self.zones(space) for space in spaces)}

    def there(self, spaces: set[int]) -> set[int]:
        return {one for one in self.standing if self.table.space[one] in spaces}

    def beside(self, who: set[int]) -> set[int]:
        return self.there(self.near(self.places(who)))

    def far(self, one: int, who: set[int]) -> int:
        distance = self.table.board.distance[self.table.space[one]]
        return min((distance[space] for space in self.places(who)), default=99)


def bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


scattered = st.integers(0, 10**6).map(Scattered)
PICKED = f.Picked()

WHO: dict[str, tuple[f.Fighters | f.Spot | f.Group, Callable[[Scattered], set[int]]]] = {
    "your fighter": (f.YourFighter(), lambda at: {at.mine}),
    "your other fighters": (f.YourOther(), lambda at: (at.of(at.you) & at.standing) - {at.mine}),
    "the opposing fighter": (f.OpposingFighter(), lambda at: {at.theirs} if at.side >= 0 else set()),
    "the attacker": (f.InPart(True), lambda at: {at.theirs if at.side == 1 else at.mine}),
    "the defender": (f.InPart(False), lambda at: {NONE: set(), 0: {at.theirs}, 1: {at.mine}}[at.side]),
    "in the combat": (f.InCombat(), lambda at: {at.mine, at.theirs} if at.side >= 0 else set()),
    "both of these": (f.AllOfThese((PICKED, f.YourFighter())), lambda at: at.some | {at.mine}),
    "one of these": (f.OneAmong((PICKED, f.YourFighter())), lambda at: at.some | {at.mine}),
    "any fighter": (f.Group(), lambda at: at.standing),
    "a friendly fighter": (f.Group(f.Side.FRIENDLY), lambda at: at.standing & at.friends),
    "an opposing fighter": (f.Group(f.Side.OPPOSING), lambda at: at.standing - at.friends),
    "an opposing hero": (f.Group(f.Side.OPPOSING, f.Role.HERO), lambda at: at.standing & at.heroes - at.friends),
    "a sidekick": (f.Group(role=f.Role.SIDEKICK), lambda at: at.standing - at.heroes),
    "another fighter": (f.Group(other=True), lambda at: at.standing - {at.mine}),
    "a fighter but those": (f.Group(than=PICKED), lambda at: at.standing - at.some),
    "an adjacent fighter": (f.Group(spots=(f.Beside(),)), lambda at: at.beside({at.mine})),
    "a friend near and not in the zone": (
        f.Group(f.Side.FRIENDLY, spots=(f.Nearby(Number(3), PICKED), f.OutOfZone(PICKED))),
        lambda at: {
            one
            for one in at.standing & at.friends
            if at.far(one, at.some) <= 3 and at.table.space[one] not in at.zone_of(at.places(at.some))
        },
    ),
    "another by kind": (f.Another(f.Group()), lambda at: at.standing - {at.mine}),
    "adjacent to them": (f.AdjacentTo(PICKED), lambda at: at.beside(at.some)),
    "not adjacent to them": (f.NotBeside(PICKED), lambda at: at.standing - at.beside(at.some)),
    "adjacent to any": (
        f.AdjacentToAny(f.Group(f.Side.OPPOSING)),
        lambda at: at.beside(set(at.everybody) - at.friends),
    ),
    "adjacent to both": (
        f.AdjacentToBoth(PICKED, f.YourFighter()),
        lambda at: at.beside(at.some) & at.beside({at.mine}),
    ),
    "adjacent to two or more": (
        f.AmidSome(Number(2), f.Group(f.Side.OPPOSING)),
        lambda at: {one for one in at.standing if len(at.beside({one}) - at.friends) >= 2},
    ),
    "in their zone": (f.InZone(PICKED), lambda at: at.there(at.zone_of(at.places(at.some)))),
    "in no zone of theirs": (f.OutOfZone(PICKED), lambda at: at.standing - at.there(at.zone_of(at.places(at.some)))),
    "in a zone with any": (
        f.InZoneOfAny(f.Group(f.Side.OPPOSING)),
        lambda at: at.there(at.zone_of(at.places(set(at.everybody) - at.friends))),
    ),
    "within two spaces": (f.Nearby(Number(2), PICKED), lambda at: {o for o in at.standing if at.far(o, at.some) <= 2}),
    "on the battlefield": (f.OnBoard(), lambda at: at.standing),
    "the nearest opposing fighter": (
        f.Nearest(),
        lambda at: {
            one
            for one in at.standing - at.friends
            if at.far(one, {at.mine}) == min(at.far(other, {at.mine}) for other in at.standing - at.friends)
        },
    ),
    "moved through": (
        f.PassedThrough(),
        lambda at: {one for one in at.everybody if at.at.passed >> one & 1} - at.friends,
    ),
    "moved through, anybody": (
        f.PassedThrough(True),
        lambda at: {one for one in at.standing if at.at.passed >> one & 1},
    ),
    "a defeated one": (f.Defeated(f.ByName("#0", 0b1011)), lambda at: {0, 1, 3} - at.standing),
    "one of a name": (f.Group(named=f.ByName("#0", 0b1011)), lambda at: {0, 1, 3} & at.standing),
    "in those spaces": (p.InThose(), lambda at: at.there(spoken_of(at))),
    "near those spaces": (p.NearThose(), lambda at: at.there(at.near(spoken_of(at)))),
    "in or near those spaces": (p.NearThose(True), lambda at: at.there(at.near(spoken_of(at)) | spoken_of(at))),
}

WHERE: dict[str, tuple[f.Spaces, Callable[[Scattered], set[int]]]] = {
    "those": (p.ThoseSpaces(), lambda at: spoken_of(at)),
    "beside those": (p.BesideThose(), lambda at: at.near(spoken_of(at))),
    "in another zone": (
        p.OtherZone(),
        lambda at: {space for space in range(at.table.board.size) if at.zones(space) - own_zones(at)},
    ),
    "in none of its zones": (
        p.OutOfZones(),
        lambda at: {space for space in range(at.table.board.size) if not at.zones(space) & own_zones(at)},
    ),
}


def spoken_of(at: Scattered) -> set[int]:
    return {space for space in range(at.table.board.size) if at.at.spots >> space & 1}


def own_zones(at: Scattered) -> set[int]:
    """Of the fighter that is being placed; none where it is not on the battlefield."""
    return {zone for space in at.places({at.at.mover}) for zone in at.zones(space)}


@pytest.mark.rules("space-3", "space-4", "attack-3")
@given(scattered)
def test_who_is_meant(at: Scattered) -> None:
    meant = {name: noun.bits(at.table, at.at) for name, (noun, _) in WHO.items()}
    assert meant == {name: bits(plainly(at)) for name, (_, plainly) in WHO.items()}


@given(scattered)
def test_which_spaces_are_meant(at: Scattered) -> None:
    meant = {name: noun.bits(at.table, at.at) for name, (noun, _) in WHERE.items()}
    assert meant == {name: bits(plainly(at)) for name, (_, plainly) in WHERE.items()}


@given(scattered)
def test_who_does_it_is_whoever_fights_or_their_hero(at: Scattered) -> None:
    table = at.table
    assert f.Oneself().bits(table, at.at) == 1 << at.mine
    for other in range(4):
        at.at.actor = Player(other)
        fights = at.side >= 0 and table.sheet.owner[at.theirs] == other
        expected = {at.theirs} if fights else at.of(other) & at.heroes & at.standing
        if other != at.you:
            assert f.Oneself().bits(table, at.at) == bits(expected)


@given(scattered)
def test_measures_of_fighters_and_zones(at: Scattered) -> None:
    table = at.table
    chosen = at.at.picked
    owners = {table.sheet.owner[one] for one in at.some}
    assert measures.owners(table, chosen) == bits(set(owners))
    assert measures.count_of(chosen) == len(at.some)
    assert measures.first_of(chosen) == min(at.some, default=NONE)
    zones = {zone for space in at.places(at.some) for zone in at.zones(space)}
    assert measures.zones_of(table, chosen) == len(zones)
    assert p.zones_at(table, table.spaces_of(chosen)) == bits(zones)
    for zone in zones:
        inside = {space for space in range(table.board.size) if zone in at.zones(space)}
        assert p.spaces_in(table, zone) == bits(inside)
    assert measures.members(chosen, FIGHTER) == [FIGHTER + one for one in sorted(at.some)]
    standing = at.some & at.standing
    assert measures.moved(table, chosen) == any(table.space[one] != table.began[one] for one in standing)
    stayed = [one for one in standing if table.began[one] >= 0]
    assert measures.still_in_zone(table, chosen) == any(
        at.zones(table.space[one]) & at.zones(table.began[one]) for one in stayed
    )


@pytest.mark.rules("Ruling 5")
@given(scattered)
def test_the_spaces_between_two_fighters(at: Scattered) -> None:
    table = at.table
    found = measures.between(table, 1 << at.mine, 1 << at.theirs)
    if {at.mine, at.theirs} <= at.standing:
        assert found == max(table.board.distance[table.space[at.mine]][table.space[at.theirs]] - 1, 0)
    else:
        assert found == 0


@pytest.mark.rules("players-3")
@given(scattered, st.integers(0, 15))
def test_whoever_is_out_is_neither_friend_nor_opponent(at: Scattered, gone: int) -> None:
    table = at.table
    from mulligan.games.unmatched.table import GONE

    table.turn[GONE] = gone
    left = {player for player in range(4) if not gone >> player & 1}
    mates = {player for player in range(4) if table.sheet.same_side(at.you, player)}
    assert measures.friends(table, at.you) == bits(left & mates)
    assert measures.opponents(table, at.you) == bits(left - mates)


@pytest.mark.rules("space-2")
def test_a_space_is_adjacent_to_those_that_a_line_joins_it_to() -> None:
    for name in battlefield_names():
        board = battlefield(name)
        for space in range(board.size):
            assert not board.adjacent[space] >> space & 1
            for other in range(board.size):
                assert board.adjacent[space] >> other & 1 == board.adjacent[other] >> space & 1
                assert (board.distance[Space(space)][other] == 1) == bool(board.adjacent[space] >> other & 1)
