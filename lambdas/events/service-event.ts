import * as z from 'zod';
import { eventIdOf, keysOfMessageId } from '../ids.ts';
import type { MessageSummary } from '../mail/message.ts';
import { type EventType, type ServiceEvent, serviceEventSchema } from './events.ts';

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
    event_type: typeForLabels(message.labels),
    event_id: eventIdOf(keys.messageKey, message.inbox_id, receivedAt),
    timestamp: message.received_at,
    tenant_id: tenantId,
    inbox_id: message.inbox_id,
    thread_id: message.thread_id,
    message_id: message.message_id,
  };
}

/** Only clean mail is `message.received`; what is both spam and unauthenticated is spam. */
function typeForLabels(labels: readonly string[]): EventType {
  if (labels.includes('spam')) return 'message.received.spam';
  return labels.includes('unauthenticated') ? 'message.received.unauthenticated' : 'message.received';
}
