# Made from the registry of operations by `npm run generate`. Do not edit.
# Layout is the generator's: fmt: off
"""The operations of the API as methods."""

from __future__ import annotations

from typing import AsyncIterator, Dict, List, Literal, Optional, Union, cast, overload

from ..not_given import NOT_GIVEN, NotGiven
from ..route import Download
from ..async_transport import AsyncTransport
from . import routes
from .types import (
    AccountGetOutput,
    AccountUpdateOutput,
    AgentSignUpOutput,
    AgentVerifyOutput,
    ApiKey,
    ApiKeysCreateForInboxOutput,
    ApiKeysCreateOutput,
    ApiKeysCreatePermissions,
    ApiKeysListForInboxOutput,
    ApiKeysListOutput,
    AttachmentsTextOutput,
    AuditEntry,
    AuditLogListOutput,
    Claim,
    ClaimsCompleteOutput,
    ClaimsCreateOutput,
    ClaimsReleaseOutput,
    Delivery,
    Domain,
    DomainsListOutput,
    DroppedMail,
    EventType,
    EventsListOutput,
    Export,
    FoundVerification,
    IdentityAuthMeOutput,
    IdentityWhoamiOutput,
    Inbox,
    InboxesListOutput,
    Kind,
    ListedSender,
    ListsDroppedOutput,
    ListsListForInboxOutput,
    ListsListOutput,
    Message,
    MessageSummary,
    MessagesGetAttachmentOutput,
    MessagesGetRawOutput,
    MessagesListOutput,
    MessagesSearchOutput,
    MessagesUpdateManyOutput,
    MetricsUsageOutput,
    ServiceInfoOutput,
    Thread,
    ThreadsGetOutput,
    ThreadsListOutput,
    ThreadsSearchOutput,
    UpdatedMessage,
    Webhook,
    WebhooksCreateCreatedOutput,
    WebhooksCreateForInboxCreatedOutput,
    WebhooksCreateForInboxOutput,
    WebhooksCreateOutput,
    WebhooksListDeliveriesOutput,
    WebhooksListForInboxOutput,
    WebhooksListOutput,
    WebhooksRecoverOutput,
)


