import type { Message } from './role-queue.ts';

/** One invocation of the consumer with messages that were received. */
export interface Delivery {
  readonly messages: readonly Message[];
  readonly afterMs: number;
  /** Whether SQS hands the same messages out once more, beside another delivery of them. */
  readonly isCopy: boolean;
}

/** What adverse mode does to the messages of one queue. Without it a batch is delivered as it was received. */
export interface DeliveryFaults {
  /** Every message of a batch is in exactly one delivery that is not a copy. */
  deliveries(messages: readonly Message[]): readonly Delivery[];
  /** Is told of messages that stay in the queue. */
  failed(messages: readonly Message[]): Promise<void>;
}
