"""Client for asyncio."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Awaitable, Callable, List, Optional, Sequence, Set, Type, Union

from .async_transport import AsyncTransport
from .event_feed import AsyncEvents
from .generated.async_operations import AsyncInboxes as GeneratedInboxes
from .generated.async_operations import AsyncMessages as GeneratedMessages
from .generated.async_operations import AsyncOperations
from .generated.types import FoundVerification, Kind, Message
from .not_given import NOT_GIVEN, NotGiven
from .transport import RETRIES, TIMEOUT_SECONDS, Transport
from .verification_codes import CodeSteps, wait_for_verification
from .waiting import After, Result, Steps, instant_text, wait_for_message
from .work import OnError, WorkClaim, Worker, require_callable, retry_delay_of

_THREADS = 32


class AsyncMessages(GeneratedMessages):
    """Operations on messages, and waiting for a message."""

    async def wait_for(
        self,
        inbox_id: str,
        *,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        after: After = NOT_GIVEN,
        timeout: float = 60.0,
    ) -> Message:
        """Returns the first matching message, either one that arrived after `after` or a new one.

        :param after: a time or a message id; default: one minute before the call by the service's clock.
        :param timeout: seconds.
        :raises WaitTimeout: no matching message arrived in time.
        :raises ApiError: the inbox is unknown or the key is invalid.
        """
        filters = {
            "from": from_,
            "to": to,
            "subject": subject,
            "label": label,
            "has_attachment": has_attachment,
            "include_spam": include_spam,
            "include_unauthenticated": include_unauthenticated,
        }
        return await take(
            self._transport, wait_for_message(self._transport.clock, inbox_id, filters, after, timeout)
        )


class AsyncInboxes(GeneratedInboxes):
    """Operations on inboxes, waiting for codes and links, and processing messages."""

    async def work(
        self,
        inbox_id: str,
        handler: Callable[[Message, WorkClaim], Awaitable[Optional[Sequence[str]]]],
        *,
        concurrency: int = 1,
        lease_seconds: int = 300,
        wait: int = 10,
        worker: Union[str, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        stop: Optional[asyncio.Event] = None,
        retry_delay: Callable[[int], float] = retry_delay_of,
        on_error: Optional[OnError] = None,
    ) -> None:
        """Claims messages and runs the handler for each as a task, until `stop` is set or this call is canceled; then it stops
        claiming, and running handlers finish. Workers may share an inbox. `on_error` is called in another thread.

        :param handler: gets the message and its claim. It returns labels to add, or None; if it raises, the message
            is retried by any worker after `retry_delay(attempt)` seconds.
        :param concurrency: number of handlers that run at the same time.
        :param lease_seconds: length of a lease; it is extended halfway through while the handler runs.
        :param stop: when set, nothing more is claimed, and running handlers finish.
        :param on_error: called with errors from handlers, lost leases, and retried failures of the service.
        :raises ApiError: the service refused the claims, for example `not_found`.
        """
        filters = {
            "worker": worker,
            "from": from_,
            "to": to,
            "subject": subject,
            "label": label,
            "not_label": not_label,
            "kind": kind,
            "not_kind": not_kind,
            "has_attachment": has_attachment,
            "tag": tag,
        }
        require_callable(handler)
        loop = asyncio.get_running_loop()
        stopped = threading.Event()

        def handle(message: Message, claim: WorkClaim) -> Optional[Sequence[str]]:
            async def handled() -> Optional[Sequence[str]]:
                return await handler(message, claim)

            return asyncio.run_coroutine_threadsafe(handled(), loop).result()

        work = Worker(
            self._transport.blocking,
            inbox_id,
            handle,
            filters=filters,
            concurrency=concurrency,
            lease_seconds=lease_seconds,
            wait=wait,
            stop=stopped,
            retry_delay=retry_delay,
            on_error=on_error,
        )
        # The work runs for a long time, so it does not occupy a thread of the loop's pool.
        thread = ThreadPoolExecutor(1, thread_name_prefix="agent-inbox-work")
        running = loop.run_in_executor(thread, work.run)
        thread.shutdown(wait=False)
        stopping = asyncio.ensure_future((stop or asyncio.Event()).wait())
        ends: "Set[asyncio.Future[Any]]" = {running, stopping}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopped.set()
            stopping.cancel()
            # Handlers finish even if this call is canceled.
            await asyncio.wait({running})
        await running

    async def wait_for_code(
        self,
        inbox_id: str,
        *,
        from_domain: Union[str, NotGiven] = NOT_GIVEN,
        exact_domain: Union[bool, NotGiven] = NOT_GIVEN,
        require_dmarc: Union[bool, NotGiven] = NOT_GIVEN,
        after: After = NOT_GIVEN,
        timeout: float = 60.0,
    ) -> FoundVerification:
        """Returns the response with the first `code` that the inbox receives after `after` (default: 10 minutes ago).

        :param from_domain: the service that sends the code; recommended.
        :param after: after a resend, the `message_id` of the last response.
        :param timeout: seconds.
        :raises WaitTimeout: no matching message arrived in time.
        :raises AmbiguousVerification: messages from several services match, or one message contains several codes.
        """
        wanted = {
            "from_domain": from_domain,
            "exact_domain": exact_domain,
            "require_dmarc": require_dmarc,
            "after": after if isinstance(after, NotGiven) else instant_text(after),
        }
        return await take(self._transport, wait_for_verification("code", inbox_id, wanted, timeout))

    async def wait_for_link(
        self,
        inbox_id: str,
        *,
        from_domain: Union[str, NotGiven] = NOT_GIVEN,
        exact_domain: Union[bool, NotGiven] = NOT_GIVEN,
        require_link_domain: Union[bool, NotGiven] = NOT_GIVEN,
        require_dmarc: Union[bool, NotGiven] = NOT_GIVEN,
        after: After = NOT_GIVEN,
        timeout: float = 60.0,
    ) -> FoundVerification:
        """Like `wait_for_code`, but for a verification `link`, which has a `url`.

        :param require_link_domain: False also returns links to domains other than the sender's.
        """
        wanted = {
            "from_domain": from_domain,
            "exact_domain": exact_domain,
            "require_link_domain": require_link_domain,
            "require_dmarc": require_dmarc,
            "after": after if isinstance(after, NotGiven) else instant_text(after),
        }
        return await take(self._transport, wait_for_verification("link", inbox_id, wanted, timeout))


class AsyncVerificationCodes:
    """Codes and links sent to an inbox, one after another. A message is never used twice."""

    def __init__(self, transport: AsyncTransport, steps: CodeSteps) -> None:
        self._transport = transport
        self._steps = steps

    async def next(self, timeout: float = 60.0) -> FoundVerification:
        """Waits for the next message that contains a code or link.

        :param timeout: seconds; afterwards `status` is `none` or `incomplete`.
        :raises ApiError: the inbox is unknown or the key is invalid.
        """
        return await take(self._transport, self._steps.next(timeout))


class AsyncAgentInbox(AsyncOperations):
    """A client for one deployment, for asyncio. Calls run in threads and do not block the event loop.

    :param base_url: the address of the API, which ends in /v1.
    :param api_key: not needed for sign-up.
    :param timeout: time limit of each attempt in seconds.
    :param max_retries: maximum number of attempts after the first.
    :param threads: maximum number of concurrent calls; others wait.
    """

    events: AsyncEvents
    inboxes: AsyncInboxes
    messages: AsyncMessages

    def __init__(
        self,
        base_url: str,
        api_key: Union[str, NotGiven, None] = NOT_GIVEN,
        *,
        timeout: float = TIMEOUT_SECONDS,
        max_retries: int = RETRIES,
        threads: int = _THREADS,
    ) -> None:
        transport = AsyncTransport(Transport(base_url, api_key, timeout, max_retries), threads)
        super().__init__(transport)
        self._transport = transport
        self.events = AsyncEvents(transport)
        self.inboxes = AsyncInboxes(transport)
        self.messages = AsyncMessages(transport)

    def verification_codes(
        self,
        inbox_id: str,
        *,
        from_domain: Union[str, NotGiven] = NOT_GIVEN,
        exact_domain: Union[bool, NotGiven] = NOT_GIVEN,
        kind: Union[str, NotGiven] = NOT_GIVEN,
        require_dmarc: Union[bool, NotGiven] = NOT_GIVEN,
        after: After = NOT_GIVEN,
    ) -> AsyncVerificationCodes:
        """Returns the codes and links sent to an inbox, one after another. Name the service that sends them with `from_domain`."""
        wanted = {
            "from_domain": from_domain,
            "exact_domain": exact_domain,
            "kind": kind,
            "require_dmarc": require_dmarc,
            "after": after if isinstance(after, NotGiven) else instant_text(after),
        }
        return AsyncVerificationCodes(self._transport, CodeSteps(inbox_id, wanted))


    def close(self) -> None:
        """Ends the threads after their running calls."""
        self._transport.close()

    async def __aenter__(self) -> "AsyncAgentInbox":
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()


async def take(transport: AsyncTransport, steps: Steps[Result]) -> Result:
    """Makes the calls of all steps and returns the result."""
    try:
        call = next(steps)
        while True:
            answer = await transport.call(call.route, call.arguments, call.request_timeout, call.ends)
            call = steps.send(answer)
    except StopIteration as end:
        result: Result = end.value
        return result
