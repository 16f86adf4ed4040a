import { logFault } from '../observability/log.ts';
import type { Findings } from '../observability/metric-name.ts';
import { type OwnRule, type ShownRule, whyUnreached } from './receipt-rule.ts';

export interface KeyStates {
  /** State of a key as KMS names it; only `Enabled` keys encrypt and decrypt. */
  state(keyId: string): Promise<string>;
}

export interface AlarmTopic {
  readonly arn: string;
  /** How many subscriptions of the topic are confirmed. */
  confirmed(): Promise<number>;
}

/** How many messages lie in a queue: those that wait, and those in flight. */
interface QueueDepths {
  count(queueName: string): Promise<{ readonly waiting: number; readonly inFlight: number }>;
}

export interface AccountServices {
  /** The rules of the active receipt rule set. */
  activeRules(): Promise<readonly ShownRule[]>;
  readonly keys: KeyStates;
  readonly queues: QueueDepths;
  readonly findings: Findings;
  /** The topic of alarms, where the settings send them somewhere. */
  readonly alarmTopic: AlarmTopic | undefined;
  readonly receiptRule: OwnRule & { readonly name: string };
  /** KMS keys of this stack. */
  readonly keyIds: readonly string[];
  /** Dead-letter queues: operator-facing names by SQS queue name; without WebhooksDead, which concerns tenants. */
  readonly deadLetterQueues: Readonly<Record<string, string>>;
  /** Queues that functions consume, likewise. */
  readonly workQueues: Readonly<Record<string, string>>;
}

/**
 * Reports what is wrong in the account and in the queues, each time for as long as it is: an active receipt rule set without our rule,
 * a disabled key, alarms that no subscriber gets, messages in dead-letter queues, a queue that nothing consumes. Writes nothing when nothing is wrong.
 * @throws AggregateError when a check could not be made; the other checks are made all the same.
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
  logFault('mail does not reach the service by the active receipt rule set', { reason });
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

/** A subscription is confirmed by a person, and a mail scanner that opens the links of an alarm may end it. */
async function checkAlarmTopic({ alarmTopic, findings }: AccountServices): Promise<void> {
  if (alarmTopic === undefined || (await alarmTopic.confirmed()) > 0) return;
  findings.report('AlarmsUnconfirmed', alarmTopic.arn);
  logFault('no subscription of the alarms is confirmed', { topic: alarmTopic.arn });
}

async function checkDeadLetters(
  { queues, findings }: AccountServices,
  [queue, name]: readonly [string, string],
): Promise<void> {
  const { waiting, inFlight } = await queues.count(name);
  // In flight: an operator moves them, and what cannot be moved is back in a minute.
  if (waiting === 0) return;
  findings.report('DeadLetters', queue);
  logFault('a dead-letter queue holds messages', { queue, waiting, in_flight: inFlight });
}

/**
 * Lambda's pollers take a message within seconds. Messages of which none is being worked on, at one check after another
 * (the alarm wants several), have no subscriber.
 */
async function checkWork(
  { queues, findings }: AccountServices,
  [queue, name]: readonly [string, string],
): Promise<void> {
  const { waiting, inFlight } = await queues.count(name);
  if (waiting === 0 || inFlight > 0) return;
  findings.report('QueueNotConsumed', queue);
  logFault('nothing takes the messages of a queue', { queue, waiting });
}
