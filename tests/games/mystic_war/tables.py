"""The tables at which the tests of every game play Mystic War."""

from tests.games.table import Table

TABLES = [Table("mystic-war", {"seats": 3}), Table("mystic-war", {"seats": 8})]
MIDDLING = Table("mystic-war", {"seats": 4})
PLAYTHROUGH = (Table("mystic-war", {"seats": 3, "names": ["Ada", "Ben", "Cleo"]}), 1784)
