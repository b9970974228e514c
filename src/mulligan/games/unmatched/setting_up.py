"""What can be set up before a game: heroes, battlefield, items, teams."""

from pathlib import Path
from typing import Any

from mulligan.games.box import Seats
from mulligan.games.form import Chart, Choice, Field, Spot
from mulligan.games.unmatched.battlefields import Battlefield, all_battlefields
from mulligan.games.unmatched.game import DEFAULT_HEROES
from mulligan.games.unmatched.heroes import SUFFIX, Hero, Library, as_toml, own_heroes, read_hero
from mulligan.messages import text

USUAL_BOARD = "Helicarrier"


def fields(seats: Seats) -> list[Field]:
    """Heroes, board, items and teams."""
    offered = [Choice(hero.name, hero.name, hero_line(hero)) for hero in heroes()]
    boards = sorted(all_battlefields().values(), key=lambda board: board.name)
    return [
        Field("heroes", "choice-per-seat", text("unmatched-setup-hero"), list(DEFAULT_HEROES), choices=offered),
        Field(
            "board", "choice", text("unmatched-setup-board"), USUAL_BOARD,
            choices=[
                Choice(board.name, board.name, board_line(board), seats_on(board, seats), chart=chart_of(board))
                for board in boards
            ],
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


def chart_of(board: Battlefield) -> Chart:
    """Where one can stand, in the colours of the zones, and the lines between."""
    width, height = board.aspect
    spots = [
        Spot(
            round(board.x[space], 3),
            round(board.y[space], 3),
            [zone for number, zone in enumerate(board.zone_names) if board.zones[space] >> number & 1],
        )
        for space in range(board.size)
    ]
    return Chart(width, height, spots, board.lines)


def seats_on(board: Battlefield, seats: Seats) -> list[int]:
    """With how many people a board can be played: three of a team game lead four heroes."""
    return list(range(seats.fewest, min(len(board.starts), seats.most) + 1))


def setup(names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up that the game takes. Heroes from files come along, whatever becomes of the files."""
    leading, brought = named(chosen["heroes"])
    if "partner" in chosen and len(leading) == len(names):  # team-2: the first of three leads the first and the third
        leading.insert(2, chosen["partner"])
    made: dict[str, Any] = {
        "heroes": leading,
        "board": chosen["board"],
        "items": chosen["items"],
        "teams": chosen.get("teams", False),
        "seats": len(names),
        "names": names,
    }
    return {**made, "brought": brought} if brought else made


def named(wanted: list[str]) -> tuple[list[str], list[str]]:
    """The heroes' names, and those that came from files, as TOML."""
    found: list[str] = []
    brought: list[str] = []
    for name in wanted:
        if name.endswith(SUFFIX):
            hero = read_hero(Path(name))
            found.append(hero.name)
            brought.append(as_toml(hero))
        else:
            found.append(name)
    return found, brought
