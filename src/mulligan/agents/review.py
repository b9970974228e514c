"""A finished game looked at again: what a bot that thinks ahead would have done, and where the game turned.

At every decision the bot sees what its seat could see then. Who was ahead is judged with all cards open: it is over.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from mulligan.agents.search import Node, SearchAgent, imagined, outcome
from mulligan.kernel.decision import Decision
from mulligan.kernel.game import Game
from mulligan.kernel.journal import Journal
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.kernel.view import View

WORLDS = 200
LINES = 3
LONGEST_LINE = 6
TRIED_ENOUGH = 3  # an option that was tried less often says nothing
AGAIN = 5  # of the decisions of a seat that seem to have cost it most are looked at again,
TIMES = 4  # with so many times the worlds for each of the two options: what is left was no chance
LEAST_LOSS = 0.02  # a matter of taste


@dataclass(frozen=True)
class Line:
    """What may follow: the choices in words, the chance of winning that the bot saw in it, and how often it tried."""

    words: list[str]
    value: float
    tried: int


@dataclass(frozen=True)
class Moment:
    """One decision: what was chosen, what the bot would have chosen, and what that would have been worth."""

    after: int  # how many choices were made before it
    round: int
    seat: int
    question: str
    chosen: str
    value: float  # the chance of winning with what was chosen, as the bot saw it
    better: str  # what the bot would have chosen; the same where it agrees
    best_value: float
    lines: list[Line]
    options: tuple[int, int] = (0, 0)  # the one that was chosen, the one that the bot would have chosen
    sure: bool = False  # it was looked at again

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.value) if self.better != self.chosen else 0.0


@dataclass
class Review:
    """What there is to say about a game."""

    names: list[str]
    winners: list[int]
    moments: list[Moment] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)  # of every seat, before each choice and at the end
    deeds: list[tuple[int, int, str]] = field(default_factory=list)  # of each choice: round, seat, question and answer

    def worst(self, seat: int, most: int = 3) -> list[Moment]:
        """Where a seat surely lost most, the worst first."""
        found = [one for one in self.moments if one.seat == seat and one.sure and one.loss >= LEAST_LOSS]
        return sorted(found, key=lambda moment: -moment.loss)[:most]

    def turns(self, most: int = 3) -> list[tuple[int, int, float]]:
        """Where the game turned: after which choice, for which seat (a winner, where there is one), and by how much."""
        seats = self.winners or list(range(len(self.names)))
        found = [
            (after, seat, now[seat] - before[seat])
            for after, (before, now) in enumerate(zip(self.chances, self.chances[1:], strict=False))
            for seat in seats
        ]
        return sorted(found, key=lambda one: -abs(one[2]))[:most]

    def told(self, game: Game, state: State, option: int) -> str:
        """A choice with its question; one that only says how something else is done, as that."""
        decision = state.decision
        if decision is not None and self.deeds and not game.deed(state, option):
            _, seat, what = self.deeds[-1]
            if seat == decision.seat:
                return what
        return f"{game.question(state)} {game.label(state, option)}"

    def as_json(self) -> dict[str, Any]:
        seats = range(len(self.names))
        return {
            "names": self.names,
            "winners": self.winners,
            "chances": [[round(chance, 4) for chance in row] for row in self.chances],
            "moments": [{**asdict(moment), "loss": round(moment.loss, 4)} for moment in self.moments],
            "worst": {str(seat): [moment.after for moment in self.worst(seat)] for seat in seats},
            "turns": [
                {"after": after, "seat": seat, "gain": round(gain, 4)} for after, seat, gain in self.turns()
            ],
        }  # fmt: skip


def review(
    journal: Journal,
    seats: list[int] | None = None,
    worlds: int = WORLDS,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at every decision of a game, or of these seats alone. The same number of worlds gives the same review."""
    game = journal.game
    state = game.start(journal.seed)
    found = Review(list(game.seat_names), [])
    bots = [SearchAgent(f"review/{journal.seed}/{seat}", worlds=worlds, seconds=0.0) for seat in range(game.seats)]
    for after, option in enumerate(journal.choices):
        decision = state.decision
        if decision is None:
            break
        if progress is not None:
            progress(after, len(journal.choices))
        found.chances.append(game.chances(state))
        found.deeds.append((game.rounds(state), decision.seat, found.told(game, state, option)))
        if seats is None or decision.seat in seats:
            found.moments.append(looked_at(game, state, decision, option, bots[decision.seat], after))
        state.apply(option)
    look_again(found, journal, bots)
    found.winners = list(state.winners)
    if state.over:
        share = 1 / len(state.winners) if state.winners else 1 / game.seats
        held = state.winners or range(game.seats)
        found.chances.append([share if seat in held else 0.0 for seat in range(game.seats)])
    else:
        found.chances.append(game.chances(state))
    return found


