import * as z from 'zod';

/** A tenant whose ledger has entries that the fold has not stamped. */
export const foldJobSchema = z.object({ tenant: z.string() });
export type FoldJob = z.output<typeof foldJobSchema>;
