"""When what a special ability says is done: the moments of a turn and of a combat, and what happens to fighters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mulligan.games.unmatched.vocabulary.nouns.amounts import Counter
from mulligan.games.unmatched.vocabulary.nouns.fighters import Fighters, Group, One, Role, Side
from mulligan.games.unmatched.vocabulary.nouns.piles import OwnPile, PilePoints
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.grammar import Grammar
from mulligan.language.tree import Node


class Moment(Enum):
    """When an ability applies."""

    START_OF_TURN = "start of turn"
    END_OF_TURN = "end of turn"
    AFTER_ATTACK = "after attack"
    AFTER_COMBAT = "after combat"
    BOOST = "boost"
    AFTER_MANEUVER = "after maneuver"
    AFTER_SCHEME = "after scheme"
    AFTER_ATTACK_OR_SCHEME = "after attack or scheme"
    AFTER_DEFENSE = "after defense"
    AFTER_EITHER = "after attack or defense"
    ATTACKS = "attacks"
    MANEUVERS = "maneuvers"
    SCHEMES = "schemes"
    START_OF_GAME = "start of the game"
    MOVED = "moved"
    DEFEATED = "defeated"
    FOE_DEFEATED = "foe defeated"
    HURT = "hurt"
    ON_MARKER = "on a marker"
    IMMEDIATELY = "immediately"
    DURING = "during combat"
    ATTACKED = "attacked"
    FOE_TURN = "an opponent's turn"
    FOE_TURN_END = "the end of an opponent's turn"
    LIKED = "as one likes"
    LIKED_ONCE = "once as one likes"
    RECOVERED = "recovered"
    SUMMONED = "summoned"
    WOULD_FALL = "would be defeated"
    FOE_SCHEME = "an opponent's scheme"
    DEFENDS = "defends"
    DRAWS = "draws for a maneuver"
    SHIFTED = "in another space"
    COUNTED = "so many counters"
    STORED = "so much in a pile"
    YOU_DEFEAT = "you defeat"
    HURT_BY_FOES = "hurt by opponents"
    FOE_ATTACKS = "an opponent attacks"
    FOE_MANEUVERS = "an opponent maneuvers"
    FOE_BOOSTS = "an opponent boosts"
    BOOSTS_MANEUVER = "boosts a maneuver"
    BOOSTS_ATTACK = "boosts an attack"
    BOOSTS_DEFENSE = "boosts a defense"
    FOE_MANEUVERED = "an opponent has maneuvered"
    DISCARDS = "discards"
    FOE_DISCARDS = "an opponent discards"
    MARKER_LAID = "a marker is placed"
    MARKER_LIFTED = "a marker is removed"
    GAINS_COUNTERS = "gains counters"


@dataclass(frozen=True)
class Crossing(Node):
    """A fighter comes into somebody's zone, or to a space adjacent to them, or leaves it."""

    of: Fighters
    zone: bool
    leaves: bool


@dataclass(frozen=True)
class WhenThis(Node):
    """A moment, of certain fighters perhaps."""

    moment: Moment
    who: Fighters | None = None
    once: bool = False  # the first time each turn
    target: Group | None = None  # whom they attack
    ever: bool = False  # the first time in the game
    skips: Fighters | None = None  # who does not move in this maneuver, if it is done
    least: Amount | None = None  # as much damage as this, or more, at a time
    combat: bool = False  # combat damage
    beaten: Role | None = None  # whom they have defeated by it
    crossing: Crossing | None = None  # where they come, or what they leave
    counter: Counter | None = None  # of which there are so many
    pile: OwnPile | None = None  # in which there is so much
    points: PilePoints | None = None  # of what
    used: bool = False  # the limit is on what is done, and not on what is offered
    asked: Condition | None = None  # what is so then, or it is no such moment


