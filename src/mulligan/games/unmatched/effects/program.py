"""What a card's text becomes: rows of small integers. A sentence's steps stand one after another, phrases elsewhere.

A row is an operation and up to four values: numbers, or the rows of the phrases that give them when they are needed.
"""

from typing import Final

NOTHING: Final = -1


class Program:
    """All rows of one game, column by column."""

    def __init__(self) -> None:
        self.op: list[int] = []
        self.a: list[int] = []
        self.b: list[int] = []
        self.c: list[int] = []
        self.d: list[int] = []

    def add(self, op: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING, d: int = NOTHING) -> int:
        """Append a row and give its number."""
        self.op.append(op)
        self.a.append(a)
        self.b.append(b)
        self.c.append(c)
        self.d.append(d)
        return len(self.op) - 1


# ---- steps: a row that does something -------------------------------------------------------------------------------

END: Final = 0
JUMP: Final = 1  # to row a
UNLESS: Final = 2  # unless condition a holds, to row b
MAY: Final = 3  # the actor does what follows, or goes to row b
CHOOSE: Final = 4  # the actor goes to one of the a rows that the following JUMP rows name; b more, all different
FOR_EACH: Final = 5  # with each of the players a as the actor, up to row b
NEXT: Final = 6  # back to the FOR_EACH at row a
DRAW: Final = 7  # a cards
DRAW_UNTIL: Final = 8  # a cards in hand
DISCARD: Final = 9  # a cards from hand, b: how, c: filter
DISCARD_TOP: Final = 10  # a cards from the top of the decks of players b
STORE_TOP: Final = 11  # the top a cards of the deck of players b, into the actor's suit
DEAL: Final = 12  # a damage to fighters b
RECOVER: Final = 13  # a health, fighters b
SET_HEALTH: Final = 14  # to a, fighters b
PICK: Final = 15  # one of fighters a; b: 1 if none may be picked; c: row of the set already picked
PICK_PLAYER: Final = 16  # one of players a
MOVE: Final = 17  # fighters a, up to b spaces, c: 1 through opposing fighters, d: 1 exactly so many
PLACE: Final = 18  # each of fighters a, in one of spaces b, c: flags
SWAP: Final = 19  # fighters a and b
NOW_FIGHTS: Final = 20  # fighter a takes over this side of the combat
GAIN_ACTIONS: Final = 21  # a actions
CANCEL: Final = 22  # the effects a (bits by timing) on the card of side b
ADD_VALUE: Final = 23  # a to the value of the card of side b
SET_VALUE: Final = 24  # the value of the card of side b is a instead
IGNORE_VALUE: Final = 25  # of the card of side b
BOOST: Final = 26  # this side's card, up to a times; b: 1 if one may stop
BLIND_BOOST: Final = 27  # with the top card of the deck
HOLD: Final = 28  # fighters a cannot leave their spaces this turn
IGNORE_STARS: Final = 29
SHUFFLE_IN: Final = 30  # a cards of the discard pile, b: how, c: filter
TAKE_BACK: Final = 31  # a cards of the discard pile into hand (d: 1 onto the deck), b: how, c: filter
ACQUIRE: Final = 32  # the next mission
LOOK: Final = 33  # at the hands of players a
DISCARD_THEIRS: Final = 34  # choose a card from the hand of players a, for them to discard
END_TURN: Final = 35
ATTACK_BONUS: Final = 36  # a to the value of the actor's attacks this turn; b: of fighters
TAKE_THIS: Final = 37  # this card goes to a pile a instead of the discard pile
RETURN_DEFEATED: Final = 38  # one of fighters a, to spaces b, with its starting health
DEFEAT: Final = 39  # fighters a
COUNT_AS_WON: Final = 40
DONE_IS: Final = 41  # "if you do" is condition a from here on
REMEMBER: Final = 42  # the amount a
FIX_VALUE: Final = 43  # the value of the card of side b is as printed and cannot change
LIMIT_DAMAGE: Final = 44  # the defender takes at most a combat damage
NO_DRAWS: Final = 45  # players a draw no cards this turn
SHIELD: Final = 46  # fighters a take no damage but combat damage, this combat
FLOOR: Final = 47  # the health of fighters a is not brought below b this turn
GAIN_COUNTERS: Final = 48  # a counters of the actor
SPEND_COUNTERS: Final = 49  # a counters; b: 0 exactly, 1 any number
SET_COUNTERS: Final = 50
HAND_TO_DECK: Final = 51  # a cards of the hand, b: to the top (1) or the bottom (0)
SHUFFLE_HAND_IN: Final = 52
REVEAL_TOP: Final = 53  # the top card of the deck of players a; c: 1 the bottom card
THAT_CARD_TO: Final = 54  # the card spoken of goes to a pile a
PREVENT_DAMAGE: Final = 55  # all combat damage of this combat
SEARCH: Final = 56  # the deck (b bit 0) and the discard pile (b bit 1) for a card of filter c, into hand
DRAW_UP_TO: Final = 57  # a cards, as many of them as the actor likes
PAY_COUNTERS: Final = 58  # a counters, if there are so many
SIFT: Final = 59  # the top a cards of the deck of players b: c of them elsewhere (d), the rest back in any order
REST_UNDER: Final = 16  # of a SIFT's d: the rest goes under the deck
CHOOSE_NUMBER: Final = 60  # from 0 to a, to be spoken of
LAST_STEP: Final = 60

# Where a card goes (TAKE_THIS, THAT_CARD_TO).
TO_HAND: Final = 0
TO_DECK_SHUFFLED: Final = 1
TO_DECK_TOP: Final = 2
TO_DECK_BOTTOM: Final = 3
TO_DISCARD: Final = 4

