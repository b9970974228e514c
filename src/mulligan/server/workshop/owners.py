"""Who asks: the profile whose secret is the bearer token."""

from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import Header

from mulligan.server.people.profiles import Sitter
from mulligan.server.play.fairness import token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal


def visitors(hall: Hall) -> Callable[[str], Awaitable[Sitter | None]]:
    """What requests depend on that a profile may be behind."""

    async def visitor(authorization: Annotated[str, Header(max_length=200)] = "") -> Sitter | None:
        key = authorization.removeprefix("Bearer ").strip()
        return await hall.profiles.find(token_hash(key)) if key else None

    return visitor


def owners(hall: Hall) -> Callable[[str], Awaitable[Sitter]]:
    """What requests depend on that a profile must be behind."""
    visitor = visitors(hall)

    async def owner(authorization: Annotated[str, Header(max_length=200)] = "") -> Sitter:
        who = await visitor(authorization)
        if who is None:
            raise Refusal("no-profile")
        return who

    return owner
