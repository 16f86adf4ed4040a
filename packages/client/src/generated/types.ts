// Made from the registry of operations by `npm run generate`. Do not edit.
import type { CallOptions, Download } from '../call.ts';

export type Domain = {
  domain: string;
  /** Whether inboxes are created in this domain by default */
  default: boolean;
  /** Whether only this account can create inboxes there */
  assigned: boolean;
  /** Inbox that stores mail to unknown names; null if no inbox does, and for keys scoped to other inboxes */
  catch_all: string | null;
  /** For an assigned domain: whether that inbox stores mail to subdomains too */
  wildcard?: boolean;
};

export type Inbox = {
  inbox_id: string;
  email: string;
  display_name: string | null;
  client_id: string | null;
  metadata: Record<string, string>;
  /** Number of messages listed with unread=true, capped at 1000. In lists, only with include_activity and capped at 100 */
  unread_count?: number;
  /** Number of held messages, capped at 100. Only with include_activity and the permissions message_read and label_spam_read */
  held_count?: number;
  /** The newest message that lists show; null if the inbox has no such message. Only with include_activity and the message_read permission */
  last_message?: MessageSummary | null;
  /** What happens to mail from unlisted senders; null: the account setting applies */
  unlisted: 'accept' | 'hold' | 'drop' | null;
  /** Days after which mail is deleted. The shortest period of plan, account and inbox applies */
  retention_days: number | null;
  /** Whether the inbox stores mail to unknown names at its domain */
  catch_all: boolean;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  /** When the inbox expires and is deleted */
  expires_at: string | null;
};

export type MessageSummary = {
  message_id: string;
  inbox_id: string;
  thread_id: string;
  /** The service's labels, then yours */
  labels: string[];
  /** True on arrival; reading does not change it */
  unread: boolean;
  /** The part of the envelope address after its first +; mail to name+tag@ arrives at name@ */
  tag: string | null;
  /** The envelope address as SMTP gave it, with its domain in lower case; null if unknown */
  delivered_to: string | null;
  /** Date header, or the time of arrival if it is missing, invalid or in the future */
  timestamp: string;
  /** When it was accepted over SMTP */
  received_at: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** First 200 characters of the extracted text, with whitespace collapsed */
  preview: string;
  attachments: Attachment[];
  rfc_message_id: string | null;
  in_reply_to: string | null;
  references: string[];
  authentication: {
    spf: 'pass' | 'fail' | 'gray' | 'none';
    dkim: 'pass' | 'fail' | 'gray' | 'none';
    dmarc: 'pass' | 'fail' | 'gray' | 'none';
    spam: 'pass' | 'fail' | 'gray' | 'none';
    virus: 'pass' | 'fail' | 'gray' | 'none';
  };
  /** Size of the raw message in bytes */
  size: number;
  body_truncated?: true;
  /** true: the HTML has text that a reader does not see (left out of text fields) or might not see (kept there); unchecked: text fields may contain any text from the HTML */
  hidden_text?: true | 'unchecked';
  parse_error?: string;
  /** Why a message is held: its sender is not on a list, or the allowed sender is not authenticated */
  hold_reason?: 'unlisted' | 'not_proven';
  /** Codes to type and links to follow, extracted on arrival; null if there are none */
  verification: Verification | null;
  /** Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild */
  kind: Kind | null;
  /** Report on the delivery of another message */
  bounce: Bounce | null;
  /** First event of the invitation */
  calendar: CalendarEvent | null;
  /** Never followed by the service */
  unsubscribe: Unsubscribe | null;
  /** RFC 2919 */
  list: {
    id: string;
  } | null;
  created_at: string;
  updated_at: string;
  /** With q: where its words occur */
  highlights?: {
    field: 'subject' | 'filename' | 'from' | 'to' | 'cc' | 'reply_to' | 'text' | 'attachment';
    /** At most 160 characters of the field around a match */
    text: string;
    /** Matches in text: UTF-16 offsets, end exclusive */
    ranges: unknown[][];
  }[];
};

export type Attachment = {
  attachment_id: string;
  message_id: string;
  filename: string | null;
  content_type: string;
  /** Size in bytes after decoding */
  size: number;
  content_disposition: 'attachment' | 'inline';
  content_id: string | null;
  /** Hex digest of the decoded bytes */
  sha256: string;
  /** Whether its text can be read; never ready or failed in lists */
  text_status: 'none' | 'available' | 'ready' | 'failed';
};

export type Verification = {
  /** At most 5, best first */
  codes: {
    /** The code, as it should be typed */
    value: string;
    as_written: string;
    confidence: 'high' | 'medium' | 'low';
    evidence: 'subject' | 'text' | 'html' | 'origin_bound';
  }[];
  /** At most 10, best first */
  links: VerificationLink[];
};

export type VerificationLink = {
  /** As in the message; never fetched, resolved or rewritten */
  url: string;
  host: string;
  purpose: 'verify' | 'sign_in' | 'reset_password' | 'invitation';
  /** Whether its registrable domain matches that of the From address */
  matches_sender: boolean;
};

export type Kind = 'personal' | 'auto_reply' | 'bounce' | 'list' | 'calendar' | 'report' | 'other';

export type Bounce = {
  /** failed, delayed, delivered, relayed or expanded */
  action: string;
  /** RFC 3463 status code, such as 5.1.1 */
  status: string | null;
  recipient: string | null;
  diagnostic: string | null;
  original_message_id: string | null;
};

export type CalendarEvent = {
  /** In lower case: request, reply, cancel, counter or publish */
  method: string | null;
  uid: string | null;
  sequence: number;
  /** confirmed, tentative or cancelled (iCalendar) */
  status: string | null;
  /** Time with UTC offset; without one for a floating time; a date for an all-day event */
  start: string | null;
  /** Exclusive; for all-day events the day after the last one */
  end: string | null;
  /** Time zone as named in the invitation */
  timezone: string | null;
  summary: string;
  location: string | null;
  organizer: {
    name: string;
    email: string;
  } | null;
  /** At most 100; answer: accepted, declined, tentative or needs-action */
  attendees: {
    name: string;
    email: string;
    answer: string | null;
  }[];
  /** Recurrence rule (RFC 5545) as written */
  recurrence: string | null;
  /** Start of the occurrence concerned; null for all */
  recurrence_id: string | null;
  /** thisandfuture: this and all later occurrences */
  recurrence_range: string | null;
};

export type Unsubscribe = {
  /** Whether one-click unsubscribe (RFC 8058) is offered and validly signed */
  one_click: boolean;
  urls: string[];
  mailto: string | null;
};

export type Thread = {
  thread_id: string;
  inbox_id: string;
  subject: string;
  /** Preview of the newest message */
  preview: string;
  senders: string[];
  recipients: string[];
  /** Labels of its messages */
  labels: string[];
  /** Whether one of its messages is unread */
  unread: boolean;
  message_count: number;
  /** Total size of the raw messages in bytes */
  size: number;
  last_message_id: string;
  /** ISO 8601, UTC */
  received_timestamp: string;
  /** ISO 8601, UTC */
  last_activity_at: string;
  /** ISO 8601, UTC */
  timestamp: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  /** With q: where its words occur */
  highlights?: {
    field: 'subject' | 'filename' | 'from' | 'to' | 'cc' | 'reply_to' | 'text' | 'attachment';
    /** At most 160 characters of the field around a match */
    text: string;
    /** Matches in text: UTF-16 offsets, end exclusive */
    ranges: unknown[][];
  }[];
};

