"""A game in a terminal: one person, the other seats played by agents."""

from collections.abc import Callable
from pathlib import Path

from mulligan.agents import Agent, agent
from mulligan.cli.terminal.log import log_lines
from mulligan.cli.terminal.saves import command_for, new_file
from mulligan.games import box
from mulligan.kernel.journal import Journal
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import State
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.screen.choices import Choice, Found, find
from mulligan.screen.page import EndOfInput, Page
from mulligan.screen.screen import Screen

PROMPT = "> "
LOG_LINES = 25
INTERRUPTED = 130


class Leave(Exception):
    """The person stops here; the game is saved."""


class Session:
    """Asks the person, lets the agents play, tells what happened. What is shown comes from the person's view alone."""

    def __init__(self, journal: Journal, seat: int, agents: list[str], page: Page, file: Path | None) -> None:
        self.journal = journal
        self.seat = seat
        self.page = page
        self.file = file
        self.screen: Screen = box(journal.game.name).screen(journal.game, page)
        self.agents: list[Agent] = [agent(name, f"{journal.seed}/{i}") for i, name in enumerate(agents)]
        journal.notes = {"seat": seat, "agents": agents}
        self.told = 0  # how many events the person has been told
        self.typed: list[str] = []  # words typed ahead, for the questions that come next
        self.skipping = False
        self.warned = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "?": self.help, "help": self.help, "h": self.help, "why": self.why, "undo": self.undo, "u": self.undo,
            "log": self.log, "save": self.save, "quit": self.quit, "q": self.quit, "exit": self.quit,
            "table": self.table, "t": self.table, "hint": self.hint, "skip": self.skip,
        }  # fmt: skip

    @property
    def state(self) -> State:
        return self.journal.state

    def view(self) -> View:
        return self.state.view(self.seat)

    def run(self) -> int:
        """Play until the game is over or the person leaves; the exit status."""
        try:
            self.play()
        except Leave:
            self.save_and_say()
        except EndOfInput:
            self.save_and_say()
        except KeyboardInterrupt:
            self.page.say()
            self.save_and_say()
            return INTERRUPTED
        return 0

    def play(self) -> None:
        while (decision := self.state.decision) is not None:
            if decision.seat != self.seat:
                self.typed = []
                self.journal.apply(self.agents[decision.seat].answer(self.state))
            else:
                self.answer_question()
        self.narrate()
        self.page.say()
        self.screen.table(self.view())
        self.page.say(self.screen.result(self.view()), style="bold")
        self.keep()
        if self.file is not None:
            self.page.say_whole(text("play-replay", command=command_for(self.file, "replay")), style="dim")

    # ---- one question ----------------------------------------------------------------------------------------------

    def answer_question(self) -> None:
        view = self.view()
        if self.skipping:
            option = self.screen.skipped(view)
            if option is not None:
                self.journal.apply(option)
                return
            self.skipping = False
        option = self.answer_typed_ahead(view)
        if option is None:
            self.keep()
            self.narrate()
            self.show_question(view)
            option = self.typed_option(view)
        if option is not None:
            self.journal.apply(option)

    def answer_typed_ahead(self, view: View) -> int | None:
        """The words left over from the last line may answer this question too."""
        if not self.typed:
            return None
        found = find(self.typed, self.screen.choices(view))
        self.typed = found.rest if found.choice is not None and not found.choice.refusal else []
        return found.choice.option if found.choice is not None and not found.choice.refusal else None

    def show_question(self, view: View) -> None:
        self.page.say()
        self.screen.before_question(view)
        self.screen.question(view, self.screen.choices(view))

    def typed_option(self, view: View) -> int | None:
        """Ask until a choice is made; nothing where a command has changed the question."""
        before = (self.state, len(self.journal.choices))
        choices = self.screen.choices(view)
        while True:
            words = self.page.ask(PROMPT).split()
            if not words:
                option = self.screen.default(view)
                if option is not None:
                    return option
                self.page.say(text("play-say-something"), style="dim")
                continue
            command = self.commands.get(words[0].casefold())
            if command is not None:
                command(words[1:])
                if before != (self.state, len(self.journal.choices)) or self.skipping:
                    return None
                continue
            choice = self.understood(find(words, choices), words)
            if choice is not None:
                return choice.option

    def understood(self, found: Found, words: list[str]) -> Choice | None:
        """The choice meant, or nothing, having said what is wrong with the words."""
        if found.choice is None:
            if found.several:
                labels = ", ".join(f"{choice.label} ({choice.key})" for choice in found.several)
                self.page.say(text("play-which", choices=labels))
            elif not self.why_not(words):
                self.page.say(text("play-not-understood", words=" ".join(words)))
            return None
        if found.choice.refusal:
            self.page.say(f"{found.choice.label}: {found.choice.refusal}")
            return None
        self.typed = found.rest
        return found.choice

    # ---- telling ---------------------------------------------------------------------------------------------------

    def narrate(self) -> None:
        """What happened since the person was asked last, in sentences."""
        events = self.state.events(self.seat)
        lines = self.journal.game.tell(events[self.told :], self.seat)
        self.told = len(events)
        if lines:
            self.page.say()
        for line in lines:
            self.page.say(line)

    def tell_from_last_own_choice(self) -> None:
        """A game that goes on is told from the person's last choice: replay without a word up to there."""
        choices = self.journal.choices
        state = self.journal.game.start(self.journal.seed, record=True)
        for option in choices:
            decision = state.decision
            if decision is not None and decision.seat == self.seat:
                self.told = len(state.events(self.seat))
            state.apply(option)

    # ---- commands --------------------------------------------------------------------------------------------------

    def help(self, words: list[str]) -> None:
        if not words:
            self.page.say(text(f"play-help-{self.screen.help}"))
            return
        cards = self.screen.explain(" ".join(words))
        for name, says in cards:
            self.page.say(f"{name}: {says}")
        if not cards:
            self.page.say(text("play-no-card", words=" ".join(words)))

    def why(self, words: list[str]) -> None:
        """Why not? For one action, or for all that one might expect."""
        if words:
            if not self.why_not(words):
                self.page.say(text("play-not-understood", words=" ".join(words)))
            return
        reasons = self.refused_actions()
        for reason, labels in reasons.items():
            self.page.say(f"{', '.join(labels)}: {reason}")
        if not reasons:
            self.page.say(text("play-all-allowed"))

    def refused_actions(self) -> dict[str, list[str]]:
        """What is not offered, by the reason."""
        view = self.view()
        reasons: dict[str, list[str]] = {}
        for action in self.screen.expected(view):
            refusal = view.position.why_not(self.seat, action)
            if refusal is not None:
                reason = text("terminal-refused", rule=refusal.rule, reason=self.journal.game.reason(refusal))
                reasons.setdefault(reason, []).append(self.journal.game.label(view.position, action))
        return reasons

    def why_not(self, words: list[str]) -> bool:
        """Say why the action that the words name is not offered, or that it is; false if they name none."""
        view = self.view()
        game = self.journal.game
        labels = [
            Choice("", game.label(view.position, action), action)
            for action in view.position.imaginable(Seat(self.seat))
        ]
        found = find(words, [*self.screen.choices(view), *labels])
        choice = found.choice or (found.several[0] if found.several else None)
        if choice is None:
            cards = self.screen.explain(" ".join(words))
            if cards:
                self.page.say(text("play-not-held", card=cards[0][0]))
            return bool(cards)
        refusal = view.position.why_not(self.seat, choice.option)
        if refusal is None:
            self.page.say(text("play-allowed", action=choice.label))
        else:
            reason = text("terminal-refused", rule=refusal.rule, reason=game.reason(refusal))
            self.page.say(f"{choice.label}: {reason}")
        return True

    def undo(self, words: list[str]) -> None:
        if self.journal.undo_last(self.seat):
            self.told = min(self.told, len(self.state.events(self.seat)))
            self.page.say(text("play-undone"), style="dim")
        else:
            self.page.say(text("play-cannot-undo"))

    def log(self, words: list[str]) -> None:
        lines = log_lines(self.journal.game, self.state.events(self.seat), self.seat)
        everything = bool(words) and words[0] == "all"
        if words and words[0].isdigit():
            lines = lines[-int(words[0]) :]
        elif not everything and len(lines) > LOG_LINES:
            self.page.say(text("play-log-more", count=len(lines) - LOG_LINES), style="dim")
            lines = lines[-LOG_LINES:]
        for line in lines:
            self.page.say(line)

    def save(self, words: list[str]) -> None:
        before = self.file
        if words:
            self.file = Path(" ".join(words)).expanduser()
        if not self.save_and_say():
            self.file = before

    def quit(self, words: list[str]) -> None:
        raise Leave

    def table(self, words: list[str]) -> None:
        view = self.view()
        self.screen.table(view)
        self.show_question(view)

    def hint(self, words: list[str]) -> None:
        """What a bot would do here."""
        view = self.view()
        decision = view.decision
        if decision is None:
            return
        scores = self.journal.game.advise(view)
        best = decision.options[scores.index(max(scores))]
        self.page.say(text("play-hint", action=self.journal.game.label(view.position, best).rstrip(".")))

    def skip(self, words: list[str]) -> None:
        if self.screen.skipped(self.view()) is None:
            self.page.say(text("play-cannot-skip"))
        else:
            self.skipping = True

    # ---- files -----------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save without a word, so that nothing is lost whatever happens; complain once if that fails."""
        try:
            self.write()
        except OSError as error:
            if not self.warned:
                self.page.say(text("play-cannot-keep", reason=error.strerror or str(error)))
            self.warned = True

    def write(self) -> Path:
        if self.file is None:
            self.file = new_file(self.journal.game.name, self.journal.seed)
        self.journal.save(self.file)
        return self.file

    def save_and_say(self) -> bool:
        """Save, and say how to go on; false, having said why, where that fails."""
        try:
            path = self.write()
        except OSError as error:
            self.page.say(text("play-cannot-save", file=str(self.file), reason=error.strerror or str(error)))
            return False
        self.page.say_whole(text("play-saved", command=command_for(path, "play --resume")))
        return True
