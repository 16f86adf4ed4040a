import * as z from 'zod';

/** A tenant whose ledger has entries that the fold has not stamped. */
export const rollUpJobSchema = z.object({ tenant: z.string() });
export type RollUpJob = z.output<typeof rollUpJobSchema>;
