import * as z from 'zod';

/** What becomes of mail to a suspended tenant. */
export const SUSPENDED_MAIL = ['keep', 'drop'] as const;

/** On each credential, so that no call reads more. */
export const suspensionMarkSchema = z.object({
  /** Names this suspension: marks of an earlier one are not of it. */
  id: z.string(),
  /** In the words of the operator, for the tenant. */
  reason: z.string(),
});
export type SuspensionMark = z.output<typeof suspensionMarkSchema>;

export const suspensionSchema = suspensionMarkSchema.extend({
  at: z.string(),
  receive: z.enum(SUSPENDED_MAIL),
});
export type Suspension = z.output<typeof suspensionSchema>;
