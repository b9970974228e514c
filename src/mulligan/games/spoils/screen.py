"""The Spoils in a terminal: every side of play, the battle, what is being played, and the hand with its costs."""

from rich.text import Text

from mulligan.games.layout import Layout
from mulligan.games.spoils import layout, story
from mulligan.games.spoils.game import Spoils
from mulligan.games.spoils.layout.choosing import ORDER_OF_USE, position_of
from mulligan.games.spoils.layout.faces import SpoilsFace, face, rules_text
from mulligan.games.spoils.layout.happening import Battle, Play
from mulligan.games.spoils.layout.pieces import Piece, SpoilsSide, piece
from mulligan.games.spoils.options import (
    ABOUT_ASSIGNMENT,
    ABOUT_ATTACKERS,
    ABOUT_BLOCKERS,
    ABOUT_DISCARD,
    ABOUT_MULLIGAN,
    ABOUT_PAYMENT,
    ABOUT_RESOURCE,
    ABOUT_RESPONSE,
    ABOUT_RESPONSE_TO_END,
    ABOUT_TURN,
    ABOUT_WINDOW,
    ATTACK,
    CARD,
    DECLINE,
    DONE,
    END_TURN,
    FLIP_UP,
    NOT_A_TARGET,
    NOT_NOW,
    NOT_THIS_CONTROLLER,
    NUMBER,
    PLAY,
    REFUSALS,
    SEAT,
    SIZE,
    TAKE_BACK,
    USE,
)
from mulligan.games.spoils.printed import ICONS, RESOURCE
from mulligan.games.spoils.printed import PLAY as IN_PLAY
from mulligan.games.spoils.rules.payment import class_of_use
from mulligan.kernel.game import Game
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.screen.choices import Choice
from mulligan.screen.page import Page, clipped
from mulligan.screen.screen import Screen

MAIN = (ABOUT_TURN, ABOUT_WINDOW, ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END)
FROM_HAND = (ABOUT_DISCARD, ABOUT_MULLIGAN, ABOUT_RESOURCE)
PARTIES = (ABOUT_ATTACKERS, ABOUT_BLOCKERS)
ON_TABLE = (*PARTIES, ABOUT_ASSIGNMENT, ABOUT_PAYMENT)  # the hand has nothing to do with these
WINDOWS = (ABOUT_WINDOW, ABOUT_RESPONSE, ABOUT_RESPONSE_TO_END)
KIND_COLOURS = {"character": "green", "item": "yellow", "location": "blue", "tactic": "magenta", "resource": "cyan"}
NAME_WIDTH = 28
# Refusals that nobody wonders about.
UNASKED = tuple(REFUSALS.by_number[number].message for number in (NOT_NOW, NOT_A_TARGET, NOT_THIS_CONTROLLER))
KEYS = {END_TURN: "e", DONE: "d", TAKE_BACK: "b", DECLINE: "0"}


