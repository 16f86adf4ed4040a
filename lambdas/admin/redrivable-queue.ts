import type { DeadLetter, DeadLetterQueue } from '../aws/dead-letter-queue.ts';
import type { DeadLetterQueueName } from '../environment.ts';

export interface RedrivableQueue {
  readonly queue: DeadLetterQueue;
  /** The work must be idempotent. */
  redo(deadLetter: DeadLetter): Promise<void>;
}

export type RedrivableQueues = (queue: DeadLetterQueueName) => RedrivableQueue;

interface Meaning {
  readonly holds: string;
  readonly notWithAll?: string;
}

export const REDRIVABLE_QUEUES: Readonly<Record<DeadLetterQueueName, Meaning>> = {
  MailIngressReceiptsDeadLetters: { holds: 'an email that did not reach its inbox' },
  MailIngressUndeliveredReceipts: { holds: 'an email whose receipt SNS could not queue' },
  StreamWorkDeadLetters: { holds: 'an event that did not reach its open sockets' },
  StreamUndeliveredEvents: { holds: 'an event that EventBridge could not queue for the stream' },
  WebhooksArrivalsDeadLetters: { holds: 'an event whose webhooks were not looked up' },
  WebhooksUndelivered: { holds: 'an event that EventBridge could not queue for the webhooks' },
  WebhooksAttemptsDeadLetters: { holds: 'an interrupted webhook delivery' },
  WebhooksSlowAttemptsDeadLetters: { holds: 'an interrupted delivery to a slow webhook' },
  WebhooksDead: {
    holds: 'a webhook delivery that used up its attempts',
    notWithAll: 'usually the endpoint was at fault; name the queue if the service was',
  },
  PurgeWorkDeadLetters: { holds: 'an interrupted purge of a deleted inbox or tenant' },
  DeferredMailWorkDeadLetters: { holds: 'a request to release deferred mail' },
  DeferredMailMissedTicks: { holds: 'a scheduled request to release deferred mail' },
  UsageWorkDeadLetters: { holds: 'a tenant whose usage was not rolled up' },
  AuditLinesDiscarded: { holds: 'a batch of audit log entries whose lines were not written' },
};
