import type { FindingName, LimitedEvent } from '../../lambdas/observability/metric-name.ts';

export const ALARM_KINDS = {
  deadLetters: 'Messages in a dead-letter queue',
  oldWork: 'Queue messages are too old',
  retried: 'Messages fail repeatedly',
  notConsumed: 'A queue is not consumed',
  ruleSetInactive: 'Another receipt rule set is active',
  noMail: 'No mail arrives',
  publishFailure: 'SES cannot hand over mail',
  publishExpired: 'SES dropped mail',
  dropped: 'Many emails for unknown recipients',
  deferred: 'Many over-quota emails',
  deferredDropped: 'Over-quota mail beyond the limit is dropped',
  deferredExpired: 'Over-quota mail expired',
  unparsed: 'Mail cannot be parsed',
  bytesMissing: 'Mail objects are missing in S3',
  webhookFailures: 'Webhook deliveries fail',
  webhooksDead: 'Webhook events are dropped',
  transportFailures: 'API, MCP or WebSocket returns 5xx',
  latency: 'API or MCP is slow',
  functionErrors: 'Functions fail',
  throttles: 'Functions are throttled',
  auditLinesLate: 'Audit log lines are late',
  indexedLate: 'The search index is behind',
  tableThrottled: 'DynamoDB throttles the table',
  tableErrors: 'DynamoDB returns system errors',
  checkMissing: 'The account check does not run',
  canaryFailed: 'The canary failed',
  unconfirmed: 'Alarms reach no subscriber',
  keyUnusable: 'A KMS key cannot be used',
  certificate: 'A certificate expires soon',
  mailsSent: 'Many code emails',
  bounces: 'Code emails bounce',
  undelivered: 'Code emails are not delivered',
  complaints: 'Complaints about code emails',
} as const;
export type AlarmKind = keyof typeof ALARM_KINDS;

export const EVENT_KINDS: Readonly<Record<LimitedEvent | FindingName, AlarmKind>> = {
  DeadLetters: 'deadLetters',
  QueueNotConsumed: 'notConsumed',
  ReceiptRuleSetInactive: 'ruleSetInactive',
  EncryptionKeyUnusable: 'keyUnusable',
  AlarmsUnconfirmed: 'unconfirmed',
  MessageLate: 'oldWork',
  DueLate: 'oldWork',
  MessageRetried: 'retried',
  MessageDeferred: 'deferred',
  DeferredMessageDropped: 'deferredDropped',
  DeferredMessageExpired: 'deferredExpired',
  MessageUnparsed: 'unparsed',
  BytesMissing: 'bytesMissing',
  RecipientDropped: 'dropped',
  WebhookDead: 'webhooksDead',
  CallSlow: 'latency',
  MailIndexedLate: 'indexedLate',
  TableThrottled: 'tableThrottled',
  TableFailed: 'tableErrors',
};

export const EVENTS_ENTRY = 'docs/runbook.md#alarms-for-several-events';

export function runbookEntry(kind: AlarmKind): string {
  return `docs/runbook.md#${anchorOf(ALARM_KINDS[kind])}`;
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}
