# Made from the registry of operations by `npm run generate`. Do not edit.
# Layout is the generator's: fmt: off
"""The operations of the API as methods."""

from __future__ import annotations

from typing import Iterator, Dict, List, Literal, Optional, Union, cast, overload

from ..not_given import NOT_GIVEN, NotGiven
from ..route import Download
from ..transport import Transport
from . import routes
from .types import (
    AccountGetOutput,
    AccountUpdateOutput,
    AgentSignUpOutput,
    AgentVerifyOutput,
    ApiKey,
    ApiKeysCreateForInboxOutput,
    ApiKeysCreateForInboxPermissions,
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


class Agent:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def sign_up(
        self,
        *,
        human_email: str,
        username: Union[str, NotGiven] = NOT_GIVEN,
        invitation: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AgentSignUpOutput:
        """Sign up. Makes an account with a first inbox and a first key, and mails a 6-digit code. Again with the same address it returns the same account with another key.

        :param human_email: Address of the person who owns the account.
        :param username: Local part; a readable random name when omitted.
        :param invitation: From the operator, where sign-up needs one.
        """
        return cast(AgentSignUpOutput, self._transport.call(routes.AGENT_SIGN_UP, {"human_email": human_email, "username": username, "invitation": invitation}, request_timeout))

    def verify(
        self,
        *,
        otp_code: str,
        request_timeout: Optional[float] = None,
    ) -> AgentVerifyOutput:
        """Verify the account. Lifts the limits of a new account. Also confirms the key of a repeated sign-up.

        :param otp_code: The 6-digit code that was emailed.
        """
        return cast(AgentVerifyOutput, self._transport.call(routes.AGENT_VERIFY, {"otp_code": otp_code}, request_timeout))


class Identity:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def whoami(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> IdentityWhoamiOutput:
        """Get the identity of this key."""
        return cast(IdentityWhoamiOutput, self._transport.call(routes.IDENTITY_WHOAMI, {}, request_timeout))

    def auth_me(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> IdentityAuthMeOutput:
        """Identity of this key."""
        return cast(IdentityAuthMeOutput, self._transport.call(routes.IDENTITY_AUTH_ME, {}, request_timeout))


class Service:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def info(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> ServiceInfoOutput:
        """Version and features of the service. Needs no key. Ask for a feature before you use it: other deployments may be older."""
        return cast(ServiceInfoOutput, self._transport.call(routes.SERVICE_INFO, {}, request_timeout))


class Account:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
        *,
        request_timeout: Optional[float] = None,
    ) -> AccountGetOutput:
        """The account and its limits. Whether its human has confirmed the emailed code, and how much of each limit of its plan is used. Messages are those received in this calendar month (UTC)."""
        return cast(AccountGetOutput, self._transport.call(routes.ACCOUNT_GET, {}, request_timeout))

    def update(
        self,
        *,
        unlisted: Union[Literal["accept", "hold", "drop"], NotGiven] = NOT_GIVEN,
        notify: Union[Literal["none", "daily"], NotGiven] = NOT_GIVEN,
        retention_days: Union[Optional[int], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AccountUpdateOutput:
        """Update the account. unlisted counts from the next mail on, retention_days (which needs inbox_delete) from the next day on. Without metrics_read the answer has no limits.

        :param unlisted: What happens to mail from senders on no list: stored, held until released, or dropped.
        :param notify: daily: the confirmed human gets at most one mail a day with the number of held messages of each inbox.
        :param retention_days: Days mail is kept.
        """
        return cast(AccountUpdateOutput, self._transport.call(routes.ACCOUNT_UPDATE, {"unlisted": unlisted, "notify": notify, "retention_days": retention_days}, request_timeout))


class Inboxes:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
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
        """Create an inbox. The address is live as soon as the answer arrives.

        :param username: Local part; a readable random name when omitted.
        :param domain: A domain of the service; the first by default.
        :param display_name: A label for people.
        :param client_id: Your own id: a repeated call returns what the first one made.
        :param metadata: At most 50 keys, keys to 40 and values to 500 characters.
        :param expires_in: Seconds until it is deleted.
        :param expires_at: Or the time of expiry.
        :param expected_senders: Entries for its allow list. Needs inbox_update.
        :param retention_days: Days mail is kept.
        """
        return cast(Inbox, self._transport.call(routes.INBOXES_CREATE, {"username": username, "domain": domain, "display_name": display_name, "client_id": client_id, "metadata": metadata, "expires_in": expires_in, "expires_at": expires_at, "expected_senders": expected_senders, "retention_days": retention_days}, request_timeout))

    def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> InboxesListOutput:
        """List inboxes. Newest first. A key that is pinned to an inbox sees only that one.

        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(InboxesListOutput, self._transport.call(routes.INBOXES_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[Inbox]:
        """List inboxes, page after page. Newest first. A key that is pinned to an inbox sees only that one.

        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.INBOXES_LIST, {"limit": limit, "ascending": ascending}, "inboxes", request_timeout):
            yield cast(Inbox, item)

    def get(
        self,
        inbox_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Inbox:
        """Get an inbox.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(Inbox, self._transport.call(routes.INBOXES_GET, {"inbox_id": inbox_id}, request_timeout))

    def update(
        self,
        inbox_id: str,
        *,
        display_name: Union[str, NotGiven] = NOT_GIVEN,
        metadata: Union[Optional[Dict[str, Optional[str]]], NotGiven] = NOT_GIVEN,
        expires_in: Union[Optional[int], NotGiven] = NOT_GIVEN,
        expires_at: Union[Optional[str], NotGiven] = NOT_GIVEN,
        retention_days: Union[Optional[int], NotGiven] = NOT_GIVEN,
        unlisted: Union[Optional[Literal["accept", "hold", "drop"]], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Inbox:
        """Update an inbox.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param display_name: A label for people.
        :param metadata: Merged into what is there; a null value removes its key, null removes all.
        :param expires_in: Seconds from now; null for no expiry.
        :param expires_at: Or the time of expiry.
        :param retention_days: Days mail is kept.
        :param unlisted: What happens to mail from senders on no list; null: as the account sets. Not with a key of the inbox.
        """
        return cast(Inbox, self._transport.call(routes.INBOXES_UPDATE, {"inbox_id": inbox_id, "display_name": display_name, "metadata": metadata, "expires_in": expires_in, "expires_at": expires_at, "retention_days": retention_days, "unlisted": unlisted}, request_timeout))

    def delete(
        self,
        inbox_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Delete an inbox. Its mail is permanently deleted and mail to it is dropped. The name stays unavailable for the time of its quarantine.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        self._transport.call(routes.INBOXES_DELETE, {"inbox_id": inbox_id}, request_timeout)

    def verification(
        self,
        inbox_id: str,
        *,
        from_domain: Union[str, NotGiven] = NOT_GIVEN,
        exact_domain: Union[bool, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        wait: Union[int, NotGiven] = NOT_GIVEN,
        kind: Union[Literal["code", "link", "any"], NotGiven] = NOT_GIVEN,
        require_link_domain: Union[bool, NotGiven] = NOT_GIVEN,
        require_dmarc: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> FoundVerification:
        """Get the verification code or link that was just sent. Answers which code or link the inbox was just sent, without a body. Only clean mail that passes DMARC counts; what matches otherwise is counted in withheld, spam only for keys that may read it. Give from_domain, the service that was asked for a code: without it, mail of two services is ambiguous, and a stranger may be the only one who sent a code. After you asked the service to send again, give after, the message_id of the last answer: otherwise the old code is found at once. Codes of low confidence never come out.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param from_domain: Domain of the service that sends it; its subdomains match too. Recommended.
        :param exact_domain: true: no subdomains of from_domain.
        :param after: Later than this ISO 8601 time or message_id, such as that of the last answer; default: 10 minutes ago.
        :param wait: Seconds to wait for one.
        :param require_link_domain: false: links of other domains too.
        :param require_dmarc: false: clean mail without a DMARC pass too.
        """
        return cast(FoundVerification, self._transport.call(routes.INBOXES_VERIFICATION, {"inbox_id": inbox_id, "from_domain": from_domain, "exact_domain": exact_domain, "after": after, "wait": wait, "kind": kind, "require_link_domain": require_link_domain, "require_dmarc": require_dmarc}, request_timeout))


class Threads:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
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
        """List threads of an inbox. Most recently active first; with q, those with a message that has its words. Spam and unauthenticated mail is left out unless asked for.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param include_held: Also held mail; needs the permission label_spam_read; not with q, sort and wait.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        """
        return cast(ThreadsListOutput, self._transport.call(routes.THREADS_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, request_timeout))

    def list_all(
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
    ) -> Iterator[Thread]:
        """List threads of an inbox, page after page. Most recently active first; with q, those with a message that has its words. Spam and unauthenticated mail is left out unless asked for.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param include_held: Also held mail; needs the permission label_spam_read; not with q, sort and wait.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        """
        for item in self._transport.pages(routes.THREADS_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, "threads", request_timeout):
            yield cast(Thread, item)

    def search(
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
        """List or search threads of all inboxes. Of all inboxes that the key may read, most recently active first. With q, those with a message that has its words, by their newest such message. Spam and unauthenticated mail is left out unless asked for. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        """
        return cast(ThreadsSearchOutput, self._transport.call(routes.THREADS_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, request_timeout))

    def search_all(
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
    ) -> Iterator[Thread]:
        """List or search threads of all inboxes, page after page. Of all inboxes that the key may read, most recently active first. With q, those with a message that has its words, by their newest such message. Spam and unauthenticated mail is left out unless asked for. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        """
        for item in self._transport.pages(routes.THREADS_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind}, "threads", request_timeout):
            yield cast(Thread, item)

    def get(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        include_trash: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ThreadsGetOutput:
        """Get a thread with its messages.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param include_trash: Also mail in the trash.
        """
        return cast(ThreadsGetOutput, self._transport.call(routes.THREADS_GET, {"inbox_id": inbox_id, "thread_id": thread_id, "include_trash": include_trash}, request_timeout))

    def update(
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
        """Mark or label all messages of a thread. All messages that the thread shows when the call comes; with trash, all that it has. A condition that does not hold for one of them is a conflict, and nothing is changed. Some 30 messages are written at once, and the conditions are those of the first: a longer thread is changed as a whole even when another call changes it meanwhile. After a server error some of it may be changed; repeat the call.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param add_labels: A label, or a list.
        :param trash: true: to the trash (needs inbox_delete); false: out of it.
        :param if_labels: Only if it has all of these; otherwise conflict.
        :param unless_labels: Only if it has none of these; otherwise conflict.
        """
        return cast(Thread, self._transport.call(routes.THREADS_UPDATE, {"inbox_id": inbox_id, "thread_id": thread_id, "unread": unread, "add_labels": add_labels, "remove_labels": remove_labels, "trash": trash, "if_labels": if_labels, "unless_labels": unless_labels}, request_timeout))

    def delete(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        permanent: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Move all messages of a thread to the trash. As if each were deleted: all that the thread has when the call comes. A later mail that answers it joins it, and shows it again without what is in the trash. With permanent=true the thread is gone, and a later mail starts another.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param permanent: Delete permanently at once.
        """
        self._transport.call(routes.THREADS_DELETE, {"inbox_id": inbox_id, "thread_id": thread_id, "permanent": permanent}, request_timeout)

    def restore(
        self,
        inbox_id: str,
        thread_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Thread:
        """Take all messages of a thread out of the trash. Also answers a thread that has none there.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(Thread, self._transport.call(routes.THREADS_RESTORE, {"inbox_id": inbox_id, "thread_id": thread_id}, request_timeout))


class Messages:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
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
        wait: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> MessagesListOutput:
        """List messages of an inbox. Newest arrival first, without bodies; with q, those that have its words. Spam and unauthenticated mail is left out unless asked for. Filters are combined with AND. after and before are ranges of arrival times; unread=true and a label of yours read only what they find. Of the other filters a call examines at most 1,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the call waits for the first message that matches.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param include_held: Also held mail; needs the permission label_spam_read; not with q, sort and wait.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        :param has_attachment: With or without attachments.
        :param tag: Mail to name+tag@, in any letter case of the tag.
        :param wait: Seconds to wait for a matching message; not with page_token.
        """
        return cast(MessagesListOutput, self._transport.call(routes.MESSAGES_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag, "wait": wait}, request_timeout))

    def list_all(
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
        request_timeout: Optional[float] = None,
    ) -> Iterator[MessageSummary]:
        """List messages of an inbox, page after page. Newest arrival first, without bodies; with q, those that have its words. Spam and unauthenticated mail is left out unless asked for. Filters are combined with AND. after and before are ranges of arrival times; unread=true and a label of yours read only what they find. Of the other filters a call examines at most 1,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the call waits for the first message that matches.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param include_held: Also held mail; needs the permission label_spam_read; not with q, sort and wait.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        :param has_attachment: With or without attachments.
        :param tag: Mail to name+tag@, in any letter case of the tag.
        """
        for item in self._transport.pages(routes.MESSAGES_LIST, {"inbox_id": inbox_id, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "include_held": include_held, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag}, "messages", request_timeout):
            yield cast(MessageSummary, item)

    def search(
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
        request_timeout: Optional[float] = None,
    ) -> MessagesSearchOutput:
        """List or search messages of all inboxes. Of all inboxes that the key may read, newest arrival first, without bodies. With q, those that have its words. Spam and unauthenticated mail is left out unless asked for. Filters are combined with AND. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        :param has_attachment: With or without attachments.
        :param tag: Mail to name+tag@, in any letter case of the tag.
        """
        return cast(MessagesSearchOutput, self._transport.call(routes.MESSAGES_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "page_token": page_token, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag}, request_timeout))

    def search_all(
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
        request_timeout: Optional[float] = None,
    ) -> Iterator[MessageSummary]:
        """List or search messages of all inboxes, page after page. Of all inboxes that the key may read, newest arrival first, without bodies. With q, those that have its words. Spam and unauthenticated mail is left out unless asked for. Filters are combined with AND. A page may have fewer items than its limit, or none, while next_page_token is not null.

        :param inbox_ids: Only these inboxes.
        :param q: Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null.
        :param sort: relevance: best matches of q first.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        :param include_spam: Also mail labelled spam; needs the permission label_spam_read.
        :param include_unauthenticated: Also mail labelled unauthenticated.
        :param include_trash: Also mail in the trash.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param unread: Unread or not.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        :param has_attachment: With or without attachments.
        :param tag: Mail to name+tag@, in any letter case of the tag.
        """
        for item in self._transport.pages(routes.MESSAGES_SEARCH, {"inbox_ids": inbox_ids, "q": q, "sort": sort, "limit": limit, "ascending": ascending, "include_spam": include_spam, "include_unauthenticated": include_unauthenticated, "include_trash": include_trash, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "unread": unread, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag}, "messages", request_timeout):
            yield cast(MessageSummary, item)

    def get(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Message:
        """Get a message.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(Message, self._transport.call(routes.MESSAGES_GET, {"inbox_id": inbox_id, "message_id": message_id}, request_timeout))

    def update(
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
        """Mark or label a message. Labels are lower-cased; those that the service sets can be neither added nor removed. A condition that does not hold is a conflict, and nothing is changed. Without message_read the answer is what lists show.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param add_labels: A label, or a list.
        :param trash: true: to the trash (needs inbox_delete); false: out of it.
        :param if_labels: Only if it has all of these; otherwise conflict.
        :param unless_labels: Only if it has none of these; otherwise conflict.
        """
        return cast(UpdatedMessage, self._transport.call(routes.MESSAGES_UPDATE, {"inbox_id": inbox_id, "message_id": message_id, "unread": unread, "add_labels": add_labels, "remove_labels": remove_labels, "trash": trash, "if_labels": if_labels, "unless_labels": unless_labels}, request_timeout))

    def update_many(
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
        """Mark or label messages. Each message is changed by itself. `conflicts` are those for which a condition does not hold, or which would have too many labels: they stay as they are.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param add_labels: A label, or a list.
        :param trash: true: to the trash (needs inbox_delete); false: out of it.
        :param if_labels: Only if it has all of these; otherwise conflict.
        :param unless_labels: Only if it has none of these; otherwise conflict.
        """
        return cast(MessagesUpdateManyOutput, self._transport.call(routes.MESSAGES_UPDATE_MANY, {"inbox_id": inbox_id, "message_ids": message_ids, "unread": unread, "add_labels": add_labels, "remove_labels": remove_labels, "trash": trash, "if_labels": if_labels, "unless_labels": unless_labels}, request_timeout))

    def delete(
        self,
        inbox_id: str,
        message_id: str,
        *,
        permanent: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Move a message to the trash. It gets the label trash, leaves lists, search, waits, verification and claims, can be read by its id and restored, and is deleted for good after 30 days; with permanent=true at once. A repeat is 204 while it is in the trash, and not_found once it is gone.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param permanent: Delete permanently at once.
        """
        self._transport.call(routes.MESSAGES_DELETE, {"inbox_id": inbox_id, "message_id": message_id, "permanent": permanent}, request_timeout)

    def restore(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> UpdatedMessage:
        """Take a message out of the trash. Also answers a message that is not there. Without message_read the answer is what lists show.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(UpdatedMessage, self._transport.call(routes.MESSAGES_RESTORE, {"inbox_id": inbox_id, "message_id": message_id}, request_timeout))

    def get_raw(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Download:
        """Download the original mail. The bytes as they arrived (message/rfc822). Up to 4 MB directly, above that as a redirect. A deployment may keep them for some days only: then it is not_found.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(Download, self._transport.call(routes.MESSAGES_GET_RAW, {"inbox_id": inbox_id, "message_id": message_id}, request_timeout))

    def get_raw_link(
        self,
        inbox_id: str,
        message_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> MessagesGetRawOutput:
        """A link to the bytes instead of the bytes themselves. The bytes as they arrived (message/rfc822). Up to 4 MB directly, above that as a redirect. A deployment may keep them for some days only: then it is not_found.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(MessagesGetRawOutput, self._transport.call(routes.MESSAGES_GET_RAW, {"inbox_id": inbox_id, "message_id": message_id, "format": "link"}, request_timeout))

    def get_attachment(
        self,
        inbox_id: str,
        message_id: str,
        attachment_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Download:
        """Download an attachment. Up to 4 MB the bytes themselves, above that a redirect (302) to a link that lives five minutes. Drop the key header when you follow it.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(Download, self._transport.call(routes.MESSAGES_GET_ATTACHMENT, {"inbox_id": inbox_id, "message_id": message_id, "attachment_id": attachment_id}, request_timeout))

    def get_attachment_link(
        self,
        inbox_id: str,
        message_id: str,
        attachment_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> MessagesGetAttachmentOutput:
        """A link to the bytes instead of the bytes themselves. Up to 4 MB the bytes themselves, above that a redirect (302) to a link that lives five minutes. Drop the key header when you follow it.

        :param inbox_id: The inbox's email address; letter case does not matter.
        """
        return cast(MessagesGetAttachmentOutput, self._transport.call(routes.MESSAGES_GET_ATTACHMENT, {"inbox_id": inbox_id, "message_id": message_id, "attachment_id": attachment_id, "format": "link"}, request_timeout))

    def release(
        self,
        inbox_id: str,
        message_id: str,
        *,
        allow_sender: Union[bool, NotGiven] = NOT_GIVEN,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> UpdatedMessage:
        """Release a held message. It arrives now: it has another message_id, may join a thread, and is announced. Needs the permission label_spam_read too. A repeat answers the message that has arrived. Without message_read the answer is what lists show.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param allow_sender: Also adds the sender to the inbox's allow list; conflict for mail without a DMARC pass.
        :param reason: With allow_sender: a note.
        """
        return cast(UpdatedMessage, self._transport.call(routes.MESSAGES_RELEASE, {"inbox_id": inbox_id, "message_id": message_id, "allow_sender": allow_sender, "reason": reason}, request_timeout))


class Claims:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
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
        request_timeout: Optional[float] = None,
    ) -> ClaimsCreateOutput:
        """Claim unread messages. Oldest first, clean mail only, and only messages that no other worker holds. The caller holds each until `expires_at`: it extends, completes or releases the claim before. A claim that ends otherwise gives the message to the next worker, with `attempt` one higher; when the fifth ends without `complete`, the message gets the label `claim-failed` and is claimed no more until that is removed. A worker may get a message again that another one has worked on: work at least once. Of filters other than after and before, a call examines the oldest 1,000 unread messages: behind so many that do not match, give after. Needs `message_read` too.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param limit: Messages to claim.
        :param lease_seconds: Seconds until the claim ends.
        :param worker: Name of the worker, shown to others in errors.
        :param wait: Seconds to wait for a message.
        :param from_: Part of the sender's address or name, in any letter case.
        :param to: Part of a recipient's address or name (To, Cc).
        :param subject: Part of the subject.
        :param after: Later than this ISO 8601 time or message_id.
        :param before: Earlier than this.
        :param label: All of these labels.
        :param not_label: None of these labels.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        :param has_attachment: With or without attachments.
        :param tag: Mail to name+tag@, in any letter case of the tag.
        """
        return cast(ClaimsCreateOutput, self._transport.call(routes.CLAIMS_CREATE, {"inbox_id": inbox_id, "limit": limit, "lease_seconds": lease_seconds, "worker": worker, "wait": wait, "from": from_, "to": to, "subject": subject, "after": after, "before": before, "label": label, "not_label": not_label, "kind": kind, "not_kind": not_kind, "has_attachment": has_attachment, "tag": tag}, request_timeout))

    def extend(
        self,
        inbox_id: str,
        claim_id: str,
        *,
        lease_seconds: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Claim:
        """Extend a claim. It ends lease_seconds from now. A claim that has ended is a conflict.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param lease_seconds: Seconds until the claim ends.
        """
        return cast(Claim, self._transport.call(routes.CLAIMS_EXTEND, {"inbox_id": inbox_id, "claim_id": claim_id, "lease_seconds": lease_seconds}, request_timeout))

    def complete(
        self,
        inbox_id: str,
        claim_id: str,
        *,
        add_labels: Union[List[str], str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ClaimsCompleteOutput:
        """Complete a claim. The message is marked as read. A repeat answers the same; a claim that has ended is a conflict.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param add_labels: A label, or a list.
        """
        return cast(ClaimsCompleteOutput, self._transport.call(routes.CLAIMS_COMPLETE, {"inbox_id": inbox_id, "claim_id": claim_id, "add_labels": add_labels}, request_timeout))

    def release(
        self,
        inbox_id: str,
        claim_id: str,
        *,
        delay_seconds: Union[int, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ClaimsReleaseOutput:
        """Release a claim. The message can be claimed again, after delay_seconds. A claim that has ended is a conflict.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param delay_seconds: Seconds until the message can be claimed again.
        """
        return cast(ClaimsReleaseOutput, self._transport.call(routes.CLAIMS_RELEASE, {"inbox_id": inbox_id, "claim_id": claim_id, "delay_seconds": delay_seconds}, request_timeout))


class Attachments:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def text(
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
        """Read the text of an attachment. Of PDF, Word, Excel, PowerPoint, OpenDocument, RTF, HTML, CSV, plain text, calendar files and attached mails, judged by content. Made when it is first asked for: with wait, the call waits for it; pending means to ask again.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param max_chars: Most code points to return.
        :param offset: next_offset of the previous call.
        :param wait: Seconds to wait while it is pending.
        """
        return cast(AttachmentsTextOutput, self._transport.call(routes.ATTACHMENTS_TEXT, {"inbox_id": inbox_id, "message_id": message_id, "attachment_id": attachment_id, "max_chars": max_chars, "offset": offset, "wait": wait}, request_timeout))


class Lists:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def dropped(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListsDroppedOutput:
        """List mail that was dropped because of its sender. Newest first, of the last 30 days; the first 1,000 mails of each day (UTC) are listed.

        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ListsDroppedOutput, self._transport.call(routes.LISTS_DROPPED, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def dropped_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[DroppedMail]:
        """List mail that was dropped because of its sender, page after page. Newest first, of the last 30 days; the first 1,000 mails of each day (UTC) are listed.

        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.LISTS_DROPPED, {"limit": limit, "ascending": ascending}, "dropped", request_timeout):
            yield cast(DroppedMail, item)

    def list(
        self,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListsListOutput:
        """List the senders on a list of the account.

        :param list: allow: their mail is stored; block: it is dropped.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ListsListOutput, self._transport.call(routes.LISTS_LIST, {"list": list, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_all(
        self,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[ListedSender]:
        """List the senders on a list of the account, page after page.

        :param list: allow: their mail is stored; block: it is dropped.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.LISTS_LIST, {"list": list, "limit": limit, "ascending": ascending}, "entries", request_timeout):
            yield cast(ListedSender, item)

    def add(
        self,
        list: Literal["allow", "block"],
        *,
        entry: str,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListedSender:
        """Add a sender to a list of the account. Counts from the next mail on. An entry of an inbox decides before one of the account, block before allow. Allow takes only the From address of a mail that passes DMARC; block takes From and envelope. A repeat replaces reason and expires_at.

        :param list: allow: their mail is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id>.
        :param reason: A note.
        :param expires_at: When the entry expires.
        """
        return cast(ListedSender, self._transport.call(routes.LISTS_ADD, {"list": list, "entry": entry, "reason": reason, "expires_at": expires_at}, request_timeout))

    def delete(
        self,
        list: Literal["allow", "block"],
        entry: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Remove a sender from a list of the account. In a URL, / ? and % of an entry are encoded twice (%252F, %253F, %2525); the clients do that.

        :param list: allow: their mail is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id>.
        """
        self._transport.call(routes.LISTS_DELETE, {"list": list, "entry": entry}, request_timeout)

    def list_for_inbox(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListsListForInboxOutput:
        """List the senders on a list of an inbox.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param list: allow: their mail is stored; block: it is dropped.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ListsListForInboxOutput, self._transport.call(routes.LISTS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_for_inbox_all(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[ListedSender]:
        """List the senders on a list of an inbox, page after page.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param list: allow: their mail is stored; block: it is dropped.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.LISTS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "limit": limit, "ascending": ascending}, "entries", request_timeout):
            yield cast(ListedSender, item)

    def add_for_inbox(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        *,
        entry: str,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        expires_at: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ListedSender:
        """Add a sender to a list of an inbox. Counts from the next mail on. An entry of an inbox decides before one of the account, block before allow. Allow takes only the From address of a mail that passes DMARC; block takes From and envelope. A repeat replaces reason and expires_at.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param list: allow: their mail is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id>.
        :param reason: A note.
        :param expires_at: When the entry expires.
        """
        return cast(ListedSender, self._transport.call(routes.LISTS_ADD_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "entry": entry, "reason": reason, "expires_at": expires_at}, request_timeout))

    def delete_for_inbox(
        self,
        inbox_id: str,
        list: Literal["allow", "block"],
        entry: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Remove a sender from a list of an inbox. In a URL, / ? and % of an entry are encoded twice (%252F, %253F, %2525); the clients do that.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param list: allow: their mail is stored; block: it is dropped.
        :param entry: An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id>.
        """
        self._transport.call(routes.LISTS_DELETE_FOR_INBOX, {"inbox_id": inbox_id, "list": list, "entry": entry}, request_timeout)


class Events:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
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
        """Read the event log. Events after a cursor or an instant, oldest first. A client that goes on with the cursor of each answer sees every event of the last 30 days at least once; a repeat has the same event_id. While has_more is true, read on at once, also from an answer without events. With wait, the call waits for the first event. kind and not_kind narrow events of mail only.

        :param after: A cursor of an earlier answer, or an ISO-8601 instant at most 30 days ago; omitted: now.
        :param wait: Seconds to wait while there is no event.
        :param limit: Events in an answer.
        :param inbox_ids: Only these inboxes; by default all that the key covers.
        :param event_types: message.received by default.
        :param kind: One of these kinds.
        :param not_kind: None of these kinds.
        """
        return cast(EventsListOutput, self._transport.call(routes.EVENTS_LIST, {"after": after, "wait": wait, "limit": limit, "inbox_ids": inbox_ids, "event_types": event_types, "kind": kind, "not_kind": not_kind}, request_timeout))


class Exports:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        format: Literal["mbox", "jsonl"],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        include_spam: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Export:
        """Export mail as one file. Mail of the inboxes in the order of arrival, unauthenticated mail too, without what is in the trash or held. Needs api_key_read too. One runs at a time; GET says when it is completed.

        :param format: mbox: the original bytes (mboxrd); jsonl: one line for each message, as GET of the message answers it.
        :param inbox_ids: Only these; all when omitted.
        :param after: Arrived later than this.
        :param before: Arrived earlier than this.
        :param include_spam: Also spam; needs the permission label_spam_read.
        """
        return cast(Export, self._transport.call(routes.EXPORTS_CREATE, {"format": format, "inbox_ids": inbox_ids, "after": after, "before": before, "include_spam": include_spam}, request_timeout))

    def get(
        self,
        export_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Export:
        """Get an export. How far it is, and a link to its file once it is completed. It is kept for 7 days. An export of spam needs label_spam_read."""
        return cast(Export, self._transport.call(routes.EXPORTS_GET, {"export_id": export_id}, request_timeout))


class Metrics:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def usage(
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
        """Usage over time. For each usage type a point where each bucket of the window ends. The counts are running totals of what existed at that time; storage_bytes is what is stored now, at every point, also at those before the account existed.

        :param usage_types: Repeated, comma-separated or a JSON array.
        :param start: Start of the window; by default a day before its end.
        :param end: End of the window; now by default, never later.
        :param period: Length of a bucket in seconds.
        :param limit: Only the latest buckets, at most this many.
        :param descending: Newest bucket first.
        """
        return cast(MetricsUsageOutput, self._transport.call(routes.METRICS_USAGE, {"usage_types": usage_types, "start": start, "end": end, "period": period, "limit": limit, "descending": descending}, request_timeout))


class AuditLog:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        actor: Union[str, NotGiven] = NOT_GIVEN,
        action: Union[Literal["account.created", "account.key_rotated", "account.updated", "account.verified", "api_key.created", "api_key.deleted", "export.created", "inbox.created", "inbox.deleted", "inbox.updated", "invitation.created", "invitation.revoked", "list.entry_added", "list.entry_deleted", "message.deleted", "message.released", "message.restored", "queue.redriven", "refused.cap_hit", "refused.forbidden", "refused.read_only", "refused.suspended", "tenant.canceled", "tenant.created", "tenant.deleted", "tenant.hold_changed", "tenant.key_replaced", "tenant.limit_changed", "tenant.mail_erased", "tenant.plan_changed", "tenant.reactivated", "tenant.resumed", "tenant.suspended", "thread.deleted", "thread.restored", "webhook.created", "webhook.deleted", "webhook.disabled", "webhook.recovered", "webhook.redelivered", "webhook.tested", "webhook.updated"], NotGiven] = NOT_GIVEN,
        resource: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> AuditLogListOutput:
        """List the audit log. Who changed what, newest first, for 400 days: sign-ups, keys, webhooks, inboxes, lists, deletion, restore and release of messages, what the operator did, and the first refused call of an hour for each key and reason. A page may be shorter than its limit.

        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param after: ISO-8601 instant: entries from then on.
        :param before: ISO-8601 instant: entries before it.
        :param actor: Id of the actor, or `key`, `operator` or `service`.
        :param action: An unknown one is refused with all that are known.
        :param resource: Id of the resource, or its type.
        """
        return cast(AuditLogListOutput, self._transport.call(routes.AUDIT_LOG_LIST, {"limit": limit, "page_token": page_token, "after": after, "before": before, "actor": actor, "action": action, "resource": resource}, request_timeout))

    def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        after: Union[str, NotGiven] = NOT_GIVEN,
        before: Union[str, NotGiven] = NOT_GIVEN,
        actor: Union[str, NotGiven] = NOT_GIVEN,
        action: Union[Literal["account.created", "account.key_rotated", "account.updated", "account.verified", "api_key.created", "api_key.deleted", "export.created", "inbox.created", "inbox.deleted", "inbox.updated", "invitation.created", "invitation.revoked", "list.entry_added", "list.entry_deleted", "message.deleted", "message.released", "message.restored", "queue.redriven", "refused.cap_hit", "refused.forbidden", "refused.read_only", "refused.suspended", "tenant.canceled", "tenant.created", "tenant.deleted", "tenant.hold_changed", "tenant.key_replaced", "tenant.limit_changed", "tenant.mail_erased", "tenant.plan_changed", "tenant.reactivated", "tenant.resumed", "tenant.suspended", "thread.deleted", "thread.restored", "webhook.created", "webhook.deleted", "webhook.disabled", "webhook.recovered", "webhook.redelivered", "webhook.tested", "webhook.updated"], NotGiven] = NOT_GIVEN,
        resource: Union[str, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[AuditEntry]:
        """List the audit log, page after page. Who changed what, newest first, for 400 days: sign-ups, keys, webhooks, inboxes, lists, deletion, restore and release of messages, what the operator did, and the first refused call of an hour for each key and reason. A page may be shorter than its limit.

        :param limit: Items in a page.
        :param after: ISO-8601 instant: entries from then on.
        :param before: ISO-8601 instant: entries before it.
        :param actor: Id of the actor, or `key`, `operator` or `service`.
        :param action: An unknown one is refused with all that are known.
        :param resource: Id of the resource, or its type.
        """
        for item in self._transport.pages(routes.AUDIT_LOG_LIST, {"limit": limit, "after": after, "before": before, "actor": actor, "action": action, "resource": resource}, "entries", request_timeout):
            yield cast(AuditEntry, item)


class ApiKeys:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: str,
        permissions: Union[ApiKeysCreatePermissions, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysCreateOutput:
        """Create an API key. Without permissions it has full access; with them it can do only what they name.

        :param name: A label for people.
        :param permissions: Flags set to true are granted, all others denied; when omitted, everything is granted.
        """
        return cast(ApiKeysCreateOutput, self._transport.call(routes.API_KEYS_CREATE, {"name": name, "permissions": permissions}, request_timeout))

    def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysListOutput:
        """List API keys. Newest first, without secrets. A key that is pinned to an inbox sees the keys of that inbox.

        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ApiKeysListOutput, self._transport.call(routes.API_KEYS_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[ApiKey]:
        """List API keys, page after page. Newest first, without secrets. A key that is pinned to an inbox sees the keys of that inbox.

        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.API_KEYS_LIST, {"limit": limit, "ascending": ascending}, "api_keys", request_timeout):
            yield cast(ApiKey, item)

    def get(
        self,
        api_key_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> ApiKey:
        """Get an API key."""
        return cast(ApiKey, self._transport.call(routes.API_KEYS_GET, {"api_key_id": api_key_id}, request_timeout))

    def delete(
        self,
        api_key_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Delete (revoke) an API key. It stops working at once on every surface. A key may delete itself."""
        self._transport.call(routes.API_KEYS_DELETE, {"api_key_id": api_key_id}, request_timeout)

    def create_for_inbox(
        self,
        inbox_id: str,
        *,
        name: str,
        permissions: Union[ApiKeysCreateForInboxPermissions, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysCreateForInboxOutput:
        """Create an API key for one inbox. The key is pinned to the inbox, whatever its permissions.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param name: A label for people.
        :param permissions: Flags set to true are granted, all others denied; when omitted, everything is granted.
        """
        return cast(ApiKeysCreateForInboxOutput, self._transport.call(routes.API_KEYS_CREATE_FOR_INBOX, {"inbox_id": inbox_id, "name": name, "permissions": permissions}, request_timeout))

    def list_for_inbox(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> ApiKeysListForInboxOutput:
        """List the API keys of one inbox.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(ApiKeysListForInboxOutput, self._transport.call(routes.API_KEYS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_for_inbox_all(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[ApiKey]:
        """List the API keys of one inbox, page after page.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.API_KEYS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "ascending": ascending}, "api_keys", request_timeout):
            yield cast(ApiKey, item)


class Webhooks:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    @overload
    def create(
        self,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateCreatedOutput: ...

    @overload
    def create(
        self,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        client_id: str,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateOutput: ...

    def create(
        self,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        client_id: Union[str, NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Union[WebhooksCreateCreatedOutput, WebhooksCreateOutput]:
        """Create a webhook. Events are POSTed to the URL and signed by Standard Webhooks. Keep the secret: it is shown once.

        :param url: HTTPS only.
        :param event_types: message.received is clean mail; message.received.spam and .unauthenticated are what lists hide.
        :param inbox_ids: Inboxes that it covers; all of them when omitted.
        :param client_id: Your own id: a repeated call returns what the first one made.
        :param kinds: Only mail of these kinds.
        :param not_kinds: No mail of these kinds.
        """
        return cast(Union[WebhooksCreateCreatedOutput, WebhooksCreateOutput], self._transport.call(routes.WEBHOOKS_CREATE, {"url": url, "event_types": event_types, "inbox_ids": inbox_ids, "client_id": client_id, "kinds": kinds, "not_kinds": not_kinds}, request_timeout))

    def list(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksListOutput:
        """List webhooks. Newest first, without secrets. A key that is pinned to an inbox sees those of that inbox.

        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(WebhooksListOutput, self._transport.call(routes.WEBHOOKS_LIST, {"limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_all(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[Webhook]:
        """List webhooks, page after page. Newest first, without secrets. A key that is pinned to an inbox sees those of that inbox.

        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.WEBHOOKS_LIST, {"limit": limit, "ascending": ascending}, "webhooks", request_timeout):
            yield cast(Webhook, item)

    def get(
        self,
        webhook_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Webhook:
        """Get a webhook."""
        return cast(Webhook, self._transport.call(routes.WEBHOOKS_GET, {"webhook_id": webhook_id}, request_timeout))

    def update(
        self,
        webhook_id: str,
        *,
        url: Union[str, NotGiven] = NOT_GIVEN,
        event_types: Union[List[EventType], NotGiven] = NOT_GIVEN,
        inbox_ids: Union[Optional[List[str]], NotGiven] = NOT_GIVEN,
        kinds: Union[Optional[List[Kind]], NotGiven] = NOT_GIVEN,
        not_kinds: Union[Optional[List[Kind]], NotGiven] = NOT_GIVEN,
        enabled: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Webhook:
        """Update a webhook. inbox_ids replaces the scope; null makes it cover all inboxes, and null of kinds or not_kinds all mail.

        :param url: HTTPS only.
        :param event_types: message.received is clean mail; message.received.spam and .unauthenticated are what lists hide.
        """
        return cast(Webhook, self._transport.call(routes.WEBHOOKS_UPDATE, {"webhook_id": webhook_id, "url": url, "event_types": event_types, "inbox_ids": inbox_ids, "kinds": kinds, "not_kinds": not_kinds, "enabled": enabled}, request_timeout))

    def delete(
        self,
        webhook_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> None:
        """Delete a webhook. Deliveries stop at once; attempts that were still to come are abandoned."""
        self._transport.call(routes.WEBHOOKS_DELETE, {"webhook_id": webhook_id}, request_timeout)

    @overload
    def create_for_inbox(
        self,
        inbox_id: str,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateForInboxCreatedOutput: ...

    @overload
    def create_for_inbox(
        self,
        inbox_id: str,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        client_id: str,
        request_timeout: Optional[float] = None,
    ) -> WebhooksCreateForInboxOutput: ...

    def create_for_inbox(
        self,
        inbox_id: str,
        *,
        url: str,
        event_types: List[EventType],
        inbox_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        client_id: Union[str, NotGiven] = NOT_GIVEN,
        kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        not_kinds: Union[List[Kind], NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Union[WebhooksCreateForInboxCreatedOutput, WebhooksCreateForInboxOutput]:
        """Create a webhook for one inbox. Covers the inbox of the path, unless inbox_ids says otherwise.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param url: HTTPS only.
        :param event_types: message.received is clean mail; message.received.spam and .unauthenticated are what lists hide.
        :param inbox_ids: Inboxes that it covers; all of them when omitted.
        :param client_id: Your own id: a repeated call returns what the first one made.
        :param kinds: Only mail of these kinds.
        :param not_kinds: No mail of these kinds.
        """
        return cast(Union[WebhooksCreateForInboxCreatedOutput, WebhooksCreateForInboxOutput], self._transport.call(routes.WEBHOOKS_CREATE_FOR_INBOX, {"inbox_id": inbox_id, "url": url, "event_types": event_types, "inbox_ids": inbox_ids, "client_id": client_id, "kinds": kinds, "not_kinds": not_kinds}, request_timeout))

    def list_for_inbox(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksListForInboxOutput:
        """List the webhooks of one inbox. Those that cover this inbox and no other.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(WebhooksListForInboxOutput, self._transport.call(routes.WEBHOOKS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_for_inbox_all(
        self,
        inbox_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[Webhook]:
        """List the webhooks of one inbox, page after page. Those that cover this inbox and no other.

        :param inbox_id: The inbox's email address; letter case does not matter.
        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.WEBHOOKS_LIST_FOR_INBOX, {"inbox_id": inbox_id, "limit": limit, "ascending": ascending}, "webhooks", request_timeout):
            yield cast(Webhook, item)

    def list_deliveries(
        self,
        webhook_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        page_token: Union[str, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> WebhooksListDeliveriesOutput:
        """List the deliveries of a webhook. Every event of the last 30 days that was sent or is to be sent, newest first, with its attempts.

        :param limit: Items in a page.
        :param page_token: The previous page's next_page_token.
        :param ascending: Oldest first.
        """
        return cast(WebhooksListDeliveriesOutput, self._transport.call(routes.WEBHOOKS_LIST_DELIVERIES, {"webhook_id": webhook_id, "limit": limit, "page_token": page_token, "ascending": ascending}, request_timeout))

    def list_deliveries_all(
        self,
        webhook_id: str,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        ascending: Union[bool, NotGiven] = NOT_GIVEN,
        request_timeout: Optional[float] = None,
    ) -> Iterator[Delivery]:
        """List the deliveries of a webhook, page after page. Every event of the last 30 days that was sent or is to be sent, newest first, with its attempts.

        :param limit: Items in a page.
        :param ascending: Oldest first.
        """
        for item in self._transport.pages(routes.WEBHOOKS_LIST_DELIVERIES, {"webhook_id": webhook_id, "limit": limit, "ascending": ascending}, "deliveries", request_timeout):
            yield cast(Delivery, item)

    def redeliver(
        self,
        webhook_id: str,
        delivery_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Delivery:
        """Deliver an event again. Starts a new delivery of the same event, under the same event_id and with a schedule of its own, regardless of the state of the original delivery. Redeliveries and test events together: at most 10 a minute for a webhook and 60 for a tenant (429)."""
        return cast(Delivery, self._transport.call(routes.WEBHOOKS_REDELIVER, {"webhook_id": webhook_id, "delivery_id": delivery_id}, request_timeout))

    def recover(
        self,
        webhook_id: str,
        *,
        since: str,
        request_timeout: Optional[float] = None,
    ) -> WebhooksRecoverOutput:
        """Send what a webhook missed. Sends every event since an instant that the webhook should have had, by its present event types and inboxes and since it was created, and that no attempt delivered. Runs behind a queue, five events a second at most, and replaces an earlier recovery of the webhook that still runs. Recoveries, test events and redeliveries together: at most 10 a minute for a webhook and 60 for a tenant (429).

        :param since: ISO-8601 instant, at most 30 days ago.
        """
        return cast(WebhooksRecoverOutput, self._transport.call(routes.WEBHOOKS_RECOVER, {"webhook_id": webhook_id, "since": since}, request_timeout))

    def test(
        self,
        webhook_id: str,
        *,
        request_timeout: Optional[float] = None,
    ) -> Delivery:
        """Send a test event. Sends an event of type webhook.test, signed and retried like any other. Its delivery tells what the endpoint answered. Test events and redeliveries together: at most 10 a minute for a webhook and 60 for a tenant (429)."""
        return cast(Delivery, self._transport.call(routes.WEBHOOKS_TEST, {"webhook_id": webhook_id}, request_timeout))


class Operations:
    """Every operation of the API, by resource."""

    def __init__(self, transport: Transport) -> None:
        self.agent = Agent(transport)
        self.identity = Identity(transport)
        self.service = Service(transport)
        self.account = Account(transport)
        self.inboxes = Inboxes(transport)
        self.threads = Threads(transport)
        self.messages = Messages(transport)
        self.claims = Claims(transport)
        self.attachments = Attachments(transport)
        self.lists = Lists(transport)
        self.events = Events(transport)
        self.exports = Exports(transport)
        self.metrics = Metrics(transport)
        self.audit_log = AuditLog(transport)
        self.api_keys = ApiKeys(transport)
        self.webhooks = Webhooks(transport)
