import * as z from 'zod';

const MEGABYTE = 1_000_000;

/**
 * JSON of all plans together, in characters. A function's variables are at most 4 KB (Lambda quotas), and in the admin function,
 * which knows every queue by name, that much is left when the stack's name is as long as it may be.
 */
const LONGEST_PLANS = 600;

/** Ten years. */
export const MAX_RETENTION_DAYS = 3650;

const plan = z.object({
  /** Inboxes that may exist at once. */
  inboxes: z.int().min(0),
  /** Messages received in a calendar month (UTC). */
  messagesPerMonth: z.int().min(0),
  /** Raw bytes of the mail that is stored. */
  storageBytes: z.int().min(0),
  /** Webhooks that may exist at once. */
  webhooks: z.int().min(0),
  /** API keys that may exist at once. */
  keys: z.int().min(1).default(1000),
  /** Calls that may wait at once (`wait`), of all keys together and of one of them. Left out: `CONCURRENT`. */
  waits: z.int().min(0).optional(),
  waitsPerKey: z.int().min(0).optional(),
  /** Searches (`q`) that may run at once. Left out: `CONCURRENT`. */
  searches: z.int().min(1).optional(),
  /** WebSockets that may be open at once. Left out: `CONCURRENT`. */
  sockets: z.int().min(0).optional(),
  /** Texts of attachments that may wait to be made. Left out: `CONCURRENT`. */
  texts: z.int().min(1).optional(),
  /** Exports that may begin in a day (UTC). Left out: `CONCURRENT`. */
  exportsPerDay: z.int().min(0).optional(),
  /** Days after which mail is deleted. */
  retentionDays: z.int().min(1).max(MAX_RETENTION_DAYS).optional(),
});

export type Plan = z.output<typeof plan>;
/** A plan without gaps. */
export type FullPlan = { readonly [Field in Exclude<keyof Plan, 'retentionDays'>]-?: number } & Pick<
  Plan,
  'retentionDays'
>;

/**
 * What a tenant may do when its plan does not say; `verified` for every plan but `unverified`. Not written into the
 * settings: the variables of functions have little space for plans.
 */
export const CONCURRENT = {
  unverified: { waits: 5, waitsPerKey: 2, searches: 2, sockets: 20, texts: 20, exportsPerDay: 2 },
  verified: { waits: 100, waitsPerKey: 25, searches: 10, sockets: 2_000, texts: 100, exportsPerDay: 24 },
} as const;

/** Plans by name; the two that every account passes through must be among them. */
export const plans = z
  .object({ unverified: plan, verified: plan })
  .catchall(plan)
  .default({
    unverified: { inboxes: 3, messagesPerMonth: 100, storageBytes: 50 * MEGABYTE, webhooks: 2, keys: 10 },
    verified: {
      inboxes: 100,
      messagesPerMonth: 100_000,
      storageBytes: 10_000 * MEGABYTE,
      webhooks: 50,
      keys: 1000,
    },
  });

/** Lambda would refuse them in the middle of a deployment. */
export function refuseLongPlans(named: z.output<typeof plans>): void {
  const { length } = JSON.stringify(named);
  if (length > LONGEST_PLANS) {
    throw new Error(
      `Settings refused: plans are ${length} characters of JSON, and functions take at most ${LONGEST_PLANS} (about five plans)`,
    );
  }
}
