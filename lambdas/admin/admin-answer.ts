import * as z from 'zod';
import { ApiError } from '../core/errors.ts';
import { OWN_LIMIT_NAMES } from '../settings/plan-settings.ts';
import { SUSPENDED_MAIL } from '../store/suspension.ts';

export const listedTenantSchema = z.object({
  tenant_id: z.string(),
  human_email: z.string(),
  status: z.enum(['active', 'unverified', 'canceled', 'suspended', 'deleted']),
  /** Name of a plan from the settings. */
  plan: z.string(),
  verified: z.boolean(),
  /** Reads work, writes are `read_only`. */
  canceled: z.boolean(),
  /** Every call is refused; null for a tenant that is not suspended. */
  suspension: z.object({ at: z.string(), reason: z.string(), receive: z.enum(SUSPENDED_MAIL) }).nullable(),
  own_limits: z.partialRecord(z.enum(OWN_LIMIT_NAMES), z.int()),
  inboxes: z.int(),
  webhooks: z.int(),
  created_at: z.string(),
  /** Since when a legal hold keeps all of it; null without one. */
  legal_hold: z.string().nullable(),
  /** Inboxes that are held by themselves. */
  held_inboxes: z.array(z.string()),
  /** Since when it is unreachable and being removed; null for a tenant that lives. */
  deleted_at: z.string().nullable(),
});
export type ListedTenant = z.output<typeof listedTenantSchema>;

/** A tenant with its first inbox and a key, shown once: null when a repeat found the tenant. */
export const keyedTenantSchema = listedTenantSchema.extend({
  inbox_id: z.string(),
  api_key: z.string().nullable(),
});
export type KeyedTenant = z.output<typeof keyedTenantSchema>;

/** What a list answers beside its items. */
export const pageEnvelope = { count: z.int(), next_page_token: z.string().nullable() };

const limits = {
  inboxes: z.int(),
  messages_per_month: z.int(),
  storage_bytes: z.int(),
  webhooks: z.int(),
  deferred_messages: z.int(),
  deferred_bytes: z.int(),
};

/** A tenant with what its plan allows and what it uses now. */
export const shownTenantSchema = listedTenantSchema.extend({
  first_inbox_id: z.string(),
  limits: z.object(limits),
  usage: z.object({
    ...limits,
    messages: z.int(),
    threads: z.int(),
    /** Mail that was dropped this month (UTC), because as much was deferred as may be. */
    dropped_messages_per_month: z.int(),
    dropped_bytes_per_month: z.int(),
  }),
});
export type ShownTenant = z.output<typeof shownTenantSchema>;

const metered = {
  messages_received: z.int(),
  messages_stored: z.int(),
  bytes_stored: z.int(),
  cost_usd: z.object({ receiving: z.number(), storage: z.number(), total: z.number() }),
};

export const tenantUsageSchema = z.object({
  tenant_id: z.string(),
  /** UTC. */
  month: z.string(),
  ...metered,
  /** Until today; the present day as far as it has come, its storage as a whole day's. */
  days: z.array(z.object({ day: z.string(), ...metered })),
  /** When the prices were entered: AWS, us-east-1. */
  priced_on: z.string(),
});
export type TenantUsage = z.output<typeof tenantUsageSchema>;

/** A key of the operator's to a tenant; its secret is shown once. */
export const supportKeySchema = z.object({
  tenant_id: z.string(),
  api_key_id: z.string(),
  api_key: z.string(),
  permissions: z.array(z.string()),
  expires_at: z.string(),
});
export type SupportKey = z.output<typeof supportKeySchema>;

/** A dead-letter queue. Counts are SQS's, which lag by up to a minute. */
export const listedQueueSchema = z.object({
  queue: z.string(),
  waiting: z.int(),
  in_flight: z.int(),
  holds: z.string(),
  /** Why a redrive of all queues skips it; null when it does not. */
  not_with_all: z.string().nullable(),
});
export type ListedQueue = z.output<typeof listedQueueSchema>;

/** Messages that one call moves: some seconds of work. */
export const MAX_REDRIVE_MESSAGES = 1_000;

/** What a call has moved. */
export const redrivenSchema = z.object({
  queue: z.string(),
  moved: z.int(),
  /** Stay where they are; the log says why. */
  failed: z.int(),
  left: z.int(),
});
export type Redriven = z.output<typeof redrivenSchema>;

/** What an invoked function answers; whatever else goes wrong is a failed invocation. */
export const adminAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ name: z.string(), message: z.string() }) }),
]);
export type AdminAnswer = z.output<typeof adminAnswerSchema>;

/** What an invocation is answered, also when it cannot be done: by a name that programs can tell apart. A bug is thrown. */
export async function answered(run: () => Promise<unknown>): Promise<AdminAnswer> {
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error: { name: error.name, message: error.message } };
  }
}
