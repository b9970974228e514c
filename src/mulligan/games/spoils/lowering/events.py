"""Events of the tree as codes: what a trigger or a replacement waits for."""

from __future__ import annotations

from mulligan.games.spoils import events as happenings
from mulligan.games.spoils.effects import ops
from mulligan.games.spoils.effects.code import Code, Kind
from mulligan.games.spoils.lowering.nouns import AREAS, PARTIES, CannotExecute, Nouns, code
from mulligan.games.spoils.lowering.slots import players_in, slot_of
from mulligan.games.spoils.printed import ANYWHERE, BEING_PLAYED, DECK, DISCARD, HAND, OUT_OF_GAME, PLAY
from mulligan.games.spoils.vocabulary import conditions as co
from mulligan.games.spoils.vocabulary import events as ev
from mulligan.games.spoils.vocabulary.nouns import cards as ca
from mulligan.games.spoils.vocabulary.terms import Area
from mulligan.language.core import players as pl
from mulligan.language.core.kinds import Amount, Cards, Event, Players

EVERYWHERE = 1 << PLAY | 1 << HAND | 1 << DECK | 1 << DISCARD | 1 << BEING_PLAYED
IN_PLAY = 1 << PLAY


class Events:
    """Lowers an event; `brought` binds the players it brings in, `zones` is where the text must be active."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.brought: list[Code] = []
        self.zones = IN_PLAY

    def lower(self, node: Event) -> Code:
        found = self._of_play(node) or self._of_battles(node) or self._of_players(node)
        if found is None:
            raise CannotExecute(node)
        return found

    def _event(self, kind: int, *asks: Code) -> Code:
        return code(ops.EVENT, *asks, a=kind)

    def _card(self, cards: Cards, op: int = ops.ASK_CARD) -> Code:
        if isinstance(cards, ca.EitherOf | ca.Together):
            return code(op, code(ops.TOGETHER, *(self.nouns.cards(some, ANYWHERE) for some in cards.cards)))
        slot = slot_of(cards)
        for player, owner in players_in(cards):
            about = ops.OWNER_OF if owner else ops.CONTROLLER_OF
            self.brought.append(code(ops.BIND_PLAYERS, code(about, code(ops.BOUND, a=slot)), a=player))
        return code(op, self.nouns.cards(cards, ANYWHERE), a=slot)

    def _into(self, cards: Cards, zone: ca.Zone) -> list[Code]:
        """The cards, and whose area they are put into: always their owner's (304.1, 305.1)."""
        if isinstance(zone.of, pl.You | pl.AnOpponent | pl.EachOpponent | pl.AnyOpponent):
            return [self._card(cards), code(ops.ASK_OWNER, self.nouns.players(zone.of), a=slot_of(zone.of))]
        return [self._card(cards)]

    def _player(self, who: Players) -> Code:
        if isinstance(who, pl.EachPlayer | pl.EachOpponent):
            self.nouns.actor = slot_of(who)  # "that player" is the one of the event
        return code(ops.ASK_PLAYER, self.nouns.players(who), a=slot_of(who))

    def _amount(self, amount: Amount, compared: int) -> Code:
        return code(ops.ASK_AMOUNT, self.nouns.amount(amount), c=compared)

    def _of_play(self, node: Event) -> Code | None:
        match node:
            case ev.EntersPlay(cards, under):
                asks = [self._card(cards)]
                if under is not None:
                    asks.append(self._player(under))
                return self._event(happenings.ENTERS, *asks)
            case ev.LeavesPlay(cards):
                return self._event(happenings.LEAVES, self._card(cards))
            case ev.EntersOrLeaves(cards):
                enters = self._event(happenings.ENTERS, self._card(cards))
                return code(ops.ANY_EVENT, enters, self._event(happenings.LEAVES, self._card(cards)))
            case ev.IsDestroyed(cards, by_battle, by, damaged_by):
                asks = [self._card(cards)]
                if damaged_by is not None:
                    asks.append(code(ops.ASK_WOUNDED, self.nouns.cards(damaged_by)))
                if by_battle:
                    asks.append(code(ops.ASK_BATTLE))
                if by is not None:
                    asks.append(self._card(by, ops.ASK_OTHER))
                return self._event(happenings.DESTROYED, *asks)
            case ev.IsPut(cards, zone, from_, False) if from_ is None or from_.area is Area.PLAY:
                return self._event(happenings.LEAVES, *self._into(cards, zone), code(ops.ASK_AREA, a=AREAS[zone.area]))
            case ev.IsPut(cards, zone, from_, False) if (
                zone.area is Area.DISCARD and from_ is not None and from_.area is Area.HAND
            ):
                self.zones |= 1 << HAND
                return self._event(happenings.DISCARDS, *self._into(cards, zone))
            case ev.IsPut(cards, zone, None, True) if zone.area is Area.DISCARD:
                asks = self._into(cards, zone)
                leaves = self._event(happenings.LEAVES, *asks, code(ops.ASK_AREA, a=DISCARD))
                self.zones = EVERYWHERE
                put = self._event(happenings.PUT, *asks, code(ops.ASK_AREA, a=DISCARD))
                return code(ops.ANY_EVENT, leaves, self._event(happenings.DISCARDS, *asks), put)
            case ev.IsDiscarded(cards):
                if isinstance(cards, ca.This):
                    self.zones = 1 << HAND
                return self._event(happenings.DISCARDS, self._card(cards))
            case ev.IsRemoved(cards):
                return self._event(happenings.LEAVES, self._card(cards), code(ops.ASK_AREA, a=OUT_OF_GAME))
            case ev.IsTerminated(cards):
                return self._event(happenings.TERMINATED, self._card(cards))
            case ev.IsAttached(cards, to):
                return self._event(happenings.ATTACHED, self._card(cards), self._card(to, ops.ASK_OTHER))
            case ev.IsFlippedUp(cards):
                return self._event(happenings.FLIPPED_UP, self._card(cards))
            case ev.TokenPut(cards):
                return self._event(happenings.TOKEN_PUT, self._card(cards))
            case ev.TokenRemoved(cards):
                return self._event(happenings.TOKEN_REMOVED, self._card(cards))
            case ev.GainsInfluence(cards):
                return self._event(happenings.INFLUENCE_GAINED, self._card(cards))
            case ev.PlayerInflicts(who, to):
                inflicter = self._player(who)
                inflicter.op = ops.ASK_INFLICTER  # 609.1f: it is one amount, whatever its sources
                return self._event(happenings.DAMAGED, self._card(to), inflicter)
            case ev.IsDepleted(cards):
                return self._event(happenings.DEPLETED, self._card(cards))
            case ev.IsRestored(cards):
                return self._event(happenings.RESTORED, self._card(cards))
            case ev.IsPicked(cards, by):
                asks = [self._card(cards)] if by is None else [self._card(cards), self._card(by, ops.ASK_OTHER)]
                return self._event(happenings.PICKED, *asks)
            case ev.IsFlippedDown(cards):
                return self._event(happenings.FLIPPED_DOWN, self._card(cards))
            case ev.RunsOut(cards):
                return self._event(happenings.TOKEN_REMOVED, self._card(cards), code(ops.ASK_DETAIL, a=0))
            case ev.Inflicts(cards, to, battle):
                asks = [self._card(cards)]
                if to is not None:
                    asks.append(self._card(to, ops.ASK_OTHER))
                if battle:
                    asks.append(code(ops.ASK_BATTLE))
                return self._event(happenings.INFLICTS, *asks)
            case ev.IsInflicted(to, by, battle, more_than, while_):
                kind, asks = happenings.DAMAGED, [self._card(to)]
                if by is not None:  # 408.7: what each such source inflicts
                    kind, asks = happenings.INFLICTS, [self._card(to, ops.ASK_OTHER), self._card(by)]
                if while_ is not None:
                    asks.append(code(ops.ASK_WHILE, self.nouns.condition(while_)))
                if battle:
                    asks.append(code(ops.ASK_BATTLE))
                if more_than is not None:
                    more = code(ops.SUM, self.nouns.amount(more_than), code(ops.NUMBER, a=1))
                    asks.append(code(ops.ASK_AMOUNT, more, c=ops.OR_MORE))
                return self._event(kind, *asks)
            case ev.LosesInfluence(cards):
                return self._event(happenings.INFLUENCE_LOST, self._card(cards))
        return None

    def _of_battles(self, node: Event) -> Code | None:
        match node:
            case ev.Attacks(cards, more_than):
                asks = [self._card(cards)]
                if more_than is not None:
                    more = code(ops.SUM, self.nouns.amount(more_than), code(ops.NUMBER, a=1))
                    asks.append(code(ops.ASK_AMOUNT, more, c=ops.OR_MORE))
                return self._event(happenings.ATTACKS, *asks)
            case ev.Blocks(cards):
                return self._event(happenings.BLOCKS, self._card(cards))
            case ev.BlocksCovert(cards):
                return self._event(happenings.BLOCKS, self._card(cards), code(ops.ASK_DETAIL, a=1))
            case ev.IsBlocked(cards):
                return self._event(happenings.BLOCKED, self._card(cards))
            case ev.BlocksOrIsBlocked(cards):
                blocks = self._event(happenings.BLOCKS, self._card(cards))
                return code(ops.ANY_EVENT, blocks, self._event(happenings.BLOCKED, self._card(cards)))
            case ev.PlayerAttacks(who):
                return self._event(happenings.ATTACK, self._player(who))
            case ev.PartyFormed(parties, including, others) if isinstance(including, ca.This | None):
                made = [
                    self._event(
                        happenings.PARTY,
                        code(
                            ops.ASK_PARTY,
                            a=PARTIES[party],
                            b=int(including is not None),
                            c=0 if others is None else self.nouns.amount(others).a,
                        ),
                    )
                    for party in parties
                ]
                return code(ops.ANY_EVENT, *made)
            case ev.PlayerForms(who, party, at_least):
                asks = [self._player(who), code(ops.ASK_DETAIL, a=PARTIES[party])]
                if at_least is not None:
                    asks.append(self._amount(at_least, ops.OR_MORE))
                return self._event(happenings.PARTY, *asks)
            case ev.AttacksTarget(cards, target):
                return self._event(happenings.ATTACKS, self._card(cards), self._card(target, ops.ASK_OTHER))
            case ev.PlayerAttacked(who):
                ask = code(ops.ASK_OTHER_PLAYER, self.nouns.players(who), a=slot_of(who))
                return self._event(happenings.ATTACK, ask)
            case ev.BattleStarts():
                return self._event(happenings.ATTACK)
            case ev.BlocksCard(cards, blocked):
                return self._blocks_card(cards, blocked)
            case ev.EndOfBattle():
                return self._event(happenings.BATTLE_ENDS)
        return None

    def _blocks_card(self, cards: Cards, blocked: Cards) -> Code:
        """302.12, 302.13: whoever blocks a party blocks each of its members."""
        if slot_of(blocked):
            raise CannotExecute(blocked)  # there may be several of them
        attacking = code(ops.IS, a=ops.S_ATTACKING)
        asked = code(ops.EVERY_ONE_IS, self.nouns.cards(blocked), attacking, kind=Kind(0, ANYWHERE))
        return self._event(happenings.BLOCKS, self._card(cards), code(ops.ASK_WHILE, asked))

    def _of_players(self, node: Event) -> Code | None:
        match node:
            case ev.StartOfTurn(whose, _):
                return self._event(happenings.TURN_STARTS, self._player(whose))
            case ev.EndOfTurn(None):
                return self._event(happenings.TURN_ENDS)
            case ev.EndOfTurn(whose) if whose is not None:
                return self._event(happenings.TURN_ENDS, self._player(whose))
            case ev.Plays(who, cards):
                if isinstance(cards, ca.This):
                    self.zones |= 1 << BEING_PLAYED
                return self._event(happenings.PLAYS, self._player(who), self._card(cards))
            case ev.PlaysResource(who):
                return self._event(happenings.PLAYS_RESOURCE, self._player(who))
            case ev.Draws(who, many, False):
                asks = [self._player(who)]
                if not many:
                    asks.append(code(ops.ASK_AMOUNT, code(ops.NUMBER, a=1), c=ops.OR_MORE))
                return self._event(happenings.DRAWS, *asks)
            case ev.Discards(who, cards):
                if isinstance(cards, ca.This):
                    self.zones = 1 << HAND
                return self._event(happenings.DISCARDS, self._player(who), self._card(cards))
            case ev.TakesControl(who, cards):
                return self._event(happenings.CONTROL, self._player(who), self._card(cards))
            case ev.Uses(who, cards) if not isinstance(cards, ca.AnAbility | ca.AbilitiesOn):
                return self._event(happenings.USES, self._player(who), self._card(cards))
            case ev.Searches(who):
                return self._event(happenings.SEARCHED, self._player(who))
            case ev.CoinResult(who, won):
                amount = code(ops.ASK_AMOUNT, code(ops.NUMBER, a=int(won)), c=ops.EXACTLY)
                return self._event(happenings.COIN, self._player(who), amount)
            case ev.ComesToControl(who, kind):
                asked = code(ops.ASK_WHILE, self.nouns.condition(co.Controls(who, kind)))
                enters = self._event(happenings.ENTERS, asked)
                return code(ops.ANY_EVENT, enters, self._event(happenings.CONTROL, asked))
            case ev.CoinFlipped():
                return self._event(happenings.COIN)
        return None
