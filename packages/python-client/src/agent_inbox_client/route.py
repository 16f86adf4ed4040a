"""Describes an operation for its calls, and the bytes of a download."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional


@dataclass(frozen=True)
class Route:
    method: str
    #: Relative to the base URL; `{name}` is an argument.
    path: str
    #: Safe to repeat after a lost response, because it reads or is idempotent.
    repeatable: bool = False
    #: Responds with bytes instead of JSON.
    downloads: bool = False


@dataclass(frozen=True)
class Download:
    """Bytes of a message or an attachment. They are untrusted: never serve them to a browser unchanged."""

    content: bytes
    #: From `Content-Disposition`.
    filename: Optional[str]
    etag: Optional[str]
