"""How a game looks in a terminal: its table, its questions, its choices. A game may bring a screen of its own."""

from rich.table import Table as Grid
from rich.text import Text

from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.screen.choices import Choice
from mulligan.screen.page import Page


class Screen:
    """Draws what a view shows, in the plainest way."""

    help = "text"  # which message says what can be typed

    def __init__(self, game: Game, page: Page) -> None:
        self.game = game
        self.page = page

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        """The table and what lies on it."""

    def before_question(self, view: View) -> None:
        """What has to be seen to answer the pending question."""

    def question(self, view: View, choices: list[Choice]) -> None:
        self.page.say(self.game.question(view.position), style="bold")
        self.list_choices(choices)

    def list_choices(self, choices: list[Choice]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for choice in choices:
            grid.add_row(Text(choice.key, style="bold cyan"), Text(choice.label), Text(choice.now, style="dim"))
        self.page.say(grid, indent=1)

    # ---- choosing --------------------------------------------------------------------------------------------------

    def choices(self, view: View) -> list[Choice]:
        decision = view.decision
        if decision is None:
            return []
        return [
            Choice(str(i), self.game.label(view.position, option), option, self.game.forecast(view, option))
            for i, option in enumerate(decision.options, 1)
        ]

    def default(self, view: View) -> int | None:
        """The option that an empty line means."""
        return None

    def skipped(self, view: View) -> int | None:
        """The option to take unasked while the player skips what does not concern them."""
        return None

    def expected(self, view: View) -> list[int]:
        """The actions worth explaining when they are not offered."""
        return view.position.imaginable(view.seat)

    # ---- help ------------------------------------------------------------------------------------------------------

    def explain(self, words: str) -> list[tuple[str, str]]:
        """The cards that the words name, and what each says."""
        return []

    def result(self, view: View) -> str:
        """How the game ended."""
        outcome = view.position.result
        if outcome is None or outcome.draw:
            return text("terminal-draw")
        names = [self.game.seat_names[seat] for seat in outcome.winners if seat != view.seat]
        if view.seat in outcome.winners:
            return text("terminal-you-share", others=", ".join(names)) if names else text("terminal-you-win")
        return text("terminal-they-win", count=len(names), names=", ".join(names))
