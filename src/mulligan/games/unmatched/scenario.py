"""Positions of Unmatched for scenarios and tests: arranged as they say, filled in legally from the seed."""

from mulligan.games.unmatched.battlefields import plain
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.numbers import Fighter, Player
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_BOOST_CARD,
    ABOUT_BOOST_MOVE,
    ABOUT_COMBAT_ITEM,
    ABOUT_DEFENSE_CARD,
    ABOUT_EFFECT_WHERE,
    ABOUT_EFFECT_WHICH,
    ABOUT_MAY,
    ABOUT_MOVE_WHERE,
    ABOUT_MOVE_WHICH,
    DECLINE,
    DONE,
    OPTIONS,
    SPACE,
)
from mulligan.games.unmatched.rules.harm import lost_heroes
from mulligan.games.unmatched.rules.set_up import SetUp, zone_with_room
from mulligan.games.unmatched.rules.turns import Turn
from mulligan.games.unmatched.table import ACTIONS, GONE, HAD_TURN, NONE, TURN_NUMBER, TURN_PLAYER
from mulligan.games.unmatched.words import fighter_name, form_name, goes_somewhere, player_name
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.messages import text
from mulligan.scenarios.entry import Entry, plain_key, unknown
from mulligan.scenarios.failure import Failure
from mulligan.scenarios.given import Given, keyed, lay_out, run_in_words
from mulligan.scenarios.stage import TABLE, Found

TABLE_KEYS = ["turn", "actions", "items", "number", "had a turn", "step"]
SEAT_KEYS = [
    "hand", "hand size", "deck", "deck size", "discard", "suit", "pile", "fighters", "form", "counters", "markers",
    "ongoing", "attack bonus",
]  # fmt: skip
DEFEATED = "defeated"
EVERYBODY = "everybody"
SET_UP = "set up"
TURN = "turn"
OF = " of "
MOST_TURNS = 900
MOST_BONUS = 99


class UnmatchedStage:
    """Unmatched for `mulligan.scenarios`. A seat stands for its first hero; each hero can be spoken of by name."""

    def arrange(self, game: Game, given: Entry, seed: str) -> State:
        state = game.lay_out(seed)
        assert isinstance(state, UnmatchedState)
        heroes = [plain_key(name) for name in hero_names(state)]
        Arrangement(state, Given(given, game.seat_names, [*TABLE_KEYS, *heroes], SEAT_KEYS), seed).complete()
        run_in_words(state)
        return state

    def unscripted(self, state: State) -> int | None:
        """Boosts, defenses, items and offers can be declined, and nobody has to move; the rest the script says."""
        assert isinstance(state, UnmatchedState)
        decision = state.decision
        if decision is None:
            return None
        subject = decision.subject
        if subject in (ABOUT_BOOST_CARD, ABOUT_BOOST_MOVE, ABOUT_COMBAT_ITEM, ABOUT_DEFENSE_CARD, ABOUT_MAY):
            return DECLINE if DECLINE in decision.options else None
        if subject in (ABOUT_MOVE_WHICH, ABOUT_EFFECT_WHICH):
            return DONE
        if subject in (ABOUT_MOVE_WHERE, ABOUT_EFFECT_WHERE):
            stay = SPACE + state.space[goes_somewhere(state.sheet, state.stack[-1])]
            return stay if stay in decision.options else None
        return None

    def declines(self, option: int) -> bool:
        return option in (DECLINE, DONE)

    def is_of_turn(self, subject: int) -> bool:
        return subject == ABOUT_ACTION

    def rests(self, state: State) -> bool:
        return state.decision is not None and state.decision.subject == ABOUT_ACTION

    def known(self, state: State) -> list[str]:
        assert isinstance(state, UnmatchedState)
        plain = [text(f"unmatched-option-{name}") for name in OPTIONS.answers]
        sheet = state.sheet
        return [*sheet.name, *sheet.fighter_name, *sheet.item_name, *state.board.ids, *state.game.seat_names, *plain]

    def number_as_laid_out(self, state: State, rest: State) -> None:
        """Like fighters keep their numbers."""

    def ordered(self, key: str) -> bool:
        return key == "deck"

    def look(self, state: State, seat: int, key: str) -> Found:
        assert isinstance(state, UnmatchedState)
        return (
            look_at_table(state, key) if seat == TABLE else look_at_player(state, state.players_of(Seat(seat))[0], key)
        )


