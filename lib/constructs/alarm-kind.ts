/**
 * The kinds of alarms. Each is a heading of the runbook, which says what it means, how to look and how to mend it.
 */
export const ALARM_KINDS = {
  deadLetters: 'Dead letters',
  deadDeliveries: 'Dead deliveries',
  oldWork: 'Old work',
  retried: 'Messages fail again and again',
  recursion: 'Recursive invocations are dropped',
  ruleSetInactive: 'Another receipt rule set is active',
  noMail: 'No mail arrives',
  publishFailure: 'SES cannot hand over mail',
  publishExpired: 'SES gave up mail',
  dropped: 'Much mail for unknown recipients',
  held: 'Mail is held',
  heldDropped: 'Mail beyond what may be held is dropped',
  heldExpired: 'Held mail was given up',
  unparsed: 'Mail cannot be parsed',
  bytesMissing: 'Bytes of mail are missing',
  webhookFailures: 'Webhooks fail',
  webhooksDead: 'Webhook events are given up',
  doorFailures: 'Doors answer 5xx',
  latency: 'Doors are slow',
  functionErrors: 'Functions fail',
  throttles: 'Functions are throttled',
  tableThrottled: 'The table is throttled',
  tableErrors: 'DynamoDB returns system errors',
  keyUnusable: 'An encryption key cannot be used',
  certificate: 'A certificate runs out',
  mailsSent: 'Many code mails',
  bounces: 'Code mails bounce',
  undelivered: 'Code mails are not delivered',
  complaints: 'Code mails are complained of',
} as const;
export type AlarmKind = keyof typeof ALARM_KINDS;

/** The place in the runbook, with the anchor that renderers of Markdown make of a heading. */
export function runbookEntry(kind: AlarmKind): string {
  return `docs/runbook.md#${ALARM_KINDS[kind].toLowerCase().replaceAll(' ', '-')}`;
}
