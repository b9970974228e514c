"""The game-independent engine: state, frames, decisions, events, views, journal, random numbers."""
