import type { DeadDeliveries } from '../aws/delivery-queue.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import type { LeaseServices } from './claim-leases.ts';
import type { Disabling } from './disable.ts';
import type { HealthServices } from './endpoint-health.ts';
import type { Enqueuing } from './enqueue.ts';
import type { Attempt, SendOutcome } from './send.ts';

/** What delivering reaches the world through. */
export interface DeliverServices extends Enqueuing, Disabling, LeaseServices, HealthServices {
  readonly keyring: Keyring;
  readonly dead: DeadDeliveries;
  /** Seconds before each attempt. */
  readonly schedule: readonly number[];
  /** From 0 up to 1, as `Math.random`. */
  random(): number;
  send(attempt: Attempt): Promise<SendOutcome>;
}
