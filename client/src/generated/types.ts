// Made from the registry of operations by `npm run generate`. Do not edit.
import type { CallOptions, Download } from '../call.ts';

export type Inbox = {
  inbox_id: string;
  email: string;
  display_name?: string;
  client_id: string | null;
  metadata: Record<string, string>;
  /** How many messages unread=true lists, 1000 for 1,000 and more; only when one inbox is read */
  unread_count?: number;
  /** What happens to mail from senders on no list; null: as the account sets */
  unlisted: 'accept' | 'hold' | 'drop' | null;
  /** Days after which mail is deleted; a shorter period of the account or its plan wins */
  retention_days: number | null;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** When the inbox expires and is deleted */
  expires_at: string | null;
};

export type Kind = 'personal' | 'auto_reply' | 'bounce' | 'list' | 'calendar' | 'report' | 'other';

export type Thread = {
  thread_id: string;
  inbox_id: string;
  subject: string;
  /** Of the newest message */
  preview: string;
  senders: string[];
  recipients: string[];
  /** Labels of its messages */
  labels: string[];
  /** Whether one of its messages is unread */
  unread: boolean;
  message_count: number;
  /** Total bytes of the raw mails */
  size: number;
  last_message_id: string;
  /** ISO-8601, UTC */
  received_timestamp: string;
  /** ISO-8601, UTC */
  last_activity_at: string;
  /** ISO-8601, UTC */
  timestamp: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** With q: where the words of q occur */
  highlights?: {
    field: 'subject' | 'filename' | 'from' | 'to' | 'cc' | 'reply_to' | 'text' | 'attachment';
    /** At most 160 characters of the field around a hit */
    text: string;
    /** Matches in text: UTF-16 offsets, end exclusive */
    ranges: unknown[][];
  }[];
};

export type Message = {
  message_id: string;
  inbox_id: string;
  thread_id: string;
  /** Labels of the service, then yours */
  labels: string[];
  /** True on arrival; reading does not change it */
  unread: boolean;
  /** The envelope address after its first +: mail to name+tag@ goes to name@ */
  tag: string | null;
  /** Date header; arrival when absent, unparsable or in the future */
  timestamp: string;
  /** When SMTP accepted it */
  received_at: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** First 200 characters of the extracted text, whitespace collapsed */
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
  /** Bytes of the raw mail */
  size: number;
  body_truncated?: true;
  /** The HTML has text that a reader does not see; all text fields leave it out */
  hidden_text?: true;
  parse_error?: string;
  /** Why a message is held: its sender is on no list, or the allowed sender is not authenticated */
  hold_reason?: 'unlisted' | 'not_proven';
  /** Codes to type and links to follow, extracted on arrival; null when there are none */
  verification: Verification | null;
  /** From headers and structure; null for mail stored before this field existed, until admin rebuild */
  kind: Kind | null;
  /** Report on the delivery of another mail */
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
  /** The plain text, or the text of the HTML; URLs are cut to 100 characters, `links` has them whole */
  text: string;
  /** Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed */
  links: {
    text: string;
    url: string;
    host: string;
  }[];
  html: string | null;
  /** The new text of a reply, without what it quotes */
  extracted_text: string;
  /** Lower-case names and decoded values; of repeated names the last */
  headers: Record<string, string>;
  /** Names and values in wire order */
  raw_headers: unknown[][];
  reply_to: string[];
  envelope: {
    mail_from: string;
    /** This inbox's address as the sender wrote it */
    rcpt_to: string;
  };
  /** The content was lost in storage: text, html and headers are empty, the other fields are those of lists */
  body_missing?: true;
};

export type Attachment = {
  attachment_id: string;
  message_id: string;
  filename: string | null;
  content_type: string;
  /** Decoded bytes */
  size: number;
  content_disposition: 'attachment' | 'inline';
  content_id: string | null;
  /** Hex digest of the decoded bytes */
  sha256: string;
  /** Whether its text can be read; lists never say ready or failed */
  text_status: 'none' | 'available' | 'ready' | 'failed';
};

export type Verification = {
  /** At most 5, best first */
  codes: {
    /** The code, as one types it */
    value: string;
    as_written: string;
    confidence: 'high' | 'medium' | 'low';
    evidence: 'subject' | 'text' | 'html' | 'origin_bound';
  }[];
  /** At most 10, best first */
  links: VerificationLink[];
};

export type VerificationLink = {
  /** As in the mail: never fetched, resolved or rewritten */
  url: string;
  host: string;
  purpose: 'verify' | 'sign_in' | 'reset_password' | 'invitation';
  /** Whether its registrable domain is the From address's */
  matches_sender: boolean;
};

export type Bounce = {
  /** failed, delayed, delivered, relayed or expanded */
  action: string;
  /** RFC 3463: 5.1.1 */
  status: string | null;
  recipient: string | null;
  diagnostic: string | null;
  original_message_id: string | null;
};

export type CalendarEvent = {
  /** In lower case: request, reply, cancel, counter, publish */
  method: string | null;
  uid: string | null;
  sequence: number;
  /** confirmed, tentative, cancelled */
  status: string | null;
  /** With UTC offset; without one for a floating time; a date for an all-day event */
  start: string | null;
  /** Exclusive: for all-day events the day after the last */
  end: string | null;
  /** Time zone as the invitation names it */
  timezone: string | null;
  summary: string;
  location: string | null;
  organizer: {
    name: string;
    email: string;
  } | null;
  /** At most 100; answer: accepted, declined, tentative, needs-action */
  attendees: {
    name: string;
    email: string;
    answer: string | null;
  }[];
  /** Recurrence rule (RFC 5545) as written */
  recurrence: string | null;
};

export type Unsubscribe = {
  /** Whether one-click unsubscribe (RFC 8058) is offered, with a valid signature */
  one_click: boolean;
  urls: string[];
  mailto: string | null;
};

export type FoundVerification = {
  /** incomplete: no match among the newest 20,000 messages, and older ones since `after` exist */
  status: 'found' | 'none' | 'ambiguous' | 'incomplete';
  /** The code, as one types it */
  code: string | null;
  link: VerificationLink | null;
  /** From address */
  sender: string | null;
  /** Registrable domain of the sender */
  sender_domain: string | null;
  message_id: string | null;
  thread_id: string | null;
  received_at: string | null;
  /** Seconds since received_at. It may be older than your latest request: pass after */
  age_seconds: number | null;
  /** With ambiguous: the newest message of each sender domain, newest first, at most 10 */
  candidates: VerificationCandidate[];
  /** Matching messages left out because they are held, spam, unauthenticated, or without a DMARC pass */
  withheld: number;
};

export type VerificationCandidate = {
  sender_domain: string;
  message_id: string;
  received_at: string;
};

export type MessageSummary = {
  message_id: string;
  inbox_id: string;
  thread_id: string;
  /** Labels of the service, then yours */
  labels: string[];
  /** True on arrival; reading does not change it */
  unread: boolean;
  /** The envelope address after its first +: mail to name+tag@ goes to name@ */
  tag: string | null;
  /** Date header; arrival when absent, unparsable or in the future */
  timestamp: string;
  /** When SMTP accepted it */
  received_at: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** First 200 characters of the extracted text, whitespace collapsed */
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
  /** Bytes of the raw mail */
  size: number;
  body_truncated?: true;
  /** The HTML has text that a reader does not see; all text fields leave it out */
  hidden_text?: true;
  parse_error?: string;
  /** Why a message is held: its sender is on no list, or the allowed sender is not authenticated */
  hold_reason?: 'unlisted' | 'not_proven';
  /** Codes to type and links to follow, extracted on arrival; null when there are none */
  verification: Verification | null;
  /** From headers and structure; null for mail stored before this field existed, until admin rebuild */
  kind: Kind | null;
  /** Report on the delivery of another mail */
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
  /** With q: where the words of q occur */
  highlights?: {
    field: 'subject' | 'filename' | 'from' | 'to' | 'cc' | 'reply_to' | 'text' | 'attachment';
    /** At most 160 characters of the field around a hit */
    text: string;
    /** Matches in text: UTF-16 offsets, end exclusive */
    ranges: unknown[][];
  }[];
};