export type Message = {
  message_id: string;
  inbox_id: string;
  thread_id: string;
  /** The service's labels, then yours */
  labels: string[];
  /** True on arrival; reading does not change it */
  unread: boolean;
  /** The part of the envelope address after its first +; mail to name+tag@ arrives at name@ */
  tag: string | null;
  /** The envelope address as SMTP gave it, with its domain in lower case; null if unknown */
  delivered_to: string | null;
  /** Date header, or the time of arrival if it is missing, invalid or in the future */
  timestamp: string;
  /** When it was accepted over SMTP */
  received_at: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** First 200 characters of the extracted text, with whitespace collapsed */
  preview: string;
  attachments: Attachment[];
  rfc_message_id: string | null;
  in_reply_to: string | null;
  references: string[];
  authentication: {
    spf: 'pass' | 'fail' | 'gray' | 'none';
    dkim: 'pass' | 'fail' | 'gray' | 'none';
    dmarc: 'pass' | 'fail' | 'gray' | 'none';
    spam: 'pass' | 'fail' | 'gray' | 'none';
    virus: 'pass' | 'fail' | 'gray' | 'none';
  };
  /** Size of the raw message in bytes */
  size: number;
  body_truncated?: true;
  /** true: the HTML has text that a reader does not see (left out of text fields) or might not see (kept there); unchecked: text fields may contain any text from the HTML */
  hidden_text?: true | 'unchecked';
  parse_error?: string;
  /** Why a message is held: its sender is not on a list, or the allowed sender is not authenticated */
  hold_reason?: 'unlisted' | 'not_proven';
  /** Codes to type and links to follow, extracted on arrival; null if there are none */
  verification: Verification | null;
  /** Determined from headers and structure; null for messages stored before kinds existed, until you run admin rebuild */
  kind: Kind | null;
  /** Report on the delivery of another message */
  bounce: Bounce | null;
  /** First event of the invitation */
  calendar: CalendarEvent | null;
  /** Never followed by the service */
  unsubscribe: Unsubscribe | null;
  /** RFC 2919 */
  list: {
    id: string;
  } | null;
  created_at: string;
  updated_at: string;
  /** The plain text, or the text of the HTML. URLs are shortened to 100 characters; `links` has them in full */
  text: string;
  /** Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed */
  links: {
    text: string;
    url: string;
    host: string;
  }[];
  html: string | null;
  /** The new text of a reply, without quoted text */
  extracted_text: string;
  /** Lower-case names and decoded values; the last one if a name is repeated */
  headers: Record<string, string>;
  /** Names and values in their original order */
  raw_headers: unknown[][];
  reply_to: string[];
  envelope: {
    mail_from: string;
    /** This inbox's address as the sender wrote it */
    rcpt_to: string;
  };
  /** The content was lost in storage: text, html and headers are empty, and the other fields are as in lists */
  body_missing?: true;
};

export type FoundVerification = {
  /** incomplete: no match among the newest 20,000 messages, and there are older ones since `after` */
  status: 'found' | 'none' | 'ambiguous' | 'incomplete';
  /** The code, as it should be typed */
  code: string | null;
  link: VerificationLink | null;
  /** From address */
  sender: string | null;
  /** Registrable domain of the sender */
  sender_domain: string | null;
  message_id: string | null;
  thread_id: string | null;
  received_at: string | null;
  /** Seconds since received_at. The code may be older than your latest request: pass after */
  age_seconds: number | null;
  /** If ambiguous: the newest message from each sender domain, newest first, at most 10 */
  candidates: VerificationCandidate[];
  /** Matching messages left out because they are held, spam, unauthenticated, or without a DMARC pass */
  withheld: number;
};

export type VerificationCandidate = {
  sender_domain: string;
  message_id: string;
  received_at: string;
};

export type UpdatedMessage = MessageSummary & {
  /** The plain text, or the text of the HTML. URLs are shortened to 100 characters; `links` has them in full */
  text?: string;
  /** Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed */
  links?: {
    text: string;
    url: string;
    host: string;
  }[];
  html?: string | null;
  /** The new text of a reply, without quoted text */
  extracted_text?: string;
  /** Lower-case names and decoded values; the last one if a name is repeated */
  headers?: Record<string, string>;
  /** Names and values in their original order */
  raw_headers?: unknown[][];
  reply_to?: string[];
  envelope?: {
    mail_from: string;
    /** This inbox's address as the sender wrote it */
    rcpt_to: string;
  };
  /** The content was lost in storage: text, html and headers are empty, and the other fields are as in lists */
  body_missing?: true;
};

export type Claim = {
  claim_id: string;
  /** ISO 8601, UTC */
  expires_at: string;
  /** Number of claims of this message so far */
  attempt: number;
};

export type DroppedMail = {
  /** From address; null if the message has none or the reason is unknown_names */
  sender: string | null;
  envelope_from: string;
  inbox_id: string;
  /** ISO 8601, UTC */
  at: string;
  /** blocked_by_inbox, blocked_by_account, unlisted, suspended, unknown_names */
  reason: string;
};

export type ListedSender = {
  /** In lower case, with domains in ASCII form */
  entry: string;
  entry_type: 'address' | 'domain' | 'subdomains' | 'list_id';
  reason: string | null;
  expires_at: string | null;
  /** ISO 8601, UTC */
  created_at: string;
};

export type EventType =
  | 'message.received'
  | 'message.received.spam'
  | 'message.received.unauthenticated'
  | 'message.held'
  | 'message.updated'
  | 'message.updated.spam'
  | 'message.deleted'
  | 'inbox.created'
  | 'inbox.deleted'
  | 'inbox.expired';

export type Event =
  | MessageReceivedEvent
  | MessageReceivedSpamEvent
  | MessageReceivedUnauthenticatedEvent
  | MessageHeldEvent
  | MessageUpdatedEvent
  | MessageUpdatedSpamEvent
  | MessageDeletedEvent
  | InboxCreatedEvent
  | InboxDeletedEvent
  | InboxExpiredEvent;

