import * as z from 'zod';
import type { PermissionFlag } from '../caller/permissions.ts';
import { KINDS } from '../message/message.ts';
import { STATE_PARTS } from '../message/message-state.ts';
import type { Visibility } from '../message/visibility.ts';

/** Fields of an event beside the common ones, in the order of its frame. `inbox_id` puts it in an inbox's scope. */
type Fields = Readonly<Record<string, z.ZodType>>;

interface EventDeclaration<Type extends string, Shape extends Fields> {
  readonly type: Type;
  readonly description: string;
  readonly fields: Shape;
  /** Whether clients subscribe to it; if not, it is sent only to the client that asked for it. */
  readonly isSubscribable: boolean;
  /** Whether it is still sent, and read from the log, when the inbox of its `inbox_id` was deleted. */
  readonly survivesInbox: boolean;
  /** Whether it is still sent when the message of its `message_id` was deleted for good. */
  readonly survivesMessage: boolean;
  /** The visibilities of messages whose content it may bring; none of an event that is not about one that is there. */
  readonly shows?: readonly Visibility[];
  /** What a key needs to subscribe to it and to see its deliveries, beside what the transport takes. */
  readonly permission?: PermissionFlag;
  /** The scope that such a key must have; any without it. */
  readonly scope?: 'organization';
}

/** Of an event of mail: subscribers select by it, and its frame does not have it. Absent where it is not known. */
const mailKind = z.enum(KINDS).optional();

/** Adds the schema of the event inside the service, which has its tenant, and that of its frame, as receivers see it. */
function declareEvent<const Type extends string, const Shape extends Fields>(
  declaration: EventDeclaration<Type, Shape>,
) {
  const { type, fields, description } = declaration;
  const common = { event_type: z.literal(type), event_id: z.string(), timestamp: z.string() };
  return {
    ...declaration,
    schema: z.object({ ...common, tenant_id: z.string(), mail_kind: mailKind, ...fields }),
    frame: z
      .object({
        type: z.literal('event'),
        event_type: z.literal(type),
        event_id: z.string().describe('The same in every delivery of the event'),
        timestamp: z.string().describe('When it happened; ISO 8601, UTC'),
        ...fields,
      })
      .meta({ id: nameOf(type), description }),
  };
}

