"""Who: you, an opponent, each player, that player."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.language.core.kinds import Players, Quantity
from mulligan.language.grammar import Grammar


@dataclass(frozen=True)
class You(Players):
    """The controller of the text (407.2)."""

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class AnOpponent(Players):
    """An opponent of your choice; in an event or a condition, any one of them; in a prohibition, all of them."""

    slot: int = 0


@dataclass(frozen=True)
class AnyOpponent(Players):
    """Whichever opponent first wants to."""

    slot: int = 0


@dataclass(frozen=True)
class EachOpponent(Players):
    """Every opponent, in order (402.2)."""

    slot: int = 0


@dataclass(frozen=True)
class AnyPlayer(Players):
    """A player of your choice; in an event or a condition, any player."""

    slot: int = 0


@dataclass(frozen=True)
class EachPlayer(Players):
    """Every player, the active one first (402.2)."""

    slot: int = 0


@dataclass(frozen=True)
class EachOtherPlayer(Players):
    """Every player but the one just spoken of, or else but whoever does it."""

    than: Players | None = None
    slot: int = 0


@dataclass(frozen=True)
class SomePlayers(Players):
    """So many players, of your choice."""

    quantity: Quantity
    slot: int = 0

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class Jointly(Players):
    """This player and that one."""

    players: tuple[Players, ...]

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class ActivePlayer(Players):
    """Whose turn it is (603.1)."""


@dataclass(frozen=True)
class They(Players):
    """The player bound to a slot."""

    slot: int


@dataclass(frozen=True)
class Actor(Players):
    """Of several players who do the same, the one who is doing it now."""

    @property
    def plural(self) -> bool:
        return True


@dataclass(frozen=True)
class PlayerMention(Players):
    """Words that point back at a player, before it is settled which."""

    words: str

    @property
    def plural(self) -> bool:
        return self.words == "they"


# The words that point back at a player; the first that points at the right one is printed.
POINTERS = (
    "that player", "they", "that opponent", "the player", "the opponent", "the picked player", "the picked opponent",
    "those players",
)  # fmt: skip


def enter(grammar: Grammar) -> None:
    """Enter the phrases for players."""
    grammar.phrase(You, "you")
    grammar.phrase(AnOpponent, "an opponent", "one opponent", "opponent", "an opponent of you 's choice")
    grammar.phrase(AnyOpponent, "any opponent")
    grammar.phrase(
        EachOpponent,
        "each opponent",
        "you 's opponents",
        "opponents",
        "all opponents",
        "every opponent",
        "you opponents",
        "each opponents",
    )
    grammar.phrase(
        AnyPlayer,
        "a player",
        "a player of you 's choice",
        "any player",
        "any one player",
        "either player",
        "one player",
    )
    grammar.phrase(EachPlayer, "each player", "both players", "all players", "players", "every player")
    grammar.phrase(EachOtherPlayer, "each other player", "all other players")
    grammar.phrase(EachOtherPlayer, "each player other_than|except {than}", "all players other_than|except {than}")
    grammar.phrase(ActivePlayer, "the active player")
    grammar.phrase(SomePlayers, "{quantity:few} players|opponents")
    grammar.phrase(Jointly, "{players:and2}", compound=True, bold=True)
    grammar.phrase(PlayerMention, "each of those players", words="those players", printed=False)
    for pointer in POINTERS:
        grammar.phrase(PlayerMention, pointer, words=pointer)
    grammar.phrase(PlayerMention, "you 's opponent", words="your opponent", printed=False)
    grammar.phrase(PlayerMention, "them", words="they", printed=False)
    grammar.phrase(PlayerMention, "those opponents", words="those players", printed=False)
