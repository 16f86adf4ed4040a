import * as z from 'zod';
import type { PermissionFlag } from '../caller/permissions.ts';
import { KINDS } from '../message/message.ts';
import { STATE_PARTS } from '../message/message-state.ts';
import type { Visibility } from '../message/visibility.ts';

/** The order is that of the frame. `inbox_id` puts an event in the scope of an inbox. */
type Fields = Readonly<Record<string, z.ZodType>>;

interface EventDeclaration<Type extends string, Shape extends Fields> {
  readonly type: Type;
  readonly description: string;
  readonly fields: Shape;
  /** Other events are sent only to the client that asked for them. */
  readonly isSubscribable: boolean;
  readonly survivesInbox: boolean;
  readonly survivesMessage: boolean;
  readonly shows?: readonly Visibility[];
  readonly permission?: PermissionFlag;
  readonly scope?: 'organization';
}

/** Subscribers filter by the kind, but frames do not include it. It is absent when unknown. */
const mailKind = z.enum(KINDS).optional();

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

function nameOf(type: string): string {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Event`;
}

export const EVENT_SOURCE = 'agent-inbox';

export type Listener = 'webhooks' | 'stream';

export interface Publication {
  readonly event: ServiceEvent;
  readonly listeners: readonly Listener[];
}

const INBOX_ID = { inbox_id: z.string() };
const MESSAGE_IDS = { ...INBOX_ID, thread_id: z.string(), message_id: z.string() };
const CHANGED_MESSAGE = { ...MESSAGE_IDS, changed: z.array(z.enum(STATE_PARTS)) };

const MESSAGE = {
  fields: MESSAGE_IDS,
  isSubscribable: true,
  survivesInbox: false,
  survivesMessage: false,
} as const;
const SPAM = { ...MESSAGE, permission: 'label_spam_read' } as const;
const INBOX = {
  fields: INBOX_ID,
  isSubscribable: true,
  survivesInbox: true,
  survivesMessage: true,
  scope: 'organization',
} as const;

/** Clients subscribe to these types (EVT-01, D-WHK-05). */
const SUBSCRIBABLE = [
  declareEvent({ ...MESSAGE, type: 'message.received', description: 'Clean mail arrived', shows: ['clean'] }),
  declareEvent({
    ...SPAM,
    type: 'message.received.spam',
    description: 'Mail labeled spam arrived, regardless of its other labels',
    shows: ['spam', 'both'],
  }),
  declareEvent({
    ...MESSAGE,
    type: 'message.received.unauthenticated',
    description: 'Mail labeled unauthenticated but not spam arrived',
    shows: ['unauthenticated'],
  }),
  declareEvent({
    ...SPAM,
    type: 'message.held',
    description: 'A message was held because of its sender',
    shows: ['held'],
  }),
  declareEvent({
    ...MESSAGE,
    fields: CHANGED_MESSAGE,
    type: 'message.updated',
    description: 'A message that is not labeled spam was marked, labeled, trashed or restored',
    shows: ['clean', 'unauthenticated'],
  }),
  declareEvent({
    ...SPAM,
    fields: CHANGED_MESSAGE,
    type: 'message.updated.spam',
    description: 'A message that is held or labeled spam was marked, labeled, trashed or restored',
    shows: ['spam', 'both', 'held'],
  }),
  declareEvent({
    ...MESSAGE,
    type: 'message.deleted',
    description:
      'A message that is neither held nor spam was permanently deleted (but not because its inbox was deleted)',
    survivesMessage: true,
  }),
  declareEvent({ ...INBOX, type: 'inbox.created', description: 'An inbox was created' }),
  declareEvent({ ...INBOX, type: 'inbox.deleted', description: 'An inbox was deleted' }),
  declareEvent({ ...INBOX, type: 'inbox.expired', description: 'An inbox expired and was deleted' }),
] as const;

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
export const eventTypeSchema = z.enum(EVENT_TYPES).meta({ id: 'EventType' });
export const DEFAULT_EVENT_TYPE: EventType = 'message.received';

export const serviceEventSchema = oneOf(SUBSCRIBABLE.map(({ schema }) => schema));
export type ServiceEvent = z.output<typeof serviceEventSchema>;

export const eventFrameSchema = oneOf(SUBSCRIBABLE.map(({ frame }) => frame)).meta({ id: 'Event' });
type EventFrame = z.output<typeof eventFrameSchema>;

export const deliverableEventSchema = oneOf(EVENTS.map(({ schema }) => schema));
export type DeliverableEvent = z.output<typeof deliverableEventSchema>;

export function declarationOf(type: DeliverableEvent['event_type']): (typeof EVENTS)[number] {
  const found = EVENTS.find((event) => event.type === type);
  if (found === undefined) throw new Error(`No event is declared as ${type}`);
  return found;
}

export function isServiceEvent(event: DeliverableEvent): event is ServiceEvent {
  return declarationOf(event.event_type).isSubscribable;
}

export function inboxOf(event: DeliverableEvent): string | undefined {
  return 'inbox_id' in event ? event.inbox_id : undefined;
}

export function inboxNeededBy(event: DeliverableEvent): string | undefined {
  return declarationOf(event.event_type).survivesInbox ? undefined : inboxOf(event);
}

/** The frame has only ids, because email here often contains codes of other services. */
export function frameOf(event: ServiceEvent): EventFrame {
  return frameOfDeclared(event) as EventFrame;
}

/** The body of a webhook and a WebSocket frame are exactly these bytes (UTF-8). */
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
