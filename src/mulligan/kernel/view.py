"""What one seat may know of a position, and positions dealt anew that fit it."""

from typing import Any

from mulligan.kernel.decision import HIDDEN_SUBJECT, Decision
from mulligan.kernel.random import Random
from mulligan.kernel.state import HIDDEN, PROCEDURE, RANDOM_COUNT, STEP, State

WATCHER = -1  # somebody at no seat, who sees what everybody sees
DEALS_AT_MOST = 200


class View:
    """A position with everything taken out that the seat cannot know.

    `position` is a state of the game's own kind in which unknown cards are HIDDEN, the random generator is blank and
    the pending decision shows its options to its own seat only. `unknown` lists, for each group of cards that may be
    mistaken for each other, what the hidden ones are, in no order.
    """

    def __init__(self, state: State, seat: int) -> None:
        position = state.clone()
        self.seat: int = seat
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
        position.ledger[RANDOM_COUNT] = 0
        position.answer = 0
        decision = position.decision
        if decision is not None and decision.seat != seat:
            position.decision = Decision(decision.seat, HIDDEN_SUBJECT, [])
            self.hide_thoughts()

    def hide_thoughts(self) -> None:
        """Another seat that is making up its mind still stands, for this one, before its first choice."""
        position = self.position
        private = position.game.private_procedures()
        while position.frames[-1][PROCEDURE] in private:
            position.frames.pop()
            position.frame = position.frames[-1]
            position.frame[STEP] = 1

    @property
    def decision(self) -> Decision | None:
        return self.position.decision

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
        decision = self.position.decision
        state = self.deal_once(random)
        if decision is None or decision.subject != HIDDEN_SUBJECT:
            return state
        for _ in range(DEALS_AT_MOST):
            state.ask_again()
            if state.decision is not None and state.decision.seat == decision.seat:
                return state
            state = self.deal_once(random)
        state.ask_again()
        return state

    def deal_once(self, random: Random) -> State:
        state = self.position.clone()
        for group, cards in self.unknown.items():
            dealt = cards.copy()
            random.shuffle(dealt)
            for card, printed in enumerate(state.printed):
                if printed == HIDDEN and state.group[card] == group:
                    state.printed[card] = dealt.pop()
        state.key = random.fresh_key()
        return state


def deal_again(view: View, random: Random) -> State:
    """A full state that fits what a seat knows, with the hidden rest and all future randomness drawn anew."""
    return view.deal_again(random)
