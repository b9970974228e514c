"""Unmatched as a game of the kernel: set-up, the procedures in their order, and answers to "why not?"."""

from typing import Any, Final

from mulligan.games.unmatched import legality, soundness, story, words
from mulligan.games.unmatched.advice import ahead, glance, prospects
from mulligan.games.unmatched.advice.suspicion import deal_likely_attack
from mulligan.games.unmatched.battlefields import Battlefield, battlefield, plain
from mulligan.games.unmatched.effects.abilities import Abilities
from mulligan.games.unmatched.effects.context import Resolving
from mulligan.games.unmatched.effects.reactions import Reaction
from mulligan.games.unmatched.encoding import UnmatchedEncoding
from mulligan.games.unmatched.heroes import as_toml, hero, own_heroes, written_hero
from mulligan.games.unmatched.numbers import NO_PLAYER, Fighter, Player, Space
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_ATTACK_CARD,
    ABOUT_BOOST_MOVE,
    ABOUT_DEFENSE_CARD,
    ABOUT_EFFECT_WHERE,
    ABOUT_MOVE_WHERE,
    ABOUT_MOVE_WHICH,
    ABOUT_PLACE,
    ABOUT_PLACEMENT,
    ATTACK,
    BOOST,
    BOOST_STORED,
    CANNOT_LEAVE,
    CANNOT_SKIP,
    CHOICE_SIZE,
    DECLINE,
    DONE,
    FIGHTER,
    MANEUVER,
    NO_SUCH_CARD,
    NOT_A_START,
    NOT_NAMED,
    NOT_NOW,
    NOT_YOUR_DECISION,
    PLAY,
    PLAY_SCHEME,
    REFUSALS,
    SCHEME_ITEM,
    SLOTS,
    SPACE,
    SPACE_TAKEN,
    TARGETS,
    TOO_FAR,
)
from mulligan.games.unmatched.rules import combat, movement
from mulligan.games.unmatched.rules.combat import Attack
from mulligan.games.unmatched.rules.harm import Fall, Share, draw
from mulligan.games.unmatched.rules.maneuver import Boost, Maneuver
from mulligan.games.unmatched.rules.schemes import Item, Scheme
from mulligan.games.unmatched.rules.set_up import SetUp
from mulligan.games.unmatched.rules.turns import Turn, fighter_at
from mulligan.games.unmatched.rules.window import Window
from mulligan.games.unmatched.sheet import Sheet
from mulligan.games.unmatched.table import (
    ATTACKER,
    COMBAT_CARD,
    COMBAT_PLAYER,
    FIGHTERS,
    IN_COMBAT,
    ITEM_PLACED,
    NONE,
    TAKES_CARD,
    TOLD,
    TURN_NUMBER,
    TURN_PLAYER,
    Table,
)
from mulligan.kernel.decision import ALLOWED, Refusal
from mulligan.kernel.encoding import Encoding
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game, names_for
from mulligan.kernel.numbers import NO_CARD, NOBODY, Card, Seat
from mulligan.kernel.parts import Part
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.kernel.view import View
from mulligan.messages import text

DEFAULT_HEROES: Final = ["Black Widow", "Winter Soldier", "Black Panther", "Black Widow"]


PROCEDURES: Final[list[type[Part]]] = [
    SetUp, Turn, Maneuver, Scheme, Attack, Window, Boost, Resolving, Item, Abilities, Share, Fall,
    Reaction,
]  # fmt: skip
PARTS: Final[dict[str, type[Part]]] = {kind.__name__: kind for kind in PROCEDURES}


