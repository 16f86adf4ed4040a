"""Client for Agent Inbox, email inboxes for software agents.

`AgentInbox` is a client for one deployment; `AsyncAgentInbox` is the same for asyncio. Every operation of the API is a method.
Responses are typed dictionaries (`agent_inbox_client.types`).
"""

from . import types
from .async_client import AsyncAgentInbox
from .client import AgentInbox
from .errors import (
    AgentInboxError,
    AmbiguousVerification,
    ApiError,
    ConnectionFailed,
    WaitTimeout,
    WebhookVerificationError,
)
from .not_given import NOT_GIVEN, NotGiven
from .route import Download
from .webhooks import verify_webhook
from .work import LeaseLost, WorkClaim

__all__ = [
    "NOT_GIVEN",
    "AgentInbox",
    "AgentInboxError",
    "AmbiguousVerification",
    "ApiError",
    "AsyncAgentInbox",
    "ConnectionFailed",
    "Download",
    "LeaseLost",
    "NotGiven",
    "WaitTimeout",
    "WebhookVerificationError",
    "WorkClaim",
    "types",
    "verify_webhook",
]
