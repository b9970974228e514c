"""Who loads the server: people at tables and at the echo, bots beside them, people who write cards."""

import asyncio
import json
import random
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.load.server import ANSWERED_WITHIN, Stuck
from mulligan.games import box

SECONDS_BETWEEN_CHOICES = 2.0
SECONDS_A_TURN = 5.0
WARMING = 6.0  # seconds of play before anything is counted
UPDATE, NO_PROMPT, OVER = '{"type":"update"', '"prompt":null', '"over":true'  # within a text, quotes are escaped
A_LETTER = 0.2  # seconds between two letters of somebody who writes
CARD = """When this card enters play, look at the top 2 cards of your deck.
Put one of them into your hand and the other on the bottom of your deck.
2, deplete: Draw a card.
When this card is destroyed, each player discards a card.
Other characters you control get +1 strength.
Your cards cost 1 less.
Covert.
This card cannot block.
Discard a card: This card gets +2 speed this turn.
When an opponent draws a card, you may put a token on this card."""


class Player:
    """A socket that remembers its prompt and times its answers. What comes is read only where it must be."""

    def __init__(self, socket: ClientConnection, where: str) -> None:
        self.socket = socket
        self.where = where
        self.told = ""  # the last update
        self.refused = ""
        self.seated = asyncio.Event()
        self.done = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            async for words in self.socket:
                assert isinstance(words, str)
                if words.startswith(UPDATE):
                    self.told = words
                    self.seated.set()
                else:
                    answer = json.loads(words)
                    self.refused = answer["code"] if answer["type"] == "refused" else ""
                    self.done.set()
        self.refused = f"the socket was closed ({self.socket.close_code} {self.socket.close_reason})"
        self.seated.set()
        self.done.set()

    @property
    def asked(self) -> bool:
        return bool(self.told) and NO_PROMPT not in self.told

    async def come(self, event: asyncio.Event, what: str) -> None:
        try:
            await asyncio.wait_for(event.wait(), ANSWERED_WITHIN)
        except TimeoutError:
            raise Stuck(f"{self.where} has waited {ANSWERED_WITHIN:.0f} s for {what}") from None
        if self.reader.done() or self.refused:
            raise Stuck(f"{self.where}, waiting for {what}: {self.refused}")

    async def choose(self) -> float:
        """Milliseconds from sending a choice to its being on disk."""
        prompt = json.loads(self.told)["prompt"]
        option = random.choice(prompt["options"])["id"]
        self.told = ""
        self.done.clear()
        act = json.dumps({"id": 1, "do": {"act": "choose", "ticket": prompt["ticket"], "option": option}})
        began = time.perf_counter()
        await self.socket.send(act)
        await self.come(self.done, "the answer to a choice")
        return (time.perf_counter() - began) * 1000