class UnmatchedState(Table):
    """A position of Unmatched."""

    def set_up(self) -> None:
        """setup-1 to setup-4: fighters, decks, hands and items; then everybody is placed."""
        self.set_out()
        for player in self.sheet.all_players:
            self.take_starting_cards(player)
            self.shuffle(self.decks[player])
            draw(self, player, self.sheet.first_hand[player], "setup-4")
        if self.with_items:
            self.place_items()
        self.push(SetUp(Player(0), 0))

    def take_starting_cards(self, player: Player) -> None:
        """mission-1: a card that begins in hand."""
        for kind in self.sheet.in_hand_at_start[player]:
            card = next(card for card in self.decks[player] if self.printed[card] == kind)
            self.decks[player].remove(card)
            self.hands[player].append(card)
            self.show(card)
            self.happen(TAKES_CARD, player, "mission-1", card)

    def place_items(self) -> None:
        """item-1: one token at random on each slot of its sort."""
        for slot in (1, 2):
            tokens = [token for token in range(len(self.sheet.item_slot)) if self.sheet.item_slot[token] == slot]
            for space in range(self.board.size):
                if self.board.slot[space] == slot and tokens:
                    token = tokens.pop(self.random_below(len(tokens)))
                    self.items[space] = token
                    self.happen(ITEM_PLACED, NO_PLAYER, "item-1", NO_CARD, token, NONE, space)

    # ---- checks and deductions -------------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        return super().faults() or soundness.faults_of(self)

    def clues(self) -> list[Card]:
        """The combat cards that lie face down."""
        if self.combat[IN_COMBAT] != 1:
            return []
        return [Card(card) for card in self.combat[COMBAT_CARD : COMBAT_CARD + 2] if card >= 0]

    def may_be(self, card: Card, kind: int) -> bool:
        side = 0 if card == self.combat[COMBAT_CARD] else 1
        return combat.may_be_played(self, side, kind)

    # ---- why not? --------------------------------------------------------------------------------------------------

    def players_of(self, seat: Seat) -> list[Player]:
        return [player for player in self.sheet.all_players if self.seat_of[player] == seat]

    def imaginable(self, seat: Seat) -> list[int]:
        actions = [MANEUVER, DECLINE]
        for player in self.players_of(seat):
            kinds = sorted(set(self.kinds_in(self.hands[player])))
            mine = [f for f in range(len(self.space)) if self.sheet.owner[f] == player]
            for kind in kinds:
                actions.append(PLAY + kind)
                actions.append(BOOST + kind)
                users = [f - mine[0] for f in mine if self.sheet.who[kind] >> f & 1]
                slots = users if self.sheet.names_fighter[kind] else users[:1]
                actions.extend(PLAY_SCHEME + kind * SLOTS + slot for slot in slots)
            for fighter in mine:
                actions.append(FIGHTER + fighter)
                actions.append(SCHEME_ITEM + fighter)
                others = [target for target in range(len(self.space)) if target != fighter]
                actions.extend(ATTACK + fighter * TARGETS + target for target in others)
        actions.extend(SPACE + space for space in range(self.board.size))
        return actions

    def refusal_number(self, seat: Seat, action: int) -> int:
        decision = self.decision
        if decision is None or decision.seat != seat:
            return NOT_YOUR_DECISION
        if action in decision.options:
            return ALLOWED
        subject = decision.subject
        sort = action // CHOICE_SIZE * CHOICE_SIZE
        number = action % CHOICE_SIZE
        if subject == ABOUT_ACTION:
            return self.action_refusal(Player(self.turn[TURN_PLAYER]), sort, number, action)
        if subject == ABOUT_ATTACK_CARD and sort == PLAY:
            player = Player(self.combat[COMBAT_PLAYER])
            refused = legality.attacking_with(self, Fighter(self.combat[FIGHTERS]), number)
            return refused if self.holds_kind(player, number) else NO_SUCH_CARD
        if subject == ABOUT_DEFENSE_CARD and sort == PLAY:
            player = Player(self.combat[COMBAT_PLAYER + 1])
            refused = legality.defending_with(self, Fighter(self.combat[FIGHTERS + 1]), number)
            return refused if self.holds_kind(player, number) else NO_SUCH_CARD
        if subject == ABOUT_BOOST_MOVE and (sort == BOOST or sort == BOOST_STORED):
            return legality.boosting_with(self, Player(self.turn[TURN_PLAYER]), number) or NO_SUCH_CARD
        if subject == ABOUT_MOVE_WHICH and sort == FIGHTER:
            return CANNOT_LEAVE
        if subject == ABOUT_PLACEMENT and sort == SPACE:
            return NOT_A_START
        if (subject == ABOUT_MOVE_WHERE or subject == ABOUT_EFFECT_WHERE) and sort == SPACE:
            return SPACE_TAKEN if self.occupied() >> number & 1 else TOO_FAR
        if subject == ABOUT_PLACE and sort == SPACE and self.occupied() >> number & 1:
            return SPACE_TAKEN
        if sort == SPACE or sort == FIGHTER:
            for option in decision.options:
                if option // CHOICE_SIZE * CHOICE_SIZE == sort:  # one of these is chosen, and not this one
                    return NOT_NAMED
        return NOT_NOW

    def holds_kind(self, player: Player, kind: int) -> bool:
        return kind in self.kinds_in(self.hands[player])

    def action_refusal(self, player: Player, sort: int, number: int, action: int) -> int:
        if action == DECLINE or action == DONE:
            return CANNOT_SKIP
        if sort == PLAY_SCHEME:
            kind = number // SLOTS
            if not self.holds_kind(player, kind):
                return NO_SUCH_CARD
            return legality.scheming(self, player, kind, fighter_at(self, player, number % SLOTS)) or NOT_NOW
        if sort == ATTACK:
            fighter, target = Fighter(number // TARGETS), Fighter(number % TARGETS)
            refused = legality.targeting(self, player, fighter, target) or legality.attacking(self, player, fighter)
            return refused or legality.can_attack(self, player, fighter) or NOT_NOW
        if sort == SCHEME_ITEM:
            return legality.using_item(self, player, Fighter(number)) or NOT_NOW
        if action == MANEUVER:
            return legality.maneuvering(self, player) or NOT_NOW
        return NOT_NOW


class Unmatched(Game):
    """The game for two to four heroes, free for all or in teams of two, on one of the boards."""

    sheet: Sheet
    board: Battlefield
    seat_of: list[Seat]
    with_items: bool

    def __init__(
        self,
        heroes: list[str] | None = None,
        board: str = "Helicarrier",
        items: bool = True,
        teams: bool = False,
        seats: int = 0,
        names: list[str] | None = None,
        brought: list[str] | None = None,
    ) -> None:
        """`brought` are heroes that are not our own, as files: a journal has them, whatever became of the files."""
        from mulligan.games.unmatched.vocabulary.writing.making import make_sheet

        chosen = heroes or DEFAULT_HEROES[: 4 if teams else seats or 2]
        count = len(chosen)
        persons = seats or count
        check(count, persons, teams)
        self.board = battlefield(board)
        if count > len(self.board.starts):
            raise ValueError(
                text("unmatched-board-too-small", board=self.board.name, spaces=len(self.board.starts), heroes=count)
            )
        guests = [written_hero(source) for source in brought or []]
        loaded = [hero(name, guests) for name in chosen]
        self.sheet = make_sheet(tuple(loaded), teams)
        self.seat_of = [
            Seat(player) if persons == count else (Seat(0), Seat(1), Seat(0), Seat(2))[player]
            for player in range(count)
        ]
        self.with_items = items and self.board.has_items()
        given = names_for(persons, names)
        setup: dict[str, Any] = {
            "heroes": [one.name for one in loaded],
            "board": self.board.name,
            "items": items,
            "teams": teams,
            "seats": persons,
            "names": given,
        }
        if sources := [as_toml(one) for one in loaded if own_heroes().get(plain(one.name)) is not one]:
            setup["brought"] = list(dict.fromkeys(sources))
        super().__init__(setup, given)
        self.name = "unmatched"
        self.refusals = REFUSALS
        self.puzzling = 2.0  # with less, easy bots win two games of five from medium ones

    def blank(self) -> State:
        return UnmatchedState(self.sheet, self.board, self.seat_of, self.with_items)

    def encoding(self) -> Encoding:
        return UnmatchedEncoding(self.seats, self.sheet, self.board)

    def parts(self) -> dict[str, type[Part]]:
        return PARTS

    def players_of(self, seat: Seat) -> list[int]:
        """Whose heroes this person plays: one, or the two of a team."""
        return [player for player in range(self.sheet.players) if self.seat_of[player] == seat]

    def label(self, state: State, option: int) -> str:
        assert isinstance(state, UnmatchedState)
        return words.label(self.sheet, self.board, state, option)

    def deed(self, state: State, option: int) -> str:
        assert isinstance(state, UnmatchedState)
        return words.deed(self.sheet, self.board, state, option)

    def question(self, state: State) -> str:
        assert isinstance(state, UnmatchedState)
        return words.question(self.sheet, state)

    def sentence(self, event: Event, reader: int = -1) -> str:
        return words.sentence(self.sheet, self.board, event, self.players_of(Seat(reader)))

    def tell(self, events: list[Event], reader: int = -1) -> list[str]:
        return story.tell(self.sheet, self.board, events, self.players_of(Seat(reader)))

    def reason(self, refusal: Refusal) -> str:
        return words.refusal(refusal)

    def forecast(self, view: View, option: int) -> str:
        """Where a move leads: its path, space by space."""
        position = view.position
        decision = view.decision
        assert isinstance(position, UnmatchedState)
        if decision is None or option // CHOICE_SIZE * CHOICE_SIZE != SPACE:
            return ""
        walked: list[Space] = []
        top = position.stack[-1]
        if isinstance(top, Maneuver) and not top.placed:
            walked = movement.path(position, top.moving, Space(option - SPACE), top.steps(position), False)
        elif isinstance(top, Resolving) and decision.subject == ABOUT_EFFECT_WHERE:
            through = top.through
            walked = movement.path(position, top.mover, Space(option - SPACE), top.left, through)
        if len(walked) == 1:
            return text("unmatched-stays")
        return " → ".join(self.board.ids[space] for space in walked) if len(walked) > 2 else ""

    def policy(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return glance.advise(state, NOBODY)

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return prospects.chances(state)

    def in_the_dark(self, state: State) -> bool:
        """attack-6: who defends does not see the attack card."""
        assert isinstance(state, Table)
        decision = state.decision
        if decision is None or decision.subject != ABOUT_DEFENSE_CARD or state.combat[TOLD]:
            return False
        laid = Card(state.combat[COMBAT_CARD + ATTACKER])
        return laid >= 0 and not state.seen[laid] >> decision.seat & 1

    def lean(self, world: State, seat: Seat, random: Random) -> None:
        assert isinstance(world, Table)
        deal_likely_attack(world, seat, random)

    def advise(self, view: View) -> list[float]:
        position = view.position
        assert isinstance(position, UnmatchedState)
        return ahead.considered(view, position)

    def rounds(self, state: State) -> int:
        assert isinstance(state, UnmatchedState)
        return state.turn[TURN_NUMBER]

    def aims(self, state: State) -> list[str]:
        """Which hero each seat plays; of two, both."""
        found: list[str] = []
        for seat in self.all_seats:
            found.append(" & ".join(self.sheet.hero_name[player] for player in self.players_of(seat)))
        return found


def check(heroes: int, persons: int, teams: bool) -> None:
    """players-1, team-1: two to four heroes; teams have two each."""
    if teams and heroes != 4:
        raise ValueError(text("unmatched-teams-of-four", heroes=heroes))
    if not 2 <= heroes <= 4:
        raise ValueError(text("unmatched-two-to-four", heroes=heroes))
    if persons != heroes and not (teams and persons == 3):
        raise ValueError(text("unmatched-people", heroes=heroes))
