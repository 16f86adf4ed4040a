import * as z from 'zod';

/**
 * `main` is for endpoints that recently answered fast. `slow` is for all others, including new ones, so that an
 * endpoint that does not answer delays no fast one.
 */
const LANES = ['main', 'slow'] as const;
export type Lane = (typeof LANES)[number];

/** The message has only ids; the rest is read when the attempt is due. */
export const deliveryMessageSchema = z.object({
  tenant: z.string(),
  webhook_id: z.string(),
  delivery_id: z.string(),
  inbox_id: z.string().optional(),
  message_id: z.string().optional(),
  attempt: z.int(),
  /** The value is in milliseconds since 1970. */
  due_at: z.number(),
  /** The token distinguishes two messages for the same attempt. */
  token: z.string(),
  waits: z.int().default(0),
  retries: z.int().default(0),
  lane: z.enum(LANES).default('main'),
});
export type DeliveryMessage = z.output<typeof deliveryMessageSchema>;

export const deadDeliverySchema = z.object({
  tenant: z.string(),
  webhook_id: z.string(),
  delivery_id: z.string(),
  event_id: z.string(),
  event_type: z.string(),
  attempts: z.int(),
});
export type DeadDelivery = z.output<typeof deadDeliverySchema>;
