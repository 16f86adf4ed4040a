import * as z from 'zod';

export const releaseJobSchema = z.object({
  tenant: z.string().optional(),
  after: z.string().optional(),
  batch: z.int().min(1).optional(),
});
export type ReleaseJob = z.output<typeof releaseJobSchema>;
