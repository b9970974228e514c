"""The options of Unmatched as integers: what kind of choice, and of what. Words for them are in `words`."""

from typing import Final

from mulligan.kernel.decision import Refusals

# Plain answers.
DECLINE: Final = 0
MANEUVER: Final = 1
YES: Final = 2
DONE: Final = 3
USE_ITEM: Final = 4

# A kind of choice plus a number.
CHOICE_SIZE: Final = 4096
PLAY_SCHEME: Final = 1 * CHOICE_SIZE  # a kind of card times SLOTS, plus which of the player's fighters
ATTACK: Final = 2 * CHOICE_SIZE  # a fighter times TARGETS, plus the target
SCHEME_ITEM: Final = 3 * CHOICE_SIZE  # the fighter on its space
PLAY: Final = 4 * CHOICE_SIZE  # a kind of card, in combat
BOOST: Final = 5 * CHOICE_SIZE  # a kind of card in hand
BOOST_STORED: Final = 6 * CHOICE_SIZE  # a kind of card in the suit
DISCARD: Final = 7 * CHOICE_SIZE  # a kind of card
FIGHTER: Final = 8 * CHOICE_SIZE  # a fighter
SPACE: Final = 9 * CHOICE_SIZE  # a space
OPPONENT: Final = 10 * CHOICE_SIZE  # a player
TAKE: Final = 11 * CHOICE_SIZE  # a kind of card
FIRST: Final = 12 * CHOICE_SIZE  # an effect that waits: the card's (0), the token's (1), an ability's (2 and up)
NUMBER: Final = 13 * CHOICE_SIZE  # a number
ALTERNATIVE: Final = 14 * CHOICE_SIZE  # one of the things a card offers
FORM: Final = 15 * CHOICE_SIZE  # what a hero can be
ZONE: Final = 16 * CHOICE_SIZE  # a zone of the battlefield
USE_ABILITY: Final = 17 * CHOICE_SIZE  # a special ability that is used when its player likes
NAMED: Final = 18 * CHOICE_SIZE  # a kind of card that is named
FROM_DECK: Final = 19 * CHOICE_SIZE  # a kind of card, out of the deck and not the discard pile
SLOTS: Final = 16
TARGETS: Final = 64

# What a decision is about. The names are those of the message catalogue.
SUBJECTS: Final = [
    "placement", "action", "boost-move", "move-which", "move-where", "attack-card", "combat-item", "defense-card",
    "boost-card", "order", "hand-limit", "discard", "effect-may", "effect-fighter", "effect-opponent",
    "effect-move-which",
    "effect-move-where", "effect-place", "effect-shuffle", "effect-take", "effect-discard-theirs", "effect-number",
    "effect-one-of", "effect-deck", "form", "marker",
    "zone", "space", "name", "path", "share", "stop", "instead",
]  # fmt: skip
ABOUT_PLACEMENT: Final = 0
ABOUT_ACTION: Final = 1
ABOUT_BOOST_MOVE: Final = 2
ABOUT_MOVE_WHICH: Final = 3
ABOUT_MOVE_WHERE: Final = 4
ABOUT_ATTACK_CARD: Final = 5
ABOUT_COMBAT_ITEM: Final = 6
ABOUT_DEFENSE_CARD: Final = 7
ABOUT_BOOST_CARD: Final = 8
ABOUT_ORDER: Final = 9
ABOUT_HAND_LIMIT: Final = 10
ABOUT_DISCARD: Final = 11
ABOUT_MAY: Final = 12
ABOUT_FIGHTER: Final = 13
ABOUT_OPPONENT: Final = 14
ABOUT_EFFECT_WHICH: Final = 15
ABOUT_EFFECT_WHERE: Final = 16
ABOUT_PLACE: Final = 17
ABOUT_SHUFFLE: Final = 18
ABOUT_TAKE: Final = 19
ABOUT_THEIRS: Final = 20
ABOUT_NUMBER: Final = 21
ABOUT_ONE_OF: Final = 22
ABOUT_DECK: Final = 23
ABOUT_FORM: Final = 24
ABOUT_MARKER: Final = 25
ABOUT_ZONE: Final = 26
ABOUT_SPACE: Final = 27
ABOUT_NAME: Final = 28
ABOUT_PATH: Final = 29
ABOUT_SHARE: Final = 30
ABOUT_STOP: Final = 31
ABOUT_INSTEAD: Final = 32

# Why an action is refused: a rule, and a message of the catalogue.
REFUSALS: Final = Refusals()
NOT_YOUR_DECISION: Final = REFUSALS.because("turn-1", "not-your-decision")
NOT_NOW: Final = REFUSALS.because("turn-1", "not-now")
NO_SUCH_CARD: Final = REFUSALS.because("turn-2", "no-such-card")
NOT_A_SCHEME: Final = REFUSALS.because("scheme-1", "not-a-scheme")
NOT_THEIR_CARD: Final = REFUSALS.because("scheme-2", "not-their-card")
FIGHTER_DEFEATED: Final = REFUSALS.because("scheme-3", "fighter-defeated")
MISSION_NOT_MET: Final = REFUSALS.because("mission-2", "mission-not-met")
NO_ATTACK_CARD: Final = REFUSALS.because("attack-1", "no-attack-card")
OUT_OF_REACH: Final = REFUSALS.because("attack-3", "out-of-reach")
OUT_OF_ZONE: Final = REFUSALS.because("attack-4", "out-of-zone")
FRIENDLY_TARGET: Final = REFUSALS.because("attack-2", "friendly-target")
FIRST_TURN_LIMIT: Final = REFUSALS.because("players-1", "first-turn-limit")
NOT_AN_ATTACK: Final = REFUSALS.because("attack-5", "not-an-attack")
NOT_A_DEFENSE: Final = REFUSALS.because("attack-6", "not-a-defense")
NO_BOOST_VALUE: Final = REFUSALS.because("Ruling 2", "no-boost-value")
SPACE_TAKEN: Final = REFUSALS.because("maneuver-5", "space-taken")
TOO_FAR: Final = REFUSALS.because("maneuver-3", "too-far")
CANNOT_LEAVE: Final = REFUSALS.because("Ruling 4", "cannot-leave")
NO_ITEM_HERE: Final = REFUSALS.because("item-2", "no-item-here")
NOT_A_SCHEME_ITEM: Final = REFUSALS.because("item-3", "not-a-scheme-item")
WRONG_FORM: Final = REFUSALS.because("hero-3", "wrong-form")
CANNOT_SKIP: Final = REFUSALS.because("turn-2", "cannot-skip")
