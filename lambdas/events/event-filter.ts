import type { DeliverableEvent, EventType } from './events.ts';
import { inboxOf } from './events.ts';

/** What a subscriber, a webhook or a connection, wants. */
export interface EventFilter {
  readonly eventTypes: readonly EventType[];
  /** Undefined for all inboxes of the tenant. */
  readonly inboxIds: readonly string[] | undefined;
}

/** Why a subscriber does not get an event of its tenant; undefined when it does. */
export function mismatchOf(
  { eventTypes, inboxIds }: EventFilter,
  event: DeliverableEvent,
): 'out_of_scope' | 'event_type_not_wanted' | undefined {
  const inboxId = inboxOf(event);
  if (inboxIds !== undefined && inboxId !== undefined && !inboxIds.includes(inboxId)) return 'out_of_scope';
  return eventTypes.some((type) => type === event.event_type) ? undefined : 'event_type_not_wanted';
}