export type UpdatedMessage = {
  message_id: string;
  inbox_id: string;
  thread_id: string;
  /** Labels of the service, then yours */
  labels: string[];
  /** True on arrival; reading does not change it */
  unread: boolean;
  /** The envelope address after its first +: mail to name+tag@ goes to name@ */
  tag: string | null;
  /** Date header; arrival when absent, unparsable or in the future */
  timestamp: string;
  /** When SMTP accepted it */
  received_at: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** First 200 characters of the extracted text, whitespace collapsed */
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
  /** Bytes of the raw mail */
  size: number;
  body_truncated?: true;
  /** The HTML has text that a reader does not see; all text fields leave it out */
  hidden_text?: true;
  parse_error?: string;
  /** Why a message is held: its sender is on no list, or the allowed sender is not authenticated */
  hold_reason?: 'unlisted' | 'not_proven';
  /** Codes to type and links to follow, extracted on arrival; null when there are none */
  verification: Verification | null;
  /** From headers and structure; null for mail stored before this field existed, until admin rebuild */
  kind: Kind | null;
  /** Report on the delivery of another mail */
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
  /** With q: where the words of q occur */
  highlights?: {
    field: 'subject' | 'filename' | 'from' | 'to' | 'cc' | 'reply_to' | 'text' | 'attachment';
    /** At most 160 characters of the field around a hit */
    text: string;
    /** Matches in text: UTF-16 offsets, end exclusive */
    ranges: unknown[][];
  }[];
  /** The plain text, or the text of the HTML; URLs are cut to 100 characters, `links` has them whole */
  text?: string;
  /** Links in the HTML and URLs in the text, at most 200; chosen by the sender, never followed */
  links?: {
    text: string;
    url: string;
    host: string;
  }[];
  html?: string | null;
  /** The new text of a reply, without what it quotes */
  extracted_text?: string;
  /** Lower-case names and decoded values; of repeated names the last */
  headers?: Record<string, string>;
  /** Names and values in wire order */
  raw_headers?: unknown[][];
  reply_to?: string[];
  envelope?: {
    mail_from: string;
    /** This inbox's address as the sender wrote it */
    rcpt_to: string;
  };
  /** The content was lost in storage: text, html and headers are empty, the other fields are those of lists */
  body_missing?: true;
};

export type Claim = {
  claim_id: string;
  /** ISO-8601, UTC */
  expires_at: string;
  /** Claims of this message so far */
  attempt: number;
};

export type DroppedMail = {
  /** From address; null when the mail has none */
  sender: string | null;
  envelope_from: string;
  inbox_id: string;
  /** ISO-8601, UTC */
  at: string;
  /** blocked_by_inbox, blocked_by_account, unlisted, suspended */
  reason: string;
};

export type ListedSender = {
  /** In lower case, domains in their ASCII form */
  entry: string;
  reason: string | null;
  expires_at: string | null;
  /** ISO-8601, UTC */
  created_at: string;
};

export type EventType =
  | 'message.received'
  | 'message.received.spam'
  | 'message.received.unauthenticated'
  | 'message.held'
  | 'message.updated'
  | 'message.updated.spam'
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
  | InboxCreatedEvent
  | InboxDeletedEvent
  | InboxExpiredEvent;

