import * as z from 'zod';
import { namesOf } from '../map-values.ts';

const MEGABYTE = 1_000_000;

export const MAX_RETENTION_DAYS = 3650;
export const retentionDays = z.int().min(1).max(MAX_RETENTION_DAYS);

/** Each search reads the messages with waiting texts, and each job writes their names into one row. */
const MAX_TEXTS = 500;

/**
 * `least` is the minimum that a plan may set; the others are defaults. Concurrency limits are left out of the settings,
 * because environment variables have little space.
 */
export const LIMITS = {
  inboxes: { least: 0, unverified: 3, verified: 100 },
  /** The month is in UTC. */
  messagesPerMonth: { least: 0, unverified: 100, verified: 100_000 },
  storageBytes: { least: 0, unverified: 50 * MEGABYTE, verified: 10_000 * MEGABYTE },
  webhooks: { least: 0, unverified: 2, verified: 50 },
  keys: { least: 1, unverified: 10, verified: 1000 },
  waits: { least: 0, unverified: 5, verified: 100 },
  waitsPerKey: { least: 0, unverified: 2, verified: 25 },
  searches: { least: 1, unverified: 2, verified: 10 },
  sockets: { least: 0, unverified: 20, verified: 2_000 },
  texts: { least: 1, unverified: 20, verified: 100 },
  /** The day is in UTC. */
  exportsPerDay: { least: 0, unverified: 2, verified: 24 },
};
type Limit = keyof typeof LIMITS;

const limit = (name: Limit) => z.int().min(LIMITS[name].least);

const plan = z.object({
  inboxes: limit('inboxes'),
  messagesPerMonth: limit('messagesPerMonth'),
  storageBytes: limit('storageBytes'),
  webhooks: limit('webhooks'),
  keys: limit('keys').default(LIMITS.keys.verified),
  waits: limit('waits').optional(),
  waitsPerKey: limit('waitsPerKey').optional(),
  searches: limit('searches').optional(),
  sockets: limit('sockets').optional(),
  texts: limit('texts').max(MAX_TEXTS).optional(),
  exportsPerDay: limit('exportsPerDay').optional(),
  retentionDays: retentionDays.optional(),
});

export type Plan = z.output<typeof plan>;
export type FullPlan = { readonly [Name in Limit]: number } & Pick<Plan, 'retentionDays'>;

export const OWN_LIMITS = {
  inboxes: 'inboxes',
  messages_per_month: 'messagesPerMonth',
  storage_bytes: 'storageBytes',
  webhooks: 'webhooks',
  api_keys: 'keys',
  waits: 'waits',
  waits_per_key: 'waitsPerKey',
  searches: 'searches',
  sockets: 'sockets',
} as const satisfies Readonly<Record<string, Limit>>;
export const OWN_LIMIT_NAMES = namesOf(OWN_LIMITS);
export type OwnLimitName = keyof typeof OWN_LIMITS;

const defaultPlan = (name: 'unverified' | 'verified') => ({
  inboxes: LIMITS.inboxes[name],
  messagesPerMonth: LIMITS.messagesPerMonth[name],
  storageBytes: LIMITS.storageBytes[name],
  webhooks: LIMITS.webhooks[name],
  keys: LIMITS.keys[name],
});

export const plans = z
  .object({ unverified: plan, verified: plan })
  .catchall(plan)
  .default({ unverified: defaultPlan('unverified'), verified: defaultPlan('verified') });
