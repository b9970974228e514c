"""More that may be asked, and more that may be done: hands compared, what was done this turn, decks looked through."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

from mulligan.games.unmatched.effects import reactions
from mulligan.games.unmatched.effects.context import Resolving, bits_of
from mulligan.games.unmatched.effects.measures import card_of, card_options, first_of, members
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import ABOUT_DISCARD, ABOUT_NAME, DISCARD, NAMED, NUMBER, TAKE
from mulligan.games.unmatched.table import (
    ACTIONS,
    BOOSTED,
    DISCARDS,
    ENDING,
    FREE_AT_MOST,
    FREE_ATTACK,
    FREE_SCHEME,
    FREE_TARGETS,
    PUTS_IN_DECK,
    TAKES_CARD,
    TIMES_BOOSTED,
    TURN_PLAYER,
    Table,
)
from mulligan.games.unmatched.vocabulary.acts.drawing import PutOnDeck, ask_of_top, left_of_top, look_at_top
from mulligan.games.unmatched.vocabulary.acts.picking import ask_number
from mulligan.games.unmatched.vocabulary.acts.piles import SearchFor
from mulligan.games.unmatched.vocabulary.acts.turn import EndTheTurn
from mulligan.games.unmatched.vocabulary.asking.conditions import (
    AllDefeated,
    FewerCards,
    LostCombat,
    MoreCards,
    ThereIs,
    ThereIsNone,
    WonCombat,
)
from mulligan.games.unmatched.vocabulary.asking.memory import DoneThisTurn, Past, SomeThisTurn, WonBy
from mulligan.games.unmatched.vocabulary.nouns.amounts import Counted
from mulligan.games.unmatched.vocabulary.nouns.fighters import EachOfThem, Fighters, Group, YourFighter, beside
from mulligan.language.core.kinds import Amount, Condition, Instruction, Players
from mulligan.language.core.players import AnOpponent, You
from mulligan.language.flow import Plan
from mulligan.language.grammar import Grammar

OPPONENT = AnOpponent()
MOST_VALUE = 9  # of a card that is printed


@dataclass(frozen=True)
class BoostedThisTurn(Condition):
    """You boosted this turn, or did not."""

    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        return bool(table.turn[BOOSTED] >> at.you & 1) != self.never


@dataclass(frozen=True)
class FullHealth(Condition):
    """A fighter has all its starting health, or has not."""

    who: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at) & table.on_board()
        whole = True
        for fighter in range(len(table.space)):
            if who >> fighter & 1 and table.health[fighter] < table.sheet.health[fighter]:
                whole = False
        return who != 0 and whole != self.never


@dataclass(frozen=True)
class AllAdjacent(Condition):
    """Fighters spoken of together are adjacent to each other, or are not."""

    who: Fighters
    never: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        who = self.who.bits(table, at) & table.on_board()
        for fighter in range(len(table.space)):
            if who >> fighter & 1 and not beside(table, 1 << fighter) & who:
                return self.never
        return (who & who - 1 != 0) != self.never


@dataclass(frozen=True)
class BoostedThis(Condition):
    """Your card in this combat was boosted, or was not."""

    never: bool = False
    theirs: bool = False

    def holds(self, table: Table, at: Resolving) -> bool:
        if at.side < 0:
            return False
        side = 1 - at.side if self.theirs else at.side
        return (table.combat[TIMES_BOOSTED + side] > 0) != self.never


@dataclass(frozen=True)
class AttackAgain(Instruction):
    """Once this is over, a fighter may attack again without an action; or must spend the action just gained so."""

    who: Fighters
    on: Fighters | None = None  # whom, where it is not anybody
    most: Amount | None = None  # the printed value of its card at most

    def do(self, table: Table, at: Resolving) -> bool:
        if table.turn[TURN_PLAYER] != at.you:
            return at.done(False)
        if self.on is not None:
            targets = self.on.bits(table, at) & table.on_board()
            if not targets:
                return at.done(False)
            table.turn[FREE_TARGETS] = targets
        if self.most is not None:
            table.turn[FREE_AT_MOST] = self.most.of(table, at) + 1
        table.turn[FREE_ATTACK] |= self.who.bits(table, at) & table.on_board()
        return at.done(True)

    def offered(self, plan: Plan) -> None:
        plan.do(self)  # whether to attack is asked when it can be


@dataclass(frozen=True)
class SchemeToo(Instruction):
    """Once this is over, a scheme card may be played without an action."""

    def do(self, table: Table, at: Resolving) -> bool:
        if table.turn[TURN_PLAYER] != at.you:
            return at.done(False)
        table.turn[FREE_SCHEME] = 1
        return at.done(True)

    def offered(self, plan: Plan) -> None:
        plan.do(self)  # whether to play one is asked when it can be


@dataclass(frozen=True)
class MustAttack(Instruction):
    """The action just gained is spent to attack with a fighter."""

    who: Fighters

    def do(self, table: Table, at: Resolving) -> bool:
        if table.turn[TURN_PLAYER] != at.you or table.turn[ACTIONS] <= 0:
            return at.done(False)
        table.turn[ACTIONS] -= 1
        table.turn[FREE_ATTACK] |= self.who.bits(table, at) & table.on_board()
        return at.done(True)


@dataclass(frozen=True)
class DefeatedThisWay(Condition):
    """One of those just acted upon was defeated by it."""

    def holds(self, table: Table, at: Resolving) -> bool:
        return at.picked & ~table.on_board() != 0


@dataclass(frozen=True)
class EndTheirTurn(Instruction):
    """An opponent's turn is over."""

    def do(self, table: Table, at: Resolving) -> bool:
        if table.turn[TURN_PLAYER] == at.you:
            return at.done(False)
        table.turn[ENDING] = 1
        return at.done(True)