/** Clean mail arrived. */
export type MessageReceivedEvent = {
  type: 'event';
  event_type: 'message.received';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** Mail labelled spam arrived, whatever its other labels. */
export type MessageReceivedSpamEvent = {
  type: 'event';
  event_type: 'message.received.spam';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** Mail labelled unauthenticated and not spam arrived. */
export type MessageReceivedUnauthenticatedEvent = {
  type: 'event';
  event_type: 'message.received.unauthenticated';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** A message is held because of its sender. */
export type MessageHeldEvent = {
  type: 'event';
  event_type: 'message.held';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
};

/** A message that is not labelled spam was marked, labelled, trashed or restored. */
export type MessageUpdatedEvent = {
  type: 'event';
  event_type: 'message.updated';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
  changed: ('unread' | 'labels' | 'trash')[];
};

/** A message that is held or labelled spam was marked, labelled, trashed or restored. */
export type MessageUpdatedSpamEvent = {
  type: 'event';
  event_type: 'message.updated.spam';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
  thread_id: string;
  message_id: string;
  changed: ('unread' | 'labels' | 'trash')[];
};

/** An inbox was created. */
export type InboxCreatedEvent = {
  type: 'event';
  event_type: 'inbox.created';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
};

/** An inbox was deleted. */
export type InboxDeletedEvent = {
  type: 'event';
  event_type: 'inbox.deleted';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
};

/** An inbox was deleted at its expires_at. */
export type InboxExpiredEvent = {
  type: 'event';
  event_type: 'inbox.expired';
  /** The same in every delivery of the event */
  event_id: string;
  /** When it happened; ISO-8601, UTC */
  timestamp: string;
  inbox_id: string;
};

export type Export = {
  export_id: string;
  status: 'running' | 'completed' | 'failed';
  /** mbox: the original bytes (mboxrd); jsonl: one line for each message, as GET of the message answers it */
  format: 'mbox' | 'jsonl';
  /** null: all inboxes */
  inbox_ids: string[] | null;
  after: string | null;
  before: string | null;
  include_spam: boolean;
  /** So far */
  messages: number;
  /** Messages whose original bytes mbox lacks: no longer kept, or never served because of a virus */
  skipped: number;
  /** So far */
  bytes: number;
  /** Of the file; null until the export is completed */
  sha256: string | null;
  /** Null until it is completed */
  download_url: string | null;
  /** When download_url ends: in five minutes; each call makes a new one */
  expires_at: string | null;
  /** When the export is deleted */
  kept_until: string;
  /** ISO-8601, UTC */
  created_at: string;
};

export type AuditEntry = {
  audit_id: string;
  /** ISO-8601, UTC */
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
  /** Network of the caller: /24 of IPv4, /64 of IPv6 */
  ip_prefix: string | null;
  request_id: string | null;
  /** Names of fields, never values */
  changed: string[];
};

export type ApiKey = {
  api_key_id: string;
  type: 'bearer';
  name: string;
  /** First characters of the secret, to recognize it by */
  prefix: string;
  /** Null for full access */
  permissions: Record<string, boolean> | null;
  scope_type: 'organization' | 'inbox';
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
  /** When a support key of the operator expires; null for other keys */
  expires_at: string | null;
  /** Kept to the minute; null before the first use */
  used_at: string | null;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
};

export type Webhook = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Omitted when it covers all inboxes */
  inbox_ids?: string[];
  /** Omitted when it takes mail of all kinds */
  kinds?: Kind[];
  not_kinds?: Kind[];
  enabled: boolean;
  client_id?: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
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
  /** dead: every attempt failed; abandoned: ended earlier, see reason */
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
  /** Attempts so far, including one under way */
  attempt: number;
  /** HTTP status of the response; null without one */
  status: number | null;
  duration_ms: number | null;
  /** Null for success */
  error: string | null;
  /** When the next attempt is due */
  next_attempt_at: string | null;
  /** Oldest first; status, duration_ms and error are those of the last */
  attempts: {
    attempt: number;
    /** ISO-8601, UTC */
    started_at: string;
    /** HTTP status of the response; null without one */
    status: number | null;
    duration_ms: number | null;
    /** Null for success */
    error: string | null;
  }[];
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
};

export type AgentSignUpInput = {
  /** Address of the person who owns the account */
  human_email: string;
  /** Local part; a readable random name when omitted */
  username?: string;
  /** From the operator, where sign-up needs one */
  invitation?: string;
};

export type AgentSignUpOutput = {
  organization_id: string;
  inbox_id: string;
  /** Shown once */
  api_key: string;
};

export type AgentVerifyInput = {
  /** The 6-digit code that was emailed */
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
  /** What the key may do */
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
};

export type AccountGetInput = Record<string, never>;

export type AccountGetOutput = {
  organization_id: string;
  verified: boolean;
  /** What happens to mail from senders on no list */
  unlisted: 'accept' | 'hold' | 'drop';
  /** Whether its human gets a mail when messages are held */
  notify: 'none' | 'daily';
  /** Days after which mail is deleted; a shorter period of the plan or an inbox wins */
  retention_days: number | null;
  /** canceled: calls that write are refused with read_only */
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
  /** What happens to mail from senders on no list: stored, held until released, or dropped */
  unlisted?: 'accept' | 'hold' | 'drop';
  /** daily: the confirmed human gets at most one mail a day with the number of held messages of each inbox */
  notify?: 'none' | 'daily';
  /** Days mail is kept */
  retention_days?: number | null;
};

export type AccountUpdateOutput = {
  organization_id: string;
  verified: boolean;
  /** What happens to mail from senders on no list */
  unlisted: 'accept' | 'hold' | 'drop';
  /** Whether its human gets a mail when messages are held */
  notify: 'none' | 'daily';
  /** Days after which mail is deleted; a shorter period of the plan or an inbox wins */
  retention_days: number | null;
  /** canceled: calls that write are refused with read_only */
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

export type InboxesCreateInput = {
  /** Local part; a readable random name when omitted */
  username?: string;
  /** A domain of the service; the first by default */
  domain?: string;
  /** A label for people */
  display_name?: string;
  /** Your own id: a repeated call returns what the first one made */
  client_id?: string;
  /** At most 50 keys, keys to 40 and values to 500 characters */
  metadata?: Record<string, string>;
  /** Seconds until it is deleted */
  expires_in?: number;
  /** Or the time of expiry */
  expires_at?: string;
  /** Entries for its allow list. Needs inbox_update */
  expected_senders?: string[];
  /** Days mail is kept */
  retention_days?: number | null;
};

export type InboxesCreateOutput = Inbox;

export type InboxesListInput = {
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type InboxesListOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  inboxes: Inbox[];
};

export type InboxesGetInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
};

export type InboxesGetOutput = Inbox;

export type InboxesUpdateInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** A label for people */
  display_name?: string;
  /** Merged into what is there; a null value removes its key, null removes all */
  metadata?: Record<string, string | null> | null;
  /** Seconds from now; null for no expiry */
  expires_in?: number | null;
  /** Or the time of expiry */
  expires_at?: string | null;
  /** Days mail is kept */
  retention_days?: number | null;
  /** What happens to mail from senders on no list; null: as the account sets. Not with a key of the inbox */
  unlisted?: 'accept' | 'hold' | 'drop' | null;
};

export type InboxesUpdateOutput = Inbox;

export type InboxesDeleteInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
};

export type InboxesDeleteOutput = undefined;

export type ThreadsListInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches of q first */
  sort?: 'newest' | 'relevance';
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Also mail labelled spam; needs the permission label_spam_read */
  include_spam?: boolean;
  /** Also mail labelled unauthenticated */
  include_unauthenticated?: boolean;
  /** Also mail in the trash */
  include_trash?: boolean;
  /** Also held mail; needs the permission label_spam_read; not with q, sort and wait */
  include_held?: boolean;
  /** Part of the sender's address or name, in any letter case */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Later than this ISO 8601 time or message_id */
  after?: string;
  /** Earlier than this */
  before?: string;
  /** Unread or not */
  unread?: boolean;
  /** All of these labels */
  label?: string[];
  /** None of these labels */
  not_label?: string[];
  /** One of these kinds */
  kind?: Kind[];
  /** None of these kinds */
  not_kind?: Kind[];
};

export type ThreadsListOutput = {
  /** Items in this page */
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
  /** Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches of q first */
  sort?: 'newest' | 'relevance';
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Also mail labelled spam; needs the permission label_spam_read */
  include_spam?: boolean;
  /** Also mail labelled unauthenticated */
  include_unauthenticated?: boolean;
  /** Also mail in the trash */
  include_trash?: boolean;
  /** Part of the sender's address or name, in any letter case */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Later than this ISO 8601 time or message_id */
  after?: string;
  /** Earlier than this */
  before?: string;
  /** Unread or not */
  unread?: boolean;
  /** All of these labels */
  label?: string[];
  /** None of these labels */
  not_label?: string[];
  /** One of these kinds */
  kind?: Kind[];
  /** None of these kinds */
  not_kind?: Kind[];
};

export type ThreadsSearchOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  threads: Thread[];
};

export type ThreadsGetInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  thread_id: string;
  /** Also mail in the trash */
  include_trash?: boolean;
};

export type ThreadsGetOutput = {
  thread_id: string;
  inbox_id: string;
  subject: string;
  /** Of the newest message */
  preview: string;
  senders: string[];
  recipients: string[];
  /** Labels of its messages */
  labels: string[];
  /** Whether one of its messages is unread */
  unread: boolean;
  message_count: number;
  /** Total bytes of the raw mails */
  size: number;
  last_message_id: string;
  /** ISO-8601, UTC */
  received_timestamp: string;
  /** ISO-8601, UTC */
  last_activity_at: string;
  /** ISO-8601, UTC */
  timestamp: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** Oldest first; the newest 100 when there are more */
  messages: Message[];
  messages_truncated?: true;
};

export type ThreadsUpdateInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  thread_id: string;
  unread?: boolean;
  /** A label, or a list */
  add_labels?: string[] | string;
  remove_labels?: string[] | string;
  /** true: to the trash (needs inbox_delete); false: out of it */
  trash?: boolean;
  /** Only if it has all of these; otherwise conflict */
  if_labels?: string[];
  /** Only if it has none of these; otherwise conflict */
  unless_labels?: string[];
};

export type ThreadsUpdateOutput = Thread;

export type ThreadsDeleteInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  thread_id: string;
  /** Delete permanently at once */
  permanent?: boolean;
};

export type ThreadsDeleteOutput = undefined;

export type ThreadsRestoreInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  thread_id: string;
};

export type ThreadsRestoreOutput = Thread;

export type InboxesVerificationInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** Domain of the service that sends it; its subdomains match too. Recommended */
  from_domain?: string;
  /** true: no subdomains of from_domain */
  exact_domain?: boolean;
  /** Later than this ISO 8601 time or message_id, such as that of the last answer; default: 10 minutes ago */
  after?: string;
  /** Seconds to wait for one */
  wait?: number;
  kind?: 'code' | 'link' | 'any';
  /** false: links of other domains too */
  require_link_domain?: boolean;
  /** false: clean mail without a DMARC pass too */
  require_dmarc?: boolean;
};

