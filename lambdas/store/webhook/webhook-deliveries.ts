import * as z from 'zod';
import { type DeliverableEvent, deliverableEventSchema } from '../../events/events.ts';
import { DAY_MS } from '../../timing/durations.ts';
import { deliveriesOf, deliveryKey } from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { type Change, putNew, rowPut, rowUpdate, tryWrite, type Writes } from '../table/write.ts';

export const LOG_DAYS = 30;

const attemptSchema = z.object({
  attempt: z.int(),
  at: z.number(),
  status: z.int().optional(),
  duration_ms: z.int().optional(),
  error: z.string().optional(),
});
export type LoggedAttempt = z.output<typeof attemptSchema>;

export const ABANDON_REASONS = [
  'endpoint_gone',
  'endpoint_too_slow',
  'webhook_disabled',
  'webhook_deleted',
  'inbox_deleted',
  'message_deleted',
  'out_of_scope',
  'event_type_not_wanted',
  'kind_not_wanted',
] as const;
export type AbandonReason = (typeof ABANDON_REASONS)[number];

export const DELIVERY_STATES = ['pending', 'delivered', 'dead', 'abandoned'] as const;

const storedEvent = z.record(z.string(), z.unknown());

const deliveryRowType = rowType('webhook-delivery', 1, {
  delivery_id: z.string(),
  tenant: z.string(),
  webhook_id: z.string(),
  event: storedEvent,
  state: z.enum(DELIVERY_STATES),
  reason: z.enum(ABANDON_REASONS).optional(),
  /** An attempt is counted before it is made. */
  attempt: z.int(),
  /** The queue message that began the last attempt is the only one that continues the delivery. */
  holder: z.string().optional(),
  began_at: z.number().optional(),
  /** The lease stays after its worker died. */
  leased_until: z.number().optional(),
  next_attempt_at: z.number().optional(),
  attempts: z.array(attemptSchema),
  created_at: z.string(),
  updated_at: z.string(),
  expires_at: z.number(),
  redelivered: z.literal(true).optional(),
  ttl: z.number().optional(),
});

export type WebhookDelivery = Omit<ReturnType<typeof deliveryRowType.parse>, 'event' | 'ttl'> & {
  readonly event: DeliverableEvent;
};

function deliveryFromRow(row: Row | undefined): WebhookDelivery {
  const { event, ttl: _, ...delivery } = deliveryRowType.parse(row);
  return { ...delivery, event: deliverableEventSchema.parse(event) };
}

function deliveryToRow(delivery: WebhookDelivery): Row {
  const { webhook_id, delivery_id, event, expires_at } = delivery;
  const ttl = Math.ceil(expires_at / 1000);
  return deliveryRowType.row(deliveryKey(webhook_id, delivery_id), { ...delivery, event: { ...event }, ttl });
}

/** TTL may delete a row days late, so expired rows count as missing. */
export function deliveryOf(row: Row | undefined, now: Date): WebhookDelivery | undefined {
  if (row === undefined) return undefined;
  const delivery = deliveryFromRow(row);
  return delivery.expires_at > now.getTime() ? delivery : undefined;
}

export type NewDelivery = Pick<WebhookDelivery, 'delivery_id' | 'tenant' | 'webhook_id' | 'event'>;

export function newDelivery(wanted: NewDelivery, now: Date): WebhookDelivery {
  return {
    ...wanted,
    state: 'pending',
    attempt: 0,
    next_attempt_at: now.getTime(),
    attempts: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    expires_at: now.getTime() + LOG_DAYS * DAY_MS,
  };
}

export function deliveryCreation(table: Table, delivery: WebhookDelivery): Writes<'delivery'> {
  // An event that was published twice is delivered once.
  return { delivery: putNew(table, deliveryToRow(delivery)) };
}

export async function createDelivery(
  table: Table,
  delivery: WebhookDelivery,
): Promise<WebhookDelivery | undefined> {
  const put = rowPut(table, deliveryToRow(delivery), { lacks: ['pk'], showsFound: true });
  const claim = await tryWrite(table, put);
  return claim.applied ? undefined : deliveryFromRow(claim.row);
}

export async function getDelivery(
  table: Table,
  webhookId: string,
  deliveryId: string,
  now: Date,
): Promise<WebhookDelivery | undefined> {
  return deliveryOf(await getRow(table, deliveryKey(webhookId, deliveryId)), now);
}

export function listDeliveries(
  table: Table,
  webhookId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<WebhookDelivery>> {
  return queryPage(table, deliveriesOf(webhookId), page, (row) => deliveryOf(row, now));
}

interface AttemptLease {
  readonly attempt: number;
  readonly holder: string;
  readonly until: number;
}

export async function leaseAttempt(
  table: Table,
  delivery: WebhookDelivery,
  { attempt, holder, until }: AttemptLease,
  now: Date,
): Promise<boolean> {
  return changePending(table, delivery, now, {
    set: { attempt, holder, leased_until: until, began_at: now.getTime(), next_attempt_at: null },
    // A second copy of the queue message must not begin the same attempt.
    was: { attempt: attempt - 1 },
  });
}

export type Conclusion =
  | { readonly state: 'delivered' | 'dead' }
  | { readonly state: 'pending'; readonly next_attempt_at: number }
  | { readonly state: 'abandoned'; readonly reason: AbandonReason };

export async function recordAttempt(
  table: Table,
  delivery: WebhookDelivery,
  logged: LoggedAttempt,
  conclusion: Conclusion,
  now: Date,
): Promise<boolean> {
  return changePending(table, delivery, now, {
    set: { leased_until: null, next_attempt_at: null, ...conclusion },
    setting: ['attempts = list_append(attempts, :logged)'],
    values: { ':logged': [logged] },
    // A worker that returns after its lease must not log a second entry for the attempt.
    was: { attempt: logged.attempt, holder: delivery.holder },
    has: ['leased_until'],
  });
}

export async function abandonDelivery(
  table: Table,
  delivery: WebhookDelivery,
  reason: AbandonReason,
  now: Date,
): Promise<boolean> {
  return changePending(table, delivery, now, {
    set: { state: 'abandoned', reason, next_attempt_at: null },
    was: { attempt: delivery.attempt, leased_until: undefined },
  });
}

export async function noteRedelivered(table: Table, webhookId: string, deliveryId: string): Promise<void> {
  // The row may have expired, and test events have none.
  const note = rowUpdate(table, deliveryKey(webhookId, deliveryId), {
    set: { redelivered: true },
    has: ['pk'],
  });
  await tryWrite(table, note);
}

async function changePending(
  table: Table,
  { webhook_id, delivery_id }: WebhookDelivery,
  now: Date,
  { set, was, ...change }: Change,
): Promise<boolean> {
  const { applied } = await updateOnce(table, deliveryKey(webhook_id, delivery_id), {
    ...change,
    set: { ...set, updated_at: now.toISOString() },
    was: { ...was, state: 'pending' },
  });
  return applied;
}
