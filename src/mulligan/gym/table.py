"""A table of any game as a PettingZoo environment: one seat after another sees what it may know, and chooses."""

from io import StringIO
from string import printable
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from mulligan.games import box
from mulligan.kernel.decision import IllegalChoice
from mulligan.kernel.encoding import NO_ACTION, Encoding
from mulligan.kernel.game import Game, names_for
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.kernel.together import payoffs
from mulligan.screen.page import Page

Seen: TypeAlias = dict[str, Any]
Table: TypeAlias = AECEnv[str, Seen, int | None]

WIDTH = 100  # of what is rendered
LONGEST_TEXT = 40_000
LETTERS = printable + "äöüÄÖÜßéè×–—‘’“”„…→█▌·▶✓└│─■□●○◆◇★☆⚔"  # what a text observation may hold; another is "?"
READABLE = frozenset(LETTERS)


def set_up(game: str, seats: int = 0, **chosen: Any) -> Game:
    """A game by name for so many seats, with what was chosen of its form: decks, heroes, board."""
    found = box(game)
    seats = seats or found.seats.usual
    if not found.seats.fewest <= seats <= found.seats.most:
        raise ValueError(f"{game} is for {found.seats.fewest} to {found.seats.most} seats, not {seats}.")
    known = {field.id for field in found.form()}
    if unknown := set(chosen) - known:
        raise ValueError(f"{game} has nothing called {sorted(unknown)} to choose; there is: {sorted(known)}.")
    return found.table(names_for(seats, None), chosen)


class TableEnv(AECEnv[str, Seen, int | None]):
    """The environment itself. Options of `env`:

    - `seats`, and by name whatever the game's form asks for (`decks`, `heroes`, `board`);
    - `observations`: "array" (a byte for each feature of `encoding.features`) or "text";
    - `steps_at_most`: then the game is cut off (`truncations`);
    - `render_mode`: "human" prints the table as the seat that is asked sees it, "ansi" gives it as a string.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi"], "name": "mulligan_v0", "is_parallelizable": False, "render_fps": 1,
    }  # fmt: skip

    def __init__(
        self,
        game: str,
        seats: int = 0,
        observations: str = "array",
        steps_at_most: int = 0,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        super().__init__()
        if observations not in ("array", "text"):
            raise ValueError(f"Observations are told as 'array' or as 'text', not as {observations!r}.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"A table is rendered as 'human' or as 'ansi', not as {render_mode!r}.")
        self.game: Game = set_up(game, seats, **chosen)
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.encoding: Encoding = self.game.encoding()
        self.render_mode = render_mode
        self.as_text = observations == "text"
        self.steps_at_most = steps_at_most
        self.steps = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        space = observation_space(self.encoding, self.as_text)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.chance = Random(f"{np.random.SeedSequence().entropy}")
        self.state_now: State | None = None

    @property
    def position(self) -> State:
        """The whole position, with all its secrets."""
        if self.state_now is None:
            raise RuntimeError("There is no game yet: call reset().")
        return self.state_now

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # ---- playing ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one that the seed makes, or the next of those that follow on the last seed."""
        if seed is not None:
            self.chance = Random(str(seed))
        self.start(self.game.start(f"{self.chance.fresh_key():x}"))

    def start(self, state: State) -> None:
        """Go on from a position."""
        self.state_now = state
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.ask_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.position
        decision = state.decision
        option = NO_ACTION if decision is None or action is None else self.encoding.option(decision, int(action))
        if option == NO_ACTION:
            raise IllegalChoice(f"Action {action} is not among those that the action mask of {agent} offers.")
        self._cumulative_rewards[agent] = 0.0
        state.apply(option)
        self.steps += 1
        self.ask_next()

    def ask_next(self) -> None:
        decision = self.position.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            if self.steps_at_most and self.steps >= self.steps_at_most:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, payoff in zip(self.possible_agents, payoffs(self.position), strict=True):
                self.rewards[agent] = payoff
                self._cumulative_rewards[agent] += payoff
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    # ---- looking ---------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Seen:
        state, seat = self.position, self.seat_of[agent]
        decision = state.decision
        own = decision if decision is not None and decision.seat == seat else None
        mask = np.frombuffer(self.encoding.mask(own), np.int8)
        if self.as_text:
            return {"observation": self.text(agent), "action_mask": mask}
        return {"observation": np.frombuffer(self.encoding.observe(state, seat), np.uint8), "action_mask": mask}

    def text(self, agent: str) -> str:
        """What a seat sees, in words: the table, and what it is asked with the number of each action."""
        seat = self.seat_of[agent]
        view = self.position.view(seat)
        written = StringIO()
        screen = box(self.game.name).screen(self.game, Page(written, WIDTH))
        screen.table(view)
        decision = view.own_decision
        if decision is not None:
            written.write(self.game.question(view.position) + "\n")
            for option in decision.options:
                action = self.encoding.action(decision, option)
                written.write(f"{action}: {self.game.label(view.position, option)}\n")
        words = "".join(letter if letter in READABLE else "?" for letter in written.getvalue())
        return words[:LONGEST_TEXT]

    def render(self) -> str | None:
        words = self.text(self.agent_selection) if self.agent_selection in self.seat_of else ""
        if self.render_mode == "human":
            print(words)
            return None
        return words

    def close(self) -> None:
        """There is nothing to close."""


def observation_space(encoding: Encoding, as_text: bool) -> spaces.Dict:
    seen: spaces.Space[Any] = spaces.Box(0, 255, (encoding.size,), np.uint8)
    if as_text:
        seen = spaces.Text(LONGEST_TEXT, min_length=0, charset=READABLE)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8)})


def raw_env(game: str, **options: Any) -> TableEnv:
    """The environment of a game, by its name."""
    return TableEnv(game, **options)


def env(game: str, **options: Any) -> Table:
    """The same, which complains if it is used in the wrong order."""
    return OrderEnforcingWrapper(TableEnv(game, **options))