export type InboxesVerificationOutput = FoundVerification;

export type MessagesListInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches of q first */
  sort?: 'newest' | 'relevance';
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Also mail labelled spam; needs the permission label_spam_read */
  include_spam?: boolean;
  /** Also mail labelled unauthenticated */
  include_unauthenticated?: boolean;
  /** Also mail in the trash */
  include_trash?: boolean;
  /** Also held mail; needs the permission label_spam_read; not with q, sort and wait */
  include_held?: boolean;
  /** Part of the sender's address or name, in any letter case */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Later than this ISO 8601 time or message_id */
  after?: string;
  /** Earlier than this */
  before?: string;
  /** Unread or not */
  unread?: boolean;
  /** All of these labels */
  label?: string[];
  /** None of these labels */
  not_label?: string[];
  /** One of these kinds */
  kind?: Kind[];
  /** None of these kinds */
  not_kind?: Kind[];
  /** With or without attachments */
  has_attachment?: boolean;
  /** Mail to name+tag@, in any letter case of the tag */
  tag?: string;
  /** Seconds to wait for a matching message; not with page_token */
  wait?: number;
};

export type MessagesListOutput = {
  /** Items in this page */
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
  /** Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null */
  q?: string;
  /** relevance: best matches of q first */
  sort?: 'newest' | 'relevance';
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
  /** Also mail labelled spam; needs the permission label_spam_read */
  include_spam?: boolean;
  /** Also mail labelled unauthenticated */
  include_unauthenticated?: boolean;
  /** Also mail in the trash */
  include_trash?: boolean;
  /** Part of the sender's address or name, in any letter case */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Later than this ISO 8601 time or message_id */
  after?: string;
  /** Earlier than this */
  before?: string;
  /** Unread or not */
  unread?: boolean;
  /** All of these labels */
  label?: string[];
  /** None of these labels */
  not_label?: string[];
  /** One of these kinds */
  kind?: Kind[];
  /** None of these kinds */
  not_kind?: Kind[];
  /** With or without attachments */
  has_attachment?: boolean;
  /** Mail to name+tag@, in any letter case of the tag */
  tag?: string;
};

export type MessagesSearchOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  messages: MessageSummary[];
};

export type MessagesGetInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
};

export type MessagesGetOutput = Message;

export type MessagesUpdateInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
  unread?: boolean;
  /** A label, or a list */
  add_labels?: string[] | string;
  remove_labels?: string[] | string;
  /** true: to the trash (needs inbox_delete); false: out of it */
  trash?: boolean;
  /** Only if it has all of these; otherwise conflict */
  if_labels?: string[];
  /** Only if it has none of these; otherwise conflict */
  unless_labels?: string[];
};

export type MessagesUpdateOutput = UpdatedMessage;

export type MessagesUpdateManyInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_ids: string[];
  unread?: boolean;
  /** A label, or a list */
  add_labels?: string[] | string;
  remove_labels?: string[] | string;
  /** true: to the trash (needs inbox_delete); false: out of it */
  trash?: boolean;
  /** Only if it has all of these; otherwise conflict */
  if_labels?: string[];
  /** Only if it has none of these; otherwise conflict */
  unless_labels?: string[];
};

export type MessagesUpdateManyOutput = {
  updated: string[];
  conflicts: string[];
  not_found: string[];
};

export type MessagesDeleteInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
  /** Delete permanently at once */
  permanent?: boolean;
};

export type MessagesDeleteOutput = undefined;

export type MessagesRestoreInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
};

export type MessagesRestoreOutput = UpdatedMessage;

export type ClaimsCreateInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** Messages to claim */
  limit?: number;
  /** Seconds until the claim ends */
  lease_seconds?: number;
  /** Name of the worker, shown to others in errors */
  worker?: string;
  /** Seconds to wait for a message */
  wait?: number;
  /** Part of the sender's address or name, in any letter case */
  from?: string;
  /** Part of a recipient's address or name (To, Cc) */
  to?: string;
  /** Part of the subject */
  subject?: string;
  /** Later than this ISO 8601 time or message_id */
  after?: string;
  /** Earlier than this */
  before?: string;
  /** All of these labels */
  label?: string[];
  /** None of these labels */
  not_label?: string[];
  /** One of these kinds */
  kind?: Kind[];
  /** None of these kinds */
  not_kind?: Kind[];
  /** With or without attachments */
  has_attachment?: boolean;
  /** Mail to name+tag@, in any letter case of the tag */
  tag?: string;
};

export type ClaimsCreateOutput = {
  claims: {
    claim_id: string;
    /** ISO-8601, UTC */
    expires_at: string;
    /** Claims of this message so far */
    attempt: number;
    message: Message;
  }[];
};

export type ClaimsExtendInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  claim_id: string;
  /** Seconds until the claim ends */
  lease_seconds?: number;
};

export type ClaimsExtendOutput = Claim;

export type ClaimsCompleteInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  claim_id: string;
  /** A label, or a list */
  add_labels?: string[] | string;
};

export type ClaimsCompleteOutput = {
  message_id: string;
  unread: boolean;
  labels: string[];
};

export type ClaimsReleaseInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  claim_id: string;
  /** Seconds until the message can be claimed again */
  delay_seconds?: number;
};

export type ClaimsReleaseOutput = {
  released: true;
};

export type MessagesGetRawInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
  /** bytes: the content itself, or a redirect to it; link: JSON with a download_url */
  format?: 'bytes' | 'link';
};

export type MessagesGetRawOutput = {
  message_id: string;
  size: number;
  download_url: string;
  /** ISO-8601, UTC */
  expires_at: string;
};

export type MessagesGetAttachmentInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
  attachment_id: string;
  /** bytes: the content itself, or a redirect to it; link: JSON with a download_url */
  format?: 'bytes' | 'link';
};

export type MessagesGetAttachmentOutput = {
  attachment_id: string;
  message_id: string;
  filename: string | null;
  content_type: string;
  /** Decoded bytes */
  size: number;
  content_disposition: 'attachment' | 'inline';
  content_id: string | null;
  /** Hex digest of the decoded bytes */
  sha256: string;
  /** Whether its text can be read; lists never say ready or failed */
  text_status: 'none' | 'available' | 'ready' | 'failed';
  download_url: string;
  /** ISO-8601, UTC */
  expires_at: string;
};

export type AttachmentsTextInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
  attachment_id: string;
  /** Most code points to return */
  max_chars?: number;
  /** next_offset of the previous call */
  offset?: number;
  /** Seconds to wait while it is pending */
  wait?: number;
};

export type AttachmentsTextOutput = {
  status: 'ready' | 'pending' | 'unsupported' | 'too_large' | 'encrypted' | 'no_text' | 'failed';
  format: 'plain' | 'markdown';
  text: string;
  /** Code points of all the text that is kept */
  chars: number;
  /** Pages, sheets or slides of the file */
  pages: number | null;
  /** Whether there is more than this text */
  truncated: boolean;
  /** Null at the end of the kept text */
  next_offset: number | null;
  /** Type of the content; until it was examined, the type that the mail names */
  content_type: string;
};

export type MessagesReleaseInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  message_id: string;
  /** Also adds the sender to the inbox's allow list; conflict for mail without a DMARC pass */
  allow_sender?: boolean;
  /** With allow_sender: a note */
  reason?: string;
};

export type MessagesReleaseOutput = UpdatedMessage;

