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
  /** With the message as lists show it, and whether its tenant has webhooks. */
  | {
      readonly kind: 'stored';
      readonly summary: MessageSummary;
      readonly hasWebhooks: boolean;
    }
  /** Nothing was written. */
  | Refusal
  /** A copy of its receipt was dropped, or the message was deleted for good since. */
  | { readonly kind: 'droppedBefore' };

/**
 * Stores a parsed mail in one inbox, in three steps:
 * 1. plan what to write, from what the table says now;
 * 2. commit the plan in one transaction;
 * 3. after a conflict with other mails, resolve how to go on, and plan again.
 * @throws StoreConflict after `MAX_ATTEMPTS`.
 */
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

/** Does what the next attempt needs first. */
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
 * Carries out a plan: objects first, so that a row never names one that is missing, then one transaction for all rows. A crash
 * before the transaction leaves objects that the next attempt overwrites.
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
    // With the raw bytes and the note beside them, a lost row can be made again.
    isRawKept(services.policy, message.summary) &&
      copiesRaw &&
      keepRaw(bucket, addressee, { inboxKey: inbox.listKey, receipt, delivery }),
  ]);
  return putMessage(table, message);
}
