"""Games of ours under OpenSpiel: `spiel_game("mystic-war", seats=3)` is a `pyspiel.Game` that its algorithms run on.

Chance is one node at the root, which of so many deals is played; what is drawn and shuffled later follows from it.
Search that asks for worlds that fit what a player knows (`resample_from_infostate`, as information-set MCTS does) gets
them dealt by the engine.
"""

from typing import Any

import numpy as np
import pyspiel

from mulligan.gym.table import set_up
from mulligan.kernel.decision import Decision
from mulligan.kernel.encoding import Encoding
from mulligan.kernel.game import Game
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.kernel.together import payoffs

DEALS = 1_000
LONGEST_GAME = 20_000


def spiel_game(game: str, deals: int = DEALS, **options: Any) -> "SpielGame":
    """A game of ours, by name, for OpenSpiel: with as many different deals."""
    return SpielGame(set_up(game, **options), deals)


class SpielGame(pyspiel.Game):
    """A table of ours as a game of OpenSpiel."""

    def __init__(self, game: Game, deals: int) -> None:
        self.game = game
        self.encoding: Encoding = game.encoding()
        self.deals = deals
        seats = game.seats
        sort = pyspiel.GameType(
            short_name=f"mulligan_{game.name.replace('-', '_')}",
            long_name=game.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        about = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(sort, about, {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.encoding)


class SpielState(pyspiel.State):
    """A position of ours as a state of OpenSpiel; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.of = game
        self.position: State | None = None
        self.resampled = 0

    def __deepcopy__(self, memo: Any) -> "SpielState":
        twin = SpielState(self.of)
        twin.position = None if self.position is None else self.position.clone()
        twin.resampled = self.resampled
        return twin

    def clone(self) -> "SpielState":
        return self.__deepcopy__(None)

    @property
    def decision(self) -> Decision | None:
        return None if self.position is None else self.position.decision

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.position.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.decision
        if decision is None or decision.seat != player:
            return []
        return [action for action, offered in enumerate(self.of.encoding.mask(decision)) if offered]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.of.deals) for deal in range(self.of.deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.of.game.start(str(action))
            return
        decision = self.position.decision
        if decision is None:
            raise ValueError("The game is over: there is nothing to choose.")
        self.position.apply(self.of.encoding.option(decision, action))

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.decision
        if self.position is None or decision is None:
            return f"deal {action}"
        return self.of.game.label(self.position.view(player).position, self.of.encoding.option(decision, action))

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.of.game.seats
        return payoffs(self.position)

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees now, byte by byte, and what it may do."""
        if self.position is None:
            return ""
        seat = self.current_player() if player is None else player
        decision = self.position.decision
        offered = decision.options if decision is not None and decision.seat == seat else []
        return f"{seat}/{self.of.encoding.observe(self.position, seat).hex()}/{offered}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that fits what a player knows, with the hidden rest and all chance to come dealt anew."""
        if self.position is None:
            return self.clone()
        twin = SpielState(self.of)
        seed = f"{sampler():.17f}" if callable(sampler) else str(sampler)
        self.resampled += 1
        twin.position = self.position.view(player).deal_again(Random(f"{seed}/{self.resampled}"))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.position is None else f"after {self.position.choices_made} choices"


class SpielObserver:
    """What a player sees, as OpenSpiel's observers tell it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is not None:
            self.tensor[:] = np.frombuffer(self.encoding.observe(state.position, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)
