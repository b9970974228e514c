"""What the rules run of a card's text: which effect it is, and the numbers, resources and deities that it names.

`make index` writes it down for the cards of the game, in readings.json, so
that the game starts without reading. A text that does not stand there is read.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mulligan.games.mystic_war.vocabulary.acts import (
    AddedTo,
    AffectInstead,
    CancelIt,
    CancelLoss,
    CannotLoseResource,
    CaptureIt,
    CheckVictory,
    DestroyInstead,
    DestroyResource,
    DivideAmong,
    DoubleDragons,
    DoubleResource,
    DoubleTheGain,
    GainResource,
    GainTheLoss,
    GiveUpDeities,
    Guise,
    HalveResource,
    KeepGivenUp,
    LoseDeitiesAnd,
    LoseThisInstead,
    LoseTurnedUp,
    Loss,
    MayRefuse,
    NegateLast,
    NoPassing,
    NotTheirs,
    NotWith,
    PlayAsOneOf,
    PlayedCard,
    RemoveDeity,
    Resource,
    StealDeity,
    StrikeBack,
    StrongestPlays,
    TakeAnyDiscard,
    TurnVictoryUp,
    Whose,
)
from mulligan.games.mystic_war.vocabulary.reading import read, show
from mulligan.language.core.amounts import Number
from mulligan.language.core.flow import Both
from mulligan.language.core.kinds import Instruction
from mulligan.language.reader import Problem, ReadError

DECK = Path(__file__).parents[1] / "deck"
RESOURCES = [Resource.FOLLOWERS, Resource.MYSTIC_POWER, Resource.GOLD]  # in the mat's order
ADDITIONS: dict[tuple[PlayedCard, type[Instruction]], str] = {
    (PlayedCard.DRAGON, CaptureIt): "capture",
    (PlayedCard.DRAGON, CancelIt): "dragonbane",
    (PlayedCard.DRAGON, StrikeBack): "reprodestruction",
    (PlayedCard.RESOURCE_CARD, DestroyInstead): "transmute destruction",
}
# Sentences that are an effect by themselves.
PLAIN: dict[tuple[type[Instruction], ...], str] = {
    (NegateLast,): "negation",
    (RemoveDeity,): "disfavor",
    (StealDeity,): "favoritism",
    (MayRefuse,): "protection",
    (LoseThisInstead,): "sacrifice",
    (GiveUpDeities, KeepGivenUp): "vacation",
    (DoubleDragons,): "war god",
    (CheckVictory, NoPassing): "judgment",
    (LoseTurnedUp,): "mega-blast",
    (TurnVictoryUp,): "scrutiny",
}


@dataclass(frozen=True)
class Deed:
    """An effect of the rules, by its name, and what the text fills in. Resources are numbered as on the mat."""

    effect: str
    amount: int = 0
    resource: int = -1  # what is gained
    doubles: int = -1
    halves: tuple[int, ...] = ()
    barred_by: str = ""  # the deity whose owner cannot be the recipient
    spares: int = -1  # the resource that `barred_by` keeps out of the choice instead
    losses: tuple[tuple[int, int], ...] = ()  # resources and amounts, in order

    def as_json(self) -> dict[str, Any]:
        """Without what says nothing."""
        plain = asdict(Deed(self.effect))
        said = {name: value for name, value in asdict(self).items() if name == "effect" or value != plain[name]}
        made: dict[str, Any] = json.loads(json.dumps(said))
        return made


def deed_of(text: str, kind: str) -> Deed:
    """The deed that a text on a card of a kind says. Raises `ReadError` where it is not understood or not known."""
    said = read(text)
    deed = lowered(tuple(flat(said)), kind)
    if deed is None:
        raise ReadError([Problem(1, show(said).rstrip("."), f"the rules know no {kind} card that does this")])
    return deed


def flat(said: tuple[Instruction, ...]) -> list[Instruction]:
    """One instruction after another, whether a full stop or an "and" parts them."""
    return [act for one in said for act in (one.acts if isinstance(one, Both) else (one,))]


def lowered(said: tuple[Instruction, ...], kind: str) -> Deed | None:
    plain = PLAIN.get(tuple(type(act) for act in said))
    if plain is not None:
        return Deed(plain)
    match said:
        case (GainResource(Whose.RECIPIENT, Number(amount), resource),) if kind == "resource":
            return Deed(resource.value, amount)
        case (DestroyResource(Number(amount)),) if kind == "resource":
            return Deed("dragon", amount)
        case (PlayAsOneOf(guises, Number(amount)),) if set(guises) == set(Guise):
            return Deed("wild", amount)
        case (AddedTo(played, act),):
            return addition(played, act)
        case (GainTheLoss(Resource.FOLLOWERS),):
            return Deed("necromancy")
        case (CancelLoss(Resource.FOLLOWERS),):
            return Deed("resurrection")
        case (CannotLoseResource(Resource.FOLLOWERS),):
            return Deed("earth goddess")
        case (CannotLoseResource(Resource.MYSTIC_POWER),):
            return Deed("god king")
        case _:
            return event(said) if kind == "event" else spell(said) if kind == "spell" else None


def addition(played: PlayedCard, act: Instruction) -> Deed | None:
    """7.6: a card added to another."""
    if isinstance(act, AffectInstead) and played is PlayedCard.RESOURCE_CARD:
        return Deed(f"transmute {act.to.value}")
    if act == DoubleTheGain(Resource.MYSTIC_POWER) and played is PlayedCard.SORCERY:
        return Deed("stray energy")
    effect = ADDITIONS.get((played, type(act)))
    return None if effect is None else Deed(effect)


def spell(said: tuple[Instruction, ...]) -> Deed | None:
    match said:
        case (HalveResource((halved,)), NotWith(deity)):
            return Deed("power drain", halves=(number(halved),), barred_by=deity.value)
        case (DoubleResource(doubled), HalveResource((halved,)), NotWith(deity)):
            return Deed("vampiric energy", doubles=number(doubled), halves=(number(halved),), barred_by=deity.value)
        case _:
            return None


def event(said: tuple[Instruction, ...]) -> Deed | None:
    match said:
        case (GainResource(Whose.EVERYBODY, Number(amount), resource),):
            return Deed("pennies", amount, resource=number(resource))
        case (StrongestPlays(Resource.MYSTIC_POWER, Number(count)),):
            return Deed("chaos strikes", count)
        case (DivideAmong(Number(points)),):
            return Deed("boon", points)
        case (HalveResource((halved,)), TakeAnyDiscard(), NotWith(deity)):
            return Deed("genie", halves=(number(halved),), barred_by=deity.value)
        case (DoubleResource(doubled), HalveResource((halved,)), NotWith(deity)):
            return Deed("slavery", doubles=number(doubled), halves=(number(halved),), barred_by=deity.value)
        case (LoseDeitiesAnd(losses),):
            return Deed("wrath of the gods", losses=tuple(pair(loss) for loss in losses))
        case (HalveResource(choice), NotTheirs(resource, deity)) if len(choice) > 1 and resource in choice:
            halves = tuple(number(one) for one in choice)
            return Deed("wrath of the war god", halves=halves, barred_by=deity.value, spares=number(resource))
        case _:
            return None


def number(resource: Resource) -> int:
    return RESOURCES.index(resource)


def pair(loss: Loss) -> tuple[int, int]:
    return number(loss.of), loss.amount.value


# ---- what is written down ------------------------------------------------------------------------------------------


def readings(cards: list[dict[str, Any]]) -> dict[str, Any]:
    """The deeds of all cards, by their text."""
    found: dict[str, Any] = {}
    for card in cards:
        for amount in sorted(set(card.get("amounts", [0]))):
            if "text" in card:
                text = card["text"].format(amount=amount)
                found[text] = deed_of(text, card["kind"]).as_json()
    return found


def written() -> str:
    """What readings.json has to say."""
    cards = tomllib.loads((DECK / "cards.toml").read_text("utf-8"))["card"]
    return json.dumps(readings(cards), indent=1, ensure_ascii=False) + "\n"


def write_readings() -> None:
    (DECK / "readings.json").write_text(written(), encoding="utf-8")
