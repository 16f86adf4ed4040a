"""Waiting for mail against a service that answers as the test says."""

from __future__ import annotations

import json
import unittest
from typing import Any, Dict, List, Optional
from urllib.parse import parse_qsl, urlsplit

from agent_inbox_client import AmbiguousVerification, WaitTimeout
from agent_inbox_client.client import take
from agent_inbox_client.generated.types import Message
from agent_inbox_client.http_request import Response
from agent_inbox_client.transport import Transport
from agent_inbox_client.verification_codes import CodeSteps, wait_for_verification
from agent_inbox_client.waiting import wait_for_message

INBOX_ID = "a@x.test"
AFTER = "2026-01-01T00:00:00Z"


def page(*message_ids: str, next_page_token: Optional[str] = None) -> Dict[str, Any]:
    return {"messages": [{"message_id": each} for each in message_ids], "next_page_token": next_page_token}


class WaitingTest(unittest.TestCase):
    def wait(self, *answers: Any, timeout: float = 3600.0) -> Message:
        left = list(answers)
        self.sent: List[Dict[str, str]] = []
        self.paths: List[str] = []

        def send(method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Response:
            parts = urlsplit(url)
            self.paths.append(parts.path)
            self.sent.append(dict(parse_qsl(parts.query)))
            return Response(200, {}, json.dumps(left.pop(0)).encode())

        transport = Transport("https://x.test/v1", "ia_k", 30.0, 0, send)
        return take(transport, wait_for_message(transport.clock, INBOX_ID, {"subject": "code"}, AFTER, timeout))

    def test_the_service_waits_with_the_first_call(self) -> None:
        found = self.wait(page(), page("m1"), {"message_id": "m1"})
        self.assertEqual(found["message_id"], "m1")
        self.assertEqual([each.get("wait") for each in self.sent], ["25", "25", None])
        self.assertTrue(self.paths[2].endswith("/messages/m1"))

    def test_mail_behind_more_than_a_call_examines_is_found(self) -> None:
        found = self.wait(page(next_page_token="t"), page(next_page_token="u"), page("m1"), {"message_id": "m1"})
        self.assertEqual(found["message_id"], "m1")
        self.assertEqual([each.get("page_token") for each in self.sent], [None, "t", "u", None])

    def test_behind_more_mail_than_a_call_examines_the_service_waits_too(self) -> None:
        # Oldest first, a call does not wait behind what it has not examined: it would return at once for ever.
        found = self.wait(
            page(next_page_token="t"), page(), page(next_page_token="v"), page("m3", "m2"), {"message_id": "m2"}
        )
        self.assertEqual(found["message_id"], "m2")
        self.assertEqual([each.get("ascending") for each in self.sent[:4]], ["true", "true", "false", "false"])
        self.assertEqual([each.get("wait") for each in self.sent[:4]], ["25", None, "25", "25"])
        self.assertEqual([each.get("page_token") for each in self.sent[:4]], [None, "t", None, None])
        self.assertEqual({each["after"] for each in self.sent[:4]}, {AFTER})
        # Of several that arrived together, the first.
        self.assertGreater(int(self.sent[3]["limit"]), 1)

    def test_it_ends_when_the_time_is_over(self) -> None:
        with self.assertRaises(WaitTimeout):
            self.wait(page(), timeout=0)
        self.assertEqual(self.sent[0]["wait"], "0")


class VerificationCodesTest(unittest.TestCase):
    def test_a_code_that_was_answered_does_not_come_again(self) -> None:
        left = [
            {"status": "found", "message_id": "msg_1", "candidates": []},
            {"status": "none", "message_id": None, "candidates": []},
            {"status": "ambiguous", "message_id": None, "candidates": [{"message_id": "msg_2"}]},
            {"status": "none", "message_id": None, "candidates": []},
        ]
        sent: List[Dict[str, str]] = []

        def send(method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Response:
            sent.append(dict(parse_qsl(urlsplit(url).query)))
            return Response(200, {}, json.dumps(left.pop(0)).encode())

        transport = Transport("https://x.test/v1", "ia_k", 30.0, 0, send)
        steps = CodeSteps(INBOX_ID, {"from_domain": "example.com"})
        statuses = [take(transport, steps.next(timeout))["status"] for timeout in (60.0, 60.0, 0.0)]
        self.assertEqual(statuses, ["found", "ambiguous", "none"])
        self.assertEqual([each.get("after") for each in sent], [None, "msg_1", "msg_1", "msg_2"])
        self.assertEqual([each["wait"] for each in sent], ["25", "25", "25", "0"])

    def test_waiting_for_a_link_answers_it_or_raises(self) -> None:
        found = {"status": "found", "message_id": "msg_1", "candidates": [], "link": {"url": "https://x.test/"}}
        several = {"status": "ambiguous", "message_id": None, "sender_domain": None}
        left: List[Dict[str, Any]] = [
            found,
            {"status": "none", "message_id": None, "candidates": [], "withheld": 2},
            {**several, "candidates": [{"message_id": "msg_2", "sender_domain": "a.test"}]},
        ]
        sent: List[Dict[str, str]] = []

        def send(method: str, url: str, headers: Dict[str, str], body: Optional[bytes], timeout: float) -> Response:
            sent.append(dict(parse_qsl(urlsplit(url).query)))
            return Response(200, {}, json.dumps(left.pop(0)).encode())

        transport = Transport("https://x.test/v1", "ia_k", 30.0, 0, send)
        wanted = {"after": "msg_0"}
        self.assertEqual(take(transport, wait_for_verification("link", INBOX_ID, wanted, 60.0)), found)
        with self.assertRaisesRegex(WaitTimeout, "No link arrived in time.*: 2"):
            take(transport, wait_for_verification("link", INBOX_ID, wanted, 0.0))
        with self.assertRaisesRegex(AmbiguousVerification, "a.test"):
            take(transport, wait_for_verification("link", INBOX_ID, wanted, 60.0))
        self.assertEqual({(each["kind"], each["after"]) for each in sent}, {("link", "msg_0")})


if __name__ == "__main__":
    unittest.main()
