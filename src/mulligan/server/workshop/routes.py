"""The workshop over HTTP: what there is to play with, what somebody is making, and what they keep."""

import asyncio
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request, Response

from mulligan.games import box, names
from mulligan.messages import languages
from mulligan.server.entrance.limits import caller_of
from mulligan.server.people.profiles import Sitter
from mulligan.server.play.hall import Hall
from mulligan.server.play.table import Refusal
from mulligan.server.workshop import wire
from mulligan.server.workshop.own_readings import OwnReadings, pack, unpacked_as_taken
from mulligan.server.workshop.owners import owners, visitors

CATALOGUE_SECONDS = 300.0  # a library that nobody has read yet takes its time
CATALOGUE_FOR = 60.0  # seconds for which one that was read is good
SCENARIO = "scenario"  # what judges make, for any game
OFFERS_SECONDS = 30.0  # for looking through all decks or heroes of somebody
NOBODY_ELSE = {"cache-control": "private, no-store"}
Language = Annotated[str, Query(max_length=12)]


def add_workshop(app: FastAPI, hall: Hall, may_make: Callable[[Request], None]) -> None:
    readings = hall.limits.buckets("readings", hall.settings.readings_at_once, hall.settings.readings_per_second)
    catalogues: dict[tuple[str, str, str], tuple[float, bytes, str]] = {}
    being_read: dict[tuple[str, str, str], asyncio.Lock] = {}
    own_readings = OwnReadings(hall)

    def may_read(request: Request) -> str:
        caller = caller_of(request.client)
        if not readings.take(caller):
            raise Refusal("too-many")
        return caller

    Caller = Annotated[str, Depends(may_read)]  # noqa: N806 (types)
    Visitor = Annotated[Sitter | None, Depends(visitors(hall))]  # noqa: N806
    Owner = Annotated[Sitter, Depends(owners(hall))]  # noqa: N806

    async def cards_for(who: Sitter | None, game: str, among: str) -> list[dict[str, Any]]:
        return await hall.cards_for(who.id if who is not None else "", game, among)

    async def offered(do: str, game: str, lang: str) -> list[dict[str, Any]]:
        """What the host offers to everybody of what people have made; nothing where reading it goes wrong."""
        asked: dict[str, Any] = {"do": f"offered-{do}", "game": game, "lang": lang}
        if do == "catalogue":
            asked["own"] = await hall.offering.cards(game)
        else:
            asked["works"] = await hall.offering.offered(game, "hero") if do == "rosters" else []
        if not (asked.get("own") or asked.get("works")):
            return []
        try:
            found: list[dict[str, Any]] = await hall.bringing_in.ask("", asked)
        except Refusal:
            return []
        return found

    async def printed(do: str, game: str, lang: str, request: Request) -> Response:
        """What is there for everybody; read anew now and then, since the host's library may change."""
        about = (do, with_workshop(game), spoken(lang))
        state = await hall.offering.state(game)
        async with being_read.setdefault(about, asyncio.Lock()):
            since, packed, then = catalogues.get(about, (0.0, b"", ""))
            if not packed or state != then or time.monotonic() - since > CATALOGUE_FOR:
                asked = {"do": do, "game": game, "lang": about[2]}
                found = await hall.readers.ask("", asked, CATALOGUE_SECONDS) + await offered(do, game, about[2])
                packed = await asyncio.to_thread(pack, found)
                catalogues[about] = (time.monotonic(), packed, state)
        return await unpacked_as_taken(packed, request, {"cache-control": "max-age=60"})

    @app.get("/api/workshop/{game}/cards", tags=["workshop"], responses={200: {"model": list[wire.KeptCard]}})
    async def cards(game: str, _: Caller, request: Request, lang: Language = "en") -> Response:
        """Every card there is to play with."""
        return await printed("catalogue", game, lang, request)

    @app.get("/api/workshop/{game}/rosters", tags=["workshop"], responses={200: {"model": list[wire.Roster]}})
    async def rosters(game: str, _: Caller, request: Request, lang: Language = "en") -> Response:
        """Everybody there is to play as."""
        return await printed("rosters", game, lang, request)

    @app.get("/api/workshop/{game}/terms", tags=["workshop"], responses={200: {"model": list[wire.Term]}})
    async def terms(game: str, _: Caller, request: Request, lang: Language = "en") -> Response:
        """Keywords, symbols and cards that rules speak of, to be linked where they are read."""
        if game in names() and box(game).workshop() is None:
            return Response("[]", media_type="application/json")
        return await printed("terms", game, lang, request)

    @app.get("/api/workshop/{game}/sayings", tags=["workshop"], responses={200: {"model": list[wire.Saying]}})
    async def sayings(game: str, _: Caller, request: Request, lang: Language = "en") -> Response:
        """What cards say, line by line, for whoever writes another."""
        return await printed("sayings", game, lang, request)

    @app.get("/api/workshop/{game}/plays", tags=["workshop"], responses={200: {"model": list[wire.SetPlays]}})
    async def plays(game: str, _: Caller, request: Request, lang: Language = "en") -> Response:
        """Of every set how many cards read and play, and what blocks most of the others."""
        return await printed("plays", game, lang, request)

    @app.get("/api/workshop/{game}/about", tags=["workshop"])
    async def about(
        game: str, name: Annotated[str, Query(max_length=100)], caller: Caller, who: Visitor, lang: Language = "en"
    ) -> wire.AboutCard:
        """How a card was understood, and the decks that hold it."""
        asked: dict[str, Any] = {"do": "about", "game": with_workshop(game), "lang": spoken(lang), "name": name}
        asked["own"] = [card for card in await cards_for(who, game, name) if card.get("name") == name]
        found = await hall.readers.ask(caller, asked)
        holding = await hall.works.holding(who.id, game, name) if who is not None else {}
        return wire.AboutCard(**found, mine=holding)

    @app.get("/api/workshop/{game}/own", tags=["workshop"], responses={200: {"model": list[wire.KeptCard]}})
    async def own(game: str, who: Owner, _: Caller, request: Request, lang: Language = "en") -> Response:
        """The cards that one has made."""
        found = await own_readings.packed(who.id, "own", with_workshop(game), spoken(lang))
        return await unpacked_as_taken(found, request, NOBODY_ELSE)

    @app.get("/api/workshop/{game}/own/plays", tags=["workshop"], responses={200: {"model": list[wire.SetPlays]}})
    async def own_plays(game: str, who: Owner, _: Caller, request: Request, lang: Language = "en") -> Response:
        """Of every set of one's own how many cards read and play, and what blocks most of the others."""
        found = await own_readings.packed(who.id, "own-plays", with_workshop(game), spoken(lang))
        return await unpacked_as_taken(found, request, NOBODY_ELSE)

    @app.get("/api/workshop/{game}/offers", tags=["workshop"])
    async def offers(game: str, caller: Caller, who: Visitor, lang: Language = "en") -> list[wire.Offer]:
        """What a seat can bring of what one has made, and of what the host offers to everybody."""
        kinds = box(with_workshop(game)).workshop()
        brings = [kind for kind in (kinds.kinds if kinds is not None else ()) if kind in ("deck", "hero")]
        ours = await hall.offering.offered(game, *brings)
        mine = await hall.works.whole(who.id, game, *brings) if who is not None else []
        origins = {**{one["id"]: "house" for one in ours}, **{one["id"]: "own" for one in mine}}
        works = mine + [one for one in ours if origins[one["id"]] == "house"]
        lists = "\n".join(str(one["content"].get("list", "")) for one in works)
        found: list[dict[str, Any]] = []
        for owner in dict.fromkeys(one["profile_id"] for one in works):
            theirs = [one for one in works if one["profile_id"] == owner]
            asked = {"do": "offers", "game": game, "lang": spoken(lang), "works": theirs}
            asked["own"] = await hall.cards_for(owner, game, lists)
            found += await hall.readers.ask(caller, asked, OFFERS_SECONDS)
        return [wire.Offer.model_validate({**one, "origin": origins[one["choice"]["value"]]}) for one in found]

    @app.post("/api/workshop/{game}/read", tags=["workshop"])
    async def read(game: str, wanted: wire.Draft, caller: Caller, who: Visitor, lang: Language = "en") -> wire.Weighed:
        """What somebody is making, as it is understood now; nothing is kept."""
        kinds_of(game, wanted.kind)
        own_cards = await cards_for(who, game, str(wanted.content.get("list", "")))
        asked = {"do": "weigh", "game": game, "lang": spoken(lang), **wanted.model_dump(), "own": own_cards}
        return wire.Weighed.model_validate(await hall.readers.ask(caller, asked))

    @app.get("/api/workshop/{game}/ready", tags=["workshop"])
    async def ready(
        game: str, name: Annotated[str, Query(max_length=100)], caller: Caller, lang: Language = "en"
    ) -> wire.TakenIn:
        """A ready deck, to build on."""
        asked = {"do": "ready", "game": with_workshop(game), "lang": spoken(lang), "name": name}
        return wire.TakenIn(content=await hall.readers.ask(caller, asked))

    @app.post("/api/workshop/{game}/take-in", tags=["workshop"])
    async def take_in(game: str, wanted: wire.TakeIn, caller: Caller, lang: Language = "en") -> wire.TakenIn:
        """A deck out of a file of another program's, or a plain list."""
        asked = {"do": "take-in", "game": with_workshop(game), "lang": spoken(lang), **wanted.model_dump()}
        return wire.TakenIn(content=await hall.readers.ask(caller, asked))

    @app.post("/api/workshop/{game}/write", tags=["workshop"])
    async def write(game: str, wanted: wire.WriteOut, caller: Caller, lang: Language = "en") -> wire.WrittenOut:
        """A file for others to read, as text."""
        kinds_of(game, wanted.kind)
        asked = {"do": "write", "game": game, "lang": spoken(lang), **wanted.model_dump()}
        name, written = await hall.readers.ask(caller, asked)
        return wire.WrittenOut(file=name, written=written)

    # ---- what is kept ------------------------------------------------------------------------------------------------

    @app.get("/api/works", tags=["workshop"])
    async def works(
        who: Owner, game: Annotated[str, Query(max_length=40)] = "", kind: Annotated[str, Query(max_length=10)] = ""
    ) -> list[wire.Work]:
        """What one has made, the latest first."""
        await hall.readers.warm_up()  # who looks at what they made is about to make more
        return [wire.Work.model_validate(one) for one in await hall.works.all_of(who.id, game, kind)]

    @app.post("/api/works", tags=["workshop"], status_code=HTTPStatus.CREATED, dependencies=[Depends(may_make)])
    async def keep(who: Owner, wanted: wire.NewWork) -> wire.WholeWork:
        """Keep something new; with a deck that was shared, the cards that its maker wrote."""
        kinds_of(wanted.game, wanted.kind)
        cards = await hall.shared_cards(who.id, wanted.game, wanted.content, wanted.shared) if wanted.shared else []
        made = await hall.works.make(who.id, wanted.game, wanted.kind, wanted.name, wanted.content, cards)
        return wire.WholeWork.model_validate(made)

    @app.get("/api/works/{work}", tags=["workshop"])
    async def look(who: Owner, work: str, version: int | None = None) -> wire.WholeWork:
        """Something that one has made, as it is or as it was."""
        return wire.WholeWork.model_validate(await hall.works.look(who.id, work, version))

    @app.post("/api/works/{work}", tags=["workshop"])
    async def change(who: Owner, work: str, wanted: wire.ChangedWork) -> wire.WholeWork:
        """Another version of it; those before stay for a while."""
        return wire.WholeWork.model_validate(await hall.works.change(who.id, work, wanted.name, wanted.content))

    @app.post("/api/works/{work}/share", tags=["workshop"])
    async def share(who: Owner, work: str, wanted: wire.Sharing) -> wire.WholeWork:
        """Let everybody look who has the link; or nobody any more."""
        return wire.WholeWork.model_validate(await hall.works.share(who.id, work, wanted.on))

    @app.post("/api/works/{work}/house", tags=["workshop"])
    async def for_the_house(who: Owner, work: str, wanted: wire.Sharing) -> wire.WholeWork:
        """Ask the host to offer it to everybody; or keep it to oneself again."""
        return wire.WholeWork.model_validate(await hall.offering.ask(who.id, work, wanted.on))

    @app.delete("/api/works/{work}", tags=["workshop"], status_code=HTTPStatus.NO_CONTENT)
    async def delete(who: Owner, work: str) -> None:
        """Away with it, and with its versions."""
        await hall.works.delete(who.id, work)

    @app.get("/api/shared/{share}", tags=["workshop"])
    async def shared(share: str) -> wire.SharedWork:
        """What somebody has shared, with the cards of their own that it uses."""
        whose, shown = await hall.works.shared(share)
        listed = str(shown["content"].get("list", ""))
        used = await hall.cards_for(whose, shown["game"], listed) if shown["kind"] == "deck" else []
        return wire.SharedWork(
            game=shown["game"], kind=shown["kind"], name=shown["name"], content=shown["content"], cards=used
        )


def with_workshop(game: str) -> str:
    if game not in names() or box(game).workshop() is None:
        raise Refusal("no-such-game")
    return game


def kinds_of(game: str, kind: str) -> None:
    if kind == SCENARIO and game in names():
        return
    workshop = box(with_workshop(game)).workshop()
    if workshop is None or kind not in workshop.kinds:
        raise Refusal("no-such-kind")


def spoken(language: str) -> str:
    return language if language in languages() else "en"
