"""The codes and links that an inbox is sent, one after another."""

from __future__ import annotations

import time
from typing import Any, Dict, Mapping

from .generated import routes
from .generated.types import FoundVerification
from .transport import TIMEOUT_SECONDS
from .waiting import MAX_WAIT_SECONDS, Call, Steps


class CodeSteps:
    """What was asked for, and the last message that was answered."""

    def __init__(self, inbox_id: str, wanted: Mapping[str, Any]) -> None:
        self._asked: Dict[str, Any] = {"inbox_id": inbox_id, **wanted}

    def next(self, timeout: float) -> Steps[FoundVerification]:
        """The next answer: never of a message that was answered before."""
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
