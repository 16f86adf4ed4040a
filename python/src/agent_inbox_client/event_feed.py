"""Following the event log with its cursor."""

from __future__ import annotations

import asyncio
import time
from typing import AsyncIterator, Iterator, List, Union

from .generated.async_operations import AsyncEvents as GeneratedAsyncEvents
from .generated.operations import Events as GeneratedEvents
from .generated.types import Event, EventType
from .not_given import NOT_GIVEN, NotGiven
from .waiting import After, instant_text

_PAUSE_SECONDS = 2.0
Inboxes = Union[List[str], NotGiven]
Types = Union[List[EventType], NotGiven]


class EventFeed:
    """Events, oldest first, without end. A repeat has the same `event_id`.

    `cursor` is where to go on: what is before it was handled, which is known when the next page is asked for.
    """

    def __init__(self, events: GeneratedEvents, cursor: str, inbox_ids: Inboxes, event_types: Types, pause: float) -> None:
        self.cursor = cursor
        self._events, self._inbox_ids, self._event_types, self._pause = events, inbox_ids, event_types, pause

    def __iter__(self) -> Iterator[Event]:
        while True:
            page = self._events.list(
                after=self.cursor, limit=100, inbox_ids=self._inbox_ids, event_types=self._event_types
            )
            yield from page["events"]
            self.cursor = page["cursor"]
            if not page["has_more"]:
                time.sleep(self._pause)


class AsyncEventFeed:
    """The same for `async for`."""

    def __init__(
        self, events: GeneratedAsyncEvents, cursor: str, inbox_ids: Inboxes, event_types: Types, pause: float
    ) -> None:
        self.cursor = cursor
        self._events, self._inbox_ids, self._event_types, self._pause = events, inbox_ids, event_types, pause

    async def __aiter__(self) -> AsyncIterator[Event]:
        while True:
            page = await self._events.list(
                after=self.cursor, limit=100, inbox_ids=self._inbox_ids, event_types=self._event_types
            )
            for event in page["events"]:
                yield event
            self.cursor = page["cursor"]
            if not page["has_more"]:
                await asyncio.sleep(self._pause)


class Events(GeneratedEvents):
    """The event log, and following it."""

    def follow(
        self,
        *,
        after: After = NOT_GIVEN,
        inbox_ids: Inboxes = NOT_GIVEN,
        event_types: Types = NOT_GIVEN,
        pause: float = _PAUSE_SECONDS,
    ) -> EventFeed:
        """Events behind a cursor or a time, without end; by default from this call on.

        :param pause: seconds before the log is read again when there is nothing new.
        """
        cursor = self.list(limit=1)["cursor"] if isinstance(after, NotGiven) else instant_text(after)
        return EventFeed(self, cursor, inbox_ids, event_types, pause)


class AsyncEvents(GeneratedAsyncEvents):
    """The event log, and following it."""

    async def follow(
        self,
        *,
        after: After = NOT_GIVEN,
        inbox_ids: Inboxes = NOT_GIVEN,
        event_types: Types = NOT_GIVEN,
        pause: float = _PAUSE_SECONDS,
    ) -> AsyncEventFeed:
        """Events behind a cursor or a time, without end; by default from this call on.

        :param pause: seconds before the log is read again when there is nothing new.
        """
        cursor = (await self.list(limit=1))["cursor"] if isinstance(after, NotGiven) else instant_text(after)
        return AsyncEventFeed(self, cursor, inbox_ids, event_types, pause)
