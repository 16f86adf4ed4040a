import * as z from 'zod';
import type { Caller } from '../../caller.ts';
import { notFound } from '../../core/errors.ts';
import { DEFAULT_EVENT_TYPE, EVENT_TYPES } from '../../events/events.ts';
import { getInbox } from '../../store/inbox/inboxes.ts';
import type { Subscription } from '../../store/stream/connections.ts';
import type { Table } from '../../store/table/table.ts';
import { refuseEventTypes } from '../webhooks/scope.ts';

/** Each is looked up when it is named, and compared with every event. */
export const INBOX_IDS = 100;

const inboxIds = z
  .array(
    z
      .string()
      .min(1)
      .max(320)
      // The database refuses half a surrogate pair, which JSON allows.
      .refine((id) => id.isWellFormed(), 'must be well-formed Unicode'),
  )
  .min(1, 'at least one inbox, or leave it out for all')
  .max(INBOX_IDS, `at most ${INBOX_IDS} inboxes`);

const eventTypes = z
  .array(z.enum(EVENT_TYPES))
  .min(1, `at least one event type, or leave it out for ${DEFAULT_EVENT_TYPE}`);

/** What events a query selects. */
export const selectionFields = {
  inbox_ids: inboxIds.optional().describe('Only these inboxes; by default all that the key covers'),
  event_types: eventTypes.optional().describe(`${DEFAULT_EVENT_TYPE} by default`),
};

/** What a client may narrow its stream to: at connect and by a `subscribe` frame. Null is as good as nothing. */
export const subscriptionFields = { inbox_ids: inboxIds.nullish(), event_types: eventTypes.nullish() };

const wantedSchema = z.object(subscriptionFields);
type Wanted = z.output<typeof wantedSchema>;

/**
 * The events that a subscription selects.
 * @throws ApiError not_found for an inbox outside of the key's scope, as for one that does not exist; forbidden for spam without its permission
 */
export async function subscriptionFor(table: Table, caller: Caller, wanted: Wanted): Promise<Subscription> {
  const eventTypes = [...new Set(wanted.event_types ?? [DEFAULT_EVENT_TYPE])];
  refuseEventTypes({ caller }, eventTypes);
  return { eventTypes, inboxIds: await inboxesOfSubscription(table, caller, wanted.inbox_ids ?? undefined) };
}

async function inboxesOfSubscription(
  table: Table,
  { scope, tenantId }: Caller,
  wanted: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  const own = scope.type === 'inbox' ? scope.inboxId : undefined;
  const named = wanted ?? (own === undefined ? undefined : [own]);
  if (named === undefined) return undefined;
  const ids = [...new Set(named.map((id) => id.toLowerCase()))];
  if (own !== undefined && ids.some((id) => id !== own)) throw notFound('inbox');
  const inboxes = await Promise.all(ids.map((id) => getInbox(table, tenantId, id)));
  if (inboxes.includes(undefined)) throw notFound('inbox');
  return ids;
}
