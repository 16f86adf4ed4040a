import { AsyncLocalStorage } from 'node:async_hooks';
import type { Stores } from './fauxqs-parts.ts';

/**
 * The system attribute `AWSTraceHeader` of messages, which fauxqs does not know. SQS sets it from the header
 * `X-Amzn-Trace-Id` of the call that sends the message, SNS hands it on to the queues of its subscriptions, and it stays
 * with a message that moves to a dead-letter queue.
 *
 * It is kept in the column of the message group, because fauxqs keeps no other system attribute over a restart, and a
 * standard queue has no groups here.
 */

const sending = new AsyncLocalStorage<string | undefined>();

/** Runs what may send messages: each gets this trace header. */
export function withTrace<Result>(header: string | undefined, send: () => Result): Result {
  return sending.run(header, send);
}

/** Has every queue of the store, those that are still to be created included, keep trace headers. */
export function keepTraces(store: Stores['sqsStore']): void {
  const createQueue = store.createQueue.bind(store);
  store.createQueue = (...args) => {
    const queue = createQueue(...args);
    const enqueue = queue.enqueue.bind(queue);
    queue.enqueue = (message) => {
      const header = sending.getStore();
      if (header !== undefined && !queue.isFifo()) message.messageGroupId = header;
      enqueue(message);
    };
    return queue;
  };
}

/** The system attributes of a message from a standard queue, as SQS shows them. */
export function systemAttributes(kept: Readonly<Record<string, string>>): Record<string, string> {
  const { MessageGroupId, ...attributes } = kept;
  return MessageGroupId === undefined ? attributes : { ...attributes, AWSTraceHeader: MessageGroupId };
}
