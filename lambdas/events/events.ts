import * as z from 'zod';
import type { PermissionFlag } from '../permissions.ts';
import { declareEvent } from './declare-event.ts';

/** `source` of the service's events on its bus. */
export const EVENT_SOURCE = 'agent-inbox';

/** What takes events from the bus, for clients of a tenant that listen. */
export type Listener = 'webhooks' | 'stream';

/** An event, and what there is at its tenant to take it. The rules of the bus pass it to these alone. */
export interface Publication {
  readonly event: ServiceEvent;
  readonly listeners: readonly Listener[];
}

const MESSAGE_IDS = ['inbox_id', 'thread_id', 'message_id'] as const;

/** Event types that clients subscribe to (EVT-01, D-WHK-05). */
const SUBSCRIBABLE = [
  declareEvent({
    type: 'message.received',
    description: 'Clean mail arrived',
    ids: MESSAGE_IDS,
    isSubscribable: true,
  }),
  declareEvent({
    type: 'message.received.spam',
    description: 'Mail arrived that is labelled spam, whatever else it is labelled',
    ids: MESSAGE_IDS,
    isSubscribable: true,
    permission: 'label_spam_read',
  }),
  declareEvent({
    type: 'message.received.unauthenticated',
    description: 'Mail arrived that is labelled unauthenticated and not spam',
    ids: MESSAGE_IDS,
    isSubscribable: true,
  }),
] as const;

/** A client asks for it to try one endpoint. */
const WEBHOOK_TEST = declareEvent({
  type: 'webhook.test',
  description: 'Sent to one webhook by POST /webhooks/{webhook_id}/test',
  ids: ['webhook_id'],
  isSubscribable: false,
});

export const EVENTS = [...SUBSCRIBABLE, WEBHOOK_TEST] as const;

export type EventType = (typeof SUBSCRIBABLE)[number]['type'];
export const EVENT_TYPES = SUBSCRIBABLE.map(({ type }) => type) as readonly EventType[];
/** What a subscription that names no type gets. */
export const DEFAULT_EVENT_TYPE: EventType = 'message.received';

/** An event on the bus: something that happened, for everybody who subscribed to its type. */
export const serviceEventSchema = oneOf(SUBSCRIBABLE.map(({ schema }) => schema));
export type ServiceEvent = z.output<typeof serviceEventSchema>;

/** Whatever can be sent to a webhook. */
export const deliverableEventSchema = oneOf(EVENTS.map(({ schema }) => schema));
export type DeliverableEvent = z.output<typeof deliverableEventSchema>;

/** The inbox that an event is about; undefined for one that is about none. */
export function inboxOf(event: DeliverableEvent): string | undefined {
  return 'inbox_id' in event ? event.inbox_id : undefined;
}

/** What a key needs for a type, beside what the transport takes. */
export function permissionOf(type: DeliverableEvent['event_type']): PermissionFlag | undefined {
  return EVENTS.find((event) => event.type === type)?.permission;
}

/**
 * An event as receivers see it: a webhook's body and a WebSocket frame are these bytes (UTF-8). Ids only, because mail
 * here often carries other services' codes. The tenant is left out.
 */
export function eventFrame(event: DeliverableEvent): string {
  const values: Readonly<Record<string, string>> = event;
  const ids: readonly string[] = EVENTS.find(({ type }) => type === event.event_type)?.ids ?? [];
  // JSON.stringify keeps this order, and signatures cover the bytes.
  return JSON.stringify({
    type: 'event',
    event_type: event.event_type,
    event_id: event.event_id,
    timestamp: event.timestamp,
    ...Object.fromEntries(ids.map((id) => [id, values[id]])),
  });
}

/** The arrival of a mail as receivers see it: what `eventFrame` writes. */
export function arrivalFrame(event: ServiceEvent) {
  const { event_type, event_id, timestamp, inbox_id, thread_id, message_id } = event;
  return { type: 'event' as const, event_type, event_id, timestamp, inbox_id, thread_id, message_id };
}

/** The union of the schemas, discriminated by `event_type`. */
function oneOf<Schema extends (typeof EVENTS)[number]['schema']>(schemas: readonly Schema[]) {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error('No event is declared');
  return z.discriminatedUnion('event_type', [first, ...others]);
}
