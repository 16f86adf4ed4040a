import * as z from 'zod';

/** Sockets of a tenant to which an event is still to be sent: those after one of them, or those that could not be reached. */
export const fanOutJobSchema = z.object({
  fan_out: z.object({
    /** As the bus carried it. */
    event: z.record(z.string(), z.unknown()),
    /** Sort key of the last socket that the job before this one sent to. */
    after: z.string().optional(),
    sockets: z.array(z.object({ key_id: z.string(), connection_id: z.string() })).optional(),
    /** How often these sockets are tried with this job, 1 at first. */
    attempt: z.int(),
  }),
});
export type FanOutJob = z.output<typeof fanOutJobSchema>;

export const tenantOfFanOut = ({ fan_out }: FanOutJob): string => String(fan_out.event['tenant_id']);
