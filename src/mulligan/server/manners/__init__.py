"""Strangers at one table: reporting and blocking somebody, and what the host of the house does about it."""
