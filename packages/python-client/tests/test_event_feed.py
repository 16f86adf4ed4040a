"""Following the log of a service that answers as the test says."""

from __future__ import annotations

import asyncio
import json
import unittest
from datetime import date, datetime, timezone
from typing import Any, Dict, List, Optional, Sequence, Union, cast
from unittest import mock
from urllib.parse import parse_qs, urlsplit

from agent_inbox_client import ApiError, ConnectionFailed
from agent_inbox_client.async_transport import AsyncTransport
from agent_inbox_client.event_feed import AsyncEvents, EventFeed, Events, SeenEvents
from agent_inbox_client.http_request import Response
from agent_inbox_client.transport import Transport

Reply = Union[Response, ConnectionFailed]


def reply(status: int, body: Any = None) -> Response:
    return Response(status, {}, b"" if body is None else json.dumps(body).encode())


def page(ids: Sequence[str], cursor: str) -> Response:
    return reply(200, {"events": [{"event_id": each} for each in ids], "cursor": cursor, "has_more": False})


class EventFeedTest(unittest.TestCase):
    def transport(self, *replies: Reply) -> Transport:
        left = list(replies)
        self.asked: List[Dict[str, str]] = []
        self.timeouts: List[float] = []

        def send(_method: str, url: str, _headers: Dict[str, str], _body: Optional[bytes], timeout: float) -> Response:
            self.asked.append({name: value for name, [value] in parse_qs(urlsplit(url).query).items()})
            self.timeouts.append(timeout)
            next_reply = left.pop(0)
            if isinstance(next_reply, ConnectionFailed):
                raise next_reply
            return next_reply

        return Transport("https://x.test/v1", "ia_k", 30.0, 0, send, lambda _: None)

    def ids(self, feed: EventFeed, count: int) -> List[str]:
        events = iter(feed)
        return [next(events)["event_id"] for _ in range(count)]

    def test_lets_the_service_wait_goes_on_with_each_cursor_and_yields_each_event_once(self) -> None:
        pages = (page(["e1", "e2"], "c1"), page([], "c2"), page(["e1", "late", "e2"], "c3"), page(["e3"], "c4"))
        feed = Events(self.transport(*pages)).follow(after="c0", inbox_ids=["a@x.test"])

        self.assertEqual(self.ids(feed, 4), ["e1", "e2", "late", "e3"])

        self.assertEqual([each["after"] for each in self.asked], ["c0", "c1", "c2", "c3"])
        self.assertEqual({(each["wait"], each["limit"]) for each in self.asked}, {("25", "100")})
        self.assertEqual(self.asked[0]["inbox_ids"], '["a@x.test"]')
        # Longer than the service waits.
        self.assertEqual(set(self.timeouts), {55.0})
        # What was yielded last is not known to be handled.
        self.assertEqual(feed.cursor, "c3")

    def test_begins_now_or_with_a_time(self) -> None:
        events = Events(self.transport(reply(200, {"cursor": "now"})))
        self.assertEqual(events.follow().cursor, "now")
        self.assertEqual(self.asked, [{"limit": "1"}])
        noon = datetime(2026, 11, 22, 12, tzinfo=timezone.utc)
        self.assertEqual(events.follow(after=noon).cursor, "2026-11-22T12:00:00.000Z")

    def test_goes_on_when_the_service_or_the_network_failed_or_too_many_calls_waited(self) -> None:
        events = Events(self.transport(ConnectionFailed("lost"), reply(503), reply(429), page(["e1"], "c1")))
        with mock.patch("time.sleep") as sleep, mock.patch("random.random", return_value=0.5):
            self.assertEqual(self.ids(events.follow(after="c0"), 1), ["e1"])
        self.assertEqual([each.args[0] for each in sleep.call_args_list], [0.2, 0.4, 0.8])

    def test_tells_once_per_outage_that_the_service_is_down_and_when_it_answers(self) -> None:
        told: List[str] = []
        down = (ConnectionFailed("lost"), reply(503))
        events = Events(self.transport(page(["e1"], "c1"), *down, page(["e2"], "c2"), *down, page(["e3"], "c3")))
        feed = events.follow(
            after="c0",
            on_connect=lambda: told.append("up"),
            on_disconnect=lambda error: told.append(str(error)),
        )
        with mock.patch("time.sleep"):
            self.assertEqual(self.ids(feed, 3), ["e1", "e2", "e3"])
        self.assertEqual(told, ["up", "lost", "up", "lost", "up"])

    def test_refuses_a_time_of_another_type(self) -> None:
        for after in (5, None, date(2026, 11, 22)):
            with self.assertRaisesRegex(TypeError, "after must be a datetime"):
                Events(self.transport()).follow(after=cast(Any, after))

    def test_raises_what_the_service_refuses(self) -> None:
        for status in (401, 403, 404, 422):
            feed = Events(self.transport(reply(status))).follow(after="c0")
            with self.assertRaises(ApiError) as raised:
                next(iter(feed))
            self.assertEqual((raised.exception.status, len(self.asked)), (status, 1))

    def test_is_the_same_with_asyncio(self) -> None:
        lost, repeated = ConnectionFailed("lost"), page(["e1", "e2"], "c2")
        threads = AsyncTransport(self.transport(page(["e1"], "c1"), lost, repeated, reply(401)), 1)

        async def follow() -> List[str]:
            feed = await AsyncEvents(threads).follow(after="c0")
            ids: List[str] = []
            with self.assertRaises(ApiError):
                async for event in feed:
                    ids.append(event["event_id"])
            self.assertEqual(feed.cursor, "c2")
            return ids

        with mock.patch("random.random", return_value=-0.5):
            self.assertEqual(asyncio.run(follow()), ["e1", "e2"])
        threads.close()
        self.assertEqual([each["after"] for each in self.asked], ["c0", "c1", "c1", "c2"])

    def test_remembers_the_last_20_000_events_and_no_more(self) -> None:
        seen = SeenEvents()

        def added(first: int, end: int) -> int:
            return sum(seen.add(f"evt_{number}") for number in range(first, end))

        self.assertEqual(added(0, 20_000), 20_000)
        self.assertEqual(added(0, 20_000), 0)
        self.assertEqual(added(20_000, 20_001), 1)
        self.assertEqual(added(1, 20_001), 0)
        self.assertEqual(added(0, 1), 1)


if __name__ == "__main__":
    unittest.main()