def hero_names(state: UnmatchedState) -> list[str]:
    """What each player is called by: the hero, told apart where two lead the same."""
    return [player_name(state.sheet, player) for player in state.sheet.all_players]


def look_at_table(state: UnmatchedState, key: str) -> Found:
    part, of, hero = key.rpartition(OF)
    if of:
        heroes = [plain(name) for name in hero_names(state)]
        if plain(hero) not in heroes:
            raise unknown(hero, hero_names(state))
        return look_at_player(state, Player(heroes.index(plain(hero))), part)
    if key == "turn":
        return state.game.seat_names[state.seat_of[state.turn[TURN_PLAYER]]]
    if key == "actions":
        return state.turn[ACTIONS]
    if key == "number":
        return state.turn[TURN_NUMBER]
    if key == "items":
        names = state.sheet.item_name
        return [f"{state.board.ids[space]} {names[token]}" for space, token in enumerate(state.items) if token >= 0]
    if key == "had a turn":
        had = [player for player in range(state.sheet.players) if state.turn[HAD_TURN] >> player & 1]
        return [state.game.seat_names[state.seat_of[player]] for player in had]
    raise unknown(key, [*TABLE_KEYS, *hero_names(state)])


def look_at_player(state: UnmatchedState, player: Player, key: str) -> Found:
    zones = {
        "hand": state.hands[player],
        "deck": state.decks[player][::-1],
        "discard": state.discards[player],
        "suit": state.suits[player],
        "pile": state.suits[player],
        "ongoing": state.ongoing[player],
    }
    if key == "form":
        return form_name(state.sheet, player, state.forms[player])
    if key == "counters":
        return state.counters[player]
    if key == "markers":
        return [state.board.ids[space] for space, count in enumerate(state.markers[player]) for _ in range(count)]
    if key in zones:
        return [state.sheet.name[state.printed[card]] for card in zones[key]]
    sheet = state.sheet
    for fighter, name in enumerate(sheet.fighter_name):
        if sheet.owner[fighter] == player and plain(key) in (plain(name), plain(fighter_name(sheet, Fighter(fighter)))):
            if state.space[fighter] < 0:
                return DEFEATED
            return f"{state.board.ids[state.space[fighter]]} {state.health[fighter]}"
    raise unknown(key, [*zones, *(name for name in state.sheet.fighter_name)])


