import { isOfKinds, type WantedKinds } from '../message/is-of-kinds.ts';
import type { DeliverableEvent, EventType } from './events.ts';
import { declarationOf, inboxOf } from './events.ts';

interface EventFilter extends WantedKinds {
  readonly eventTypes: readonly EventType[];
  readonly inboxIds?: readonly string[] | undefined;
  /** The value is the time of deletion. Events that survive their inbox still match. */
  readonly deletedInboxes?: Readonly<Record<string, string>> | undefined;
}

export function mismatchOf(
  filter: EventFilter,
  event: DeliverableEvent,
): 'out_of_scope' | 'event_type_not_wanted' | 'kind_not_wanted' | undefined {
  if (!coversInboxOf(filter, event)) return 'out_of_scope';
  if (!filter.eventTypes.some((type) => type === event.event_type)) return 'event_type_not_wanted';
  if (!('message_id' in event)) return undefined;
  return isOfKinds(event.mail_kind == null ? [] : [event.mail_kind], filter) ? undefined : 'kind_not_wanted';
}

function coversInboxOf({ inboxIds, deletedInboxes }: EventFilter, event: DeliverableEvent): boolean {
  const inboxId = inboxOf(event);
  if (inboxIds === undefined || inboxId === undefined || inboxIds.includes(inboxId)) return true;
  const deletedAt = deletedInboxes?.[inboxId];
  if (deletedAt === undefined || !declarationOf(event.event_type).survivesInbox) return false;
  // The address may belong to a new inbox after the deletion.
  return event.timestamp <= deletedAt;
}
