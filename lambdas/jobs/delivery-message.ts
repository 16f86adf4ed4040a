import * as z from 'zod';

/**
 * Which queue and function an attempt goes through. `main` is for endpoints that answered fast lately. `slow` is for all
 * others, new ones included, so that an endpoint that does not answer delays no other that does.
 */
const LANES = ['main', 'slow'] as const;
export type Lane = (typeof LANES)[number];

/** What the delivery queues carry: one attempt that is to be made. Only ids; the rest is looked up when it is due. */
export const deliveryMessageSchema = z.object({
  tenant: z.string(),
  webhook_id: z.string(),
  delivery_id: z.string(),
  /** The inbox that the event is about; undefined for a trial. */
  inbox_id: z.string().optional(),
  /** The message that the event is about, if it is about one. */
  message_id: z.string().optional(),
  /** Which attempt, from 1. */
  attempt: z.int(),
  /** Milliseconds since 1970. */
  due_at: z.number(),
  /** Tells this message from another for the same attempt. */
  token: z.string(),
  /** How often it found no lease in a row. */
  waits: z.int().default(0),
  /** How often its delivery was not written yet. */
  retries: z.int().default(0),
  /** The queue that it goes through. */
  lane: z.enum(LANES).default('main'),
});
export type DeliveryMessage = z.output<typeof deliveryMessageSchema>;

/** What is left of an event whose schedule is spent. */
export const deadDeliverySchema = z.object({
  tenant: z.string(),
  webhook_id: z.string(),
  delivery_id: z.string(),
  event_id: z.string(),
  event_type: z.string(),
  attempts: z.int(),
});
export type DeadDelivery = z.output<typeof deadDeliverySchema>;
