"""The tables at which the tests of every game play Unmatched."""

from tests.games.table import Table

TABLES = [
    Table("unmatched", {"heroes": ["Black Widow", "Winter Soldier"]}),
    Table("unmatched", {"heroes": ["Black Panther", "Black Widow"], "board": "Sarpedon"}),
    Table(
        "unmatched",
        {"heroes": ["Winter Soldier", "Black Panther", "Black Widow", "Black Panther"], "teams": True, "seats": 3},
    ),
]
MIDDLING = Table("unmatched", {"heroes": ["Black Panther", "Winter Soldier", "Black Widow"]})
PLAYTHROUGH = (Table("unmatched", {"heroes": ["Black Widow", "Winter Soldier"], "names": ["Ada", "Ben"]}), 109)
