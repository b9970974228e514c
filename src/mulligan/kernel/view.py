"""What one seat may know of a position, and positions dealt anew that fit it."""

from typing import TYPE_CHECKING, Any, Final

from mulligan.kernel.decision import HIDDEN_SUBJECT, Decision
from mulligan.kernel.numbers import NOBODY, Seat
from mulligan.kernel.random import Random
from mulligan.kernel.saves import KEY_DIGITS, fill
from mulligan.kernel.state import HIDDEN, State

if TYPE_CHECKING:
    from mulligan.kernel.game import Game

WATCHER: Final = NOBODY  # somebody at no seat, who sees what everybody sees
DEALS_AT_MOST: Final = 100


class View:
    """A position with everything taken out that the seat cannot know.

    `position` is a state of the game's own kind in which unknown cards are HIDDEN, the random generator is blank and
    the pending decision shows its options to its own seat only. `unknown` lists, for each group of cards that may be
    mistaken for each other, what the hidden ones are, in no order.
    """

    def __init__(self, state: State, seat: int) -> None:
        position = state.clone()
        self.seat: Seat = Seat(seat)
        self.position: State = position
        self.unknown: dict[int, list[int]] = {}
        everyone = (1 << state.seats) - 1
        printed = position.printed
        for card, seen in enumerate(position.seen):
            known = seen == everyone if seat == WATCHER else seen >> seat & 1 == 1
            if not known:
                self.unknown.setdefault(position.group[card], []).append(printed[card])
                printed[card] = HIDDEN
        for cards in self.unknown.values():
            cards.sort()
        position.key = 0
        position.random_count = 0
        position.answer = 0
        position.conceal(self.seat)
        decision = position.decision
        if decision is None or decision.seat != seat:
            self.hide_count()
        if decision is not None and decision.seat != seat:
            position.decision = Decision(decision.seat, HIDDEN_SUBJECT, [])
            self.hide_thoughts()

    def hide_count(self) -> None:
        """How many choices another seat has already made would tell what it is choosing."""
        position = self.position
        position.choices = 0
        position.floor = 0
        position.chooser = NOBODY

    def hide_thoughts(self) -> None:
        """Another seat that is making up its mind still stands, for this one, before its first choice."""
        position = self.position
        while position.thinks():
            position.stack.pop()
            below = position.stack[-1]
            below.step = below.asks_at() + 1

    @property
    def decision(self) -> Decision | None:
        return self.position.decision

    @property
    def own_decision(self) -> Decision | None:
        """The pending decision, if it is this seat's."""
        decision = self.position.decision
        return decision if decision is not None and decision.seat == self.seat else None

    def save(self) -> dict[str, Any]:
        """The view as JSON values: what may be sent to the seat."""
        saved = self.position.save()
        del saved["random"]
        saved["seat"] = self.seat
        saved["unknown"] = {str(group): cards for group, cards in sorted(self.unknown.items())}
        return saved

    def deal_again(self, random: Random) -> State:
        """A full position that fits this view: the hidden cards and all chance to come are drawn anew.

        Where another seat is asked, its hidden cards are such that it is asked: dealt again until it is.
        """
        state = self.deal_cards(random)
        decision = self.position.decision
        if decision is not None and decision.subject == HIDDEN_SUBJECT:
            for _ in range(DEALS_AT_MOST):
                if state.asks(decision.seat):
                    break
                state = self.deal_cards(random)
            else:
                state = self.deal_what_is_asked(random, decision.seat)
        state.key = random.fresh_key()
        return state

    def deal_cards(self, random: Random) -> State:
        state = self.position.clone()
        printed, groups = state.printed, state.group
        clues = [card for card in state.clues() if printed[card] == HIDDEN]
        for group, cards in self.unknown.items():
            dealt = cards.copy()
            random.shuffle(dealt)
            for clue in clues:
                if groups[clue] == group:
                    kind = next(kind for kind in dealt if state.may_be(clue, kind))
                    dealt.remove(kind)
                    printed[clue] = kind
            for card, kind in enumerate(printed):
                if kind == HIDDEN and groups[card] == group:
                    printed[card] = dealt.pop()
        return state

    def deal_what_is_asked(self, random: Random, seat: Seat) -> State:
        """Few deals give this seat what it is asked about: exchange cards that it knows, one by one, until one does."""
        hidden = [card for card, kind in enumerate(self.position.printed) if kind == HIDDEN]
        secrets = [card for card in hidden if self.position.seen[card] >> seat & 1]
        for _ in range(DEALS_AT_MOST):
            state = self.deal_cards(random)
            random.shuffle(secrets)
            random.shuffle(hidden)
            for card in secrets:
                for other in hidden:
                    if state.group[card] == state.group[other]:
                        twin = state.clone()
                        twin.printed[card], twin.printed[other] = twin.printed[other], twin.printed[card]
                        if all(twin.may_be(clue, twin.printed[clue]) for clue in twin.clues()) and twin.asks(seat):
                            return twin
        raise RuntimeError(f"{self.position.game.name}: no deal was found in which seat {seat} is asked")


def load_view(game: "Game", saved: Any) -> View:
    """A view from what `View.save` gave of a decision of its own seat."""
    position = {name: part for name, part in saved.items() if name not in ("seat", "unknown")}
    state = game.empty()
    fill(state, {**position, "random": "0" * KEY_DIGITS})
    view = View(state, saved["seat"])
    view.unknown = {int(group): list(cards) for group, cards in saved["unknown"].items()}
    return view


def deal_again(view: View, random: Random) -> State:
    """A full state that fits what a seat knows, with the hidden rest and all future randomness drawn anew."""
    return view.deal_again(random)
