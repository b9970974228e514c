"""The printed cards and fighters of one game, in columns that the rules look things up in; made once, never changed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mulligan.games.unmatched.effects.moments import MOMENTS, NOTHING, TIMINGS
from mulligan.games.unmatched.numbers import NO_FIGHTER, Fighter, Player
from mulligan.language.core.kinds import Amount, Condition
from mulligan.language.flow import Program

ATTACK: Final = 0
DEFENSE: Final = 1
VERSATILE: Final = 2
SCHEME: Final = 3
TYPES: Final = ["attack", "defense", "versatile", "scheme"]

NO_VALUE: Final = -1  # no attack or defense value, no BOOST value
HAND_LIMIT: Final = 7
FIRST_HAND: Final = 5
ACTIONS_IN_TURN: Final = 2


# What holds all the time, or while something else does.
PASSES: Final = 0  # moves through opposing fighters
SPARED: Final = 1  # takes less combat damage
SPARED_ALWAYS: Final = 14  # takes less damage of any kind
SHIELDED: Final = 2  # takes no damage from effects
MOVE_IS: Final = 3  # the move value is something else
MOVE_PLUS: Final = 4  # the move value is higher
BOOST_PLUS: Final = 5  # BOOST values are higher
NO_ACTIONS: Final = 6  # opponents gain none
UNCANCELLED: Final = 8  # effects on its cards cannot be cancelled
SHARES: Final = 9  # others may take damage for it: the amount has whom, as bits
KEEPS_HAND: Final = 10  # effects that would have its player discard cards may be ignored
UNTOUCHED: Final = 11  # nobody can attack it
DEAR_ATTACKS: Final = 20  # its attacks cost more actions
PAID_ATTACKS: Final = 21  # its attacks cost counters
NO_TARGET: Final = 22  # whom it cannot attack: the amount has them, as bits
FOE_MOVE_IS: Final = 23  # an opposing fighter's move value is something else
FOE_MOVE_PLUS: Final = 24  # an opposing fighter's move value is lower
KEPT_OFF: Final = 25  # whom an opposing fighter cannot attack for a while: the amount has them, as bits
REACHES: Final = 26  # it attacks from so many spaces away
NO_RECOVERY: Final = 27  # who recovers no health: the amount has them, as bits
UNTOUCHED_AFAR: Final = 12  # nobody who is not adjacent
UNTOUCHED_RANGED: Final = 13  # no ranged fighter
UNMOVED: Final = 15  # opponents' effects neither move nor place it
NO_ATTACKS: Final = 16  # it cannot attack


class Static:
    """What a text makes hold: of whom, how much, and while what."""

    def __init__(
        self,
        player: Player,
        sort: int,
        fighters: int,
        amount: Amount | None,
        guard: Condition | None,
        whom: Amount | None = None,
    ) -> None:
        self.player: Player = player
        self.sort: int = sort
        self.fighters: int = fighters
        self.amount: Amount | None = amount
        self.guard: Condition | None = guard
        self.whom: Amount | None = whom  # which of them now, as bits, where not all


class Sheet:
    """Everything printed. Sets of fighters, players and teams are bits of an integer."""

    def __init__(self, players: int, teams: bool) -> None:
        self.players: int = players
        self.all_players: list[Player] = [Player(player) for player in range(players)]
        self.teams: bool = teams
        self.programs: list[Program] = []  # what texts say, laid out
        self.of_hands: list[bool] = []  # and whether they say it of hands or decks
        # By player.
        self.hero_name: list[str] = []
        self.move: list[int] = []
        self.hand_limit: list[int] = []
        self.first_hand: list[int] = []
        self.actions: list[int] = []  # in a turn
        self.fighters_of: list[int] = []
        self.heroes_of: list[int] = []
        self.first_fighter: list[Fighter] = [NO_FIGHTER] * players  # the others follow on it
        self.first_hero: list[Fighter] = [NO_FIGHTER] * players
        self.friends: list[int] = []
        self.enemies: list[int] = []
        self.deck: list[list[int]] = []  # the kinds of its cards
        self.in_hand_at_start: list[list[int]] = []
        self.boosts_from_suit: list[bool] = []
        self.counters: list[int] = []
        self.most_counters: list[int] = []
        self.counter_name: list[str] = []
        self.ability_text: list[str] = []
        self.form_names: list[list[str]] = []  # what the hero can be; the first is what it is at the start
        self.chooses_form: list[bool] = []  # before the first turn
        self.marker_name: list[str] = []
        self.most_markers: list[int] = []
        self.stopping: list[int] = []  # the fighters whose movement ends at its markers, as bits
        self.moves_through: list[int] = []  # fighters that pass opposing ones, as bits
        # By fighter.
        self.all_fighters: list[Fighter] = []
        self.fighter_name: list[str] = []
        self.owner: list[Player] = []
        self.hero: list[bool] = []
        self.ranged: list[bool] = []
        self.reach: list[int] = []  # how far away it may attack whatever the zone; 1 is adjacent
        self.health: list[int] = []
        self.most_health: list[int] = []  # and what a text may set it to
        self.spared: list[int] = []  # how much less combat damage it takes
        self.passable: int = 0  # fighters that opposing ones may move through, as bits
        self.marker_ways: int = 0  # fighters that move between spaces with their player's markers, as bits
        self.moves_past: int = 0  # fighters that pass opposing sidekicks, as bits
        self.hidden_boost: int = 0  # fighters whose attacks are boosted face down, as bits
        self.escapes: int = 0  # fighters that may be placed where they like in a boosted maneuver, as bits
        self.told_value: int = 0  # fighters whose attacker tells the printed value first, as bits
        self.heroes: int = 0  # all of them, as bits
        self.watches_shifts: bool = False  # an ability waits for opposing fighters to come or to leave
        self.counts_strides: bool = False  # a text asks how far a fighter moved
        self.summoned: int = 0  # fighters that do not start on the battlefield, as bits
        self.present: int = 0  # and those of whom it is said that they do, though others of their name do not
        # By kind of card.
        self.name: list[str] = []
        self.type: vec[i64] = vec[i64]()
        self.value: list[int] = []
        self.boost: list[int] = []
        self.who: vec[i64] = vec[i64]()  # which fighters may use it, as bits
        self.for_anybody: list[bool] = []  # it names no fighter
        self.whose: list[Player] = []  # the player in whose deck it is
        self.text: list[str] = []
        self.effect: list[list[int]] = []  # its program by timing, NOTHING where it has none
        self.requirement: list[Condition | None] = []  # mission-2
        self.mission: list[bool] = []
        self.cannot_be_cancelled: list[bool] = []
        self.uncancelled_if: list[Condition | None] = []  # its effects cannot be cancelled where this holds
        self.asks_for_opponent: list[bool] = []
        self.names_fighter: list[bool] = []  # it matters which fighter plays it
        self.cancels: list[bool] = []
        self.source_of_kind: list[int] = []
        self.form: vec[i64] = vec[i64]()  # what its hero must be to use it, NOTHING for anything
        self.ongoing: list[bool] = []  # it stays in play
        self.labels: list[list[str]] = []  # what else it is called by its kind
        self.points: list[int] = []  # the number of something that is printed on it
        self.face_up: list[bool] = []  # it is played so
        self.set_aside: list[bool] = []  # it is not in the deck until it is selected
        self.conceals: list[bool] = []  # shown, it cancels an effect that looks at the hand
        self.stands_again: list[bool] = []  # its effect after combat saves a fighter without health
        self.adjacent_only: list[bool] = []  # it attacks adjacent fighters alone
        self.card_reach: list[int] = []  # it attacks fighters so many spaces away
        self.card_ranged: list[bool] = []  # whoever attacks with it is a ranged fighter
        self.defends_if: list[Condition | None] = []  # it may be played to defend where this holds
        # Special abilities.
        self.ability_player: list[Player] = []
        self.ability_moment: list[int] = []
        self.ability_row: list[int] = []
        self.ability_fighters: list[int] = []
        self.ability_source: list[int] = []
        self.ability_guard: list[Condition | None] = []  # it holds only while this does
        self.ability_once: list[bool] = []  # only the first time each turn
        self.ability_ever: list[bool] = []  # only the first time in the game
        self.ability_offered: list[bool] = []  # and it counts when it is done, not when it is declined
        self.by_moment: list[list[int]] = [[] for _ in range(players * MOMENTS)]  # by player and moment
        self.moments: i64 = 0  # at which somebody has abilities, as bits: at the others nobody need be asked for them
        self.statics: list[Static] = []
        self.sorts: i64 = 0  # of the statics, as bits: what none of them speaks of need not be asked of them
        self.has_far_cards: list[bool] = []  # by player: cards that attack from further away than the fighter
        self.has_pile: list[bool] = []  # by player: a pile of its own, of which its texts speak
        self.pile_name: list[str] = []
        self.pile_hidden: list[bool] = []  # by player: it lies face down
        self.points_name: list[str] = []  # what its cards have numbers of printed on them
        self.completes: list[bool] = []  # what cards say of the completion of its pile is carried out
        self.lines_for_a_while: int = 0  # how many lines hold only when a text has said so
        self.bonus_player: list[int] = []  # value added to combat cards
        self.bonus_side: list[int] = []
        self.bonus_fighters: list[int] = []
        self.bonus_amount: list[Amount] = []
        self.bonus_condition: list[Condition | None] = []
        self.move_bonus: list[Amount | None] = []  # by player
        # Items.
        self.item_name: list[str] = []
        self.item_slot: list[int] = []
        self.item_value: list[int] = []
        self.item_row: list[int] = []
        self.item_text: list[str] = []
        self.item_source: list[int] = []
        # What events cite: a card, an ability, an item by name.
        self.sources: list[str] = []
        self.filters: list[list[bool]] = []

    def source(self, name: str) -> int:
        self.sources.append(name)
        return len(self.sources) - 1

    def filter(self, kinds: list[bool]) -> int:
        """Enter a choice of kinds; gives its number."""
        if kinds in self.filters:
            return self.filters.index(kinds)
        self.filters.append(kinds)
        return len(self.filters) - 1

    def add_fighter(self, name: str, owner: Player, hero: bool, ranged: bool, health: int) -> int:
        number = len(self.fighter_name)
        self.fighter_name.append(name)
        self.all_fighters.append(Fighter(number))
        self.owner.append(owner)
        self.hero.append(hero)
        self.ranged.append(ranged)
        self.reach.append(1)
        self.health.append(health)
        self.most_health.append(health)
        self.spared.append(0)
        if not self.fighters_of[owner]:
            self.first_fighter[owner] = Fighter(number)
        self.fighters_of[owner] |= 1 << number
        if hero:
            self.heroes_of[owner] |= 1 << number
            self.heroes |= 1 << number
            if self.first_hero[owner] == NO_FIGHTER:
                self.first_hero[owner] = Fighter(number)
        return number

    def add_card(self, name: str, whose: Player, sort: int, value: int, boost: int, who: int, text: str) -> int:
        self.name.append(name)
        self.whose.append(whose)
        self.type = append(self.type, sort)
        self.value.append(value)
        self.boost.append(boost)
        self.who = append(self.who, who)
        self.text.append(text)
        self.effect.append([NOTHING] * TIMINGS)
        self.for_anybody.append(False)
        self.requirement.append(None)
        self.mission.append(False)
        self.cannot_be_cancelled.append(False)
        self.uncancelled_if.append(None)
        self.asks_for_opponent.append(False)
        self.names_fighter.append(False)
        self.cancels.append(False)
        self.source_of_kind.append(self.source(name))
        self.form = append(self.form, NOTHING)
        self.ongoing.append(False)
        self.labels.append([])
        self.points.append(0)
        self.face_up.append(False)
        self.set_aside.append(False)
        self.conceals.append(False)
        self.stands_again.append(False)
        self.adjacent_only.append(False)
        self.card_reach.append(0)
        self.card_ranged.append(False)
        self.defends_if.append(None)
        return len(self.name) - 1

    def add_ability(
        self,
        player: Player,
        moment: int,
        row: int,
        fighters: int,
        source: int,
        guard: Condition | None,
        once: bool,
        ever: bool = False,
        offered: bool = False,
    ) -> None:
        self.by_moment[player * MOMENTS + moment].append(len(self.ability_player))
        self.moments |= 1 << moment
        self.ability_player.append(player)
        self.ability_moment.append(moment)
        self.ability_row.append(row)
        self.ability_fighters.append(fighters)
        self.ability_source.append(source)
        self.ability_guard.append(guard)
        self.ability_once.append(once)
        self.ability_ever.append(ever)
        self.ability_offered.append(offered)

    def add_static(self, static: Static) -> None:
        self.statics.append(static)
        self.sorts |= 1 << static.sort

    def abilities_at(self, player: Player, moment: int) -> list[int]:
        """The abilities of a player that have their moment then."""
        return self.by_moment[player * MOMENTS + moment]

    def settle_sides(self) -> None:
        """team-1: a teammate's fighters are friendly; the others are opposing."""
        for player in range(self.players):
            friends = 0
            for other in range(self.players):
                if self.same_side(Player(player), other):
                    friends |= self.fighters_of[other]
            self.friends.append(friends)
            self.enemies.append((1 << len(self.fighter_name)) - 1 & ~friends)

    def same_side(self, player: Player, other: int) -> bool:
        return player == other or (self.teams and player % 2 == other % 2)

    def attacks(self, kind: int) -> bool:
        """attack-2, versatile-1: may it be played to attack?"""
        return self.type[kind] == ATTACK or self.type[kind] == VERSATILE

    def defends(self, kind: int) -> bool:
        return self.type[kind] == DEFENSE or self.type[kind] == VERSATILE

    def value_of(self, kind: int) -> int:
        """The printed value of a combat card; a variable one counts as 0 until its effect says."""
        return max(self.value[kind], 0)

    def player_name(self, player: Player) -> str:
        return self.hero_name[player]
