"""The agent that looks ahead, in worlds dealt anew from its view: see docs/decisions/0012.

One tree for all worlds (ISMCTS): what was chosen leads from node to node, and of a node's options only those count that
the world at hand offers. A seat that does not see what another has just chosen chooses alike, whatever it was
(`Game.in_the_dark`). The game's `policy` says where to look first and plays on from a leaf, its `chances` judge where
that is cut off. Every seat looks after itself (max^n).

Where many seats and little to go by leave a tree too thin (`Game.doubt`), the few best options by the game's advice are
compared instead: each is played on from in the same worlds, with the same luck.
"""

import time
from math import exp, sqrt
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from mulligan.agents.agent import Agent
from mulligan.kernel.decision import Decision
from mulligan.kernel.random import Random, Stream
from mulligan.kernel.state import State
from mulligan.kernel.view import View

CURIOSITY: Final = 1.2  # how much an option that was rarely tried is worth a try
UNTRIED: Final = 0.5  # what an option is thought to give before anybody tried it
HOPELESS: Final = 20.0  # so far below the best score an option is not thought of at first
A_THOUSAND: Final = 1_000
AS_GOOD: Final = 0.05
COMPARED: Final = 9  # options, at most: one that is worse is seen to be after a few worlds
WORLDS_AT_LEAST: Final = 8  # before one of them is given up, and again before the next is
GIVEN_UP: Final = 2.0  # so many standard errors behind the best
UNTIL_ASKED: Final = 32  # worlds between two looks at whether those to come can still change the answer
CONVINCED: Final = 1.0  # so many standard errors before the one that advice likes best, to be chosen in its stead