@dataclass(frozen=True)
class DiscardDownTo(Instruction):
    """Discard until so many cards are left in hand."""

    left: Amount

    def do(self, table: Table, at: Resolving) -> bool:
        hand = table.hands[at.actor]
        if at.left < 0:
            at.left = max(len(hand) - self.left.of(table, at), 0)
            at.amount = 0
        held = reactions.discarding(table, at, at.actor) if at.left > 0 else reactions.GOES_ON
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.done(False)
        if at.left == 0:
            return at.done(at.amount > 0)
        return at.ask(table, ABOUT_DISCARD, card_options(table, hand, DISCARD))

    def answered(self, table: Table, at: Resolving) -> bool:
        card = table.in_hand(at.actor, table.answer - DISCARD)
        reactions.discard(table, at, at.actor, card)
        at.that_card = card
        at.amount += 1
        at.left -= 1
        return False


HAND = "hand"
TOP = "top"
BOTTOM = "bottom"
PILE = "discard"


@dataclass(frozen=True)
class DealOut(Instruction):
    """Look at the top cards of one's deck, and put one here, one there."""

    count: Amount
    ends: tuple[str, ...]
    shown: bool = False

    def do(self, table: Table, at: Resolving) -> bool:
        deck = table.decks[at.actor]
        if at.left < 0:
            look_at_top(table, at, deck, self.count.of(table, at), self.shown)
            at.amount = 0
        return ask_of_top(table, at, deck)

    def answered(self, table: Table, at: Resolving) -> bool:
        player = at.actor
        deck = table.decks[player]
        card = card_of(table, left_of_top(at, deck), table.answer - TAKE)
        deck.remove(card)
        end = self.ends[min(at.amount, len(self.ends) - 1)]
        at.amount += 1
        at.left -= 1
        if end == HAND:
            table.hands[player].append(card)
            table.tell(card, player)
            table.happen(TAKES_CARD, player, at.cited(table), card)
        elif end == PILE:
            table.to_discard(card)
            table.happen(DISCARDS, player, at.cited(table), card)
        else:
            if end == TOP:
                deck.append(card)
                at.work += 1
            else:
                deck.insert(0, card)
            table.happen(PUTS_IN_DECK, player, at.cited(table), card)
        return False


@dataclass(frozen=True)
class NameCard(Instruction):
    """A card of an opponent's deck is named, to be spoken of."""

    of: Players

    def do(self, table: Table, at: Resolving) -> bool:
        other = first_of(bits_of(table, at, self.of))
        kinds = 0
        for kind in table.sheet.deck[other] if other >= 0 else []:
            kinds |= 1 << kind
        return at.ask(table, ABOUT_NAME, members(kinds, NAMED)) if kinds else at.done(False)

    def answered(self, table: Table, at: Resolving) -> bool:
        at.named = table.answer - NAMED
        return at.done(True)


@dataclass(frozen=True)
class NameValue(Instruction):
    """A number is named, to be spoken of."""

    def do(self, table: Table, at: Resolving) -> bool:
        return ask_number(table, at, MOST_VALUE)

    def answered(self, table: Table, at: Resolving) -> bool:
        at.named = table.answer - NUMBER
        return at.done(True)


