"""Codes and links sent to an inbox, one after another."""

from __future__ import annotations

import time
from typing import Any, Dict, Mapping

from .errors import AmbiguousVerification, WaitTimeout
from .generated import routes
from .generated.types import FoundVerification
from .transport import TIMEOUT_SECONDS
from .waiting import MAX_WAIT_SECONDS, Call, Steps


class CodeSteps:
    """Holds the filters and the last message that was returned."""

    def __init__(self, inbox_id: str, wanted: Mapping[str, Any]) -> None:
        self._asked: Dict[str, Any] = {"inbox_id": inbox_id, **wanted}

    def next(self, timeout: float) -> Steps[FoundVerification]:
        """Returns the next result. A message is never used twice."""
        ends = time.monotonic() + timeout
        while True:
            left = max(0.0, ends - time.monotonic())
            wait = min(MAX_WAIT_SECONDS, int(left + 0.999))
            arguments = {**self._asked, "wait": wait}
            answer: FoundVerification = yield Call(
                routes.INBOXES_VERIFICATION, arguments, wait + TIMEOUT_SECONDS, ends
            )
            candidates = answer["candidates"]
            answered = answer["message_id"] or (candidates[0]["message_id"] if candidates else None)
            if answered is not None:
                self._asked["after"] = answered
            if answered is not None or left <= MAX_WAIT_SECONDS:
                return answer


def wait_for_verification(
    kind: str, inbox_id: str, wanted: Mapping[str, Any], timeout: float
) -> Steps[FoundVerification]:
    """Returns the response that contains the code or link.

    :raises WaitTimeout: no matching message arrived in time.
    :raises AmbiguousVerification: several match.
    """
    answer = yield from CodeSteps(inbox_id, {**wanted, "kind": kind}).next(timeout)
    status = answer["status"]
    if status == "found":
        return answer
    if status == "ambiguous":
        sender_domain = answer["sender_domain"]
        domains = ", ".join(each["sender_domain"] for each in answer["candidates"])
        raise AmbiguousVerification(
            f"Several services sent a {kind}. Name one as from_domain: {domains}"
            if sender_domain is None
            else f"A message from {sender_domain} contains several {kind}s. Read the message",
            answer,
        )
    raise WaitTimeout(
        f"The newest 20,000 messages contain no {kind}. Pass a later time as after"
        if status == "incomplete"
        else f"No {kind} arrived in time. Matching messages withheld (held, spam, or without a DMARC pass): "
        f"{answer['withheld']}"
    )
