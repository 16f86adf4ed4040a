"""Synchronous client."""

from __future__ import annotations

import threading
from typing import Callable, List, Optional, Union

from .event_feed import Events
from .generated.operations import Inboxes as GeneratedInboxes
from .generated.operations import Messages as GeneratedMessages
from .generated.operations import Operations
from .generated.types import FoundVerification, Kind, Message
from .not_given import NOT_GIVEN, NotGiven
from .transport import RETRIES, TIMEOUT_SECONDS, Transport
from .verification_codes import CodeSteps, wait_for_verification
from .waiting import After, Result, Steps, instant_text, wait_for_message
from .work import Handler, OnError, Worker, retry_delay_of


class Messages(GeneratedMessages):
    """Operations on messages, and waiting for a message."""

    def wait_for(
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
        return take(
            self._transport, wait_for_message(self._transport.clock, inbox_id, filters, after, timeout)
        )


class Inboxes(GeneratedInboxes):
    """Operations on inboxes, waiting for codes and links, and processing messages."""

    def work(
        self,
        inbox_id: str,
        handler: Handler,
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
        stop: Optional[threading.Event] = None,
        retry_delay: Callable[[int], float] = retry_delay_of,
        on_error: Optional[OnError] = None,
    ) -> None:
        """Claims messages and runs the handler for each in a thread, until `stop` is set. Workers may share an inbox.

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
        Worker(
            self._transport,
            inbox_id,
            handler,
            filters=filters,
            concurrency=concurrency,
            lease_seconds=lease_seconds,
            wait=wait,
            stop=stop or threading.Event(),
            retry_delay=retry_delay,
            on_error=on_error,
        ).run()

    def wait_for_code(
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
        return take(self._transport, wait_for_verification("code", inbox_id, wanted, timeout))

    def wait_for_link(
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
        return take(self._transport, wait_for_verification("link", inbox_id, wanted, timeout))


class VerificationCodes:
    """Codes and links sent to an inbox, one after another. A message is never used twice."""

    def __init__(self, transport: Transport, steps: CodeSteps) -> None:
        self._transport = transport
        self._steps = steps

    def next(self, timeout: float = 60.0) -> FoundVerification:
        """Waits for the next message that contains a code or link.

        :param timeout: seconds; afterwards `status` is `none` or `incomplete`.
        :raises ApiError: the inbox is unknown or the key is invalid.
        """
        return take(self._transport, self._steps.next(timeout))


class AgentInbox(Operations):
    """A client for one deployment, with every API operation as a method. Threads may share it.

    :param base_url: the address of the API, which ends in /v1.
    :param api_key: not needed for sign-up.
    :param timeout: time limit of each attempt in seconds.
    :param max_retries: maximum number of attempts after the first.
    """

    events: Events
    inboxes: Inboxes
    messages: Messages

    def __init__(
        self,
        base_url: str,
        api_key: Union[str, NotGiven, None] = NOT_GIVEN,
        *,
        timeout: float = TIMEOUT_SECONDS,
        max_retries: int = RETRIES,
    ) -> None:
        transport = Transport(base_url, api_key, timeout, max_retries)
        super().__init__(transport)
        self._transport = transport
        self.events = Events(transport)
        self.inboxes = Inboxes(transport)
        self.messages = Messages(transport)

    def verification_codes(
        self,
        inbox_id: str,
        *,
        from_domain: Union[str, NotGiven] = NOT_GIVEN,
        exact_domain: Union[bool, NotGiven] = NOT_GIVEN,
        kind: Union[str, NotGiven] = NOT_GIVEN,
        require_dmarc: Union[bool, NotGiven] = NOT_GIVEN,
        after: After = NOT_GIVEN,
    ) -> VerificationCodes:
        """Returns the codes and links sent to an inbox, one after another. Name the service that sends them with `from_domain`."""
        wanted = {
            "from_domain": from_domain,
            "exact_domain": exact_domain,
            "kind": kind,
            "require_dmarc": require_dmarc,
            "after": after if isinstance(after, NotGiven) else instant_text(after),
        }
        return VerificationCodes(self._transport, CodeSteps(inbox_id, wanted))



def take(transport: Transport, steps: Steps[Result]) -> Result:
    """Makes the calls of all steps and returns the result."""
    try:
        call = next(steps)
        while True:
            call = steps.send(
                transport.call(call.route, call.arguments, call.request_timeout, call.ends)
            )
    except StopIteration as end:
        result: Result = end.value
        return result
