import * as z from 'zod';

/** One tenant whose deferred mail may have quota now; without one, every tenant that has deferred mail. */
export const releaseJobSchema = z.object({
  tenant: z.string().optional(),
  /** The job goes on behind this entry of the list of tenants, or behind this mail of the tenant. */
  after: z.string().optional(),
  /** Which job of a chain this is, from 1: each one of a chain sends on another batch. */
  batch: z.int().min(1).optional(),
});
export type ReleaseJob = z.output<typeof releaseJobSchema>;
