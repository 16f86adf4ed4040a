/** The dimension `service` is the stack's name. */
export const METRIC_NAMESPACE = 'AgentInbox';

export type PlainMetric =
  | 'MessageReceived'
  | 'SenderDropped'
  /**
   * Counts, by domain, the first email of an hour to an unknown name in a catch-all, and each one beyond
   * `unknownNamesPerHour`.
   */
  | 'UnknownNames'
  /** The value is 1 for a failure and 0 for a success, so that one metric has the count and the share. */
  | 'WebhookFailed'
  | 'WebhookDisabled'
  | 'MailSent'
  /** The value is the age in seconds of the oldest email that waited for a search index. */
  | 'SearchIndexAge'
  | 'SearchSegments'
  | 'SearchIndexBytes'
  | 'RetentionDeleted'
  | 'SearchForgotten';

/** The values are counts per hour that alert an operator; each divides `LIMIT_USE`. */
export const HOURLY_LIMITS = {
  /** A recipient has no inbox: unknown, deleted or quarantined. SES bills each: $80 a month at this rate. */
  RecipientDropped: 1_000,
  MessageUnparsed: 10,
  /** One tenant at its cap needs no alert, but many tenants at their caps do. */
  MessageDeferred: 100,
  DeferredMessageDropped: 100,
  /** The deferred email waited for `deferredMailDays`, or its inbox was deleted. */
  DeferredMessageExpired: 1,
  BytesMissing: 1,
  WebhookDead: 100,
  MessageRetried: 1,
  MessageLate: 1,
  /** Work was overdue by five minutes (lambdas/purge/work-due.ts). */
  DueLate: 1,
  /** Email waited over an hour for the search index; until then each search reads it from the table. */
  MailIndexedLate: 1,
  /** A call took over 3 s, waits excluded (lambdas/http/slow-calls.ts). */
  CallSlow: 50,
  /** The SDK retries throttled requests, so a burst needs no action. */
  TableThrottled: 1_000,
  TableFailed: 20,
} as const;
export type LimitedEvent = keyof typeof HOURLY_LIMITS;

/**
 * One metric counts all limited events in thousandths of their limits, by the dimension `event`, so that one alarm
 * covers them and idle events cost nothing.
 */
export const LIMIT_USE_METRIC = 'LimitUse';
export const LIMIT_USE = 1_000;

export type MetricName = PlainMetric | LimitedEvent;

export type FindingName =
  | 'DeadLetters'
  | 'QueueNotConsumed'
  | 'ReceiptRuleSetInactive'
  | 'AlarmsUnconfirmed'
  | 'EncryptionKeyUnusable';
/** The dimensions are `event` (the finding) and `subject` (a queue, key, rule set or topic). */
export const FINDING_METRIC = 'Finding';

/** Metrics never name a tenant. */
export interface Metering {
  count(name: MetricName, by?: number, domain?: string): void;
}

export interface Findings {
  report(name: FindingName, subject: string): void;
}
