"""Verifies webhook deliveries according to Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping, Optional, Union, cast

from .errors import WebhookVerificationError
from .generated.types import WebhookEvent

_TOLERANCE_SECONDS = 300.0


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance_seconds: float = _TOLERANCE_SECONDS,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Verifies a webhook delivery and returns its event.

    :param body: the bytes as received, before any parsing.
    :param headers: headers of the request; names are case-insensitive.
    :param secret: the `whsec_` secret of the webhook.
    :param tolerance_seconds: allowed seconds between the delivery's time and now; default: 300, as in Standard Webhooks.
    :param now: seconds since the epoch; default: now.
    :raises WebhookVerificationError: the delivery is not signed with this secret, or is too old or too new.
    """
    given = {name.lower(): value for name, value in headers.items()}
    message_id = _header(given, "id")
    timestamp = _header(given, "timestamp")
    signatures = _header(given, "signature")
    try:
        seconds = int(timestamp)
    except ValueError:
        raise WebhookVerificationError("The timestamp is not a number") from None
    if abs((time.time() if now is None else now) - seconds) > tolerance_seconds:
        raise WebhookVerificationError("The timestamp is too old or too new")
    # The signature covers the bytes: decoding would drop a byte order mark.
    content = body.encode() if isinstance(body, str) else body
    signed = f"{message_id}.{timestamp}.".encode() + content
    key = _decoded(secret[len("whsec_") :] if secret.startswith("whsec_") else secret)
    if not key:
        raise WebhookVerificationError("The secret is empty")
    expected = hmac.new(key, signed, hashlib.sha256).digest()
    for signature in signatures.split(" "):
        version, _, value = signature.partition(",")
        if version == "v1" and hmac.compare_digest(expected, _decoded(value)):
            return cast(WebhookEvent, json.loads(content))
    raise WebhookVerificationError("No signature matches")


def _header(headers: Mapping[str, str], name: str) -> str:
    for full in (f"webhook-{name}", f"svix-{name}"):
        value = headers.get(full)
        if value is not None:
            return value
    raise WebhookVerificationError("A webhook header is missing")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise WebhookVerificationError("A secret or signature is not base64") from None