def enter(grammar: Grammar) -> None:
    """Enter the phrases for moments."""
    said = {
        Moment.START_OF_TURN: ("at the start of you 's turn",),
        Moment.END_OF_TURN: ("at the end of you 's turn",),
        Moment.AFTER_ATTACK: ("after you attack", "after you 's attack"),
        Moment.AFTER_COMBAT: ("after each|any combat", "after combat", "after each combat you 's fighter is in"),
        Moment.BOOST: ("whenever you boost", "when you boost", "after you boost"),
        Moment.AFTER_MANEUVER: ("after you maneuver", "after you take a maneuver action"),
        Moment.AFTER_SCHEME: ("after you play a scheme", "after you play a scheme card"),
        Moment.AFTER_ATTACK_OR_SCHEME: ("after you 's attack or scheme", "after you attack or scheme"),
        Moment.AFTER_DEFENSE: ("after you defend", "after you 's defense"),
        Moment.AFTER_EITHER: ("after you attack or defend",),
        Moment.MANEUVERS: (
            "when you maneuver",
            "whenever you maneuver",
            "when you take a maneuver action",
            "when|whenever you take the maneuver action",
        ),
        Moment.SCHEMES: ("when you play a scheme [card]", "whenever you play a scheme [card]"),
        Moment.START_OF_GAME: (
            "at the start of the game",
            *(
                f"{opening} [the] #0|you_'s_hero|you_'s_fighters"
                for opening in (
                    "after you place",
                    "when you place",
                    "at the start of the game , after you place",
                    "after placing",
                )
            ),
            "after you place|placing [the] #0|you_'s_hero|you_'s_fighters at the start of the game",
        ),
        Moment.ATTACKS: ("when you attack", "whenever you attack"),
        Moment.IMMEDIATELY: ("immediately",),
        Moment.DURING: ("during combat",),
        Moment.ATTACKED: ("when|whenever you are attacked", "when|whenever an opponent attacks you"),
        Moment.FOE_TURN: ("at the start of each|an|you_'s opponent 's turn",),
        Moment.FOE_TURN_END: ("at the end of each|an|you_'s opponent 's turn",),
        Moment.FOE_SCHEME: tuple(
            f"{when} an|you_'s opponent plays a scheme [card]" for when in ("when", "whenever", "after")
        ),
        Moment.FOE_ATTACKS: opponents("attacks"),
        Moment.FOE_MANEUVERS: opponents("maneuvers|takes_a_maneuver_action"),
        Moment.FOE_BOOSTS: opponents("boosts [a] [card|maneuver|attack]"),
        Moment.LIKED: ("during you 's turn", "at any time during you 's turn"),
        Moment.LIKED_ONCE: ("once during you 's turn",),
    }
    for moment, ways in said.items():
        grammar.phrase(WhenThis, *each_time(ways), moment=moment)
        enter_once(grammar, ways, moment)
    of_fighters = {
        Moment.AFTER_ATTACK: ("after {who} attacks~attack a|an {target}", "after {who} attacks~attack",
            "after {who} makes~make an attack"),
        Moment.AFTER_DEFENSE: ("after {who} defends~defend",),
        Moment.AFTER_EITHER: ("after {who} attacks~attack or defends~defend",),
        Moment.ATTACKS: ("when {who} attacks~attack", "whenever {who} attacks~attack",
                         "when {who} attacks~attack a|an {target}", "whenever {who} attacks~attack a|an {target}"),
        Moment.ATTACKED: (
            "when an opponent attacks {who}", "whenever an opponent attacks {who}", "when {who} is~are attacked",
            "whenever {who} is~are attacked",
        ),
        Moment.WOULD_FALL: ("when {who} would be defeated", "whenever {who} would be defeated",
                            "if {who} would be defeated"),
        Moment.RECOVERED: ("when {who} recovers~recover health", "whenever {who} recovers~recover health",
                           "whenever|when you recover health with {who}"),
        Moment.SUMMONED: ("when you summon {who}", "whenever you summon {who}", "when {who} is~are summoned"),
        Moment.BOOST: ("whenever {who} boosts~boost", "when {who} boosts~boost", "after {who} boosts~boost"),
        Moment.AFTER_SCHEME: ("after {who} plays~play a scheme", "after {who} plays~play a scheme card"),
        Moment.MOVED: ("after {who} moves~move", "when {who} moves~move", "whenever {who} moves~move"),
        Moment.DEFEATED: ("when {who} is~are defeated", "whenever {who} is~are defeated",
            "after {who} is~are defeated"),
        Moment.HURT: (
            "when {who} takes~take damage", "whenever {who} takes~take damage", "after {who} takes~take damage",
            "when {who} is~are dealt damage", "whenever {who} is~are dealt damage", "after {who} is~are dealt damage",
        ),
    }  # fmt: skip
    of_fighters[Moment.AFTER_ATTACK] += ("after you attack a|an {target}",)
    of_fighters[Moment.ATTACKS] += ("when you attack a|an {target}", "whenever you attack a|an {target}")
    of_fighters[Moment.ATTACKED] += ("when you 's opponent attacks {who}", "whenever you 's opponent attacks {who}")
    for moment, ways in of_fighters.items():
        grammar.phrase(WhenThis, *each_time(ways), moment=moment)
        enter_once(grammar, ways, moment)
    grammar.phrase(WhenThis, "the first time {who} would be defeated",
                   "once per|each game , when {who} would be defeated",
                   "the first time in a|the game [that] {who} would be defeated", moment=Moment.WOULD_FALL,
                   ever=True)  # fmt: skip
    grammar.phrase(WhenThis, *(f"{when} {{who}} defeats~defeat a|an|any [opposing] {{beaten}}" for when in
                               ("when", "whenever", "after")), moment=Moment.AFTER_ATTACK)  # fmt: skip
    grammar.phrase(WhenThis, *(f"{when} {who} {{least}} [or more] {{counter}}" for when in ("when", "whenever", "once")
                               for who in ("you have", "#0 has")), moment=Moment.COUNTED)  # fmt: skip
    grammar.phrase(WhenThis, *(f"{when} you|you_'s {{pile}} has|reaches {{least}} [or more] {what}" for when in
                               ("when", "whenever", "once", "if") for what in ("cards", "{points}")),
                   moment=Moment.STORED)  # fmt: skip
    for leaves, goes in ((False, "enters~enter|moves_into~move_into"), (True, "leaves~leave|exits~exit")):
        for zone, there in ((True, "{of:simple} 's zone"), (False, "a space adjacent to {of:simple}")):
            grammar.phrase(Crossing, f"{goes} {there}", zone=zone, leaves=leaves)
    grammar.phrase(WhenThis, *(f"{when} {{who}} {{crossing}}" for when in ("when", "whenever", "after", "if")),
                   moment=Moment.SHIFTED)  # fmt: skip
    for combat, damage in ((False, ("damage",)), (True, OF_COMBAT)):
        for opening in ("when", "whenever", "after"):
            for verb in ("takes~take", "is~are dealt"):
                hurt = f"{opening} {{who}} {verb}"
                hurts = [f"{hurt} {{least}} or more {way} [at once|one_time]" for way in damage]
                hurts += [f"{hurt} {way}" for way in damage] if combat else []
                grammar.phrase(WhenThis, *hurts, moment=Moment.HURT, combat=combat)
                grammar.phrase(WhenThis, *once(tuple(hurts)), moment=Moment.HURT, combat=combat, once=True)
    lying = "a space with|containing a|an|one|one_of|you_'s [you_'s] marker#0"
    spots = (lying, "a|an|one|one_of|you_'s|any [you_'s] marker#0 ['s] [space]")
    grammar.phrase(
        WhenThis, *(f"{word} {{who}} {verb} {markers}" for markers in spots
                    for word in ("when", "whenever", "after", "if")
                    for verb in ("moves~move into|onto|on|to", "enters~enter",
                        "moves~move or is~are placed in|into", "ends~end they|its|it 's move in|on",
                        "ends~end they|it 's movement in|on")),
        moment=Moment.ON_MARKER,
    )  # fmt: skip
    enter_hurt(grammar)
    for role, word in ((Role.FIGHTER, "fighter"), (Role.HERO, "hero"), (Role.SIDEKICK, "sidekick")):
        grammar.phrase(WhenThis, *(f"{when} you defeat a|an|any [opposing] {word}" for when in ("when", "whenever",
                       "after")), moment=Moment.YOU_DEFEAT, who=One(Group(Side.OPPOSING, role)))  # fmt: skip


