import * as z from 'zod';
import { ApiError } from '../core/errors.ts';
import { OWN_LIMIT_NAMES } from '../settings/plan-settings.ts';
import { SUSPENDED_MAIL } from '../store/suspension.ts';

export const listedTenantSchema = z.object({
  tenant_id: z.string(),
  human_email: z.string(),
  status: z.enum(['active', 'unverified', 'canceled', 'suspended', 'deleted']),
  plan: z.string(),
  verified: z.boolean(),
  /** Reads work; writes fail with `read_only`. */
  canceled: z.boolean(),
  suspension: z.object({ at: z.string(), reason: z.string(), receive: z.enum(SUSPENDED_MAIL) }).nullable(),
  own_limits: z.partialRecord(z.enum(OWN_LIMIT_NAMES), z.int()),
  inboxes: z.int(),
  webhooks: z.int(),
  created_at: z.string(),
  legal_hold: z.string().nullable(),
  held_inboxes: z.array(z.string()),
  deleted_at: z.string().nullable(),
});
export type ListedTenant = z.output<typeof listedTenantSchema>;

/** The key is shown once; it is null when a repeated call found an existing tenant. */
export const keyedTenantSchema = listedTenantSchema.extend({
  inbox_id: z.string(),
  api_key: z.string().nullable(),
});
export type KeyedTenant = z.output<typeof keyedTenantSchema>;

export const pageEnvelope = { count: z.int(), next_page_token: z.string().nullable() };

const limits = {
  inboxes: z.int(),
  messages_per_month: z.int(),
  storage_bytes: z.int(),
  webhooks: z.int(),
  deferred_messages: z.int(),
  deferred_bytes: z.int(),
};

export const shownTenantSchema = listedTenantSchema.extend({
  first_inbox_id: z.string(),
  limits: z.object(limits),
  usage: z.object({
    ...limits,
    messages: z.int(),
    threads: z.int(),
    /** Email is dropped when the limit of deferred email is reached. Months are in UTC. */
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
  month: z.string(),
  ...metered,
  /** The last day is today so far, with its storage counted as a whole day. */
  days: z.array(z.object({ day: z.string(), ...metered })),
  priced_on: z.string(),
});
export type TenantUsage = z.output<typeof tenantUsageSchema>;

export const supportKeySchema = z.object({
  tenant_id: z.string(),
  api_key_id: z.string(),
  api_key: z.string(),
  permissions: z.array(z.string()),
  expires_at: z.string(),
});
export type SupportKey = z.output<typeof supportKeySchema>;

/** The counts come from SQS and lag by up to a minute. */
export const listedQueueSchema = z.object({
  queue: z.string(),
  waiting: z.int(),
  in_flight: z.int(),
  holds: z.string(),
  not_with_all: z.string().nullable(),
});
export type ListedQueue = z.output<typeof listedQueueSchema>;

export const MAX_REDRIVE_MESSAGES = 1_000;

export const redrivenSchema = z.object({
  queue: z.string(),
  moved: z.int(),
  failed: z.int(),
  left: z.int(),
});
export type Redriven = z.output<typeof redrivenSchema>;

export const adminAnswerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ name: z.string(), message: z.string() }) }),
]);
export type AdminAnswer = z.output<typeof adminAnswerSchema>;

/** Expected errors are answered by a name that programs can compare. A bug is thrown and fails the invocation. */
export async function answered(run: () => Promise<unknown>): Promise<AdminAnswer> {
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error: { name: error.name, message: error.message } };
  }
}
