"""Games on a cluster of machines: Ray hands them out, and hands those of a machine that died to another.

Every machine of the cluster has the same Mulligan installed.
"""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")

HERE = "ray"  # the cluster that this machine belongs to, or one of this machine alone
WAITING = 3  # for each processor, so that none is idle and none works long for nothing after an interrupt
TRIED_AT_MOST = 5  # a game that kills whoever plays it is given up


class NoCluster(RuntimeError):
    """There is no Ray, or nothing answers at the address."""


def is_ray(place: str) -> bool:
    return place == HERE or place.startswith("ray://")


def on_ray(place: str, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
    """What the work makes of each task, as it is finished, on the cluster at `ray` or `ray://HOST:PORT`."""
    ray = connected(place)
    try:
        remote = ray.remote(max_retries=TRIED_AT_MOST)(work)
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(*task))
            if len(waiting) >= WAITING * max(1, int(ray.cluster_resources().get("CPU", 1))):
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def connected(place: str) -> Any:
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoCluster("ray") from error
    if not ray.is_initialized():
        try:
            ray.init(address=None if place == HERE else place, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(str(error)) from error
    return ray
