import * as z from 'zod';

/** An entry of a tenant's log whose event is to be published as soon as the entry is there. */
export const publishJobSchema = z.object({
  publish: z.object({
    tenant: z.string(),
    shard: z.int(),
    position: z.string(),
    /** When the job was sent: whether the entry is written is decided within the life of one invocation. */
    sent_at: z.string(),
  }),
});
export type PublishJob = z.output<typeof publishJobSchema>;
