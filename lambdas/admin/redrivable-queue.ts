import type { DeadLetter, DeadLetterQueue } from '../aws/dead-letter-queue.ts';
import type { DeadLetterQueueName } from '../environment.ts';

/** A dead-letter queue, and where its messages go when the operator has repaired the cause. */
export interface RedrivableQueue {
  readonly queue: DeadLetterQueue;
  /** Has the work of a message done again. Once more for the same message must change nothing. */
  redo(deadLetter: DeadLetter): Promise<void>;
}

export type RedrivableQueues = (queue: DeadLetterQueueName) => RedrivableQueue;

interface Meaning {
  /** What one of its messages is. */
  readonly holds: string;
  /** Why "--all" skips it. */
  readonly notWithAll?: string;
}

/** What lies in each queue, in the words of the runbook. */
export const REDRIVABLE_QUEUES: Readonly<Record<DeadLetterQueueName, Meaning>> = {
  MailIngressReceiptsDeadLetters: { holds: 'mail that has not reached its inbox' },
  MailIngressUndeliveredReceipts: { holds: 'mail that SNS could not hand over to be received' },
  StreamWorkDeadLetters: { holds: 'event that did not reach its open sockets' },
  StreamUndeliveredEvents: { holds: 'event that EventBridge could not hand over to the stream' },
  WebhooksArrivalsDeadLetters: { holds: 'event whose webhooks were not looked up' },
  WebhooksUndelivered: { holds: 'event that EventBridge could not hand over to the webhooks' },
  WebhooksAttemptsDeadLetters: { holds: 'delivery to a webhook that stopped half-way' },
  WebhooksSlowAttemptsDeadLetters: { holds: 'delivery to a slow webhook that stopped half-way' },
  WebhooksDead: {
    holds: 'delivery to a webhook whose schedule is spent',
    notWithAll: 'mostly the fault of its endpoint: name it when the fault was ours',
  },
  PurgeWorkDeadLetters: { holds: 'removal of a deleted inbox or tenant that stopped' },
  DeferredMailWorkDeadLetters: { holds: 'request to release deferred mail' },
  DeferredMailMissedTicks: { holds: 'tick of the clock that looks for deferred mail' },
  UsageWorkDeadLetters: { holds: 'tenant whose usage is not rolled up' },
  AuditLinesDiscarded: { holds: 'entries of the audit log whose lines were not written' },
};
