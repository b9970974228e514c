"""Mystic War in a terminal: realms with bars, the hand with what each card would do, the pile in a window."""

from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from mulligan.games.layout import Layout
from mulligan.games.mystic_war.advice.forecast import Forecast
from mulligan.games.mystic_war.layout import CardFace, MysticWarTable, cards, table
from mulligan.games.mystic_war.layout.pieces import Realm
from mulligan.games.mystic_war.mat import MOST
from mulligan.games.mystic_war.options import (
    ABOUT_ANY_TIME,
    ABOUT_CHAOS,
    ABOUT_CHAOS_WINDOW,
    ABOUT_POWER,
    ABOUT_TURN,
    ABOUT_WINDOW,
    AFFECT,
    AMOUNT,
    CHOICE_SIZE,
    DECLINE,
    DISCARD,
    NOT_NOW,
    ON,
    PASS,
    PLAY,
    REFUSALS,
)
from mulligan.games.mystic_war.rules.play import Selection
from mulligan.games.mystic_war.words import RESOURCE_IDS, resource_name, seat_name
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Seat
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.screen.choices import Choice
from mulligan.screen.page import Page, clipped
from mulligan.screen.screen import Screen

COLOURS = ("green", "magenta", "yellow")
SORT_COLOURS = {"resource": "cyan", "spell": "magenta", "deity": "yellow", "event": "red"}
CARD_QUESTIONS = (ABOUT_TURN, ABOUT_WINDOW, ABOUT_ANY_TIME, ABOUT_CHAOS, ABOUT_CHAOS_WINDOW)
WIDE = 112
LONGEST_BAR = 10
SHORTEST_BAR = 3
SIDE_BY_SIDE = 72  # columns from which a card's text stands beside its name
NUMBER_WIDTH = 6
NAME_WIDTH = 12


@dataclass
class Held:
    """A card that may be played: what is printed, how many of it there are, what it amounts to now."""

    face: CardFace
    count: int
    now: str