class Arrangement:
    """A position on its way: which kinds of card lie where, before they become cards."""

    def __init__(self, state: UnmatchedState, given: Given, seed: str) -> None:
        self.state = state
        self.given = given
        self.random = Random(f"scenario {seed}")
        self.table = given.table
        self.of_player: list[dict[str, Entry]] = [{} for _ in range(state.sheet.players)]
        for seat, part in enumerate(given.of_seat):
            self.of_player[state.players_of(Seat(seat))[0]] = part
        for player, name in enumerate(hero_names(state)):
            if plain_key(name) in given.table:
                entry = given.table[plain_key(name)]
                if self.of_player[player]:
                    raise Failure(text("scenario-twice", key=name), entry.line)
                self.of_player[player] = keyed(entry, SEAT_KEYS)
        self.left: list[list[int]] = [deck.copy() for deck in state.sheet.deck]

    def complete(self) -> None:
        step = plain_key(self.table["step"].text()) if "step" in self.table else TURN
        if step not in (SET_UP, TURN):
            raise unknown(step, [SET_UP, TURN], self.table["step"].line)
        self.deal_cards()
        self.lay_items()
        for player in self.state.sheet.all_players:
            self.lay_own(player)
        if step == SET_UP:
            self.begin_placing()
        else:
            self.place_fighters()
            self.leave_the_game()
            self.begin_turn()
            for player in self.state.sheet.all_players:
                self.strengthen(player)
        state = self.state
        state.no_way_back()
        state.record_events()
        self.given.refuse_faults(state)

    # ---- fighters --------------------------------------------------------------------------------------------------

    def place_fighters(self) -> None:
        state = self.state
        for player, part in enumerate(self.of_player):
            if "fighters" in part:
                for name, entry in part["fighters"].mapping().items():
                    for one in entry.items():
                        self.place(Player(player), name, one)
        for player in state.sheet.all_players:
            self.place_rest(player)

    def place(self, player: Player, name: str, entry: Entry) -> None:
        """`H07`, `H07 9` with the health, or `defeated`. Of like ones `Drone 2` is one, `Drone` the next."""
        state = self.state
        sheet = state.sheet
        mine = [f for f in state.sheet.all_fighters if sheet.owner[f] == player]
        found = [f for f in mine if plain(fighter_name(sheet, f)) == plain(name)]
        found += [f for f in mine if plain(sheet.fighter_name[f]) == plain(name)]
        free = [f for f in found if state.space[f] < 0 and state.health[f] > 0]
        if not found:
            raise unknown(name, [fighter_name(sheet, f) for f in mine], entry.line)
        if not free:
            raise Failure(text("scenario-too-many", name=name), entry.line)
        fighter = free[0]
        words = entry.text().split()
        if words == [DEFEATED]:
            state.health[fighter] = 0
            return
        if not words or words[0] not in state.board.ids:
            raise unknown(" ".join(words), state.board.ids, entry.line)
        state.space[fighter] = state.board.ids.index(words[0])
        state.health[fighter] = state.sheet.health[fighter]  # one that is summoned has none before
        if len(words) > 1:
            state.health[fighter] = Entry(entry.line, words[1]).number(1, state.sheet.health[fighter])

    def place_rest(self, player: Player) -> None:
        """Whom nobody named stands in the starting space, or in a zone with it."""
        state = self.state
        start = state.board.starts[player]
        for fighter in range(len(state.space)):
            if state.sheet.owner[fighter] != player or state.space[fighter] >= 0 or state.health[fighter] == 0:
                continue
            free = 1 << start if not state.occupied() >> start & 1 else zone_with_room(state, start)
            space = 0
            while not free >> space & 1:
                space += 1
            state.space[fighter] = space

    def leave_the_game(self) -> None:
        """players-3, team-7: who has lost every hero is out with all sidekicks, in teams who has no fighter left."""
        state = self.state
        for player in state.sheet.all_players:
            fighters = state.sheet.fighters_of[player]
            if lost_heroes(state, player) and not (state.sheet.teams and state.on_board() & fighters):
                state.turn[GONE] |= 1 << player
                for fighter in state.sheet.all_fighters:
                    if fighters >> fighter & 1:
                        state.space[fighter], state.health[fighter] = NONE, 0

    # ---- cards -----------------------------------------------------------------------------------------------------

    def deal_cards(self) -> None:
        state = self.state
        players = state.sheet.all_players
        hands = [self.cards(player, "hand") for player in players]
        tops = [self.cards(player, "deck") for player in players]
        discards = [self.cards(player, "discard") for player in players]
        suits = [self.stored(player) for player in players]
        staying = [self.cards(player, "ongoing") for player in players]
        for zone in state.zones():
            zone.clear()
        for player in players:
            beside = [kind for kind in self.left[player] if state.sheet.set_aside[kind]]
            suits[player] += [(player, kind) for kind in beside]
            rest = [kind for kind in self.left[player] if not state.sheet.set_aside[kind]]
            self.random.shuffle(rest)
            count = self.unnamed(player, len(hands[player]), len(rest))
            hands[player] += rest[:count]
            del rest[:count]
            if "deck size" in self.of_player[player]:
                size = self.of_player[player]["deck size"].number(len(tops[player]), len(tops[player]) + len(rest))
                kept = size - len(tops[player])
                discards[player] = [*rest[kept:], *discards[player]]
                rest = rest[:kept]
            self.lay_out(player, [*rest, *tops[player][::-1]], hands[player], discards[player], suits, staying[player])

    def unnamed(self, player: Player, named: int, left: int) -> int:
        """How many cards of a hand the scenario does not name."""
        part = self.of_player[player]
        if "hand size" in part:
            return part["hand size"].number(named, named + left) - named
        return 0 if "hand" in part else self.state.sheet.first_hand[player]

    def cards(self, player: Player, key: str) -> list[int]:
        part = self.of_player[player]
        return [self.take(player, entry) for entry in part[key].items()] if key in part else []

    def stored(self, player: Player) -> list[tuple[int, int]]:
        """Cards of others in this player's suit, and its own in its pile: whose, and which kind."""
        part = self.of_player[player]
        found = [(int(player), kind) for kind in self.cards(player, "pile")]
        for written in part["suit"].items() if "suit" in part else []:
            entry, owners = self.whose(written, player)
            holders = [Player(other) for other in owners if self.kind(Player(other), entry.text()) in self.left[other]]
            if not holders:
                raise unknown(entry.text(), self.state.sheet.name, entry.line)
            found.append((holders[0], self.take(holders[0], entry)))
        return found

    def whose(self, entry: Entry, player: Player) -> tuple[Entry, list[int]]:
        """A card, and whose it can be: `Feint of C` and `Feint of Black Panther 3` say it, `Feint` leaves it open."""
        state = self.state
        name, _, owner = entry.text().rpartition(OF)
        for other, hero in enumerate(hero_names(state)):
            seat = state.seat_of[other]
            called = [
                plain(hero),
                *([plain(state.game.seat_names[seat])] if state.players_of(seat)[0] == other else []),
            ]
            if name and plain(owner) in called:
                return Entry(entry.line, name), [other]
        return entry, [other for other in range(state.sheet.players) if other != player]

    def kind(self, player: Player, name: str) -> int:
        sheet = self.state.sheet
        for kind in range(len(sheet.name)):
            if sheet.whose[kind] == player and sheet.name[kind].casefold() == name.casefold():
                return kind
        return NONE

    def take(self, player: Player, entry: Entry) -> int:
        kind = self.kind(player, entry.text())
        if kind < 0:
            sheet = self.state.sheet
            known = [sheet.name[k] for k in range(len(sheet.name)) if sheet.whose[k] == player]
            raise unknown(entry.text(), known, entry.line)
        if kind not in self.left[player]:
            raise Failure(text("scenario-too-many", name=self.state.sheet.name[kind]), entry.line)
        self.left[player].remove(kind)
        return kind

    def lay_out(
        self,
        player: Player,
        deck: list[int],
        hand: list[int],
        discards: list[int],
        suits: list[list[tuple[int, int]]],
        staying: list[int],
    ) -> None:
        state = self.state
        everyone = (1 << state.seats) - 1
        places = [
            (state.decks[player], deck, 0),
            (state.hands[player], hand, 1 << state.seat_of[player]),
            (state.discards[player], discards, everyone),
            (state.ongoing[player], staying, everyone),
        ]
        for holder, stored in enumerate(suits):
            kinds = [kind for whose, kind in stored if whose == player]
            places.append((state.suits[holder], kinds, everyone))
        lay_out(state, list(state.group).index(player), places)

    # ---- the table -------------------------------------------------------------------------------------------------

    def lay_own(self, player: Player) -> None:
        """What a hero is, and has of its own."""
        state, part = self.state, self.of_player[player]
        if "form" in part:
            names = [plain(name) for name in state.sheet.form_names[player]]
            if plain(part["form"].text()) not in names:
                raise unknown(part["form"].text(), state.sheet.form_names[player], part["form"].line)
            state.forms[player] = names.index(plain(part["form"].text()))
        if "counters" in part:
            state.counters[player] = part["counters"].number(0, state.sheet.most_counters[player])
        for entry in part["markers"].items() if "markers" in part else []:
            if entry.text() not in state.board.ids:
                raise unknown(entry.text(), state.board.ids, entry.line)
            state.lay_marker(player, state.board.ids.index(entry.text()))

    def strengthen(self, player: Player) -> None:
        """How much more the attacks of fighters are worth for the rest of this turn."""
        state, part = self.state, self.of_player[player]
        for name, entry in part["attack bonus"].mapping().items() if "attack bonus" in part else []:
            mine = [fighter for fighter in state.sheet.all_fighters if state.sheet.owner[fighter] == player]
            names = [plain(fighter_name(state.sheet, fighter)) for fighter in mine]
            if plain(name) not in names:
                raise unknown(name, [fighter_name(state.sheet, fighter) for fighter in mine], entry.line)
            state.attack_bonus[mine[names.index(plain(name))]] = entry.number(1, MOST_BONUS)

    def lay_items(self) -> None:
        if "items" not in self.table:
            return
        state = self.state
        for space in range(state.board.size):
            state.items[space] = NONE
        for place, entry in self.table["items"].mapping().items():
            if place not in state.board.ids:
                raise unknown(place, state.board.ids, entry.line)
            names = [plain(name) for name in state.sheet.item_name]
            if plain(entry.text()) not in names:
                raise unknown(entry.text(), state.sheet.item_name, entry.line)
            state.items[state.board.ids.index(place)] = names.index(plain(entry.text()))

    def begin_placing(self) -> None:
        """setup-2: nobody stands anywhere yet."""
        for player, part in enumerate(self.of_player):
            if "fighters" in part:
                name = hero_names(self.state)[player]
                raise Failure(text("scenario-unplaced", name=name), part["fighters"].line)
        self.state.stack.clear()
        self.state.push(SetUp(Player(0), 0))

    def begin_turn(self) -> None:
        state = self.state
        given = self.given
        player = self.player_named(self.table["turn"]) if "turn" in self.table else self.first_player()
        state.turn[TURN_PLAYER] = player
        state.turn[TURN_NUMBER] = given.number("number", 1, MOST_TURNS, 1)
        state.turn[ACTIONS] = given.number("actions", 1, 9, state.sheet.actions[state.turn[TURN_PLAYER]])
        state.turn[HAD_TURN] = self.had_turn()
        for fighter in range(len(state.space)):
            state.began[fighter] = state.space[fighter]
        state.stack.clear()
        state.push(Turn(player))
        state.stack[-1].step = Turn.ACTION

    def had_turn(self) -> int:
        """players-1: who has had a turn, as bits."""
        had = 0
        for entry in self.table["had a turn"].items() if "had a turn" in self.table else []:
            if entry.text() == EVERYBODY:
                return (1 << self.state.sheet.players) - 1
            heroes = [plain(name) for name in hero_names(self.state)]
            if entry.text() not in self.given.seat_names and plain(entry.text()) in heroes:
                had |= 1 << heroes.index(plain(entry.text()))
                continue
            for player in self.state.players_of(self.given.seat_named(entry)):
                had |= 1 << player
        return had

    def player_named(self, entry: Entry) -> Player:
        """A seat stands for its first hero; who leads two names the second."""
        heroes = [plain(name) for name in hero_names(self.state)]
        if entry.text() not in self.given.seat_names and plain(entry.text()) in heroes:
            return Player(heroes.index(plain(entry.text())))
        return self.state.players_of(self.given.seat_named(entry))[0]

    def first_player(self) -> Player:
        """The first in the order of turns who is still in the game."""
        return next(player for player in self.state.sheet.all_players if self.state.alive(player))