@dataclass(frozen=True)
class DiscardNamed(Instruction):
    """Every card in hand of the kind that was named is discarded."""

    whose: Players | None = None  # settled by what stands before

    def do(self, table: Table, at: Resolving) -> bool:
        at.amount = 0
        player = at.actor if self.whose is None else Player(first_of(bits_of(table, at, self.whose)))
        named = [card for card in table.hands[player] if table.printed[card] == at.named]
        held = reactions.discarding(table, at, player) if named else reactions.GOES_ON
        if held != reactions.GOES_ON:
            return held == reactions.STOPPED and at.done(False)
        for card in named:
            reactions.discard(table, at, player, card)
            at.that_card = card
            at.amount += 1
        return at.done(at.amount > 0)


@dataclass(frozen=True)
class ZonesIn(Counted):
    """Zones that a fighter is in."""

    who: Fighters

    def of(self, table: Table, at: Resolving) -> int:
        zones = 0
        who = self.who.bits(table, at)
        for fighter, space in enumerate(table.space):
            if who >> fighter & 1 and space >= 0:
                zones |= table.board.zones[space]
        return len(members(zones, 0))


def enter(grammar: Grammar) -> None:
    """Enter the phrases for them."""
    grammar.phrase(WonCombat, "you 's opponent lost the|this combat", "you 's fighter won the|this combat",
                   "you are the winner", printed=False)  # fmt: skip
    grammar.phrase(LostCombat, "you 's opponent won [the|this combat]", "you did not|didn't win [the|this combat]",
                   "you 's fighter lost the|this combat", printed=False)  # fmt: skip
    grammar.phrase(
        FewerCards, "you 's hand has fewer cards than {than} 's [hand]",
        "you have fewer cards [in hand] than {than} [does|has|do]",
        "there are fewer cards in you 's hand than in {than} 's [hand]",
        "{than} has~have more cards [in hand] than you [do|have]", printed=False,
    )  # fmt: skip
    grammar.phrase(
        MoreCards, "you 's hand has more cards than {than} 's [hand]",
        "you have more cards [in hand] than {than} [does|has|do]",
        "{than} has~have fewer cards [in hand] than you [do|have]", printed=False,
    )  # fmt: skip
    grammar.phrase(WonBy, "you dealt at least {amount} [combat] damage", "you deal {amount} or more [combat] damage",
                   "this attack dealt|deals {amount} or more [combat] damage",
                   "this attack dealt|deals at least {amount} [combat] damage",
                   "at least {amount} [combat] damage was dealt", printed=False)  # fmt: skip
    with_ = "you attacked with {who} this turn", "you have|'ve [already] attacked with {who} this turn"
    grammar.phrase(DoneThisTurn, *with_, past=Past.ATTACKED, printed=False)
    grammar.phrase(
        DoneThisTurn, "you have_not|haven't|have_not_yet attacked with {who} this turn",
        "you did_not|didn't attack with {who} this turn", past=Past.ATTACKED, never=True, printed=False,
    )  # fmt: skip
    grammar.phrase(SomeThisTurn, "you were attacked this turn", "you have been attacked this turn",
                   group=Group(of=You()), past=Past.DEFENDED, printed=False)  # fmt: skip
    grammar.phrase(BoostedThisTurn, "you boosted this turn", "you have [already] boosted this turn")
    grammar.phrase(
        BoostedThisTurn, "you have_not|haven't boosted this turn", "you did_not|didn't boost this turn", never=True
    )
    grammar.phrase(ThereIsNone, "you have no {group}", "you do_not|don't have any {group}",
                   "you control no {group}", printed=False)  # fmt: skip
    grammar.phrase(ThereIs, "you have a|an|any|at_least_one {group}", "there is~are any|at_least_one {group}",
                   printed=False)  # fmt: skip
    grammar.phrase(AllDefeated, "{who} is~are not|no_longer on the board|battlefield",
                   "{who} isn't~aren't on the board|battlefield", printed=False)  # fmt: skip
    grammar.phrase(
        DefeatedThisWay, "a|an|any [opposing] fighter|hero|sidekick is|was defeated this way",
        "this defeats|defeated a|an|any|that [opposing] fighter|hero|sidekick", "they were|are defeated this way",
        "it is|was defeated this way", "one or more fighters were|are defeated this way",
    )  # fmt: skip
    grammar.phrase(FullHealth, "{who} is~are at full health", "{who} has~have full health",
                   "{who} has~have not taken any damage")  # fmt: skip
    grammar.phrase(FullHealth, "{who} is~are not at full health", "{who} is~are damaged|injured|wounded", never=True)
    each = "adjacent to each other|one_another"
    grammar.phrase(AllAdjacent, f"{{who}} end|are {each}", f"{{who}} end they 's movement|move {each}",
                   "{who} end adjacent", f"{{who}} both end {each}")  # fmt: skip
    grammar.phrase(AllAdjacent, f"{{who}} are not {each}", f"{{who}} do not end {each}", never=True)
    this = "this|you_'s|the card|attack|defense"
    grammar.phrase(
        BoostedThis, f"you boosted {this}", f"{this} was boosted", f"{this} is boosted", "you boosted it", "you boosted"
    )
    grammar.phrase(BoostedThis, f"you did_not|didn't boost {this}", f"{this} was not boosted", never=True)
    grammar.phrase(BoostedThis, "you 's opponent boosted they 's card", "you 's opponent 's card was|is boosted",
                   theirs=True)  # fmt: skip
    grammar.phrase(AttackAgain, "attack again with {who}", "{who} may attack again",
                   "[immediately] attack [again] with {who} [again] [without spending an action]", "{who} may attack",
                   "make another|an_additional attack with {who}", "{who} may [immediately] make another attack",
                   "{who} attacks again")  # fmt: skip
    enter_again(grammar)
    grammar.phrase(AttackAgain, "attack again", "make another attack", "make an additional attack", who=YourFighter(),
                   printed=False)  # fmt: skip
    free = "without spending|using an action"
    grammar.phrase(SchemeToo, f"play a|another scheme [card] [from you 's hand] {free}",
                   "play a scheme [card] as a free action", "play a scheme [card] for free")  # fmt: skip
    grammar.phrase(MustAttack, "you must spend it|that_action to attack with {who}",
                   "you must use it|that_action to attack with {who}", "use it to attack with {who}",
                   "it must be spent|used to attack with {who}",
                   "you may|can only use|spend it|that_action to attack with {who}",
                   "it|that_action may|can only be used|spent to attack with {who}")  # fmt: skip
    grammar.phrase(
        MustAttack,
        "you must spend|use it|that_action to attack",
        "you may|can only use|spend it|that_action to attack",
        "it|that_action may|can only be used|spent to attack",
        who=YourFighter(),
        printed=False,
    )
    grammar.phrase(EndTheTurn, "the turn ends", "end you 's turn", "you 's turn ends", printed=False)
    grammar.phrase(EndTheirTurn, "end you 's opponent 's turn", "you 's opponent 's turn ends", "end they 's turn",
                   "they 's turn ends", "that player 's turn ends")  # fmt: skip
    grammar.phrase(
        DiscardDownTo, "discard(s) down to {left} [cards] [in hand]",
        "discard(s) [cards] until they|you have|has {left} card+s [in [they|you 's] hand]",
    )  # fmt: skip
    enter_decks(grammar)
    grammar.phrase(NameCard, "name(s) a|an|any card", of=OPPONENT)
    grammar.phrase(NameValue, "name(s)|say(s) a|any number|value")
    grammar.phrase(DiscardNamed, "discard(s) every|each|all copy|copies|cards of that_card|that_name|the_named_card|it",
                   "discard(s) all cards with that name", "discard(s) the named card")  # fmt: skip
    grammar.phrase(
        ZonesIn, "zone+s {who:simple} is~are in", "zone+s that {who:simple} is~are in", "of {who:simple} 's zones"
    )
    grammar.phrase(AttackAgain, "{who} may attack without spending|using an action",
                   "make an attack with {who} without spending|using an action", printed=False)  # fmt: skip
    hurt = ("has~have [already] taken damage this turn", "has~have [already] been dealt damage this turn")
    spared = ("has~have not [yet] been dealt damage this turn", "was~were not dealt damage this turn",
              "has~have taken no damage this turn")  # fmt: skip
    for ways, never in ((hurt, False), (spared, True)):
        grammar.phrase(DoneThisTurn, *(f"{{who}} {way}" for way in ways), past=Past.HURT, never=never, printed=False)
        grammar.phrase(SomeThisTurn, *(f"a|an|any|at_least_one {{group}} {way}" for way in ways), past=Past.HURT,
                       never=never, printed=False)  # fmt: skip
    enter_attacks(grammar)


