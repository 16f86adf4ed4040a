import * as z from 'zod';

export const recoverJobSchema = z.object({
  recover: z.object({
    tenant: z.string(),
    webhook_id: z.string(),
    recovery_id: z.string(),
    /** After a suspension, deliveries that wait are queued again. */
    resumes: z.literal(true).optional(),
    /** The format is that of store/log/log-cursor.ts. */
    cursor: z.string(),
    after: z.string().optional(),
  }),
});
export type RecoverJob = z.output<typeof recoverJobSchema>;

export const tenantOfRecovery = ({ recover }: RecoverJob): string => recover.tenant;
