import * as z from 'zod';

export const SUSPENDED_MAIL = ['keep', 'drop'] as const;

/** Each credential has a copy, so that no call reads another row. */
export const suspensionMarkSchema = z.object({
  id: z.string(),
  reason: z.string(),
});
export type SuspensionMark = z.output<typeof suspensionMarkSchema>;

export const suspensionSchema = suspensionMarkSchema.extend({
  at: z.string(),
  receive: z.enum(SUSPENDED_MAIL),
});
export type Suspension = z.output<typeof suspensionSchema>;
