import { logFault } from '../observability/log.ts';
import type { Findings } from '../observability/metric-name.ts';
import { type OwnRule, type ShownRule, whyUnreached } from './receipt-rule.ts';

export interface KeyStates {
  /** KMS encrypts and decrypts only in the state `Enabled`. */
  state(keyId: string): Promise<string>;
}

export interface AlarmTopic {
  readonly arn: string;
  confirmed(): Promise<number>;
}

interface QueueDepths {
  count(queueName: string): Promise<{ readonly waiting: number; readonly inFlight: number }>;
}

export interface AccountServices {
  activeRules(): Promise<readonly ShownRule[]>;
  readonly keys: KeyStates;
  readonly queues: QueueDepths;
  readonly findings: Findings;
  readonly alarmTopic: AlarmTopic | undefined;
  readonly receiptRule: OwnRule & { readonly name: string };
  readonly keyIds: readonly string[];
  /** WebhooksDead is omitted because it concerns tenants. */
  readonly deadLetterQueues: Readonly<Record<string, string>>;
  readonly workQueues: Readonly<Record<string, string>>;
}

/**
 * A finding is reported at every check, so that the alarm lasts as long as the fault. The other checks run if one
 * fails.
 */
export async function checkAccount(services: AccountServices): Promise<void> {
  const checks = await Promise.allSettled([
    checkRule(services),
    checkKeys(services),
    checkAlarmTopic(services),
    ...Object.entries(services.deadLetterQueues).map((queue) => checkDeadLetters(services, queue)),
    ...Object.entries(services.workQueues).map((queue) => checkWork(services, queue)),
  ]);
  const failures = checks.flatMap((check): unknown[] => (check.status === 'rejected' ? [check.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'The account could not be checked');
}

async function checkRule(services: AccountServices): Promise<void> {
  const { findings, receiptRule } = services;
  const reason = whyUnreached(await services.activeRules(), receiptRule);
  if (reason === undefined) return;
  findings.report('ReceiptRuleSetInactive', receiptRule.name);
  logFault('mail does not reach the service through the active receipt rule set', { reason });
}

async function checkKeys({ keys, findings, keyIds }: AccountServices): Promise<void> {
  await Promise.all(
    keyIds.map(async (key_id) => {
      const state = await keys.state(key_id);
      if (state === 'Enabled') return;
      findings.report('EncryptionKeyUnusable', key_id);
      logFault('an encryption key of the stack is not enabled', { key_id, state });
    }),
  );
}

/** A mail scanner that opens the links of an alarm may end the subscription. */
async function checkAlarmTopic({ alarmTopic, findings }: AccountServices): Promise<void> {
  if (alarmTopic === undefined || (await alarmTopic.confirmed()) > 0) return;
  findings.report('AlarmsUnconfirmed', alarmTopic.arn);
  logFault('no subscription of the alarms is confirmed', { topic: alarmTopic.arn });
}

type QueueOfStack = readonly [queue: string, name: string];

async function checkDeadLetters(
  { queues, findings }: AccountServices,
  [queue, name]: QueueOfStack,
): Promise<void> {
  const { waiting, inFlight } = await queues.count(name);
  // Messages in flight are being moved, or become visible again within a minute.
  if (waiting === 0) return;
  findings.report('DeadLetters', queue);
  logFault('a dead-letter queue holds messages', { queue, waiting, in_flight: inFlight });
}

/**
 * Lambda's pollers take messages within seconds, so waiting messages without any in flight mean that the queue has no
 * event source.
 */
async function checkWork({ queues, findings }: AccountServices, [queue, name]: QueueOfStack): Promise<void> {
  const { waiting, inFlight } = await queues.count(name);
  if (waiting === 0 || inFlight > 0) return;
  findings.report('QueueNotConsumed', queue);
  logFault('nothing consumes the messages in a queue', { queue, waiting });
}
