import * as z from 'zod';
import { eventIdOf, keysOfMessageId } from '../ids.ts';
import type { MessageSummary } from '../mail/message.ts';
import { eventTypeForLabels } from './event-type.ts';

/** What happened to a message, as it travels on the bus: ids alone, no word of the mail. */
export const serviceEventSchema = z.object({
  event_type: z.string(),
  event_id: z.string(),
  timestamp: z.string(),
  tenant_id: z.string(),
  inbox_id: z.string(),
  thread_id: z.string(),
  message_id: z.string(),
});
export type ServiceEvent = z.output<typeof serviceEventSchema>;

const envelopeSchema = z.object({ detail: serviceEventSchema });

/** The event in a queue message that a rule of the bus has sent. */
export function eventOfBus(body: string): ServiceEvent {
  return envelopeSchema.parse(JSON.parse(body)).detail;
}

/** The event of a message's arrival: the same each time it is made, so that consumers can drop repeats. */
export function messageReceived(tenantId: string, message: MessageSummary, receivedAt: Date): ServiceEvent {
  const keys = keysOfMessageId(message.message_id);
  if (keys === undefined) throw new Error(`Not a message id: ${message.message_id}`);
  return {
    event_type: eventTypeForLabels(message.labels),
    event_id: eventIdOf(keys.messageKey, message.inbox_id, receivedAt),
    timestamp: message.received_at,
    tenant_id: tenantId,
    inbox_id: message.inbox_id,
    thread_id: message.thread_id,
    message_id: message.message_id,
  };
}