/** `inbox.created` as `InboxCreatedEvent`. */
function nameOf(type: string): string {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Event`;
}

/** `source` of the service's events on its bus. */
export const EVENT_SOURCE = 'agent-inbox';

/** What takes events from the bus, for clients of a tenant that listen. */
export type Listener = 'webhooks' | 'stream';

/** An event, and what there is at its tenant to take it. The rules of the bus pass it only to these. */
export interface Publication {
  readonly event: ServiceEvent;
  readonly listeners: readonly Listener[];
}

const INBOX_ID = { inbox_id: z.string() };
const MESSAGE_IDS = { ...INBOX_ID, thread_id: z.string(), message_id: z.string() };
const CHANGED_MESSAGE = { ...MESSAGE_IDS, changed: z.array(z.enum(STATE_PARTS)) };

/** An event of a message: of no use without its inbox. */
const MESSAGE = {
  fields: MESSAGE_IDS,
  isSubscribable: true,
  survivesInbox: false,
  survivesMessage: false,
} as const;
/** An event of the inboxes of a tenant: not for keys of one inbox. */
const INBOX = {
  fields: INBOX_ID,
  isSubscribable: true,
  survivesInbox: true,
  survivesMessage: true,
  scope: 'organization',
} as const;

/** Event types that clients subscribe to (EVT-01, D-WHK-05). */
const SUBSCRIBABLE = [
  declareEvent({ ...MESSAGE, type: 'message.received', description: 'Clean mail arrived', shows: ['clean'] }),
  declareEvent({
    ...MESSAGE,
    type: 'message.received.spam',
    description: 'Mail labeled spam arrived, regardless of its other labels',
    shows: ['spam', 'both'],
    permission: 'label_spam_read',
  }),
  declareEvent({
    ...MESSAGE,
    type: 'message.received.unauthenticated',
    description: 'Mail labeled unauthenticated but not spam arrived',
    shows: ['unauthenticated'],
  }),
  declareEvent({
    ...MESSAGE,
    type: 'message.held',
    description: 'A message was held because of its sender',
    shows: ['held'],
    permission: 'label_spam_read',
  }),
  declareEvent({
    ...MESSAGE,
    fields: CHANGED_MESSAGE,
    type: 'message.updated',
    description: 'A message that is not labeled spam was marked, labeled, trashed or restored',
    shows: ['clean', 'unauthenticated'],
  }),
  declareEvent({
    ...MESSAGE,
    fields: CHANGED_MESSAGE,
    type: 'message.updated.spam',
    description: 'A message that is held or labeled spam was marked, labeled, trashed or restored',
    shows: ['spam', 'both', 'held'],
    permission: 'label_spam_read',
  }),
  declareEvent({
    ...MESSAGE,
    type: 'message.deleted',
    description: 'A message that is neither held nor spam was permanently deleted, but not with its inbox',
    survivesMessage: true,
  }),
  declareEvent({ ...INBOX, type: 'inbox.created', description: 'An inbox was created' }),
  declareEvent({ ...INBOX, type: 'inbox.deleted', description: 'An inbox was deleted' }),
  declareEvent({ ...INBOX, type: 'inbox.expired', description: 'An inbox expired and was deleted' }),
] as const;

/** A client asks for it to try one endpoint. */
const WEBHOOK_TEST = declareEvent({
  type: 'webhook.test',
  description: 'Sent to one webhook by POST /webhooks/{webhook_id}/test',
  fields: { webhook_id: z.string() },
  isSubscribable: false,
  survivesInbox: false,
  survivesMessage: false,
});

export const EVENTS = [...SUBSCRIBABLE, WEBHOOK_TEST] as const;

export type EventType = (typeof SUBSCRIBABLE)[number]['type'];
export const EVENT_TYPES = SUBSCRIBABLE.map(({ type }) => type) as readonly EventType[];
/** A type as clients name it. */
export const eventTypeSchema = z.enum(EVENT_TYPES).meta({ id: 'EventType' });
/** What a subscription that names no type gets. */
export const DEFAULT_EVENT_TYPE: EventType = 'message.received';

/** An event on the bus: something that happened, for everybody who subscribed to its type. */
export const serviceEventSchema = oneOf(SUBSCRIBABLE.map(({ schema }) => schema));
export type ServiceEvent = z.output<typeof serviceEventSchema>;

/** An event of the log or the stream as receivers see it. */
export const eventFrameSchema = oneOf(SUBSCRIBABLE.map(({ frame }) => frame)).meta({ id: 'Event' });
type EventFrame = z.output<typeof eventFrameSchema>;

/** Whatever can be sent to a webhook. */
export const deliverableEventSchema = oneOf(EVENTS.map(({ schema }) => schema));
export type DeliverableEvent = z.output<typeof deliverableEventSchema>;

export function declarationOf(type: DeliverableEvent['event_type']): (typeof EVENTS)[number] {
  const found = EVENTS.find((event) => event.type === type);
  if (found === undefined) throw new Error(`No event is declared as ${type}`);
  return found;
}

/** Whether clients subscribe to it: it was not requested for one webhook. */
export function isServiceEvent(event: DeliverableEvent): event is ServiceEvent {
  return declarationOf(event.event_type).isSubscribable;
}

export function inboxOf(event: DeliverableEvent): string | undefined {
  return 'inbox_id' in event ? event.inbox_id : undefined;
}

/** The inbox whose deletion stops the event; undefined for an event that survives its inbox. */
export function inboxNeededBy(event: DeliverableEvent): string | undefined {
  return declarationOf(event.event_type).survivesInbox ? undefined : inboxOf(event);
}

/**
 * An event as receivers see it. Ids only, because mail here often carries other services' codes. The tenant is left out.
 */
export function frameOf(event: ServiceEvent): EventFrame {
  return frameOfDeclared(event) as EventFrame;
}

/**
 * The same as text: a webhook's body and a WebSocket frame are these bytes (UTF-8).
 * @param data what a webhook includes beside them
 */
export function eventFrame(event: DeliverableEvent, data?: object): string {
  return JSON.stringify({ ...frameOfDeclared(event), data });
}

function frameOfDeclared(event: DeliverableEvent): object {
  const { event_type, event_id, timestamp } = event;
  const values: Readonly<Record<string, unknown>> = event;
  const fields = Object.keys(declarationOf(event_type).fields);
  // JSON.stringify keeps this order, and signatures cover the bytes.
  return {
    type: 'event',
    event_type,
    event_id,
    timestamp,
    ...Object.fromEntries(fields.map((field) => [field, values[field]])),
  };
}

function oneOf<Schema extends z.core.$ZodTypeDiscriminable>(schemas: readonly Schema[]) {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error('No event is declared');
  return z.discriminatedUnion('event_type', [first, ...others]);
}
