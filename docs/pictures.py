"""Draws docs/images/mystic-war.svg: a moment of a game as the person at the terminal sees it.

.venv/bin/python docs/pictures.py
"""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from mulligan.cli.play import names_for
from mulligan.cli.terminal.session import Session
from mulligan.games import game
from mulligan.kernel.journal import Journal
from mulligan.screen.page import BOX_GLYPHS, Page

SEED = "397"
CHOICES = 170  # a Dragon doubled on its way, and three cards in hand that can still answer it
WIDTH = 92
IMAGE = Path(__file__).parent / "images" / "mystic-war.svg"
THEME = TerminalTheme(
    (24, 26, 33),
    (214, 217, 224),
    [(24, 26, 33), (229, 108, 117), (130, 190, 110), (226, 184, 92), (97, 160, 230), (198, 120, 221), (86, 190, 202),
     (214, 217, 224)],
    [(92, 99, 112), (240, 130, 138), (152, 210, 130), (240, 205, 120), (120, 180, 245), (215, 145, 235),
     (110, 210, 220), (245, 246, 250)],
)  # fmt: skip


def main() -> None:
    journal = Journal(game("mystic-war", seats=4, names=names_for(4, "Ada")), SEED)
    page = Page(width=WIDTH)
    page.console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="standard", highlight=False
    )
    page.glyphs = BOX_GLYPHS
    session = Session(journal, 0, ["heuristic"] * 4, page, None)
    while (decision := journal.state.decision) is not None and len(journal.choices) < CHOICES:
        if decision.seat == 0:
            session.told = len(journal.state.events(0))
        journal.apply(session.agents[decision.seat].answer(journal.state))
    session.narrate()
    session.show_question(session.view())
    page.console.print("> ", end="")
    # The picture stands alone: no font is fetched for it.
    form = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace(
        "font-family: Fira Code, monospace", "font-family: Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    )
    IMAGE.parent.mkdir(exist_ok=True)
    IMAGE.write_text(page.console.export_svg(title="mulligan play mystic-war", theme=THEME, code_format=form))
    print(f"Drew {IMAGE}")


if __name__ == "__main__":
    main()
