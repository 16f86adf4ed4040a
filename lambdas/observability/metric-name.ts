/** CloudWatch namespace of the service's own metrics; the dimension `service` is the stack's name. */
export const METRIC_NAMESPACE = 'AgentInbox';

/** The service's own metrics, beside those of AWS. */
export type PlainMetric =
  /** A message was stored in an inbox. */
  | 'MessageReceived'
  /** A mail was dropped because of its sender. */
  | 'SenderDropped'
  /** A catch-all got the first mail of an hour to a name without an inbox, or one beyond `unknownNamesPerHour` was dropped. Counted by domain. */
  | 'UnknownNames'
  /** An attempt at a webhook: 1 when it failed, 0 when it succeeded, so that one metric has their number and their share. */
  | 'WebhookFailed'
  /** A webhook was switched off: its endpoint is gone, or nothing but failed for days. */
  | 'WebhookDisabled'
  /** The service mailed the human behind an account: a code or a notice. */
  | 'MailSent'
  /** Age in seconds of the oldest mail that a search index was to take in. */
  | 'SearchIndexAge'
  /** Objects of the search index of a tenant that was brought up to date, and their bytes. */
  | 'SearchSegments'
  | 'SearchIndexBytes'
  /** A message was deleted because of its age. */
  | 'RetentionDeleted'
  /** Deleted messages whose words were taken out of a search index. */
  | 'SearchForgotten';

/** What may happen so often in an hour before an operator is to know: each number divides `LIMIT_USE`. */
export const HOURLY_LIMITS = {
  /** A recipient of the envelope has no inbox: unknown, deleted or quarantined. Each is billed: $80 a month at this rate. */
  RecipientDropped: 1_000,
  /** A mail was stored with what could be read of it. */
  MessageUnparsed: 10,
  /** A mail was deferred. Of one tenant at its cap an operator need not hear; of caps that many meet, yes. */
  MessageDeferred: 100,
  /** A mail was dropped, because the tenant's limit of deferred mail was reached. */
  DeferredMessageDropped: 100,
  /** Deferred mail that was deleted: it waited for `deferredMailDays`, or its inbox was deleted and not purged yet. */
  DeferredMessageExpired: 1,
  /** A body or an attachment was asked for that storage has lost. */
  BytesMissing: 1,
  /** The last attempt of a schedule failed: the event is in the queue of dead deliveries. */
  WebhookDead: 100,
  /** A queue message came for the fourth time or more: three attempts at it failed, were cut off or were throttled. */
  MessageRetried: 1,
  /** A queue message came later than its work may take (`LATE_AFTER_SECONDS`). */
  MessageLate: 1,
  /** Something that was due was not done for five minutes (lambdas/purge/work-due.ts). */
  DueLate: 1,
  /** A mail was older than an hour when the search index was to take it in: each search reads it from the table until then. */
  MailIndexedLate: 1,
  /** A call of REST or MCP took longer than 3 s beside what it waited (lambdas/http/slow-calls.ts). */
  CallSlow: 50,
  /** DynamoDB refused a request because of its rate. The SDK tries again: a burst needs no action. */
  TableThrottled: 1_000,
  /** DynamoDB answered with a 5xx. */
  TableFailed: 20,
} as const;
export type LimitedEvent = keyof typeof HOURLY_LIMITS;

/**
 * Limited events are counted in one metric, in thousandths of the event's limit and by the dimension `event`: one alarm
 * looks at all of them, and an event that does not happen costs nothing.
 */
export const LIMIT_USE_METRIC = 'LimitUse';
/** The whole limit of an event. */
export const LIMIT_USE = 1_000;

export type MetricName = PlainMetric | LimitedEvent;

/** What is wrong now, as the scheduled check finds it. Nothing is written while nothing is wrong. */
export type FindingName =
  | 'DeadLetters'
  /** A work queue holds messages, and nothing takes them. */
  | 'QueueNotConsumed'
  /** Another receipt rule set than the stack's is active, or none. */
  | 'ReceiptRuleSetInactive'
  /** Alarms are to be sent somewhere, and no subscription of their topic is confirmed. */
  | 'AlarmsUnconfirmed'
  /** A KMS key of the stack is not enabled. */
  | 'EncryptionKeyUnusable';
/** One metric with the dimensions `event` (the finding) and `subject` (the queue, the key, the rule set, the topic). */
export const FINDING_METRIC = 'Finding';

/** Counts for the operator; never says whose. */
export interface Metering {
  /** @param domain of the deployment, for a metric that is counted by domain */
  count(name: MetricName, by?: number, domain?: string): void;
}

/** Findings for the operator, for as long as the check makes them. */
export interface Findings {
  /** @param subject name of a resource of the stack, never of a tenant's. */
  report(name: FindingName, subject: string): void;
}