class AsyncAgent:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def sign_up(
        self,
        *,
        human_email: str,
        username: Union[str, NotGiven] = NOT_GIVEN,
        invitation: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AgentSignUpOutput:
        """Sign up. Creates an account with its first inbox and key, and emails a 6-digit code to its owner. Signing up again with the same address returns the same account with a new key.

        :param human_email: Email address of the person who owns the account.
        :param username: Local part of the address. Default: a readable random name.
        :param invitation: Invitation from the operator, if sign-up requires one.
        """
        return cast(AgentSignUpOutput, await self._transport.call(routes.AGENT_SIGN_UP, {"human_email": human_email, "username": username, "invitation": invitation}, request_timeout))

    async def verify(
        self,
        *,
        otp_code: str,
        request_timeout: Optional[float] = None,
    ) -> AgentVerifyOutput:
        """Verify the account. Lifts the limits of a new account. Also confirms the key from a repeated sign-up.

        :param otp_code: The emailed 6-digit code.
        """
        return cast(AgentVerifyOutput, await self._transport.call(routes.AGENT_VERIFY, {"otp_code": otp_code}, request_timeout))


class AsyncIdentity:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def whoami(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> IdentityWhoamiOutput:
        """Get the identity and permissions of this key."""
        return cast(IdentityWhoamiOutput, await self._transport.call(routes.IDENTITY_WHOAMI, {}, request_timeout))

    async def auth_me(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> IdentityAuthMeOutput:
        """Get the identity of this key."""
        return cast(IdentityAuthMeOutput, await self._transport.call(routes.IDENTITY_AUTH_ME, {}, request_timeout))


class AsyncService:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def info(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> ServiceInfoOutput:
        """Get the version and features of the service. Needs no key. Check for a feature before you use it, because a deployment may lack it."""
        return cast(ServiceInfoOutput, await self._transport.call(routes.SERVICE_INFO, {}, request_timeout))


class AsyncAccount:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> AccountGetOutput:
        """Get the account and its limits. Shows whether the owner has confirmed the emailed code, and how much of each plan limit is used. Messages are counted per calendar month (UTC)."""
        return cast(AccountGetOutput, await self._transport.call(routes.ACCOUNT_GET, {}, request_timeout))

    async def update(
        self,
        *,
        unlisted: Union[Literal["accept", "hold", "drop"], NotGiven] = NOT_GIVEN,
        notify: Union[Literal["none", "daily"], NotGiven] = NOT_GIVEN,
        retention_days: Union[Optional[int], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AccountUpdateOutput:
        """Update the account. unlisted applies starting with the next message; a change from accept to hold or drop adds the confirmed owner to the allow list (reason: owner). retention_days needs inbox_delete and applies from the next day on. Without metrics_read, the response has no limits.

        :param unlisted: What happens to mail from unlisted senders: it is stored, held until released, or dropped.
        :param notify: daily: the confirmed owner gets at most one email a day with the number of held messages in each inbox.
        :param retention_days: Number of days that mail is kept.
        """
        return cast(AccountUpdateOutput, await self._transport.call(routes.ACCOUNT_UPDATE, {"unlisted": unlisted, "notify": notify, "retention_days": retention_days}, request_timeout))


class AsyncDomains:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> DomainsListOutput:
        """List the domains for inboxes. Lists the domains in which the account can create inboxes: shared domains and its own. An inbox-scoped key sees only the domain of its inbox.

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(DomainsListOutput, await self._transport.call(routes.DOMAINS_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Domain]:
        """List the domains for inboxes, page after page. Lists the domains in which the account can create inboxes: shared domains and its own. An inbox-scoped key sees only the domain of its inbox.

        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.DOMAINS_LIST, {"limit": limit, "ascending": ascending}, "domains", request_timeout):
            yield cast(Domain, item)


class AsyncInboxes:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        *,
        username: Union[str, NotGiven] = NOT_GIVEN,
        domain: Union[str, NotGiven] = NOT_GIVEN,
        display_name: Union[str, NotGiven] = NOT_GIVEN,
        client_id: Union[str, NotGiven] = NOT_GIVEN,
        metadata: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        expires_in: Union[int, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, NotGiven] = NOT_GIVEN,
        expected_senders: Union[List[str], NotGiven] = NOT_GIVEN,
        retention_days: Union[Optional[int], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Inbox:
        """Create an inbox. The address receives mail as soon as the call returns.

        :param username: Local part of the address. Default: a readable random name.
        :param domain: A domain from GET /domains. Default: the first one.
        :param display_name: A human-readable name.
        :param client_id: Your own id. A repeated call with it returns what the first call created.
        :param metadata: At most 50 keys of up to 40 characters, with values of up to 500.
        :param expires_in: Seconds until the inbox is deleted.
        :param expires_at: Expiry time; an alternative to expires_in.
        :param expected_senders: Entries for the allow list of the inbox. Needs inbox_update.
        :param retention_days: Number of days that mail is kept.
        """
        return cast(Inbox, await self._transport.call(routes.INBOXES_CREATE, {"username": username, "domain": domain, "display_name": display_name, "client_id": client_id, "metadata": metadata, "expires_in": expires_in, "expires_at": expires_at, "expected_senders": expected_senders, "retention_days": retention_days}, request_timeout))

    async def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_activity: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> InboxesListOutput:
        """List inboxes. Newest first. An inbox-scoped key sees only its own inbox.

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_activity: Add unread_count, held_count and last_message if the key may read them.
        """
        return cast(InboxesListOutput, await self._transport.call(routes.INBOXES_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending, "include_activity": include_activity}, request_timeout))

    async def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_activity: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Inbox]:
        """List inboxes, page after page. Newest first. An inbox-scoped key sees only its own inbox.

        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        :param include_activity: Add unread_count, held_count and last_message if the key may read them.
        """
        async for item in self._transport.pages(routes.INBOXES_LIST, {"limit": limit, "ascending": ascending, "include_activity": include_activity}, "inboxes", request_timeout):
            yield cast(Inbox, item)

    async def get(
        self,
        inbox_id: str,
        *,
        include_activity: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Inbox:
        """Get an inbox.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param include_activity: Add unread_count, held_count and last_message if the key may read them.
        """
        return cast(Inbox, await self._transport.call(routes.INBOXES_GET, {"inbox_id": inbox_id, "include_activity": include_activity}, request_timeout))

    async def update(
        self,
        inbox_id: str,
        *,
        display_name: Union[str, NotGiven] = NOT_GIVEN,
        metadata: Union[Optional[Dict[str, Optional[str]]], NotGiven] = NOT_GIVEN,
        expires_in: Union[Optional[int], NotGiven] = NOT_GIVEN,
        expires_at: Union[Optional[str], NotGiven] = NOT_GIVEN,
        retention_days: Union[Optional[int], NotGiven] = NOT_GIVEN,
        catch_all: Union[bool, NotGiven] = NOT_GIVEN,
        unlisted: Union[Optional[Literal["accept", "hold", "drop"]], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Inbox:
        """Update an inbox.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param display_name: A human-readable name.
        :param metadata: Merged into the existing metadata. A null value removes its key; null removes all.
        :param expires_in: Seconds from now until the inbox is deleted; null for no expiry.
        :param expires_at: Expiry time; an alternative to expires_in.
        :param retention_days: Number of days that mail is kept.
        :param catch_all: Whether the inbox stores mail to unknown names at its domain. The domain must be assigned to the account.
        :param unlisted: What happens to mail from unlisted senders; null: the account setting applies. Inbox-scoped keys cannot change it.
        """
        return cast(Inbox, await self._transport.call(routes.INBOXES_UPDATE, {"inbox_id": inbox_id, "display_name": display_name, "metadata": metadata, "expires_in": expires_in, "expires_at": expires_at, "retention_days": retention_days, "catch_all": catch_all, "unlisted": unlisted}, request_timeout))

    async def delete(
        self,
        inbox_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Delete an inbox. Permanently deletes the inbox and its mail. New mail to the address is dropped, and the address stays unavailable during its quarantine.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        await self._transport.call(routes.INBOXES_DELETE, {"inbox_id": inbox_id}, request_timeout)

    async def verification(
        self,
        inbox_id: str,
        *,
        from_domain: Union[str, NotGiven] = NOT_GIVEN,
        exact_domain: Union[bool, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        delivered_to: Union[str, NotGiven] = NOT_GIVEN,
        wait: Union[int, NotGiven] = NOT_GIVEN,
        kind: Union[Literal["code", "link", "any"], NotGiven] = NOT_GIVEN,
        require_link_domain: Union[bool, NotGiven] = NOT_GIVEN,
        require_dmarc: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> FoundVerification:
        """Get the verification code or link that was just sent. Returns the code or link that the inbox was just sent, without a message body. Only clean mail that passes DMARC counts; other matching messages are counted in withheld (spam only for keys that may read it). Pass from_domain, the domain of the service that you asked for a code: without it, mail from two services is ambiguous, and a stranger may be the only one who has sent a code. After asking the service to resend it, pass the message_id of the last response as after; otherwise the old code is found immediately. Codes with low confidence are never returned.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param from_domain: Domain of the service that sends the code; its subdomains match too. Recommended.
        :param exact_domain: true: subdomains of from_domain do not match.
        :param after: Only mail later than this ISO 8601 time or message_id, for example the message_id of the last code. Default: 10 minutes ago.
        :param delivered_to: Only mail to exactly this envelope address, including its tag (case-insensitive).
        :param wait: Seconds to wait for a code or link.
        :param kind: What to look for.
        :param require_link_domain: false: also return links to other domains.
        :param require_dmarc: false: also accept clean mail without a DMARC pass.
        """
        return cast(FoundVerification, await self._transport.call(routes.INBOXES_VERIFICATION, {"inbox_id": inbox_id, "from_domain": from_domain, "exact_domain": exact_domain, "after": after, "delivered_to": delivered_to, "wait": wait, "kind": kind, "require_link_domain": require_link_domain, "require_dmarc": require_dmarc}, request_timeout))


class AsyncThreads:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        inbox_id: str,
        *,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        include_held: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ThreadsListOutput:
        """List threads in an inbox. Lists threads, most recently active first; with q, only those with a matching message. Spam and unauthenticated mail is omitted unless you ask for it.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param include_held: Include held messages; needs the label_spam_read permission. Not with q, sort or wait.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        """
        return cast(ThreadsListOutput, await self._transport.call(routes.THREADS_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, request_timeout))

    async def list_all(
        self,
        inbox_id: str,
        *,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        include_held: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Thread]:
        """List threads in an inbox, page after page. Lists threads, most recently active first; with q, only those with a matching message. Spam and unauthenticated mail is omitted unless you ask for it.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param include_held: Include held messages; needs the label_spam_read permission. Not with q, sort or wait.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        """
        async for item in self._transport.pages(routes.THREADS_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, "threads", request_timeout):
            yield cast(Thread, item)

    async def search(
        self,
        *,
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ThreadsSearchOutput:
        """List or search threads in all inboxes. Lists threads in all inboxes that the key may read, most recently active first. With q, lists those with a message that contains its words, ordered by the newest such message. Spam and unauthenticated mail is omitted unless you ask for it. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        """
        return cast(ThreadsSearchOutput, await self._transport.call(routes.THREADS_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, request_timeout))

    async def search_all(
        self,
        *,
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Thread]:
        """List or search threads in all inboxes, page after page. Lists threads in all inboxes that the key may read, most recently active first. With q, lists those with a message that contains its words, ordered by the newest such message. Spam and unauthenticated mail is omitted unless you ask for it. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        """
        async for item in self._transport.pages(routes.THREADS_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, "threads", request_timeout):
            yield cast(Thread, item)

    async def get(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ThreadsGetOutput:
        """Get a thread with its messages.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param include_trash: Include mail in the trash.
        """
        return cast(ThreadsGetOutput, await self._transport.call(routes.THREADS_GET, {"inbox_id": inbox_id, "thread_id": thread_id, "include_trash": include_trash}, request_timeout))

    async def update(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        add_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        remove_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        trash: Union[bool, NotGiven] = NOT_GIVEN,
        if_labels: Union[List[str], NotGiven] = NOT_GIVEN,
        unless_labels: Union[List[str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Thread:
        """Mark or label all messages in a thread. Changes all visible messages in the thread at the time of the call; with trash, all of its messages. If a condition does not hold for one of them, the call returns conflict and changes nothing. About 30 messages are written at a time, and conditions apply to the first batch: a longer thread is changed completely even if another call changes it in the meantime. After a server error some messages may have been changed; repeat the call.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param unread: true: mark as unread; false: mark as read.
        :param add_labels: A label or a list of labels.
        :param remove_labels: A label or a list of labels.
        :param trash: true: move to the trash (needs inbox_delete); false: restore.
        :param if_labels: Change only if it has all of these labels; otherwise conflict.
        :param unless_labels: Change only if it has none of these labels; otherwise conflict.
        """
        return cast(Thread, await self._transport.call(routes.THREADS_UPDATE, {"inbox_id": inbox_id, "thread_id": thread_id, "unread": unread, "add_labels": add_labels, "remove_labels": remove_labels, "trash": trash, "if_labels": if_labels, "unless_labels": unless_labels}, request_timeout))

    async def delete(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        permanent: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Move all messages in a thread to the trash. Deletes each message that the thread has at the time of the call. A later reply joins the thread, which is then listed again without the messages in the trash. With permanent=true the thread is gone, and a later reply starts a new one.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param permanent: Delete permanently and immediately.
        """
        await self._transport.call(routes.THREADS_DELETE, {"inbox_id": inbox_id, "thread_id": thread_id, "permanent": permanent}, request_timeout)

    async def restore(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Thread:
        """Restore all messages in a thread from the trash. Also succeeds when no message in the thread is in the trash.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(Thread, await self._transport.call(routes.THREADS_RESTORE, {"inbox_id": inbox_id, "thread_id": thread_id}, request_timeout))


class AsyncMessages:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        inbox_id: str,
        *,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        include_held: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        delivered_to: Union[str, NotGiven] = NOT_GIVEN,
        wait: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> MessagesListOutput:
        """List messages in an inbox. Lists messages without bodies, newest arrival first; with q, only those that match. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. after and before compare times of arrival; with them, unread=true or your own labels, only matching messages are examined. For other filters a call examines at most 1,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the call waits for the first matching message.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param include_held: Include held messages; needs the label_spam_read permission. Not with q, sort or wait.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        :param has_attachment: true: only with attachments; false: only without.
        :param tag: Only mail to name+tag@ (case-insensitive).
        :param delivered_to: Only mail to exactly this envelope address, including its tag (case-insensitive).
        :param wait: Seconds to wait for a matching message; not with page_token.
        """
        return cast(MessagesListOutput, await self._transport.call(routes.MESSAGES_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag, "delivered_to": delivered_to, "wait": wait}, request_timeout))

    async def list_all(
        self,
        inbox_id: str,
        *,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        include_held: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        delivered_to: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[MessageSummary]:
        """List messages in an inbox, page after page. Lists messages without bodies, newest arrival first; with q, only those that match. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. after and before compare times of arrival; with them, unread=true or your own labels, only matching messages are examined. For other filters a call examines at most 1,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the call waits for the first matching message.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param include_held: Include held messages; needs the label_spam_read permission. Not with q, sort or wait.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        :param has_attachment: true: only with attachments; false: only without.
        :param tag: Only mail to name+tag@ (case-insensitive).
        :param delivered_to: Only mail to exactly this envelope address, including its tag (case-insensitive).
        """
        async for item in self._transport.pages(routes.MESSAGES_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag, "delivered_to": delivered_to}, "messages", request_timeout):
            yield cast(MessageSummary, item)

    async def search(
        self,
        *,
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        delivered_to: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> MessagesSearchOutput:
        """List or search messages in all inboxes. Lists messages in all inboxes that the key may read, without bodies, newest arrival first; with q, those that contain its words. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        :param has_attachment: true: only with attachments; false: only without.
        :param tag: Only mail to name+tag@ (case-insensitive).
        :param delivered_to: Only mail to exactly this envelope address, including its tag (case-insensitive).
        """
        return cast(MessagesSearchOutput, await self._transport.call(routes.MESSAGES_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag, "delivered_to": delivered_to}, request_timeout))

    async def search_all(
        self,
        *,
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        sort: Union[Literal["newest", "relevance"], NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        include_unauthenticated: Union[bool, NotGiven] = NOT_GIVEN,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        delivered_to: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[MessageSummary]:
        """List or search messages in all inboxes, page after page. Lists messages in all inboxes that the key may read, without bodies, newest arrival first; with q, those that contain its words. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches for q first.
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        :param include_spam: Include mail labeled spam; needs the label_spam_read permission.
        :param include_unauthenticated: Include mail labeled unauthenticated.
        :param include_trash: Include mail in the trash.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param unread: true: only unread; false: only read.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        :param has_attachment: true: only with attachments; false: only without.
        :param tag: Only mail to name+tag@ (case-insensitive).
        :param delivered_to: Only mail to exactly this envelope address, including its tag (case-insensitive).
        """
        async for item in self._transport.pages(routes.MESSAGES_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag, "delivered_to": delivered_to}, "messages", request_timeout):
            yield cast(MessageSummary, item)

    async def get(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Message:
        """Get a message.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(Message, await self._transport.call(routes.MESSAGES_GET, {"inbox_id": inbox_id, "message_id": message_id}, request_timeout))

    async def update(
        self,
        inbox_id: str,
        message_id: str,
        *,
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        add_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        remove_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        trash: Union[bool, NotGiven] = NOT_GIVEN,
        if_labels: Union[List[str], NotGiven] = NOT_GIVEN,
        unless_labels: Union[List[str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> UpdatedMessage:
        """Mark or label a message. Labels are converted to lower case; those set by the service can be neither added nor removed. If a condition does not hold, the call returns conflict and changes nothing. Without message_read, the response has only the fields shown in lists.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param unread: true: mark as unread; false: mark as read.
        :param add_labels: A label or a list of labels.
        :param remove_labels: A label or a list of labels.
        :param trash: true: move to the trash (needs inbox_delete); false: restore.
        :param if_labels: Change only if it has all of these labels; otherwise conflict.
        :param unless_labels: Change only if it has none of these labels; otherwise conflict.
        """
        return cast(UpdatedMessage, await self._transport.call(routes.MESSAGES_UPDATE, {"inbox_id": inbox_id, "message_id": message_id, "unread": unread, "add_labels": add_labels, "remove_labels": remove_labels, "trash": trash, "if_labels": if_labels, "unless_labels": unless_labels}, request_timeout))

    async def update_many(
        self,
        inbox_id: str,
        *,
        message_ids: List[str],
        unread: Union[bool, NotGiven] = NOT_GIVEN,
        add_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        remove_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        trash: Union[bool, NotGiven] = NOT_GIVEN,
        if_labels: Union[List[str], NotGiven] = NOT_GIVEN,
        unless_labels: Union[List[str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> MessagesUpdateManyOutput:
        """Mark or label messages. Each message is changed separately. `conflicts` lists those left unchanged because a condition does not hold or because they would have too many labels.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param message_ids: Messages in the inbox.
        :param unread: true: mark as unread; false: mark as read.
        :param add_labels: A label or a list of labels.
        :param remove_labels: A label or a list of labels.
        :param trash: true: move to the trash (needs inbox_delete); false: restore.
        :param if_labels: Change only if it has all of these labels; otherwise conflict.
        :param unless_labels: Change only if it has none of these labels; otherwise conflict.
        """
        return cast(MessagesUpdateManyOutput, await self._transport.call(routes.MESSAGES_UPDATE_MANY, {"inbox_id": inbox_id, "message_ids": message_ids, "unread": unread, "add_labels": add_labels, "remove_labels": remove_labels, "trash": trash, "if_labels": if_labels, "unless_labels": unless_labels}, request_timeout))

    async def delete(
        self,
        inbox_id: str,
        message_id: str,
        *,
        permanent: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Move a message to the trash. The message gets the label trash and disappears from lists, search, waiting calls, verification and claims. It can still be read by its id and restored, and is permanently deleted after 30 days, or immediately with permanent=true. A repeated call returns 204 while the message is in the trash, and not_found once it is gone.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param permanent: Delete permanently and immediately.
        """
        await self._transport.call(routes.MESSAGES_DELETE, {"inbox_id": inbox_id, "message_id": message_id, "permanent": permanent}, request_timeout)

    async def restore(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> UpdatedMessage:
        """Restore a message from the trash. Also succeeds for a message that is not in the trash. Without message_read, the response has only the fields shown in lists.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(UpdatedMessage, await self._transport.call(routes.MESSAGES_RESTORE, {"inbox_id": inbox_id, "message_id": message_id}, request_timeout))

    async def get_raw(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Download:
        """Download the original email. Returns the bytes as they arrived (message/rfc822), directly up to 4 MB and otherwise through a redirect. A deployment may keep them for only a few days; after that the call returns not_found.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(Download, await self._transport.call(routes.MESSAGES_GET_RAW, {"inbox_id": inbox_id, "message_id": message_id}, request_timeout))

    async def get_raw_link(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> MessagesGetRawOutput:
        """A link to the bytes instead of the bytes themselves. Returns the bytes as they arrived (message/rfc822), directly up to 4 MB and otherwise through a redirect. A deployment may keep them for only a few days; after that the call returns not_found.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(MessagesGetRawOutput, await self._transport.call(routes.MESSAGES_GET_RAW, {"inbox_id": inbox_id, "message_id": message_id, "format": "link"}, request_timeout))

    async def get_attachment(
        self,
        inbox_id: str,
        message_id: str,
        attachment_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Download:
        """Download an attachment. Returns the bytes of files up to 4 MB; larger files redirect (302) to a link that is valid for one minute. Do not send the key header when you follow the redirect.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(Download, await self._transport.call(routes.MESSAGES_GET_ATTACHMENT, {"inbox_id": inbox_id, "message_id": message_id, "attachment_id": attachment_id}, request_timeout))

    async def get_attachment_link(
        self,
        inbox_id: str,
        message_id: str,
        attachment_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> MessagesGetAttachmentOutput:
        """A link to the bytes instead of the bytes themselves. Returns the bytes of files up to 4 MB; larger files redirect (302) to a link that is valid for one minute. Do not send the key header when you follow the redirect.

        :param inbox_id: The inbox's email address (case-insensitive).
        """
        return cast(MessagesGetAttachmentOutput, await self._transport.call(routes.MESSAGES_GET_ATTACHMENT, {"inbox_id": inbox_id, "message_id": message_id, "attachment_id": attachment_id, "format": "link"}, request_timeout))

    async def release(
        self,
        inbox_id: str,
        message_id: str,
        *,
        allow_sender: Union[bool, NotGiven] = NOT_GIVEN,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> UpdatedMessage:
        """Release a held message. The message arrives now: it gets a new message_id, may join a thread, and is announced by an event. Also needs the label_spam_read permission. A repeated call returns the message that has arrived. Without message_read, the response has only the fields shown in lists.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param allow_sender: Also add the sender to the inbox's allow list; conflict if the message does not pass DMARC.
        :param reason: With allow_sender: note for the entry.
        """
        return cast(UpdatedMessage, await self._transport.call(routes.MESSAGES_RELEASE, {"inbox_id": inbox_id, "message_id": message_id, "allow_sender": allow_sender, "reason": reason}, request_timeout))


class AsyncClaims:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        lease_seconds: Union[int, NotGiven] = NOT_GIVEN,
        worker: Union[str, NotGiven] = NOT_GIVEN,
        wait: Union[int, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        subject: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        label: Union[List[str], NotGiven] = NOT_GIVEN,
        not_label: Union[List[str], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        has_attachment: Union[bool, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        delivered_to: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ClaimsCreateOutput:
        """Claim unread messages. Claims the oldest unread messages that are clean and that no other worker holds. The caller holds each one until `expires_at` and must extend, complete or release the claim before then. When a claim ends without `complete`, the next worker gets the message, with `attempt` incremented; after five attempts, the message gets the `claim-failed` label and is not claimed again until that label is removed. A worker may get a message that another one has already worked on. A call examines at most 1,000 unread messages: if other workers hold more than that, call again; if more than that are excluded by filters other than after and before, pass after. Also needs `message_read`.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param limit: Maximum number of messages to claim.
        :param lease_seconds: Seconds until the claim ends.
        :param worker: Name of the worker, shown to other workers in errors.
        :param wait: Seconds to wait for a message.
        :param from_: Part of the sender's address or name (case-insensitive).
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Only mail later than this ISO 8601 time or message_id.
        :param before: Only mail earlier than this.
        :param label: Only messages with all of these labels.
        :param not_label: Only messages with none of these labels.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        :param has_attachment: true: only with attachments; false: only without.
        :param tag: Only mail to name+tag@ (case-insensitive).
        :param delivered_to: Only mail to exactly this envelope address, including its tag (case-insensitive).
        """
        return cast(ClaimsCreateOutput, await self._transport.call(routes.CLAIMS_CREATE, {"inbox_id": inbox_id, "limit": limit, "lease_seconds": lease_seconds, "worker": worker, "wait": wait, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag, "delivered_to": delivered_to}, request_timeout))

    async def extend(
        self,
        inbox_id: str,
        claim_id: str,
        *,
        lease_seconds: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Claim:
        """Extend a claim. The claim will end lease_seconds from now. If the claim has already ended, the call returns conflict.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param lease_seconds: Seconds until the claim ends.
        """
        return cast(Claim, await self._transport.call(routes.CLAIMS_EXTEND, {"inbox_id": inbox_id, "claim_id": claim_id, "lease_seconds": lease_seconds}, request_timeout))

    async def complete(
        self,
        inbox_id: str,
        claim_id: str,
        *,
        add_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ClaimsCompleteOutput:
        """Complete a claim. Marks the message as read and ends the claim. A repeated call returns the same response; if the claim ended in any other way, the call returns conflict.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param add_labels: A label or a list of labels.
        """
        return cast(ClaimsCompleteOutput, await self._transport.call(routes.CLAIMS_COMPLETE, {"inbox_id": inbox_id, "claim_id": claim_id, "add_labels": add_labels}, request_timeout))

    async def release(
        self,
        inbox_id: str,
        claim_id: str,
        *,
        delay_seconds: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ClaimsReleaseOutput:
        """Release a claim. The message can be claimed again after delay_seconds. If the claim has already ended, the call returns conflict.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param delay_seconds: Seconds until the message can be claimed again.
        """
        return cast(ClaimsReleaseOutput, await self._transport.call(routes.CLAIMS_RELEASE, {"inbox_id": inbox_id, "claim_id": claim_id, "delay_seconds": delay_seconds}, request_timeout))


class AsyncAttachments:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def text(
        self,
        inbox_id: str,
        message_id: str,
        attachment_id: str,
        *,
        max_chars: Union[int, NotGiven] = NOT_GIVEN,
        offset: Union[int, NotGiven] = NOT_GIVEN,
        wait: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AttachmentsTextOutput:
        """Read the text of an attachment. Reads the text of PDF, Word, Excel, PowerPoint, OpenDocument, RTF, HTML, CSV, plain text and calendar files and of attached emails, recognized by their content. The text is extracted on the first call. With wait, the call waits for it; if the status is pending, call again.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param max_chars: Maximum number of code points to return.
        :param offset: next_offset of the previous call.
        :param wait: Seconds to wait while the text is pending.
        """
        return cast(AttachmentsTextOutput, await self._transport.call(routes.ATTACHMENTS_TEXT, {"inbox_id": inbox_id, "message_id": message_id, "attachment_id": attachment_id, "max_chars": max_chars, "offset": offset, "wait": wait}, request_timeout))


class AsyncLists:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def dropped(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListsDroppedOutput:
        """List mail that was dropped because of its sender or because of too many unknown names. Covers the last 30 days, newest first, with the first 1,000 messages of each day (UTC).

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ListsDroppedOutput, await self._transport.call(routes.LISTS_DROPPED, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def dropped_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[DroppedMail]:
        """List mail that was dropped because of its sender or because of too many unknown names, page after page. Covers the last 30 days, newest first, with the first 1,000 messages of each day (UTC).

        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.LISTS_DROPPED, {"limit": limit, "ascending": ascending}, "dropped", request_timeout):
            yield cast(DroppedMail, item)

    async def list(
        self,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListsListOutput:
        """List the senders on the account's allow or block list.

        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ListsListOutput, await self._transport.call(routes.LISTS_LIST, {"list": list, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_all(
        self,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[ListedSender]:
        """List the senders on the account's allow or block list, page after page.

        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.LISTS_LIST, {"list": list, "limit": limit, "ascending": ascending}, "entries", request_timeout):
            yield cast(ListedSender, item)

    async def add(
        self,
        list: Literal["allow", "block"],
        *,
        entry: str,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListedSender:
        """Add a sender to the account's allow or block list. Applies starting with the next message. Entries of an inbox take precedence over those of the account, and block over allow. Allow matches only the From address of a message that passes DMARC; block matches the From and the envelope address. Adding an entry again replaces its reason and expires_at.

        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>.
        :param reason: A note.
        :param expires_at: When the entry expires.
        """
        return cast(ListedSender, await self._transport.call(routes.LISTS_ADD, {"list": list, "entry": entry, "reason": reason, "expires_at": expires_at}, request_timeout))

    async def delete(
        self,
        list: Literal["allow", "block"],
        entry: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Remove a sender from the account's allow or block list. In a URL, encode / ? and % in an entry twice (%252F, %253F, %2525); the clients do that.

        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>.
        """
        await self._transport.call(routes.LISTS_DELETE, {"list": list, "entry": entry}, request_timeout)

    async def list_for_inbox(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListsListForInboxOutput:
        """List the senders on an inbox's allow or block list.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ListsListForInboxOutput, await self._transport.call(routes.LISTS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_for_inbox_all(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[ListedSender]:
        """List the senders on an inbox's allow or block list, page after page.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.LISTS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "limit": limit, "ascending": ascending}, "entries", request_timeout):
            yield cast(ListedSender, item)

    async def add_for_inbox(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        *,
        entry: str,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListedSender:
        """Add a sender to an inbox's allow or block list. Applies starting with the next message. Entries of an inbox take precedence over those of the account, and block over allow. Allow matches only the From address of a message that passes DMARC; block matches the From and the envelope address. Adding an entry again replaces its reason and expires_at.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>.
        :param reason: A note.
        :param expires_at: When the entry expires.
        """
        return cast(ListedSender, await self._transport.call(routes.LISTS_ADD_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "entry": entry, "reason": reason, "expires_at": expires_at}, request_timeout))

    async def delete_for_inbox(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        entry: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Remove a sender from an inbox's allow or block list. In a URL, encode / ? and % in an entry twice (%252F, %253F, %2525); the clients do that.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param list: allow: mail from these senders is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id>.
        """
        await self._transport.call(routes.LISTS_DELETE_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "entry": entry}, request_timeout)


class AsyncEvents:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        after: Union[str, NotGiven] = NOT_GIVEN,
        wait: Union[int, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        event_types: Union[List[EventType], NotGiven] = NOT_GIVEN,
        kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kind: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> EventsListOutput:
        """Read the event log. Returns events after a cursor or a time, in log order, which can differ from the order of timestamps. A client that continues from the cursor of each response sees every event of the last 30 days at least once; a repeated event has the same event_id. While has_more is true, call again immediately, even after a response without events. With wait, the call waits for the first event. kind and not_kind filter only message events.

        :param after: A cursor from an earlier response, or an ISO 8601 time at most 30 days ago. Default: now.
        :param wait: Seconds to wait for an event.
        :param limit: Maximum number of events in a response.
        :param inbox_ids: Only these inboxes. Default: all inboxes the key covers.
        :param event_types: message.received by default.
        :param kind: Only messages of these kinds.
        :param not_kind: No messages of these kinds.
        """
        return cast(EventsListOutput, await self._transport.call(routes.EVENTS_LIST, {"after": after, "wait": wait, "limit": limit, "inbox_ids": inbox_ids, "event_types": event_types, "kind": kind, "not_kind": not_kind}, request_timeout))


class AsyncExports:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        *,
        format: Literal["mbox", "jsonl"],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Export:
        """Export mail to one file. Exports mail in order of arrival, including unauthenticated mail but not messages that are held or in the trash. Also needs api_key_read. One export runs at a time, and the plan limits how many start each day (UTC). GET shows its progress.

        :param format: mbox: the original bytes (mboxrd); jsonl: one line per message, as GET returns it.
        :param inbox_ids: Only these inboxes; all if omitted.
        :param after: Only mail that arrived later than this.
        :param before: Only mail that arrived earlier than this.
        :param include_spam: Include spam; needs the label_spam_read permission.
        """
        return cast(Export, await self._transport.call(routes.EXPORTS_CREATE, {"format": format, "inbox_ids": inbox_ids, "after": after, "before": before, "include_spam": include_spam}, request_timeout))

    async def get(
        self,
        export_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Export:
        """Get an export. Returns the progress of an export and, once it is completed, a link to its file. An export is kept for 7 days. One that includes spam needs label_spam_read."""
        return cast(Export, await self._transport.call(routes.EXPORTS_GET, {"export_id": export_id}, request_timeout))


class AsyncMetrics:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def usage(
        self,
        *,
        usage_types: Union[List[Literal["inbox_count", "message_count", "thread_count", "storage_bytes"]], NotGiven] = NOT_GIVEN,
        start: Union[str, NotGiven] = NOT_GIVEN,
        end: Union[str, NotGiven] = NOT_GIVEN,
        period: Union[int, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        descending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> MetricsUsageOutput:
        """Get usage over time. Returns one point per usage type at the end of each bucket of the window. Counts are totals of what existed at that time; storage_bytes is the current storage at every point, even before the account existed.

        :param usage_types: Types to return: a repeated parameter, a comma-separated list or a JSON array.
        :param start: Start of the window. Default: one day before its end.
        :param end: End of the window. Default and latest: now.
        :param period: Length of a bucket in seconds.
        :param limit: Return only the latest buckets, at most this many.
        :param descending: Newest bucket first.
        """
        return cast(MetricsUsageOutput, await self._transport.call(routes.METRICS_USAGE, {"usage_types": usage_types, "start": start, "end": end, "period": period, "limit": limit, "descending": descending}, request_timeout))


class AsyncAuditLog:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        actor: Union[str, NotGiven] = NOT_GIVEN,
        action: Union[Literal["account.created", "account.key_rotated", "account.updated", "account.verified", "api_key.created", "api_key.deleted", "domain.assigned", "domain.shared", "domain.unassigned", "domain.unknown_names", "export.created", "inbox.created", "inbox.deleted", "inbox.updated", "invitation.created", "invitation.revoked", "list.entry_added", "list.entry_deleted", "message.deleted", "message.released", "message.restored", "queue.redriven", "refused.cap_hit", "refused.forbidden", "refused.read_only", "refused.suspended", "tenant.canceled", "tenant.created", "tenant.deleted", "tenant.hold_lifted", "tenant.hold_placed", "tenant.key_replaced", "tenant.limit_changed", "tenant.mail_erased", "tenant.plan_changed", "tenant.reactivated", "tenant.resumed", "tenant.suspended", "thread.deleted", "thread.restored", "webhook.created", "webhook.deleted", "webhook.disabled", "webhook.recovered", "webhook.redelivered", "webhook.tested", "webhook.updated"], NotGiven] = NOT_GIVEN,
        resource: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AuditLogListOutput:
        """List the audit log. Lists who changed what in the last 400 days, newest first: sign-ups, keys, webhooks, inboxes, lists, messages deleted, restored or released, operator actions, and the first refused call per hour for each key and reason. A page may be shorter than its limit.

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param after: ISO 8601 time; only entries at or after it.
        :param before: ISO 8601 time; only entries before it.
        :param actor: Only entries by this actor: its id, or its type (`key`, `operator` or `service`).
        :param action: Only entries with this action; an unknown action is rejected with the valid ones, or those near it.
        :param resource: Only entries about this resource: its id, or its type.
        """
        return cast(AuditLogListOutput, await self._transport.call(routes.AUDIT_LOG_LIST, {"limit": limit, "page_token": page_token, "after": after, "before": before, "actor": actor, "action": action, "resource": resource}, request_timeout))

    async def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        actor: Union[str, NotGiven] = NOT_GIVEN,
        action: Union[Literal["account.created", "account.key_rotated", "account.updated", "account.verified", "api_key.created", "api_key.deleted", "domain.assigned", "domain.shared", "domain.unassigned", "domain.unknown_names", "export.created", "inbox.created", "inbox.deleted", "inbox.updated", "invitation.created", "invitation.revoked", "list.entry_added", "list.entry_deleted", "message.deleted", "message.released", "message.restored", "queue.redriven", "refused.cap_hit", "refused.forbidden", "refused.read_only", "refused.suspended", "tenant.canceled", "tenant.created", "tenant.deleted", "tenant.hold_lifted", "tenant.hold_placed", "tenant.key_replaced", "tenant.limit_changed", "tenant.mail_erased", "tenant.plan_changed", "tenant.reactivated", "tenant.resumed", "tenant.suspended", "thread.deleted", "thread.restored", "webhook.created", "webhook.deleted", "webhook.disabled", "webhook.recovered", "webhook.redelivered", "webhook.tested", "webhook.updated"], NotGiven] = NOT_GIVEN,
        resource: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[AuditEntry]:
        """List the audit log, page after page. Lists who changed what in the last 400 days, newest first: sign-ups, keys, webhooks, inboxes, lists, messages deleted, restored or released, operator actions, and the first refused call per hour for each key and reason. A page may be shorter than its limit.

        :param limit: Maximum number of items on a page.
        :param after: ISO 8601 time; only entries at or after it.
        :param before: ISO 8601 time; only entries before it.
        :param actor: Only entries by this actor: its id, or its type (`key`, `operator` or `service`).
        :param action: Only entries with this action; an unknown action is rejected with the valid ones, or those near it.
        :param resource: Only entries about this resource: its id, or its type.
        """
        async for item in self._transport.pages(routes.AUDIT_LOG_LIST, {"limit": limit, "after": after, "before": before, "actor": actor, "action": action, "resource": resource}, "entries", request_timeout):
            yield cast(AuditEntry, item)


class AsyncApiKeys:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self,
        *,
        name: str,
        permissions: Union[ApiKeysCreatePermissions, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysCreateOutput:
        """Create an API key. Without permissions the key has full access; with permissions it can do only what they grant.

        :param name: A human-readable name.
        :param permissions: Flags set to true are granted and all others are denied. If omitted, everything is granted.
        """
        return cast(ApiKeysCreateOutput, await self._transport.call(routes.API_KEYS_CREATE, {"name": name, "permissions": permissions}, request_timeout))

    async def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysListOutput:
        """List API keys. Lists keys without their secrets, newest first. An inbox-scoped key sees only the keys of its inbox.

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ApiKeysListOutput, await self._transport.call(routes.API_KEYS_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[ApiKey]:
        """List API keys, page after page. Lists keys without their secrets, newest first. An inbox-scoped key sees only the keys of its inbox.

        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.API_KEYS_LIST, {"limit": limit, "ascending": ascending}, "api_keys", request_timeout):
            yield cast(ApiKey, item)

    async def get(
        self,
        api_key_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> ApiKey:
        """Get an API key."""
        return cast(ApiKey, await self._transport.call(routes.API_KEYS_GET, {"api_key_id": api_key_id}, request_timeout))

    async def delete(
        self,
        api_key_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Delete (revoke) an API key. The key stops working immediately over REST, MCP and the stream. A key may delete itself."""
        await self._transport.call(routes.API_KEYS_DELETE, {"api_key_id": api_key_id}, request_timeout)

    async def create_for_inbox(
        self,
        inbox_id: str,
        *,
        name: str,
        permissions: Union[ApiKeysCreatePermissions, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysCreateForInboxOutput:
        """Create an API key for one inbox. The key can access only this inbox, regardless of its permissions.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param name: A human-readable name.
        :param permissions: Flags set to true are granted and all others are denied. If omitted, everything is granted.
        """
        return cast(ApiKeysCreateForInboxOutput, await self._transport.call(routes.API_KEYS_CREATE_FOR_INBOX, {"inbox_id": inbox_id, "name": name, "permissions": permissions}, request_timeout))

    async def list_for_inbox(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysListForInboxOutput:
        """List the API keys of one inbox.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ApiKeysListForInboxOutput, await self._transport.call(routes.API_KEYS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_for_inbox_all(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[ApiKey]:
        """List the API keys of one inbox, page after page.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.API_KEYS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "ascending": ascending}, "api_keys", request_timeout):
            yield cast(ApiKey, item)


class AsyncWebhooks:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    @overload
    async def create(
        self,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        include: Union[List[Literal["message", "verification", "attachments", "text"]], NotGiven] = NOT_GIVEN,
        headers: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateCreatedOutput: ...

    @overload
    async def create(
        self,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        include: Union[List[Literal["message", "verification", "attachments", "text"]], NotGiven] = NOT_GIVEN,
        headers: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        client_id: str,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateOutput: ...

    async def create(
        self,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        client_id: Union[str, NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        include: Union[List[Literal["message", "verification", "attachments", "text"]], NotGiven] = NOT_GIVEN,
        headers: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Union[WebhooksCreateCreatedOutput, WebhooksCreateOutput]:
        """Create a webhook. Events are POSTed to the URL and signed according to Standard Webhooks. Keep the secret; it is shown only once. include needs message_read.

        :param url: HTTPS URL that receives the events.
        :param event_types: message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit.
        :param inbox_ids: Inboxes to cover; all if omitted.
        :param client_id: Your own id. A repeated call with it returns what the first call created.
        :param kinds: Only mail of these kinds.
        :param not_kinds: No mail of these kinds.
        :param include: Content to include in deliveries about messages. Default: ids only.
        :param headers: Headers to send with each delivery, at most 10. Values are secret and shown masked.
        """
        return cast(Union[WebhooksCreateCreatedOutput, WebhooksCreateOutput], await self._transport.call(routes.WEBHOOKS_CREATE, {"url": url, "event_types": event_types, "inbox_ids": inbox_ids, "client_id": client_id, "kinds": kinds, "not_kinds": not_kinds, "include": include, "headers": headers}, request_timeout))

    async def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksListOutput:
        """List webhooks. Lists webhooks without their secrets, newest first. An inbox-scoped key sees only those of its inbox.

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(WebhooksListOutput, await self._transport.call(routes.WEBHOOKS_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Webhook]:
        """List webhooks, page after page. Lists webhooks without their secrets, newest first. An inbox-scoped key sees only those of its inbox.

        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.WEBHOOKS_LIST, {"limit": limit, "ascending": ascending}, "webhooks", request_timeout):
            yield cast(Webhook, item)

    async def get(
        self,
        webhook_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Webhook:
        """Get a webhook."""
        return cast(Webhook, await self._transport.call(routes.WEBHOOKS_GET, {"webhook_id": webhook_id}, request_timeout))

    async def update(
        self,
        webhook_id: str,
        *,
        include: Union[Optional[List[Literal["message", "verification", "attachments", "text"]]], NotGiven] = NOT_GIVEN,
        headers: Union[Optional[Dict[str, Optional[str]]], NotGiven] = NOT_GIVEN,
        url: Union[str, NotGiven] = NOT_GIVEN,
        event_types: Union[List[EventType], NotGiven] = NOT_GIVEN,
        inbox_ids: Union[Optional[List[str]], NotGiven] = NOT_GIVEN,
        kinds: Union[Optional[List[Kind]], NotGiven] = NOT_GIVEN,
        not_kinds: Union[Optional[List[Kind]], NotGiven] = NOT_GIVEN,
        enabled: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Webhook:
        """Update a webhook. inbox_ids replaces the scope. Null covers all inboxes; null for kinds or not_kinds covers all kinds of mail. A change that sends more content, or sends it to another address, needs message_read.

        :param include: Replaces the list; null for ids only.
        :param headers: Merged by name. A null value removes its header; null removes all. Changing url to a different origin removes the headers that are not named.
        :param url: HTTPS URL that receives the events.
        :param event_types: message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit.
        :param inbox_ids: Inboxes to cover; null for all.
        :param kinds: Only mail of these kinds; null for all.
        :param not_kinds: No mail of these kinds; null for all.
        :param enabled: false: send nothing until it is true again.
        """
        return cast(Webhook, await self._transport.call(routes.WEBHOOKS_UPDATE, {"webhook_id": webhook_id, "include": include, "headers": headers, "url": url, "event_types": event_types, "inbox_ids": inbox_ids, "kinds": kinds, "not_kinds": not_kinds, "enabled": enabled}, request_timeout))

    async def delete(
        self,
        webhook_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Delete a webhook. Deliveries stop immediately, and outstanding attempts are abandoned."""
        await self._transport.call(routes.WEBHOOKS_DELETE, {"webhook_id": webhook_id}, request_timeout)

    @overload
    async def create_for_inbox(
        self,
        inbox_id: str,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        include: Union[List[Literal["message", "verification", "attachments", "text"]], NotGiven] = NOT_GIVEN,
        headers: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateForInboxCreatedOutput: ...

    @overload
    async def create_for_inbox(
        self,
        inbox_id: str,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        include: Union[List[Literal["message", "verification", "attachments", "text"]], NotGiven] = NOT_GIVEN,
        headers: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        client_id: str,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateForInboxOutput: ...

    async def create_for_inbox(
        self,
        inbox_id: str,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        client_id: Union[str, NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        include: Union[List[Literal["message", "verification", "attachments", "text"]], NotGiven] = NOT_GIVEN,
        headers: Union[Dict[str, str], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Union[WebhooksCreateForInboxCreatedOutput, WebhooksCreateForInboxOutput]:
        """Create a webhook for one inbox. Covers the inbox in the path, unless inbox_ids says otherwise.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param url: HTTPS URL that receives the events.
        :param event_types: message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit.
        :param inbox_ids: Inboxes to cover; all if omitted.
        :param client_id: Your own id. A repeated call with it returns what the first call created.
        :param kinds: Only mail of these kinds.
        :param not_kinds: No mail of these kinds.
        :param include: Content to include in deliveries about messages. Default: ids only.
        :param headers: Headers to send with each delivery, at most 10. Values are secret and shown masked.
        """
        return cast(Union[WebhooksCreateForInboxCreatedOutput, WebhooksCreateForInboxOutput], await self._transport.call(routes.WEBHOOKS_CREATE_FOR_INBOX, {"inbox_id": inbox_id, "url": url, "event_types": event_types, "inbox_ids": inbox_ids, "client_id": client_id, "kinds": kinds, "not_kinds": not_kinds, "include": include, "headers": headers}, request_timeout))

    async def list_for_inbox(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksListForInboxOutput:
        """List the webhooks of one inbox. Lists the webhooks that cover only this inbox.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(WebhooksListForInboxOutput, await self._transport.call(routes.WEBHOOKS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_for_inbox_all(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Webhook]:
        """List the webhooks of one inbox, page after page. Lists the webhooks that cover only this inbox.

        :param inbox_id: The inbox's email address (case-insensitive).
        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.WEBHOOKS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "ascending": ascending}, "webhooks", request_timeout):
            yield cast(Webhook, item)

    async def list_deliveries(
        self,
        webhook_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksListDeliveriesOutput:
        """List the deliveries of a webhook. Lists every event of the last 30 days that was or will be sent, newest first, with its attempts.

        :param limit: Maximum number of items on a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(WebhooksListDeliveriesOutput, await self._transport.call(routes.WEBHOOKS_LIST_DELIVERIES, {"webhook_id": webhook_id, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    async def list_deliveries_all(
        self,
        webhook_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AsyncIterator[Delivery]:
        """List the deliveries of a webhook, page after page. Lists every event of the last 30 days that was or will be sent, newest first, with its attempts.

        :param limit: Maximum number of items on a page.
        :param ascending: Oldest first.
        """
        async for item in self._transport.pages(routes.WEBHOOKS_LIST_DELIVERIES, {"webhook_id": webhook_id, "limit": limit, "ascending": ascending}, "deliveries", request_timeout):
            yield cast(Delivery, item)

    async def redeliver(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Delivery:
        """Redeliver an event. Starts a new delivery of the same event, with the same event_id and its own retry schedule, regardless of the state of the original delivery. Recoveries, test events and redeliveries share a limit: 10 per minute for a webhook and 60 for an account (429)."""
        return cast(Delivery, await self._transport.call(routes.WEBHOOKS_REDELIVER, {"webhook_id": webhook_id, "delivery_id": delivery_id}, request_timeout))

    async def recover(
        self,
        webhook_id: str,
        *,
        since: str,
        request_timeout: Optional[float] = None,
    ) -> WebhooksRecoverOutput:
        """Resend the events that a webhook missed. Resends every undelivered event since the given time that matches the current event types and inboxes of the webhook and does not precede its creation. It runs in the background at up to five events a second, and replaces an earlier recovery of the webhook that is still running. Recoveries, test events and redeliveries share a limit: 10 per minute for a webhook and 60 for an account (429).

        :param since: ISO 8601 time, at most 30 days ago.
        """
        return cast(WebhooksRecoverOutput, await self._transport.call(routes.WEBHOOKS_RECOVER, {"webhook_id": webhook_id, "since": since}, request_timeout))

    async def test(
        self,
        webhook_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Delivery:
        """Send a test event. Sends an event of type webhook.test, signed and retried like any other. Its delivery shows how the endpoint responded. Recoveries, test events and redeliveries share a limit: 10 per minute for a webhook and 60 for an account (429)."""
        return cast(Delivery, await self._transport.call(routes.WEBHOOKS_TEST, {"webhook_id": webhook_id}, request_timeout))


class AsyncOperations:
    """Every operation of the API, by resource."""

    def __init__(self, transport: AsyncTransport) -> None:
        self.agent = AsyncAgent(transport)
        self.identity = AsyncIdentity(transport)
        self.service = AsyncService(transport)
        self.account = AsyncAccount(transport)
        self.domains = AsyncDomains(transport)
        self.inboxes = AsyncInboxes(transport)
        self.threads = AsyncThreads(transport)
        self.messages = AsyncMessages(transport)
        self.claims = AsyncClaims(transport)
        self.attachments = AsyncAttachments(transport)
        self.lists = AsyncLists(transport)
        self.events = AsyncEvents(transport)
        self.exports = AsyncExports(transport)
        self.metrics = AsyncMetrics(transport)
        self.audit_log = AsyncAuditLog(transport)
        self.api_keys = AsyncApiKeys(transport)
        self.webhooks = AsyncWebhooks(transport)