class Node:
    """A choice that was made on the way: how often, and what came of it for the seat that made it."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.options: list[int] = []
        self.nodes: list[Node] = []
        self.dark: Node | None = None

    def unseen(self) -> "Node":
        """Where a seat chooses that does not know what was chosen here: one place, whatever it was."""
        if self.dark is None:
            self.dark = Node(1.0)
        return self.dark

    def below(self, option: int) -> "Node":
        found = self.find(option)
        if found is None:
            found = Node(1.0)
            self.options.append(option)
            self.nodes.append(found)
        return found

    def find(self, option: int) -> "Node | None":
        options = self.options
        for i in range(len(options)):
            if options[i] == option:
                return self.nodes[i]
        return None

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else UNTRIED


class Rival(Node):
    """An option that is compared with others, and what came of it in each world."""

    def __init__(self, option: int) -> None:
        super().__init__(1.0)
        self.option: int = option
        self.results: list[float] = []

    def note(self, result: float) -> None:
        self.results.append(result)
        self.visits += 1
        self.total += result


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchAgent(Agent):
    """Deals worlds that fit what it sees, tries what may come in each, and takes what was tried most.

    With a number of worlds the same seed gives the same answer; with seconds alone it depends on the machine. A clock
    is not waited for where the worlds still to come could not change the answer.
    """

    name: ClassVar[str] = "search"

    def __init__(
        self,
        seed: str,
        worlds: int = 0,
        seconds: float = 0.2,
        depth: int = 0,
        heat: float = 1.0,
        stray: float = 0.1,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.seed: str = seed
        self.worlds: int = worlds
        self.seconds: float = seconds
        self.depth: int = depth  # how many choices a world is played on for, beyond the tree; 0: as the game likes
        self.heat: float = heat  # how far scores of the policy spread into hopes
        self.stray: int = int(stray * A_THOUSAND)  # how often in a thousand a play-out does something else
        self.curiosity: float = curiosity
        self.root: Node = Node(1.0)
        self.until: int = 0  # in which round or turn a play-out ends at the latest, if above 0
        self.dealt: int = 0  # worlds of the last answer
        self.last_option: int = -1
        self.last_choices: int = -2
        self.last_game: int = 0

    def choose(self, view: View, decision: Decision) -> int:
        options = decision.options
        game = view.position.game
        self.foresee(view)
        if len(options) == 1:
            return options[0]
        random = Random(f"{self.seed}/{view.position.choices_made}/{view.seat}")
        began = time.perf_counter()
        ends = began + self.seconds if self.seconds else 0.0
        if game.doubt > 0.0:
            return self.compare(view, options, random, ends)
        self.root = self.kept(view)
        if game.ponders:
            self.hope(options, game.advise(view))
        dealt = 0
        while True:
            self.look(self.root, imagined(view, random), random, view.seat)
            dealt += 1
            if self.worlds and dealt >= self.worlds:
                break
            if ends:
                now = time.perf_counter()
                if now >= ends:
                    break
                if dealt % UNTIL_ASKED == 0 and self.lead(options) > dealt * (ends - now) / (now - began):
                    break
        self.dealt = dealt
        best = self.most_tried(options)
        self.last_option = best
        self.last_choices = view.position.choices_made
        self.last_game = id(view.position.game)
        return best

    def foresee(self, view: View) -> None:
        game = view.position.game
        self.until = game.rounds(view.position) + game.rounds_ahead if game.rounds_ahead else 0

    def kept(self, view: View) -> Node:
        """What was already thought of this decision, where it follows at once on one's own choice."""
        if view.position.choices_made == self.last_choices + 1 and id(view.position.game) == self.last_game:
            below = self.root.find(self.last_option)
            if below is not None:
                return below
        return Node(1.0)

    def hope(self, options: list[int], scores: list[float]) -> None:
        """At the root as advice does, where it knows more than the policy."""
        hopes = spread(scores, self.heat)
        for i in range(len(options)):
            node = self.root.find(options[i])
            if node is None:
                self.root.options.append(options[i])
                self.root.nodes.append(Node(hopes[i]))
            else:
                node.prior = hopes[i]

    def most_tried(self, options: list[int]) -> int:
        best = options[0]
        most = -1
        value = 0.0
        for option in options:
            node = self.root.find(option)
            if node is not None and (node.visits > most or (node.visits == most and node.value > value)):
                best, most, value = option, node.visits, node.value
        return best

    def lead(self, options: list[int]) -> int:
        """How many more worlds were spent on the option that was tried most than on any other."""
        most = second = 0
        for option in options:
            node = self.root.find(option)
            visits = 0 if node is None else node.visits
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second

    def considered(self, decision: Decision) -> list[tuple[int, int, float]]:
        """Of the last answer: each option, how often it was tried, and its chance of winning."""
        found: list[tuple[int, int, float]] = []
        for option in decision.options:
            node = self.root.find(option)
            if node is not None:
                found.append((option, node.visits, node.value))
        return found

    def weigh(self, view: View, options: list[int], worlds: int) -> list[float]:
        """What each of a few options is worth, looked into as if it had been chosen, all in the same worlds."""
        random = Random(f"{self.seed}/{view.position.choices_made}/{view.seat}/weighed")
        self.foresee(view)
        nodes = [Node(1.0) for _ in options]
        compared = view.position.game.doubt > 0.0
        for _ in range(worlds):
            world = imagined(view, random)
            luck = random.fresh_key()
            for node, option in zip(nodes, options, strict=True):
                if compared:
                    node.visits += 1
                    node.total += self.tried_in(world.clone(), option, view.seat, Stream(luck))
                else:
                    chosen = world.clone()
                    chosen.apply(option)
                    self.look(node, chosen, random, view.seat)
        return [node.value for node in nodes]

    # ---- a few options in the same worlds --------------------------------------------------------------------------

    def compare(self, view: View, options: list[int], random: Random, ends: float) -> int:
        """Play on from each of the best options in the same worlds; what advice likes best unless another is better."""
        self.root = Node(1.0)
        self.dealt = 0
        game = view.position.game
        rivals = self.rivals(options, game.advise(view), game.doubt)
        worlds = 0
        while len(rivals) > 1:
            if (self.worlds and self.dealt >= self.worlds) or (ends and worlds and time.perf_counter() >= ends):
                break
            world = imagined(view, random)
            luck = random.fresh_key()
            for rival in rivals:
                rival.note(self.tried_in(world.clone(), rival.option, view.seat, Stream(luck)))
            worlds += 1
            self.dealt += len(rivals)
            if worlds % WORLDS_AT_LEAST == 0:
                rivals = hopeful(rivals)
        favourite = rivals[0]
        best, most = favourite, 0.0
        for rival in rivals[1:]:
            lead = ahead(rival, favourite, CONVINCED)
            if lead > most:
                best, most = rival, lead
        return best.option

    def rivals(self, options: list[int], scores: list[float], doubt: float) -> "list[Rival]":
        """The options that look about as good as the best, the best first; each stands in the root from now on."""
        least = max(scores) - doubt
        found: list[Rival] = []
        left = [i for i in range(len(scores)) if scores[i] > least]
        while left and len(found) < COMPARED:
            best = left[0]
            for i in left:
                if scores[i] > scores[best]:
                    best = i
            left.remove(best)
            rival = Rival(options[best])
            found.append(rival)
            self.root.options.append(rival.option)
            self.root.nodes.append(rival)
        return found

    def tried_in(self, world: State, option: int, seat: int, random: Stream) -> float:
        world.apply(option)
        self.play_on(world, random)
        return outcome(world)[seat]

    # ---- one world -------------------------------------------------------------------------------------------------

    def look(self, root: Node, state: State, random: Random, seat: int) -> None:
        """Go down the tree of a seat in this world, one choice beyond it, play on, and note what came of it."""
        path: list[Node] = [root]
        seats: list[int] = [seat]
        node = root
        before: Node | None = None
        while True:
            decision = state.decision
            if decision is None:
                break
            options = decision.options
            known = before.unseen() if before is not None and state.game.in_the_dark(state) else node
            if not self.covers(known, options):
                self.widen(known, state, options)
            chosen, option = self.most_promising(known, options)
            if known is not node:
                path.append(chosen)
                seats.append(decision.seat)
                chosen = node.below(option)
            before = node
            node = chosen
            path.append(node)
            seats.append(decision.seat)
            state.apply(option)
            if node.visits == 0:
                break
        self.play_on(state, random)
        values = outcome(state)
        for i in range(len(path)):
            one = path[i]
            one.visits += 1
            one.total += values[seats[i]]

    def covers(self, node: Node, options: list[int]) -> bool:
        known = node.options
        if len(known) < len(options):
            return False
        for option in options:
            if option not in known:
                return False
        return True

    def widen(self, node: Node, state: State, options: list[int]) -> None:
        """Options met for the first time, with what the policy hopes of them."""
        hopes = spread(state.game.policy(state), self.heat)
        for i in range(len(options)):
            if options[i] not in node.options:
                node.options.append(options[i])
                node.nodes.append(Node(hopes[i]))

    def most_promising(self, node: Node, options: list[int]) -> tuple[Node, int]:
        """The option with the best mean of hope and experience (PUCT), among those that this world offers."""
        tried = 0
        total = 0.0
        found: list[Node] = []
        for option in options:
            below = node.find(option)
            if below is None:
                raise RuntimeError("an option that was not widened")
            tried += below.visits
            total += below.total
            found.append(below)
        weight = self.curiosity * sqrt(tried + 1)
        usual = total / tried if tried else UNTRIED
        best = 0
        highest = -1.0
        for i in range(len(found)):
            below = found[i]
            value = below.total / below.visits if below.visits else usual
            promise = value + weight * below.prior / (1 + below.visits)
            if promise > highest:
                highest = promise
                best = i
        return found[best], options[best]

    def play_on(self, state: State, random: Stream) -> None:
        """As the policy plays, now and then straying; never where small differences count."""
        stray = 0 if state.game.doubt > 0.0 or self.until else self.stray
        for _ in range(self.depth or state.game.foresight):
            decision = state.decision
            if decision is None or (self.until and state.game.rounds(state) >= self.until):
                return
            options = decision.options
            if stray and random.below(A_THOUSAND) < stray:
                state.apply(options[random.below(len(options))])
            else:
                state.apply(options[best_of(state.game.policy(state), random)])