def enter_again(grammar: Grammar) -> None:
    """Every way to attack again without an action: on whom, and with what card."""
    low = "[,] with|using a|an [attack] card with|of [a] [printed] value [of] {most} or less|lower|fewer"
    card = "a_card|an_attack_card|another_card|another_attack_card|another_attack|a_second_attack|a_second_attack_card"
    cheap = "a|an|another [attack] card with|of [a] [printed] value [of] {most} or less|lower|fewer"
    ways: tuple[str, ...] = (
        "[immediately] attack {on:simple} [again]", "[immediately] make another|an|an_additional|a_second attack on|"
        "against {on:simple}", f"[immediately] play {card} against|on {{on:simple}}",
        f"[immediately] play {cheap} against|on {{on:simple}}",
    )  # fmt: skip
    ways = (*ways, *(f"{way} without spending|using an action" for way in ways[:2]))
    plain = ("[immediately] attack again", "[immediately] make another|an|an_additional|a_second attack")
    said = (*ways, *(f"{way} {low}" for way in (*ways[:2], *plain)))
    free = "[for free] [without spending|using an action]"
    grammar.phrase(AttackAgain, *(f"{way} with {{who}} {free}" for way in ways[:2]),
                   *(f"{{who}} may {way} {free}" for way in (*ways[:2], "immediately attack")),
                   printed=False)  # fmt: skip
    grammar.phrase(AttackAgain, *(f"{way} without spending|using an action" for way in ways[:2]), who=YourFighter(),
                   printed=False)  # fmt: skip
    grammar.phrase(AttackAgain, *said, who=YourFighter(), printed=False)
    grammar.phrase(AttackAgain, "[immediately] attack [immediately] [without spending an action]",
                   who=EachOfThem(Group(of=You())), printed=False)  # fmt: skip