/** Clean mail arrived. */
export type MessageReceivedEvent = {
  type: 'event';
  event_type: 'message.received';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** Mail labeled spam arrived, regardless of its other labels. */
export type MessageReceivedSpamEvent = {
  type: 'event';
  event_type: 'message.received.spam';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** Mail labeled unauthenticated but not spam arrived. */
export type MessageReceivedUnauthenticatedEvent = {
  type: 'event';
  event_type: 'message.received.unauthenticated';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** A message was held because of its sender. */
export type MessageHeldEvent = {
  type: 'event';
  event_type: 'message.held';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** A message that is not labeled spam was marked, labeled, trashed or restored. */
export type MessageUpdatedEvent = {
  type: 'event';
  event_type: 'message.updated';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
  changed: ('unread' | 'labels' | 'trash')[];
};

/** A message that is held or labeled spam was marked, labeled, trashed or restored. */
export type MessageUpdatedSpamEvent = {
  type: 'event';
  event_type: 'message.updated.spam';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
  changed: ('unread' | 'labels' | 'trash')[];
};

/** A message that is neither held nor spam was permanently deleted (but not because its inbox was deleted). */
export type MessageDeletedEvent = {
  type: 'event';
  event_type: 'message.deleted';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** An inbox was created. */
export type InboxCreatedEvent = {
  type: 'event';
  event_type: 'inbox.created';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
};

/** An inbox was deleted. */
export type InboxDeletedEvent = {
  type: 'event';
  event_type: 'inbox.deleted';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
};

/** An inbox expired and was deleted. */
export type InboxExpiredEvent = {
  type: 'event';
  event_type: 'inbox.expired';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO 8601, UTC */
  timestamp: string;
  inbox_id: string;
};

export type Export = {
  export_id: string;
  status: 'running' | 'completed' | 'failed';
  /** mbox: the original bytes (mboxrd); jsonl: one line per message, as GET returns it */
  format: 'mbox' | 'jsonl';
  /** Null for all inboxes */
  inbox_ids: string[] | null;
  after: string | null;
  before: string | null;
  include_spam: boolean;
  /** Number of messages exported so far */
  messages: number;
  /** Messages missing from an mbox file because their original bytes are no longer kept or contain a virus */
  skipped: number;
  /** Number of bytes written so far */
  bytes: number;
  /** SHA-256 of the file; null until the export is completed */
  sha256: string | null;
  /** Null until the export is completed */
  download_url: string | null;
  /** When download_url expires (after one minute). Each call creates a new URL */
  expires_at: string | null;
  /** When the export is deleted */
  kept_until: string;
  /** ISO 8601, UTC */
  created_at: string;
};

export type AuditEntry = {
  audit_id: string;
  /** ISO 8601, UTC */
  at: string;
  actor: {
    type: 'key' | 'operator' | 'service';
    id: string;
  };
  action: string;
  resource: {
    type: string;
    id: string;
  };
  /** The caller's network: /24 for IPv4, /64 for IPv6 */
  ip_prefix: string | null;
  request_id: string | null;
  /** Names of the changed fields, never their values */
  changed: string[];
};

export type ApiKey = {
  api_key_id: string;
  type: 'bearer';
  name: string;
  /** First characters of the secret, to tell keys apart */
  prefix: string;
  /** Null for full access */
  permissions: Record<string, boolean> | null;
  scope_type: 'organization' | 'inbox';
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
  /** When an operator's support key expires; null for other keys */
  expires_at: string | null;
  /** Last use, to the minute; null before the first use */
  used_at: string | null;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
};

export type Webhook = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Empty if the webhook covers all inboxes */
  inbox_ids: string[];
  /** Omitted if the webhook covers all kinds of mail */
  kinds?: Kind[];
  not_kinds?: Kind[];
  /** Content that deliveries about messages include; empty for ids only */
  include: ('message' | 'verification' | 'attachments' | 'text')[];
  /** Your own headers, sent with each delivery. Values are secret and shown masked */
  headers: Record<string, string>;
  enabled: boolean;
  client_id?: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
};

export type Delivery = {
  delivery_id: string;
  webhook_id: string;
  event_id: string;
  event_type: string;
  /** Null for a test event */
  inbox_id: string | null;
  message_id: string | null;
  thread_id: string | null;
  /** dead: every attempt failed; abandoned: ended earlier (see reason) */
  state: 'pending' | 'delivered' | 'dead' | 'abandoned';
  /** Why it was abandoned */
  reason:
    | 'endpoint_gone'
    | 'endpoint_too_slow'
    | 'webhook_disabled'
    | 'webhook_deleted'
    | 'inbox_deleted'
    | 'message_deleted'
    | 'out_of_scope'
    | 'event_type_not_wanted'
    | 'kind_not_wanted'
    | null;
  /** Attempts so far, including one in progress */
  attempt: number;
  /** HTTP status of the response; null if there was none */
  status: number | null;
  duration_ms: number | null;
  /** Null if it succeeded */
  error: string | null;
  /** When the next attempt is due */
  next_attempt_at: string | null;
  /** Oldest first. status, duration_ms and error of the delivery are those of the last attempt */
  attempts: {
    attempt: number;
    /** ISO 8601, UTC */
    started_at: string;
    /** HTTP status of the response; null if there was none */
    status: number | null;
    duration_ms: number | null;
    /** Null if it succeeded */
    error: string | null;
  }[];
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
};

export type AgentSignUpInput = {
  /** Email address of the person who owns the account */
  human_email: string;
  /** Local part of the address. Default: a readable random name */
  username?: string;
  /** Invitation from the operator, if sign-up requires one */
  invitation?: string;
};

export type AgentSignUpOutput = {
  organization_id: string;
  inbox_id: string;
  /** Shown once */
  api_key: string;
};

export type AgentVerifyInput = {
  /** The emailed 6-digit code */
  otp_code: string;
};

export type AgentVerifyOutput = {
  verified: true;
  organization_id: string;
};

export type IdentityWhoamiInput = Record<string, never>;

export type IdentityWhoamiOutput = {
  api_key_id: string;
  tenant_id: string;
  scope_type: 'organization' | 'inbox';
  /** Tenant id for organization scope, inbox id for inbox scope */
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
  organization_id: string;
  /** Permissions of the key */
  permissions: (
    | 'inbox_read'
    | 'inbox_create'
    | 'inbox_update'
    | 'inbox_delete'
    | 'thread_read'
    | 'message_read'
    | 'label_spam_read'
    | 'webhook_read'
    | 'webhook_create'
    | 'webhook_update'
    | 'webhook_delete'
    | 'metrics_read'
    | 'api_key_read'
    | 'api_key_create'
    | 'api_key_delete'
  )[];
};

export type IdentityAuthMeInput = Record<string, never>;

export type IdentityAuthMeOutput = {
  api_key_id: string;
  tenant_id: string;
  scope_type: 'organization' | 'inbox';
  /** Tenant id for organization scope, inbox id for inbox scope */
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
};

export type ServiceInfoInput = Record<string, never>;

export type ServiceInfoOutput = {
  /** Version of the software, as in its changelog */
  version: string;
  /** Features of this deployment */
  features: string[];
  /** Who may sign up: `open`: anyone; `invite`: anyone with an invitation; `closed`: no one (including while the service can email only verified addresses) */
  sign_up: 'open' | 'invite' | 'closed';
};

export type AccountGetInput = Record<string, never>;

export type AccountGetOutput = {
  organization_id: string;
  verified: boolean;
  /** What happens to mail from unlisted senders */
  unlisted: 'accept' | 'hold' | 'drop';
  /** Whether the account owner is emailed when messages are held */
  notify: 'none' | 'daily';
  /** Days after which mail is deleted. The shortest period of plan, account and inbox applies */
  retention_days: number | null;
  /** canceled: writes fail with read_only */
  status: 'active' | 'canceled';
  limits: {
    inboxes: {
      used: number;
      max: number;
    };
    messages_per_month: {
      used: number;
      max: number;
    };
    storage_bytes: {
      used: number;
      max: number;
    };
    webhooks: {
      used: number;
      max: number;
    };
    api_keys: {
      used: number;
      max: number;
    };
  };
};

export type AccountUpdateInput = {
  /** What happens to mail from unlisted senders: it is stored, held until released, or dropped */
  unlisted?: 'accept' | 'hold' | 'drop';
  /** daily: the confirmed owner gets at most one email a day with the number of held messages in each inbox */
  notify?: 'none' | 'daily';
  /** Number of days that mail is kept */
  retention_days?: number | null;
};

export type AccountUpdateOutput = {
  organization_id: string;
  verified: boolean;
  /** What happens to mail from unlisted senders */
  unlisted: 'accept' | 'hold' | 'drop';
  /** Whether the account owner is emailed when messages are held */
  notify: 'none' | 'daily';
  /** Days after which mail is deleted. The shortest period of plan, account and inbox applies */
  retention_days: number | null;
  /** canceled: writes fail with read_only */
  status: 'active' | 'canceled';
  limits?: {
    inboxes: {
      used: number;
      max: number;
    };
    messages_per_month: {
      used: number;
      max: number;
    };
    storage_bytes: {
      used: number;
      max: number;
    };
    webhooks: {
      used: number;
      max: number;
    };
    api_keys: {
      used: number;
      max: number;
    };
  };
};

export type DomainsListInput = {
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type DomainsListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  domains: Domain[];
};

export type InboxesCreateInput = {
  /** Local part of the address. Default: a readable random name */
  username?: string;
  /** A domain from GET /domains. Default: the first one */
  domain?: string;
  /** A human-readable name */
  display_name?: string;
  /** Your own id. A repeated call with it returns what the first call created */
  client_id?: string;
  /** At most 50 keys of up to 40 characters, with values of up to 500 */
  metadata?: Record<string, string>;
  /** Seconds until the inbox is deleted */
  expires_in?: number;
  /** Expiry time; an alternative to expires_in */
  expires_at?: string;
  /** Entries for the allow list of the inbox. Needs inbox_update */
  expected_senders?: string[];
  /** Number of days that mail is kept */
  retention_days?: number | null;
};

export type InboxesCreateOutput = Inbox;

export type InboxesListInput = {
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Add unread_count, held_count and last_message if the key may read them */
  include_activity?: boolean;
};

export type InboxesListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  inboxes: Inbox[];
};

export type InboxesGetInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** Add unread_count, held_count and last_message if the key may read them */
  include_activity?: boolean;
};

export type InboxesGetOutput = Inbox;

export type InboxesUpdateInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** A human-readable name */
  display_name?: string;
  /** Merged into the existing metadata. A null value removes its key; null removes all */
  metadata?: Record<string, string | null> | null;
  /** Seconds from now until the inbox is deleted; null for no expiry */
  expires_in?: number | null;
  /** Expiry time; an alternative to expires_in */
  expires_at?: string | null;
  /** Number of days that mail is kept */
  retention_days?: number | null;
  /** Whether the inbox stores mail to unknown names at its domain. The domain must be assigned to the account */
  catch_all?: boolean;
  /** What happens to mail from unlisted senders; null: the account setting applies. Inbox-scoped keys cannot change it */
  unlisted?: 'accept' | 'hold' | 'drop' | null;
};

export type InboxesUpdateOutput = Inbox;

export type InboxesDeleteInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type InboxesDeleteOutput = undefined;

export type ThreadsListInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches for q first */
  sort?: 'newest' | 'relevance';
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Include mail labeled spam; needs the label_spam_read permission */
  include_spam?: boolean;
  /** Include mail labeled unauthenticated */
  include_unauthenticated?: boolean;
  /** Include mail in the trash */
  include_trash?: boolean;
  /** Include held messages; needs the label_spam_read permission. Not with q, sort or wait */
  include_held?: boolean;
  /** Part of the sender's address or name (case-insensitive) */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Only mail later than this ISO 8601 time or message_id */
  after?: string;
  /** Only mail earlier than this */
  before?: string;
  /** true: only unread; false: only read */
  unread?: boolean;
  /** Only messages with all of these labels */
  label?: string[];
  /** Only messages with none of these labels */
  not_label?: string[];
  /** Only messages of these kinds */
  kind?: Kind[];
  /** No messages of these kinds */
  not_kind?: Kind[];
};

export type ThreadsListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  threads: Thread[];
};

export type ThreadsSearchInput = {
  /** Only these inboxes */
  inbox_ids?: string[];
  /** Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches for q first */
  sort?: 'newest' | 'relevance';
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Include mail labeled spam; needs the label_spam_read permission */
  include_spam?: boolean;
  /** Include mail labeled unauthenticated */
  include_unauthenticated?: boolean;
  /** Include mail in the trash */
  include_trash?: boolean;
  /** Part of the sender's address or name (case-insensitive) */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Only mail later than this ISO 8601 time or message_id */
  after?: string;
  /** Only mail earlier than this */
  before?: string;
  /** true: only unread; false: only read */
  unread?: boolean;
  /** Only messages with all of these labels */
  label?: string[];
  /** Only messages with none of these labels */
  not_label?: string[];
  /** Only messages of these kinds */
  kind?: Kind[];
  /** No messages of these kinds */
  not_kind?: Kind[];
};