# How cards are picked (DISCARD, SHUFFLE_IN, TAKE_BACK).
BY_CHOICE: Final = 0
AT_RANDOM: Final = 1
UP_TO: Final = 2  # as many as one likes, up to the number
FROM_TOP: Final = 3
ALL: Final = 4

# PLACE, flags.
MAY_STAY: Final = 1
REVIVE: Final = 2

# Timings, as bits; SCHEME and BOOSTED_WITH are never cancelled.
IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
SCHEME: Final = 3
BOOSTED_WITH: Final = 4
TIMINGS: Final = 5
ALL_EFFECTS: Final = 7

# ---- players: a row that gives a set of players, as bits ------------------------------------------------------------

P_YOU: Final = 100
P_ACTOR: Final = 101
P_OPPONENT: Final = 102  # the other player in the combat, the only opponent, or the one picked
P_OPPONENTS: Final = 103
P_ALL: Final = 104
P_PICKED: Final = 105
P_OWNERS: Final = 106  # of fighters a
P_WHOSE_START: Final = 107  # opponents in whose starting space fighters a are

# ---- fighters: a row that gives a set of fighters, as bits; only those on the board, except as said -----------------

F_THESE: Final = 120  # the set a, defeated or not
F_ACTIVE: Final = 121  # your fighter
F_OPPOSING: Final = 122  # the opposing fighter of the combat
F_COMBAT: Final = 123
F_PICKED: Final = 124  # "them": spoken of last
F_ALL: Final = 125
F_OF: Final = 126  # of players a
F_FRIENDLY: Final = 127  # to the player
F_ENEMY: Final = 128
F_HEROES: Final = 129
F_SIDEKICKS: Final = 130
F_ADJACENT: Final = 131  # to any of fighters a
F_ZONE: Final = 132  # in a zone with any of fighters a
F_AND: Final = 133
F_OR: Final = 134
F_MINUS: Final = 135
F_DEFEATED: Final = 136  # of fighters a
F_NEAREST: Final = 137  # of fighters a, to fighters b
F_WITHIN: Final = 138  # b spaces of fighters a
F_PASSED: Final = 139  # opposing fighters that the last move went through

# ---- spaces ---------------------------------------------------------------------------------------------------------

S_ANY: Final = 150
S_ADJACENT: Final = 151  # to fighters a
S_ZONE: Final = 152  # of fighters a
S_STARTS: Final = 153  # where heroes of players a started
S_NO_ZONE: Final = 154  # that share no zone with fighters a
S_ALL_STARTS: Final = 155

# ---- amounts --------------------------------------------------------------------------------------------------------

A_NUMBER: Final = 160
A_FIGHTERS: Final = 161  # how many fighters a
A_HAND: Final = 162  # cards in hand of players a
A_BOOST: Final = 163  # the BOOST value of the card spoken of
A_CARD_BOOST: Final = 164  # the BOOST value of the card of side a
A_PRINTED: Final = 165  # the printed value of the card of side a
A_VALUE: Final = 166  # its value now
A_COMBAT_DAMAGE: Final = 167
A_THAT: Final = 168  # the amount spoken of last
A_BETWEEN: Final = 169  # spaces between fighters a and b
A_DISCARDS: Final = 170  # cards of filter b in the discard pile of players a
A_HEALTH: Final = 171  # of fighters a
A_SUM: Final = 172
A_TIMES: Final = 173
A_COUNTERS: Final = 174
A_DECK: Final = 175  # cards in the deck of players a
A_ACTIONS_TAKEN: Final = 176
A_CARDS_PLAYED: Final = 177  # other cards played this turn
A_ZONES: Final = 178  # different zones that fighters a are in
A_ATTACKS: Final = 159  # attacks of this turn, the present one among them
A_PILE_BOOST: Final = 179  # the BOOST value of the top card of the discard pile

# ---- conditions -----------------------------------------------------------------------------------------------------

C_WON: Final = 180
C_LOST: Final = 181
C_NOT: Final = 182
C_AND: Final = 183
C_OR: Final = 184
C_ANY: Final = 185  # there is one of fighters a
C_AT_LEAST: Final = 186  # amount a is at least amount b
C_EXACTLY: Final = 187
C_DEFEATED: Final = 188  # fighters a
C_MOVED: Final = 189  # fighters a started this turn in a different space
C_AT: Final = 190  # fighters a are in spaces b
C_HURT: Final = 191  # one of fighters a took damage this turn
C_ATTACKING: Final = 192
C_DEFENDING: Final = 193
C_DONE: Final = 194
C_WON_BEFORE: Final = 195  # a combat of this turn
C_YOUR_TURN: Final = 196
C_STARS_COUNT: Final = 197
C_MANEUVERED: Final = 198
C_OPPOSED: Final = 199  # the opponent played a card
C_ALL_OF: Final = 200  # all of fighters a are among fighters b
C_SAME_ZONE_AS_START: Final = 201  # fighters a share a zone with the space where the turn began
C_PLAYED_CARD: Final = 202  # this side played a card
C_THAT_FITS: Final = 203  # filter a lets the card spoken of through

# Sides of a combat, as seen by whose effect it is.
MINE: Final = 0
THEIRS: Final = 1

# ---- special abilities: what sets them off, or what they always do --------------------------------------------------

ON_START_OF_TURN: Final = 0
ON_END_OF_TURN: Final = 1
ON_AFTER_ATTACK: Final = 2
ON_AFTER_COMBAT: Final = 3
ON_BOOST: Final = 4
ON_MANEUVER_DONE: Final = 5
ON_SCHEME_DONE: Final = 6
IN_IMMEDIATELY: Final = 7
IN_DURING: Final = 8
LAST_MOMENT: Final = 8