def looked_at(game: Game, state: State, decision: Decision, option: int, bot: SearchAgent, after: int) -> Moment:
    view = state.view(decision.seat)
    best = bot.choose(view, decision)
    root = bot.root
    best_value = value_of(best, view, bot)
    # What was hardly tried is told as what came of it in a few worlds, but never as better than the best.
    value = best_value if option == best else min(best_value, value_of(option, view, bot))
    ways = sorted(zip(root.options, root.nodes, strict=True), key=lambda way: (-way[1].visits, -way[1].value))
    offered = [way for way in ways if way[0] in decision.options and (way[0] == best or way[1].visits >= TRIED_ENOUGH)][
        :LINES
    ]
    world = view.deal_again(Random(f"{bot.seed}/{after}"))
    return Moment(
        after,
        game.rounds(state),
        decision.seat,
        game.question(view.position),
        game.label(state, option),
        round(value, 4),
        game.label(state, best),
        round(best_value, 4),
        [Line(in_words(game, world, first, node), round(node.value, 4), node.visits) for first, node in offered],
        (option, best),
    )


def look_again(found: Review, journal: Journal, bots: list[SearchAgent]) -> None:
    """The greatest of many small differences are mostly chance: what seems to have cost a seat most is weighed anew."""
    losses = sorted((one for one in found.moments if one.loss > 0), key=lambda one: -one.loss)
    doubtful = {
        one.after: one for seat in range(len(bots)) for one in [one for one in losses if one.seat == seat][:AGAIN]
    }
    state = journal.game.start(journal.seed)
    for after, option in enumerate(journal.choices):
        decision = state.decision
        if after in doubtful and decision is not None:
            doubtful[after] = weighed(doubtful[after], state, decision, bots[decision.seat])
        state.apply(option)
    found.moments = [doubtful.get(one.after, one) for one in found.moments]


def weighed(moment: Moment, state: State, decision: Decision, bot: SearchAgent) -> Moment:
    deeper = SearchAgent(bot.seed, worlds=bot.worlds * TIMES, seconds=0.0)
    option = moment.options[0]
    found = looked_at(state.game, state, decision, option, deeper, moment.after)
    best = found.options[1]
    value, best_value = deeper.weigh(state.view(decision.seat), [option, best], deeper.worlds)
    lines = [replace(found.lines[0], value=round(best_value, 4)), *found.lines[1:]]
    return replace(
        found, value=round(min(value, best_value), 4), best_value=round(best_value, 4), lines=lines, sure=True
    )


def value_of(option: int, view: View, bot: SearchAgent) -> float:
    """What the bot thinks of an option, or what it finds when it is made to look at it."""
    tried = bot.root.find(option)
    return tried.value if tried is not None and tried.visits >= TRIED_ENOUGH else forced_value(view, option, bot)


def forced_value(view: View, option: int, bot: SearchAgent) -> float:
    """What an option is worth that the search hardly looked at: a tenth of its worlds that begin with it."""
    chance = Random(f"{bot.seed}/{option}")
    total, count = 0.0, max(TRIED_ENOUGH, bot.worlds // 10)
    for _ in range(count):
        world = imagined(view, chance)
        world.apply(option)
        bot.play_on(world, chance)
        total += outcome(world)[view.seat]
    return total / count


def in_words(game: Game, world: State, first: int, node: Node) -> list[str]:
    """The line that was tried most, as far as it fits one world: who else is meant is said where it changes."""
    state = world.clone()
    said: list[str] = []
    option = first
    seat = -1
    while len(said) < LONGEST_LINE:
        decision = state.decision
        if decision is None or option not in decision.options:
            break
        words = game.deed(state, option).rstrip(".") if said else game.label(state, option)
        if words:
            said.append(words if decision.seat == seat or not said else f"{game.seat_names[decision.seat]}: {words}")
            seat = decision.seat
        state.apply(option)
        following = state.decision
        ways = [
            (one, below)
            for one, below in zip(node.options, node.nodes, strict=True)
            if below.visits > 1 and following is not None and one in following.options
        ]
        if not ways:
            break
        option, node = max(ways, key=lambda way: way[1].visits)
    return said
