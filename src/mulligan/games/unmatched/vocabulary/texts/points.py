"""Which instructions and questions let later words point at a card, at fighters, at a combat."""

from __future__ import annotations

from mulligan.games.unmatched.vocabulary import conditions as c
from mulligan.games.unmatched.vocabulary import memory, questions, standings
from mulligan.games.unmatched.vocabulary.acts import drawing as d
from mulligan.games.unmatched.vocabulary.acts import fighting, hands, health, moving, piles, reveals, turn
from mulligan.games.unmatched.vocabulary.nouns import amounts as a
from mulligan.games.unmatched.vocabulary.nouns import fighters as f
from mulligan.language.tree import Node

# Where instructions that touch hands and decks stand.
OF_HANDS = {module.__name__ for module in (d, hands, reveals, questions)}

SPEAKS_OF_A_CARD = (
    d.DiscardCards, d.DiscardTop, d.StoreTop, d.ChooseForThem, d.RevealTop, d.PutOnDeck, piles.ShuffleIn,
    piles.TakeBack, piles.SearchFor, fighting.BlindBoost, hands.RevealFromHand, hands.ChooseSeen,
    piles.StoreCards, piles.StoreFromDeck, piles.TakeStored, piles.DiscardStored,
    reveals.DiscardMatching, reveals.RevealRandom, reveals.RandomToDeck,
    reveals.RevealSome, reveals.RevealBoth, piles.TakeTopBack, questions.DiscardDownTo,
)  # fmt: skip
OF_COUNTERS = (
    turn.GainCounters, turn.SetCounters, turn.SpendCounters, turn.FillCounters, turn.EmptyCounters, a.CountersHeld,
)  # fmt: skip
OF_A_CARD = (a.PrintedValueOf, a.ValueOf, fighting.CancelEffects, fighting.ValueChange, fighting.AddForEach)
# Fighters whom one can point back at as they are; others were picked, or acted upon.
NAMED = (f.ByName, f.YourFighter, f.OpposingFighter, f.AllOfThese, f.Oneself, f.InPart)
# Where the words of a sentence are not settled in the order of a node's fields.
ORDER: dict[type[Node], tuple[str, ...]] = {
    health.RecoverHealth: ("amount", "who"),
    moving.MoveFighters: ("steps", "who", "toward"),
    turn.StrongerAttacks: ("amount", "who"),
    health.DealUpTo: ("to", "most"),
}
# Of these it is only said how they stand: nobody points back at them.
ANCHORS = (
    (c.BothAdjacent, "one"), (c.BothAdjacent, "other"), (c.HealthBelow, "other"), (c.DealtAtLeast, "who"),
    (moving.MoveFighters, "toward"),
)  # fmt: skip
# What is asked of a combat.
OF_A_COMBAT = (
    c.WonCombat, c.LostCombat, c.ValuesMatch, c.IsAttacking, c.IsDefending, c.OpponentPlayed, c.OpponentPlayedNone,
    c.DealtAtLeast, memory.AttackedA, memory.CardIs, memory.SomeDamage, memory.NoDamage, memory.WonBy, memory.WonWith,
    memory.YouFight, standings.HurtInCombat, standings.HurtMuch, standings.YouDefeated,
)  # fmt: skip
