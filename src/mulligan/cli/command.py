"""What a command is made of: where it registers, and the error that it shows to the user."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Commands = argparse._SubParsersAction

Run: TypeAlias = Callable[[argparse.Namespace], int]


class Trouble(Exception):
    """Something the user can put right. The message says what was wrong, where, and what would be right."""