def hopeful(rivals: list[Rival]) -> list[Rival]:
    """Without those that have fallen too far behind the best of them."""
    best = rivals[0]
    for rival in rivals:
        if rival.total > best.total:
            best = rival
    return [rival for rival in rivals if rival is best or ahead(best, rival, GIVEN_UP) <= 0.0]


def ahead(one: Rival, other: Rival, errors: float) -> float:
    """By how much one did better in the same worlds, less so many standard errors of that."""
    count = len(one.results)
    if count < 2:
        return 0.0
    mean = (one.total - other.total) / count
    squares = 0.0
    for i in range(count):
        apart = one.results[i] - other.results[i] - mean
        squares += apart * apart
    return mean - errors * sqrt(squares / (count - 1) / count)


def outcome(state: State) -> list[float]:
    """What a position is for each seat: its share of the victory, or its chances."""
    if not state.over:
        return state.game.chances(state)
    winners = state.winners
    if not winners:
        return [1.0 / state.seats] * state.seats
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def imagined(view: View, random: Random) -> State:
    """A world that fits what a seat sees, and what others have shown of their secrets by their play."""
    world = view.deal_again(random)
    world.game.lean(world, view.seat, random)
    return world


def best_of(scores: list[float], random: Stream) -> int:
    """The place of the best score; of those about as good, any."""
    best = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[best]:
            best = i
    least = scores[best] - AS_GOOD
    alike = 0
    for score in scores:
        if score > least:
            alike += 1
    if alike == 1:
        return best
    wanted = random.below(alike)
    for i in range(len(scores)):
        if scores[i] > least:
            if wanted == 0:
                return i
            wanted -= 1
    return best


def spread(scores: list[float], heat: float) -> list[float]:
    """Scores as shares of one."""
    best = max(scores)
    found: list[float] = []
    total = 0.0
    for score in scores:
        share = exp((score - best) / heat) if score > best - HOPELESS * heat else 0.0
        found.append(share)
        total += share
    return [share / total for share in found]
