"""Writes the phrases inside instructions as rows: players, fighters, spaces, amounts, conditions, kinds of card."""

from __future__ import annotations

from dataclasses import dataclass

from mulligan.games.unmatched.effects import program as p
from mulligan.games.unmatched.effects.program import NOTHING
from mulligan.games.unmatched.sheet import TYPES, Sheet
from mulligan.games.unmatched.vocabulary import amounts as a
from mulligan.games.unmatched.vocabulary import conditions as c
from mulligan.games.unmatched.vocabulary import fighters as f
from mulligan.games.unmatched.vocabulary.amounts import CardsLike, WhichCard
from mulligan.games.unmatched.vocabulary.fighters import Fighters, Group, Role, Side
from mulligan.language.core.amounts import Number, Sum, Twice
from mulligan.language.core.kinds import Amount, Condition, Players
from mulligan.language.core.players import AnOpponent, EachOpponent, EachPlayer, PlayerMention, You


class Unwritable(ValueError):
    """A tree that the engine has no rows for."""


@dataclass(frozen=True)
class Row(Condition):
    """A condition that is already written."""

    number: int


class Phrasing:
    """Phrases of one player's cards. It remembers who was spoken of last."""

    def __init__(self, sheet: Sheet, player: int) -> None:
        self.sheet = sheet
        self.player = player
        self.spoken = NOTHING  # the row of the fighters spoken of last, NOTHING for those an instruction picked
        self.they = NOTHING  # the row of the player spoken of last
        self.pair = NOTHING  # two fighters of whom it was asked how they stand
        self.card_spoken = False  # "its" may be a card that was discarded, revealed or found
        self.about: WhichCard | None = None  # the card whose value is being set
        self.that_is_this = False  # "that card" is the one played in the combat

    def add(self, op: int, first: int = NOTHING, second: int = NOTHING, third: int = NOTHING) -> int:
        return self.sheet.program.add(op, first, second, third)

    def number(self, value: int) -> int:
        return self.add(p.A_NUMBER, value)

    # ---- players ---------------------------------------------------------------------------------------------------

    def players(self, tree: Players) -> int:
        if isinstance(tree, You):
            return self.add(p.P_YOU)
        if isinstance(tree, AnOpponent | f.YourOpponent):
            return self.add(p.P_OPPONENT)
        if isinstance(tree, EachOpponent):
            return self.add(p.P_OPPONENTS)
        if isinstance(tree, EachPlayer):
            return self.add(p.P_ALL)
        if isinstance(tree, PlayerMention):
            return self.they if self.they != NOTHING else self.add(p.P_OPPONENT)
        raise Unwritable(f"no rows for the players {type(tree).__name__}")

    # ---- fighters --------------------------------------------------------------------------------------------------

    def named(self, tree: f.ByName) -> int:
        """The fighters of this name, as bits: the player's own."""
        found = 0
        for fighter, name in enumerate(self.sheet.fighter_name):
            if self.sheet.owner[fighter] == self.player and name == tree.name:
                found |= 1 << fighter
        if not found:
            raise Unwritable(f"nobody is called {tree.name}")
        return found

    def fighters(self, tree: Fighters) -> int:
        """A row for a set of fighters. What has to be chosen from it is the instruction's business."""
        row = self.written(tree)
        if not isinstance(tree, f.Spoken):
            self.spoken = (
                row if isinstance(tree, f.ByName | f.YourFighter | f.OpposingFighter | f.AllOfThese) else NOTHING
            )
        return row

    def written(self, tree: Fighters) -> int:
        if isinstance(tree, f.ByName):
            return self.add(p.F_THESE, self.named(tree))
        if isinstance(tree, f.YourFighter):
            return self.add(p.F_ACTIVE)
        if isinstance(tree, f.YourOther):
            return self.add(p.F_MINUS, self.add(p.F_OF, self.add(p.P_YOU)), self.add(p.F_ACTIVE))
        if isinstance(tree, f.OpposingFighter):
            return self.add(p.F_OPPOSING)
        if isinstance(tree, f.Spoken):
            return self.spoken if self.spoken != NOTHING else self.add(p.F_PICKED)
        if isinstance(tree, f.SpokenBoth):
            if self.pair == NOTHING:
                raise Unwritable("“they each” of whom")
            return self.pair
        if isinstance(tree, f.AllOfThese):
            if any(isinstance(item, f.One | f.Several | f.Another) for item in tree.items):
                raise Unwritable("a choice among several fighters at once")
            row = self.written(tree.items[0])
            if not isinstance(tree.items[0], f.Spoken):
                self.spoken = row
            for item in tree.items[1:]:
                row = self.add(p.F_OR, row, self.written(item))
            return row
        if isinstance(tree, f.EachOf | f.One | f.Several):
            return self.group(tree.group)
        if isinstance(tree, f.Another):
            return self.add(p.F_MINUS, self.group(tree.group), self.add(p.F_ACTIVE))
        if isinstance(tree, f.PassedThrough):
            return self.add(p.F_PASSED)
        if isinstance(tree, f.HeroOf):
            return self.add(p.F_AND, self.add(p.F_OF, self.players(tree.of)), self.add(p.F_HEROES))
        if isinstance(tree, f.Nearest):
            return self.add(p.F_NEAREST, self.add(p.F_ENEMY), self.add(p.F_ACTIVE))
        if isinstance(tree, f.Defeated):
            return self.add(p.F_DEFEATED, self.add(p.F_THESE, self.named(tree.name)))
        raise Unwritable(f"no rows for the fighters {type(tree).__name__}")

    def group(self, tree: Group) -> int:
        if tree.named is not None:
            row = self.add(p.F_AND, self.add(p.F_THESE, self.named(tree.named)), self.add(p.F_ALL))
        elif tree.of is not None:
            row = self.add(p.F_OF, self.players(tree.of))
        elif tree.side is Side.FRIENDLY:
            row = self.add(p.F_FRIENDLY)
        elif tree.side is Side.OPPOSING:
            row = self.add(p.F_ENEMY)
        else:
            row = self.add(p.F_ALL)
        if tree.role is Role.HERO:
            row = self.add(p.F_AND, row, self.add(p.F_HEROES))
        elif tree.role is Role.SIDEKICK:
            row = self.add(p.F_AND, row, self.add(p.F_SIDEKICKS))
        for spot in tree.spots:
            row = self.add(p.F_AND, row, self.spot(spot))
        if tree.other:
            row = self.add(p.F_MINUS, row, self.add(p.F_ACTIVE))
        return row

    def spot(self, tree: f.Spot) -> int:
        """The fighters that stand there."""
        if isinstance(tree, f.AdjacentTo):
            return self.add(p.F_ADJACENT, self.anchor(tree.to))
        if isinstance(tree, f.AdjacentToAny):
            return self.add(p.F_ADJACENT, self.group(tree.group))
        if isinstance(tree, f.Beside):
            return self.add(p.F_ADJACENT, self.add(p.F_ACTIVE))
        if isinstance(tree, f.InZone):
            return self.add(p.F_ZONE, self.anchor(tree.of))
        if isinstance(tree, f.InCombat):
            return self.add(p.F_COMBAT)
        if isinstance(tree, f.Nearby):
            return self.add(p.F_WITHIN, self.anchor(tree.of), self.amount(tree.steps))
        if isinstance(tree, f.OnBoard):
            return self.add(p.F_ALL)
        raise Unwritable(f"no rows for the place {type(tree).__name__}")

    def anchor(self, tree: Fighters) -> int:
        """Fighters that others are looked for around: they are not spoken of by that."""
        return self.written(tree)

    # ---- spaces ----------------------------------------------------------------------------------------------------

    def spaces(self, tree: f.Spaces) -> int:
        if isinstance(tree, f.AnySpace):
            return self.add(p.S_ANY)
        if isinstance(tree, f.SpaceInZone):
            return self.add(p.S_ZONE, self.anchor(tree.of))
        if isinstance(tree, f.SpaceBeside):
            return self.add(p.S_ADJACENT, self.anchor(tree.to))
        if isinstance(tree, f.SpaceOutOfZone):
            return self.add(p.S_NO_ZONE, self.anchor(tree.of))
        if isinstance(tree, f.StartingSpace):
            players = p.P_OPPONENTS if isinstance(tree.of, AnOpponent) else NOTHING
            row = self.add(players) if players != NOTHING else self.players(tree.of)
            return self.add(p.S_STARTS, row)
        if isinstance(tree, f.AnyStart):
            return self.add(p.S_ALL_STARTS)
        raise Unwritable(f"no rows for the spaces {type(tree).__name__}")

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def amount(self, tree: Amount) -> int:
        if isinstance(tree, Number):
            return self.number(tree.value)
        if isinstance(tree, Sum):
            return self.add(p.A_SUM, self.amount(tree.left), self.amount(tree.right))
        if isinstance(tree, Twice):
            return self.add(p.A_TIMES, self.number(2), self.amount(tree.amount))
        if isinstance(tree, a.HowMany):
            return self.amount(tree.counted)
        if isinstance(tree, a.BoostValue):
            if tree.card is WhichCard.THAT and self.card_spoken:
                return self.add(p.A_BOOST)
            if tree.card is WhichCard.THAT and self.about is not None:
                return self.add(p.A_CARD_BOOST, self.side(self.about))
            return self.add(p.A_CARD_BOOST, self.side(tree.card))
        if isinstance(tree, a.HealthOf):
            return self.add(p.A_HEALTH, self.anchor(tree.who))
        if isinstance(tree, a.BoostOfPile):
            return self.add(p.A_PILE_BOOST)
        if isinstance(tree, a.PrintedValueOf):
            return self.add(p.A_PRINTED, self.side(tree.card))
        if isinstance(tree, a.ValueOf):
            return self.add(p.A_VALUE, self.side(tree.card))
        if isinstance(tree, a.CombatDamage | a.CountDamage):
            return self.add(p.A_COMBAT_DAMAGE)
        if isinstance(tree, a.ThatMuch | a.CountThose):
            return self.add(p.A_THAT)
        return self.counted(tree)

    def counted(self, tree: Amount) -> int:
        if isinstance(tree, a.CountFighters):
            return self.add(p.A_FIGHTERS, self.group(tree.group))
        if isinstance(tree, a.CountHand):
            return self.add(p.A_HAND, self.players(tree.whose))
        if isinstance(tree, a.CountPile):
            return self.add(p.A_DISCARDS, self.players(tree.whose), self.filter(tree.what))
        if isinstance(tree, a.SpacesBetween):
            return self.add(p.A_BETWEEN, self.add(p.F_ACTIVE), self.anchor(tree.other))
        if isinstance(tree, a.CountersHeld):
            self.counters(tree.name)
            return self.add(p.A_COUNTERS)
        if isinstance(tree, a.CardsPlayedThisTurn):
            return self.add(p.A_CARDS_PLAYED)
        if isinstance(tree, a.ZonesOf):
            return self.add(p.A_ZONES, self.anchor(tree.who))
        raise Unwritable(f"no rows for the amount {type(tree).__name__}")

    def counters(self, name: str) -> None:
        """A player has one kind of counter."""
        known = self.sheet.counter_name[self.player]
        if known not in ("", name):
            raise Unwritable(f"both {known} and {name}")
        self.sheet.counter_name[self.player] = name

    def side(self, card: WhichCard) -> int:
        if card is WhichCard.THIS:
            return p.MINE
        if card is WhichCard.THEIRS:
            return p.THEIRS
        raise Unwritable("the value of a card that is not in the combat")

    def filter(self, tree: CardsLike) -> int:
        """Which kinds are meant, -1 for any."""
        if not tree.types and tree.family is None and tree.user is None:
            return NOTHING
        sheet = self.sheet
        chosen: list[bool] = []
        types = {kind.value for kind in tree.types}
        who = self.named(tree.user) if tree.user is not None else 0
        for kind in range(len(sheet.name)):
            fit = sheet.whose[kind] == self.player
            if types:
                said = TYPES[sheet.type[kind]]
                versatile = said == "versatile" and bool(types & {"attack", "defense"})
                fit = fit and (said in types or versatile)
            if tree.family is not None:
                fit = fit and tree.family.words.lower() in sheet.name[kind].lower()
            if tree.user is not None:
                fit = fit and sheet.who[kind] == who
            chosen.append(fit)
        if tree.family is not None and not any(chosen):
            raise Unwritable(f"no card is called {tree.family.words}")
        return sheet.filter(chosen)

    # ---- conditions ------------------------------------------------------------------------------------------------

    def condition(self, tree: Condition) -> int:
        if isinstance(tree, Row):
            return tree.number
        if isinstance(tree, c.WonCombat):
            return self.add(p.C_WON)
        if isinstance(tree, c.LostCombat):
            return self.add(p.C_LOST)
        if isinstance(tree, c.AllTrue):
            row = self.condition(tree.conditions[0])
            for other in tree.conditions[1:]:
                row = self.add(p.C_AND, row, self.condition(other))
            return row
        if isinstance(tree, c.Stands):
            who = self.fighters(tree.who)
            if isinstance(tree.spot, f.AdjacentTo | f.InZone):
                near = tree.spot.to if isinstance(tree.spot, f.AdjacentTo) else tree.spot.of
                self.pair = self.add(p.F_OR, who, self.anchor(near))
            return self.add(p.C_ALL_OF, who, self.spot(tree.spot))
        if isinstance(tree, c.StandsNot):
            return self.negated(self.add(p.C_ALL_OF, self.fighters(tree.who), self.spot(tree.spot)))
        if isinstance(tree, c.BothAdjacent):
            beside = self.add(p.F_ADJACENT, self.anchor(tree.other))
            return self.add(p.C_ALL_OF, self.anchor(tree.one), beside)
        if isinstance(tree, c.StandsIn):
            return self.add(p.C_AT, self.fighters(tree.who), self.spaces(tree.where))
        if isinstance(tree, c.WasDefeated):
            return self.add(p.C_DEFEATED, self.fighters(tree.who))
        if isinstance(tree, c.AllDefeated):
            standing = self.add(p.F_AND, self.add(p.F_THESE, self.named(tree.who)), self.add(p.F_ALL))
            return self.negated(self.add(p.C_ANY, standing))
        if isinstance(tree, c.NotDefeated):
            return self.negated(self.add(p.C_DEFEATED, self.fighters(tree.who)))
        if isinstance(tree, c.IsOfRole):
            of_role = self.add(p.F_HEROES if tree.role is Role.HERO else p.F_SIDEKICKS)
            return self.add(p.C_ANY, self.add(p.F_AND, self.fighters(tree.who), of_role))
        if isinstance(tree, c.HealthAtMost | c.HealthAtLeast | c.HealthBelow):
            return self.of_health(tree)
        if isinstance(tree, c.TookDamage):
            return self.add(p.C_HURT, self.ever(tree.group))
        return self.of_turn(tree)

    def negated(self, row: int) -> int:
        return self.add(p.C_NOT, row)

    def of_health(self, tree: c.HealthAtMost | c.HealthAtLeast | c.HealthBelow) -> int:
        health = self.add(p.A_HEALTH, self.fighters(tree.who))
        if isinstance(tree, c.HealthAtMost):
            return self.add(p.C_AT_LEAST, self.amount(tree.health), health)
        if isinstance(tree, c.HealthAtLeast):
            return self.add(p.C_AT_LEAST, health, self.amount(tree.health))
        other = self.add(p.A_HEALTH, self.anchor(tree.other))
        return self.negated(self.add(p.C_AT_LEAST, health, other))

    def ever(self, group: Group) -> int:
        """Fighters of a kind whether or not they are still on the battlefield."""
        if group.spots or group.named is not None or group.of is not None or group.other:
            raise Unwritable("damage to a narrower group")
        chosen = (1 << len(self.sheet.fighter_name)) - 1
        if group.side is Side.OPPOSING:
            chosen = self.sheet.enemies[self.player]
        elif group.side is Side.FRIENDLY:
            chosen = self.sheet.friends[self.player]
        if group.role is Role.HERO:
            chosen &= self.sheet.heroes
        elif group.role is Role.SIDEKICK:
            chosen &= ~self.sheet.heroes
        return self.add(p.F_THESE, chosen)

    def of_turn(self, tree: Condition) -> int:
        if isinstance(tree, c.StartedElsewhere):
            return self.add(p.C_MOVED, self.fighters(tree.who))
        if isinstance(tree, c.StartedHere):
            return self.negated(self.add(p.C_MOVED, self.add(p.F_ACTIVE)))
        if isinstance(tree, c.FarFromStart):
            return self.negated(self.add(p.C_SAME_ZONE_AS_START, self.fighters(tree.who)))
        if isinstance(tree, c.WonBefore):
            return self.add(p.C_WON_BEFORE)
        if isinstance(tree, c.NotManeuvered):
            return self.negated(self.add(p.C_MANEUVERED))
        if isinstance(tree, c.YourTurn):
            return self.add(p.C_YOUR_TURN)
        if isinstance(tree, c.NotYourTurn):
            return self.negated(self.add(p.C_YOUR_TURN))
        if isinstance(tree, c.AttackIs):
            return self.add(p.C_EXACTLY, self.add(p.A_ATTACKS), self.amount(tree.number))
        if isinstance(tree, c.ActionIs):
            return self.add(p.C_EXACTLY, self.add(p.A_ACTIONS_TAKEN), self.amount(tree.number))
        return self.of_cards(tree)

    def of_cards(self, tree: Condition) -> int:
        hand = NOTHING
        if isinstance(tree, c.HandAtMost | c.HandAtLeast | c.HandExactly):
            hand = self.add(p.A_HAND, self.add(p.P_YOU))
        if isinstance(tree, c.HandAtMost):
            # A mission in hand is looked at before it is played: "other" cards are all but itself.
            most = self.amount(tree.count)
            limit = self.add(p.A_SUM, most, self.number(1)) if tree.other else most
            return self.add(p.C_AT_LEAST, limit, hand)
        if isinstance(tree, c.HandAtLeast):
            return self.add(p.C_AT_LEAST, hand, self.amount(tree.count))
        if isinstance(tree, c.HandExactly):
            return self.add(p.C_EXACTLY, hand, self.amount(tree.count))
        if isinstance(tree, c.MoreCards | c.FewerCards):
            mine, theirs = self.add(p.A_HAND, self.add(p.P_YOU)), self.add(p.A_HAND, self.players(tree.than))
            pair = (theirs, mine) if isinstance(tree, c.MoreCards) else (mine, theirs)
            return self.negated(self.add(p.C_AT_LEAST, *pair))
        if isinstance(tree, c.TheirHandAtMost):
            return self.add(p.C_AT_LEAST, self.amount(tree.count), self.add(p.A_HAND, self.players(tree.of)))
        if isinstance(tree, c.ThatIs):
            return self.add(p.C_THAT_FITS, self.filter(tree.what))
        if isinstance(tree, c.DeckEmpty):
            return self.add(p.C_EXACTLY, self.add(p.A_DECK, self.add(p.P_YOU)), self.number(0))
        if isinstance(tree, c.ValueAtLeast):
            return self.add(p.C_AT_LEAST, self.amount(tree.what), self.amount(tree.value))
        if isinstance(tree, c.ValuesMatch):
            mine, theirs = self.add(p.A_VALUE, p.MINE), self.add(p.A_VALUE, p.THEIRS)
            return self.add(p.C_AND, self.add(p.C_OPPOSED), self.add(p.C_EXACTLY, mine, theirs))
        return self.of_combat(tree)

    def of_combat(self, tree: Condition) -> int:
        if isinstance(tree, c.PlayedBy):
            return self.add(p.C_ALL_OF, self.add(p.F_ACTIVE), self.fighters(tree.who))
        if isinstance(tree, c.IsAttacking | c.IsDefending):
            own = self.add(p.C_ALL_OF, self.add(p.F_ACTIVE), self.fighters(tree.who))
            side = self.add(p.C_ATTACKING if isinstance(tree, c.IsAttacking) else p.C_DEFENDING)
            return self.add(p.C_AND, own, side)
        if isinstance(tree, c.ThereIs):
            return self.add(p.C_ANY, self.group(tree.group))
        if isinstance(tree, c.SomeStand):
            return self.add(p.C_ANY, self.add(p.F_AND, self.group(tree.group), self.spot(tree.spot)))
        if isinstance(tree, c.PlayedACard):
            self.that_is_this = True
            own = self.add(p.C_ALL_OF, self.add(p.F_ACTIVE), self.fighters(tree.who))
            return self.add(p.C_AND, own, self.add(p.C_PLAYED_CARD))
        if isinstance(tree, c.ThereIsNone):
            return self.negated(self.add(p.C_ANY, self.group(tree.group)))
        if isinstance(tree, c.OpponentPlayed):
            return self.add(p.C_OPPOSED)
        if isinstance(tree, c.OpponentPlayedNone):
            return self.negated(self.add(p.C_OPPOSED))
        if isinstance(tree, c.DealtAtLeast):
            own = self.add(p.C_ALL_OF, self.add(p.F_ACTIVE), self.anchor(tree.who))
            enough = self.add(p.C_AT_LEAST, self.add(p.A_COMBAT_DAMAGE), self.amount(tree.amount))
            return self.add(p.C_AND, self.add(p.C_AND, own, self.add(p.C_ATTACKING)), enough)
        raise Unwritable(f"no rows for the condition {type(tree).__name__}")
