"""What is chosen: cards, which may be picking (310), players, numbers (410.2), names, shares of an amount."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mulligan.games.spoils.effects import characteristics, costs, nouns
from mulligan.games.spoils.effects.act import Act, Deed, Tally, are_bound, slots_in
from mulligan.games.spoils.effects.context import (
    DIVIDED,
    bind,
    bound,
    give_share,
    shares,
    unbind,
)
from mulligan.games.spoils.effects.following import chooser, for_judging, impossible
from mulligan.games.spoils.effects.ops import COST
from mulligan.games.spoils.events import NAMED as NAMED_EVENT
from mulligan.games.spoils.events import PICKED, SEARCHED
from mulligan.games.spoils.limits.prohibitions import TO_SEARCH, may_pick, prevented
from mulligan.games.spoils.limits.requirements import must_be_picked, picks_demanded
from mulligan.games.spoils.limits.ways import may_open, waits_for_a_choice
from mulligan.games.spoils.options import (
    ABOUT_CHOICE,
    ABOUT_DISCARD,
    ABOUT_DIVISION,
    ABOUT_NAME,
    ABOUT_NUMBER,
    ABOUT_PICK,
    ABOUT_SEARCH,
    CARD,
    DONE,
    NUMBER,
    TAKE_BACK,
    TERM,
)
from mulligan.games.spoils.parts import AS_COST, FOR_FREE, NOT_SEARCHED, Context
from mulligan.games.spoils.parts import Play as Played
from mulligan.games.spoils.printed import BEING_PLAYED, DECK, HAND, ICON_COUNT, PLAY, TOKENS, TRADES
from mulligan.games.spoils.rules import replacements
from mulligan.games.spoils.rules.drawing import Searching
from mulligan.games.spoils.rules.payment import (
    OF_ABILITY,
    OF_CARD,
    OF_SEARCH,
    can_take_back,
    numeric_cost,
    pay,
    toll,
)
from mulligan.games.spoils.rules.playing import take_back
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.acts.binding import Bind, SetNumber
from mulligan.games.spoils.vocabulary.acts.choosing_players import PickPlayer
from mulligan.games.spoils.vocabulary.nouns.alike import InAll, SameIn
from mulligan.games.spoils.vocabulary.nouns.amounts import Affordable, NamedTerm
from mulligan.games.spoils.vocabulary.nouns.cards import Some, Those, Together
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.games.spoils.vocabulary.nouns.tests import DifferentIn
from mulligan.games.spoils.vocabulary.terms import ICONS, NAMED, VARIABLES, CardType, Icon, Manner, Named
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import ChooseOne, Let
from mulligan.language.core.kinds import Amount, Cards
from mulligan.language.flow import NONE, CannotBePlayed
from mulligan.language.grammar import Grammar

if TYPE_CHECKING:
    from mulligan.games.spoils.vocabulary.planning import TextPlan

MOST_NUMBER = 20  # of those to choose from, where nothing sets a limit


# ---- cards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChooseCards(Act):
    """Cards of a kind are chosen one after another, and bound to a slot: at large, or among certain cards."""

    amount: Amount
    kind: Kind
    to: int
    picking: bool = False
    up_to: bool = False
    random: bool = False
    searching: bool = False
    among: Cards | None = None
    related: DifferentIn | SameIn | InAll | None = (
        None  # in what each differs from those chosen before, or is like them
    )
    again: bool = False  # more is looked for in the search that was begun before
    least: int = 0  # of "one or more"

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        """Ask for one more card, until there are enough."""
        if at.left == NONE:
            unbind(at, self.to)
            at.left = max(0, min(self.amount.of(table, at), len(table.area)))  # no more than all the cards there are
            if self.searching and not self.begin_search(table, at):
                return table.stack[-1] is at
        already = bound(table, at, self.to)
        options = self.choices(table, at, already) if at.left else []
        enough = self.up_to and len(already) >= self.least
        if not options:
            if not already:
                at.did = False
            if at.left and (not already or (at.mode == AS_COST and not enough)):
                impossible(table, at)
            return True
        if self.random:
            table.answer = options[table.random_below(len(options))]
            return False
        if at.mode == AS_COST and at.left == 1 and measures_more(table, at):
            options = self.leading_on(table, at, options)
        if enough and not (self.picking and picks_demanded(table, options)):
            options.append(DONE)
        asked = chooser(table, at)
        if at.mode == AS_COST and can_take_back(table, asked):
            options.append(TAKE_BACK)
        table.ask(asked, self.about(), options)
        return False

    def answered(self, table: Table, at: Context) -> bool:
        if table.answer == TAKE_BACK:
            take_back(table)
            return True
        if table.answer == DONE:
            if not bound(table, at, self.to):
                at.did = False
            return True
        card = Card(table.answer - CARD)
        bind(table, at, self.to, card)
        if self.picking:
            table.happen(PICKED, at.actor, "310.1", card, 0, at.source)
        at.left -= 1
        return at.left <= 0

    def about(self) -> int:
        if self.searching:
            return ABOUT_SEARCH
        if self.picking:
            return ABOUT_PICK
        return ABOUT_DISCARD if self.kind.where == HAND else ABOUT_CHOICE

    def choices(self, table: Table, at: Context, already: list[Card]) -> list[int]:
        """The cards that can be chosen; of like ones in a hand or pile, one."""
        options: list[int] = []
        alike = self.kind.where != PLAY and self.kind.where != BEING_PLAYED
        done: list[int] = []
        asked = chooser(table, at)
        among = self.candidates(table, at)
        if isinstance(self.related, SameIn) and not already and not self.up_to:  # there must be others like it
            among = self.related.begins(table, among, at.left)
        for card in among:
            if card in already:
                continue
            if asked != at.actor and not table.seen[card] >> asked & 1:
                continue  # 401.2a: only with what one knows
            if self.picking and not may_pick(table, at, card):
                continue
            if isinstance(self.related, InAll):
                if not self.related.leaves_room(table, at, card, already):
                    continue
            elif self.related is not None and not self.related.fits(table, card, already):
                continue
            if alike and table.area[card] != PLAY:
                if table.printed[card] in done:
                    continue
                done.append(table.printed[card])
            options.append(CARD + card)
        return must_be_picked(table, options) if self.picking else options

    def leading_on(self, table: Table, at: Context, options: list[int]) -> list[int]:
        """401.3: those with which the costs that they are the measure of could be satisfied, if there are any."""
        found: list[int] = []
        for option in options:
            made = for_judging(table, at)
            bind(table, made, self.to, Card(option - CARD))
            if could_go_on(table, at, made):
                found.append(option)
        return found or options

    def picks_to(self) -> int:
        return self.to if self.picking else 0

    def could_pick(self, table: Table, at: Context, card: Card) -> bool:
        return self.picking and card in self.candidates(table, at) and may_pick(table, at, card)

    def candidates(self, table: Table, at: Context) -> list[Card]:
        if self.among is None:
            return self.kind.candidates(table, at)
        found: list[Card] = []
        for card in self.among.of(table, at):
            if self.kind.matches(table, at, card):
                found.append(card)
        return found

    # ---- searching -------------------------------------------------------------------------------------------------

    def begin_search(self, table: Table, at: Context) -> bool:
        """312: who searches sees the cards. False where nothing is searched, or something must be paid first."""
        in_deck = self.kind.where == DECK
        if self.again and in_deck:
            at.left = 0 if at.moved == NOT_SEARCHED else at.left
            return True
        if in_deck and not may_search(table, at):
            at.did = False
            impossible(table, at)
            at.moved = NOT_SEARCHED
            return False
        self.see_area(table, at)
        dues = toll(table, at.actor, NO_CARD, OF_SEARCH) if in_deck else 0
        if dues:  # 505.1: it is paid, then the search goes on
            pay(table, at.actor, dues)
        if in_deck and at.mode != AS_COST and replacements.any_for(table, SEARCHED):  # 506.2
            table.push(Searching(len(table.applied), at.actor))
        return table.stack[-1] is at

    def see_area(self, table: Table, at: Context) -> None:
        for seat in nouns.seats_of(table, at, self.kind.whose) if self.kind.whose is not None else [at.actor]:
            if self.kind.where == DECK:
                for card in table.decks[seat]:
                    table.show_to(card, at.actor)
            elif self.kind.where == HAND:
                for card in table.hands[seat]:
                    table.show_to(card, at.actor)

    # ---- as a cost -------------------------------------------------------------------------------------------------

    def slots(self) -> list[int]:
        return slots_in(self.kind)

    def judged(self, table: Table, at: Context, known: bool, tally: Tally) -> bool:
        if (self.up_to and not self.least) or self.among is not None or not known or self.are_enough(table, at):
            return True
        return self.kind.where >= 0 and tally.filled >> self.kind.where & 1 == 1  # 401.3: in the order of the list

    def are_enough(self, table: Table, at: Context) -> bool:
        wanted = max(self.least, 1)
        if not self.up_to and (isinstance(self.amount, Number) or are_bound(at, slots_in(self.amount))):
            wanted = self.amount.of(table, at)
        found = 0
        for card in self.kind.candidates(table, at):
            if at.who_knows and not table.seen[card] >> (at.who_knows - 1) & 1:
                continue  # 401.2a: only with what one knows
            if not self.picking or may_pick(table, at, card):
                found += 1
                if found >= wanted:
                    return True
        return wanted == 0

    def can_begin(self, table: Table, at: Context) -> bool:
        return self.searching or len(self.choices(table, at, [])) > 0


def may_search(table: Table, at: Context) -> bool:
    """402.7, 505.1: nothing keeps the player from searching a deck, and they can pay what they must for it."""
    if prevented(table, at.actor, TO_SEARCH, NO_CARD):
        return False
    return toll(table, at.actor, NO_CARD, OF_SEARCH) <= table.unattached_resources(at.actor)


@dataclass(frozen=True)
class Pick(Act):
    """Pick cards (310)."""

    what: Cards

    def settle(self, plan: TextPlan) -> None:
        deal_with_all(plan, Manner.PICKED, plan.settle(self.what, picking=True))
        plan.chosen_from.note(self.what, Manner.PICKED, plan.whose_round)
        if isinstance(self.what, Some) and self.what.plural:
            plan.looked_at(self.what.slot)


@dataclass(frozen=True)
class Choose(Act):
    """Choose cards, which is not picking."""

    what: Cards

    def settle(self, plan: TextPlan) -> None:
        deal_with_all(plan, Manner.CHOSEN, plan.settle(self.what))
        plan.chosen_from.note(self.what, Manner.CHOSEN, plan.whose_round)


def deal_with_all(plan: TextPlan, how: Manner, what: Cards) -> None:
    """What is chosen in one breath is known together, too."""
    if isinstance(what, Together):
        slot = plan.fresh()
        for some in what.cards:
            plan.deed(Bind(some, slot, more=True))
        what = Those(slot)
    plan.deal_with(how, what)


@dataclass(frozen=True)
class ChooseOfEachType(Act):
    """Choose a card of each type but resources, as far as there are such cards."""

    where: Test

    def settle(self, plan: TextPlan) -> None:
        chosen = plan.fresh()
        for kind in (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.TACTIC):
            one = plan.settle(Some(Exactly(Number(1)), Kind((kind,), (), (self.where,)), slot=plan.fresh()))
            plan.deed(Bind(one, chosen, more=True))
        plan.deal_with(Manner.CHOSEN, Those(chosen))


@dataclass(frozen=True)
class Tie(Act):
    """Where several are equal, you decide which."""

    type: CardType

    def settle(self, plan: TextPlan) -> None:
        """Whoever chooses among the highest or lowest decides a tie in any case."""


# ---- numbers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SayNumber(Act):
    """410.2: a whole number is chosen, 0 too; in a cost, one with which the costs that follow can be satisfied."""

    which: int
    most: Amount | None = None
    also: Amount | None = None  # and no more than this
    more_than: Amount | None = None

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        least, most = 0, MOST_NUMBER
        if self.most is not None:
            most = self.most.of(table, at)
            if self.also is not None:
                most = min(most, self.also.of(table, at))
            if at.mode == AS_COST and isinstance(self.most, Affordable):
                most = max(most, MOST_NUMBER)  # 406.3: costs are reduced afterwards, so each number is judged by itself
        elif self.more_than is not None:
            least = self.more_than.of(table, at) + 1
            most = max(most, least + 2)
        if at.mode != AS_COST:
            table.ask(chooser(table, at), ABOUT_NUMBER, [NUMBER + n for n in range(least, max(least, most) + 1)])
            return False
        options = [NUMBER + n for n in range(least, most + 1) if self.will_do(table, at, n)]
        if not options:
            impossible(table, at)
            return True
        asked = chooser(table, at)
        if can_take_back(table, asked):
            options.append(TAKE_BACK)
        table.ask(asked, ABOUT_NUMBER, options)
        return False

    def answered(self, table: Table, at: Context) -> bool:
        if table.answer == TAKE_BACK:
            take_back(table)
        else:
            at.set_number(self.which, table.answer - NUMBER)
        return True

    def will_do(self, table: Table, at: Context, number: int) -> bool:
        """Could the costs from here on be satisfied with this number?"""
        made = for_judging(table, at)
        made.set_number(self.which, number)
        return could_go_on(table, at, made)


def could_go_on(table: Table, at: Context, made: Context) -> bool:
    """Could the costs from here on be satisfied, with what is settled besides (401.3)?"""
    asked = chooser(table, at)
    resources = table.unattached_resources(asked)
    program = table.library.cards[at.printed].programs[at.which]
    total = costs.least_total(table, made, program, resources, at.place + 1)
    if total == costs.IMPOSSIBLE:
        return False
    total += at.total
    below = table.stack[-2]
    assert isinstance(below, Played)
    if below.ability >= 0:
        return not program.pays or numeric_cost(table, asked, at.source, total, OF_ABILITY) <= resources
    total += below.paid or own_cost(table, at, below)
    return numeric_cost(table, asked, at.source, total, OF_CARD) - below.paid <= resources


def measures_more(table: Table, at: Context) -> bool:
    """Does a number of the costs to come wait for what is being chosen, and nothing come between that changes more?"""
    steps = at.program(table).steps
    waits = False
    for place in range(at.place + 1, len(steps)):
        step = steps[place]
        waits = waits or waits_for_a_choice(step)
        if isinstance(step, Deed) and may_open(step):
            return False
    return waits


def own_cost(table: Table, at: Context, play: Played) -> int:
    """What a play must pay in any case."""
    return 0 if play.free & FOR_FREE else characteristics.stat(table, at.source, COST)


@dataclass(frozen=True)
class ChooseNumber(Act):
    """Choose a whole number for X (410.2), perhaps within bounds."""

    name: str
    at_most: Amount | None = None
    more_than: Amount | None = None

    def settle(self, plan: TextPlan) -> None:
        most = None if self.at_most is None else plan.nouns.amount(self.at_most)
        least = None if self.more_than is None else plan.nouns.amount(self.more_than)
        plan.deed(SayNumber(VARIABLES[self.name], most, None, least))


@dataclass(frozen=True)
class Divide(Act):
    """An amount is divided among cards: how much for the next of them?"""

    amount: Amount
    among: Cards
    up_to: bool = False

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        if at.left == NONE:
            unbind(at, DIVIDED)  # what was divided before
            at.left = 0
        cards = self.among.of(table, at)
        given = shares(at)
        left = self.amount.of(table, at) - sum(given)
        if len(given) >= len(cards):
            return True
        if len(given) == len(cards) - 1 and not self.up_to:
            table.answer = NUMBER + max(left, 0)
        else:
            table.ask(chooser(table, at), ABOUT_DIVISION, [NUMBER + n for n in range(max(left, 0), -1, -1)])
        return False

    def answered(self, table: Table, at: Context) -> bool:
        cards = self.among.of(table, at)
        done = len(shares(at))
        if done < len(cards):
            give_share(at, cards[done], table.answer - NUMBER)
        return False


# ---- names ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NameOne(Act):
    """Name a card, type, subtype, trade or icon, perhaps out of some."""

    what: Named
    icons: tuple[Icon, ...] = ()

    def settle(self, plan: TextPlan) -> None:
        plan.nouns.named = True
        plan.deed(self)

    def settles(self) -> bool:
        return True

    def do(self, table: Table, at: Context) -> bool:
        table.ask(chooser(table, at), ABOUT_NAME, [TERM + term for term in self.terms(table)])
        return False

    def answered(self, table: Table, at: Context) -> bool:
        at.named = table.answer - TERM
        nouns.tell(table, at)
        table.note(NAMED_EVENT, at.actor, "402.1", NO_CARD, at.named, -1, NAMED[self.what])
        return True

    def terms(self, table: Table) -> list[int]:
        """What can be named."""
        if self.icons:
            return [ICONS[icon] for icon in self.icons]
        if self.what is Named.TYPE:
            return [1, 2, 4, 8, 16]
        if self.what is Named.TRADE:
            return list(range(len(TRADES)))
        if self.what is Named.ICON:
            return list(range(ICON_COUNT))
        if self.what is Named.SUBTYPE:
            return list(range(max(1, len(table.library.subtypes))))
        cards = table.library.cards
        return [number for number in range(len(cards)) if not cards[number].types & TOKENS]


@dataclass(frozen=True)
class LetIcon(Act):
    """X is the icon that was named."""

    name: str

    def settle(self, plan: TextPlan) -> None:
        if not plan.nouns.named:
            raise CannotBePlayed(self)
        plan.deed(SetNumber(VARIABLES[self.name], NamedTerm()))


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(Pick, "pick(s) {what} [if you|they can]", "pick(s) {what:oneof}")
    grammar.phrase(PickPlayer, "pick(s) {who}", "choose(s) {who}")
    grammar.phrase(Choose, "choose(s) {what}")
    for number, word in ((2, "two"), (3, "three")):
        grammar.phrase(ChooseOne, f"choose(s) {word} of the following", least=number, most=number)
        grammar.phrase(ChooseOne, f"choose(s) up to {word} of the following", least=0, most=number)
    grammar.phrase(ChooseOne, "choose(s) one or both of the following", most=2)
    grammar.phrase(ChooseOfEachType, "choose(s) a card of each non- resource [card] type {where}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable} that is less than or equal to {at_most}")
    grammar.phrase(
        ChooseNumber,
        "pick(s)|choose(s) a number for {name:variable} , where x|y|z is less than or equal to {at_most}",
        printed=False,
    )
    grammar.phrase(
        ChooseNumber, "choose(s)|chose a number for {name:variable} that is {at_most} or less", printed=False
    )
    grammar.phrase(
        ChooseNumber, "choose(s)|chose a number for {name:variable} that is less|lower than {at_most:less_one}",
        "choose(s)|chose a number less|lower than {at_most:less_one} for {name:variable}", printed=False,
    )  # fmt: skip
    grammar.phrase(ChooseNumber, "choose(s)|chose a number for {name:variable} that is greater than {more_than}")
    grammar.phrase(ChooseNumber, "choose(s)|chose a number greater than {more_than} for {name:variable}", printed=False)
    grammar.phrase(NameOne, "name(s)|choose(s) a card type", what=Named.TYPE)
    grammar.phrase(NameOne, "name(s)|choose(s) a card subtype", "name(s) a subtype", what=Named.SUBTYPE)
    grammar.phrase(NameOne, "name(s)|choose(s) a trade", what=Named.TRADE)
    grammar.phrase(NameOne, "name(s)|choose(s) a resource|threshold icon|type", what=Named.ICON)
    grammar.phrase(NameOne, "name(s) a card", "choose(s) a card name", what=Named.CARD)
    grammar.phrase(NameOne, "name(s) {icons:icon_choice}", what=Named.ICON)
    grammar.phrase(
        NameOne,
        "name(s)|choose(s) a non- {icons:other_icons} resource|threshold icon|type",
        what=Named.ICON,
        printed=False,
    )
    grammar.phrase(LetIcon, "{name:variable} is the named icon", "{name:variable} is that icon|type")
    grammar.phrase(Let, "{name:variable} is|was {value}")
    grammar.phrase(Tie, "if there is a tie , you decide which {type} is picked|destroyed")
