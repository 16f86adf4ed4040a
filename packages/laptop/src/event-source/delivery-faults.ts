import type { Message } from './role-queue.ts';

/** One invocation of the consumer with messages that were received. */
export interface Delivery {
  readonly messages: readonly Message[];
  readonly afterMs: number;
  /** Whether this is a second delivery of the same messages. */
  readonly isCopy: boolean;
}

/** Faults that adverse mode injects into the messages of one queue. Without it a batch is delivered as received. */
export interface DeliveryFaults {
  /** Every message of a batch is in exactly one delivery that is not a copy. */
  deliveries(messages: readonly Message[]): readonly Delivery[];
  /** Called with messages that remain in the queue. */
  failed(messages: readonly Message[]): Promise<void>;
}
