# Made from the registry of operations by `npm run generate`. Do not edit.
# Layout is the generator's: fmt: off
"""Objects of the API, as dictionaries with known fields."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


#: The errors of the API; clients branch on these names.
ErrorName = Literal[
    "unauthenticated",
    "forbidden",
    "read_only",
    "cap_hit",
    "not_found",
    "conflict",
    "address_unavailable",
    "validation",
    "rate_limited",
    "internal_error",
]


class AgentSignUpOutput(TypedDict):
    organization_id: str
    inbox_id: str
    #: Shown once
    api_key: str


class AgentVerifyOutput(TypedDict):
    verified: Literal[True]
    organization_id: str


class _IdentityWhoamiOutputOptional(TypedDict, total=False):
    #: Present only for an inbox-scoped key
    inbox_id: str


class IdentityWhoamiOutput(_IdentityWhoamiOutputOptional):
    api_key_id: str
    tenant_id: str
    scope_type: Literal["organization", "inbox"]
    #: Tenant id for organization scope, inbox id for inbox scope
    scope_id: str
    organization_id: str
    #: Permissions of the key
    permissions: List[Literal["inbox_read", "inbox_create", "inbox_update", "inbox_delete", "thread_read", "message_read", "label_spam_read", "webhook_read", "webhook_create", "webhook_update", "webhook_delete", "metrics_read", "api_key_read", "api_key_create", "api_key_delete"]]


class _IdentityAuthMeOutputOptional(TypedDict, total=False):
    #: Present only for an inbox-scoped key
    inbox_id: str


class IdentityAuthMeOutput(_IdentityAuthMeOutputOptional):
    api_key_id: str
    tenant_id: str
    scope_type: Literal["organization", "inbox"]
    #: Tenant id for organization scope, inbox id for inbox scope
    scope_id: str


class ServiceInfoOutput(TypedDict):
    #: Version of the software, as in its changelog
    version: str
    #: Features of this deployment
    features: List[str]
    #: Who may sign up: `open`: anyone; `invite`: anyone with an invitation; `closed`: no one (including while the service can email only verified addresses)
    sign_up: Literal["open", "invite", "closed"]


class AccountGetOutputLimitsInboxes(TypedDict):
    used: int
    max: int


class AccountGetOutputLimits(TypedDict):
    inboxes: AccountGetOutputLimitsInboxes
    messages_per_month: AccountGetOutputLimitsInboxes
    storage_bytes: AccountGetOutputLimitsInboxes
    webhooks: AccountGetOutputLimitsInboxes
    api_keys: AccountGetOutputLimitsInboxes


class AccountGetOutput(TypedDict):
    organization_id: str
    verified: bool
    #: What happens to mail from unlisted senders
    unlisted: Literal["accept", "hold", "drop"]
    #: Whether the account owner is emailed when messages are held
    notify: Literal["none", "daily"]
    #: Days after which mail is deleted. The shortest period of plan, account and inbox applies
    retention_days: Optional[int]
    #: canceled: writes fail with read_only
    status: Literal["active", "canceled"]
    limits: AccountGetOutputLimits


class _AccountUpdateOutputOptional(TypedDict, total=False):
    limits: AccountGetOutputLimits


class AccountUpdateOutput(_AccountUpdateOutputOptional):
    organization_id: str
    verified: bool
    #: What happens to mail from unlisted senders
    unlisted: Literal["accept", "hold", "drop"]
    #: Whether the account owner is emailed when messages are held
    notify: Literal["none", "daily"]
    #: Days after which mail is deleted. The shortest period of plan, account and inbox applies
    retention_days: Optional[int]
    #: canceled: writes fail with read_only
    status: Literal["active", "canceled"]


class _DomainOptional(TypedDict, total=False):
    #: For an assigned domain: whether that inbox stores mail to subdomains too
    wildcard: bool


class Domain(_DomainOptional):
    domain: str
    #: Whether inboxes are created in this domain by default
    default: bool
    #: Whether only this account can create inboxes there
    assigned: bool
    #: Inbox that stores mail to unknown names; null if no inbox does, and for keys scoped to other inboxes
    catch_all: Optional[str]


class DomainsListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    domains: List[Domain]


class _InboxOptional(TypedDict, total=False):
    #: Number of messages listed with unread=true, capped at 1000. In lists, only with include_activity and capped at 100
    unread_count: int
    #: Number of held messages, capped at 100. Only with include_activity and the permissions message_read and label_spam_read
    held_count: int
    #: The newest message that lists show; null if the inbox has no such message. Only with include_activity and the message_read permission
    last_message: Optional[MessageSummary]


class Inbox(_InboxOptional):
    inbox_id: str
    email: str
    display_name: Optional[str]
    client_id: Optional[str]
    metadata: Dict[str, str]
    #: What happens to mail from unlisted senders; null: the account setting applies
    unlisted: Optional[Literal["accept", "hold", "drop"]]
    #: Days after which mail is deleted. The shortest period of plan, account and inbox applies
    retention_days: Optional[int]
    #: Whether the inbox stores mail to unknown names at its domain
    catch_all: bool
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str
    #: When the inbox expires and is deleted
    expires_at: Optional[str]


class MessageSummaryAuthentication(TypedDict):
    spf: Literal["pass", "fail", "gray", "none"]
    dkim: Literal["pass", "fail", "gray", "none"]
    dmarc: Literal["pass", "fail", "gray", "none"]
    spam: Literal["pass", "fail", "gray", "none"]
    virus: Literal["pass", "fail", "gray", "none"]


class MessageSummaryList(TypedDict):
    id: str


class MessageSummaryHighlights(TypedDict):
    field: Literal["subject", "filename", "from", "to", "cc", "reply_to", "text", "attachment"]
    #: At most 160 characters of the field around a match
    text: str
    #: Matches in text: UTF-16 offsets, end exclusive
    ranges: List[List[Any]]


_MessageSummaryWords = TypedDict("_MessageSummaryWords", {"from": "str"})


class _MessageSummaryOptional(TypedDict, total=False):
    body_truncated: Literal[True]
    #: true: the HTML has text that a reader does not see (left out of text fields) or might not see (kept there); unchecked: text fields may contain any text from the HTML
    hidden_text: Literal[True, "unchecked"]
    parse_error: str
    #: Why a message is held: its sender is not on a list, or the allowed sender is not authenticated
    hold_reason: Literal["unlisted", "not_proven"]
    #: With q: where its words occur
    highlights: List[MessageSummaryHighlights]


class MessageSummary(_MessageSummaryWords, _MessageSummaryOptional):
    message_id: str
    inbox_id: str
    thread_id: str
    #: The service's labels, then yours
    labels: List[str]
    #: True on arrival; reading does not change it
    unread: bool
    #: The part of the envelope address after its first +; mail to name+tag@ arrives at name@
    tag: Optional[str]
    #: The envelope address as SMTP gave it, with its domain in lower case; null if unknown
    delivered_to: Optional[str]
    #: Date header, or the time of arrival if it is missing, invalid or in the future
    timestamp: str
    #: When it was accepted over SMTP
    received_at: str
    to: List[str]
    cc: List[str]
    bcc: List[str]
    subject: str
    #: First 200 characters of the extracted text, with whitespace collapsed
    preview: str
    attachments: List[Attachment]
    rfc_message_id: Optional[str]
    in_reply_to: Optional[str]
    references: List[str]
    authentication: MessageSummaryAuthentication
    #: Size of the raw message in bytes
    size: int
    #: Codes to type and links to follow, extracted on arrival; null if there are none
    verification: Optional[Verification]
    #: Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild
    kind: Optional[Kind]
    #: Report on the delivery of another message
    bounce: Optional[Bounce]
    #: First event of the invitation
    calendar: Optional[CalendarEvent]
    #: Never followed by the service
    unsubscribe: Optional[Unsubscribe]
    #: RFC 2919
    list: Optional[MessageSummaryList]
    created_at: str
    updated_at: str


class Attachment(TypedDict):
    attachment_id: str
    message_id: str
    filename: Optional[str]
    content_type: str
    #: Size in bytes after decoding
    size: int
    content_disposition: Literal["attachment", "inline"]
    content_id: Optional[str]
    #: Hex digest of the decoded bytes
    sha256: str
    #: Whether its text can be read; never ready or failed in lists
    text_status: Literal["none", "available", "ready", "failed"]


class VerificationCodes(TypedDict):
    #: The code, as it should be typed
    value: str
    as_written: str
    confidence: Literal["high", "medium", "low"]
    evidence: Literal["subject", "text", "html", "origin_bound"]


class Verification(TypedDict):
    #: At most 5, best first
    codes: List[VerificationCodes]
    #: At most 10, best first
    links: List[VerificationLink]


class VerificationLink(TypedDict):
    #: As in the message; never fetched, resolved or rewritten
    url: str
    host: str
    purpose: Literal["verify", "sign_in", "reset_password", "invitation"]
    #: Whether its registrable domain matches that of the From address
    matches_sender: bool


class Bounce(TypedDict):
    #: failed, delayed, delivered, relayed or expanded
    action: str
    #: RFC 3463 status code, such as 5.1.1
    status: Optional[str]
    recipient: Optional[str]
    diagnostic: Optional[str]
    original_message_id: Optional[str]


class CalendarEventOrganizer(TypedDict):
    name: str
    email: str


class CalendarEventAttendees(TypedDict):
    name: str
    email: str
    answer: Optional[str]


class CalendarEvent(TypedDict):
    #: In lower case: request, reply, cancel, counter or publish
    method: Optional[str]
    uid: Optional[str]
    sequence: int
    #: confirmed, tentative or cancelled (iCalendar)
    status: Optional[str]
    #: Time with UTC offset; without one for a floating time; a date for an all-day event
    start: Optional[str]
    #: Exclusive; for all-day events the day after the last one
    end: Optional[str]
    #: Time zone as named in the invitation
    timezone: Optional[str]
    summary: str
    location: Optional[str]
    organizer: Optional[CalendarEventOrganizer]
    #: At most 100; answer: accepted, declined, tentative or needs-action
    attendees: List[CalendarEventAttendees]
    #: Recurrence rule (RFC 5545) as written
    recurrence: Optional[str]
    #: Start of the occurrence concerned; null for all
    recurrence_id: Optional[str]
    #: thisandfuture: this and all later occurrences
    recurrence_range: Optional[str]


class Unsubscribe(TypedDict):
    #: Whether one-click unsubscribe (RFC 8058) is offered and validly signed
    one_click: bool
    urls: List[str]
    mailto: Optional[str]


class InboxesListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    inboxes: List[Inbox]


class _ThreadOptional(TypedDict, total=False):
    #: With q: where its words occur
    highlights: List[MessageSummaryHighlights]


class Thread(_ThreadOptional):
    thread_id: str
    inbox_id: str
    subject: str
    #: Preview of the newest message
    preview: str
    senders: List[str]
    recipients: List[str]
    #: Labels of its messages
    labels: List[str]
    #: Whether one of its messages is unread
    unread: bool
    message_count: int
    #: Total size of the raw messages in bytes
    size: int
    last_message_id: str
    #: ISO 8601, UTC
    received_timestamp: str
    #: ISO 8601, UTC
    last_activity_at: str
    #: ISO 8601, UTC
    timestamp: str
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str


class ThreadsListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    threads: List[Thread]


class MessageLinks(TypedDict):
    text: str
    url: str
    host: str


class MessageEnvelope(TypedDict):
    mail_from: str
    #: This inbox's address as the sender wrote it
    rcpt_to: str


_MessageWords = TypedDict("_MessageWords", {"from": "str"})


class _MessageOptional(TypedDict, total=False):
    body_truncated: Literal[True]
    #: true: the HTML has text that a reader does not see (left out of text fields) or might not see (kept there); unchecked: text fields may contain any text from the HTML
    hidden_text: Literal[True, "unchecked"]
    parse_error: str
    #: Why a message is held: its sender is not on a list, or the allowed sender is not authenticated
    hold_reason: Literal["unlisted", "not_proven"]
    #: The content was lost in storage: text, html and headers are empty, and the other fields are as in lists
    body_missing: Literal[True]


class Message(_MessageWords, _MessageOptional):
    message_id: str
    inbox_id: str
    thread_id: str
    #: The service's labels, then yours
    labels: List[str]
    #: True on arrival; reading does not change it
    unread: bool
    #: The part of the envelope address after its first +; mail to name+tag@ arrives at name@
    tag: Optional[str]
    #: The envelope address as SMTP gave it, with its domain in lower case; null if unknown
    delivered_to: Optional[str]
    #: Date header, or the time of arrival if it is missing, invalid or in the future
    timestamp: str
    #: When it was accepted over SMTP
    received_at: str
    to: List[str]
    cc: List[str]
    bcc: List[str]
    subject: str
    #: First 200 characters of the extracted text, with whitespace collapsed
    preview: str
    attachments: List[Attachment]
    rfc_message_id: Optional[str]
    in_reply_to: Optional[str]
    references: List[str]
    authentication: MessageSummaryAuthentication
    #: Size of the raw message in bytes
    size: int
    #: Codes to type and links to follow, extracted on arrival; null if there are none
    verification: Optional[Verification]
    #: Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild
    kind: Optional[Kind]
    #: Report on the delivery of another message
    bounce: Optional[Bounce]
    #: First event of the invitation
    calendar: Optional[CalendarEvent]
    #: Never followed by the service
    unsubscribe: Optional[Unsubscribe]
    #: RFC 2919
    list: Optional[MessageSummaryList]
    created_at: str
    updated_at: str
    #: The plain text, or the text of the HTML. URLs are shortened to 100 characters; `links` has them in full
    text: str
    #: Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed
    links: List[MessageLinks]
    html: Optional[str]
    #: The new text of a reply, without quoted text
    extracted_text: str
    #: Lower-case names and decoded values; the last one if a name is repeated
    headers: Dict[str, str]
    #: Names and values in their original order
    raw_headers: List[List[Any]]
    reply_to: List[str]
    envelope: MessageEnvelope


class _ThreadsGetOutputOptional(TypedDict, total=False):
    messages_truncated: Literal[True]


class ThreadsGetOutput(_ThreadsGetOutputOptional):
    thread_id: str
    inbox_id: str
    subject: str
    #: Preview of the newest message
    preview: str
    senders: List[str]
    recipients: List[str]
    #: Labels of its messages
    labels: List[str]
    #: Whether one of its messages is unread
    unread: bool
    message_count: int
    #: Total size of the raw messages in bytes
    size: int
    last_message_id: str
    #: ISO 8601, UTC
    received_timestamp: str
    #: ISO 8601, UTC
    last_activity_at: str
    #: ISO 8601, UTC
    timestamp: str
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str
    #: Oldest first; only the newest 100 if there are more
    messages: List[Message]


class FoundVerification(TypedDict):
    #: incomplete: no match among the newest 20,000 messages, and there are older ones since `after`
    status: Literal["found", "none", "ambiguous", "incomplete"]
    #: The code, as it should be typed
    code: Optional[str]
    link: Optional[VerificationLink]
    #: From address
    sender: Optional[str]
    #: Registrable domain of the sender
    sender_domain: Optional[str]
    message_id: Optional[str]
    thread_id: Optional[str]
    received_at: Optional[str]
    #: Seconds since received_at. The code may be older than your latest request: pass after
    age_seconds: Optional[int]
    #: If ambiguous: the newest message from each sender domain, newest first, at most 10
    candidates: List[VerificationCandidate]
    #: Matching messages left out because they are held, spam, unauthenticated, or without a DMARC pass
    withheld: int


class VerificationCandidate(TypedDict):
    sender_domain: str
    message_id: str
    received_at: str


class MessagesListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    messages: List[MessageSummary]


_UpdatedMessageWords = TypedDict("_UpdatedMessageWords", {"from": "str"})


class _UpdatedMessageOptional(TypedDict, total=False):
    body_truncated: Literal[True]
    #: true: the HTML has text that a reader does not see (left out of text fields) or might not see (kept there); unchecked: text fields may contain any text from the HTML
    hidden_text: Literal[True, "unchecked"]
    parse_error: str
    #: Why a message is held: its sender is not on a list, or the allowed sender is not authenticated
    hold_reason: Literal["unlisted", "not_proven"]
    #: With q: where its words occur
    highlights: List[MessageSummaryHighlights]
    #: The plain text, or the text of the HTML. URLs are shortened to 100 characters; `links` has them in full
    text: str
    #: Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed
    links: List[MessageLinks]
    html: Optional[str]
    #: The new text of a reply, without quoted text
    extracted_text: str
    #: Lower-case names and decoded values; the last one if a name is repeated
    headers: Dict[str, str]
    #: Names and values in their original order
    raw_headers: List[List[Any]]
    reply_to: List[str]
    envelope: MessageEnvelope
    #: The content was lost in storage: text, html and headers are empty, and the other fields are as in lists
    body_missing: Literal[True]


class UpdatedMessage(_UpdatedMessageWords, _UpdatedMessageOptional):
    message_id: str
    inbox_id: str
    thread_id: str
    #: The service's labels, then yours
    labels: List[str]
    #: True on arrival; reading does not change it
    unread: bool
    #: The part of the envelope address after its first +; mail to name+tag@ arrives at name@
    tag: Optional[str]
    #: The envelope address as SMTP gave it, with its domain in lower case; null if unknown
    delivered_to: Optional[str]
    #: Date header, or the time of arrival if it is missing, invalid or in the future
    timestamp: str
    #: When it was accepted over SMTP
    received_at: str
    to: List[str]
    cc: List[str]
    bcc: List[str]
    subject: str
    #: First 200 characters of the extracted text, with whitespace collapsed
    preview: str
    attachments: List[Attachment]
    rfc_message_id: Optional[str]
    in_reply_to: Optional[str]
    references: List[str]
    authentication: MessageSummaryAuthentication
    #: Size of the raw message in bytes
    size: int
    #: Codes to type and links to follow, extracted on arrival; null if there are none
    verification: Optional[Verification]
    #: Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild
    kind: Optional[Kind]
    #: Report on the delivery of another message
    bounce: Optional[Bounce]
    #: First event of the invitation
    calendar: Optional[CalendarEvent]
    #: Never followed by the service
    unsubscribe: Optional[Unsubscribe]
    #: RFC 2919
    list: Optional[MessageSummaryList]
    created_at: str
    updated_at: str


class MessagesUpdateManyOutput(TypedDict):
    updated: List[str]
    conflicts: List[str]
    not_found: List[str]


class ClaimsCreateOutputClaims(TypedDict):
    claim_id: str
    #: ISO 8601, UTC
    expires_at: str
    #: Number of claims of this message so far
    attempt: int
    message: Message


class ClaimsCreateOutput(TypedDict):
    claims: List[ClaimsCreateOutputClaims]


class Claim(TypedDict):
    claim_id: str
    #: ISO 8601, UTC
    expires_at: str
    #: Number of claims of this message so far
    attempt: int


class ClaimsCompleteOutput(TypedDict):
    message_id: str
    unread: bool
    labels: List[str]


class ClaimsReleaseOutput(TypedDict):
    released: Literal[True]


class MessagesGetRawOutput(TypedDict):
    message_id: str
    size: int
    download_url: str
    #: ISO 8601, UTC
    expires_at: str


class MessagesGetAttachmentOutput(TypedDict):
    attachment_id: str
    message_id: str
    filename: Optional[str]
    content_type: str
    #: Size in bytes after decoding
    size: int
    content_disposition: Literal["attachment", "inline"]
    content_id: Optional[str]
    #: Hex digest of the decoded bytes
    sha256: str
    #: Whether its text can be read; never ready or failed in lists
    text_status: Literal["none", "available", "ready", "failed"]
    download_url: str
    #: ISO 8601, UTC
    expires_at: str


class _AttachmentsTextOutputOptional(TypedDict, total=False):
    #: The file contains text that readers do not see; text that is certainly hidden is left out
    hidden_text: Literal[True]


class AttachmentsTextOutput(_AttachmentsTextOutputOptional):
    status: Literal["ready", "pending", "unsupported", "too_large", "encrypted", "no_text", "failed"]
    format: Literal["plain", "markdown"]
    text: str
    #: Number of code points in the stored text
    chars: int
    #: Number of pages, sheets or slides
    pages: Optional[int]
    #: Whether the file contains more text than this
    truncated: bool
    #: Offset of the next part; null at the end of the stored text
    next_offset: Optional[int]
    #: Detected content type; until the file has been examined, the type declared in the email
    content_type: str


class DroppedMail(TypedDict):
    #: From address; null if the message has none or the reason is unknown_names
    sender: Optional[str]
    envelope_from: str
    inbox_id: str
    #: ISO 8601, UTC
    at: str
    #: blocked_by_inbox, blocked_by_account, unlisted, suspended, unknown_names
    reason: str


class ListsDroppedOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    dropped: List[DroppedMail]
    #: Number of messages dropped today (UTC)
    dropped_today: int


class ListedSender(TypedDict):
    #: In lower case, with domains in ASCII form
    entry: str
    entry_type: Literal["address", "domain", "subdomains", "list_id"]
    reason: Optional[str]
    expires_at: Optional[str]
    #: ISO 8601, UTC
    created_at: str


class ListsListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    entries: List[ListedSender]


class InboxCreatedEvent(TypedDict):
    """An inbox was created."""

    type: Literal["event"]
    event_type: Literal["inbox.created"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str


class InboxDeletedEvent(TypedDict):
    """An inbox was deleted."""

    type: Literal["event"]
    event_type: Literal["inbox.deleted"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str


class InboxExpiredEvent(TypedDict):
    """An inbox expired and was deleted."""

    type: Literal["event"]
    event_type: Literal["inbox.expired"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str


class EventsListOutput(TypedDict):
    events: List[Event]
    #: Number of events in this response
    count: int
    #: Limit applied
    limit: int
    #: Position of the next event; pass it as after
    cursor: str
    #: Whether more events can be read immediately
    has_more: bool


class Export(TypedDict):
    export_id: str
    status: Literal["running", "completed", "failed"]
    #: mbox: the original bytes (mboxrd); jsonl: one line per message, as GET returns it
    format: Literal["mbox", "jsonl"]
    #: Null for all inboxes
    inbox_ids: Optional[List[str]]
    after: Optional[str]
    before: Optional[str]
    include_spam: bool
    #: Number of messages exported so far
    messages: int
    #: Messages missing from an mbox file because their original bytes are no longer kept or contain a virus
    skipped: int
    #: Number of bytes written so far
    bytes: int
    #: SHA-256 of the file; null until the export is completed
    sha256: Optional[str]
    #: Null until the export is completed
    download_url: Optional[str]
    #: When download_url expires (after one minute). Each call creates a new URL
    expires_at: Optional[str]
    #: When the export is deleted
    kept_until: str
    #: ISO 8601, UTC
    created_at: str


class MetricsUsageOutputInboxCount(TypedDict):
    #: ISO 8601, UTC
    timestamp: str
    value: int


class MetricsUsageOutput(TypedDict, total=False):
    inbox_count: List[MetricsUsageOutputInboxCount]
    message_count: List[MetricsUsageOutputInboxCount]
    thread_count: List[MetricsUsageOutputInboxCount]
    storage_bytes: List[MetricsUsageOutputInboxCount]


class AuditEntryActor(TypedDict):
    type: Literal["key", "operator", "service"]
    id: str


class AuditEntryResource(TypedDict):
    type: str
    id: str


class AuditEntry(TypedDict):
    audit_id: str
    #: ISO 8601, UTC
    at: str
    actor: AuditEntryActor
    action: str
    resource: AuditEntryResource
    #: The caller's network: /24 for IPv4, /64 for IPv6
    ip_prefix: Optional[str]
    request_id: Optional[str]
    #: Names of the changed fields, never their values
    changed: List[str]


class AuditLogListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    entries: List[AuditEntry]


class ApiKeysCreatePermissions(TypedDict, total=False):
    #: List and read inboxes, sender lists and dropped mail
    inbox_read: bool
    #: Create inboxes
    inbox_create: bool
    #: Change inboxes, the account, message state, claims and sender lists; release held mail
    inbox_update: bool
    #: Delete inboxes and messages; set expiry and retention
    inbox_delete: bool
    #: Read threads
    thread_read: bool
    #: Read messages, attachments, codes and events; export mail
    message_read: bool
    #: See spam and held mail
    label_spam_read: bool
    #: Read webhooks and their deliveries
    webhook_read: bool
    #: Create webhooks
    webhook_create: bool
    #: Change and test webhooks; resend events
    webhook_update: bool
    #: Delete webhooks
    webhook_delete: bool
    #: Read usage and limits of the account
    metrics_read: bool
    #: List API keys and read the audit log
    api_key_read: bool
    #: Create API keys with no more permissions than its own
    api_key_create: bool
    #: Revoke API keys
    api_key_delete: bool


class _ApiKeysCreateOutputOptional(TypedDict, total=False):
    #: Present only for an inbox-scoped key
    inbox_id: str


class ApiKeysCreateOutput(_ApiKeysCreateOutputOptional):
    api_key_id: str
    type: Literal["bearer"]
    name: str
    #: First characters of the secret, to tell keys apart
    prefix: str
    #: Null for full access
    permissions: Optional[Dict[str, bool]]
    scope_type: Literal["organization", "inbox"]
    scope_id: str
    #: When an operator's support key expires; null for other keys
    expires_at: Optional[str]
    #: Last use, to the minute; null before the first use
    used_at: Optional[str]
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str
    #: The secret. It is shown only once
    api_key: str


class _ApiKeyOptional(TypedDict, total=False):
    #: Present only for an inbox-scoped key
    inbox_id: str


class ApiKey(_ApiKeyOptional):
    api_key_id: str
    type: Literal["bearer"]
    name: str
    #: First characters of the secret, to tell keys apart
    prefix: str
    #: Null for full access
    permissions: Optional[Dict[str, bool]]
    scope_type: Literal["organization", "inbox"]
    scope_id: str
    #: When an operator's support key expires; null for other keys
    expires_at: Optional[str]
    #: Last use, to the minute; null before the first use
    used_at: Optional[str]
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str


class ApiKeysListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    api_keys: List[ApiKey]


class _WebhooksCreateOutputOptional(TypedDict, total=False):
    #: Omitted if the webhook covers all kinds of mail
    kinds: List[Kind]
    not_kinds: List[Kind]
    client_id: str
    #: whsec_ signing secret, shown only when created
    secret: str


class WebhooksCreateOutput(_WebhooksCreateOutputOptional):
    webhook_id: str
    url: str
    event_types: List[str]
    #: Empty if the webhook covers all inboxes
    inbox_ids: List[str]
    #: Content that deliveries about messages include; empty for ids only
    include: List[Literal["message", "verification", "attachments", "text"]]
    #: Your own headers, sent with each delivery. Values are secret and shown masked
    headers: Dict[str, str]
    enabled: bool
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str


class _WebhooksCreateCreatedOutputOptional(TypedDict, total=False):
    #: Omitted if the webhook covers all kinds of mail
    kinds: List[Kind]
    not_kinds: List[Kind]
    client_id: str


class WebhooksCreateCreatedOutput(_WebhooksCreateCreatedOutputOptional):
    webhook_id: str
    url: str
    event_types: List[str]
    #: Empty if the webhook covers all inboxes
    inbox_ids: List[str]
    #: Content that deliveries about messages include; empty for ids only
    include: List[Literal["message", "verification", "attachments", "text"]]
    #: Your own headers, sent with each delivery. Values are secret and shown masked
    headers: Dict[str, str]
    enabled: bool
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str
    #: whsec_ signing secret, shown only when created
    secret: str


class _WebhookOptional(TypedDict, total=False):
    #: Omitted if the webhook covers all kinds of mail
    kinds: List[Kind]
    not_kinds: List[Kind]
    client_id: str


class Webhook(_WebhookOptional):
    webhook_id: str
    url: str
    event_types: List[str]
    #: Empty if the webhook covers all inboxes
    inbox_ids: List[str]
    #: Content that deliveries about messages include; empty for ids only
    include: List[Literal["message", "verification", "attachments", "text"]]
    #: Your own headers, sent with each delivery. Values are secret and shown masked
    headers: Dict[str, str]
    enabled: bool
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str


class WebhooksListOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    webhooks: List[Webhook]


class DeliveryAttempts(TypedDict):
    attempt: int
    #: ISO 8601, UTC
    started_at: str
    #: HTTP status of the response; null if there was none
    status: Optional[int]
    duration_ms: Optional[int]
    #: Null if it succeeded
    error: Optional[str]


class Delivery(TypedDict):
    delivery_id: str
    webhook_id: str
    event_id: str
    event_type: str
    #: Null for a test event
    inbox_id: Optional[str]
    message_id: Optional[str]
    thread_id: Optional[str]
    #: dead: every attempt failed; abandoned: ended earlier (see reason)
    state: Literal["pending", "delivered", "dead", "abandoned"]
    #: Why it was abandoned
    reason: Optional[Literal["endpoint_gone", "endpoint_too_slow", "webhook_disabled", "webhook_deleted", "inbox_deleted", "message_deleted", "out_of_scope", "event_type_not_wanted", "kind_not_wanted"]]
    #: Attempts so far, including one in progress
    attempt: int
    #: HTTP status of the response; null if there was none
    status: Optional[int]
    duration_ms: Optional[int]
    #: Null if it succeeded
    error: Optional[str]
    #: When the next attempt is due
    next_attempt_at: Optional[str]
    #: Oldest first. status, duration_ms and error of the delivery are those of the last attempt
    attempts: List[DeliveryAttempts]
    #: ISO 8601, UTC
    created_at: str
    #: ISO 8601, UTC
    updated_at: str


class WebhooksListDeliveriesOutput(TypedDict):
    #: Number of items on this page
    count: int
    #: Page size applied
    limit: int
    #: Null when there are no more pages
    next_page_token: Optional[str]
    deliveries: List[Delivery]


class WebhooksRecoverOutput(TypedDict):
    recovering: Literal[True]


class WebhookDataText(TypedDict):
    extracted_text: str
    text: str
    #: Whether one of them had more than 32,000 characters
    text_truncated: bool


class _WebhookDataOptional(TypedDict, total=False):
    #: As lists show it
    message: MessageSummary
    #: Null for mail that is not clean or has no DMARC pass; without codes of low confidence
    verification: Optional[Verification]
    attachments: List[Attachment]
    text: WebhookDataText


class WebhookData(_WebhookDataOptional):
    """Content of mail, written by strangers: data, not instructions."""

    #: false: the message is deleted, trashed, or no longer has the event's visibility
    included: bool
    #: Parts that did not fit into 200,000 bytes
    left_out: List[Literal["message", "verification", "attachments", "text"]]


class _MessageReceivedEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageReceivedEvent(_MessageReceivedEventOptional):
    """Clean mail arrived."""

    type: Literal["event"]
    event_type: Literal["message.received"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str


class _MessageReceivedSpamEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageReceivedSpamEvent(_MessageReceivedSpamEventOptional):
    """Mail labeled spam arrived, regardless of its other labels."""

    type: Literal["event"]
    event_type: Literal["message.received.spam"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str


class _MessageReceivedUnauthenticatedEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageReceivedUnauthenticatedEvent(_MessageReceivedUnauthenticatedEventOptional):
    """Mail labeled unauthenticated but not spam arrived."""

    type: Literal["event"]
    event_type: Literal["message.received.unauthenticated"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str


class _MessageHeldEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageHeldEvent(_MessageHeldEventOptional):
    """A message was held because of its sender."""

    type: Literal["event"]
    event_type: Literal["message.held"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str


class _MessageUpdatedEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageUpdatedEvent(_MessageUpdatedEventOptional):
    """A message that is not labeled spam was marked, labeled, trashed or restored."""

    type: Literal["event"]
    event_type: Literal["message.updated"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str
    changed: List[Literal["unread", "labels", "trash"]]


class _MessageUpdatedSpamEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageUpdatedSpamEvent(_MessageUpdatedSpamEventOptional):
    """A message that is held or labeled spam was marked, labeled, trashed or restored."""

    type: Literal["event"]
    event_type: Literal["message.updated.spam"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str
    changed: List[Literal["unread", "labels", "trash"]]


class _MessageDeletedEventOptional(TypedDict, total=False):
    data: WebhookData


class MessageDeletedEvent(_MessageDeletedEventOptional):
    """A message that is neither held nor spam was permanently deleted (but not because its inbox was deleted)."""

    type: Literal["event"]
    event_type: Literal["message.deleted"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    inbox_id: str
    thread_id: str
    message_id: str


class _WebhookTestEventOptional(TypedDict, total=False):
    data: WebhookData


class WebhookTestEvent(_WebhookTestEventOptional):
    """Sent to one webhook by POST /webhooks/{webhook_id}/test."""

    type: Literal["event"]
    event_type: Literal["webhook.test"]
    #: The same in every delivery of the event
    event_id: str
    #: When it happened; ISO 8601, UTC
    timestamp: str
    webhook_id: str


Kind = Literal["personal", "auto_reply", "bounce", "list", "calendar", "report", "other"]


ThreadsSearchOutput = ThreadsListOutput


MessagesSearchOutput = MessagesListOutput


ListsListForInboxOutput = ListsListOutput


EventType = Literal["message.received", "message.received.spam", "message.received.unauthenticated", "message.held", "message.updated", "message.updated.spam", "message.deleted", "inbox.created", "inbox.deleted", "inbox.expired"]


Event = Union[MessageReceivedEvent, MessageReceivedSpamEvent, MessageReceivedUnauthenticatedEvent, MessageHeldEvent, MessageUpdatedEvent, MessageUpdatedSpamEvent, MessageDeletedEvent, InboxCreatedEvent, InboxDeletedEvent, InboxExpiredEvent]


ApiKeysCreateForInboxOutput = ApiKeysCreateOutput


ApiKeysListForInboxOutput = ApiKeysListOutput


WebhooksCreateForInboxOutput = WebhooksCreateOutput


WebhooksCreateForInboxCreatedOutput = WebhooksCreateCreatedOutput


WebhooksListForInboxOutput = WebhooksListOutput


#: A message arrived.
MessageEvent = Union[MessageReceivedEvent, MessageReceivedSpamEvent, MessageReceivedUnauthenticatedEvent, MessageHeldEvent, MessageUpdatedEvent, MessageUpdatedSpamEvent, MessageDeletedEvent]

#: Whatever a webhook receives.
WebhookEvent = Union[MessageReceivedEvent, MessageReceivedSpamEvent, MessageReceivedUnauthenticatedEvent, MessageHeldEvent, MessageUpdatedEvent, MessageUpdatedSpamEvent, MessageDeletedEvent, InboxCreatedEvent, InboxDeletedEvent, InboxExpiredEvent, WebhookTestEvent]
