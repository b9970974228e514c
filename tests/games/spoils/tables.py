"""The tables at which the tests of every game play The Spoils."""

from tests.games.table import Table

TABLES = [
    Table("spoils", {"decks": ["ashgrove-march", "brass-hounds"]}, stride=8),
    Table("spoils", {"decks": ["ember-and-ridge", "ashgrove-march", "eel-lane"]}, stride=25),
]
MIDDLING = Table("spoils", {"decks": ["the-duchess-regrets", "ashgrove-march"]})
PLAYTHROUGH = (Table("spoils", {"decks": ["brass-hounds", "ember-and-ridge"], "names": ["Ada", "Ben"]}), 19)
