import { tenantReservationKey } from '../store/keys.ts';
import { reserveSlot } from '../store/receive/reservation.ts';
import { TransactionConflict } from '../store/table/transaction.ts';
import { type DeferOutcome, type DeferredMail, defer } from '../store/usage/deferred-mail.ts';
import type { Caps } from '../store/usage/quota-counter.ts';
import { MAX_ATTEMPTS } from './resolve-conflict.ts';
import type { ReceiveServices } from './services.ts';

export async function deferWithReservation(
  services: Pick<ReceiveServices, 'table' | 'now' | 'pause'>,
  deferred: DeferredMail,
  caps: Caps,
): Promise<DeferOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await defer(services.table, deferred, services.now(), caps);
    } catch (error) {
      if (!(error instanceof TransactionConflict) || attempt === MAX_ATTEMPTS) throw error;
      const wait = await reserveSlot(services.table, tenantReservationKey(deferred.tenantId), services.now());
      await services.pause(wait);
    }
  }
}