export type ListsDroppedInput = {
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type ListsDroppedOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  dropped: DroppedMail[];
  /** All mail dropped on this day (UTC) */
  dropped_today: number;
};

export type ListsListInput = {
  /** allow: their mail is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type ListsListOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  entries: ListedSender[];
};

export type ListsAddInput = {
  /** allow: their mail is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id> */
  entry: string;
  /** A note */
  reason?: string;
  /** When the entry expires */
  expires_at?: string;
};

export type ListsAddOutput = ListedSender;

export type ListsDeleteInput = {
  /** allow: their mail is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id> */
  entry: string;
};

export type ListsDeleteOutput = undefined;

export type ListsListForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** allow: their mail is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type ListsListForInboxOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  entries: ListedSender[];
};

export type ListsAddForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** allow: their mail is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id> */
  entry: string;
  /** A note */
  reason?: string;
  /** When the entry expires */
  expires_at?: string;
};

export type ListsAddForInboxOutput = ListedSender;

export type ListsDeleteForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** allow: their mail is stored; block: it is dropped */
  list: 'allow' | 'block';
  /** An address, a domain, *.domain (what is below it, not the domain itself), or list-id:<id> */
  entry: string;
};

export type ListsDeleteForInboxOutput = undefined;

export type EventsListInput = {
  /** A cursor of an earlier answer, or an ISO-8601 instant at most 30 days ago; omitted: now */
  after?: string;
  /** Seconds to wait while there is no event */
  wait?: number;
  /** Events in an answer */
  limit?: number;
  /** Only these inboxes; by default all that the key covers */
  inbox_ids?: string[];
  /** message.received by default */
  event_types?: EventType[];
  /** One of these kinds */
  kind?: Kind[];
  /** None of these kinds */
  not_kind?: Kind[];
};

export type EventsListOutput = {
  events: Event[];
  /** Events in this answer */
  count: number;
  /** Limit applied */
  limit: number;
  /** Position of the next events: pass it as after */
  cursor: string;
  /** Whether more events can be read at once */
  has_more: boolean;
};

export type ExportsCreateInput = {
  /** mbox: the original bytes (mboxrd); jsonl: one line for each message, as GET of the message answers it */
  format: 'mbox' | 'jsonl';
  /** Only these; all when omitted */
  inbox_ids?: string[];
  /** Arrived later than this */
  after?: string;
  /** Arrived earlier than this */
  before?: string;
  /** Also spam; needs the permission label_spam_read */
  include_spam?: boolean;
};

export type ExportsCreateOutput = Export;

export type ExportsGetInput = {
  export_id: string;
};

export type ExportsGetOutput = Export;

export type MetricsUsageInput = {
  /** Repeated, comma-separated or a JSON array */
  usage_types?: ('inbox_count' | 'message_count' | 'thread_count' | 'storage_bytes')[];
  /** Start of the window; by default a day before its end */
  start?: string;
  /** End of the window; now by default, never later */
  end?: string;
  /** Length of a bucket in seconds */
  period?: number;
  /** Only the latest buckets, at most this many */
  limit?: number;
  /** Newest bucket first */
  descending?: boolean;
};

export type MetricsUsageOutput = {
  inbox_count?: {
    /** ISO-8601, UTC */
    timestamp: string;
    value: number;
  }[];
  message_count?: {
    /** ISO-8601, UTC */
    timestamp: string;
    value: number;
  }[];
  thread_count?: {
    /** ISO-8601, UTC */
    timestamp: string;
    value: number;
  }[];
  storage_bytes?: {
    /** ISO-8601, UTC */
    timestamp: string;
    value: number;
  }[];
};

export type AuditLogListInput = {
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** ISO-8601 instant: entries from then on */
  after?: string;
  /** ISO-8601 instant: entries before it */
  before?: string;
  /** Id of the actor, or `key`, `operator` or `service` */
  actor?: string;
  /** An unknown one is refused with all that are known */
  action?:
    | 'account.created'
    | 'account.key_rotated'
    | 'account.updated'
    | 'account.verified'
    | 'api_key.created'
    | 'api_key.deleted'
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
    | 'tenant.hold_changed'
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
  /** Id of the resource, or its type */
  resource?: string;
};

export type AuditLogListOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  entries: AuditEntry[];
};

export type ApiKeysCreateInput = {
  /** A label for people */
  name: string;
  /** Flags set to true are granted, all others denied; when omitted, everything is granted */
  permissions?: {
    inbox_read?: boolean;
    inbox_create?: boolean;
    inbox_update?: boolean;
    inbox_delete?: boolean;
    thread_read?: boolean;
    message_read?: boolean;
    label_spam_read?: boolean;
    webhook_read?: boolean;
    webhook_create?: boolean;
    webhook_update?: boolean;
    webhook_delete?: boolean;
    metrics_read?: boolean;
    api_key_read?: boolean;
    api_key_create?: boolean;
    api_key_delete?: boolean;
  };
};

export type ApiKeysCreateOutput = {
  api_key_id: string;
  type: 'bearer';
  name: string;
  /** First characters of the secret, to recognize it by */
  prefix: string;
  /** Null for full access */
  permissions: Record<string, boolean> | null;
  scope_type: 'organization' | 'inbox';
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
  /** When a support key of the operator expires; null for other keys */
  expires_at: string | null;
  /** Kept to the minute; null before the first use */
  used_at: string | null;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** The secret, shown only here */
  api_key: string;
};

export type ApiKeysListInput = {
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type ApiKeysListOutput = {
  /** Items in this page */
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

export type ApiKeysDeleteInput = {
  api_key_id: string;
};

export type ApiKeysDeleteOutput = undefined;

export type ApiKeysCreateForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** A label for people */
  name: string;
  /** Flags set to true are granted, all others denied; when omitted, everything is granted */
  permissions?: {
    inbox_read?: boolean;
    inbox_create?: boolean;
    inbox_update?: boolean;
    inbox_delete?: boolean;
    thread_read?: boolean;
    message_read?: boolean;
    label_spam_read?: boolean;
    webhook_read?: boolean;
    webhook_create?: boolean;
    webhook_update?: boolean;
    webhook_delete?: boolean;
    metrics_read?: boolean;
    api_key_read?: boolean;
    api_key_create?: boolean;
    api_key_delete?: boolean;
  };
};

export type ApiKeysCreateForInboxOutput = {
  api_key_id: string;
  type: 'bearer';
  name: string;
  /** First characters of the secret, to recognize it by */
  prefix: string;
  /** Null for full access */
  permissions: Record<string, boolean> | null;
  scope_type: 'organization' | 'inbox';
  scope_id: string;
  /** Present only for an inbox-scoped key */
  inbox_id?: string;
  /** When a support key of the operator expires; null for other keys */
  expires_at: string | null;
  /** Kept to the minute; null before the first use */
  used_at: string | null;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** The secret, shown only here */
  api_key: string;
};

export type ApiKeysListForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type ApiKeysListForInboxOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  api_keys: ApiKey[];
};

export type WebhooksCreateInput = {
  /** HTTPS only */
  url: string;
  /** message.received is clean mail; message.received.spam and .unauthenticated are what lists hide */
  event_types: EventType[];
  /** Inboxes that it covers; all of them when omitted */
  inbox_ids?: string[];
  /** Your own id: a repeated call returns what the first one made */
  client_id?: string;
  /** Only mail of these kinds */
  kinds?: Kind[];
  /** No mail of these kinds */
  not_kinds?: Kind[];
};

