"""What a text asks of cards that it has moved away before: it is looked into while it can still be known."""

from __future__ import annotations

from collections.abc import Iterator

from mulligan.games.spoils.effects.act import Act, Deed
from mulligan.games.spoils.events import DESTROYED, LEAVES
from mulligan.games.spoils.lowering.nouns import EVERYTHING, Nouns
from mulligan.games.spoils.lowering.slots import refuse_unbound, slot_of
from mulligan.games.spoils.printed import ANYWHERE
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import moments as mo
from mulligan.games.spoils.vocabulary.acts.binding import Bind, BindPlayers, Note
from mulligan.games.spoils.vocabulary.acts.choosing import ChooseCards
from mulligan.games.spoils.vocabulary.acts.damage import Inflict
from mulligan.games.spoils.vocabulary.acts.moving import IntoPlay, Put, RemoveFromGame
from mulligan.games.spoils.vocabulary.acts.standing import Destroy, Flip
from mulligan.games.spoils.vocabulary.conditions import Noted
from mulligan.games.spoils.vocabulary.happenings.events import OfCards
from mulligan.games.spoils.vocabulary.happenings.next_turns import DuringNextTurn, TurnAndPlayer
from mulligan.games.spoils.vocabulary.happenings.occasions import EndOfBattle
from mulligan.games.spoils.vocabulary.nouns import amounts as am
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.nouns import deeds as de
from mulligan.games.spoils.vocabulary.nouns import kinds as ki
from mulligan.games.spoils.vocabulary.nouns import parties as pa
from mulligan.games.spoils.vocabulary.nouns import tests as te
from mulligan.games.spoils.vocabulary.nouns.gone import ControllerThen
from mulligan.games.spoils.vocabulary.nouns.responding import AnAbility, PickedThere, Responded, ThatPicked
from mulligan.games.spoils.vocabulary.one_by_one import one_by_one
from mulligan.games.spoils.vocabulary.terms import Manner, Stat, State
from mulligan.language.core import flow
from mulligan.language.core import players as pl
from mulligan.language.core.amounts import Number
from mulligan.language.core.conditions import Not
from mulligan.language.core.kinds import Amount, Cards, Condition, Duration, Event, Instruction, Players
from mulligan.language.flow import CannotBePlayed, Plan
from mulligan.language.references import It, Them
from mulligan.language.tree import Node, rebuild, walk

SCRATCH_SLOT = 900
SAID_BY_MANNER = (ki.Done, de.ThisWay, de.NotThisWay, co.AnyDealtWith, co.SoManyDealtWith)
FIGHTING = (State.ATTACKING, State.BLOCKING, State.BLOCKED)
# What is true of cards in play only (402.4, 408.9, 409.2), besides their numbers and where they are attached.
OF_PLAY = (co.StateIs, co.KeywordIs, co.HasTokensOn, co.DidThisTurn, co.DamagedThisTurn, mo.MemberOf)


