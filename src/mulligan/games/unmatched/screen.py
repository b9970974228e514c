"""Unmatched in a terminal: the board with its spaces, zones and fighters, hands, and what each choice means."""

from rich.table import Table as Grid
from rich.text import Text

from mulligan.games.layout import Layout
from mulligan.games.unmatched.game import Unmatched, UnmatchedState
from mulligan.games.unmatched.layout import UnmatchedFace, UnmatchedTable, board, cards, table
from mulligan.games.unmatched.layout.pieces import Fighting, Side
from mulligan.games.unmatched.numbers import Fighter, Space
from mulligan.games.unmatched.options import (
    ABOUT_ACTION,
    ABOUT_ATTACK_CARD,
    ABOUT_BOOST_CARD,
    ABOUT_BOOST_MOVE,
    ABOUT_COMBAT_ITEM,
    ABOUT_DEFENSE_CARD,
    ABOUT_MAY,
    ABOUT_MOVE_WHERE,
    ATTACK,
    BOOST,
    CHOICE_SIZE,
    DECLINE,
    DONE,
    PLAY,
    PLAY_SCHEME,
    SCHEME_ITEM,
    SLOTS,
    SPACE,
    TARGETS,
)
from mulligan.games.unmatched.sheet import SCHEME
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.screen.choices import Choice
from mulligan.screen.page import Page
from mulligan.screen.screen import Screen

COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan", "bright_red", "bright_blue")
WIDEST = 110
CELL = 7
UNBROKEN = "\u00a0"  # a space at which no line ends
ROWS_TO_COLUMNS = 0.42  # a letter is about twice as high as wide
ABOUT_CARDS = (ABOUT_ACTION, ABOUT_ATTACK_CARD, ABOUT_DEFENSE_CARD)
PASSIVE = (ABOUT_BOOST_MOVE, ABOUT_BOOST_CARD, ABOUT_COMBAT_ITEM, ABOUT_DEFENSE_CARD, ABOUT_MAY)


# Which sorts of action are explained where they are not offered.
EXPECTED = {
    ABOUT_ACTION: (PLAY_SCHEME, ATTACK, SCHEME_ITEM),
    ABOUT_BOOST_MOVE: (BOOST,),
    ABOUT_MOVE_WHERE: (SPACE,),
    ABOUT_ATTACK_CARD: (PLAY,),
    ABOUT_DEFENSE_CARD: (PLAY,),
}


