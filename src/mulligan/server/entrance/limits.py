"""How much one caller may ask for: buckets that fill up again with time, and count what other processes gave."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network

KEPT = 10_000
PORTION = 8  # others are told when an eighth of what may be taken at once was taken here
ONE_HOUSEHOLD = 64  # bits of an IPv6 address that one caller is given whole


def caller_of(client: Sequence[str | int] | None) -> str:
    """Who is calling: an address, or the network of one; "" for whoever has none that can be read."""
    try:
        address = ip_address(str(client[0]).partition("%")[0] if client else "")
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ip_network((address, ONE_HOUSEHOLD), strict=False))
    return str(address)


class Held:
    """How much each caller holds at the same time: sockets, requests that wait for news."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.callers: Counter[str] = Counter()

    def take(self, caller: str) -> bool:
        if self.callers[caller] >= self.most:
            return False
        self.callers[caller] += 1
        return True

    def give_back(self, caller: str) -> None:
        self.callers[caller] -= 1
        if not self.callers[caller]:
            del self.callers[caller]


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.left = at_once
        self.since = time.monotonic()

    def take(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owe(self, number: int) -> float:
        """So many are taken in any case; gives the seconds until they would have been there."""
        self.pour_out(number)
        return max(0.0, -self.left / self.per_second)

    def pour_out(self, number: int) -> None:
        """So many were given elsewhere. Nobody owes more than he may take at once."""
        self.fill()
        self.left = max(-self.at_once, self.left - number)

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now


class Buckets:
    """One bucket for each caller; the ones unused longest are forgotten."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.note: Callable[[str, int], None] | None = None
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._untold: Counter[str] = Counter()

    def take(self, caller: str) -> bool:
        who = unnamed(caller)
        bucket = self._of(who)
        if not bucket.take():
            return False
        if self.note is not None:
            if bucket.left >= self.at_once - 1:  # what was taken before has long filled up again
                self._untold.pop(who, None)
            self._tell(who, self.note)
        return True

    def owe(self, caller: str) -> float:
        return self.of(caller).owe(1)

    def of(self, caller: str) -> Bucket:
        return self._of(unnamed(caller))

    def pour_out(self, who: str, number: int) -> None:
        self._of(who).pour_out(number)

    def _tell(self, who: str, note: Callable[[str, int], None]) -> None:
        self._untold[who] += 1
        if self._untold[who] >= max(1, self.at_once // PORTION):
            note(who, self._untold.pop(who, 1))

    def _of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.at_once, self.per_second)
            if len(self._buckets) > KEPT:
                forgotten, _ = self._buckets.popitem(last=False)
                self._untold.pop(forgotten, None)
        self._buckets.move_to_end(who)
        return bucket


def unnamed(caller: str) -> str:
    """Callers are named by addresses and by secrets, and what one process tells others has neither in it."""
    return blake2b(caller.encode("utf-8", "replace"), digest_size=9).hexdigest()


Taken = tuple[str, str, int]  # from which buckets, who, how many


class Limits:
    """All buckets of a process by name. What was given here waits in `news`; what others gave is poured out."""

    def __init__(self) -> None:
        self._all: dict[str, Buckets] = {}
        self._news: Counter[tuple[str, str]] = Counter()
        self._wake: Callable[[], None] | None = None

    def buckets(self, name: str, at_once: float, per_second: float) -> Buckets:
        made = self._all[name] = Buckets(at_once, per_second)
        if self._wake is not None:
            made.note = self._noting(name)
        return made

    def share(self, wake: Callable[[], None]) -> None:
        """From now on there are others to tell; `wake` is called, from any thread, when there is news."""
        self._wake = wake
        for name, buckets in self._all.items():
            buckets.note = self._noting(name)

    def news(self) -> list[Taken]:
        """What others have not been told."""
        found, self._news = self._news, Counter()
        return [(name, who, number) for (name, who), number in list(found.items())]

    def hear(self, taken: Iterable[Taken]) -> None:
        for name, who, number in taken:
            if name in self._all:
                self._all[name].pour_out(who, number)

    def _noting(self, name: str) -> Callable[[str, int], None]:
        def note(who: str, number: int) -> None:
            self._news[name, who] += number
            if self._wake is not None:
                self._wake()

        return note
