"""What can be set up before a game: heroes, battlefield, items, teams."""

from typing import Any

from mulligan.games.form import Choice, Field
from mulligan.games.unmatched.battlefields import Battlefield, all_battlefields
from mulligan.games.unmatched.game import DEFAULT_HEROES
from mulligan.games.unmatched.heroes import Hero, Library, own_heroes
from mulligan.messages import text

FEWEST_SEATS = 2
MOST_SEATS = 4
USUAL_SEATS = 2
USUAL_BOARD = "Helicarrier"


def seats() -> tuple[int, int, int]:
    """Fewest, most, and how many by default."""
    return FEWEST_SEATS, MOST_SEATS, USUAL_SEATS


def setup_fields() -> list[Field]:
    """Heroes, board, items and teams."""
    offered = [Choice(hero.name, hero.name, hero_line(hero)) for hero in heroes()]
    boards = sorted(all_battlefields().values(), key=lambda board: board.name)
    return [
        Field("heroes", "choice-per-seat", text("unmatched-setup-hero"), list(DEFAULT_HEROES), choices=offered),
        Field(
            "board", "choice", text("unmatched-setup-board"), USUAL_BOARD,
            choices=[Choice(board.name, board.name, board_line(board), seats_on(board)) for board in boards],
        ),
        Field("items", "switch", text("unmatched-setup-items"), True, text("unmatched-setup-items-hint")),
        Field(
            "teams", "switch", text("unmatched-setup-teams"), False, text("unmatched-setup-teams-hint"), seats=[3, 4],
        ),
        Field(
            "partner", "choice", text("unmatched-setup-partner"), DEFAULT_HEROES[2],
            text("unmatched-setup-partner-hint"), offered, seats=[3], needs="teams",
        ),
    ]  # fmt: skip


def heroes() -> list[Hero]:
    """Our own, then those that the host has imported."""
    return list({**Library().heroes, **own_heroes()}.values())


def hero_line(hero: Hero) -> str:
    leader = next(fighter for fighter in hero.fighters if fighter.hero)
    reach = text("unmatched-ranged") if leader.ranged else text("unmatched-melee")
    return text("unmatched-setup-hero-line", health=leader.health, move=hero.move, reach=reach)


def board_line(board: Battlefield) -> str:
    items = "yes" if board.has_items() else "no"
    return text("unmatched-setup-board-line", spaces=board.size, zones=len(board.zone_names), items=items)


def seats_on(board: Battlefield) -> list[int]:
    """With how many people a board can be played: three of a team game lead four heroes."""
    return list(range(FEWEST_SEATS, min(len(board.starts), MOST_SEATS) + 1))


def setup(names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up that `mulligan.games.game` takes."""
    leading = list(chosen["heroes"])
    if "partner" in chosen:  # team-2: the first of three people leads the first and the third hero
        leading.insert(2, chosen["partner"])
    return {
        "heroes": leading,
        "board": chosen["board"],
        "items": chosen["items"],
        "teams": chosen.get("teams", False),
        "seats": len(names),
        "names": names,
    }
