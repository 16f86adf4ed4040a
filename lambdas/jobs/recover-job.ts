import * as z from 'zod';

/** A webhook that is to get the events of the log that no attempt delivered. */
export const recoverJobSchema = z.object({
  recover: z.object({
    tenant: z.string(),
    webhook_id: z.string(),
    /** The recovery that it belongs to: a later one of the webhook replaces it. */
    recovery_id: z.string(),
    /** After a suspension: the deliveries that wait are queued again. */
    resumes: z.literal(true).optional(),
    /** How far it is: in the log (store/log/log-cursor.ts), */
    cursor: z.string(),
    /** and after a suspension in the deliveries. */
    after: z.string().optional(),
  }),
});
export type RecoverJob = z.output<typeof recoverJobSchema>;

export const tenantOfRecovery = ({ recover }: RecoverJob): string => recover.tenant;
