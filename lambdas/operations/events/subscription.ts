import * as z from 'zod';
import { refusalOfTypes } from '../../auth/event-access.ts';
import type { Caller } from '../../caller/caller.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { DEFAULT_EVENT_TYPE, declarationOf, type EventType, eventTypeSchema } from '../../events/events.ts';
import { getInbox, isOrWasInbox } from '../../store/inbox/inboxes.ts';
import type { Subscription } from '../../store/stream/connections.ts';
import type { Table } from '../../store/table/table.ts';

/** Each id is looked up once and compared with every event. */
export const MAX_INBOX_IDS = 100;
/** One call counts once against the rate limit, so it may not read many nonexistent inboxes. */
const READ_AT_ONCE = 10;

const inboxIds = z
  .array(z.string().min(1).max(320))
  .min(1, 'must name at least one inbox; omit it for all')
  .max(MAX_INBOX_IDS, `must name at most ${MAX_INBOX_IDS} inboxes`);

const eventTypes = z
  .array(eventTypeSchema)
  .min(1, `must name at least one event type; omit it for ${DEFAULT_EVENT_TYPE}`);

export const selectionFields = {
  inbox_ids: inboxIds.optional().describe('Only these inboxes. Default: all inboxes the key covers'),
  event_types: eventTypes.optional().describe(`${DEFAULT_EVENT_TYPE} by default`),
};

/** The fields apply at connect and to a `subscribe` frame. Null counts as omitted. */
export const subscriptionFields = { inbox_ids: inboxIds.nullish(), event_types: eventTypes.nullish() };

const wantedSchema = z.object(subscriptionFields);
type Wanted = z.output<typeof wantedSchema>;

export function refuseEventTypes({ caller }: { readonly caller: Caller }, types: readonly EventType[]): void {
  const refusal = refusalOfTypes(caller, types);
  if (refusal !== undefined) throw forbidden(refusal);
}

/** An inbox outside of the key's scope is reported like one that does not exist. */
export async function subscriptionFor(table: Table, caller: Caller, wanted: Wanted): Promise<Subscription> {
  const eventTypes = [...new Set(wanted.event_types ?? [DEFAULT_EVENT_TYPE])];
  refuseEventTypes({ caller }, eventTypes);
  const inboxIds = await inboxesOfSubscription(table, caller, wanted.inbox_ids ?? undefined, eventTypes);
  return { eventTypes, inboxIds };
}

async function inboxesOfSubscription(
  table: Table,
  { scope, tenantId }: Caller,
  wanted: readonly string[] | undefined,
  eventTypes: readonly EventType[],
): Promise<readonly string[] | undefined> {
  const own = scope.type === 'inbox' ? scope.inboxId : undefined;
  const named = wanted ?? (own === undefined ? undefined : [own]);
  if (named === undefined) return undefined;
  const ids = [...new Set(named.map((id) => id.toLowerCase()))];
  if (own !== undefined && ids.some((id) => id !== own)) throw notFound('inbox');
  // Events that survive an inbox can be requested after its deletion.
  const takesDeleted = eventTypes.some((type) => declarationOf(type).survivesInbox);
  const isThere = takesDeleted
    ? isOrWasInbox
    : async (...args: Parameters<typeof getInbox>) => (await getInbox(...args)) !== undefined;
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE);
    const found = await Promise.all(some.map((id) => isThere(table, tenantId, id)));
    if (found.includes(false)) throw notFound('inbox');
  }
  return ids;
}
