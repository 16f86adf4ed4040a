"""Follows the event log with its cursor."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, AsyncIterator, Callable, Dict, Iterator, List, Optional, Union

from .errors import AgentInboxError, ApiError
from .generated.async_operations import AsyncEvents as GeneratedAsyncEvents
from .generated.operations import Events as GeneratedEvents
from .generated.types import Event, EventsListOutput, EventType
from .not_given import NOT_GIVEN, NotGiven
from .transport import TIMEOUT_SECONDS
from .waiting import MAX_WAIT_SECONDS, After, instant_text

_PAGE = 100
_BACKOFF_SECONDS = 0.2
_LONGEST_BACKOFF_SECONDS = 30.0
# Number of remembered event ids, above the number that can be repeated.
_REMEMBERED = 20_000
Inboxes = Union[List[str], NotGiven]
Types = Union[List[EventType], NotGiven]
#: Called when the service answers: first, and after each outage.
OnConnect = Optional[Callable[[], None]]
#: Called once per outage, with the error. Attempts continue unless it raises.
OnDisconnect = Optional[Callable[[AgentInboxError], None]]


class SeenEvents:
    """Remembers the ids of the last events to skip duplicates."""

    def __init__(self) -> None:
        # Dictionaries keep the order of insertion.
        self._ids: Dict[str, None] = {}

    def add(self, event_id: str) -> bool:
        """Remembers an event. Returns True if it is new."""
        if event_id in self._ids:
            return False
        self._ids[event_id] = None
        if len(self._ids) > _REMEMBERED:
            del self._ids[next(iter(self._ids))]
        return True


class _Feed:
    #: Resume here after a restart. It advances when the next page is requested, after the events of this page were handled.
    cursor: str

    def __init__(
        self,
        events: Any,
        cursor: str,
        inbox_ids: Inboxes,
        event_types: Types,
        on_connect: OnConnect,
        on_disconnect: OnDisconnect,
    ) -> None:
        self._events = events
        self.cursor = cursor
        self._inbox_ids, self._event_types = inbox_ids, event_types
        self._on_connect, self._on_disconnect = on_connect, on_disconnect
        self._is_up: Optional[bool] = None
        self._seen = SeenEvents()

    def _up(self, page: EventsListOutput) -> EventsListOutput:
        if self._is_up is not True and self._on_connect is not None:
            self._on_connect()
        self._is_up = True
        return page

    def _pause_after(self, error: AgentInboxError, failures: int) -> float:
        pause = _pause_after(error, failures)
        if self._is_up is not False and self._on_disconnect is not None:
            self._on_disconnect(error)
        self._is_up = False
        return pause

    def _unseen(self, page: EventsListOutput) -> Iterator[Event]:
        return (event for event in page["events"] if self._seen.add(event["event_id"]))


class EventFeed(_Feed):
    """Yields each event once, in the order of the log (not of `timestamp`), forever.

    To resume after a restart, pass `cursor` as `after`.
    """

    _events: GeneratedEvents

    def __iter__(self) -> Iterator[Event]:
        while True:
            page = self._up(self._next_page())
            yield from self._unseen(page)
            self.cursor = page["cursor"]

    def _next_page(self) -> EventsListOutput:
        failures = 0
        while True:
            try:
                return self._events.list(
                    after=self.cursor,
                    wait=MAX_WAIT_SECONDS,
                    limit=_PAGE,
                    inbox_ids=self._inbox_ids,
                    event_types=self._event_types,
                    request_timeout=MAX_WAIT_SECONDS + TIMEOUT_SECONDS,
                )
            except AgentInboxError as error:
                time.sleep(self._pause_after(error, failures))
                failures += 1


class AsyncEventFeed(_Feed):
    """An `EventFeed` for `async for`."""

    _events: GeneratedAsyncEvents

    async def __aiter__(self) -> AsyncIterator[Event]:
        while True:
            page = self._up(await self._next_page())
            for event in self._unseen(page):
                yield event
            self.cursor = page["cursor"]

    async def _next_page(self) -> EventsListOutput:
        failures = 0
        while True:
            try:
                return await self._events.list(
                    after=self.cursor,
                    wait=MAX_WAIT_SECONDS,
                    limit=_PAGE,
                    inbox_ids=self._inbox_ids,
                    event_types=self._event_types,
                    request_timeout=MAX_WAIT_SECONDS + TIMEOUT_SECONDS,
                )
            except AgentInboxError as error:
                await asyncio.sleep(self._pause_after(error, failures))
                failures += 1


class Events(GeneratedEvents):
    """Operations on the event log, and a way to follow it."""

    def follow(
        self,
        *,
        after: After = NOT_GIVEN,
        inbox_ids: Inboxes = NOT_GIVEN,
        event_types: Types = NOT_GIVEN,
        on_connect: OnConnect = None,
        on_disconnect: OnDisconnect = None,
    ) -> EventFeed:
        """Returns a feed of the events after a cursor or a time (default: after this call). It never ends.

        :raises ApiError: the service refuses the call. Iteration can raise it too, and retries other failures.
        """
        cursor = self.list(limit=1)["cursor"] if isinstance(after, NotGiven) else instant_text(after)
        return EventFeed(self, cursor, inbox_ids, event_types, on_connect, on_disconnect)


class AsyncEvents(GeneratedAsyncEvents):
    """Operations on the event log, and a way to follow it."""

    async def follow(
        self,
        *,
        after: After = NOT_GIVEN,
        inbox_ids: Inboxes = NOT_GIVEN,
        event_types: Types = NOT_GIVEN,
        on_connect: OnConnect = None,
        on_disconnect: OnDisconnect = None,
    ) -> AsyncEventFeed:
        """Returns a feed of the events after a cursor or a time (default: after this call). It never ends.

        :raises ApiError: the service refuses the call. Iteration can raise it too, and retries other failures.
        """
        cursor = (await self.list(limit=1))["cursor"] if isinstance(after, NotGiven) else instant_text(after)
        return AsyncEventFeed(self, cursor, inbox_ids, event_types, on_connect, on_disconnect)


def _pause_after(error: AgentInboxError, failures: int) -> float:
    """Returns seconds until the next attempt, with jitter. Raises the error if the service would refuse the call again."""
    if isinstance(error, ApiError) and error.status < 500 and error.status != 429:
        raise error
    return min(_BACKOFF_SECONDS * 2.0**failures, _LONGEST_BACKOFF_SECONDS) * (0.5 + random.random())
