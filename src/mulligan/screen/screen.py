"""How a game looks in a terminal: the table that its layout gives the browser, its questions, its choices.

A game may bring a screen of its own, that draws its table more finely.
"""

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from mulligan.games.layout import Layout
from mulligan.games.plain import Amount, Heap, PlainTable
from mulligan.kernel.game import Game
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.screen.choices import Choice
from mulligan.screen.page import Page


class Screen:
    """Draws what the layout makes of a view, in the plainest way."""

    help = "text"  # which message says what can be typed

    def __init__(self, game: Game, page: Page, layout: Layout) -> None:
        self.game = game
        self.page = page
        self.layout = layout
        self.drawn: object = None  # what mattered of the table that was drawn last

    # ---- drawing ---------------------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        """The table and what lies on it."""
        laid = self.layout.table(view, self.game)
        self.drawn = self.what_matters(laid, view)
        self.draw(laid, view)

    def before_question(self, view: View) -> None:
        """What has to be seen to answer the pending question: the table, if it has changed."""
        if self.drawn != self.what_matters(self.layout.table(view, self.game), view):
            self.table(view)

    def what_matters(self, laid: Any, view: View) -> object:
        """The part of a table whose change makes it worth drawing again."""
        return laid

    def draw(self, laid: Any, view: View) -> None:
        """The table of any game: a line for each seat, then what belongs to nobody."""
        assert isinstance(laid, PlainTable)
        faces = self.layout.cards(self.game)
        for side in laid.sides:
            line = Text((self.page.glyphs["turn"] if side.asked else " ") + " ", style="bold cyan")
            line.append(text("terminal-you") if side.seat == view.seat else side.name, style="bold")
            self.page.say(self.things(line, side.amounts, side.heaps, faces))
        if laid.amounts or laid.heaps:
            self.page.say(self.things(Text(" "), laid.amounts, laid.heaps, faces))

    def things(self, line: Text, amounts: list[Amount], heaps: list[Heap], faces: list[Any]) -> Text:
        for amount in amounts:
            line.append(f"  {amount.name} {amount.value}")
        for heap in heaps:
            known = [faces[kind].name for kind in heap.cards if 0 <= kind < len(faces)]
            line.append(f"  {heap.name} {len(heap.cards)}")
            if known:
                line.append(f" ({', '.join(known)})", style="cyan")
        return line

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
        wanted = words.casefold()
        found = {face.name: face.text for face in self.layout.cards(self.game) if wanted in face.name.casefold()}
        exact = {name: says for name, says in found.items() if name.casefold() == wanted}
        return list((exact or found).items())

    def result(self, view: View) -> str:
        """How the game ended."""
        outcome = view.position.result
        if outcome is None or outcome.draw:
            return text("terminal-draw")
        names = [self.game.seat_names[seat] for seat in outcome.winners if seat != view.seat]
        if view.seat in outcome.winners:
            return text("terminal-you-share", others=", ".join(names)) if names else text("terminal-you-win")
        return text("terminal-they-win", count=len(names), names=", ".join(names))
