"""What a response can say of the card or ability that it responds to: what that has picked, and what it could pick."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.spoils.effects import context, nouns
from mulligan.games.spoils.effects.act import Deed
from mulligan.games.spoils.effects.code import NO_PROGRAM
from mulligan.games.spoils.parts import Context, Play
from mulligan.games.spoils.table import Table
from mulligan.games.spoils.vocabulary.nouns.cards import Some
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind, Test
from mulligan.kernel.numbers import NO_CARD, Card
from mulligan.language.core.kinds import Cards
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class Responded(Cards):
    """The card, or the ability by its card, that this is a response to (607)."""

    ability: bool

    def of(self, table: Table, at: Context) -> list[Card]:
        card = nouns.responded(table, at.source, self.ability)
        return [card] if card != NO_CARD else []


@dataclass(frozen=True)
class AnAbility(Cards):
    """An ability being used, of a card of a kind or of none of a kind: the one that this is a response to (607)."""

    source: Kind | None = None
    not_source: Kind | None = None
    slot: int = 0

    def of(self, table: Table, at: Context) -> list[Card]:
        card = nouns.responded(table, at.source, True)
        return [card] if card != NO_CARD and self.is_on(table, at, card) else []

    def is_on(self, table: Table, at: Context, card: Card) -> bool:
        """Is a card one whose abilities are meant?"""
        if self.not_source is not None:
            return not self.not_source.matches(table, at, card)
        return self.source is None or self.source.matches(table, at, card)


@dataclass(frozen=True)
class ThatPicked(Cards):
    """A card being played, or an ability being used, that has picked such cards for its costs (310.1)."""

    picked: Some
    card: bool = True
    ability: bool = True
    slot: int = 0
    kind: Kind | None = None  # of the card

    def of(self, table: Table, at: Context) -> list[Card]:
        play = nouns.play_responded(table, at.source)
        if play is None or not (self.ability if play.ability >= 0 else self.card):
            return []
        if self.kind is not None and not self.kind.matches(table, at, play.card):
            return []
        for card in picked_by(table, play):
            if self.picked.includes(table, at, card):
                return [play.card]
        return []


@dataclass(frozen=True)
class PickedThere(Cards):
    """The cards of a kind that the card or ability responded to has picked."""

    kind: Kind

    def of(self, table: Table, at: Context) -> list[Card]:
        play = nouns.play_responded(table, at.source)
        if play is None:
            return []
        return [card for card in picked_by(table, play) if self.kind.matches(table, at, card)]


@dataclass(frozen=True)
class CouldBePicked(Test):
    """The card or ability responded to could have picked it where it picked one that this text speaks of."""

    by: Cards

    def passes(self, table: Table, at: Context, card: Card) -> bool:
        play = nouns.play_responded(table, at.source)
        if play is None or play.card not in self.by.of(table, at):
            return False
        picked = picked_by(table, play)
        if card in picked:
            return False
        known = context.every_bound(at)
        spoken_of = [some for some in picked if some in known] or picked  # while it is judged, none has been chosen
        for step in picks_of(table, play):
            for one in context.bound(table, play.settled, step.deed.picks_to()):
                if one in spoken_of and step.deed.could_pick(table, play.settled, card):
                    return True
        return False


def picks_of(table: Table, play: Play) -> list[Deed]:
    """The steps of a play's costs in which cards were picked."""
    return [step for step in cost_deeds(table, play) if step.deed.picks_to()]


def cost_deeds(table: Table, play: Play) -> list[Deed]:
    """What is done to play a card or to use an ability, in order."""
    face = table.library.cards[play.text_of]
    found: list[Deed] = []
    for program in (face.flip_costs, face.costs) if play.ability < 0 else (face.paragraphs[play.ability].costs,):
        if program != NO_PROGRAM:
            for step in face.programs[program].steps:
                if isinstance(step, Deed):
                    found.append(step)
    return found


def picked_by(table: Table, play: Play) -> list[Card]:
    """The cards that were picked for a play, as far as they are still what was picked (402.4)."""
    found: list[Card] = []
    for step in picks_of(table, play):
        for card in context.bound(table, play.settled, step.deed.picks_to()):
            if card not in found:
                found.append(card)
    return found


def enter(grammar: Grammar) -> None:
    """Enter the phrases."""
    grammar.phrase(AnAbility, "an ability", "a|an {source:one} 's ability", "an ability of|on a|an {source:one}")
    grammar.phrase(AnAbility, "a|an {source:typed} ability", printed=False)
    grammar.phrase(AnAbility, "an ability that 's source was not a {not_source:one}")
    past = "that picked|picks {picked} [as an_extra|a cost]"
    grammar.phrase(ThatPicked, f"a card or ability {past}", f"a card or an ability {past}")
    grammar.phrase(ThatPicked, f"a card {past}", ability=False)
    grammar.phrase(ThatPicked, f"an ability {past}", card=False)
    grammar.phrase(ThatPicked, f"a|an {{kind:one}} {past}", ability=False)
    grammar.phrase(CouldBePicked, "that could|can be picked by {by:mention}")
