"""Waits for a message in steps. Each step is a call that the synchronous or the asynchronous client makes."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Dict, Generator, Mapping, TypeVar, Union

from .errors import WaitTimeout
from .generated import routes
from .generated.types import Message
from .not_given import NotGiven
from .route import Route
from .server_clock import ServerClock, iso_instant
from .transport import TIMEOUT_SECONDS

# The service does not wait longer than this.
MAX_WAIT_SECONDS = 25
# The action that causes a message often precedes the call that waits for it.
_RECENT_SECONDS = 60.0
# Page size of the newest-first list, of which the oldest new match is returned.
_MANY = 100

Result = TypeVar("Result")
After = Union[str, datetime, NotGiven]


@dataclass(frozen=True)
class Call:
    """One call to make."""

    route: Route
    arguments: Mapping[str, Any]
    request_timeout: float
    #: Time of `time.monotonic()` after which no retry starts.
    ends: float


Steps = Generator[Call, Any, Result]


def wait_for_message(
    clock: ServerClock, inbox_id: str, filters: Mapping[str, Any], after: After, timeout: float
) -> Steps[Message]:
    """Returns the first matching message, either one that arrived after `after` or a new one.

    :raises WaitTimeout: no matching message arrived in time.
    """
    ends = time.monotonic() + timeout
    wanted: Dict[str, Any] = {"inbox_id": inbox_id, "ascending": True, "limit": 1, **filters}
    if isinstance(after, NotGiven) and not clock.is_known:
        # Every response contains the service's time, and this one also checks the inbox.
        yield Call(routes.MESSAGES_LIST, {"inbox_id": inbox_id, "limit": 1}, TIMEOUT_SECONDS, ends)
    wanted["after"] = clock.instant(_RECENT_SECONDS) if isinstance(after, NotGiven) else instant_text(after)
    while True:
        wait = _wait_seconds(ends)
        page = yield Call(routes.MESSAGES_LIST, {**wanted, "wait": wait}, wait + TIMEOUT_SECONDS, ends)
        if wanted["ascending"] and not page["messages"] and page["next_page_token"] is not None:
            # A call examines a limited number of messages, and in ascending order it does not wait before it has reached the
            # newest. The remaining pages are read once; after that, the newest messages suffice.
            page = yield from _rest(wanted, page["next_page_token"], ends)
            wanted.update(ascending=False, limit=_MANY)
        if page["messages"]:
            # An ascending page has one message; in a descending page the last one arrived first.
            return (yield from _read(inbox_id, page["messages"][-1]["message_id"], ends))
        if time.monotonic() >= ends:
            raise WaitTimeout("No matching message arrived in time")


def _rest(wanted: Mapping[str, Any], page_token: str, ends: float) -> Steps[Any]:
    """Returns the next page with a message, or the last page."""
    while True:
        more = {**wanted, "page_token": page_token}
        page = yield Call(routes.MESSAGES_LIST, more, TIMEOUT_SECONDS, ends)
        if page["messages"] or page["next_page_token"] is None:
            return page
        page_token = page["next_page_token"]


def _read(inbox_id: str, message_id: str, ends: float) -> Steps[Message]:
    ids = {"inbox_id": inbox_id, "message_id": message_id}
    message: Message = yield Call(routes.MESSAGES_GET, ids, TIMEOUT_SECONDS, ends)
    return message


def instant_text(moment: Union[str, datetime]) -> str:
    """Returns a time or a message id in the format of the API."""
    if not isinstance(moment, (str, datetime)):
        raise TypeError(f"after must be a datetime, an ISO 8601 time, a cursor or an id, not {moment!r}")
    return iso_instant(moment) if isinstance(moment, datetime) else moment


def _wait_seconds(ends: float) -> int:
    """Returns the seconds that the next call may wait, rounded up, so the last call may end slightly late."""
    return max(0, min(MAX_WAIT_SECONDS, math.ceil(ends - time.monotonic())))
