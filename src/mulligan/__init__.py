"""Mulligan plays card-battle games exactly as their rulebooks say."""
