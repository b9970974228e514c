"""The Spoils as a game of the kernel: the procedures in their order, set-up, and answers to "why not?"."""

from typing import Any, Final

from mulligan.games.spoils import legality, soundness, story, words
from mulligan.games.spoils.advice import ahead, prospects
from mulligan.games.spoils.effects import following, nouns
from mulligan.games.spoils.encoding import SpoilsEncoding
from mulligan.games.spoils.events import (
    DRAW_GAME,
)
from mulligan.games.spoils.limits.elsewhere import as_in_hand
from mulligan.games.spoils.options import (
    ABILITIES,
    ABOUT_ATTACKERS,
    ABOUT_BLOCKERS,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_TURN,
    ABOUT_WINDOW,
    ATTACK,
    CARD,
    END_TURN,
    FLIP_UP,
    LEADS_NOWHERE,
    NO_SUCH_ABILITY,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_DECISION,
    PLAY,
    REFUSALS,
    SEAT,
    USE,
)
from mulligan.games.spoils.parts import Context, Lasting, Waiting
from mulligan.games.spoils.printed import HAND, Library
from mulligan.games.spoils.rules import loops, settling, triggers
from mulligan.games.spoils.rules.battle import Assigning, Battle, Window
from mulligan.games.spoils.rules.bidding import Bidding
from mulligan.games.spoils.rules.damage import Damage, Hit, InfluenceMoves
from mulligan.games.spoils.rules.drawing import Discarding, Drawing, Searching
from mulligan.games.spoils.rules.entering import Entering, ResourcePlay
from mulligan.games.spoils.rules.leaving import Departure, Leaving
from mulligan.games.spoils.rules.loops import Loop
from mulligan.games.spoils.rules.payment import Payment
from mulligan.games.spoils.rules.playing import Playing, Responses, could_be_flipped
from mulligan.games.spoils.rules.settling import Uniqueness
from mulligan.games.spoils.rules.start import Mulligan, Start
from mulligan.games.spoils.rules.triggers import Triggers
from mulligan.games.spoils.rules.turn import Turn
from mulligan.games.spoils.table import (
    Table,
)
from mulligan.kernel.decision import Refusal
from mulligan.kernel.encoding import Encoding
from mulligan.kernel.events import Event
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import NOBODY, Card, Seat
from mulligan.kernel.parts import Part
from mulligan.kernel.state import State
from mulligan.kernel.view import View
from mulligan.language.core.kinds import Players
from mulligan.language.flow import Choice, Program

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


