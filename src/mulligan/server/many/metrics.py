"""Figures for Prometheus: how many tables, sockets, choices, and how long things take. No names, no secrets."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

ANSWERS = Counter("mulligan_answers_total", "Requests that were answered, by status", ["status"])
ACTS = Counter("mulligan_acts_total", "What was done at tables, by kind", ["kind"])
ACT_SECONDS = Histogram("mulligan_act_seconds", "From an act to its being on disk and table", buckets=SECONDS)
BOT_SECONDS = Histogram("mulligan_bot_seconds", "How long bots think", buckets=SECONDS)
WRITES = Counter("mulligan_writes_total", "Writes to the database, by what became of them", ["outcome"])
TABLES = Gauge("mulligan_tables_in_memory", "Tables that are held in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("mulligan_sockets", "Open sockets", multiprocess_mode="livesum")


def figures() -> bytes:
    """Of this process; of all processes of this server, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    collect: Any = multiprocess.MultiProcessCollector
    collect(registry)
    return generate_latest(registry)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)
