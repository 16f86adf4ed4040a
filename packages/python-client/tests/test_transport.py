"""Calls against a service that answers as the test says."""

from __future__ import annotations

import json
import re
import time
import unittest
from typing import Any, Dict, List, Optional, Tuple, Type, Union

from agent_inbox_client import AgentInbox, ApiError, ConnectionFailed
from agent_inbox_client.generated.operations import Operations
from agent_inbox_client.http_request import Response
from agent_inbox_client.transport import Transport

Reply = Union[Response, ConnectionFailed]
Sent = Tuple[str, str, Dict[str, str], Any, float]


def reply(status: int, body: Any = None, headers: Optional[Dict[str, str]] = None) -> Response:
    return Response(status, headers or {}, b"" if body is None else json.dumps(body).encode())


LIMITED = reply(429, {"name": "rate_limited", "message": "Wait"}, {"retry-after": "7"})
BROKEN = reply(503)
LOST = ConnectionFailed("lost")


class TransportTest(unittest.TestCase):
    def client(self, *replies: Reply, max_retries: int = 3) -> Operations:
        left = list(replies)
        self.sent: List[Sent] = []
        self.slept: List[float] = []

        def send(method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Response:
            self.sent.append((method, url, headers, None if body is None else json.loads(body), timeout))
            next_reply = left.pop(0)
            if isinstance(next_reply, ConnectionFailed):
                raise next_reply
            return next_reply

        self.transport = Transport("https://x.test/v1/", "ia_k", 30.0, max_retries, send, self.slept.append)
        return Operations(self.transport)

    def test_path_query_and_body_are_where_they_belong(self) -> None:
        client = self.client(reply(200, {}), reply(201, {}), reply(204))
        client.threads.list("a+b@x.test", limit=5, include_spam=True)
        client.api_keys.create_for_inbox("a@x.test", name="k")
        self.assertIsNone(client.inboxes.delete("a@x.test"))  # type: ignore[func-returns-value]
        (first, second, third) = self.sent
        self.assertEqual(first[:2], ("GET", "https://x.test/v1/inboxes/a%2Bb%40x.test/threads?limit=5&include_spam=true"))
        self.assertEqual(second[:2], ("POST", "https://x.test/v1/inboxes/a%40x.test/api-keys"))
        self.assertEqual(second[3], {"name": "k"})
        self.assertEqual(second[2]["Content-Type"], "application/json")
        self.assertEqual(third[:2], ("DELETE", "https://x.test/v1/inboxes/a%40x.test"))
        self.assertEqual({each[2]["Authorization"] for each in self.sent}, {"Bearer ia_k"})

    def test_a_success_that_is_not_json_fails(self) -> None:
        page = Response(200, {}, b"<h1>Sign in</h1>")
        with self.assertRaisesRegex(ConnectionFailed, "is base_url the address of this service"):
            self.client(page).inboxes.create()
        with self.assertRaises(ConnectionFailed):
            self.client(page, page, max_retries=1).inboxes.list()
        self.assertEqual(len(self.sent), 2)

    def test_an_address_and_a_key_that_cannot_work_are_refused_without_showing_the_key(self) -> None:
        for base_url, api_key, text in (
            ("localhost:8480/v1", "ia_k", "must be an http"),
            ("", "ia_k", "must be an http"),
            ("https://x.test", "ia_k", "must be an http"),
            ("https://x.test/v1", None, "^api_key is missing"),
            ("https://x.test/v1", " ", "^api_key is missing"),
            ("https://x.test/v1", "ia_k\nia_l", "^api_key contains invalid characters$"),
        ):
            with self.subTest(base_url), self.assertRaisesRegex(ValueError, text):
                AgentInbox(base_url, api_key)
        AgentInbox("https://x.test/v1", "ia_of_a_file\n")

    def test_a_path_field_has_slash_question_mark_and_percent_sign_encoded_twice(self) -> None:
        self.client(reply(204)).lists.delete("block", "a/b?c%2f#d@x.test")
        self.assertEqual(self.sent[0][1], "https://x.test/v1/lists/block/a%252Fb%253Fc%25252f%23d%40x.test")

    def test_lists_are_json_in_a_query_and_null_is_sent_in_a_body(self) -> None:
        client = self.client(reply(200, {}), reply(200, {}))
        client.metrics.usage(usage_types=["inbox_count", "message_count"])
        client.webhooks.update("wh_1", inbox_ids=None)
        self.assertIn("usage_types=%5B%22inbox_count%22%2C+%22message_count%22%5D", self.sent[0][1])
        self.assertEqual(self.sent[1][3], {"inbox_ids": None})

    def test_a_dot_segment_is_refused_before_the_call(self) -> None:
        client = self.client()
        for inbox_id in (".", ".."):
            with self.subTest(inbox_id), self.assertRaisesRegex(ValueError, f"^inbox_id must not be {re.escape(inbox_id)}$"):
                client.api_keys.create_for_inbox(inbox_id, name="k")
        self.assertEqual(self.sent, [])

    def test_an_empty_part_of_a_path_is_refused_before_the_call(self) -> None:
        client = self.client()
        with self.assertRaisesRegex(TypeError, "inbox_id is missing"):
            client.inboxes.get("")
        self.assertEqual(self.sent, [])

    def test_a_rate_limit_is_waited_for_whatever_the_call_does(self) -> None:
        client = self.client(LIMITED, LIMITED, reply(201, {"inbox_id": "a"}))
        self.assertEqual(client.inboxes.create(), {"inbox_id": "a"})
        self.assertEqual(self.slept, [7.0, 7.0])

    def test_a_rate_limit_without_a_time_is_waited_for_with_growing_pauses(self) -> None:
        client = self.client(reply(429, {"message": "Too Many Requests"}), reply(429), reply(200, {}))
        client.identity.whoami()
        self.assertTrue(0.5 <= self.slept[0] <= 1.5 and 1.0 <= self.slept[1] <= 3.0, self.slept)

    def test_a_rate_limit_longer_than_its_window_is_left_to_the_caller(self) -> None:
        client = self.client(reply(429, {"name": "rate_limited", "message": "Wait"}, {"retry-after": "62"}))
        with self.assertRaises(ApiError) as raised:
            client.identity.whoami()
        self.assertEqual(raised.exception.retry_after_seconds, 62)
        self.assertEqual(self.slept, [])

    def test_no_pause_ends_after_the_end_of_the_call(self) -> None:
        self.client(LIMITED)
        from agent_inbox_client.generated import routes

        with self.assertRaises(ApiError):
            self.transport.call(routes.IDENTITY_WHOAMI, {}, None, time.monotonic() + 1)
        self.assertEqual(self.slept, [])

    def test_a_read_is_repeated_after_a_lost_response_and_a_server_failure(self) -> None:
        client = self.client(LOST, BROKEN, reply(200, {"inbox_id": "a"}))
        self.assertEqual(client.inboxes.get("a@x.test"), {"inbox_id": "a"})
        self.assertEqual(len(self.slept), 2)

    def test_a_create_is_not_repeated_after_a_lost_response(self) -> None:
        failures: List[Reply] = [LOST, BROKEN]
        for failure in failures:
            client = self.client(failure)
            with self.assertRaises((ConnectionFailed, ApiError)):
                client.inboxes.create()
            self.assertEqual(len(self.sent), 1)

    def test_a_create_with_a_client_id_is_repeated(self) -> None:
        client = self.client(LOST, BROKEN, reply(201, {"inbox_id": "a"}))
        self.assertEqual(client.inboxes.create(client_id="mine"), {"inbox_id": "a"})
        self.assertEqual([each[3] for each in self.sent], [{"client_id": "mine"}] * 3)

    def test_a_call_is_repeated_so_often_and_no_more(self) -> None:
        cases: List[Tuple[Reply, Type[Exception]]] = [(BROKEN, ApiError), (LOST, ConnectionFailed), (LIMITED, ApiError)]
        for failure, error in cases:
            client = self.client(*[failure] * 3, max_retries=2)
            with self.assertRaises(error):
                client.identity.whoami()
            self.assertEqual(len(self.sent), 3)

    def test_an_error_has_the_names_of_the_api(self) -> None:
        body = {"name": "validation", "message": "url: must be https", "errors": {"url": "must be https"}}
        client = self.client(reply(422, body, {"x-request-id": "r1"}))
        with self.assertRaises(ApiError) as raised:
            client.webhooks.create(url="http://x.test", event_types=["message.received"])
        error = raised.exception
        self.assertEqual((error.name, error.status, error.message), ("validation", 422, "url: must be https"))
        self.assertEqual((error.errors, error.request_id), ({"url": "must be https"}, "r1"))
        self.assertEqual(str(error), "validation (422): url: must be https")

    def test_an_error_of_a_gateway_gets_the_name_of_its_status(self) -> None:
        for status, name in ((413, "validation"), (404, "not_found"), (418, "internal_error")):
            client = self.client(Response(status, {}, b"<html>"))
            with self.assertRaises(ApiError) as raised:
                client.identity.whoami()
            self.assertEqual((raised.exception.name, raised.exception.message), (name, f"HTTP {status}"))

    def test_all_pages_of_a_list(self) -> None:
        client = self.client(
            reply(200, {"inboxes": [{"inbox_id": "a"}], "next_page_token": "t"}),
            reply(200, {"inboxes": [], "next_page_token": "u"}),
            reply(200, {"inboxes": [{"inbox_id": "b"}], "next_page_token": None}),
        )
        self.assertEqual([each["inbox_id"] for each in client.inboxes.list_all(limit=1)], ["a", "b"])
        self.assertEqual([each[1].partition("?")[2] for each in self.sent], ["limit=1", "limit=1&page_token=t", "limit=1&page_token=u"])

    def test_a_download_has_the_name_that_the_service_gives(self) -> None:
        for disposition, filename in (
            ("attachment; filename=\"a.txt\"; filename*=UTF-8''B%C3%BCcher.txt", "Bücher.txt"),
            ('attachment; filename="a \\"b\\".txt"', 'a "b".txt'),
            ("attachment", None),
        ):
            headers = {"content-disposition": disposition, "etag": '"e"'}
            client = self.client(Response(200, headers, b"\x00\xff"), reply(200, {"download_url": "u"}))
            found = client.messages.get_raw("a@x.test", "m")
            self.assertEqual((found.content, found.filename, found.etag), (b"\x00\xff", filename, '"e"'))
            self.assertEqual(client.messages.get_raw_link("a@x.test", "m"), {"download_url": "u"})
            self.assertTrue(self.sent[1][1].endswith("/raw?format=link"))
            self.assertFalse("format" in self.sent[0][1])


if __name__ == "__main__":
    unittest.main()
