"""The printed cards, read from deck/cards.toml into columns that the rules look things up in.

What a card does is what its text says: `vocabulary` reads it into acts, which an `Ability` holds.
"""

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mulligan.games.mystic_war.vocabulary.act import Act, Addition

RESOURCE: Final = 0
SPELL: Final = 1
DEITY: Final = 2
EVENT: Final = 3
VICTORY: Final = 4
TYPES: Final = ["resource", "spell", "deity", "event", "victory"]


class Ability:
    """What a text says: its acts, and what they tell the rules, which ask it again and again.

    Cards that say the same but for their amount share one. Resources are numbered as on the mat, -1 for none.
    """

    def __init__(self, number: int, name: str, sort: int, any_time: bool, stays: bool, acts: "list[Act]") -> None:
        self.number: int = number
        self.name: str = name
        self.sort: int = sort
        self.any_time: bool = any_time
        self.stays: bool = stays
        self.acts: list[Act] = acts
        self.addition: Addition | None = None  # to another card (7.6)
        self.amount: int = 0
        self.gains: int = -1  # what a RESOURCE card adds to
        self.destroys: bool = False  # does it take away instead?
        self.guises: list[int] = []  # the abilities that the card may be played with
        self.has_recipient: bool = False
        self.limits_recipient: bool = False  # is not everybody a possible recipient?
        self.choice: list[int] = []  # the resources that its player chooses from
        self.takes_deity: bool = False  # one that its player chooses
        self.frees_deities: bool = False  # one of everybody's
        self.keeps_one: bool = False  # of those, for the recipient
        self.of: int = -1  # the resource whose loss an added card is about
        self.changes_effect: bool = False  # does it make another card's effect another one?
        self.negates: bool = False
        self.shields: list[bool] = [False, False, False]  # by resource: can it not be lost?
        self.lets_refuse: bool = False
        self.doubles_dragons: bool = False
        self.holds_back: bool = False  # may who holds it not pass?
        self.checks_victory: bool = False  # does it end the game if somebody is there?
        for act in acts:
            act.describe(self)


# By printed card.
NAME: Final[list[str]] = []
TYPE: Final[list[int]] = []
EFFECT: Final[list[int]] = []  # the number of its ability
AMOUNT: Final[list[int]] = []  # on a RESOURCE card
ANY_TIME: Final[list[bool]] = []
STAYS: Final[list[bool]] = []
COUNT: Final[list[int]] = []
TEXT: Final[list[str]] = []
NEEDS: Final[list[list[int]]] = []
PICTURE: Final[list[str]] = []

# By ability, in the order of the file. `vocabulary.reading` reads the texts once the rules are there.
ABILITY: Final[list[Ability]] = []
NUMBERS: Final[dict[str, int]] = {}  # by the name of the first card that has it, in small letters


def lay_out() -> None:
    """All that stands on the cards beside their texts."""
    folder = files("mulligan.games.mystic_war").joinpath("deck")
    numbers: dict[str, int] = {}
    for card in tomllib.loads(folder.joinpath("cards.toml").read_text("utf-8"))["card"]:
        template = card.get("text", "")
        if template not in numbers:
            numbers[template] = len(ABILITY)
            NUMBERS[card["name"].casefold()] = len(ABILITY)
            ABILITY.append(Ability(len(ABILITY), card["name"], TYPES.index(card["kind"]), False, False, []))
        amounts = card.get("amounts")
        if amounts is None:
            add(card, numbers[template], card["name"], 0, card.get("count", 1))
            continue
        for amount in sorted(set(amounts)):
            name = card["name"] if len(set(amounts)) == 1 else f"{card['name']} {amount}"
            add(card, numbers[template], name, amount, amounts.count(amount))


def add(card: dict[str, Any], number: int, name: str, amount: int, count: int) -> None:
    NAME.append(name)
    TYPE.append(TYPES.index(card["kind"]))
    EFFECT.append(number)
    AMOUNT.append(0)
    ANY_TIME.append(card.get("timing") == "any time")
    STAYS.append(bool(card.get("stays", False)))
    COUNT.append(count)
    TEXT.append(card.get("text", "").replace("{amount}", str(amount)))
    NEEDS.append(list(card.get("needs", [])))
    plain = card["name"].casefold().replace(" ", "-") if "text" in card else ""
    PICTURE.append(card.get("picture", plain))


lay_out()

KINDS: Final = len(NAME)
WHITE_JUDGMENT: Final = NAME.index("Judgment (white-backed)")
ACTION_CARDS: Final = sum(COUNT[kind] for kind in range(KINDS) if TYPE[kind] != VICTORY)
VICTORY_CARDS: Final = sum(COUNT[kind] for kind in range(KINDS) if TYPE[kind] == VICTORY)


def says(kind: int, acts: "list[Act]") -> None:
    """This is what the text of a printed card says."""
    number = EFFECT[kind]
    made = Ability(number, ABILITY[number].name, TYPE[kind], ANY_TIME[kind], STAYS[kind], acts)
    AMOUNT[kind] = made.amount if made.sort == RESOURCE else 0
    ABILITY[number] = made


def printed() -> list[int]:
    """Every card of the game, the action cards first."""
    return [kind for kind in range(KINDS) for _ in range(COUNT[kind])]


if any(TYPE[kind] == VICTORY for kind in printed()[:ACTION_CARDS]):
    raise RuntimeError("cards.toml: the victory cards come last")
