"""One seat at a table of any game as a Gymnasium environment; bots of ours play the others."""

from typing import Any

import gymnasium
from gymnasium import spaces

from mulligan.agents import Agent, agent
from mulligan.gym.table import Seen, TableEnv
from mulligan.kernel.encoding import NO_ACTION


class SeatEnv(gymnasium.Env[Seen, int]):
    """The environment. Beside the options of a table:

    - `opponents`: an agent for every other seat ("medium", "search:worlds=50"), or a list of them, clockwise;
    - `seat`: where to sit; by default one seat further with every game;
    - `illegal`: what becomes of an action that the mask does not offer: "refused" (an error) or "loses".

    The observation holds the action mask; `info` does as well, where some libraries look for it.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: str | list[str] = "medium",
        seat: int | None = None,
        illegal: str = "refused",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("refused", "loses"):
            raise ValueError(f"An illegal action is 'refused' or it 'loses', not {illegal!r}.")
        self.table = TableEnv(game, render_mode=None, **options)
        self.render_mode = render_mode
        seats = self.table.game.seats
        self.others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.others) != seats - 1:
            raise ValueError(f"At this table {seats - 1} others play, not {len(self.others)}.")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"The seats at this table are 0 to {seats - 1}, not {seat}.")
        for name in self.others:
            agent(name, "")
        self.given_seat = seat
        self.illegal_loses = illegal == "loses"
        self.games = 0
        self.seat = seat or 0
        self.bots: dict[int, Agent] = {}
        self.observation_space: spaces.Space[Seen] = self.table.observation_space("player_0")
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.table.encoding.actions)

    @property
    def name(self) -> str:
        return f"player_{self.seat}"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        self.table.reset(seed=seed)
        seats = self.table.game.seats
        self.seat = self.games % seats if self.given_seat is None else self.given_seat
        key = f"{self.table.position.key:x}"
        self.bots = {
            (self.seat + i) % seats: agent(name, f"{key}/{(self.seat + i) % seats}")
            for i, name in enumerate(self.others, 1)
        }
        self.games += 1
        self.let_others_play()
        seen = self.table.observe(self.name)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        table = self.table
        if self.illegal_loses and not self.offers(action):
            table.rewards = dict.fromkeys(table.rewards, 1 / (len(table.rewards) - 1)) | {self.name: -1.0}
            seen = table.observe(self.name)
            return seen, -1.0, True, False, {"action_mask": seen["action_mask"]}
        table.step(int(action))
        self.let_others_play()
        seen = table.observe(self.name)
        over, cut = table.terminations[self.name], table.truncations[self.name]
        if self.render_mode == "human":
            self.render()
        return seen, table.rewards[self.name], over, cut, {"action_mask": seen["action_mask"]}

    def offers(self, action: int) -> bool:
        decision = self.table.position.decision
        return decision is not None and self.table.encoding.option(decision, int(action)) != NO_ACTION

    def let_others_play(self) -> None:
        """Until this seat is asked, or it is over."""
        table = self.table
        while (decision := table.position.decision) is not None and decision.seat != self.seat:
            if table.truncations[self.name]:
                return
            table.position.apply(self.bots[decision.seat].answer(table.position))
            table.steps += 1
            table.ask_next()

    def render(self) -> Any:
        words = self.table.text(self.name)
        if self.render_mode == "human":
            print(words)
            return None
        return words
