import * as z from 'zod';
import { namesOf } from '../map-values.ts';

const MEGABYTE = 1_000_000;

/**
 * JSON of all plans together, in characters. A function's variables are at most 4 KB (Lambda quotas), and in the admin function,
 * which knows every queue by name, that much is left when the stack's name is as long as it may be.
 */
const LONGEST_PLANS = 600;

/** Ten years. */
export const MAX_RETENTION_DAYS = 3650;

/** Each search reads the messages whose texts wait, and each job writes their names into one row. */
const MAX_TEXTS = 500;

/**
 * Each limit: the least that a plan may set, and what accounts have whose plan does not say, of the plan `unverified` and of any
 * other. Concurrent ones are not written into the settings: the variables of functions have little space for plans.
 */
export const LIMITS = {
  /** Inboxes that may exist at once. */
  inboxes: { least: 0, unverified: 3, verified: 100 },
  /** Messages received in a calendar month (UTC). */
  messagesPerMonth: { least: 0, unverified: 100, verified: 100_000 },
  /** Raw bytes of the mail that is stored. */
  storageBytes: { least: 0, unverified: 50 * MEGABYTE, verified: 10_000 * MEGABYTE },
  /** Webhooks that may exist at once. */
  webhooks: { least: 0, unverified: 2, verified: 50 },
  /** API keys that may exist at once. */
  keys: { least: 1, unverified: 10, verified: 1000 },
  /** Calls that may wait at once (`wait`), of all keys together and of one of them. */
  waits: { least: 0, unverified: 5, verified: 100 },
  waitsPerKey: { least: 0, unverified: 2, verified: 25 },
  /** Searches (`q`) that may run at once. */
  searches: { least: 1, unverified: 2, verified: 10 },
  /** WebSockets that may be open at once. */
  sockets: { least: 0, unverified: 20, verified: 2_000 },
  /** Texts of attachments that may wait to be made. */
  texts: { least: 1, unverified: 20, verified: 100 },
  /** Exports that may begin in a day (UTC). */
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
  /** Days after which mail is deleted. */
  retentionDays: z.int().min(1).max(MAX_RETENTION_DAYS).optional(),
});

export type Plan = z.output<typeof plan>;
/** A plan without gaps. */
export type FullPlan = { readonly [Name in Limit]: number } & Pick<Plan, 'retentionDays'>;

/** Limits that the operator may set for one account in place of the plan's, by their names in the operator API. */
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

/** Plans by name; the two that every account passes through must be among them. */
export const plans = z
  .object({ unverified: plan, verified: plan })
  .catchall(plan)
  .default({ unverified: defaultPlan('unverified'), verified: defaultPlan('verified') });

/** Lambda would refuse them in the middle of a deployment. */
export function refuseLongPlans(named: z.output<typeof plans>): void {
  const { length } = JSON.stringify(named);
  if (length > LONGEST_PLANS) {
    throw new Error(
      `Settings refused: plans are ${length} characters of JSON, and functions take at most ${LONGEST_PLANS} (about five plans)`,
    );
  }
}
