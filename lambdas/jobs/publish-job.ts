import * as z from 'zod';

export const publishJobSchema = z.object({
  publish: z.object({
    tenant: z.string(),
    shard: z.int(),
    position: z.string(),
    /** The transaction of the entry ends within the life of the invocation that sent the job at this time. */
    sent_at: z.string(),
  }),
});
export type PublishJob = z.output<typeof publishJobSchema>;
