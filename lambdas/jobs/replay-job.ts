import * as z from 'zod';

export const replayJobSchema = z.object({
  replay: z.object({
    tenant: z.string(),
    key_id: z.string(),
    connection_id: z.string(),
    /** The format is that of store/log/log-cursor.ts. */
    cursor: z.string(),
  }),
});
export type ReplayJob = z.output<typeof replayJobSchema>;

export const tenantOfReplay = ({ replay }: ReplayJob): string => replay.tenant;
