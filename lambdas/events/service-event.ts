import * as z from 'zod';
import { eventIdOf, keyOfThreadId, messageId, threadId, timeOfKey } from '../ids.ts';
import type { Kind, MessageSummary } from '../message/message.ts';
import { type Visibility, visibilityOfLabels } from '../message/visibility.ts';
import { type EventType, type ServiceEvent, serviceEventSchema } from './events.ts';

export type ArrivalEvent = Extract<ServiceEvent, { event_type: (typeof EVENT_TYPE)[Visibility] }>;

const envelopeSchema = z.object({ detail: serviceEventSchema });

export function eventOfBus(body: string): ServiceEvent {
  return envelopeSchema.parse(JSON.parse(body)).detail;
}

export function messageReceived(
  tenantId: string,
  messageKey: string,
  { inbox_id, thread_id, labels, kind }: MessageSummary,
): ArrivalEvent {
  const threadKey = keyOfThreadId(thread_id);
  if (threadKey === undefined) throw new Error(`Not a thread id: ${thread_id}`);
  const visibility = visibilityOfLabels(labels);
  return arrivalEvent(tenantId, { messageKey, threadKey, inboxId: inbox_id, visibility, kind });
}

interface Arrival {
  /** The key begins with the time of receipt. */
  readonly messageKey: string;
  readonly threadKey: string;
  readonly inboxId: string;
  readonly visibility: Visibility;
  readonly kind: Kind | null;
}

/** The event has the same id each time, so that consumers can drop repeats. */
export function arrivalEvent(
  tenantId: string,
  { messageKey, threadKey, inboxId, visibility, kind }: Arrival,
): ArrivalEvent {
  const receivedAt = timeOfKey(messageKey);
  return {
    event_type: EVENT_TYPE[visibility],
    event_id: eventIdOf(messageKey, inboxId, receivedAt),
    timestamp: receivedAt.toISOString(),
    tenant_id: tenantId,
    inbox_id: inboxId,
    thread_id: threadId(threadKey),
    message_id: messageId(messageKey, threadKey),
    ...(kind === null ? {} : { mail_kind: kind }),
  };
}

export interface EventFacts {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface LogPlace {
  readonly at: Date;
  readonly unique: string;
}

export function eventOfFacts(
  tenantId: string,
  { at, unique }: LogPlace,
  { type, fields }: EventFacts,
): ServiceEvent | undefined {
  const { success, data } = serviceEventSchema.safeParse({
    ...fields,
    event_type: type,
    event_id: eventIdOf(unique, type, at),
    timestamp: at.toISOString(),
    tenant_id: tenantId,
  });
  return success ? data : undefined;
}

const EVENT_TYPE = {
  clean: 'message.received',
  spam: 'message.received.spam',
  both: 'message.received.spam',
  unauthenticated: 'message.received.unauthenticated',
  held: 'message.held',
} as const satisfies Readonly<Record<Visibility, EventType>>;