export type ThreadsSearchOutput = ThreadsListOutput;

export type ThreadsGetInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  thread_id: string;
  /** Include mail in the trash */
  include_trash?: boolean;
};

export type ThreadsGetOutput = {
  thread_id: string;
  inbox_id: string;
  subject: string;
  /** Preview of the newest message */
  preview: string;
  senders: string[];
  recipients: string[];
  /** Labels of its messages */
  labels: string[];
  /** Whether one of its messages is unread */
  unread: boolean;
  message_count: number;
  /** Total size of the raw messages in bytes */
  size: number;
  last_message_id: string;
  /** ISO 8601, UTC */
  received_timestamp: string;
  /** ISO 8601, UTC */
  last_activity_at: string;
  /** ISO 8601, UTC */
  timestamp: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  /** Oldest first; only the newest 100 if there are more */
  messages: Message[];
  messages_truncated?: true;
};

export type ThreadsUpdateInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  thread_id: string;
  /** true: mark as unread; false: mark as read */
  unread?: boolean;
  /** A label or a list of labels */
  add_labels?: string[] | string;
  /** A label or a list of labels */
  remove_labels?: string[] | string;
  /** true: move to the trash (needs inbox_delete); false: restore */
  trash?: boolean;
  /** Change only if it has all of these labels; otherwise conflict */
  if_labels?: string[];
  /** Change only if it has none of these labels; otherwise conflict */
  unless_labels?: string[];
};

export type ThreadsUpdateOutput = Thread;

export type ThreadsDeleteInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  thread_id: string;
  /** Delete permanently and immediately */
  permanent?: boolean;
};

export type ThreadsDeleteOutput = undefined;

export type ThreadsRestoreInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  thread_id: string;
};

export type ThreadsRestoreOutput = Thread;

export type InboxesVerificationInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** Domain of the service that sends the code; its subdomains match too. Recommended */
  from_domain?: string;
  /** true: subdomains of from_domain do not match */
  exact_domain?: boolean;
  /** Only mail later than this ISO 8601 time or message_id, for example the message_id of the last code. Default: 10 minutes ago */
  after?: string;
  /** Only mail to exactly this envelope address, including its tag (case-insensitive) */
  delivered_to?: string;
  /** Seconds to wait for a code or link */
  wait?: number;
  /** What to look for */
  kind?: 'code' | 'link' | 'any';
  /** false: also return links to other domains */
  require_link_domain?: boolean;
  /** false: also accept clean mail without a DMARC pass */
  require_dmarc?: boolean;
};

export type InboxesVerificationOutput = FoundVerification;

export type MessagesListInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches for q first */
  sort?: 'newest' | 'relevance';
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Include mail labeled spam; needs the label_spam_read permission */
  include_spam?: boolean;
  /** Include mail labeled unauthenticated */
  include_unauthenticated?: boolean;
  /** Include mail in the trash */
  include_trash?: boolean;
  /** Include held messages; needs the label_spam_read permission. Not with q, sort or wait */
  include_held?: boolean;
  /** Part of the sender's address or name (case-insensitive) */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Only mail later than this ISO 8601 time or message_id */
  after?: string;
  /** Only mail earlier than this */
  before?: string;
  /** true: only unread; false: only read */
  unread?: boolean;
  /** Only messages with all of these labels */
  label?: string[];
  /** Only messages with none of these labels */
  not_label?: string[];
  /** Only messages of these kinds */
  kind?: Kind[];
  /** No messages of these kinds */
  not_kind?: Kind[];
  /** true: only with attachments; false: only without */
  has_attachment?: boolean;
  /** Only mail to name+tag@ (case-insensitive) */
  tag?: string;
  /** Only mail to exactly this envelope address, including its tag (case-insensitive) */
  delivered_to?: string;
  /** Seconds to wait for a matching message; not with page_token */
  wait?: number;
};

export type MessagesListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  messages: MessageSummary[];
};

export type MessagesSearchInput = {
  /** Only these inboxes */
  inbox_ids?: string[];
  /** Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, -word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches for q first */
  sort?: 'newest' | 'relevance';
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Include mail labeled spam; needs the label_spam_read permission */
  include_spam?: boolean;
  /** Include mail labeled unauthenticated */
  include_unauthenticated?: boolean;
  /** Include mail in the trash */
  include_trash?: boolean;
  /** Part of the sender's address or name (case-insensitive) */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Only mail later than this ISO 8601 time or message_id */
  after?: string;
  /** Only mail earlier than this */
  before?: string;
  /** true: only unread; false: only read */
  unread?: boolean;
  /** Only messages with all of these labels */
  label?: string[];
  /** Only messages with none of these labels */
  not_label?: string[];
  /** Only messages of these kinds */
  kind?: Kind[];
  /** No messages of these kinds */
  not_kind?: Kind[];
  /** true: only with attachments; false: only without */
  has_attachment?: boolean;
  /** Only mail to name+tag@ (case-insensitive) */
  tag?: string;
  /** Only mail to exactly this envelope address, including its tag (case-insensitive) */
  delivered_to?: string;
};

export type MessagesSearchOutput = MessagesListOutput;

export type MessagesGetInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
};

export type MessagesGetOutput = Message;

export type MessagesUpdateInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
  /** true: mark as unread; false: mark as read */
  unread?: boolean;
  /** A label or a list of labels */
  add_labels?: string[] | string;
  /** A label or a list of labels */
  remove_labels?: string[] | string;
  /** true: move to the trash (needs inbox_delete); false: restore */
  trash?: boolean;
  /** Change only if it has all of these labels; otherwise conflict */
  if_labels?: string[];
  /** Change only if it has none of these labels; otherwise conflict */
  unless_labels?: string[];
};

export type MessagesUpdateOutput = UpdatedMessage;

export type MessagesUpdateManyInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** Messages in the inbox */
  message_ids: string[];
  /** true: mark as unread; false: mark as read */
  unread?: boolean;
  /** A label or a list of labels */
  add_labels?: string[] | string;
  /** A label or a list of labels */
  remove_labels?: string[] | string;
  /** true: move to the trash (needs inbox_delete); false: restore */
  trash?: boolean;
  /** Change only if it has all of these labels; otherwise conflict */
  if_labels?: string[];
  /** Change only if it has none of these labels; otherwise conflict */
  unless_labels?: string[];
};

export type MessagesUpdateManyOutput = {
  updated: string[];
  conflicts: string[];
  not_found: string[];
};

export type MessagesDeleteInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
  /** Delete permanently and immediately */
  permanent?: boolean;
};

export type MessagesDeleteOutput = undefined;

export type MessagesRestoreInput = MessagesGetInput;

export type MessagesRestoreOutput = UpdatedMessage;

export type ClaimsCreateInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  /** Maximum number of messages to claim */
  limit?: number;
  /** Seconds until the claim ends */
  lease_seconds?: number;
  /** Name of the worker, shown to other workers in errors */
  worker?: string;
  /** Seconds to wait for a message */
  wait?: number;
  /** Part of the sender's address or name (case-insensitive) */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Only mail later than this ISO 8601 time or message_id */
  after?: string;
  /** Only mail earlier than this */
  before?: string;
  /** Only messages with all of these labels */
  label?: string[];
  /** Only messages with none of these labels */
  not_label?: string[];
  /** Only messages of these kinds */
  kind?: Kind[];
  /** No messages of these kinds */
  not_kind?: Kind[];
  /** true: only with attachments; false: only without */
  has_attachment?: boolean;
  /** Only mail to name+tag@ (case-insensitive) */
  tag?: string;
  /** Only mail to exactly this envelope address, including its tag (case-insensitive) */
  delivered_to?: string;
};

export type ClaimsCreateOutput = {
  claims: {
    claim_id: string;
    /** ISO 8601, UTC */
    expires_at: string;
    /** Number of claims of this message so far */
    attempt: number;
    message: Message;
  }[];
};

export type ClaimsExtendInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  claim_id: string;
  /** Seconds until the claim ends */
  lease_seconds?: number;
};

export type ClaimsExtendOutput = Claim;

export type ClaimsCompleteInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  claim_id: string;
  /** A label or a list of labels */
  add_labels?: string[] | string;
};

export type ClaimsCompleteOutput = {
  message_id: string;
  unread: boolean;
  labels: string[];
};

export type ClaimsReleaseInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  claim_id: string;
  /** Seconds until the message can be claimed again */
  delay_seconds?: number;
};

export type ClaimsReleaseOutput = {
  released: true;
};

export type MessagesGetRawInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
  /** bytes: the content or a redirect to it; link: JSON with a download_url */
  format?: 'bytes' | 'link';
};

export type MessagesGetRawOutput = {
  message_id: string;
  size: number;
  download_url: string;
  /** ISO 8601, UTC */
  expires_at: string;
};

