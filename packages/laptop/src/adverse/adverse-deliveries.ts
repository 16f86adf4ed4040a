import type { QueueEngine } from '../engines/queue-engine.ts';
import type { Delivery, DeliveryFaults } from '../event-source/delivery-faults.ts';
import type { Message } from '../event-source/role-queue.ts';
import type { FaultLog } from './fault-log.ts';
import type { RandomStreams } from './random-streams.ts';
import { DELAYS, RATES } from './rates.ts';

/** The index is the receive count, and the value is the delay in seconds. */
const REDELIVERY_SECONDS = [0, 1, 2, 4, 8];

interface AdverseDeliveriesOptions {
  readonly streams: RandomStreams;
  readonly log: FaultLog;
  readonly queues: QueueEngine;
  readonly queueUrl: string;
  readonly source: string;
  readonly isOn: () => boolean;
}

export class AdverseDeliveries implements DeliveryFaults {
  readonly #options: AdverseDeliveriesOptions;

  constructor(options: AdverseDeliveriesOptions) {
    this.#options = options;
  }

  deliveries(messages: readonly Message[]): readonly Delivery[] {
    const { streams, log, source, isOn } = this.#options;
    if (!isOn()) return [{ messages, afterMs: 0, isCopy: false }];
    const now: Message[] = [];
    const others: Delivery[] = [];
    for (const message of messages) {
      if (streams.happens(RATES.lateQueueMessage, 'late queue message', source)) {
        log.record('queue message delivered late', source);
        const afterMs = streams.delay(DELAYS.lateQueueMessage, 'lateness of a queue message', source);
        others.push({ messages: [message], afterMs, isCopy: false });
      } else if (streams.happens(0.5, 'order of queue messages', source)) now.push(message);
      else now.unshift(message);
      if (streams.happens(RATES.duplicateQueueMessage, 'duplicate queue message', source)) {
        log.record('queue message delivered again', source);
        const isTogether = streams.happens(0.5, 'duplicate side by side', source);
        const afterMs = streams.delay(DELAYS.duplicateQueueMessage, 'lateness of a duplicate', source);
        others.push({ messages: [message], afterMs: isTogether ? 0 : afterMs, isCopy: true });
      }
    }
    return now.length === 0 ? others : [{ messages: now, afterMs: 0, isCopy: false }, ...others];
  }

  /** SQS may deliver a message before its visibility timeout ends, so the tests need not wait for minutes. */
  async failed(messages: readonly Message[]): Promise<void> {
    const { queues, queueUrl } = this.#options;
    for (const { ReceiptHandle, Attributes } of messages) {
      const receives = Number(Attributes['ApproximateReceiveCount'] ?? 1);
      const VisibilityTimeout = REDELIVERY_SECONDS[receives - 1] ?? REDELIVERY_SECONDS.at(-1);
      await queues.call('ChangeMessageVisibility', { QueueUrl: queueUrl, ReceiptHandle, VisibilityTimeout });
    }
  }
}