def enter_decks(grammar: Grammar) -> None:
    for top, end in ((True, "on|on_the top"), (False, "on the bottom")):
        whole = f"put(s)|place(s) {{count}} card+s from|in you|they 's hand {end} of you|they 's deck in any order"
        grammar.phrase(PutOnDeck, whole, top=top, printed=False)
    hand = "[and] put|add|place it into|in|to you 's hand"
    shuffle = "[, and|then shuffle you 's deck] [. shuffle you 's deck] [, and shuffle you 's deck]"
    for pile, where in ((False, "you 's deck"), (True, "you 's deck and|or discard pile")):
        grammar.phrase(
            SearchFor, f"search {where} for a|an|the|one|any {{what}} , reveal it , {hand} {shuffle}",
            f"search {where} for a|an|the|one|any {{what}} , {hand} {shuffle}",
            f"search {where} for a|an|the|one|any {{what}} {hand} {shuffle}",
            f"search {where} for a|an|the|one|any {{what}} . reveal it {hand} {shuffle}",
            f"search {where} for a|an|the|one|any {{what}} and reveal it . {hand} {shuffle}",
            pile=pile, printed=False,
        )  # fmt: skip
    words = {HAND: "into|in|to you 's hand", TOP: "[back] on|on_the|to_the top [of you|the 's deck]",
             BOTTOM: "on|to the bottom [of you|the 's deck]"}  # fmt: skip
    for shown, look in ((False, "look at"), (True, "reveal")):
        for ends in permutations((HAND, TOP, BOTTOM, PILE), 3):
            parts = [f"1|one [of them] {words[end]}" if end != PILE else "" for end in ends]
            said = f"{look} the top {{count}} cards of you 's deck ."
            first = "discard 1|one" if ends[0] == PILE else f"put|place|add {parts[0]}"
            second = "discard 1|one" if ends[1] == PILE else f"[put|place] {parts[1]}"
            third = ("discard 1|one|the [other|rest|last]" if ends[2] == PILE
                     else f"[put|place] 1|one|the [other|rest|last] {words[ends[2]]}")  # fmt: skip
            grammar.phrase(DealOut, f"{said} {first} , [and] {second} , and {third}",
                           f"{said} {first} , [and] {second} and {third}", ends=ends, shown=shown,
                           printed=False)  # fmt: skip


def enter_attacks(grammar: Grammar) -> None:
    free = "without spending|using|taking an action"
    grammar.phrase(
        AttackAgain, f"{{who}} may make an attack [{free}]", f"make an attack with {{who}} [{free}]",
        f"{{who}} may [immediately] attack again|immediately [{free}]", "{who} attacks~attack again",
        f"attack with {{who}} [again] {free}", "{who} attacks~attack a second time", printed=False,
    )  # fmt: skip
    use = "use|spend it|that_action|this_action"
    for who in ("with {who}", "using {who}"):
        grammar.phrase(
            MustAttack, f"you may|can|must only {use} to attack {who}", f"you may|can|must {use} only to attack {who}",
            f"it|that_action|this_action may|can|must only be used|spent to attack {who}",
            f"{use} to attack {who}", f"it|that_action|this_action may|can be used|spent only to attack {who}",
            printed=False,
        )  # fmt: skip