class Evening:
    """Who plays when: everybody sits down first, then tables and echo take turns until it is time to go."""

    def __init__(self, players: int, seconds: float, alternating: bool = True) -> None:
        self.alternating = alternating
        self.seconds = seconds * 2 if alternating else seconds
        self.missing = self.playing = players
        self.seated = asyncio.Event()
        self.played = asyncio.Event()
        self.measured = asyncio.Event()
        self.began = float("inf")
        self.waiting: Counter[str] = Counter()  # for what, and how many

    async def until(self, event: asyncio.Event, players: "asyncio.Future[Any]", within: float) -> None:
        """Until something has come, or somebody failed, or it has taken too long."""
        coming = asyncio.ensure_future(event.wait())
        await asyncio.wait({coming, players}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        if players.done():
            players.result()
        if not event.is_set():
            coming.cancel()
            told = ", ".join(f"{number} wait for {what}" for what, number in self.waiting.items() if number)
            raise Stuck(f"not everybody has come so far within {within:.0f} s: {told or 'nobody knows why'}")

    @contextmanager
    def wait_for(self, what: str) -> Iterator[None]:
        self.waiting[what] += 1
        yield
        self.waiting[what] -= 1  # whoever fails still waits

    async def sit_down(self) -> None:
        self.missing -= 1
        if not self.missing:
            self.began = time.monotonic() + WARMING
            self.seated.set()
        await self.seated.wait()
        await asyncio.sleep(random.random() * SECONDS_BETWEEN_CHOICES)

    async def stay(self) -> None:
        """Until everybody has played and it is known what it took: what leaving takes is not counted."""
        self.playing -= 1
        if not self.playing:
            self.played.set()
        await self.measured.wait()

    @property
    def over(self) -> bool:
        return time.monotonic() > self.began + self.seconds

    @property
    def warming(self) -> bool:
        """Nobody counts yet: what a server says for the first time takes it longer."""
        return time.monotonic() < self.began

    @property
    def turn_of_others(self) -> bool:
        """Of the echo, or of those who write."""
        return self.alternating and not self.warming and int((time.monotonic() - self.began) / SECONDS_A_TURN) % 2 == 0


async def at_a_table(
    bases: list[str], game: str, took: list[float], meanwhile: list[float] | None, evening: Evening
) -> None:
    """A choice every two seconds; in the others' turn only where it is to be known what it takes `meanwhile`."""
    with evening.wait_for("a table"):
        made = await asyncio.to_thread(new_table, random.choice(bases), game)
    players = []
    for seat in (0, 1):
        with evening.wait_for("a seat"):
            players.append(await sit_down(random.choice(bases), made["table"], made["seats"][seat]["token"]))
    with evening.wait_for("everybody else"):
        await evening.sit_down()
    while not evening.over:
        began = time.monotonic()
        asked = next((player for player in players if player.asked), None)
        kept = [] if evening.warming else meanwhile if evening.turn_of_others else took
        if asked is not None and kept is not None:
            with evening.wait_for("the answer to a choice"):
                kept.append(await asked.choose())
        await asyncio.sleep(max(0.0, SECONDS_BETWEEN_CHOICES - (time.monotonic() - began)))
    with evening.wait_for("the others' last choice"):
        await evening.stay()
    for player in players:
        await leave(player)


async def sit_down(base: str, table: str, token: str) -> Player:
    """At the table, and shown it."""
    address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
    socket = await connect(address, compression=None, open_timeout=ANSWERED_WITHIN, max_size=None)
    await socket.send(json.dumps({"token": token}))
    player = Player(socket, f"somebody at table {table}")
    await player.come(player.seated, "the first look at it")
    return player


async def leave(player: Player) -> None:
    player.reader.cancel()
    await player.socket.close()


async def bots_beside(bases: list[str], game: str, evening: Evening) -> None:
    """One game of bots after another, with somebody who watches, once everybody sits."""
    await evening.seated.wait()
    while not evening.played.is_set():
        base = random.choice(bases)
        made = await asyncio.to_thread(new_table, base, game, 0)
        watcher = await sit_down(base, made["table"], made["watch"])
        while not (OVER in watcher.told or evening.played.is_set()):
            await asyncio.sleep(0.2)
        await leave(watcher)


async def somebody_writes(base: str, took: list[float], evening: Evening) -> None:
    """A card of ten lines in the editor, read after every letter, when it is their turn; then anew."""
    await evening.seated.wait()
    written = random.randrange(len(CARD))
    card = {"name": "A Card", "line": "Banker Character - clerk", "cost": 3, "threshold": "GG", "stats": "2/3/2"}
    async with httpx.AsyncClient(base_url=base, timeout=ANSWERED_WITHIN) as asking:
        while not evening.played.is_set():
            began = time.perf_counter()
            if evening.turn_of_others:
                written = written % len(CARD) + 1
                content = {**card, "text": CARD[:written]}
                answer = await asking.post("/api/workshop/spoils/read", json={"kind": "card", "content": content})
                answer.raise_for_status()
                took.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(max(0.0, A_LETTER - (time.perf_counter() - began)))


def new_table(base: str, game: str, people: int = 2) -> Any:
    """So many people, and bots where the game is for more."""
    seats = [{"kind": "me", "name": name} for name in "AB"[:people]]
    seats += [{"kind": "bot", "name": f"C{number}"} for number in range(people, max(2, box(game).seats.fewest))]
    body = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=ANSWERED_WITHIN) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise Stuck(f"no table of {game}: {error.code} {error.read().decode()}") from None


async def at_the_echo(base: str, took: list[float], evening: Evening) -> None:
    """Two sockets and a message every two seconds, as at a table."""
    address = f"{base.replace('http', 'ws')}/echo"
    with evening.wait_for("the echo"):
        sockets = [await connect(address, compression=None, open_timeout=ANSWERED_WITHIN) for _ in range(2)]
    words = json.dumps({"id": 1, "do": {"act": "choose", "ticket": "0" * 18, "option": 1000}})
    await evening.sit_down()
    while not evening.over:
        began = time.perf_counter()
        if evening.turn_of_others:
            await sockets[0].send(words)
            await asyncio.wait_for(sockets[0].recv(), ANSWERED_WITHIN)
            took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(max(0.0, SECONDS_BETWEEN_CHOICES - (time.perf_counter() - began)))
    await evening.stay()
    for socket in sockets:
        await socket.close()