export type MessagesGetAttachmentInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
  attachment_id: string;
  /** bytes: the content or a redirect to it; link: JSON with a download_url */
  format?: 'bytes' | 'link';
};

export type MessagesGetAttachmentOutput = {
  attachment_id: string;
  message_id: string;
  filename: string | null;
  content_type: string;
  /** Size in bytes after decoding */
  size: number;
  content_disposition: 'attachment' | 'inline';
  content_id: string | null;
  /** Hex digest of the decoded bytes */
  sha256: string;
  /** Whether its text can be read; never ready or failed in lists */
  text_status: 'none' | 'available' | 'ready' | 'failed';
  download_url: string;
  /** ISO 8601, UTC */
  expires_at: string;
};

export type AttachmentsTextInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
  attachment_id: string;
  /** Maximum number of code points to return */
  max_chars?: number;
  /** next_offset of the previous call */
  offset?: number;
  /** Seconds to wait while the text is pending */
  wait?: number;
};

export type AttachmentsTextOutput = {
  status: 'ready' | 'pending' | 'unsupported' | 'too_large' | 'encrypted' | 'no_text' | 'failed';
  format: 'plain' | 'markdown';
  text: string;
  /** Number of code points in the stored text */
  chars: number;
  /** Number of pages, sheets or slides */
  pages: number | null;
  /** Whether the file contains more text than this */
  truncated: boolean;
  /** Offset of the next part; null at the end of the stored text */
  next_offset: number | null;
  /** The file contains text that readers do not see; text that is certainly hidden is left out */
  hidden_text?: true;
  /** Detected content type; until the file has been examined, the type declared in the email */
  content_type: string;
};

export type MessagesReleaseInput = {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
  message_id: string;
  /** Also add the sender to the inbox's allow list; conflict if the message does not pass DMARC */
  allow_sender?: boolean;
  /** With allow_sender: note for the entry */
  reason?: string;
};

export type MessagesReleaseOutput = UpdatedMessage;

export type ListsDroppedInput = DomainsListInput;

export type ListsDroppedOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  dropped: DroppedMail[];
  /** Number of messages dropped today (UTC) */
  dropped_today: number;
};

export type ListsListInput = {
  /** allow: mail from these senders is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type ListsListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  entries: ListedSender[];
};

export type ListsAddInput = {
  /** allow: mail from these senders is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id> */
  entry: string;
  /** A note */
  reason?: string;
  /** When the entry expires */
  expires_at?: string;
};

export type ListsAddOutput = ListedSender;

export type ListsDeleteInput = {
  /** allow: mail from these senders is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** An address, a domain, *.domain (its subdomains, not the domain itself), or list-id:<id> */
  entry: string;
};

export type ListsDeleteOutput = undefined;

export type ListsListForInboxInput = ListsListInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type ListsListForInboxOutput = ListsListOutput;

export type ListsAddForInboxInput = ListsAddInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type ListsAddForInboxOutput = ListedSender;

export type ListsDeleteForInboxInput = ListsDeleteInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type ListsDeleteForInboxOutput = undefined;

export type EventsListInput = {
  /** A cursor from an earlier response, or an ISO 8601 time at most 30 days ago. Default: now */
  after?: string;
  /** Seconds to wait for an event */
  wait?: number;
  /** Maximum number of events in a response */
  limit?: number;
  /** Only these inboxes. Default: all inboxes the key covers */
  inbox_ids?: string[];
  /** message.received by default */
  event_types?: EventType[];
  /** Only messages of these kinds */
  kind?: Kind[];
  /** No messages of these kinds */
  not_kind?: Kind[];
};

export type EventsListOutput = {
  events: Event[];
  /** Number of events in this response */
  count: number;
  /** Limit applied */
  limit: number;
  /** Position of the next event; pass it as after */
  cursor: string;
  /** Whether more events can be read immediately */
  has_more: boolean;
};

export type ExportsCreateInput = {
  /** mbox: the original bytes (mboxrd); jsonl: one line per message, as GET returns it */
  format: 'mbox' | 'jsonl';
  /** Only these inboxes; all if omitted */
  inbox_ids?: string[];
  /** Only mail that arrived later than this */
  after?: string;
  /** Only mail that arrived earlier than this */
  before?: string;
  /** Include spam; needs the label_spam_read permission */
  include_spam?: boolean;
};

export type ExportsCreateOutput = Export;

export type ExportsGetInput = {
  export_id: string;
};

export type ExportsGetOutput = Export;

export type MetricsUsageInput = {
  /** Types to return: a repeated parameter, a comma-separated list or a JSON array */
  usage_types?: ('inbox_count' | 'message_count' | 'thread_count' | 'storage_bytes')[];
  /** Start of the window. Default: one day before its end */
  start?: string;
  /** End of the window. Default and latest: now */
  end?: string;
  /** Length of a bucket in seconds */
  period?: number;
  /** Return only the latest buckets, at most this many */
  limit?: number;
  /** Newest bucket first */
  descending?: boolean;
};

export type MetricsUsageOutput = {
  inbox_count?: {
    /** ISO 8601, UTC */
    timestamp: string;
    value: number;
  }[];
  message_count?: {
    /** ISO 8601, UTC */
    timestamp: string;
    value: number;
  }[];
  thread_count?: {
    /** ISO 8601, UTC */
    timestamp: string;
    value: number;
  }[];
  storage_bytes?: {
    /** ISO 8601, UTC */
    timestamp: string;
    value: number;
  }[];
};

export type AuditLogListInput = {
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** ISO 8601 time; only entries at or after it */
  after?: string;
  /** ISO 8601 time; only entries before it */
  before?: string;
  /** Only entries by this actor: its id, or its type (`key`, `operator` or `service`) */
  actor?: string;
  /** Only entries with this action; an unknown action is rejected with the valid ones, or those near it */
  action?:
    | 'account.created'
    | 'account.key_rotated'
    | 'account.updated'
    | 'account.verified'
    | 'api_key.created'
    | 'api_key.deleted'
    | 'domain.assigned'
    | 'domain.shared'
    | 'domain.unassigned'
    | 'domain.unknown_names'
    | 'export.created'
    | 'inbox.created'
    | 'inbox.deleted'
    | 'inbox.updated'
    | 'invitation.created'
    | 'invitation.revoked'
    | 'list.entry_added'
    | 'list.entry_deleted'
    | 'message.deleted'
    | 'message.released'
    | 'message.restored'
    | 'queue.redriven'
    | 'refused.cap_hit'
    | 'refused.forbidden'
    | 'refused.read_only'
    | 'refused.suspended'
    | 'tenant.canceled'
    | 'tenant.created'
    | 'tenant.deleted'
    | 'tenant.hold_lifted'
    | 'tenant.hold_placed'
    | 'tenant.key_replaced'
    | 'tenant.limit_changed'
    | 'tenant.mail_erased'
    | 'tenant.plan_changed'
    | 'tenant.reactivated'
    | 'tenant.resumed'
    | 'tenant.suspended'
    | 'thread.deleted'
    | 'thread.restored'
    | 'webhook.created'
    | 'webhook.deleted'
    | 'webhook.disabled'
    | 'webhook.recovered'
    | 'webhook.redelivered'
    | 'webhook.tested'
    | 'webhook.updated';
  /** Only entries about this resource: its id, or its type */
  resource?: string;
};

export type AuditLogListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  entries: AuditEntry[];
};

export type ApiKeysCreateInput = {
  /** A human-readable name */
  name: string;
  /** Flags set to true are granted and all others are denied. If omitted, everything is granted */
  permissions?: {
    /** List and read inboxes, sender lists and dropped mail */
    inbox_read?: boolean;
    /** Create inboxes */
    inbox_create?: boolean;
    /** Change inboxes, the account, message state, claims and sender lists; release held mail */
    inbox_update?: boolean;
    /** Delete inboxes and messages; set expiry and retention */
    inbox_delete?: boolean;
    /** Read threads */
    thread_read?: boolean;
    /** Read messages, attachments, codes and events; export mail */
    message_read?: boolean;
    /** See spam and held mail */
    label_spam_read?: boolean;
    /** Read webhooks and their deliveries */
    webhook_read?: boolean;
    /** Create webhooks */
    webhook_create?: boolean;
    /** Change and test webhooks; resend events */
    webhook_update?: boolean;
    /** Delete webhooks */
    webhook_delete?: boolean;
    /** Read usage and limits of the account */
    metrics_read?: boolean;
    /** List API keys and read the audit log */
    api_key_read?: boolean;
    /** Create API keys with no more permissions than its own */
    api_key_create?: boolean;
    /** Revoke API keys */
    api_key_delete?: boolean;
  };
};

