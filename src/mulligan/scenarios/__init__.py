"""Scenarios: a position, choices, and what must hold after each, as files that judges write and tests run."""
