"""Stepping through a journal: forward, back, to any choice, through anybody's eyes."""

from mulligan.cli.terminal.log import log_lines
from mulligan.games import box
from mulligan.kernel.journal import Journal
from mulligan.kernel.state import State
from mulligan.kernel.view import WATCHER
from mulligan.messages import text
from mulligan.screen.page import EndOfInput, Page

WATCHER_WORDS = ("watcher", "nobody", "0")


class Replay:
    """A journal, a place in it (how many choices are made), and the seat that looks on."""

    def __init__(self, journal: Journal, seat: int, page: Page) -> None:
        self.journal = journal
        self.seat = seat
        self.page = page
        self.screen = box(journal.game.name).screen(journal.game, page)
        self.last = len(journal.choices)
        self.heard = self.events_by_choice()
        self.place = 0

    def events_by_choice(self) -> list[int]:
        """How many events had happened after so many choices."""
        state = self.journal.game.start(self.journal.seed, record=True)
        counts = [len(state.events(WATCHER))]
        for option in self.journal.choices:
            state.apply(option)
            counts.append(len(state.events(WATCHER)))
        return counts

    # ---- everything at once ----------------------------------------------------------------------------------------

    def print_all(self) -> None:
        """Every event with its rule and cause, then how the game stands."""
        state = self.journal.state
        self.page.say(self.about())
        for line in log_lines(self.journal.game, state.events(self.seat), self.seat):
            self.page.say(line)
        self.page.say()
        self.screen.table(state.view(self.seat))
        self.page.say(self.ending(state), style="bold")

    def about(self) -> str:
        game = self.journal.game
        return text(
            "replay-about", game=game.name, names=", ".join(game.seat_names), seed=self.journal.seed, choices=self.last
        )

    def ending(self, state: State) -> str:
        return text("replay-unfinished") if state.result is None else self.screen.result(state.view(self.seat))

    # ---- step by step ----------------------------------------------------------------------------------------------

    def run(self) -> int:
        self.page.say(self.about())
        self.page.say(text("replay-keys"), style="dim")
        self.show(0)
        while True:
            try:
                words = self.page.ask(text("replay-prompt", place=self.place, last=self.last)).split()
            except (EndOfInput, KeyboardInterrupt):
                return 0
            if not self.obey(words):
                return 0

    def obey(self, words: list[str]) -> bool:
        """Do what was typed; false to stop."""
        command = words[0].casefold() if words else "n"
        if command in ("q", "quit", "exit"):
            return False
        if command in ("n", "next"):
            self.go(self.next_to_hear())
        elif command in ("b", "back"):
            self.go(self.last_heard())
        elif command in ("e", "end"):
            self.go(self.last)
        elif command in ("s", "start"):
            self.go(0)
        elif command in ("j", "jump") and len(words) == 2 and words[1].isdigit():
            self.go(int(words[1]))
        elif command.isdigit():
            self.go(int(command))
        elif command in ("t", "table"):
            self.screen.table(self.state().view(self.seat))
        elif command == "log":
            for line in log_lines(self.journal.game, self.state().events(self.seat), self.seat):
                self.page.say(line)
        elif command == "as" and len(words) >= 2:
            self.look_as(" ".join(words[1:]))
        else:
            self.page.say(text("replay-keys"), style="dim")
        return True

    def state(self) -> State:
        return self.journal.at(self.place)

    def next_to_hear(self) -> int:
        """The next choice after which something is heard: what a player only thinks is no step."""
        place = self.place + 1
        while place < self.last and self.heard[place] == self.heard[self.place]:
            place += 1
        return place

    def last_heard(self) -> int:
        place = self.place - 1
        while place > 0 and self.heard[place] == self.heard[place - 1]:
            place -= 1
        return place

    def go(self, place: int) -> None:
        if place > self.last:
            self.page.say(text("replay-at-end", last=self.last))
            place = self.last
        before, self.place = self.place, max(0, place)
        if self.place == before:
            return
        self.show(before if self.place > before else max(0, self.last_heard()))

    def show(self, since: int) -> None:
        """What happened since an earlier choice, and how the table looks."""
        state = self.state()
        start = self.heard[since] if self.place else 0
        if self.place - since > 1 and self.heard[self.place] - start > 40:
            start = self.heard[self.place - 1]
        for line in self.journal.game.tell(state.events(self.seat)[start:], self.seat):
            self.page.say(line)
        self.page.say()
        self.screen.table(state.view(self.seat))
        if self.place == self.last:
            self.page.say(self.ending(state), style="bold")

    def look_as(self, name: str) -> None:
        seat = seat_of(name, self.journal.game.seat_names)
        if seat is None:
            self.page.say(text("replay-no-seat", seat=name, names=", ".join(self.journal.game.seat_names)))
            return
        self.seat = seat
        self.screen.table(self.state().view(self.seat))


def seat_of(name: str, names: list[str]) -> int | None:
    """A seat by its name or its number from 1; nobody's for a watcher."""
    if name.casefold() in WATCHER_WORDS:
        return WATCHER
    for seat, known in enumerate(names):
        if known.casefold() == name.casefold():
            return seat
    return int(name) - 1 if name.isdigit() and 1 <= int(name) <= len(names) else None
