import * as z from 'zod';

/** Events of the log that an open socket is to get before it gets what arrives. */
export const replayJobSchema = z.object({
  replay: z.object({
    tenant: z.string(),
    key_id: z.string(),
    connection_id: z.string(),
    /** How far it is (store/log/log-cursor.ts). */
    cursor: z.string(),
  }),
});
export type ReplayJob = z.output<typeof replayJobSchema>;

export const tenantOfReplay = ({ replay }: ReplayJob): string => replay.tenant;
