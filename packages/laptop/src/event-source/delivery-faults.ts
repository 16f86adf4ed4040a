import type { Message } from './role-queue.ts';

export interface Delivery {
  readonly messages: readonly Message[];
  readonly afterMs: number;
  readonly isCopy: boolean;
}

export interface DeliveryFaults {
  /** Every message of a batch is in exactly one delivery that is not a copy. */
  deliveries(messages: readonly Message[]): readonly Delivery[];
  failed(messages: readonly Message[]): Promise<void>;
}
