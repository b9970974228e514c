"""Unmatched as a PettingZoo environment. Options: see `mulligan.gym.TableEnv`."""

from typing import Any

from mulligan.gym import table


def env(**options: Any) -> table.Table:
    """The environment, which complains if it is used in the wrong order."""
    return table.env("unmatched", **options)


def raw_env(**options: Any) -> table.TableEnv:
    """The environment alone."""
    return table.raw_env("unmatched", **options)
