import * as z from 'zod';

/** One tenant whose held mail may have room now; without one, every tenant that has held mail. */
export const releaseJobSchema = z.object({ tenant: z.string().optional() });
export type ReleaseJob = z.output<typeof releaseJobSchema>;