class UnmatchedScreen(Screen):
    """Draws what `layout` lays out: nothing but what one seat may know."""

    help = "unmatched"

    def __init__(self, game: Game, page: Page, layout: Layout) -> None:
        super().__init__(game, page, layout)
        assert isinstance(game, Unmatched)
        self.sheet = game.sheet
        self.board = board(game)
        self.faces = cards(game)
        self.shown_hand: list[int] = []

    # ---- the table -------------------------------------------------------------------------------------------------

    def draw(self, laid: UnmatchedTable, view: View) -> None:
        for line in self.picture(laid, self.lit(laid, view)):
            self.page.say(line)
        self.page.say(self.legend(), style="dim")
        for side in laid.sides:
            self.page.say(self.side_line(laid, side, view.seat))

    def what_matters(self, laid: UnmatchedTable, view: View) -> object:
        hands = [len(side.hand) for side in laid.sides]
        return laid.fighters, laid.items, hands, sorted(self.lit(laid, view))

    def lit(self, laid: UnmatchedTable, view: View) -> dict[int, str]:
        """The spaces that a choice is about: where a move can end, and where a target stands."""
        decision = view.decision
        found: dict[int, str] = {}
        for option in decision.options if decision is not None else []:
            sort, number = option // CHOICE_SIZE * CHOICE_SIZE, option % CHOICE_SIZE
            target = laid.fighters[number % TARGETS].space if sort == ATTACK else None
            if sort == SPACE:
                found[number] = "*"
            elif target is not None:
                found[target] = "!"
        return found

    def picture(self, laid: UnmatchedTable, lit: dict[int, str]) -> list[Text]:
        """The board as letters: a space is its name, its zones, and who or what is in it."""
        width = min(self.page.width, WIDEST)
        height = max(18, round(width * self.board.height / self.board.width * ROWS_TO_COLUMNS))
        cells = [[" "] * width for _ in range(height)]
        styles = [["dim"] * width for _ in range(height)]
        places = [(round(at.x * (width - CELL - 1)), round(at.y * (height - 3))) for at in self.board.spaces]
        for a, b in self.board.lines:
            draw_line(cells, (places[a][0] + CELL // 2, places[a][1]), (places[b][0] + CELL // 2, places[b][1]))
        for number, (at, (x, y)) in enumerate(zip(self.board.spaces, places, strict=True)):
            colour = COLOURS[at.zones[0] % len(COLOURS)]
            mark = lit.get(number, " ")
            name = f"{mark}{at.name}{''.join(zone_letter(zone) for zone in at.zones)}"
            write(cells, styles, x, y, name.ljust(CELL)[: CELL + 2], "bold reverse" if mark != " " else colour)
            inside, style = self.occupant(laid, Space(number))
            if inside:
                write(cells, styles, x + 1, y + 1, inside, style)
        lines = [assembled(row, style) for row, style in zip(cells, styles, strict=True)]
        while lines and not lines[0].plain.strip():
            lines.pop(0)
        while lines and not lines[-1].plain.strip():
            lines.pop()
        return lines

    def occupant(self, laid: UnmatchedTable, space: Space) -> tuple[str, str]:
        for fighter, token in enumerate(laid.fighters):
            if token.space == space:
                return f"[{self.tag(Fighter(fighter))}{token.health}]", COLOURS[token.player * 2 + 1]
        for item in laid.items:
            if item.space == space:
                return f"({initials(item.name)})", "yellow"
        return "", ""

    def tag(self, fighter: Fighter) -> str:
        """Two letters for a fighter; like ones have a number."""
        names = self.sheet.fighter_name
        same = [other for other, name in enumerate(names) if name == names[fighter]]
        return initials(names[fighter]) if len(same) == 1 else f"{names[fighter][0]}{same.index(fighter) + 1}:"

    def legend(self) -> str:
        zones = ", ".join(f"{zone_letter(number)} {zone.label}" for number, zone in enumerate(self.board.zones))
        return text("unmatched-screen-zones", board=self.board.name, zones=zones)

    def side_line(self, laid: UnmatchedTable, side: Side, reader: Seat) -> Text:
        line = Text((self.page.glyphs["turn"] if side.turn else " ") + " ", style="bold cyan")
        you = f" ({text('unmatched-screen-you')})" if side.seat == reader else ""
        line.append(side.hero + you, style="bold")
        for token in laid.fighters:
            if token.player == side.player:
                fallen = text("unmatched-screen-defeated") if token.health == 0 else "-"
                where = fallen if token.space is None else self.board.spaces[token.space].name
                line.append(f"  {token.name} {token.health}/{token.most} {where}")
        counts = {"hand": len(side.hand), "deck": side.deck, "discards": len(side.discards)}
        line.append("  " + text("unmatched-screen-cards", **counts), style="dim")
        stored = [self.card_name(kind) for kind in side.stored]
        if stored:
            line.append("  " + text("unmatched-screen-stored", cards=", ".join(stored)), style="yellow")
        return line

    def card_name(self, kind: int) -> str:
        return text("unmatched-screen-face-down") if kind == HIDDEN else self.faces[kind].name

    # ---- questions -------------------------------------------------------------------------------------------------

    def before_question(self, view: View) -> None:
        super().before_question(view)
        laid = table(view, self.game)
        if laid.combat is not None:
            attacker, defender = laid.combat.sides
            self.page.say(
                text(
                    "unmatched-screen-combat",
                    attacker=laid.fighters[attacker.fighter].name,
                    attack=self.combat_card(attacker),
                    defender=laid.fighters[defender.fighter].name,
                    defense=self.combat_card(defender),
                )
            )
        hand = [kind for side in laid.sides if side.seat == view.seat for kind in side.hand]
        if hand != self.shown_hand or (view.decision is not None and view.decision.subject in ABOUT_CARDS):
            self.shown_hand = hand
            self.hand(hand)

    def combat_card(self, side: Fighting) -> str:
        if side.card is None:
            return text("unmatched-screen-no-card")
        if side.card == HIDDEN:
            return self.card_name(HIDDEN)
        return f"{self.card_name(side.card)} {side.value or self.faces[side.card].value or 0}"

    def hand(self, kinds: list[int]) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column(overflow="fold")
        for kind in dict.fromkeys(kinds):
            face, count = self.faces[kind], kinds.count(kind)
            grid.add_row(
                Text(face.name + (f" x{count}" if count > 1 else ""), style="bold"),
                Text(numbers(face), style="cyan"),
                Text(face.who.replace(" / ", ", "), style="dim"),
                Text(" ".join(face.text.split()), style="dim"),
            )
        self.page.say(grid, indent=1)

    def choices(self, view: View) -> list[Choice]:
        found = super().choices(view)
        for choice in found:
            if SPACE <= choice.option < SPACE + CHOICE_SIZE:
                choice.aliases.append(self.board.spaces[choice.option - SPACE].name)
        return found

    def list_choices(self, choices: list[Choice]) -> None:
        """Spaces stand in a line, each with the path to it: the board shows where they are."""
        spaces = [choice for choice in choices if SPACE <= choice.option < SPACE + CHOICE_SIZE]
        super().list_choices([choice for choice in choices if choice not in spaces])
        if spaces:
            line = Text()
            for choice in spaces:
                line.append(choice.key, style="bold cyan")
                line.append(f"{UNBROKEN}{choice.label}")
                path = f" ({choice.now})".replace(" ", UNBROKEN) if choice.now else ""
                line.append(f"{path}   ", style="dim")
            self.page.say(line, indent=1)

    def default(self, view: View) -> int | None:
        decision = view.decision
        if decision is None:
            return None
        if decision.subject in PASSIVE and DECLINE in decision.options:
            return DECLINE
        return DONE if DONE in decision.options else None

    def expected(self, view: View) -> list[int]:
        """What the pending question might be expected to offer: attacks on opponents, schemes, cards, spaces."""
        position, decision = table_of(view), view.decision
        if decision is None:
            return []
        wanted = EXPECTED.get(decision.subject, ())
        found = [action for action in position.imaginable(view.seat) if action // CHOICE_SIZE * CHOICE_SIZE in wanted]
        return [action for action in found if self.sensible(position, action, view.seat)]

    def sensible(self, position: UnmatchedState, action: int, seat: Seat) -> bool:
        """Nobody expects to attack a friend, to scheme with a combat card, or to use an item that is not there."""
        sort, number = action // CHOICE_SIZE * CHOICE_SIZE, action % CHOICE_SIZE
        if sort == PLAY_SCHEME:
            return self.sheet.type[number // SLOTS] == SCHEME
        if sort == ATTACK:
            friends = self.sheet.friends[self.sheet.owner[number // TARGETS]]
            return not friends >> number % TARGETS & 1 and position.space[number % TARGETS] >= 0
        return sort != SCHEME_ITEM or (position.space[number] >= 0 and position.items[position.space[number]] >= 0)

    def explain(self, words: str) -> list[tuple[str, str]]:
        wanted = words.casefold()
        found = {
            face.name: f"{numbers(face)}. {' '.join(face.text.split())}"
            for face in self.faces
            if wanted in face.name.casefold()
        }
        for player, name in enumerate(self.sheet.hero_name):
            if wanted in name.casefold():
                found[name] = " ".join(self.sheet.ability_text[player].split())
        return list(found.items())


def numbers(face: UnmatchedFace) -> str:
    """The type of a card, its value and what it is worth as a boost."""
    value = "" if face.value is None else f" {face.value}"
    return face.kind + value + ("" if face.boost is None else f" +{face.boost}")


def zone_letter(zone: int) -> str:
    return chr(ord("a") + zone)


def table_of(view: View) -> UnmatchedState:
    assert isinstance(view.position, UnmatchedState)
    return view.position


def initials(name: str) -> str:
    return "".join(word[0] for word in name.replace("The ", "").split())[:2]


def draw_line(cells: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for i in range(steps + 1):
        x = round(start[0] + (end[0] - start[0]) * i / steps)
        y = round(start[1] + (end[1] - start[1]) * i / steps)
        if 0 <= y < len(cells) and 0 <= x < len(cells[0]) and cells[y][x] == " ":
            cells[y][x] = "·" if i % 2 == 0 else " "


def write(cells: list[list[str]], styles: list[list[str]], x: int, y: int, words: str, style: str) -> None:
    for i, letter in enumerate(words):
        if 0 <= y < len(cells) and 0 <= x + i < len(cells[0]):
            cells[y][x + i] = letter
            styles[y][x + i] = style


def assembled(letters: list[str], styles: list[str]) -> Text:
    line = Text()
    for letter, style in zip(letters, styles, strict=True):
        line.append(letter, style=style)
    line.rstrip()
    return line
