import type { DeadDeliveries } from '../aws/delivery-queue.ts';
import type { Keyring } from '../store/keyring.ts';
import type { Disabling } from './disable.ts';
import type { PlaceServices } from './endpoint-place.ts';
import type { Enqueuing } from './enqueue.ts';
import type { Attempt, SendOutcome } from './send.ts';

/** What delivering reaches the world through. */
export interface DeliverServices extends Enqueuing, Disabling, PlaceServices {
  readonly keyring: Keyring;
  readonly dead: DeadDeliveries;
  /** Seconds before each attempt. */
  readonly schedule: readonly number[];
  send(attempt: Attempt): Promise<SendOutcome>;
}
