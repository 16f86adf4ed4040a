"""Workers that share an inbox. They claim messages, and complete or release them after the handler returns."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Any, Callable, Dict, Mapping, Optional, Sequence

from .errors import AgentInboxError, ApiError
from .generated import routes
from .generated.types import Message
from .transport import TIMEOUT_SECONDS, Transport

_MAX_CLAIMS = 10
_MAX_DELAY_SECONDS = 3600
# Allowance for latency: a lease ends earlier here than at the service.
_MARGIN_SECONDS = 1.0
_LONGEST_PAUSE_SECONDS = 30.0


class LeaseLost(AgentInboxError):
    """The lease ended before its handler did, or another worker has claimed the message."""


class WorkClaim:
    """The claim, as passed to a handler."""

    def __init__(self, claim_id: str, attempt: int) -> None:
        self.claim_id = claim_id
        #: Counts attempts from 1 to 5.
        self.attempt = attempt
        #: Set when the lease is lost.
        self.lost = threading.Event()


#: Returns labels to add to the message, or None. If it raises, the message is retried.
Handler = Callable[[Message, WorkClaim], Optional[Sequence[str]]]
OnError = Callable[[BaseException, Optional[WorkClaim]], None]


def retry_delay_of(attempt: int) -> float:
    """Returns seconds before a failed message can be claimed again."""
    return 5.0 * 4.0 ** (attempt - 1)


def require_callable(handler: Any) -> None:
    if not callable(handler):
        raise TypeError(f"handler must be a function, not {handler!r}")


class Worker:
    """Claims messages until `stop` is set, and runs the handler for each in a thread."""

    def __init__(
        self,
        transport: Transport,
        inbox_id: str,
        handler: Handler,
        *,
        filters: Mapping[str, Any],
        concurrency: int,
        lease_seconds: int,
        wait: int,
        stop: threading.Event,
        retry_delay: Callable[[int], float],
        on_error: Optional[OnError],
    ) -> None:
        require_callable(handler)
        if concurrency < 1:
            raise ValueError("concurrency must be a positive integer")
        self._transport = transport
        self._inbox_id = inbox_id
        self._handler = handler
        self._asked: Dict[str, Any] = {"inbox_id": inbox_id, **filters, "lease_seconds": lease_seconds, "wait": wait}
        self._concurrency = concurrency
        self._lease_seconds = lease_seconds
        self._wait = wait
        self._stop = stop
        self._retry_delay = retry_delay
        self._on_error = on_error
        self._free = threading.Semaphore(concurrency)
        self._failure: Optional[BaseException] = None

    def run(self) -> None:
        """:raises ApiError: the service refused the claims, for example `not_found`."""
        failures = 0
        # Leaving the block waits for running handlers.
        with ThreadPoolExecutor(self._concurrency, thread_name_prefix="agent-inbox-work") as pool:
            while not self._stop.is_set():
                limit = self._take_free()
                claims: Sequence[Dict[str, Any]] = ()
                try:
                    asked = {**self._asked, "limit": limit}
                    claims = self._call(routes.CLAIMS_CREATE, asked, self._wait)["claims"] if limit else ()
                    failures = 0
                except AgentInboxError as error:
                    if _is_refusal(error):
                        raise
                    self._report(error)
                    self._stop.wait(_pause_after(failures))
                    failures += 1
                finally:
                    for _ in range(limit - len(claims)):
                        self._free.release()
                for claim in claims:
                    pool.submit(self._handle, claim)
        if self._failure is not None:
            raise self._failure

    def _take_free(self) -> int:
        if not self._free.acquire(timeout=0.2):
            return 0
        taken = 1
        while taken < _MAX_CLAIMS and self._free.acquire(blocking=False):
            taken += 1
        return taken

    def _handle(self, claimed: Dict[str, Any]) -> None:
        try:
            lease = _Lease(self, claimed)
            # The work was stopped during the claim call.
            if self._stop.is_set():
                self._give_back(lease, 0)
            else:
                self._work_on(lease, claimed["message"])
        except Exception as error:  # noqa: BLE001: an error from on_error ends the work
            self._failure = self._failure or error
            self._stop.set()
        finally:
            self._free.release()

    def _work_on(self, lease: "_Lease", message: Message) -> None:
        claim = lease.claim
        lease.keep()
        try:
            labels = self._handler(message, claim)
        except Exception as error:  # noqa: BLE001: handlers may raise anything
            lease.end()
            self._report(error, claim)
            if not claim.lost.is_set():
                self._give_back(lease, self._retry_delay(claim.attempt))
            return
        lease.end()
        if claim.lost.is_set():
            self._report(LeaseLost("The lease of the message was lost"), claim)
        else:
            self._complete(lease, [labels] if isinstance(labels, str) else list(labels or ()))

    def _complete(self, lease: "_Lease", labels: Sequence[str]) -> None:
        arguments = {**lease.path, **({"add_labels": list(labels)} if labels else {})}
        failures = 0
        while True:
            try:
                self._call(routes.CLAIMS_COMPLETE, arguments)
                return
            except AgentInboxError as error:
                self._report(error, lease.claim)
                if _is_refusal(error):
                    # Invalid labels are one reason.
                    self._give_back(lease, self._retry_delay(lease.claim.attempt))
                    return
                # The service also responds with 409 after repeated conflicts with other changes of the thread.
                if (_is_conflict(error) and not lease.is_held()) or lease.is_over:
                    return
            time.sleep(_pause_after(failures))
            failures += 1

    def _give_back(self, lease: "_Lease", delay: float) -> None:
        """Never raises: a claim that is not released ends with its lease."""
        seconds = min(_MAX_DELAY_SECONDS, max(0, int(delay + 0.999)))
        try:
            self._call(routes.CLAIMS_RELEASE, {**lease.path, "delay_seconds": seconds})
        except AgentInboxError:
            pass

    def extend(self, path: Mapping[str, Any]) -> Dict[str, Any]:
        answer: Dict[str, Any] = self._call(routes.CLAIMS_EXTEND, {**path, "lease_seconds": self._lease_seconds})
        return answer

    def seconds_until(self, expires_at: str) -> float:
        moment = datetime.fromisoformat(expires_at.replace("Z", "+00:00"))
        return (moment - self._transport.clock.now()).total_seconds()

    def path_of(self, claim_id: str) -> Mapping[str, Any]:
        return {"inbox_id": self._inbox_id, "claim_id": claim_id}

    def _call(self, route: Any, arguments: Mapping[str, Any], wait: float = 0.0) -> Any:
        return self._transport.call(route, arguments, wait + TIMEOUT_SECONDS)

    def _report(self, error: BaseException, claim: Optional[WorkClaim] = None) -> None:
        if self._on_error is not None:
            self._on_error(error, claim)


class _Lease:
    """The lease of a claim. A thread extends it halfway through its time until it is ended."""

    def __init__(self, worker: Worker, claimed: Mapping[str, Any]) -> None:
        self._worker = worker
        self.claim = WorkClaim(claimed["claim_id"], claimed["attempt"])
        self.path = worker.path_of(self.claim.claim_id)
        self._ended = threading.Event()
        self._note(claimed)

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self._ends

    def keep(self) -> None:
        threading.Thread(target=self._extend_until_ended, name="agent-inbox-lease", daemon=True).start()

    def end(self) -> None:
        self._ended.set()

    def is_held(self) -> bool:
        try:
            self._note(self._worker.extend(self.path))
            return True
        except AgentInboxError as error:
            return not (_is_refusal(error) or _is_conflict(error))

    def _extend_until_ended(self) -> None:
        failures = 0
        while True:
            left = self._ends - time.monotonic()
            pause = left / 2 if failures == 0 else min(left, _pause_after(failures))
            if self._ended.wait(max(0.0, pause)):
                return
            try:
                self._note(self._worker.extend(self.path))
                failures = 0
            except AgentInboxError as error:
                failures += 1
                if _is_refusal(error) or _is_conflict(error) or self.is_over:
                    self.claim.lost.set()
                    return

    def _note(self, claim: Mapping[str, Any]) -> None:
        self._ends = time.monotonic() + self._worker.seconds_until(claim["expires_at"]) - _MARGIN_SECONDS


def _is_conflict(error: BaseException) -> bool:
    return isinstance(error, ApiError) and error.status == 409


def _is_refusal(error: BaseException) -> bool:
    """Returns whether the service would refuse the same request again."""
    return isinstance(error, ApiError) and 400 <= error.status < 500 and error.status not in (409, 429)


def _pause_after(failures: int) -> float:
    return random.random() * min(_LONGEST_PAUSE_SECONDS, 0.5 * 2.0 ** min(failures, 10))
