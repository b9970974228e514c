"""A counter-based random generator: a secret key and a counter give the same numbers everywhere.

Its whole state is two integers, so a state that holds them is cheap to clone, and nobody can guess the key from
what was dealt: the numbers are a keyed hash (BLAKE2b) of the counter.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

from mypy_extensions import i64

KEY_BITS: Final = 128
# Words of 30 bits: compiled code reckons with such numbers without making Python objects of them. (Larger ones go
# through CPython's long arithmetic, which an interrupt may stop half-way; mypyc takes that for a lack of memory.)
WORD_BITS: Final = 30
WORDS: Final = 1 << WORD_BITS
WORD: Final = WORDS - 1
BLOCK_FORM: Final = ">16I"
WORDS_IN_BLOCK: Final = 16
WORD_SIZE: Final = 4  # bytes


def key_of(seed: str) -> int:
    """The key that a seed stands for."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=KEY_BITS // 8, person=b"mulligan-seed").digest(), "big")


def block(key: int, count: int) -> list[int]:
    """The sixteen words that the generator gives at this count."""
    words: list[int] = list(unpack(BLOCK_FORM, digest(key, count)))
    return [word & WORD for word in words]


def digest(key: int, count: int) -> bytes:
    """The same, not yet cut into words."""
    return blake2b(count.to_bytes(8, "big"), digest_size=64, key=key.to_bytes(KEY_BITS // 8, "big")).digest()


class Stream:
    """The numbers from one key, from some count on."""

    def __init__(self, key: int, count: int = 0) -> None:
        self.key: int = key
        self.count: int = count
        self.block: bytes = b""
        self.left: int = 0  # words of the block: they are cut from its end, and few of them may be needed

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        among: i64 = limit
        fair = WORDS - WORDS % among
        while True:
            word: i64 = self.word()
            if word < fair:
                return word % among

    def word(self) -> int:
        """The next word."""
        if self.left == 0:
            self.block = digest(self.key, self.count)
            self.count += 1
            self.left = WORDS_IN_BLOCK
        self.left -= 1
        block = self.block
        at: i64 = self.left * WORD_SIZE
        word: i64 = 0
        place: i64
        for place in range(at, at + WORD_SIZE):
            word = word << 8 | block[place]
        return word & WORD

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fresh_key(self) -> int:
        """A key for another generator."""
        return key_of(f"{self.key:x}/{self.below(WORDS)}/{self.count}")


class Random(Stream):
    """The numbers from a seed, for what is not part of a game: dealing again, bots, generators."""

    def __init__(self, seed: str) -> None:
        super().__init__(key_of(seed))


def drawn(weights: list[float], random: Stream) -> int:
    """One of these places, each as likely as its weight says."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * random.below(WORDS) / WORDS
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1
