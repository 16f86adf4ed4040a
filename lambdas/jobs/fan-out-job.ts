import * as z from 'zod';

export const fanOutJobSchema = z.object({
  fan_out: z.object({
    event: z.record(z.string(), z.unknown()),
    after: z.string().optional(),
    sockets: z.array(z.object({ key_id: z.string(), connection_id: z.string() })).optional(),
    attempt: z.int(),
  }),
});
export type FanOutJob = z.output<typeof fanOutJobSchema>;

export const tenantOfFanOut = ({ fan_out }: FanOutJob): string => String(fan_out.event['tenant_id']);
