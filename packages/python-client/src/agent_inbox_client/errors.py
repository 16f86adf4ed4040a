"""Errors raised by calls."""

from __future__ import annotations

from typing import Any, Dict, Mapping, Optional, cast

from .generated.types import ErrorName, FoundVerification

# Errors from API Gateway have a `message` but no `name`, which is derived from the status.
_NAMES: Mapping[int, ErrorName] = {
    400: "validation",
    401: "unauthenticated",
    403: "forbidden",
    404: "not_found",
    409: "conflict",
    413: "validation",
    414: "validation",
    422: "validation",
    429: "rate_limited",
    431: "validation",
}


class AgentInboxError(Exception):
    """Base class of all errors in this package."""


class ApiError(AgentInboxError):
    """An error response. `name` is the API's, or is derived from the status if it is missing."""

    name: ErrorName
    status: int
    message: str
    #: The invalid fields and why each is invalid, for `validation`.
    errors: Optional[Dict[str, str]]
    #: Whole seconds, for `rate_limited`.
    retry_after_seconds: Optional[float]
    request_id: Optional[str]

    def __init__(self, status: int, headers: Mapping[str, str], body: Any) -> None:
        envelope: Dict[str, Any] = body if isinstance(body, dict) else {}
        name = envelope.get("name")
        message = envelope.get("message")
        errors = envelope.get("errors")
        self.name = cast(ErrorName, name) if isinstance(name, str) else _NAMES.get(status, "internal_error")
        self.status = status
        self.message = message if isinstance(message, str) else f"HTTP {status}"
        self.errors = errors if isinstance(errors, dict) else None
        self.retry_after_seconds = _seconds(headers.get("retry-after"))
        self.request_id = headers.get("x-request-id")
        super().__init__(status, headers, body)

    def __str__(self) -> str:
        return f"{self.name} ({self.status}): {self.message}"


class ConnectionFailed(AgentInboxError):
    """The service did not respond: no connection, a broken connection, or a timeout."""


class WaitTimeout(AgentInboxError):
    """No matching message arrived in time."""


class AmbiguousVerification(AgentInboxError):
    """Messages from several services match, or one message contains several codes or links. `answer` has the `candidates`."""

    answer: FoundVerification

    def __init__(self, message: str, answer: FoundVerification) -> None:
        super().__init__(message)
        self.answer = answer


class WebhookVerificationError(AgentInboxError):
    """The delivery is not signed with this secret, or is too old or too new."""


def _seconds(text: Optional[str]) -> Optional[float]:
    try:
        return None if text is None else max(0.0, float(text))
    except ValueError:
        # It is a date, which the service never sends.
        return None
