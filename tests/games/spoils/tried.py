"""A tactic with a text to try, and the cards that it is tried on."""

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, item, tactic

RAT = character("Rat", (1, 1, 1), trade="Banker")
BRUISER = character("Bruiser", (3, 3, 3), trade="Rogue")
TANK = character("Tank", (1, 5, 1))
GUARD = character("Guard", (2, 2, 2), subtypes=("soldier",))
LAMP = item("Lamp", "")
DECK = ["Greed"] * 12
RAGE = ["Rage"] * 4
SMASH = tactic("Smash", "COST: Pick a card in play.\nEFFECT: Destroy the card.", cost=0)


def played(text: str, *choices: str, ours: Side | None = None, theirs: Side | None = None) -> Scene:
    """A tactic of this text is played, and these choices are made."""
    trial = tactic("Trial", text, cost=0)
    ours = ours or Side(play=["Rat"])
    ours.hand = ["Trial", *ours.hand]
    ours.deck = ours.deck or DECK
    scene = Scene(
        [trial, RAT, BRUISER, TANK, GUARD, LAMP, SMASH], A=ours, B=theirs or Side(play=["Bruiser"], deck=DECK)
    )
    return scene.choose("A", "Play Trial", *choices)
