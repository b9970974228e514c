"""Which card an attacker seems to have laid down: one of the better ones in hand.

How sharply was fitted to 690 attacks in games between heuristics and between searches; docs/decisions/0012 says what it
tells.
"""

from math import exp
from typing import Final

from mulligan.games.unmatched.advice.glance import Glance
from mulligan.games.unmatched.numbers import Player
from mulligan.games.unmatched.options import ABOUT_ATTACK_CARD
from mulligan.games.unmatched.table import ATTACKER, COMBAT_CARD, COMBAT_PLAYER, IN_COMBAT, Table
from mulligan.kernel.numbers import Card, Seat
from mulligan.kernel.random import Random, drawn

CARDS_ARE_CHOSEN: Final = 1  # the stage of a combat
HEAT: Final = 0.7  # a card that looks worse by so much is e times less likely


def deal_likely_attack(world: Table, seat: Seat, random: Random) -> None:
    """Exchange the attack card that this seat does not know for one that the attacker would rather have chosen."""
    combat = world.combat
    if combat[IN_COMBAT] != CARDS_ARE_CHOSEN or combat[COMBAT_CARD + ATTACKER] < 0:
        return
    laid = Card(combat[COMBAT_CARD + ATTACKER])
    if world.seen[laid] >> seat & 1:
        return
    printed = world.printed
    looks = Glance(world, ABOUT_ATTACK_CARD)
    cards = [laid]
    scores = [looks.attack_card(printed[laid])]
    for card in world.hands[Player(combat[COMBAT_PLAYER + ATTACKER])]:
        hidden = not world.seen[card] >> seat & 1 and world.group[card] == world.group[laid]
        if hidden and world.may_be(laid, printed[card]):
            cards.append(card)
            scores.append(looks.attack_card(printed[card]))
    best = max(scores)
    chosen = cards[drawn([exp((score - best) / HEAT) for score in scores], random)]
    printed[laid], printed[chosen] = printed[chosen], printed[laid]
