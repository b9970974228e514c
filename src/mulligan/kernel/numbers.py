"""What a small number stands for: a seat, a card. The checker tells them apart; when a game runs they are integers."""

from typing import Final, NewType

Seat = NewType("Seat", int)  # who decides, from 0 on, clockwise
Card = NewType("Card", int)  # one card in a game: the index into `State.printed`, which says what it is

FIRST_SEAT: Final = Seat(0)
NOBODY: Final = Seat(-1)
NO_CARD: Final = Card(-1)
