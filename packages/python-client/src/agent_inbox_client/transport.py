"""Makes calls, and retries those that are safe to retry."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any, Callable, Dict, Iterator, Mapping, Optional, Tuple, Union
from urllib.parse import quote, unquote, urlencode

from .errors import ApiError, ConnectionFailed
from .http_request import Response, request
from .not_given import NOT_GIVEN, NotGiven
from .route import Download, Route
from .server_clock import ServerClock
from .version import VERSION

TIMEOUT_SECONDS = 30.0
RETRIES = 3
_BACKOFF_SECONDS = 0.25
# Backoff after a 429 from API Gateway, which does not say how long to wait.
_THROTTLED_BACKOFF_SECONDS = 1.0
# Rate limits have a window of a minute; the caller handles longer waits.
_LONGEST_WAIT_SECONDS = 61.0

_NOT_JSON = "the response is not JSON: is base_url the address of this service?"

Send = Callable[[str, str, Dict[str, str], Optional[bytes], float], Response]


class Transport:
    """Makes calls.

    A rate-limited call had no effect and is retried after the time that the server names. Other failures of the server or
    the network are retried only if the call cannot take effect twice. Threads may share a transport.
    """

    def __init__(
        self,
        base_url: str,
        api_key: Union[str, NotGiven, None],
        timeout: float,
        max_retries: int,
        send: Send = request,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        if not re.fullmatch("https?://.+/v1/?", base_url):
            raise ValueError(f"base_url must be an http(s) address that ends in /v1, not {base_url}")
        if api_key is not NOT_GIVEN and not (api_key or "").strip():
            raise ValueError("api_key is missing: pass an API key, or omit the argument to sign up")
        key = None if api_key is NOT_GIVEN else str(api_key).strip()
        # http.client would quote the key in its error.
        if not re.fullmatch("[ -~]*", key or ""):
            raise ValueError("api_key contains invalid characters")
        self._base_url = base_url.rstrip("/")
        self._api_key = key
        self._timeout = timeout
        self._max_retries = max_retries
        self._send = send
        self._sleep = sleep
        self.clock = ServerClock()

    def call(
        self,
        route: Route,
        arguments: Mapping[str, Any],
        request_timeout: Optional[float] = None,
        ends: Optional[float] = None,
    ) -> Any:
        """Calls an operation.

        :param request_timeout: time limit of each attempt in seconds; default: the client's.
        :param ends: time of `time.monotonic()` after which no retry starts.
        :raises ApiError: the service responded with an error.
        :raises ConnectionFailed: the service did not respond.
        """
        given = {name: value for name, value in arguments.items() if value is not NOT_GIVEN}
        # A create with a client id is idempotent.
        repeatable = route.repeatable or isinstance(given.get("client_id"), str)
        downloads = route.downloads and given.get("format") != "link"
        url, body = self._request(route, given)
        timeout = self._timeout if request_timeout is None else request_timeout
        attempt = 0
        while True:
            failure: Union[ApiError, ConnectionFailed]
            try:
                response = self._send(route.method, url, self._headers(body), body, timeout)
            except ConnectionFailed as error:
                failure = error
            else:
                self.clock.note(response.headers)
                if not 200 <= response.status < 300:
                    failure = ApiError(response.status, response.headers, _parsed(response.body))
                elif downloads:
                    return _download(response)
                elif not response.body:
                    return None
                else:
                    content = _parsed(response.body)
                    if content is not None:
                        return content
                    failure = ConnectionFailed(f"{route.method} {url.split('?')[0]}: {_NOT_JSON}")
            wait = _wait_seconds(failure, attempt, repeatable)
            if wait is None or attempt >= self._max_retries:
                raise failure
            if ends is not None and time.monotonic() + wait > ends:
                raise failure
            self._sleep(wait)
            attempt += 1

    def pages(
        self, route: Route, arguments: Mapping[str, Any], items: str, request_timeout: Optional[float] = None
    ) -> Iterator[Any]:
        """Yields the items of all pages of a list. The next page is requested when the previous one is exhausted."""
        page_token: Any = NOT_GIVEN
        while page_token is not None:
            page = self.call(route, {**arguments, "page_token": page_token}, request_timeout)
            yield from page[items]
            page_token = page["next_page_token"]

    def _headers(self, body: Optional[bytes]) -> Dict[str, str]:
        headers = {"User-Agent": f"agent-inbox-client-python/{VERSION}"}
        if self._api_key is not None:
            headers["Authorization"] = f"Bearer {self._api_key}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        return headers

    def _request(self, route: Route, given: Mapping[str, Any]) -> Tuple[str, Optional[bytes]]:
        rest = dict(given)

        def fill(match: "re.Match[str]") -> str:
            value = rest.pop(match.group(1), None)
            if not isinstance(value, str) or value == "":
                raise TypeError(f"{match.group(1)} is missing")
            # A URL parser would remove such a segment and the one before it, which changes the call.
            if value in (".", ".."):
                raise ValueError(f"{match.group(1)} must not be {value}")
            # The gateway decodes the value once and would treat / and ? as delimiters; the service decodes it once more.
            return re.sub("%(?=2F|3F|25)", "%25", quote(value, safe=""))

        url = self._base_url + re.sub(r"\{(\w+)\}", fill, route.path)
        if route.method in ("POST", "PATCH"):
            return url, json.dumps(rest).encode()
        query = urlencode({name: _query_text(value) for name, value in rest.items()})
        return (f"{url}?{query}" if query else url), None


def _query_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(list(value)) if isinstance(value, (list, tuple)) else str(value)


def _wait_seconds(
    failure: Union[ApiError, ConnectionFailed], attempt: int, repeatable: bool
) -> Optional[float]:
    """Returns seconds until the next attempt, or None if there must not be one."""
    status = failure.status if isinstance(failure, ApiError) else None
    if isinstance(failure, ApiError) and status == 429:
        if failure.retry_after_seconds is None:
            return _backoff(_THROTTLED_BACKOFF_SECONDS, attempt)
        return failure.retry_after_seconds if failure.retry_after_seconds <= _LONGEST_WAIT_SECONDS else None
    if not repeatable or (status is not None and status < 500):
        return None
    return _backoff(_BACKOFF_SECONDS, attempt)


def _backoff(first: float, attempt: int) -> float:
    """Adds jitter, which keeps clients that failed together from retrying together."""
    jitter = 0.5 + random.random()
    return first * float(2**attempt) * jitter


def _parsed(body: bytes) -> Any:
    try:
        return json.loads(body) if body else None
    except ValueError:
        # A proxy's response need not be JSON, so only its status counts.
        return None


def _download(response: Response) -> Download:
    disposition = response.headers.get("content-disposition", "")
    return Download(response.body, _filename(disposition), response.headers.get("etag"))


def _filename(disposition: str) -> Optional[str]:
    """The RFC 8187 form takes precedence over ASCII."""
    extended = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    if extended is not None:
        return unquote(extended.group(1))
    plain = re.search(r'filename="((?:[^"\\]|\\.)*)"', disposition, re.IGNORECASE)
    return None if plain is None else re.sub(r"\\(.)", r"\1", plain.group(1))
