import type { MessageSummary } from '../message/message.ts';
import { noteHeld } from '../store/due/held-notice.ts';
import { inboxReservationKey, tenantReservationKey } from '../store/keys.ts';
import { readParallelOutcome } from '../store/message/arrivals.ts';
import { putMessageObject } from '../store/object/mail-bucket.ts';
import { isRawKept, keepRaw } from '../store/object/raw-mail.ts';
import { type PutOutcome, putMessage } from '../store/receive/new-message.ts';
import { reserveSlot } from '../store/receive/reservation.ts';
import { createDeferredTotal } from '../store/usage/deferred-total.ts';
import type { InboxMail } from './classify-mail.ts';
import { type Attempt, firstAttempt, planMessage, type Refusal, type StorePlan } from './plan-message.ts';
import { readFacts } from './read-facts.ts';
import { type Resolution, resolveConflict } from './resolve-conflict.ts';
import type { ReceiveServices } from './services.ts';

export type StoreOutcome =
  | {
      readonly kind: 'stored';
      readonly summary: MessageSummary;
      readonly hasWebhooks: boolean;
    }
  | Refusal
  /** A duplicate receipt was dropped, or the message was permanently deleted. */
  | { readonly kind: 'droppedBefore' };

export async function storeMessage(services: ReceiveServices, mail: InboxMail): Promise<StoreOutcome> {
  for (let attempt = firstAttempt(services.now()); ; ) {
    const facts = await readFacts(services, mail, attempt);
    const { hasWebhooks } = facts;
    const plan = planMessage(mail, facts, attempt);
    if (plan.kind !== 'store') return plan;
    if (plan.message.visibility === 'held' && facts.senders.notify === 'daily') {
      await noteHeld(services.table, mail.inbox, services.now());
    }
    const outcome = await commitMessage(services, mail, plan);
    if (outcome.kind === 'stored') return { kind: 'stored', summary: plan.message.summary, hasWebhooks };
    if (outcome.kind === 'duplicate') {
      const summary = await readParallelOutcome(services, mail);
      if (summary === 'dropped') return { kind: 'droppedBefore' };
      if (summary === undefined) throw new Error('ARRIVAL row disappeared between two reads');
      return { kind: 'stored', summary, hasWebhooks };
    }
    const resolution = resolveConflict(outcome.conflict, plan, attempt);
    if (resolution.kind === 'fail') throw outcome.conflict;
    if (resolution.kind === 'drop') return resolution;
    attempt = await prepareNext(services, mail, resolution);
  }
}

async function prepareNext(
  { table, now, pause }: ReceiveServices,
  { inbox: { inboxId, tenantId } }: InboxMail,
  resolution: Extract<Resolution, { attempt: Attempt }>,
): Promise<Attempt> {
  if (resolution.kind === 'createDeferredTotal') await createDeferredTotal(table, tenantId);
  if (resolution.kind === 'reserveSlot') {
    const key = resolution.of === 'tenant' ? tenantReservationKey(tenantId) : inboxReservationKey(inboxId);
    await pause(await reserveSlot(table, key, now()));
  }
  return resolution.attempt;
}

/**
 * S3 objects come before the rows, so that no row names a missing object. The next attempt overwrites objects left by a
 * crash.
 */
async function commitMessage(
  services: Pick<ReceiveServices, 'table' | 'bucket' | 'policy'>,
  { receipt, addressee, inbox }: InboxMail,
  { threadKey, message, object, copiesRaw }: StorePlan,
): Promise<PutOutcome> {
  const { table, bucket } = services;
  const delivery = { threadKey, at: message.storedAt, held: message.summary.hold_reason };
  await Promise.all([
    object && putMessageObject(bucket, addressee.inboxId, addressee.messageKey, object),
    // A rebuild restores lost rows from the raw bytes and their note.
    isRawKept(services.policy, message.summary) &&
      copiesRaw &&
      keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery }),
  ]);
  return putMessage(table, message);
}