export type WebhooksCreateOutput = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Omitted when it covers all inboxes */
  inbox_ids?: string[];
  /** Omitted when it takes mail of all kinds */
  kinds?: Kind[];
  not_kinds?: Kind[];
  enabled: boolean;
  client_id?: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** whsec_ signing secret, shown only when created */
  secret?: string;
};

/** What was created, not found again by its `client_id`. */
export type WebhooksCreateCreatedOutput = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Omitted when it covers all inboxes */
  inbox_ids?: string[];
  /** Omitted when it takes mail of all kinds */
  kinds?: Kind[];
  not_kinds?: Kind[];
  enabled: boolean;
  client_id?: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** whsec_ signing secret, shown only when created */
  secret: string;
};

export type WebhooksListInput = {
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type WebhooksListOutput = {
  /** Items in this page */
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
  /** HTTPS only */
  url?: string;
  /** message.received is clean mail; message.received.spam and .unauthenticated are what lists hide */
  event_types?: EventType[];
  inbox_ids?: string[] | null;
  kinds?: Kind[] | null;
  not_kinds?: Kind[] | null;
  enabled?: boolean;
};

export type WebhooksUpdateOutput = Webhook;

export type WebhooksDeleteInput = {
  webhook_id: string;
};

export type WebhooksDeleteOutput = undefined;

export type WebhooksCreateForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** HTTPS only */
  url: string;
  /** message.received is clean mail; message.received.spam and .unauthenticated are what lists hide */
  event_types: EventType[];
  /** Inboxes that it covers; all of them when omitted */
  inbox_ids?: string[];
  /** Your own id: a repeated call returns what the first one made */
  client_id?: string;
  /** Only mail of these kinds */
  kinds?: Kind[];
  /** No mail of these kinds */
  not_kinds?: Kind[];
};

export type WebhooksCreateForInboxOutput = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Omitted when it covers all inboxes */
  inbox_ids?: string[];
  /** Omitted when it takes mail of all kinds */
  kinds?: Kind[];
  not_kinds?: Kind[];
  enabled: boolean;
  client_id?: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** whsec_ signing secret, shown only when created */
  secret?: string;
};

/** What was created, not found again by its `client_id`. */
export type WebhooksCreateForInboxCreatedOutput = {
  webhook_id: string;
  url: string;
  event_types: string[];
  /** Omitted when it covers all inboxes */
  inbox_ids?: string[];
  /** Omitted when it takes mail of all kinds */
  kinds?: Kind[];
  not_kinds?: Kind[];
  enabled: boolean;
  client_id?: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** ISO-8601, UTC */
  updated_at: string;
  /** whsec_ signing secret, shown only when created */
  secret: string;
};

