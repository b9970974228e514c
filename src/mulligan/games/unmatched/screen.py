"""Unmatched in a terminal: the board with its spaces, zones and fighters, hands, and what each choice means."""

from rich.table import Table as Grid
from rich.text import Text

from mulligan.games.unmatched.battlefields import NO_ITEM
from mulligan.games.unmatched.game import Unmatched, UnmatchedState
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
from mulligan.games.unmatched.sheet import NO_VALUE, SCHEME, TYPES
from mulligan.games.unmatched.table import COMBAT_CARD, FIGHTERS, IN_COMBAT, TURN_PLAYER
from mulligan.games.unmatched.words import fighter_name, player_name
from mulligan.kernel.game import Game
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
    """Draws nothing but what the view's seat may know."""

    help = "unmatched"

    def __init__(self, game: Game, page: Page) -> None:
        super().__init__(game, page)
        assert isinstance(game, Unmatched)
        self.sheet = game.sheet
        self.board = game.board
        self.drawn: list[object] = []
        self.shown_hand: list[int] = []

    # ---- the table -------------------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        position = table_of(view)
        self.drawn = self.what_matters(view)
        for line in self.picture(position, self.lit(view)):
            self.page.say(line)
        self.page.say(self.legend(), style="dim")
        for player in range(self.sheet.players):
            self.page.say(self.player_line(position, player, view.seat))

    def what_matters(self, view: View) -> list[object]:
        position = table_of(view)
        hands = [len(hand) for hand in position.hands]
        return [list(position.space), list(position.health), list(position.items), hands, sorted(self.lit(view))]

    def lit(self, view: View) -> dict[int, str]:
        """The spaces that a choice is about: where a move can end, and where a target stands."""
        position = table_of(view)
        decision = view.decision
        found: dict[int, str] = {}
        for option in decision.options if decision is not None else []:
            sort, number = option // CHOICE_SIZE * CHOICE_SIZE, option % CHOICE_SIZE
            if sort == SPACE:
                found[number] = "*"
            elif sort == ATTACK:
                found[position.space[number % TARGETS]] = "!"
        return found

    def picture(self, position: UnmatchedState, lit: dict[int, str]) -> list[Text]:
        """The board as letters: a space is its name, its zones, and who or what is in it."""
        width = min(self.page.width, WIDEST)
        wide, high = self.board.aspect
        height = max(18, round(width * high / wide * ROWS_TO_COLUMNS))
        cells = [[" "] * width for _ in range(height)]
        styles = [["dim"] * width for _ in range(height)]
        places = [
            (round(self.board.x[s] * (width - CELL - 1)), round(self.board.y[s] * (height - 3)))
            for s in range(self.board.size)
        ]
        for a, b in self.board.lines:
            draw_line(cells, (places[a][0] + CELL // 2, places[a][1]), (places[b][0] + CELL // 2, places[b][1]))
        for space, (x, y) in enumerate(places):
            colour = COLOURS[self.zones_of(space)[0] % len(COLOURS)]
            mark = lit.get(space, " ")
            name = f"{mark}{self.board.ids[space]}{self.zone_letters(space).lower()}"
            write(cells, styles, x, y, name.ljust(CELL)[: CELL + 2], "bold reverse" if mark != " " else colour)
            inside, style = self.occupant(position, space)
            if inside:
                write(cells, styles, x + 1, y + 1, inside, style)
        lines = [assembled(row, style) for row, style in zip(cells, styles, strict=True)]
        while lines and not lines[0].plain.strip():
            lines.pop(0)
        while lines and not lines[-1].plain.strip():
            lines.pop()
        return lines

    def occupant(self, position: UnmatchedState, space: int) -> tuple[str, str]:
        for fighter, at in enumerate(position.space):
            if at == space:
                owner = self.sheet.owner[fighter]
                return f"[{self.tag(fighter)}{position.health[fighter]}]", COLOURS[owner * 2 + 1]
        if self.board.slot[space] != NO_ITEM and position.items[space] >= 0:
            return f"({initials(self.sheet.item_name[position.items[space]])})", "yellow"
        return "", ""

    def tag(self, fighter: int) -> str:
        """Two letters for a fighter; like ones have a number."""
        names = self.sheet.fighter_name
        same = [other for other, name in enumerate(names) if name == names[fighter]]
        return initials(names[fighter]) if len(same) == 1 else f"{names[fighter][0]}{same.index(fighter) + 1}:"

    def zones_of(self, space: int) -> list[int]:
        return [zone for zone in range(len(self.board.zone_names)) if self.board.zones[space] >> zone & 1]

    def zone_letters(self, space: int) -> str:
        return "".join(chr(ord("A") + zone) for zone in self.zones_of(space))

    def legend(self) -> str:
        zones = ", ".join(f"{chr(ord('a') + i)} {name}" for i, name in enumerate(self.board.zone_names))
        return text("unmatched-screen-zones", board=self.board.name, zones=zones)

    def player_line(self, position: UnmatchedState, player: int, reader: int) -> Text:
        line = Text()
        turn = position.turn[TURN_PLAYER] == player
        line.append((self.page.glyphs["turn"] if turn else " ") + " ", style="bold cyan")
        you = position.seat_of[player] == reader
        line.append(
            player_name(self.sheet, player) + (f" ({text('unmatched-screen-you')})" if you else ""), style="bold"
        )
        for fighter in range(len(position.space)):
            if self.sheet.owner[fighter] != player:
                continue
            at = position.space[fighter]
            fallen = text("unmatched-screen-defeated") if position.health[fighter] == 0 else "-"
            where = self.board.ids[at] if at >= 0 else fallen
            health = f"{position.health[fighter]}/{self.sheet.health[fighter]}"
            line.append(f"  {fighter_name(self.sheet, fighter)} {health} {where}")
        stored = [self.sheet.name[position.printed[card]] for card in position.suits[player]]
        line.append(
            "  "
            + text(
                "unmatched-screen-cards",
                hand=len(position.hands[player]),
                deck=len(position.decks[player]),
                discards=len(position.discards[player]),
            ),
            style="dim",
        )
        if stored:
            line.append("  " + text("unmatched-screen-stored", cards=", ".join(stored)), style="yellow")
        return line

    # ---- questions -------------------------------------------------------------------------------------------------

    def before_question(self, view: View) -> None:
        position = table_of(view)
        if self.drawn != self.what_matters(view):
            self.table(view)
        if position.combat[IN_COMBAT]:
            attacker, defender = position.combat[FIGHTERS], position.combat[FIGHTERS + 1]
            self.page.say(
                text(
                    "unmatched-screen-combat",
                    attacker=fighter_name(self.sheet, attacker),
                    attack=self.combat_card(position, 0),
                    defender=fighter_name(self.sheet, defender),
                    defense=self.combat_card(position, 1),
                )
            )
        hand = [position.printed[card] for player in position.players_of(view.seat) for card in position.hands[player]]
        if hand != self.shown_hand or (view.decision is not None and view.decision.subject in ABOUT_CARDS):
            self.shown_hand = hand
            self.hand(view)

    def combat_card(self, position: UnmatchedState, side: int) -> str:
        card = position.combat[COMBAT_CARD + side]
        if card < 0:
            return text("unmatched-screen-no-card")
        kind = position.printed[card]
        if kind == HIDDEN:
            return text("unmatched-screen-face-down")
        return f"{self.sheet.name[kind]} {position.value(side) or max(self.sheet.value[kind], 0)}"

    def hand(self, view: View) -> None:
        position = table_of(view)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column(overflow="fold")
        for player in position.players_of(view.seat) if view.seat >= 0 else []:
            for kind in position.kinds_in(position.hands[player]):
                count = sum(position.printed[card] == kind for card in position.hands[player])
                name = self.sheet.name[kind] + (f" x{count}" if count > 1 else "")
                grid.add_row(
                    Text(name, style="bold"),
                    Text(self.numbers(kind), style="cyan"),
                    Text(self.users(kind), style="dim"),
                    Text(" ".join(self.sheet.text[kind].split()), style="dim"),
                )
        self.page.say(grid, indent=1)

    def numbers(self, kind: int) -> str:
        value = f" {self.sheet.value[kind]}" if self.sheet.value[kind] != NO_VALUE else ""
        boost = f" +{self.sheet.boost[kind]}" if self.sheet.boost[kind] != NO_VALUE else ""
        return TYPES[self.sheet.type[kind]] + value + boost

    def users(self, kind: int) -> str:
        if self.sheet.for_anybody[kind]:
            return ""
        who = self.sheet.who[kind]
        return ", ".join(sorted({n for f, n in enumerate(self.sheet.fighter_name) if who >> f & 1}))

    def choices(self, view: View) -> list[Choice]:
        found = super().choices(view)
        for choice in found:
            if SPACE <= choice.option < SPACE + CHOICE_SIZE:
                choice.aliases.append(self.board.ids[choice.option - SPACE])
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

    def sensible(self, position: UnmatchedState, action: int, seat: int) -> bool:
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
        found: dict[str, str] = {}
        for kind, name in enumerate(self.sheet.name):
            if wanted in name.casefold():
                found[name] = f"{self.numbers(kind)}. {' '.join(self.sheet.text[kind].split())}"
        for player, name in enumerate(self.sheet.hero_name):
            if wanted in name.casefold():
                found[name] = " ".join(self.sheet.ability_text[player].split())
        return list(found.items())


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
