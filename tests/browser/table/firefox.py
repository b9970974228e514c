"""A real Firefox, driven over the protocol that it speaks itself (WebDriver BiDi): no driver beside it is needed."""

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.serving import free_port

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
STARTS_WITHIN = 60.0
ANSWERS_WITHIN = 60.0


def found() -> str | None:
    """Where Debian, or anybody else, has put it."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    """One window with one page."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.send("session.new", {"capabilities": {}})
        self.context = self.send("browsingContext.getTree", {})["contexts"][0]["context"]
        self.complaints: list[str] = []
        self.send("session.subscribe", {"events": ["log.entryAdded"]})

    def send(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """Ask for something, and give what is answered; what the page complains about meanwhile is remembered."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self.line.recv(timeout=ANSWERS_WITHIN))
            if told.get("id") == self.number:
                assert told["type"] == "success", f"{method}: {told.get('message')}"
                return cast(dict[str, Any], told["result"])
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(str(told["params"].get("text")))

    def size(self, width: int, height: int) -> None:
        self.send(
            "browsingContext.setViewport", {"context": self.context, "viewport": {"width": width, "height": height}}
        )

    def before_every_page(self, script: str) -> None:
        self.send("script.addPreloadScript", {"functionDeclaration": f"() => {{ {script} }}"})

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", {"context": self.context, "url": address, "wait": "complete"})

    def value(self, expression: str) -> Any:
        """What an expression comes to on the page."""
        asked = {
            "expression": f"JSON.stringify({expression})", "target": {"context": self.context}, "awaitPromise": True
        }  # fmt: skip
        told = self.send("script.evaluate", asked)
        assert told["type"] == "success", told
        return json.loads(told["result"].get("value", "null"))

    def wait(self, condition: str, seconds: float = 60) -> None:
        stop = time.monotonic() + seconds
        while time.monotonic() < stop:
            if self.value(f"Boolean({condition})"):
                return
            time.sleep(0.05)
        raise AssertionError(f"never: {condition}")

    def click(self, x: float, y: float) -> None:
        """By mouse, where it lies."""
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        acts = [{"type": "pointerMove", "x": round(x), "y": round(y)}, *press]
        self.send(
            "input.performActions",
            {"context": self.context, "actions": [{"type": "pointer", "id": "mouse", "actions": acts}]},
        )

    def key(self, key: str) -> None:
        acts = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.send(
            "input.performActions",
            {"context": self.context, "actions": [{"type": "key", "id": "keys", "actions": acts}]},
        )

    def screenshot(self) -> str:
        """A picture in PNG, base64."""
        return str(self.send("browsingContext.captureScreenshot", {"context": self.context})["data"])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Start it with a profile of its own; it ends with the block."""
    program = found()
    assert program is not None
    chosen = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(chosen), "utf-8")
    port = free_port()
    running = subprocess.Popen(
        [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with _line(port) as line:
            yield Firefox(line)
    finally:
        running.terminate()
        try:
            running.wait(20)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def _line(port: int) -> ClientConnection:
    until = time.monotonic() + STARTS_WITHIN
    while True:
        try:
            return connect(f"ws://127.0.0.1:{port}/session", max_size=None)
        except (OSError, WebSocketException):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