class SpoilsScreen(Screen):
    """Draws what `layout` lays out: nothing but what one seat may know."""

    help = "spoils"

    def __init__(self, game: Game, page: Page, laid_out: Layout) -> None:
        super().__init__(game, page, laid_out)
        assert isinstance(game, Spoils)
        self.library = game.library
        self.drawn_counts: list[object] = []
        self.read: set[int] = set()  # the cards whose text has been shown

    # ---- the table -------------------------------------------------------------------------------------------------

    def what_matters(self, laid: layout.SpoilsTable, view: View) -> object:
        return [(side.influence, len(side.discards), side.turn, pieces_of(side)) for side in laid.sides]

    def draw(self, laid: layout.SpoilsTable, view: View) -> None:
        self.drawn_counts = counts(laid)
        if laid.turn:
            self.page.say(text("spoils-screen-turn", turn=laid.turn), style="dim")
        others = [side for side in laid.sides if side.seat != view.seat]
        for side in [*others, *(side for side in laid.sides if side.seat == view.seat)]:
            self.side(side, view.seat)
        for effect in laid.lasting:
            name = self.library.cards[effect.face].name
            self.page.say(text("spoils-screen-lasting", card=name, until=effect.until), style="dim", indent=2)

    def side(self, side: SpoilsSide, reader: Seat) -> None:
        """One player: faction and numbers in two lines, then what they have in play, a line each."""
        glyphs = self.page.glyphs
        line = Text((glyphs["turn"] if side.turn else " ") + " ", style="bold cyan")
        line.append(text("terminal-you") if side.seat == reader else side.name, style="bold")
        line.append(f"  {side.faction.label if side.faction is not None else ''}  ")
        line.append(text("spoils-screen-influence", influence=side.influence), style="bold")
        if side.lost:
            line.append("  " + text("spoils-screen-lost"), style="bold red")
        self.page.say(line)
        free = text("spoils-screen-resources", free=side.free, all=len(side.resources))
        icons = " ".join(letter * count for letter, count in zip(ICONS, side.icons, strict=True) if count)
        counts = text("spoils-screen-cards", hand=side.hand, deck=side.deck, discards=len(side.discards))
        self.page.say(Text(f"{free}  {icons}  {glyphs['dot']} {counts}", style="dim"), indent=4)
        if side.discards:
            last = ", ".join(self.library.cards[kind].name for kind in reversed(side.discards[-3:]))
            self.page.say(Text(text("spoils-screen-discards", cards=last), style="dim"), indent=4)
        for laid in [*side.characters, *side.items, *side.locations]:
            self.piece(laid, 4)
        for resource in side.resources:
            if self.is_special(resource):
                self.piece(resource, 4)

    def is_special(self, resource: Piece) -> bool:
        """A resource that is more than its icon: one with a text, or one whose controller knows what lies there."""
        if resource.under or resource.tokens:
            return True
        return resource.face is not None and not self.library.cards[resource.face].staple

    def piece(self, laid: Piece, indent: int) -> None:
        line = Text()
        kind = laid.kinds[-1] if laid.kinds else ""
        line.append(laid.label.ljust(NAME_WIDTH), style="dim" if laid.depleted else KIND_COLOURS.get(kind, ""))
        line.append(" " + self.numbers(laid).ljust(10))
        line.append(", ".join(self.marks(laid)), style="dim")
        line.rstrip()
        self.page.say(line, indent=indent)
        for under in laid.under:
            self.attached(under, indent + 2)

    def attached(self, laid: Piece, indent: int) -> None:
        line = Text(f"{self.page.glyphs['below']} {laid.label}", style="yellow")
        marks = self.marks(laid)
        if marks:
            line.append("  " + ", ".join(marks), style="dim")
        self.page.say(line, indent=indent)
        for under in laid.under:
            self.attached(under, indent + 2)

    def numbers(self, laid: Piece) -> str:
        """Strength/life/speed or structure as they are now."""
        if laid.strength is not None:
            return f"{laid.strength}/{laid.life}/{laid.speed}"
        if laid.structure is not None:
            return text("spoils-screen-structure", structure=laid.structure)
        return text(f"spoils-screen-kind-{laid.kinds[0]}") if laid.kinds else ""

    def marks(self, laid: Piece) -> list[str]:
        """What can be said of a card in play in a few words."""
        found: list[str] = []
        if laid.used:
            found.append(text("spoils-screen-used"))
        if laid.damage:
            found.append(text("spoils-screen-damage", damage=laid.damage))
        if laid.assigned:
            found.append(text("spoils-screen-assigned", damage=laid.assigned))
        if laid.tokens:
            found.append(text("spoils-screen-tokens", tokens=laid.tokens))
        if laid.depleted:
            found.append(text("spoils-screen-depleted"))
        if laid.fresh:
            found.append(text("spoils-screen-fresh"))
        if laid.party:
            found.append(text(f"spoils-screen-{laid.party}"))
        return [*found, *(word.lower() for word in laid.keywords), *laid.notes]

    # ---- what is going on ------------------------------------------------------------------------------------------

    def before_question(self, view: View) -> None:
        laid = layout.table(view, self.game)
        decision = view.decision
        acting = decision is not None and decision.subject in MAIN
        if self.drawn != self.what_matters(laid, view) or (acting and self.drawn_counts != counts(laid)):
            self.table(view)
        if laid.battle is not None:
            self.battle(view, laid.battle)
        if len(laid.plays) > 1 or any(play.picked_names for play in laid.plays):
            self.plays(laid.plays, view.seat)
        if decision is not None and decision.subject not in (*MAIN, *FROM_HAND, *ON_TABLE):
            self.short_hand(view)

    def battle(self, view: View, battle: Battle) -> None:
        """Who fights for what; then everybody by speed, the fastest first, with the damage that is assigned."""
        target = battle.target_name or text("spoils-screen-no-target")
        who = self.name(battle.attacker, view.seat)
        self.page.say(Text(text("spoils-screen-battle", seat=who, target=target), style="bold"))
        levels = [(level.speed, card, level.state) for level in battle.levels for card in level.cards]
        for speed, card, state in levels:
            laid = piece(view, Card(card))
            side = text("spoils-screen-attacker") if card in battle.attackers else text("spoils-screen-blocker")
            line = Text(f"{text('spoils-screen-speed', speed=speed)}  {side}  ", style="dim" if state == "done" else "")
            line.append(f"{laid.label}  {self.numbers(laid)}", style="bold" if state == "now" else "")
            blows = [
                text("spoils-screen-blow", amount=blow.amount, target=self.label(view, blow.target))
                for blow in battle.blows
                if blow.source == card
            ]
            if blows:
                line.append(f"  {self.page.glyphs['arrow']} " + ", ".join(blows))
            elif state == "done":
                line.append("  " + text("spoils-screen-struck"), style="dim")
            self.page.say(line, indent=2)
        if battle.blocked and not battle.blockers:
            self.page.say(text("spoils-screen-unblocked"), indent=2)

    def label(self, view: View, card: Card) -> str:
        return self.game.label(view.position, CARD + card)

    def name(self, seat: Seat, reader: Seat) -> str:
        return text("terminal-you") if seat == reader else self.game.seat_names[seat]

    def plays(self, plays: list[Play], reader: Seat) -> None:
        """607: each answers the one before it, and stands further in."""
        if len(plays) > 1:
            self.page.say(Text(text("spoils-screen-plays"), style="bold"))
        for depth, play in enumerate(plays):
            name = text("spoils-a-card") if play.face is None else self.library.cards[play.face].name
            told = text(
                "spoils-screen-play",
                seat=self.name(play.by, reader),
                you="yes" if play.by == reader else "no",
                sort=play.sort,
                card=name,
                ability=play.ability,
            )
            if play.picked_names:
                told += " " + text("spoils-screen-picked", cards=", ".join(play.picked_names))
            line = Text(
                f"{self.page.glyphs['below']} {told}" if depth else told, style="strike" if play.stopped else ""
            )
            if play.stopped:
                line.append(" " + text("spoils-screen-stopped"))
            self.page.say(line, indent=2 + 2 * depth)

    # ---- the hand --------------------------------------------------------------------------------------------------

    def question(self, view: View, choices: list[Choice]) -> None:
        decision = view.decision
        if decision is None or decision.subject not in MAIN:
            super().question(view, choices)
            return
        offered = [choice for choice in choices if PLAY <= choice.option < FLIP_UP and not choice.refusal]
        if decision.subject == ABOUT_TURN:
            self.hand(view, choices)
        elif offered:
            self.hand(view, offered)
        else:
            self.short_hand(view)
        self.page.say(self.game.question(view.position), style="bold")
        self.list_choices([choice for choice in choices if not PLAY <= choice.option < FLIP_UP])
        self.page.say(self.legend(view), style="dim", indent=1)

    def short_hand(self, view: View) -> None:
        """The names alone, where nothing is played from the hand."""
        hand = position_of(view).hands[view.seat] if view.seat >= 0 else []
        names = [self.library.cards[position_of(view).printed[card]].name for card in hand]
        if names:
            self.page.say(text("terminal-hand", cards=story.counted(names)), style="dim")

    def hand(self, view: View, choices: list[Choice]) -> None:
        """Each card that there is a choice for, with its key, cost, threshold and numbers."""
        position = position_of(view)
        by_option = {choice.option: choice for choice in choices}
        kinds: dict[int, list[int]] = {}
        offered = {position.printed[option - PLAY] for option in by_option if PLAY <= option < FLIP_UP}
        for card in sorted(position.hands[view.seat], key=lambda card: self.rank(position.printed[card])):
            if position.printed[card] in offered:
                kinds.setdefault(position.printed[card], []).append(card)
        if not kinds:
            self.page.say(text("spoils-screen-empty-hand"), style="dim")
            return
        self.page.say(text("spoils-screen-hand"), style="dim")
        shown = [face(self.library, kind) for kind in kinds]
        names = max(len(self.counted(one, kinds)) for one in shown)
        icons = max(len(one.threshold) for one in shown)
        numbers = max(len(self.printed_numbers(one)) for one in shown)
        for one in shown:
            cards = kinds[one.id]
            choice = next((by_option[PLAY + card] for card in cards if PLAY + card in by_option), None)
            blocked = choice is not None and bool(choice.refusal)
            key = "" if choice is None else f"({choice.key})" if blocked else choice.key
            line = Text(key.rjust(4) + " ", style="dim" if blocked else "bold cyan")
            line.append(self.counted(one, kinds).ljust(names), style="dim" if blocked else KIND_COLOURS[one.kind])
            cost = "" if one.cost is None else str(one.cost)
            line.append(
                f" {cost:>2} {one.threshold:{icons}} {self.printed_numbers(one):{numbers}} ", style="dim" * blocked
            )
            self.card_text(one, line)

    def counted(self, shown: SpoilsFace, kinds: dict[int, list[int]]) -> str:
        count = len(kinds[shown.id])
        return shown.name + (f" ×{count}" if count > 1 else "")

    def card_text(self, shown: SpoilsFace, line: Text) -> None:
        """The text of a card beside its numbers: as much as fits; whole, below it, the first time it is seen."""
        says = " ".join(shown.text.split())
        room = self.page.width - len(line) - 1
        if shown.id in self.read or len(says) <= room:
            line.append(clipped(says, room), style="dim")
            line.rstrip()
            self.page.say(line)
            return
        self.read.add(shown.id)
        line.rstrip()
        self.page.say(line)
        self.page.say(says, style="dim", indent=7)

    def printed_numbers(self, shown: SpoilsFace) -> str:
        kind = text(f"spoils-screen-kind-{shown.kind}")
        if shown.strength is not None:
            return f"{kind} {shown.strength}/{shown.life}/{shown.speed}"
        return f"{kind} {shown.structure}" if shown.structure is not None else kind

    def legend(self, view: View) -> str:
        decision = view.decision
        passes = decision is not None and decision.subject in WINDOWS
        parts = [text("spoils-screen-key-enter"), text("spoils-screen-key-skip")] if passes else []
        parts += [text("spoils-screen-key-why"), text("spoils-screen-key-card"), text("terminal-key-help")]
        return f" {self.page.glyphs['dot']} ".join(parts)

    # ---- choosing --------------------------------------------------------------------------------------------------

    def choices(self, view: View) -> list[Choice]:
        decision = view.decision
        if decision is None:
            return []
        made: list[Choice] = []
        if decision.subject in MAIN:
            made = self.hand_choices(view)
        number = len(made)
        standing = self.party_keys(view)
        for option in self.in_order(view):
            if PLAY <= option < FLIP_UP and decision.subject in MAIN:
                continue
            key = KEYS.get(option, "")
            if NUMBER <= option < NUMBER + SIZE:
                key = str(option - NUMBER)
            elif option == DECLINE and NUMBER in decision.options:
                key = "p"  # 0 is a bid
            elif option in standing:
                key = standing[option]
            elif not key:
                number += 1
                key = str(number)
            choice = Choice(key, self.game.label(view.position, option), option, self.beside(view, option))
            if option == SEAT + view.seat:
                choice.label, choice.aliases = text("terminal-you"), [choice.label, "me"]
            made.append(choice)
        return made

    def party_keys(self, view: View) -> dict[int, str]:
        """While a party is chosen every character keeps its key, so that several can be typed at once: 1 2 4 d."""
        decision = view.decision
        if decision is None or decision.subject not in PARTIES:
            return {}
        position = position_of(view)
        mine = [card for card in position.in_play if position.controller[card] == view.seat]
        chosen = [card for card in mine if position.party[card] or CARD + card in decision.options]
        return {CARD + card: str(key) for key, card in enumerate(chosen, 1)}

    def in_order(self, view: View) -> list[int]:
        """The options; cards from the hand in the order in which the hand is shown."""
        decision = view.decision
        assert decision is not None
        if decision.subject not in FROM_HAND:
            return decision.options
        position = position_of(view)
        cards = [option for option in decision.options if CARD <= option < CARD + SIZE]
        cards.sort(key=lambda option: self.rank(position.printed[option - CARD]))
        return [*(option for option in decision.options if option not in cards), *cards]

    def rank(self, kind: int) -> tuple[bool, int, str]:
        """Cards to play first, the cheapest first; then resources."""
        printed = self.library.cards[kind]
        return (printed.types & RESOURCE != 0, printed.cost, printed.name)

    def list_choices(self, choices: list[Choice]) -> None:
        """One line each: the key, the words, and as much beside them as fits."""
        keys = max((len(choice.key) for choice in choices), default=0)
        labels = max((len(choice.label) for choice in choices if choice.now), default=0)
        for choice in choices:
            line = Text(f" {choice.key:>{keys}}  ", style="bold cyan")
            line.append(choice.label.ljust(labels + 2) if choice.now else choice.label, style="default")
            line.append(clipped(choice.now, self.page.width - len(line) - 1), style="dim")
            self.page.say(line)

    def hand_choices(self, view: View) -> list[Choice]:
        """A key for every sort of card in hand; in one's own turn also for those that cannot be played now."""
        position = position_of(view)
        assert view.decision is not None
        window = view.decision.subject in WINDOWS
        found: list[Choice] = []
        done: list[int] = []
        for card in sorted(position.hands[view.seat], key=lambda card: self.rank(position.printed[card])):
            if position.printed[card] in done:
                continue
            done.append(position.printed[card])
            option = PLAY + card
            if window and option not in view.decision.options:
                continue
            choice = Choice(str(len(found) + 1), self.game.label(position, option), option)
            refusal = None if option in view.decision.options else position.why_not(view.seat, option)
            if refusal is not None:
                choice.refusal = text("terminal-refused", rule=refusal.rule, reason=self.game.reason(refusal))
            found.append(choice)
        return found

    def beside(self, view: View, option: int) -> str:
        """What to know about an option: whose card it is and how it stands, what an ability costs."""
        position = position_of(view)
        sort, number = option - option % SIZE, option % SIZE
        default = text("terminal-or-enter") if option == self.default(view) else ""
        if sort == CARD and position.area[number] == IN_PLAY:
            laid = piece(view, Card(number))
            whose = (
                "" if position.controller[number] == view.seat else self.game.seat_names[position.controller[number]]
            )
            return ", ".join(word for word in (whose, self.numbers(laid), *self.marks(laid), default) if word)
        if sort == CARD and position.printed[number] >= 0:
            shown = face(self.library, position.printed[number])
            cost = "" if shown.cost is None else f"{shown.cost} {shown.threshold} "
            return f"{cost}{self.printed_numbers(shown)} {' '.join(shown.text.split())}"
        if sort == ATTACK:
            laid = piece(view, Card(number))
            return ", ".join((self.numbers(laid), *self.marks(laid))) if laid.structure is not None else ""
        if sort == USE or sort == FLIP_UP:
            return self.cost_of(view, sort, number)
        return default

    def cost_of(self, view: View, sort: int, number: int) -> str:
        """The cost line of an ability, or the cost of Flip Up, as the card prints it."""
        from mulligan.games.spoils.options import ABILITIES

        position = position_of(view)
        if sort == FLIP_UP:
            return text("spoils-screen-flip-up", cost=position.face(Card(number)).flip_cost)
        card, place = divmod(number, ABILITIES)
        shown = position.face(Card(card))
        if place >= len(shown.paragraphs):
            return ""
        lines = [line.strip() for line in rules_text(shown.name, shown.text).splitlines()]
        name = shown.paragraphs[place].name.casefold()
        for i, line in enumerate(lines):
            if line.casefold().split(" [")[0].rstrip(": ") == name and i + 1 < len(lines):
                return lines[i + 1]
        return ""

    def default(self, view: View) -> int | None:
        decision = view.decision
        if decision is None or decision.subject == ABOUT_TURN:
            return None
        if decision.subject == ABOUT_PAYMENT:
            return self.cheapest(view, decision.options)
        if DECLINE in decision.options:
            return DECLINE
        return DONE if DONE in decision.options and decision.subject != ABOUT_MULLIGAN else None

    def cheapest(self, view: View, options: list[int]) -> int | None:
        """The resource that is missed least."""
        position = position_of(view)
        cards = [option for option in options if CARD <= option < CARD + SIZE]
        return min(cards, key=lambda one: ORDER_OF_USE.get(class_of_use(position, Card(one - CARD)), len(ORDER_OF_USE)))

    def skipped(self, view: View) -> int | None:
        """While skipping: every window, until there is something that one cannot decline."""
        decision = view.decision
        if decision is None or decision.subject not in WINDOWS:
            return None
        return DECLINE

    def expected(self, view: View) -> list[int]:
        """The cards in hand, abilities, Flip Ups and attacks that the moment could offer."""
        position = view.position
        found: list[int] = []
        for action in super().expected(view):
            refusal = position.why_not(view.seat, action)
            if refusal is not None and refusal.message not in UNASKED:
                found.append(action)
        return found

    # ---- help ------------------------------------------------------------------------------------------------------

    def explain(self, words: str) -> list[tuple[str, str]]:
        """The cards of this game whose names hold the words, each with all that it says."""
        wanted = words.casefold()
        found: list[tuple[str, str]] = []
        for number, printed in enumerate(self.library.cards):
            if wanted not in printed.name.casefold():
                continue
            shown = face(self.library, number)
            head = [shown.line]
            if shown.cost is not None:
                head.append(text("spoils-screen-cost", cost=shown.cost))
            if shown.threshold:
                head.append(text("spoils-screen-threshold", icons=shown.threshold))
            if shown.strength is not None:
                head.append(f"{shown.strength}/{shown.life}/{shown.speed}")
            if any(shown.bonus):
                head.append("/".join(f"{bonus:+}" for bonus in shown.bonus))
            if shown.structure is not None:
                head.append(text("spoils-screen-structure", structure=shown.structure))
            if shown.influence is not None:
                head.append(text("spoils-screen-influence", influence=shown.influence))
            body = "".join(f"\n    {line.strip()}" for line in shown.text.splitlines() if line.strip())
            found.append((shown.name, ", ".join(head) + body))
        return found


def counts(laid: layout.SpoilsTable) -> list[object]:
    """What changes while a card is played and is worth a look only once that is done."""
    return [(side.hand, side.free) for side in laid.sides]


def pieces_of(side: SpoilsSide) -> list[object]:
    return [stands(laid) for laid in [*side.characters, *side.items, *side.locations]]


def stands(laid: Piece) -> object:
    return (
        laid.card,
        laid.depleted,
        laid.damage,
        laid.tokens,
        laid.strength,
        laid.life,
        [stands(u) for u in laid.under],
    )
