"""How much one caller may ask for: buckets that fill up again with time."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network

KEPT = 10_000
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


class Bucket:
    """So many at once, so many a second."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.left = at_once
        self.since = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each caller; the ones unused longest are forgotten."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = Bucket(self.at_once, self.per_second)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        return bucket.take()
