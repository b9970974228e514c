"""Provably fair: a hash published at the start fixes the seed, and the seed published at the end proves the hash."""

import secrets
from hashlib import sha256

from mulligan.server.storage.versions import SEALED_SINCE, VERSION

INVITATION = "i."  # how every invitation begins: a page sees at once what it was given


def fresh_seed() -> str:
    return secrets.token_hex(16)


def fresh_salt() -> str:
    """Keeps a short seed of somebody's choice from being guessed out of its hash."""
    return secrets.token_hex(16)


def commitment(seed: str, salt: str, version: int = VERSION) -> str:
    """What is published at the start. With their lengths, no other salt and seed give the same text."""
    if version < SEALED_SINCE:
        return sha256(f"{salt}:{seed}".encode()).hexdigest()
    return sha256(f"{len(salt)}:{salt},{len(seed)}:{seed},".encode()).hexdigest()


def promise_of(share: str) -> str:
    """What a player's browser tells of its own randomness before anybody's is known."""
    return sha256(share.encode()).hexdigest()


def deal_seed(secret: str, shares: dict[int, str]) -> str:
    """The seed of the deal: the server's own, fixed by its hash, and what the players have added, fixed by theirs.

    Nobody knew all of it when they gave their part, so nobody has chosen the deal.
    """
    if not shares:
        return secret
    parts = [secret, *(f"{seat}:{share}" for seat, share in sorted(shares.items()))]
    return sha256("".join(f"{len(part)}:{part}," for part in parts).encode()).hexdigest()


def fresh_token() -> str:
    """What opens a seat. Only its hash is kept."""
    return secrets.token_urlsafe(18)


def fresh_invitation() -> str:
    """What lets somebody take a seat, once; it opens nothing by itself."""
    return f"{INVITATION}{secrets.token_urlsafe(18)}"


def share_token(salt: str) -> str:
    """What opens a finished game for watching. Everybody at the table is told it when the salt is published."""
    return sha256(f"share:{salt}".encode()).hexdigest()[:24]


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
