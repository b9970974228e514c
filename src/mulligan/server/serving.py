"""How uvicorn runs the service."""

from typing import Any

from mulligan.server.door import doorway
from mulligan.server.settings import Settings


def server_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs the service: small messages, no compression to hold memory for, nothing said about itself."""
    return {
        "log_level": "warning",
        "http": doorway(settings),
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": sorted(settings.proxies),
        "ws": "websockets-sansio",
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "server_header": False,
        "date_header": False,
        "timeout_graceful_shutdown": 2,
    }