class SpoilsState(Table):
    """A position of The Spoils."""

    def text_of(self, at: Context) -> Program:
        return self.library.cards[at.printed].programs[at.which]

    def seats_meant(self, at: Context, who: Players) -> list[Seat]:
        return nouns.seats_of(self, at, who)

    def offer(self, at: Context) -> None:
        following.offer(self, at)

    def choose_way(self, at: Context, step: Choice, ways: list[int]) -> None:
        following.choose_way(self, at, step, ways)

    def impossible(self, at: Context) -> None:
        following.impossible(self, at)

    def text_ended(self, at: Context) -> None:
        following.ended(self, at)

    def take_step(self) -> None:
        """Do the next step; the rules see to what came of it at once."""
        top = self.stack[-1]
        step = top.step
        top.step = step + 1
        top.take(self, step)
        self.see_to_it()

    def perform_again(self) -> None:
        super().perform_again()
        self.see_to_it()

    def see_to_it(self) -> None:
        """What nobody decides: damage, losses, uniques (rules/settling.py), then triggers that wait."""
        if self.settled != self.version and self.decision is None and not self.over:
            if self.factions:
                settling.settle(self)
        if self.pending and self.decision is None and not self.over and not triggers.must_wait(self):
            if loops.is_driven_on(self):
                self.loop_found()
            else:
                triggers.release(self)

    def watch(self, kind: int, seat: Seat, card: Card, amount: int, other: int, detail: int) -> None:
        triggers.collect(self, kind, seat, card, amount, other, detail)

    def faults(self) -> list[str]:
        game = self.game
        assert isinstance(game, Spoils)
        return super().faults() or soundness.faults_of(self, game.brought, game.factions)

    def set_up(self) -> None:
        game = self.game
        assert isinstance(game, Spoils)
        self.set_out(game.decks, game.factions)
        self.push(Start())

    def ask(self, seat: Seat, subject: int, options: list[int]) -> None:
        """Whoever has lost decides nothing any more: the first option is taken for them."""
        if self.lost >> seat & 1:
            self.answer = options[0]
            return
        if self.repeats:
            self.by_lot = 0  # what is chosen by itself comes first: see `choose`
        super().ask(seat, subject, options)

    def take_drawn(self, seat: Seat, subject: int, option: int) -> None:
        loops.note_choice(self, seat, subject, option)
        super().take_drawn(seat, subject, option)

    def asks(self, seat: Seat) -> bool:
        """A world dealt anew must also explain what is being paid for face down."""
        return could_be_flipped(self) and super().asks(seat)

    def things(self) -> int:
        return len(self.printed) + len(self.lasting)

    def likeness(self) -> int:
        return loops.likeness(self)

    def loop_found(self) -> None:
        """414.1: a loop that nobody can end makes the game a draw."""
        self.happen(DRAW_GAME, NOBODY, "414.1")
        self.finish([])

    def choose(self, option: int) -> None:
        """While a series is repeated (414.2), what it says is chosen by itself."""
        decision = self.decision
        assert decision is not None
        loops.note_choice(self, decision.seat, decision.subject, option)
        super().choose(option)
        while self.repeats and self.decision is not None:
            following = loops.next_choice(self)
            if following == loops.NO_CHOICE:
                if not self.repeats:
                    self.perform_again()  # it can be repeated once more, or not
                    self.run()
                return
            self.decision = None
            self.answer = following
            self.run()

    # ---- why not? --------------------------------------------------------------------------------------------------

    def imaginable(self, seat: Seat) -> list[int]:
        actions = [END_TURN]
        kinds: list[int] = []
        for card in self.hands[seat]:
            if self.printed[card] not in kinds:  # like ones are one and the same
                kinds.append(self.printed[card])
                actions.append(PLAY + card)
        for card in self.in_play:
            if self.controller[card] == seat:
                face = self.face(card)
                if self.face_down[card]:
                    actions.append(FLIP_UP + card)
                actions.append(CARD + card)
                usable = face.abilities_below if self.face_down[card] else face.abilities
                actions.extend(USE + card * ABILITIES + number for number in usable)
            else:
                actions.append(ATTACK + card)
        actions.extend(PLAY + card for card in self.discards[seat] if self.face(card).played_from_pile)
        for card in [*self.hands[seat], *self.discards[seat]]:
            actions.extend(USE + card * ABILITIES + number for number in self.face(card).abilities_afar)
        for card in self.in_play:  # after one's own: 606.1a
            if self.controller[card] != seat and not self.face_down[card]:
                actions.extend(USE + card * ABILITIES + number for number in self.face(card).abilities)
        return actions

    def refusal_number(self, seat: Seat, action: int) -> int:
        decision = self.decision
        if decision is None or decision.seat != seat:
            return NOT_YOUR_DECISION
        subject = decision.subject
        main = subject == ABOUT_TURN
        resources = self.unattached_resources(seat)
        if main or subject in (ABOUT_WINDOW, ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END):
            if loops.leads_nowhere(self, seat, action):
                return LEADS_NOWHERE
            if PLAY <= action < FLIP_UP:
                card = Card(action - PLAY)
                if card >= len(self.area):
                    return NOT_IN_HAND
                in_hand = self.area[card] == HAND and self.owner[card] == seat
                if not in_hand and card not in as_in_hand(self, seat):
                    return NOT_IN_HAND
                return legality.playing(self, seat, card, main, resources)
            if FLIP_UP <= action < USE:
                return legality.flipping(self, seat, Card(action - FLIP_UP), main, resources)
            if USE <= action < ATTACK:
                card, number = Card((action - USE) // ABILITIES), (action - USE) % ABILITIES
                face = self.face(card)
                if number not in face.abilities + face.abilities_afar + face.abilities_below:
                    return NO_SUCH_ABILITY
                return legality.using(self, seat, card, self.printed[card], number, resources)
            if main and ATTACK <= action < CARD:
                return legality.attacking_at(self, seat, Card(action - ATTACK))
            if main and action == END_TURN:
                return legality.ending(self, seat)
        elif CARD <= action < SEAT and self.party[action - CARD]:
            return NOT_NOW
        elif subject == ABOUT_ATTACKERS and CARD <= action < SEAT:
            return legality.attacking(self, seat, Card(action - CARD))
        elif subject == ABOUT_BLOCKERS and CARD <= action < SEAT:
            return legality.blocking(self, self.defender, Card(action - CARD))
        return NOT_NOW


PARTS: Final[dict[str, type[Part]]] = {
    kind.__name__: kind
    for kind in (
        Assigning, Battle, Bidding, Context, Damage, Departure, Discarding, Drawing, Entering, Hit, InfluenceMoves,
        Lasting, Leaving, Loop, Mulligan, Payment, Playing, ResourcePlay, Responses, Searching, Start, Triggers, Turn,
        Uniqueness, Waiting, Window,
    )
}  # fmt: skip


class Spoils(Game):
    """The game for two to four seats, each with a deck of printed cards and a faction."""

    def __init__(
        self, setup: dict[str, Any], names: list[str], library: Library, decks: list[list[int]], factions: list[int]
    ) -> None:
        super().__init__(setup, names)
        self.name = "spoils"
        self.refusals = REFUSALS
        self.foresight = 70  # more than two turns usually take
        self.rounds_ahead = 2
        self.ponders = True
        self.library: Library = library
        self.decks: list[list[int]] = decks
        self.factions: list[int] = factions
        self.brought: list[int] = soundness.brought_cards(len(library.cards), decks)

    def blank(self) -> State:
        state = SpoilsState()
        state.library = self.library
        return state

    def encoding(self) -> Encoding:
        return SpoilsEncoding(self.seats, sum(len(deck) for deck in self.decks) + self.seats)

    def parts(self) -> dict[str, type[Part]]:
        return PARTS

    def label(self, state: State, option: int) -> str:
        assert isinstance(state, SpoilsState)
        return words.label(self, state, option)

    def deed(self, state: State, option: int) -> str:
        assert isinstance(state, SpoilsState)
        return words.deed(self, state, option)

    def question(self, state: State) -> str:
        assert isinstance(state, SpoilsState)
        return words.question(self, state)

    def sentence(self, event: Event, reader: int = -1) -> str:
        return words.sentence(self, self.library, event, Seat(reader))

    def tell(self, events: list[Event], reader: int = -1) -> list[str]:
        return story.tell(self, self.library, events, Seat(reader))

    def reason(self, refusal: Refusal) -> str:
        return words.refusal(refusal)

    def policy(self, state: State) -> list[float]:
        decision = state.decision
        assert isinstance(state, Table)
        return prospects.policy(state, decision) if decision is not None else []

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return prospects.chances(state)

    def advise(self, view: View) -> list[float]:
        return ahead.advise(view)

    def rounds(self, state: State) -> int:
        assert isinstance(state, SpoilsState)
        return state.turn_number

    def aims(self, state: State) -> list[str]:
        """Which deck each seat plays; one that is written out begins with its name."""
        return [deck.partition("\n")[0].lstrip("# ") for deck in self.setup.get("decks", [])]