class MysticWarScreen(Screen):
    """Draws what `layout` lays out: nothing but what one seat may know."""

    help = "mystic-war"

    def __init__(self, game: Game, page: Page, layout: Layout) -> None:
        super().__init__(game, page, layout)
        self.faces = cards(game)

    # ---- the table -------------------------------------------------------------------------------------------------

    def what_matters(self, laid: MysticWarTable, view: View) -> object:
        return [(realm.amounts, realm.deities, realm.goal, realm.first) for realm in laid.realms]

    def draw(self, laid: MysticWarTable, view: View) -> None:
        page, wide = self.page, self.page.width >= WIDE
        names = max(6, min(NAME_WIDTH, max(len(self.name(realm, view.seat)) for realm in laid.realms)))
        room = page.width - names - 3 * (NUMBER_WIDTH + 2) - 19 - (34 if wide else 0)
        bar = min(LONGEST_BAR, room // 3) if room // 3 >= SHORTEST_BAR else 0
        page.say(self.heading(names, bar))
        for realm in laid.realms:
            page.say(self.realm_line(realm, view.seat, names, bar, wide))
            if realm.deities and not wide:
                page.say(Text(f"{page.glyphs['below']} {self.deities(realm)}", style="yellow"), indent=4)
        page.say(self.status(laid, view.seat), style="dim")
        if view.seat >= 0:
            page.say(self.own_status(laid.realms[view.seat]))

    def heading(self, names: int, bar: int) -> Text:
        line = Text(" " * (names + 3), style="dim")
        cell = (bar + 1 if bar else 0) + NUMBER_WIDTH + 1
        for resource, colour in enumerate(COLOURS):
            name = resource_name(resource)
            short = text(f"terminal-short-{RESOURCE_IDS[resource]}")
            line.append((name if len(name) < cell else short).ljust(cell), style=colour)
        line.append(text("terminal-wealth").ljust(9) + text("terminal-cards"))
        return line

    def realm_line(self, realm: Realm, reader: Seat, names: int, bar: int, wide: bool) -> Text:
        glyphs = self.page.glyphs
        line = Text()
        line.append((glyphs["turn"] if realm.turn else " ") + " ", style="bold cyan")
        line.append(clipped(self.name(realm, reader), names).ljust(names + 1), style="bold" if realm.turn else "")
        for resource, amount in enumerate(realm.amounts):
            full, half = divmod(max(1, round(2 * amount * bar / MOST)) if bar else 0, 2)
            line.append(glyphs["full"] * full + glyphs["half"] * half, style=COLOURS[resource])
            line.append(glyphs["empty"] * (bar - full - half) + (" " if bar else ""), style="dim")
            line.append(self.number(realm, resource).ljust(NUMBER_WIDTH + 1), style=COLOURS[resource])
        wealth = text(f"mystic-war-{realm.wealth}")
        line.append(wealth.ljust(9), style={"rich": "bold", "poor": "dim"}.get(realm.wealth, ""))
        line.append(str(realm.hand).ljust(3))
        if realm.first:
            line.append(text("terminal-first"), style="bold")
        elif realm.next_first:
            line.append(text("terminal-next-first"))
        if wide and realm.deities:
            line.append("  " + self.deities(realm), style="yellow")
        line.rstrip()
        return line

    def number(self, realm: Realm, resource: int) -> str:
        """A known goal stands beside the amount: 15/40, and 41/40 with a mark."""
        amount = realm.amounts[resource]
        if realm.goal is None:
            return str(amount)
        need = self.faces[realm.goal].needs[resource]
        return f"{amount}/{need}" + (self.page.glyphs["met"] if amount >= need else "")

    def name(self, realm: Realm, reader: Seat) -> str:
        return text("terminal-you") if realm.seat == reader else realm.name

    def deities(self, realm: Realm) -> str:
        return ", ".join(self.faces[deity.card].name for deity in realm.deities)

    def status(self, laid: MysticWarTable, reader: Seat) -> str:
        line = text("terminal-round", round=laid.round, deck=laid.deck, discards=len(laid.discards))
        goals = [
            text("terminal-goal-of", name=realm.name, goal=self.faces[realm.goal].name)
            for realm in laid.realms
            if realm.goal is not None and realm.seat != reader
        ]
        return f"{line} {text('terminal-goals-shown', goals=', '.join(goals))}" if goals else line

    def own_status(self, realm: Realm) -> Text:
        goal = "" if realm.goal is None else self.faces[realm.goal].name
        said = text("terminal-own", goal=goal, draws=realm.draws, keeps=realm.keeps, cards=realm.hand)
        return Text(said, style="bold")

    # ---- questions -------------------------------------------------------------------------------------------------

    def before_question(self, view: View) -> None:
        decision = view.decision
        if decision is None:
            return
        laid = table(view, self.game)
        changed = self.drawn != self.what_matters(laid, view)
        if changed:
            self.table(view)
        about_cards = decision.subject in CARD_QUESTIONS
        if laid.hand and not about_cards and not isinstance(view.position.stack[-1], Selection):
            names = [self.faces[kind].name for kind in sorted(set(laid.hand))]
            self.page.say(text("terminal-hand", cards=", ".join(names)))
        if changed and about_cards:
            self.page.say()
        if laid.pile and decision.subject in (ABOUT_WINDOW, ABOUT_CHAOS_WINDOW):
            self.pile(laid, view)

    def pile(self, laid: MysticWarTable, view: View) -> None:
        """7.6: the card just played, what was added to it, and what would come of it."""
        if len(laid.pile) > 1:
            self.page.say(text("terminal-pile"), style="bold")
        for number, played in enumerate(laid.pile if len(laid.pile) > 1 else [], 1):
            told = f"{number}. {self.name(laid.realms[played.by], view.seat)}: {self.faces[played.card].name}"
            told += f" ({played.note})" if played.note else ""
            if played.on is not None:
                told += f" {self.page.glyphs['arrow']} {self.name(laid.realms[played.on], view.seat)}"
            line = Text(told, style="" if played.counts else "dim strike")
            if not played.counts:
                line.append(" " + text("terminal-counts-not"), style="dim")
            self.page.say(line, indent=2)
        pending = Forecast(self.game, view).pending()
        if pending:
            self.page.say(Text(text("terminal-pending", what=pending), style="bold"))

    def question(self, view: View, choices: list[Choice]) -> None:
        decision = view.decision
        subject = decision.subject if decision is not None else -1
        if subject not in CARD_QUESTIONS:
            super().question(view, choices)
            return
        self.hand(self.held(view, subject), choices, subject == ABOUT_WINDOW)
        self.page.say(self.game.question(view.position), style="bold")
        self.page.say(self.legend(subject, choices), indent=1)

    def held(self, view: View, subject: int) -> list[Held]:
        """The cards that may be played, like ones together: those in hand, or those that Chaos Strikes has drawn."""
        laid = table(view, self.game)
        chaos = subject in (ABOUT_CHAOS, ABOUT_CHAOS_WINDOW)
        kinds = laid.drawn if chaos else laid.hand
        forecast = Forecast(self.game, view)
        return [
            Held(self.faces[kind], kinds.count(kind), "" if chaos else forecast.card(kind))
            for kind in sorted(set(kinds))
            if kind >= 0
        ]

    def hand(self, cards: list[Held], choices: list[Choice], playable_only: bool) -> None:
        """Each card with what it says and what it amounts to now; the key of one that cannot be played in brackets."""
        by_option = {choice.option: choice for choice in choices}
        beside = self.page.width >= SIDE_BY_SIDE
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(no_wrap=beside)
        if beside:
            grid.add_column()
        for card in cards:
            choice = by_option.get(PLAY + card.face.id)
            if choice is None or (playable_only and choice.refusal):
                continue
            key, name, says = self.card_row(card, choice, playable_only)
            if beside:
                grid.add_row(key, name, says)
            else:
                grid.add_row(key, name.append(": ").append_text(says))
        self.page.say(grid, indent=1)

    def card_row(self, card: Held, choice: Choice, in_window: bool) -> tuple[Text, Text, Text]:
        blocked = bool(choice.refusal)
        key = Text(f"({choice.key})" if blocked else choice.key, style="dim" if blocked else "bold cyan")
        name = Text(card.face.name, style="dim" if blocked else SORT_COLOURS[card.face.kind])
        if card.count > 1:
            name.append(f" ×{card.count}")
        says = Text(card.face.text, style="dim" if blocked else "")
        now = choice.now or card.now
        if now:
            says.append(f" {self.page.glyphs['arrow']} {now}", style="bold")
        if card.face.any_time and not blocked and not in_window:
            says.append(" " + text("terminal-any-time"), style="dim")
        return key, name, says

    def legend(self, subject: int, choices: list[Choice]) -> Text:
        """The keys in one line."""
        parts: list[str] = []
        plays = [choice.key for choice in choices if choice.key.isdigit() and choice.key != "0" and not choice.refusal]
        discards = [choice.key for choice in choices if choice.key.startswith("d")]
        if plays:
            adds = subject in (ABOUT_WINDOW, ABOUT_CHAOS_WINDOW)
            keys = " ".join(plays)
            parts.append(text("terminal-key-add", keys=keys) if adds else text("terminal-key-play", keys=keys))
        if discards:
            parts.append(text("terminal-key-discard", keys=" ".join(discards)))
        if any(choice.key == "p" for choice in choices):
            parts.append(text("terminal-key-pass"))
        if any(choice.key == "0" for choice in choices):
            parts.append(text("terminal-key-decline"))
        if subject == ABOUT_WINDOW:
            parts.append(text("terminal-key-skip"))
        parts.append(text("terminal-key-help"))
        return Text(f" {self.page.glyphs['dot']} ".join(parts), style="dim")

    # ---- choosing --------------------------------------------------------------------------------------------------

    def choices(self, view: View) -> list[Choice]:
        decision = view.decision
        if decision is None:
            return []
        if decision.subject in CARD_QUESTIONS:
            return self.card_choices(view, decision.subject, decision.options)
        made: list[Choice] = []
        number = 0
        for option in decision.options:
            label = self.game.label(view.position, option)
            if option == DECLINE:
                key = "0"
            elif AMOUNT <= option < AMOUNT + CHOICE_SIZE:
                key = label
            else:
                number += 1
                key = str(number)
            choice = Choice(key, label, option, self.game.forecast(view, option))
            if option == DECLINE and decision.subject == ABOUT_POWER:
                choice.now = text("terminal-or-enter")
            if ON <= option < AFFECT and option - ON == view.seat:
                choice.label = text("mystic-war-option-on", seat=seat_name(self.game, view.seat, view.seat))
                choice.aliases = [self.game.seat_names[view.seat], "me", "myself", "self", "own"]
            made.append(choice)
        return made

    def card_choices(self, view: View, subject: int, options: list[int]) -> list[Choice]:
        """A key for every card in hand; `d` and the key to discard it; `p` to pass; `0` to decline."""
        position = view.position
        made: list[Choice] = []
        for number, card in enumerate(self.held(view, subject), 1):
            play, discard = PLAY + card.face.id, DISCARD + card.face.id
            refusal = position.why_not(view.seat, play)
            choice = Choice(str(number), card.face.name, play)
            if play in options:
                choice.now = self.game.forecast(view, play)
            elif refusal is not None:
                choice.refusal = text("terminal-refused", rule=refusal.rule, reason=self.game.reason(refusal))
            made.append(choice)
            if discard in options:
                made.append(Choice(f"d{number}", self.game.label(position, discard), discard))
        if PASS in options:
            made.append(Choice("p", self.game.label(position, PASS), PASS))
        if DECLINE in options:
            made.append(Choice("0", self.game.label(position, DECLINE), DECLINE, aliases=["no", "nothing", "pass"]))
        return made

    def default(self, view: View) -> int | None:
        decision = view.decision
        if decision is None or decision.subject not in (ABOUT_WINDOW, ABOUT_ANY_TIME, ABOUT_POWER):
            return None
        return DECLINE if DECLINE in decision.options else None

    def skipped(self, view: View) -> int | None:
        """While skipping: a window on a card that changes nothing of one's own."""
        decision = view.decision
        if decision is None or decision.subject != ABOUT_WINDOW:
            return None
        own = seat_name(self.game, view.seat, view.seat)
        return None if f"{own}: " in Forecast(self.game, view).pending() else DECLINE

    def expected(self, view: View) -> list[int]:
        """What belongs to another step of the round nobody expects."""
        position = view.position
        found: list[int] = []
        for action in super().expected(view):
            refusal = position.why_not(view.seat, action)
            if refusal is not None and refusal.message != REFUSALS.by_number[NOT_NOW].message:
                found.append(action)
        return found