class NotingPlan(Plan):
    """Lays a text out, and before each instruction notes what those that follow ask of cards that it takes away."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__()
        self.nouns = nouns
        self.scratch = SCRATCH_SLOT
        self.ahead: tuple[Instruction, ...] = ()  # what follows the instruction at hand
        self.after: tuple[Instruction, ...] = ()  # of costs: the effect, whatever comes between
        self.effect: tuple[Instruction, ...] = ()  # of extra costs: what the card does when it resolves
        self.in_round: dict[Manner, int] = {}  # the slots of what each of several players dealt with alone
        self.over_rounds: dict[Manner, int] = {}  # and of what all of them did
        self.dealt_each: set[Manner] = set()  # how each of them has dealt with cards
        self.noted: dict[int, Noted] = {}  # conditions that were looked into before they are asked for, by identity

    def fresh(self) -> int:
        self.scratch += 1
        return self.scratch

    def in_turn(self, duration: Duration | None) -> Duration | None:
        """A turn to come is known by whose it is, and by which turn it is now."""
        if not isinstance(duration, DuringNextTurn) or duration.noted:
            return duration
        noted = DuringNextTurn(duration.of, self.fresh())
        self.add(Deed(Note(TurnAndPlayer(self.settle_players(noted.of)), noted.noted)))
        return noted

    def settle_players(self, who: Players) -> Players:
        return self.nouns.players(who)

    def fighters_now(self, event: Event, act: Instruction) -> Instruction:
        """ "At the end of the battle, destroy all blocking characters": those that are now, for then nobody is."""

        def change(part: Node) -> Node:
            if isinstance(part, ca.All | ca.Each) and is_of_battle(part):
                slot = self.fresh()
                self.add(Deed(Bind(self.nouns.cards(part), slot)))
                return It(slot)
            return rebuild(part, change)

        changed = change(act) if isinstance(event, EndOfBattle) else act
        assert isinstance(changed, Instruction)
        return changed

    def condition(self, node: Condition) -> Condition:
        return self.nouns.condition(node)

    def asked(self, condition: Condition, then: tuple[Instruction, ...]) -> None:
        refuse_unbound(condition, (*then, *self.ahead))

    def apart(self, act: Instruction, per: Amount) -> None:
        """Where nothing is chosen, it is one amount (306.3, 408.2); each for itself where it speaks of each."""
        cards = per.cards if isinstance(per, am.CountOf) else None
        if cards is not None and (slot := slot_of(cards)) and It(slot) in walk(act):
            one_by_one(self, act, self.nouns.cards(cards), slot)
        elif any(isinstance(part, ca.Some) for part in walk(act)):
            self.times(act, per)
        else:
            act.repeated(self, per)

    def times(self, act: Instruction, per: Amount) -> None:
        super().times(act, self.nouns.amount(per))

    def kept(self, manner: Manner, noun: Cards, each: bool) -> int:
        """The slot of cards that are dealt with in that manner; of all of a kind, where later words speak of them."""
        if each:
            self.dealt_each.add(manner)
        else:
            self.nouns.by_each.discard(manner)
        if isinstance(noun, ca.Those):
            return slot_of(noun)
        ahead = [part for act in (*self.ahead, *self.after) for part in walk(act)]
        if not any(isinstance(part, SAID_BY_MANNER) and part.how is manner for part in ahead):
            return 0
        slot = self.fresh()
        self.add(Deed(Bind(noun, slot)))
        return slot

    def rounds_over(self) -> None:
        """Each of several players has done it: what they dealt with is that of all of them."""
        self.nouns.by_each |= self.dealt_each
        self.dealt_each = set()
        if self.in_round:
            self.nouns.dealt_with.update(self.over_rounds)
            self.in_round, self.over_rounds = {}, {}

    def loses_sight(self, slot: int) -> None:
        """Cards go into a deck that is shuffled: what later words ask about them is looked into before."""
        refuse_numbers(self.ahead, slot)
        for condition in asked_later((*self.ahead, *self.after), slot):
            self._note(condition, slot)

    def look_back(self, act: Act) -> None:
        """Cards leave play (402.4): what later words say of them is how they were when they did."""
        slot, later = leaves_by(act), (*self.ahead, *self.after, *self.effect)
        for condition in asked_of_play(later, slot):
            self._note(condition, slot)
        for condition in asked_of_either(later, leave_together(act)):
            self._note(condition, leave_together(act)[0])
        for amount in numbers_of_play(later, It(slot)) if slot else ():
            self._note_number(amount, slot)
        for amount in numbers_of_play(later, ca.This()) if takes_itself_away(act) else ():
            self._note_number(amount, 0)
        self._note_controller(slot or may_leave_by(act))
        slot = may_leave_by(act)
        for condition in asked_of_battle(self.ahead, slot):
            self._note(condition, slot)

    def _note_number(self, amount: Amount, about: int) -> None:
        """A number as it is now, for words that come later; about the cards under a slot, or this card."""
        noted = self.fresh()
        self.add(Deed(Note(self.nouns.amount(amount), noted)))
        self.nouns.noted[amount] = am.NotedNumber(noted, about or noted, self.nouns.amount(amount))

    def _note_controller(self, slot: int) -> None:
        """Who controls cards that may leave play, where later words ask for that."""
        controller = ca.ControllerOf(It(slot))
        if slot and any(part == controller for act in self.ahead for part in walk(act)):
            now = ca.ControllerOf(self.nouns.cards(It(slot)))
            note = self.nouns.controllers[slot] = ControllerThen(self.fresh(), now)
            self.add(Deed(BindPlayers(now, note.slot)))

    def by(self, who: Players, act: Instruction, first_only: bool = False) -> None:
        """What several players choose, one after another, is kept together for words that point at it later."""
        several = isinstance(who, pl.EachPlayer | pl.EachOpponent | pl.EachOtherPlayer | pl.Jointly)
        gathered = [(slot, self.fresh()) for slot in spoken_of_later(act, self.ahead)] if several else []
        if gathered:
            act = flow.Both((act, *(Bind(It(slot), to, True) for slot, to in gathered)))
        super().by(who, act, first_only)
        for slot, to in gathered:
            self.add(Deed(Bind(ca.Those(to), slot)))

    def responds(self, to: Cards) -> None:
        """What a text responds to is bound, for later words; of the cards that it has picked, one."""
        if isinstance(to, ThatPicked):
            among = PickedThere(self.nouns.kind(to.picked.kind, ANYWHERE))
            self.add(Deed(Bind(self.nouns.cards(to), to.slot)))
            self.add(Deed(ChooseCards(Number(1), EVERYTHING, to.picked.slot, among=among)))
            return
        for some in walk(to):
            if slot_of(some) and isinstance(some, Cards):
                self.add(Deed(Bind(Responded(isinstance(some, AnAbility)), slot_of(some))))

    def _note(self, condition: Condition, about: int) -> None:
        if id(condition) not in self.noted:
            note = self.noted[id(condition)] = Noted(self.fresh(), about, self.condition(condition))
            self.add(Deed(Note(note.condition, note.slot)))


def is_of_battle(part: Node) -> bool:
    """Is something said that is true in a battle alone?"""
    for some in walk(part):
        if isinstance(some, ki.Is | co.StateIs) and some.state in FIGHTING:
            return True
        if isinstance(some, pa.FightsIt | pa.Opposes | pa.FightsBeside | pa.InParty | pa.PartyWith | pa.AttackingIt):
            return True
    return False


def leaves_by(act: Act) -> int:
    """The slot of cards that an act takes out of play, if it is one that does."""
    if isinstance(act, Put) and isinstance(act.to, IntoPlay):
        return 0
    if isinstance(act, Destroy | RemoveFromGame | Put | Flip) and isinstance(act.what, ca.Those):
        return act.what.slot
    return 0


def takes_itself_away(act: Act) -> bool:
    """Whether it takes the card that says so out of play."""
    if isinstance(act, Put) and isinstance(act.to, IntoPlay):
        return False
    return isinstance(act, Destroy | RemoveFromGame | Put | Flip) and act.what == ca.This()


def leave_together(act: Act) -> tuple[int, ...]:
    """The slots of cards spoken of one by one that an act takes out of play at once."""
    if not isinstance(act, Destroy | RemoveFromGame | Put | Flip) or not isinstance(act.what, ca.Together):
        return ()
    if isinstance(act, Put) and isinstance(act.to, IntoPlay):
        return ()
    return tuple(some.slot for some in act.what.cards if isinstance(some, ca.Those))


def may_leave_by(act: Act) -> int:
    """The slot of cards that an act damages: whoever asks how they were means before they left for it."""
    return act.to.slot if isinstance(act, Inflict) and isinstance(act.to, ca.Those) else 0


def spoken_of_later(act: Instruction, ahead: tuple[Instruction, ...]) -> list[int]:
    """The slots of cards that an act has chosen and that what follows speaks of."""
    later = {part.slot for some in ahead for part in walk(some) if isinstance(part, It)}
    chosen = [slot_of(part) for part in walk(act) if isinstance(part, ca.Some | ca.Among)]
    return [slot for slot in chosen if slot in later]


def departing(event: Event) -> Cards | None:
    """The cards of which an event says that they leave play: this card, or those that later words call "it"."""
    if not isinstance(event, OfCards) or event.kinds() & ~(1 << DESTROYED | 1 << LEAVES):
        return None
    return event.cards if isinstance(event.cards, ca.This) else It(slot_of(event.cards))


def asked_later(ahead: tuple[Instruction, ...], slot: int) -> Iterator[Condition]:
    """The conditions in what follows that speak of those cards."""
    for act in ahead:
        for part in walk(act):
            if isinstance(part, flow.If) and any(some == It(slot) for some in walk(part.condition)):
                yield part.condition


def asked_of_play(ahead: tuple[Instruction, ...], slot: int) -> Iterator[Condition]:
    """Those of them that ask only how such cards were in play."""
    if slot:
        yield from (condition for condition in asked_later(ahead, slot) if is_of_play(condition, It(slot)))


def asked_of_either(ahead: tuple[Instruction, ...], slots: tuple[int, ...]) -> Iterator[Condition]:
    """The conditions in what follows that ask how one or the other of several cards was in play."""
    for part in (part for act in ahead for part in walk(act) if slots):
        if isinstance(part, flow.If) and isinstance(part.condition, co.AnyPass):
            cards = part.condition.cards
            if isinstance(cards, Them) and all(isinstance(some, It) and some.slot in slots for some in cards.cards):
                yield part.condition


def asked_of_battle(ahead: tuple[Instruction, ...], slot: int) -> Iterator[Condition]:
    """Those of them that ask only what such cards were doing: no damage changes that."""
    for condition in asked_later(ahead, slot) if slot else ():
        if isinstance(condition, co.StateIs | mo.MemberOf) and is_of_play(condition, It(slot)):
            yield condition


def numbers_of_play(ahead: tuple[Instruction, ...], of: Cards) -> list[Amount]:
    """The numbers in what follows that such cards have in play only: their tokens, and what they were changed to."""
    found: dict[Amount, None] = {}
    for part in (part for act in ahead for part in walk(act)):
        if isinstance(part, am.TokensOn) and part.cards == of:
            found[part] = None
        elif isinstance(part, am.StatOf) and part.cards == of:
            if part.stat is not Stat.COST and not part.as_printed:
                found[part] = None
        elif isinstance(part, am.TotalOf | am.HighestOf | am.LowestOf) and part.cards == of:
            if part.stat is not Stat.COST:
                found[part] = None
    return list(found)


def is_of_play(condition: Condition, of: Cards) -> bool:
    """Does it ask only how those cards are in play?"""
    match condition:
        case co.Every(several) | co.AnyOf(several):
            return all(is_of_play(some, of) for some in several)
        case Not(inner):
            return is_of_play(inner, of)
        case co.StatIs(cards, stat):
            return cards == of and stat is not Stat.COST
        case co.AnyPass(cards):
            return cards == of
        case co.Passes(cards, te.AttachedTo() | te.ControlledBy()):
            return cards == of
    return isinstance(condition, OF_PLAY) and getattr(condition, "cards", None) == of


def refuse_numbers(ahead: tuple[Instruction, ...], slot: int) -> None:
    """A card in a shuffled deck is none that anybody could tell a number of."""
    for act in ahead:
        for part in walk(act):
            if isinstance(part, am.StatOf | am.ThresholdOf) and part.cards == It(slot):
                raise CannotBePlayed("a number of a card that has been shuffled into a deck")
