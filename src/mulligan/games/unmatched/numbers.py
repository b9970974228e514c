"""What a small number stands for in Unmatched, besides a seat and a card. The checker tells them apart."""

from typing import Final, NewType

Player = NewType("Player", int)  # one hero with a deck; two of them may have one seat
Fighter = NewType("Fighter", int)
Space = NewType("Space", int)

NO_PLAYER: Final = Player(-1)
NO_FIGHTER: Final = Fighter(-1)
NO_SPACE: Final = Space(-1)  # off the battlefield
FIRST_FIGHTER: Final = Fighter(0)