export type ApiKeysCreateOutput = {
  api_key_id: string;
  type: 'bearer';
  name: string;
  /** First characters of the secret, to tell keys apart */
  prefix: string;
  /** Null for full access */
  permissions: Record<string, boolean> | null;
  scope_type: 'organization' | 'inbox';
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
  /** When an operator's support key expires; null for other keys */
  expires_at: string | null;
  /** Last use, to the minute; null before the first use */
  used_at: string | null;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  /** The secret. It is shown only once */
  api_key: string;
};

export type ApiKeysListInput = DomainsListInput;

export type ApiKeysListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  api_keys: ApiKey[];
};

export type ApiKeysGetInput = {
  api_key_id: string;
};

export type ApiKeysGetOutput = ApiKey;

export type ApiKeysDeleteInput = ApiKeysGetInput;

export type ApiKeysDeleteOutput = undefined;

export type ApiKeysCreateForInboxInput = ApiKeysCreateInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type ApiKeysCreateForInboxOutput = ApiKeysCreateOutput;

export type ApiKeysListForInboxInput = DomainsListInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type ApiKeysListForInboxOutput = ApiKeysListOutput;

export type WebhooksCreateInput = {
  /** HTTPS URL that receives the events */
  url: string;
  /** message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit */
  event_types: EventType[];
  /** Inboxes to cover; all if omitted */
  inbox_ids?: string[];
  /** Your own id. A repeated call with it returns what the first call created */
  client_id?: string;
  /** Only mail of these kinds */
  kinds?: Kind[];
  /** No mail of these kinds */
  not_kinds?: Kind[];
  /** Content to include in deliveries about messages. Default: ids only */
  include?: ('message' | 'verification' | 'attachments' | 'text')[];
  /** Headers to send with each delivery, at most 10. Values are secret and shown masked */
  headers?: Record<string, string>;
};

export type WebhooksCreateOutput = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Empty if the webhook covers all inboxes */
  inbox_ids: string[];
  /** Omitted if the webhook covers all kinds of mail */
  kinds?: Kind[];
  not_kinds?: Kind[];
  /** Content that deliveries about messages include; empty for ids only */
  include: ('message' | 'verification' | 'attachments' | 'text')[];
  /** Your own headers, sent with each delivery. Values are secret and shown masked */
  headers: Record<string, string>;
  enabled: boolean;
  client_id?: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  /** whsec_ signing secret, shown only when created */
  secret?: string;
};

/** Output for a new resource, not one found by its `client_id`. */
export type WebhooksCreateCreatedOutput = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Empty if the webhook covers all inboxes */
  inbox_ids: string[];
  /** Omitted if the webhook covers all kinds of mail */
  kinds?: Kind[];
  not_kinds?: Kind[];
  /** Content that deliveries about messages include; empty for ids only */
  include: ('message' | 'verification' | 'attachments' | 'text')[];
  /** Your own headers, sent with each delivery. Values are secret and shown masked */
  headers: Record<string, string>;
  enabled: boolean;
  client_id?: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  updated_at: string;
  /** whsec_ signing secret, shown only when created */
  secret: string;
};

export type WebhooksListInput = DomainsListInput;

export type WebhooksListOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  webhooks: Webhook[];
};

export type WebhooksGetInput = {
  webhook_id: string;
};

export type WebhooksGetOutput = Webhook;

export type WebhooksUpdateInput = {
  webhook_id: string;
  /** Replaces the list; null for ids only */
  include?: ('message' | 'verification' | 'attachments' | 'text')[] | null;
  /** Merged by name. A null value removes its header; null removes all. Changing url to a different origin removes the headers that are not named */
  headers?: Record<string, string | null> | null;
  /** HTTPS URL that receives the events */
  url?: string;
  /** message.received is for clean mail; message.received.spam and .unauthenticated are for mail that lists omit */
  event_types?: EventType[];
  /** Inboxes to cover; null for all */
  inbox_ids?: string[] | null;
  /** Only mail of these kinds; null for all */
  kinds?: Kind[] | null;
  /** No mail of these kinds; null for all */
  not_kinds?: Kind[] | null;
  /** false: send nothing until it is true again */
  enabled?: boolean;
};

export type WebhooksUpdateOutput = Webhook;

export type WebhooksDeleteInput = WebhooksGetInput;

export type WebhooksDeleteOutput = undefined;

export type WebhooksCreateForInboxInput = WebhooksCreateInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type WebhooksCreateForInboxOutput = WebhooksCreateOutput;

/** Output for a new resource, not one found by its `client_id`. */
export type WebhooksCreateForInboxCreatedOutput = WebhooksCreateCreatedOutput;

export type WebhooksListForInboxInput = DomainsListInput & {
  /** The inbox's email address (case-insensitive) */
  inbox_id: string;
};

export type WebhooksListForInboxOutput = WebhooksListOutput;

export type WebhooksListDeliveriesInput = {
  webhook_id: string;
  /** Maximum number of items on a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type WebhooksListDeliveriesOutput = {
  /** Number of items on this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  deliveries: Delivery[];
};

export type WebhooksRedeliverInput = {
  webhook_id: string;
  delivery_id: string;
};

export type WebhooksRedeliverOutput = Delivery;

export type WebhooksRecoverInput = {
  webhook_id: string;
  /** ISO 8601 time, at most 30 days ago */
  since: string;
};

export type WebhooksRecoverOutput = {
  recovering: true;
};

export type WebhooksTestInput = WebhooksGetInput;

export type WebhooksTestOutput = Delivery;

