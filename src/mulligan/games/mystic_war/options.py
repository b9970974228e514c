"""The options of Mystic War as integers: what kind of choice, and of what. Words for them are in `words`."""

from typing import Final

from mulligan.kernel.decision import Refusals

# Plain answers.
DECLINE: Final = 0
PASS: Final = 1
ACCEPT: Final = 2
REFUSE: Final = 3
EXCHANGE: Final = 4

# A kind of choice plus a number.
PLAY: Final = 1000  # a printed card
DISCARD: Final = 2000  # a printed card
ON: Final = 3000  # a seat
AFFECT: Final = 4000  # a resource
AS: Final = 5000  # the effect that Wild Magic takes on
POWER: Final = 6000  # a Special Power of the mat
AMOUNT: Final = 7000  # a number
TAKE: Final = 8000  # a printed card
CHOICE_SIZE: Final = 1000

# What a decision is about. The names are those of the message catalogue.
SUBJECTS: Final = [
    "power", "power-amount", "power-target", "power-resource", "turn", "window", "wild", "recipient", "resource",
    "deity", "consent", "discard-taken", "boon-followers", "boon-mystic-power", "boon-gold", "boon-target",
    "boon-resource", "exchange", "chaos", "chaos-window", "give-up", "keep", "victim", "spared", "sacrifice-for",
    "any-time",
]  # fmt: skip
ABOUT_POWER: Final = 0
ABOUT_POWER_AMOUNT: Final = 1
ABOUT_POWER_TARGET: Final = 2
ABOUT_POWER_RESOURCE: Final = 3
ABOUT_TURN: Final = 4
ABOUT_WINDOW: Final = 5
ABOUT_WILD: Final = 6
ABOUT_RECIPIENT: Final = 7
ABOUT_RESOURCE: Final = 8
ABOUT_DEITY: Final = 9
ABOUT_CONSENT: Final = 10
ABOUT_DISCARD_TAKEN: Final = 11
ABOUT_BOON: Final = 12  # Followers; then Mystic Power, Gold, the target and its resource
ABOUT_BOON_TARGET: Final = 15
ABOUT_BOON_RESOURCE: Final = 16
ABOUT_EXCHANGE: Final = 17
ABOUT_CHAOS: Final = 18
ABOUT_CHAOS_WINDOW: Final = 19
ABOUT_GIVING_UP: Final = 20
ABOUT_KEEPING: Final = 21
ABOUT_VICTIM: Final = 22
ABOUT_SPARED: Final = 23
ABOUT_SACRIFICE: Final = 24
ABOUT_ANY_TIME: Final = 25

# Why an action is refused: a rule, and a message of the catalogue.
REFUSALS: Final = Refusals()
NOT_YOUR_DECISION: Final = REFUSALS.because("7.3", "not-your-decision")
NOT_NOW: Final = REFUSALS.because("4.0", "not-now")
NO_SUCH_CARD: Final = REFUSALS.because("7.3", "no-such-card")
OVER_HAND_LIMIT: Final = REFUSALS.because("7.4", "over-hand-limit")
HOLDS_JUDGMENT: Final = REFUSALS.because("7.4", "holds-judgment")
JUDGMENT_STAYS: Final = REFUSALS.because("7.5", "judgment-not-discarded")
NOTHING_TO_MODIFY: Final = REFUSALS.because("7.6", "nothing-to-modify")
NOT_ANY_TIME: Final = REFUSALS.because("7.6", "not-any-time")
ALREADY_CANCELED: Final = REFUSALS.because("7.6", "already-canceled")
NO_CHANGE: Final = REFUSALS.because("7.6", "no-change")
DOUBLED_BY_WEALTH: Final = REFUSALS.because("7.8", "doubled-by-wealth")
NOT_A_DRAGON: Final = REFUSALS.because("Dragon", "not-a-dragon")
NOT_A_SORCERY: Final = REFUSALS.because("Stray Energy", "not-a-sorcery")
NOT_A_RESOURCE_CARD: Final = REFUSALS.because("Transmutation", "not-a-resource-card")
NOT_JUST_PLAYED: Final = REFUSALS.because("Negation", "not-just-played")
NO_FOLLOWERS_LOST_BY_ANOTHER: Final = REFUSALS.because("Necromancy", "no-followers-lost-by-another")
NO_FOLLOWERS_LOST: Final = REFUSALS.because("Resurrection", "no-followers-lost")
NO_DEITY_BEING_LOST: Final = REFUSALS.because("Sacrifice", "no-deity-being-lost")
NO_FACE_UP_DEITY: Final = REFUSALS.because("Disfavor", "no-face-up-deity")
NO_DEITY_OF_ANOTHER: Final = REFUSALS.because("Favoritism", "no-deity-of-another")
GOD_KING_BARS: Final = REFUSALS.because("God King", "god-king-bars")
EARTH_GODDESS_BARS: Final = REFUSALS.because("Earth Goddess", "earth-goddess-bars")
EVENTS_STAND_ALONE: Final = REFUSALS.because("7.2", "events-stand-alone")
WRONG_BOX: Final = REFUSALS.because("5.1", "wrong-box")
TRADE_TOO_SMALL: Final = REFUSALS.because("5.1", "trade-too-small")
ONLY_BY_ANY: Final = REFUSALS.because("5.1.1", "only-by-any")
MUST_TAKE_EFFECT: Final = REFUSALS.because("Chaos Strikes", "must-take-effect")
NOT_ANOTHER_PLAYER: Final = REFUSALS.because("Favoritism", "not-another-player")
NEITHER_FOLLOWERS_NOR_GOLD: Final = REFUSALS.because("Wrath of the War God", "no-change")
