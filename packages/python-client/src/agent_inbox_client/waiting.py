"""Waits for mail in steps; each is a call that the synchronous or the asynchronous client makes."""

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

# The longest that the service lets a call wait.
MAX_WAIT_SECONDS = 25
# Mail that came while the code was on its way to the call counts too.
_RECENT_SECONDS = 60.0
# Messages that match and arrive together, of which the first is wanted.
_MANY = 100

Result = TypeVar("Result")
After = Union[str, datetime, NotGiven]


@dataclass(frozen=True)
class Call:
    """One call to make."""

    route: Route
    arguments: Mapping[str, Any]
    request_timeout: float
    #: By `time.monotonic()`: there is no pause for a retry beyond it.
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
        # Any response tells the service's time, and this one also whether there is such an inbox.
        yield Call(routes.MESSAGES_LIST, {"inbox_id": inbox_id, "limit": 1}, TIMEOUT_SECONDS, ends)
    wanted["after"] = clock.instant(_RECENT_SECONDS) if isinstance(after, NotGiven) else instant_text(after)
    while True:
        wait = _wait_seconds(ends)
        page = yield Call(routes.MESSAGES_LIST, {**wanted, "wait": wait}, wait + TIMEOUT_SECONDS, ends)
        if wanted["ascending"] and not page["messages"] and page["next_page_token"] is not None:
            # Of many messages that do not match, a call examines some, and oldest first it does not wait behind the others.
            # They are examined once; from then on only what arrives is of interest, for which the newest first are enough.
            page = yield from _rest(wanted, page["next_page_token"], ends)
            wanted.update(ascending=False, limit=_MANY)
        if page["messages"]:
            # Oldest first there is one, newest first the last one is the first that arrived.
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
    return iso_instant(moment) if isinstance(moment, datetime) else moment


def _wait_seconds(ends: float) -> int:
    """Returns whole seconds that the next call may wait, rounded up: the last call may end slightly late."""
    return max(0, min(MAX_WAIT_SECONDS, math.ceil(ends - time.monotonic())))
