"""Environments for programs that learn: PettingZoo, Gymnasium, many tables at once, OpenSpiel. The extra `gym`.

    from mulligan.gym import mystic_war_v0

    table = mystic_war_v0.env(seats=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))

Every game has one, also those that other packages bring: `mulligan.gym.env("toll")`, and as one seat against bots of
ours `gymnasium.make("mulligan/toll-v0", opponents="medium")`.
"""

import gymnasium

from mulligan.games import names
from mulligan.gym.table import TableEnv, env, raw_env

__all__ = ["TableEnv", "env", "raw_env"]

for game in names():
    if f"mulligan/{game}-v0" not in gymnasium.registry:
        gymnasium.register(f"mulligan/{game}-v0", "mulligan.gym.seat:SeatEnv", kwargs={"game": game})
