"""Verification of webhook deliveries, with the vector that Standard Webhooks publishes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import unittest

from agent_inbox_client import WebhookVerificationError, verify_webhook

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
ID = "msg_p5jXN8AQM9LWM0D4loKWxJek"
SECONDS = 1614265330
BODY = b'{"test": 2432232314}'
SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
HEADERS = {"webhook-id": ID, "webhook-timestamp": str(SECONDS), "webhook-signature": SIGNATURE}


def signed_with(key: bytes) -> str:
    signed = f"{ID}.{SECONDS}.".encode() + BODY
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


class VerifyWebhookTest(unittest.TestCase):
    def test_the_published_vector_as_bytes_and_as_text(self) -> None:
        self.assertEqual(verify_webhook(BODY, HEADERS, SECRET, now=SECONDS), {"test": 2432232314})
        self.assertEqual(verify_webhook(BODY.decode(), HEADERS, SECRET, now=SECONDS), {"test": 2432232314})

    def test_names_in_any_case_under_their_other_names_and_beside_other_signatures(self) -> None:
        written = {name.title(): value for name, value in HEADERS.items()}
        svix = {
            "svix-id": ID,
            "svix-timestamp": str(SECONDS),
            "svix-signature": f"v1,AAAA v2,x {SIGNATURE}",
        }
        for headers in (written, svix):
            self.assertEqual(verify_webhook(BODY, headers, SECRET, now=SECONDS), {"test": 2432232314})

    def test_byte_for_byte_a_byte_order_mark_included(self) -> None:
        body = b"\xef\xbb\xbf" + BODY
        key = base64.b64decode(SECRET[len("whsec_") :])
        digest = hmac.new(key, f"{ID}.{SECONDS}.".encode() + body, hashlib.sha256).digest()
        headers = {**HEADERS, "webhook-signature": "v1," + base64.b64encode(digest).decode()}
        self.assertEqual(verify_webhook(body, headers, SECRET, now=SECONDS), {"test": 2432232314})
        with self.assertRaisesRegex(WebhookVerificationError, "No signature matches"):
            verify_webhook(BODY, headers, SECRET, now=SECONDS)

    def test_what_is_refused(self) -> None:
        other = {**HEADERS, "webhook-signature": "v1," + base64.b64encode(b"x" * 32).decode()}
        for body, headers, secret, now, reason in (
            (BODY + b" ", HEADERS, SECRET, SECONDS, "No signature matches"),
            (BODY, other, SECRET, SECONDS, "No signature matches"),
            (BODY, {**HEADERS, "webhook-signature": SIGNATURE.replace("v1", "v2")}, SECRET, SECONDS, "No signature"),
            (BODY, HEADERS, "whsec_" + base64.b64encode(b"k" * 24).decode(), SECONDS, "No signature matches"),
            (BODY, HEADERS, SECRET, SECONDS + 301, "too old or too new"),
            (BODY, HEADERS, SECRET, SECONDS - 301, "too old or too new"),
            (BODY, {**HEADERS, "webhook-timestamp": "1e9"}, SECRET, SECONDS, "not a number"),
            (BODY, {"webhook-id": ID}, SECRET, SECONDS, "header is missing"),
            (BODY, HEADERS, "whsec_é", SECONDS, "not base64"),
            (BODY, {**HEADERS, "webhook-signature": signed_with(b"")}, "", SECONDS, "secret is empty"),
            (BODY, {**HEADERS, "webhook-signature": signed_with(b"")}, "whsec_", SECONDS, "secret is empty"),
        ):
            with self.subTest(reason), self.assertRaisesRegex(WebhookVerificationError, reason):
                verify_webhook(body, headers, secret, now=now)

    def test_a_time_at_the_edge_of_the_tolerance(self) -> None:
        self.assertTrue(verify_webhook(BODY, HEADERS, SECRET, now=SECONDS + 300))
        self.assertTrue(verify_webhook(BODY, HEADERS, SECRET, now=SECONDS + 900, tolerance_seconds=900))


if __name__ == "__main__":
    unittest.main()