def opponents(verb: str) -> tuple[str, ...]:
    return tuple(f"{when} an|you_'s opponent {verb}" for when in ("when", "whenever"))


OF_COMBAT = ("combat damage", "damage from|by|in an|an_opponent_'s|an_opposing_fighter_'s attack|combat")


def each_time(ways: tuple[str, ...]) -> list[str]:
    rest = [way.partition(" ")[2] for way in ways if "whenever" in way.partition(" ")[0]]
    return [*ways, *(f"each|every time {way}" for way in rest)]


def enter_once(grammar: Grammar, ways: tuple[str, ...], moment: Moment, asked: Condition | None = None) -> None:
    """The first time that it happens, or only once that something is done then: in a turn, or in the game."""
    first = [way for way in once(ways) if way.startswith("the first")]
    limited = [way for way in once(ways) if way not in first]
    grammar.phrase(WhenThis, *first, moment=moment, once=True, asked=asked)
    grammar.phrase(WhenThis, *limited, moment=moment, once=True, used=True, asked=asked)
    rest = [way for way in ways if not way.startswith("once") and moment is not Moment.WOULD_FALL]
    ever = [f"once per|each game , {way}" for way in rest]
    grammar.phrase(WhenThis, *ever, moment=moment, ever=True, used=True, asked=asked)


def once(ways: tuple[str, ...]) -> list[str]:
    """The same moments, the first time in a turn."""
    found: list[str] = []
    for way in ways:
        opening, _, rest = way.partition(" ")
        if opening == "after":
            found.append(f"once each|per turn , {way}")
        elif opening in ("when", "whenever"):
            found += [f"the first time {rest} each|this turn", f"the first time each turn [that] {rest}"]
            found += [f"once each|per turn , {way}"]
    return found


def enter_hurt(grammar: Grammar) -> None:
    cause = ("from|by|of an_opponent|an_opposing_fighter|you_'s_opponent 's attack_or_effect|effect_or_attack"
             "|attacks_or_effects|card|cards|effect|effects|scheme", "from|by an opponent|opposing_fighter",
             "from|by you 's opponent")  # fmt: skip
    for opening in ("when", "whenever", "after", "if", "each time"):
        for verb in ("takes~take damage", "is~are dealt damage", "is~are damaged"):
            ways = [f"{opening} {{who}} {verb} {by}" for by in cause]
            grammar.phrase(WhenThis, *ways, moment=Moment.HURT_BY_FOES)
            grammar.phrase(WhenThis, *once(tuple(ways)), moment=Moment.HURT_BY_FOES, once=True)
