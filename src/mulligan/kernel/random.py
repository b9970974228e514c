"""A counter-based random generator: a secret key and a counter give the same numbers everywhere.

Its whole state is two integers, so a state that holds them is cheap to clone, and nobody can guess the key from
what was dealt: the numbers are a keyed hash (BLAKE2b) of the counter.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import i64

WORD_BITS: Final = 48
LOW_BITS: Final = 32
WORDS_IN_BLOCK: Final = 10
PARTS: Final = Struct(">" + "HI" * WORDS_IN_BLOCK)  # the sixteen high and the 32 low bits of each word
KEY_BITS: Final = 128


def key_of(seed: str) -> int:
    """The key that a seed stands for."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=KEY_BITS // 8, person=b"mulligan-seed").digest(), "big")


def block(key: int, count: int) -> list[int]:
    """The ten 48-bit words that the generator gives at this count."""
    digest = blake2b(count.to_bytes(8, "big"), digest_size=64, key=key.to_bytes(KEY_BITS // 8, "big")).digest()
    parts: tuple[int, ...] = PARTS.unpack_from(digest)
    return [parts[i] << LOW_BITS | parts[i + 1] for i in range(0, 2 * WORDS_IN_BLOCK, 2)]


def scaled(word: i64, limit: i64) -> int:
    """A whole number from 0 to limit - 1 out of a 48-bit word."""
    return (word * limit) >> WORD_BITS


class Random:
    """A stream of numbers from one key, for what is not part of a game: dealing again, bots, generators."""

    def __init__(self, seed: str) -> None:
        self.key: int = key_of(seed)
        self.count: int = 0
        self.words: list[int] = []

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        if not self.words:
            self.words = block(self.key, self.count)
            self.count += 1
        return scaled(self.words.pop(), limit)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fresh_key(self) -> int:
        """A key for another generator."""
        key = 0
        for _ in range(3):
            key = (key << WORD_BITS) | self.below(1 << 14) << 34 | self.below(1 << 14) << 20 | self.below(1 << 14)
        return key % (1 << KEY_BITS)