/** Every operation of the API, by resource. */
export interface Operations {
  agent: {
    /** Sign up. Creates an account with its first inbox and key, and emails a 6-digit code to its owner. Signing up again with the same address returns the same account with a new key. */
    signUp(input: AgentSignUpInput, options?: CallOptions): Promise<AgentSignUpOutput>;
    /** Verify the account. Lifts the limits of a new account. Also confirms the key from a repeated sign-up. */
    verify(input: AgentVerifyInput, options?: CallOptions): Promise<AgentVerifyOutput>;
  };
  identity: {
    /** Get the identity and permissions of this key.  */
    whoami(input?: IdentityWhoamiInput, options?: CallOptions): Promise<IdentityWhoamiOutput>;
    /** Get the identity of this key.  */
    authMe(input?: IdentityAuthMeInput, options?: CallOptions): Promise<IdentityAuthMeOutput>;
  };
  service: {
    /** Get the version and features of the service. Needs no key. Check for a feature before you use it, because a deployment may lack it. */
    info(input?: ServiceInfoInput, options?: CallOptions): Promise<ServiceInfoOutput>;
  };
  account: {
    /** Get the account and its limits. Shows whether the owner has confirmed the emailed code, and how much of each plan limit is used. Messages are counted per calendar month (UTC). */
    get(input?: AccountGetInput, options?: CallOptions): Promise<AccountGetOutput>;
    /** Update the account. unlisted applies starting with the next message; a change from accept to hold or drop adds the confirmed owner to the allow list (reason: owner). retention_days needs inbox_delete and applies from the next day on. Without metrics_read, the response has no limits. */
    update(input?: AccountUpdateInput, options?: CallOptions): Promise<AccountUpdateOutput>;
  };
  domains: {
    /** List the domains for inboxes. Lists the domains in which the account can create inboxes: shared domains and its own. An inbox-scoped key sees only the domain of its inbox. */
    list(input?: DomainsListInput, options?: CallOptions): Promise<DomainsListOutput>;
    /** List the domains for inboxes, page after page. */
    listAll(
      input?: Omit<DomainsListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<DomainsListOutput['domains'][number], void, undefined>;
  };
  inboxes: {
    /** Create an inbox. The address receives mail as soon as the call returns. */
    create(input?: InboxesCreateInput, options?: CallOptions): Promise<InboxesCreateOutput>;
    /** List inboxes. Newest first. An inbox-scoped key sees only its own inbox. */
    list(input?: InboxesListInput, options?: CallOptions): Promise<InboxesListOutput>;
    /** List inboxes, page after page. */
    listAll(
      input?: Omit<InboxesListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<InboxesListOutput['inboxes'][number], void, undefined>;
    /** Get an inbox.  */
    get(input: InboxesGetInput, options?: CallOptions): Promise<InboxesGetOutput>;
    /** Update an inbox.  */
    update(input: InboxesUpdateInput, options?: CallOptions): Promise<InboxesUpdateOutput>;
    /** Delete an inbox. Permanently deletes the inbox and its mail. New mail to the address is dropped, and the address stays unavailable during its quarantine. */
    delete(input: InboxesDeleteInput, options?: CallOptions): Promise<InboxesDeleteOutput>;
    /** Get the verification code or link that was just sent. Returns the code or link that the inbox was just sent, without a message body. Only clean mail that passes DMARC counts; other matching messages are counted in withheld (spam only for keys that may read it). Pass from_domain, the domain of the service that you asked for a code: without it, mail from two services is ambiguous, and a stranger may be the only one who has sent a code. After asking the service to resend it, pass the message_id of the last response as after; otherwise the old code is found immediately. Codes with low confidence are never returned. */
    verification(input: InboxesVerificationInput, options?: CallOptions): Promise<InboxesVerificationOutput>;
  };
  threads: {
    /** List threads in an inbox. Lists threads, most recently active first; with q, only those with a matching message. Spam and unauthenticated mail is omitted unless you ask for it. */
    list(input: ThreadsListInput, options?: CallOptions): Promise<ThreadsListOutput>;
    /** List threads in an inbox, page after page. */
    listAll(
      input: Omit<ThreadsListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ThreadsListOutput['threads'][number], void, undefined>;
    /** List or search threads in all inboxes. Lists threads in all inboxes that the key may read, most recently active first. With q, lists those with a message that contains its words, ordered by the newest such message. Spam and unauthenticated mail is omitted unless you ask for it. A page may have fewer items than its limit, or none, while next_page_token is not null. */
    search(input?: ThreadsSearchInput, options?: CallOptions): Promise<ThreadsSearchOutput>;
    /** List or search threads in all inboxes, page after page. */
    searchAll(
      input?: Omit<ThreadsSearchInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ThreadsSearchOutput['threads'][number], void, undefined>;
    /** Get a thread with its messages.  */
    get(input: ThreadsGetInput, options?: CallOptions): Promise<ThreadsGetOutput>;
    /** Mark or label all messages in a thread. Changes all visible messages in the thread at the time of the call; with trash, all of its messages. If a condition does not hold for one of them, the call returns conflict and changes nothing. About 30 messages are written at a time, and conditions apply to the first batch: a longer thread is changed completely even if another call changes it in the meantime. After a server error some messages may have been changed; repeat the call. */
    update(input: ThreadsUpdateInput, options?: CallOptions): Promise<ThreadsUpdateOutput>;
    /** Move all messages in a thread to the trash. Deletes each message that the thread has at the time of the call. A later reply joins the thread, which is then listed again without the messages in the trash. With permanent=true the thread is gone, and a later reply starts a new one. */
    delete(input: ThreadsDeleteInput, options?: CallOptions): Promise<ThreadsDeleteOutput>;
    /** Restore all messages in a thread from the trash. Also succeeds when no message in the thread is in the trash. */
    restore(input: ThreadsRestoreInput, options?: CallOptions): Promise<ThreadsRestoreOutput>;
  };
  messages: {
    /** List messages in an inbox. Lists messages without bodies, newest arrival first; with q, only those that match. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. after and before compare times of arrival; with them, unread=true or your own labels, only matching messages are examined. For other filters a call examines at most 1,000 messages, so a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the call waits for the first matching message. */
    list(input: MessagesListInput, options?: CallOptions): Promise<MessagesListOutput>;
    /** List messages in an inbox, page after page. */
    listAll(
      input: Omit<MessagesListInput, 'page_token' | 'wait'>,
      options?: CallOptions,
    ): AsyncGenerator<MessagesListOutput['messages'][number], void, undefined>;
    /** List or search messages in all inboxes. Lists messages in all inboxes that the key may read, without bodies, newest arrival first; with q, those that contain its words. Spam and unauthenticated mail is omitted unless you ask for it. Filters are combined with AND. A page may have fewer items than its limit, or none, while next_page_token is not null. */
    search(input?: MessagesSearchInput, options?: CallOptions): Promise<MessagesSearchOutput>;
    /** List or search messages in all inboxes, page after page. */
    searchAll(
      input?: Omit<MessagesSearchInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<MessagesSearchOutput['messages'][number], void, undefined>;
    /** Get a message.  */
    get(input: MessagesGetInput, options?: CallOptions): Promise<MessagesGetOutput>;
    /** Mark or label a message. Labels are converted to lower case; those set by the service can be neither added nor removed. If a condition does not hold, the call returns conflict and changes nothing. Without message_read, the response has only the fields shown in lists. */
    update(input: MessagesUpdateInput, options?: CallOptions): Promise<MessagesUpdateOutput>;
    /** Mark or label messages. Each message is changed separately. `conflicts` lists those left unchanged because a condition does not hold or because they would have too many labels. */
    updateMany(input: MessagesUpdateManyInput, options?: CallOptions): Promise<MessagesUpdateManyOutput>;
    /** Move a message to the trash. The message gets the label trash and disappears from lists, search, waiting calls, verification and claims. It can still be read by its id and restored, and is permanently deleted after 30 days, or immediately with permanent=true. A repeated call returns 204 while the message is in the trash, and not_found once it is gone. */
    delete(input: MessagesDeleteInput, options?: CallOptions): Promise<MessagesDeleteOutput>;
    /** Restore a message from the trash. Also succeeds for a message that is not in the trash. Without message_read, the response has only the fields shown in lists. */
    restore(input: MessagesRestoreInput, options?: CallOptions): Promise<MessagesRestoreOutput>;
    /** Download the original email. Returns the bytes as they arrived (message/rfc822), directly up to 4 MB and otherwise through a redirect. A deployment may keep them for only a few days; after that the call returns not_found. */
    getRaw(
      input: MessagesGetRawInput & { format: 'link' },
      options?: CallOptions,
    ): Promise<MessagesGetRawOutput>;
    getRaw(input: Omit<MessagesGetRawInput, 'format'>, options?: CallOptions): Promise<Download>;
    /** Download an attachment. Returns the bytes of files up to 4 MB; larger files redirect (302) to a link that is valid for one minute. Do not send the key header when you follow the redirect. */
    getAttachment(
      input: MessagesGetAttachmentInput & { format: 'link' },
      options?: CallOptions,
    ): Promise<MessagesGetAttachmentOutput>;
    getAttachment(
      input: Omit<MessagesGetAttachmentInput, 'format'>,
      options?: CallOptions,
    ): Promise<Download>;
    /** Release a held message. The message arrives now: it gets a new message_id, may join a thread, and is announced by an event. Also needs the label_spam_read permission. A repeated call returns the message that has arrived. Without message_read, the response has only the fields shown in lists. */
    release(input: MessagesReleaseInput, options?: CallOptions): Promise<MessagesReleaseOutput>;
  };
  claims: {
    /** Claim unread messages. Claims the oldest unread messages that are clean and that no other worker holds. The caller holds each one until `expires_at` and must extend, complete or release the claim before then. When a claim ends without `complete`, the next worker gets the message, with `attempt` incremented; after five attempts, the message gets the `claim-failed` label and is not claimed again until that label is removed. A worker may get a message that another one has already worked on. A call examines at most 1,000 unread messages: if other workers hold more than that, call again; if more than that are excluded by filters other than after and before, pass after. Also needs `message_read`. */
    create(input: ClaimsCreateInput, options?: CallOptions): Promise<ClaimsCreateOutput>;
    /** Extend a claim. The claim will end lease_seconds from now. If the claim has already ended, the call returns conflict. */
    extend(input: ClaimsExtendInput, options?: CallOptions): Promise<ClaimsExtendOutput>;
    /** Complete a claim. Marks the message as read and ends the claim. A repeated call returns the same response; if the claim ended in any other way, the call returns conflict. */
    complete(input: ClaimsCompleteInput, options?: CallOptions): Promise<ClaimsCompleteOutput>;
    /** Release a claim. The message can be claimed again after delay_seconds. If the claim has already ended, the call returns conflict. */
    release(input: ClaimsReleaseInput, options?: CallOptions): Promise<ClaimsReleaseOutput>;
  };
  attachments: {
    /** Read the text of an attachment. Reads the text of PDF, Word, Excel, PowerPoint, OpenDocument, RTF, HTML, CSV, plain text and calendar files and of attached emails, recognized by their content. The text is extracted on the first call. With wait, the call waits for it; if the status is pending, call again. */
    text(input: AttachmentsTextInput, options?: CallOptions): Promise<AttachmentsTextOutput>;
  };
  lists: {
    /** List mail that was dropped because of its sender or because of too many unknown names. Covers the last 30 days, newest first, with the first 1,000 messages of each day (UTC). */
    dropped(input?: ListsDroppedInput, options?: CallOptions): Promise<ListsDroppedOutput>;
    /** List mail that was dropped because of its sender or because of too many unknown names, page after page. */
    droppedAll(
      input?: Omit<ListsDroppedInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ListsDroppedOutput['dropped'][number], void, undefined>;
    /** List the senders on the account's allow or block list.  */
    list(input: ListsListInput, options?: CallOptions): Promise<ListsListOutput>;
    /** List the senders on the account's allow or block list, page after page. */
    listAll(
      input: Omit<ListsListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ListsListOutput['entries'][number], void, undefined>;
    /** Add a sender to the account's allow or block list. Applies starting with the next message. Entries of an inbox take precedence over those of the account, and block over allow. Allow matches only the From address of a message that passes DMARC; block matches the From and the envelope address. Adding an entry again replaces its reason and expires_at. */
    add(input: ListsAddInput, options?: CallOptions): Promise<ListsAddOutput>;
    /** Remove a sender from the account's allow or block list. In a URL, encode / ? and % in an entry twice (%252F, %253F, %2525); the clients do that. */
    delete(input: ListsDeleteInput, options?: CallOptions): Promise<ListsDeleteOutput>;
    /** List the senders on an inbox's allow or block list.  */
    listForInbox(input: ListsListForInboxInput, options?: CallOptions): Promise<ListsListForInboxOutput>;
    /** List the senders on an inbox's allow or block list, page after page. */
    listForInboxAll(
      input: Omit<ListsListForInboxInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ListsListForInboxOutput['entries'][number], void, undefined>;
    /** Add a sender to an inbox's allow or block list. Applies starting with the next message. Entries of an inbox take precedence over those of the account, and block over allow. Allow matches only the From address of a message that passes DMARC; block matches the From and the envelope address. Adding an entry again replaces its reason and expires_at. */
    addForInbox(input: ListsAddForInboxInput, options?: CallOptions): Promise<ListsAddForInboxOutput>;
    /** Remove a sender from an inbox's allow or block list. In a URL, encode / ? and % in an entry twice (%252F, %253F, %2525); the clients do that. */
    deleteForInbox(
      input: ListsDeleteForInboxInput,
      options?: CallOptions,
    ): Promise<ListsDeleteForInboxOutput>;
  };
  events: {
    /** Read the event log. Returns events after a cursor or a time, in log order, which can differ from the order of timestamps. A client that continues from the cursor of each response sees every event of the last 30 days at least once; a repeated event has the same event_id. While has_more is true, call again immediately, even after a response without events. With wait, the call waits for the first event. kind and not_kind filter only message events. */
    list(input?: EventsListInput, options?: CallOptions): Promise<EventsListOutput>;
  };
  exports: {
    /** Export mail to one file. Exports mail in order of arrival, including unauthenticated mail but not messages that are held or in the trash. Also needs api_key_read. One export runs at a time, and the plan limits how many start each day (UTC). GET shows its progress. */
    create(input: ExportsCreateInput, options?: CallOptions): Promise<ExportsCreateOutput>;
    /** Get an export. Returns the progress of an export and, once it is completed, a link to its file. An export is kept for 7 days. One that includes spam needs label_spam_read. */
    get(input: ExportsGetInput, options?: CallOptions): Promise<ExportsGetOutput>;
  };
  metrics: {
    /** Get usage over time. Returns one point per usage type at the end of each bucket of the window. Counts are totals of what existed at that time; storage_bytes is the current storage at every point, even before the account existed. */
    usage(input?: MetricsUsageInput, options?: CallOptions): Promise<MetricsUsageOutput>;
  };
  auditLog: {
    /** List the audit log. Lists who changed what in the last 400 days, newest first: sign-ups, keys, webhooks, inboxes, lists, messages deleted, restored or released, operator actions, and the first refused call per hour for each key and reason. A page may be shorter than its limit. */
    list(input?: AuditLogListInput, options?: CallOptions): Promise<AuditLogListOutput>;
    /** List the audit log, page after page. */
    listAll(
      input?: Omit<AuditLogListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<AuditLogListOutput['entries'][number], void, undefined>;
  };
  apiKeys: {
    /** Create an API key. Without permissions the key has full access; with permissions it can do only what they grant. */
    create(input: ApiKeysCreateInput, options?: CallOptions): Promise<ApiKeysCreateOutput>;
    /** List API keys. Lists keys without their secrets, newest first. An inbox-scoped key sees only the keys of its inbox. */
    list(input?: ApiKeysListInput, options?: CallOptions): Promise<ApiKeysListOutput>;
    /** List API keys, page after page. */
    listAll(
      input?: Omit<ApiKeysListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ApiKeysListOutput['api_keys'][number], void, undefined>;
    /** Get an API key.  */
    get(input: ApiKeysGetInput, options?: CallOptions): Promise<ApiKeysGetOutput>;
    /** Delete (revoke) an API key. The key stops working immediately over REST, MCP and the stream. A key may delete itself. */
    delete(input: ApiKeysDeleteInput, options?: CallOptions): Promise<ApiKeysDeleteOutput>;
    /** Create an API key for one inbox. The key can access only this inbox, regardless of its permissions. */
    createForInbox(
      input: ApiKeysCreateForInboxInput,
      options?: CallOptions,
    ): Promise<ApiKeysCreateForInboxOutput>;
    /** List the API keys of one inbox.  */
    listForInbox(input: ApiKeysListForInboxInput, options?: CallOptions): Promise<ApiKeysListForInboxOutput>;
    /** List the API keys of one inbox, page after page. */
    listForInboxAll(
      input: Omit<ApiKeysListForInboxInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ApiKeysListForInboxOutput['api_keys'][number], void, undefined>;
  };
  webhooks: {
    /** Create a webhook. Events are POSTed to the URL and signed according to Standard Webhooks. Keep the secret; it is shown only once. include needs message_read. */
    create(
      input: WebhooksCreateInput & { client_id?: never },
      options?: CallOptions,
    ): Promise<WebhooksCreateCreatedOutput>;
    create(input: WebhooksCreateInput, options?: CallOptions): Promise<WebhooksCreateOutput>;
    /** List webhooks. Lists webhooks without their secrets, newest first. An inbox-scoped key sees only those of its inbox. */
    list(input?: WebhooksListInput, options?: CallOptions): Promise<WebhooksListOutput>;
    /** List webhooks, page after page. */
    listAll(
      input?: Omit<WebhooksListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<WebhooksListOutput['webhooks'][number], void, undefined>;
    /** Get a webhook.  */
    get(input: WebhooksGetInput, options?: CallOptions): Promise<WebhooksGetOutput>;
    /** Update a webhook. inbox_ids replaces the scope. Null covers all inboxes; null for kinds or not_kinds covers all kinds of mail. A change that sends more content, or sends it to another address, needs message_read. */
    update(input: WebhooksUpdateInput, options?: CallOptions): Promise<WebhooksUpdateOutput>;
    /** Delete a webhook. Deliveries stop immediately, and outstanding attempts are abandoned. */
    delete(input: WebhooksDeleteInput, options?: CallOptions): Promise<WebhooksDeleteOutput>;
    /** Create a webhook for one inbox. Covers the inbox in the path, unless inbox_ids says otherwise. */
    createForInbox(
      input: WebhooksCreateForInboxInput & { client_id?: never },
      options?: CallOptions,
    ): Promise<WebhooksCreateForInboxCreatedOutput>;
    createForInbox(
      input: WebhooksCreateForInboxInput,
      options?: CallOptions,
    ): Promise<WebhooksCreateForInboxOutput>;
    /** List the webhooks of one inbox. Lists the webhooks that cover only this inbox. */
    listForInbox(
      input: WebhooksListForInboxInput,
      options?: CallOptions,
    ): Promise<WebhooksListForInboxOutput>;
    /** List the webhooks of one inbox, page after page. */
    listForInboxAll(
      input: Omit<WebhooksListForInboxInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<WebhooksListForInboxOutput['webhooks'][number], void, undefined>;
    /** List the deliveries of a webhook. Lists every event of the last 30 days that was or will be sent, newest first, with its attempts. */
    listDeliveries(
      input: WebhooksListDeliveriesInput,
      options?: CallOptions,
    ): Promise<WebhooksListDeliveriesOutput>;
    /** List the deliveries of a webhook, page after page. */
    listDeliveriesAll(
      input: Omit<WebhooksListDeliveriesInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<WebhooksListDeliveriesOutput['deliveries'][number], void, undefined>;
    /** Redeliver an event. Starts a new delivery of the same event, with the same event_id and its own retry schedule, regardless of the state of the original delivery. Recoveries, test events and redeliveries share a limit: 10 per minute for a webhook and 60 for an account (429). */
    redeliver(input: WebhooksRedeliverInput, options?: CallOptions): Promise<WebhooksRedeliverOutput>;
    /** Resend the events that a webhook missed. Resends every undelivered event since the given time that matches the current event types and inboxes of the webhook and does not precede its creation. It runs in the background at up to five events a second, and replaces an earlier recovery of the webhook that is still running. Recoveries, test events and redeliveries share a limit: 10 per minute for a webhook and 60 for an account (429). */
    recover(input: WebhooksRecoverInput, options?: CallOptions): Promise<WebhooksRecoverOutput>;
    /** Send a test event. Sends an event of type webhook.test, signed and retried like any other. Its delivery shows how the endpoint responded. Recoveries, test events and redeliveries share a limit: 10 per minute for a webhook and 60 for an account (429). */
    test(input: WebhooksTestInput, options?: CallOptions): Promise<WebhooksTestOutput>;
  };
}