export type WebhooksListForInboxInput = {
  /** The inbox's email address; letter case does not matter */
  inbox_id: string;
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type WebhooksListForInboxOutput = {
  /** Items in this page */
  count: number;
  /** Page size applied */
  limit: number;
  /** Null when there are no more pages */
  next_page_token: string | null;
  webhooks: Webhook[];
};

export type WebhooksListDeliveriesInput = {
  webhook_id: string;
  /** Items in a page */
  limit?: number;
  /** The previous page's next_page_token */
  page_token?: string;
  /** Oldest first */
  ascending?: boolean;
};

export type WebhooksListDeliveriesOutput = {
  /** Items in this page */
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
  /** ISO-8601 instant, at most 30 days ago */
  since: string;
};

export type WebhooksRecoverOutput = {
  recovering: true;
};

export type WebhooksTestInput = {
  webhook_id: string;
};

export type WebhooksTestOutput = Delivery;

/** Every operation of the API, by resource. */
export interface Operations {
  agent: {
    /** Sign up. Makes an account with a first inbox and a first key, and mails a 6-digit code. Again with the same address it returns the same account with another key. */
    signUp(input: AgentSignUpInput, options?: CallOptions): Promise<AgentSignUpOutput>;
    /** Verify the account. Lifts the limits of a new account. Also confirms the key of a repeated sign-up. */
    verify(input: AgentVerifyInput, options?: CallOptions): Promise<AgentVerifyOutput>;
  };
  identity: {
    /** Get the identity of this key.  */
    whoami(input?: IdentityWhoamiInput, options?: CallOptions): Promise<IdentityWhoamiOutput>;
    /** Identity of this key.  */
    authMe(input?: IdentityAuthMeInput, options?: CallOptions): Promise<IdentityAuthMeOutput>;
  };
  service: {
    /** Version and features of the service. Needs no key. Ask for a feature before you use it: other deployments may be older. */
    info(input?: ServiceInfoInput, options?: CallOptions): Promise<ServiceInfoOutput>;
  };
  account: {
    /** The account and its limits. Whether its human has confirmed the emailed code, and how much of each limit of its plan is used. Messages are those received in this calendar month (UTC). */
    get(input?: AccountGetInput, options?: CallOptions): Promise<AccountGetOutput>;
    /** Update the account. unlisted counts from the next mail on, retention_days (which needs inbox_delete) from the next day on. Without metrics_read the answer has no limits. */
    update(input?: AccountUpdateInput, options?: CallOptions): Promise<AccountUpdateOutput>;
  };
  inboxes: {
    /** Create an inbox. The address is live as soon as the answer arrives. */
    create(input?: InboxesCreateInput, options?: CallOptions): Promise<InboxesCreateOutput>;
    /** List inboxes. Newest first. A key that is pinned to an inbox sees only that one. */
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
    /** Delete an inbox. Its mail is permanently deleted and mail to it is dropped. The name stays unavailable for the time of its quarantine. */
    delete(input: InboxesDeleteInput, options?: CallOptions): Promise<InboxesDeleteOutput>;
    /** Get the verification code or link that was just sent. Answers which code or link the inbox was just sent, without a body. Only clean mail that passes DMARC counts; what matches otherwise is counted in withheld, spam only for keys that may read it. Give from_domain, the service that was asked for a code: without it, mail of two services is ambiguous, and a stranger may be the only one who sent a code. After you asked the service to send again, give after, the message_id of the last answer: otherwise the old code is found at once. Codes of low confidence never come out. */
    verification(input: InboxesVerificationInput, options?: CallOptions): Promise<InboxesVerificationOutput>;
  };
  threads: {
    /** List threads of an inbox. Most recently active first; with q, those with a message that has its words. Spam and unauthenticated mail is left out unless asked for. */
    list(input: ThreadsListInput, options?: CallOptions): Promise<ThreadsListOutput>;
    /** List threads of an inbox, page after page. */
    listAll(
      input: Omit<ThreadsListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ThreadsListOutput['threads'][number], void, undefined>;
    /** List or search threads of all inboxes. Of all inboxes that the key may read, most recently active first. With q, those with a message that has its words, by their newest such message. Spam and unauthenticated mail is left out unless asked for. A page may have fewer items than its limit, or none, while next_page_token is not null. */
    search(input?: ThreadsSearchInput, options?: CallOptions): Promise<ThreadsSearchOutput>;
    /** List or search threads of all inboxes, page after page. */
    searchAll(
      input?: Omit<ThreadsSearchInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ThreadsSearchOutput['threads'][number], void, undefined>;
    /** Get a thread with its messages.  */
    get(input: ThreadsGetInput, options?: CallOptions): Promise<ThreadsGetOutput>;
    /** Mark or label all messages of a thread. All messages that the thread shows when the call comes; with trash, all that it has. A condition that does not hold for one of them is a conflict, and nothing is changed. Some 30 messages are written at once, and the conditions are those of the first: a longer thread is changed as a whole even when another call changes it meanwhile. After a server error some of it may be changed; repeat the call. */
    update(input: ThreadsUpdateInput, options?: CallOptions): Promise<ThreadsUpdateOutput>;
    /** Move all messages of a thread to the trash. As if each were deleted: all that the thread has when the call comes. A later mail that answers it joins it, and shows it again without what is in the trash. With permanent=true the thread is gone, and a later mail starts another. */
    delete(input: ThreadsDeleteInput, options?: CallOptions): Promise<ThreadsDeleteOutput>;
    /** Take all messages of a thread out of the trash. Also answers a thread that has none there. */
    restore(input: ThreadsRestoreInput, options?: CallOptions): Promise<ThreadsRestoreOutput>;
  };
  messages: {
    /** List messages of an inbox. Newest arrival first, without bodies; with q, those that have its words. Spam and unauthenticated mail is left out unless asked for. Filters are combined with AND. after and before are ranges of arrival times; unread=true and a label of yours read only what they find. Of the other filters a call examines at most 1,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null. With wait, the call waits for the first message that matches. */
    list(input: MessagesListInput, options?: CallOptions): Promise<MessagesListOutput>;
    /** List messages of an inbox, page after page. */
    listAll(
      input: Omit<MessagesListInput, 'page_token' | 'wait'>,
      options?: CallOptions,
    ): AsyncGenerator<MessagesListOutput['messages'][number], void, undefined>;
    /** List or search messages of all inboxes. Of all inboxes that the key may read, newest arrival first, without bodies. With q, those that have its words. Spam and unauthenticated mail is left out unless asked for. Filters are combined with AND. A page may have fewer items than its limit, or none, while next_page_token is not null. */
    search(input?: MessagesSearchInput, options?: CallOptions): Promise<MessagesSearchOutput>;
    /** List or search messages of all inboxes, page after page. */
    searchAll(
      input?: Omit<MessagesSearchInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<MessagesSearchOutput['messages'][number], void, undefined>;
    /** Get a message.  */
    get(input: MessagesGetInput, options?: CallOptions): Promise<MessagesGetOutput>;
    /** Mark or label a message. Labels are lower-cased; those that the service sets can be neither added nor removed. A condition that does not hold is a conflict, and nothing is changed. Without message_read the answer is what lists show. */
    update(input: MessagesUpdateInput, options?: CallOptions): Promise<MessagesUpdateOutput>;
    /** Mark or label messages. Each message is changed by itself. `conflicts` are those for which a condition does not hold, or which would have too many labels: they stay as they are. */
    updateMany(input: MessagesUpdateManyInput, options?: CallOptions): Promise<MessagesUpdateManyOutput>;
    /** Move a message to the trash. It gets the label trash, leaves lists, search, waits, verification and claims, can be read by its id and restored, and is deleted for good after 30 days; with permanent=true at once. A repeat is 204 while it is in the trash, and not_found once it is gone. */
    delete(input: MessagesDeleteInput, options?: CallOptions): Promise<MessagesDeleteOutput>;
    /** Take a message out of the trash. Also answers a message that is not there. Without message_read the answer is what lists show. */
    restore(input: MessagesRestoreInput, options?: CallOptions): Promise<MessagesRestoreOutput>;
    /** Download the original mail. The bytes as they arrived (message/rfc822). Up to 4 MB directly, above that as a redirect. A deployment may keep them for some days only: then it is not_found. */
    getRaw(
      input: MessagesGetRawInput & { format: 'link' },
      options?: CallOptions,
    ): Promise<MessagesGetRawOutput>;
    getRaw(input: Omit<MessagesGetRawInput, 'format'>, options?: CallOptions): Promise<Download>;
    /** Download an attachment. Up to 4 MB the bytes themselves, above that a redirect (302) to a link that lives five minutes. Drop the key header when you follow it. */
    getAttachment(
      input: MessagesGetAttachmentInput & { format: 'link' },
      options?: CallOptions,
    ): Promise<MessagesGetAttachmentOutput>;
    getAttachment(
      input: Omit<MessagesGetAttachmentInput, 'format'>,
      options?: CallOptions,
    ): Promise<Download>;
    /** Release a held message. It arrives now: it has another message_id, may join a thread, and is announced. Needs the permission label_spam_read too. A repeat answers the message that has arrived. Without message_read the answer is what lists show. */
    release(input: MessagesReleaseInput, options?: CallOptions): Promise<MessagesReleaseOutput>;
  };
  claims: {
    /** Claim unread messages. Oldest first, clean mail only, and only messages that no other worker holds. The caller holds each until `expires_at`: it extends, completes or releases the claim before. A claim that ends otherwise gives the message to the next worker, with `attempt` one higher; when the fifth ends without `complete`, the message gets the label `claim-failed` and is claimed no more until that is removed. A worker may get a message again that another one has worked on: work at least once. Of filters other than after and before, a call examines the oldest 1,000 unread messages: behind so many that do not match, give after. Needs `message_read` too. */
    create(input: ClaimsCreateInput, options?: CallOptions): Promise<ClaimsCreateOutput>;
    /** Extend a claim. It ends lease_seconds from now. A claim that has ended is a conflict. */
    extend(input: ClaimsExtendInput, options?: CallOptions): Promise<ClaimsExtendOutput>;
    /** Complete a claim. The message is marked as read. A repeat answers the same; a claim that has ended is a conflict. */
    complete(input: ClaimsCompleteInput, options?: CallOptions): Promise<ClaimsCompleteOutput>;
    /** Release a claim. The message can be claimed again, after delay_seconds. A claim that has ended is a conflict. */
    release(input: ClaimsReleaseInput, options?: CallOptions): Promise<ClaimsReleaseOutput>;
  };
  attachments: {
    /** Read the text of an attachment. Of PDF, Word, Excel, PowerPoint, OpenDocument, RTF, HTML, CSV, plain text, calendar files and attached mails, judged by content. Made when it is first asked for: with wait, the call waits for it; pending means to ask again. */
    text(input: AttachmentsTextInput, options?: CallOptions): Promise<AttachmentsTextOutput>;
  };
  lists: {
    /** List mail that was dropped because of its sender. Newest first, of the last 30 days; the first 1,000 mails of each day (UTC) are listed. */
    dropped(input?: ListsDroppedInput, options?: CallOptions): Promise<ListsDroppedOutput>;
    /** List mail that was dropped because of its sender, page after page. */
    droppedAll(
      input?: Omit<ListsDroppedInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ListsDroppedOutput['dropped'][number], void, undefined>;
    /** List the senders on a list of the account.  */
    list(input: ListsListInput, options?: CallOptions): Promise<ListsListOutput>;
    /** List the senders on a list of the account, page after page. */
    listAll(
      input: Omit<ListsListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ListsListOutput['entries'][number], void, undefined>;
    /** Add a sender to a list of the account. Counts from the next mail on. An entry of an inbox decides before one of the account, block before allow. Allow takes only the From address of a mail that passes DMARC; block takes From and envelope. A repeat replaces reason and expires_at. */
    add(input: ListsAddInput, options?: CallOptions): Promise<ListsAddOutput>;
    /** Remove a sender from a list of the account. In a URL, / ? and % of an entry are encoded twice (%252F, %253F, %2525); the clients do that. */
    delete(input: ListsDeleteInput, options?: CallOptions): Promise<ListsDeleteOutput>;
    /** List the senders on a list of an inbox.  */
    listForInbox(input: ListsListForInboxInput, options?: CallOptions): Promise<ListsListForInboxOutput>;
    /** List the senders on a list of an inbox, page after page. */
    listForInboxAll(
      input: Omit<ListsListForInboxInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ListsListForInboxOutput['entries'][number], void, undefined>;
    /** Add a sender to a list of an inbox. Counts from the next mail on. An entry of an inbox decides before one of the account, block before allow. Allow takes only the From address of a mail that passes DMARC; block takes From and envelope. A repeat replaces reason and expires_at. */
    addForInbox(input: ListsAddForInboxInput, options?: CallOptions): Promise<ListsAddForInboxOutput>;
    /** Remove a sender from a list of an inbox. In a URL, / ? and % of an entry are encoded twice (%252F, %253F, %2525); the clients do that. */
    deleteForInbox(
      input: ListsDeleteForInboxInput,
      options?: CallOptions,
    ): Promise<ListsDeleteForInboxOutput>;
  };
  events: {
    /** Read the event log. Events after a cursor or an instant, oldest first. A client that goes on with the cursor of each answer sees every event of the last 30 days at least once; a repeat has the same event_id. While has_more is true, read on at once, also from an answer without events. With wait, the call waits for the first event. kind and not_kind narrow events of mail only. */
    list(input?: EventsListInput, options?: CallOptions): Promise<EventsListOutput>;
  };
  exports: {
    /** Export mail as one file. Mail of the inboxes in the order of arrival, unauthenticated mail too, without what is in the trash or held. Needs api_key_read too. One runs at a time; GET says when it is completed. */
    create(input: ExportsCreateInput, options?: CallOptions): Promise<ExportsCreateOutput>;
    /** Get an export. How far it is, and a link to its file once it is completed. It is kept for 7 days. An export of spam needs label_spam_read. */
    get(input: ExportsGetInput, options?: CallOptions): Promise<ExportsGetOutput>;
  };
  metrics: {
    /** Usage over time. For each usage type a point where each bucket of the window ends. The counts are running totals of what existed at that time; storage_bytes is what is stored now, at every point, also at those before the account existed. */
    usage(input?: MetricsUsageInput, options?: CallOptions): Promise<MetricsUsageOutput>;
  };
  auditLog: {
    /** List the audit log. Who changed what, newest first, for 400 days: sign-ups, keys, webhooks, inboxes, lists, deletion, restore and release of messages, what the operator did, and the first refused call of an hour for each key and reason. A page may be shorter than its limit. */
    list(input?: AuditLogListInput, options?: CallOptions): Promise<AuditLogListOutput>;
    /** List the audit log, page after page. */
    listAll(
      input?: Omit<AuditLogListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<AuditLogListOutput['entries'][number], void, undefined>;
  };
  apiKeys: {
    /** Create an API key. Without permissions it has full access; with them it can do only what they name. */
    create(input: ApiKeysCreateInput, options?: CallOptions): Promise<ApiKeysCreateOutput>;
    /** List API keys. Newest first, without secrets. A key that is pinned to an inbox sees the keys of that inbox. */
    list(input?: ApiKeysListInput, options?: CallOptions): Promise<ApiKeysListOutput>;
    /** List API keys, page after page. */
    listAll(
      input?: Omit<ApiKeysListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<ApiKeysListOutput['api_keys'][number], void, undefined>;
    /** Get an API key.  */
    get(input: ApiKeysGetInput, options?: CallOptions): Promise<ApiKeysGetOutput>;
    /** Delete (revoke) an API key. It stops working at once on every surface. A key may delete itself. */
    delete(input: ApiKeysDeleteInput, options?: CallOptions): Promise<ApiKeysDeleteOutput>;
    /** Create an API key for one inbox. The key is pinned to the inbox, whatever its permissions. */
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
    /** Create a webhook. Events are POSTed to the URL and signed by Standard Webhooks. Keep the secret: it is shown once. */
    create(
      input: WebhooksCreateInput & { client_id?: never },
      options?: CallOptions,
    ): Promise<WebhooksCreateCreatedOutput>;
    create(input: WebhooksCreateInput, options?: CallOptions): Promise<WebhooksCreateOutput>;
    /** List webhooks. Newest first, without secrets. A key that is pinned to an inbox sees those of that inbox. */
    list(input?: WebhooksListInput, options?: CallOptions): Promise<WebhooksListOutput>;
    /** List webhooks, page after page. */
    listAll(
      input?: Omit<WebhooksListInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<WebhooksListOutput['webhooks'][number], void, undefined>;
    /** Get a webhook.  */
    get(input: WebhooksGetInput, options?: CallOptions): Promise<WebhooksGetOutput>;
    /** Update a webhook. inbox_ids replaces the scope; null makes it cover all inboxes, and null of kinds or not_kinds all mail. */
    update(input: WebhooksUpdateInput, options?: CallOptions): Promise<WebhooksUpdateOutput>;
    /** Delete a webhook. Deliveries stop at once; attempts that were still to come are abandoned. */
    delete(input: WebhooksDeleteInput, options?: CallOptions): Promise<WebhooksDeleteOutput>;
    /** Create a webhook for one inbox. Covers the inbox of the path, unless inbox_ids says otherwise. */
    createForInbox(
      input: WebhooksCreateForInboxInput & { client_id?: never },
      options?: CallOptions,
    ): Promise<WebhooksCreateForInboxCreatedOutput>;
    createForInbox(
      input: WebhooksCreateForInboxInput,
      options?: CallOptions,
    ): Promise<WebhooksCreateForInboxOutput>;
    /** List the webhooks of one inbox. Those that cover this inbox and no other. */
    listForInbox(
      input: WebhooksListForInboxInput,
      options?: CallOptions,
    ): Promise<WebhooksListForInboxOutput>;
    /** List the webhooks of one inbox, page after page. */
    listForInboxAll(
      input: Omit<WebhooksListForInboxInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<WebhooksListForInboxOutput['webhooks'][number], void, undefined>;
    /** List the deliveries of a webhook. Every event of the last 30 days that was sent or is to be sent, newest first, with its attempts. */
    listDeliveries(
      input: WebhooksListDeliveriesInput,
      options?: CallOptions,
    ): Promise<WebhooksListDeliveriesOutput>;
    /** List the deliveries of a webhook, page after page. */
    listDeliveriesAll(
      input: Omit<WebhooksListDeliveriesInput, 'page_token'>,
      options?: CallOptions,
    ): AsyncGenerator<WebhooksListDeliveriesOutput['deliveries'][number], void, undefined>;
    /** Deliver an event again. Starts a new delivery of the same event, under the same event_id and with a schedule of its own, regardless of the state of the original delivery. Redeliveries and test events together: at most 10 a minute for a webhook and 60 for a tenant (429). */
    redeliver(input: WebhooksRedeliverInput, options?: CallOptions): Promise<WebhooksRedeliverOutput>;
    /** Send what a webhook missed. Sends every event since an instant that the webhook should have had, by its present event types and inboxes and since it was created, and that no attempt delivered. Runs behind a queue, five events a second at most, and replaces an earlier recovery of the webhook that still runs. Recoveries, test events and redeliveries together: at most 10 a minute for a webhook and 60 for a tenant (429). */
    recover(input: WebhooksRecoverInput, options?: CallOptions): Promise<WebhooksRecoverOutput>;
    /** Send a test event. Sends an event of type webhook.test, signed and retried like any other. Its delivery tells what the endpoint answered. Test events and redeliveries together: at most 10 a minute for a webhook and 60 for a tenant (429). */
    test(input: WebhooksTestInput, options?: CallOptions): Promise<WebhooksTestOutput>;
  };
}
