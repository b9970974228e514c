"""The printed cards, as the browser draws them."""

from dataclasses import dataclass

from mulligan.games.mystic_war.cards import (
    AMOUNT,
    ANY_TIME,
    KINDS,
    NAME,
    NEEDS,
    PICTURE,
    STAYS,
    TEXT,
    TYPE,
    TYPES,
    VICTORY,
)
from mulligan.kernel.game import Game
from mulligan.messages import text, translated


@dataclass(slots=True)
class CardFace:
    """A printed card, once for all tables."""

    id: int
    name: str
    kind: str
    text: str
    amount: int
    any_time: bool
    stays: bool
    needs: list[int]
    effect: str


def cards(game: Game) -> list[CardFace]:
    """Every printed card, in the language of the moment."""
    return [face(kind) for kind in range(KINDS)]


def face(kind: int) -> CardFace:
    effect = effect_id(kind)
    printed = translated(f"mystic-war-card-{effect}", TEXT[kind], amount=AMOUNT[kind])
    if TYPE[kind] == VICTORY:
        followers, power, gold = NEEDS[kind]
        printed = text("mystic-war-goal", followers=followers, power=power, gold=gold)
    return CardFace(
        kind, NAME[kind], TYPES[TYPE[kind]], printed, AMOUNT[kind], ANY_TIME[kind], STAYS[kind], NEEDS[kind],
        effect,
    )  # fmt: skip


def effect_id(kind: int) -> str:
    """What a card does, in one word that pictures go by."""
    return PICTURE[kind]
