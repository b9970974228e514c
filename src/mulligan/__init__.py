"""Mulligan plays card-battle games exactly as their rulebooks say."""

from mulligan.games import game

__all__ = ["game"]
