import * as z from 'zod';

export const rollUpJobSchema = z.object({ tenant: z.string() });
export type RollUpJob = z.output<typeof rollUpJobSchema>;
