/** CloudWatch namespace of the service's own metrics; the dimension `service` is the stack's name. */
export const METRIC_NAMESPACE = 'AgentInbox';

/** What the service counts beside what AWS counts by itself. Alarms name these. */
export type MetricName =
  /** A message was stored in an inbox. */
  | 'MessageReceived'
  /** A recipient of the envelope has no inbox: unknown, deleted or quarantined. */
  | 'RecipientDropped'
  /** A mail was stored with what could be read of it. */
  | 'MessageUnparsed'
  /** A mail was deferred. */
  | 'MessageDeferred'
  /** A mail was dropped, because the tenant's limit of deferred mail was reached. */
  | 'DeferredMessageDropped'
  /** Deferred mail that was deleted: it waited for `deferredMailDays`, or its inbox was deleted. */
  | 'DeferredMessageExpired'
  /** A body or an attachment was asked for that storage has lost. */
  | 'BytesMissing'
  /** An attempt at a webhook succeeded. */
  | 'WebhookDelivered'
  /** An attempt at a webhook failed; the schedule goes on. */
  | 'WebhookFailed'
  /** The last attempt of a schedule failed: the event is in the queue of dead deliveries. */
  | 'WebhookDead'
  /** A webhook was switched off: its endpoint is gone, or nothing but failed for days. */
  | 'WebhookDisabled'
  /** The service mailed the human behind an account: a code or a notice. */
  | 'MailSent'
  /** A queue message came for the fourth time or more: three attempts at it failed, were cut off or were throttled. */
  | 'MessageRetried'
  /** 1 when another receipt rule set than the stack's is active, or none; 0 at every check that finds ours. */
  | 'ReceiptRuleSetInactive'
  /** How many KMS keys of the stack are not enabled; 0 at every check that finds all of them enabled. */
  | 'EncryptionKeyUnusable';

/** Counts for the operator; never says whose. */
export interface Metering {
  count(name: MetricName, by?: number): void;
}
