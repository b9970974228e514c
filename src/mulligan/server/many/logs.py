"""What the server writes down about itself: one line an event, as JSON if that is wished; secrets are struck out."""

import json
import logging
import re
import time

# Keys of seats, invitations, hashes, and passwords in the URL of a database.
SECRET = re.compile(r"(?:i\.)?[A-Za-z0-9_-]{24,}|(?<=:)[^:@/\s]+(?=@)")
STRUCK_OUT = "[…]"
SAID_AGAIN_AFTER = 10.0  # seconds
MOST_SAID = 100  # kinds of complaints that are remembered


class Seldom(logging.Filter):
    """What any stranger can bring about (half a character, no HTTP) is said once for all who do so in a while."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith("uvicorn"):
            return True
        if record.created - self.said.get(str(record.msg), 0.0) < SAID_AGAIN_AFTER:
            return False
        if len(self.said) >= MOST_SAID:
            self.said.clear()
        self.said[str(record.msg)] = record.created
        return True


class Discreet(logging.Formatter):
    """Words for people, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        return SECRET.sub(STRUCK_OUT, super().format(record))


class Structured(logging.Formatter):
    """A line of JSON, without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "where": record.name,
            "process": record.process,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps({key: clean(value) for key, value in line.items()}, ensure_ascii=False)


def clean(value: object) -> object:
    return SECRET.sub(STRUCK_OUT, value) if isinstance(value, str) else value


def write_logs(structured: bool) -> None:
    """To standard error, from here on."""
    writer = logging.StreamHandler()
    writer.setFormatter(Structured() if structured else Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    writer.addFilter(Seldom())
    for name in ("mulligan", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [writer]
        logger.propagate = False
        logger.setLevel(logging.INFO if structured and name == "mulligan" else logging.WARNING)
