import * as z from 'zod';

/** A tenant whose log has entries that are not rolled up yet. */
export const rollUpJobSchema = z.object({ tenant: z.string() });
export type RollUpJob = z.output<typeof rollUpJobSchema>;
