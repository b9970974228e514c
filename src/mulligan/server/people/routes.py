"""Profiles over HTTP: made, looked at, renamed, taken away as a file, deleted."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header, Request

from mulligan.server import wire
from mulligan.server.people.profiles import Sitter
from mulligan.server.play.fairness import token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal


def add_people(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    async def owner(authorization: Annotated[str, Header(max_length=200)] = "") -> Sitter:
        """The profile that the secret in the Authorization header opens."""
        found = await hall.profiles.find(token_hash(authorization.removeprefix("Bearer ").strip()))
        if found is None:
            raise Refusal("no-profile")
        return found

    Owner = Annotated[Sitter, Depends(owner)]  # noqa: N806 (a type)

    @app.post("/api/profiles", tags=["people"], status_code=HTTPStatus.CREATED, dependencies=[Depends(may_make)])
    async def make(wanted: wire.NewProfile) -> wire.Profile:
        """Make a profile behind a secret of the browser's own. No address, no password; who loses it begins anew."""
        await hall.profiles.make(token_hash(wanted.key), wanted.name)
        found = await hall.profiles.find(token_hash(wanted.key))
        assert found is not None
        return await shown(found)

    @app.get("/api/profile", tags=["people"])
    async def look(who: Owner) -> wire.Profile:
        """One's own profile: games, statistics, ratings, head to head."""
        return await shown(who)

    @app.post("/api/profile", tags=["people"])
    async def rename(who: Owner, wanted: wire.Renamed) -> wire.Profile:
        """Take another name. Tables keep the one that was used there."""
        await hall.profiles.rename(who.id, wanted.name)
        return await shown(Sitter(who.id, wanted.name, who.banned))

    @app.get("/api/profile/everything", tags=["people"])
    async def everything(who: Owner) -> dict[str, Any]:
        """All that is kept of this profile."""
        return await hall.profiles.everything(who.id)

    @app.delete("/api/profile", tags=["people"], status_code=HTTPStatus.NO_CONTENT)
    async def delete(who: Owner) -> None:
        """Delete the profile with its games and ratings. Finished tables keep their journals, without it."""
        await hall.profiles.delete(who.id)

    async def shown(who: Sitter) -> wire.Profile:
        return wire.Profile.model_validate({"id": who.id, "name": who.name, **await hall.profiles.history(who.id)})
