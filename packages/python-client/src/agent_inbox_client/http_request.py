"""Makes an HTTP request with the standard library, with a time limit, and without sending the key to other hosts."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import IO, Any, Dict, Mapping, Optional
from urllib.parse import urlsplit

from .errors import ConnectionFailed

_CHUNK_BYTES = 65_536


@dataclass(frozen=True)
class Response:
    status: int
    #: Header names are in lower case.
    headers: Mapping[str, str]
    body: bytes


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Follows redirects of reads, such as downloads, and drops the key if they lead to another origin."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> Optional[urllib.request.Request]:
        if req.get_method() != "GET":
            return None
        following = super().redirect_request(req, fp, code, msg, headers, newurl)
        if following is not None and _origin(newurl) != _origin(req.full_url):
            following.remove_header("Authorization")
        return following


def _origin(url: str) -> "tuple[str, str, Optional[int]]":
    parts = urlsplit(url)
    return parts.scheme, parts.hostname or "", parts.port


#: Uses the proxies of the environment, as Python's own `urlopen` does.
_OPENER = urllib.request.build_opener(_Redirects)


def request(method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Response:
    """Sends one request and reads its response to the end.

    :param timeout: seconds for the whole exchange. Until the headers have arrived, it limits each socket operation.
    :raises ConnectionFailed: no connection, a broken connection, or a timeout.
    """
    ends = time.monotonic() + timeout
    message = urllib.request.Request(url, data=body, headers=headers, method=method)
    try:
        try:
            response = _OPENER.open(message, timeout=timeout)
        except urllib.error.HTTPError as error:
            response = error
        with response:
            content = _read(response, ends)
            named = {name.lower(): value for name, value in response.headers.items()}
            return Response(int(response.status), named, content)
    except (OSError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise ConnectionFailed(f"{method} {url.split('?')[0]}: {reason}") from error


def _read(response: Any, ends: float) -> bytes:
    """Reads the body, during which the connection can break or stall."""
    chunks = []
    while True:
        chunk = response.read1(_CHUNK_BYTES) if hasattr(response, "read1") else response.read(_CHUNK_BYTES)
        if not chunk:
            break
        chunks.append(chunk)
        if time.monotonic() > ends:
            raise TimeoutError("timed out")
    missing = getattr(response, "length", None)
    if missing:
        raise http.client.IncompleteRead(b"", missing)
    return b"".join(chunks)
