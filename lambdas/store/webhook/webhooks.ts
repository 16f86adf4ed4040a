import * as z from 'zod';
import { EVENT_TYPES } from '../../events/events.ts';
import { INCLUDES } from '../../events/webhook-include.ts';
import { KINDS } from '../../message/message.ts';
import { DAY_SECONDS } from '../../timing/durations.ts';
import { goneWebhookKey, goneWebhooksOf, webhookClientIdKey, webhookKey, webhooksOf } from '../keys.ts';
import { type MinuteCount, minuteCountOf } from '../limit/minute-count.ts';
import { suspensionMarkSchema } from '../suspension.ts';
import { writeRows } from '../table/batch-write.ts';
import { cut, firstPage, type Page, type PageRequest, queryPage } from '../table/page.ts';
import { startingWith } from '../table/prefix-range.ts';
import { bytes, rowType, type Stored } from '../table/row-type.ts';
import { getAs, getRow, queryAll, type Row, type Table } from '../table/table.ts';
import { updateOnce } from '../table/update-once.ts';
import { putNew, rowDelete, rowPut, rowUpdate, type Writes } from '../table/write.ts';
import { endpointDeletion } from './endpoints.ts';
import { LOG_DAYS } from './webhook-deliveries.ts';

/** Name of the count of `startedDeliveries`. */
export const STARTED_DELIVERIES = 'started';

const webhookRowType = rowType(
  'webhook',
  1,
  {
    webhookId: z.string(),
    tenantId: z.string(),
    url: z.string(),
    eventTypes: z.array(z.enum(EVENT_TYPES)),
    /** The inboxes that it covers; undefined for all of the tenant's. */
    inboxIds: z.array(z.string()).optional(),
    /** Inboxes that it covered until they were deleted, each with the time of its delete. */
    deletedInboxes: z.record(z.string(), z.string()).optional(),
    enabled: z.boolean(),
    clientId: z.string().optional(),
    /** The signing secret, sealed: it must be used again, so it cannot be hashed. */
    sealedSecret: bytes,
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Counts its changes, so that a change knows whether it saw the last one. */
    revision: z.int(),
    /** The credential epoch of the key that created it or changed it last. */
    epoch: z.int().default(0),
    /**
     * Set while the notice to its human is due: the time from which another worker may claim the notice, in milliseconds
     * since 1970.
     */
    noticeAfter: z.number().optional(),
    /** The last recovery that was asked for; an earlier one ends. */
    recoveryId: z.string().optional(),
    kinds: z.array(z.enum(KINDS)).optional(),
    notKinds: z.array(z.enum(KINDS)).optional(),
    /** What its deliveries have beside the ids of a message; undefined for nothing. */
    include: z.array(z.enum(INCLUDES)).optional(),
    /** Headers of its own, sealed as the secret is. */
    sealedHeaders: bytes.optional(),
    suspension: suspensionMarkSchema.optional(),
  },
  { tenantId: 'tenant' },
);

/** Where events are sent. */
export interface Webhook extends Omit<Stored<typeof webhookRowType>, 'suspension'> {
  /** Deliveries that clients started within the last minute in which they did. */
  readonly startedDeliveries?: MinuteCount | undefined;
  /** While its tenant is suspended nothing is sent; deliveries wait. */
  readonly isPaused?: boolean;
}

const clientIdRowType = rowType('webhook-client-id', 1, { webhook_id: z.string() });

const deletedWebhookRowType = rowType('deleted-webhook', 1, { webhook_id: z.string(), ttl: z.number() });

export function webhookOf(row: Row): Webhook {
  const { suspension, ...webhook } = webhookRowType.parse(row);
  return {
    ...webhook,
    startedDeliveries: minuteCountOf(row, STARTED_DELIVERIES),
    ...(suspension === undefined ? {} : { isPaused: true }),
  };
}

export function getWebhook(table: Table, tenantId: string, webhookId: string): Promise<Webhook | undefined> {
  return getAs(table, webhookKey(tenantId, webhookId), webhookOf);
}

export async function findWebhookByClientId(
  table: Table,
  tenantId: string,
  clientId: string,
): Promise<Webhook | undefined> {
  const pointer = await getRow(table, webhookClientIdKey(tenantId, clientId));
  return pointer === undefined
    ? undefined
    : getWebhook(table, tenantId, clientIdRowType.parse(pointer).webhook_id);
}

/**
 * Webhooks by age; with an inbox, only those that cover it. A plan's cap keeps a tenant's webhooks few, so the
 * narrower list is read whole and cut.
 */
export async function listWebhooks(
  table: Table,
  tenantId: string,
  onlyInbox: string | undefined,
  page: PageRequest,
): Promise<Page<Webhook>> {
  if (onlyInbox === undefined) return queryPage(table, webhooksOf(tenantId), page, webhookOf);
  const all = (await webhooksOfTenant(table, tenantId)).filter((webhook) => coversOnly(webhook, onlyInbox));
  const ordered = page.ascending ? all : all.reverse();
  const rest = ordered.filter(({ webhookId }) => isAfter(webhookKey(tenantId, webhookId).sk, page));
  return cut(rest, page.limit, ({ webhookId }) => webhookKey(tenantId, webhookId).sk);
}

function isAfter(position: string, { after, ascending }: PageRequest): boolean {
  return after === undefined || (ascending ? position > after : position < after);
}

/** Whether a webhook covers this inbox and nothing else. */
export function coversOnly(webhook: Webhook, inboxId: string): boolean {
  return webhook.inboxIds?.length === 1 && webhook.inboxIds[0] === inboxId;
}

/** Whether events of this inbox are within a webhook's scope. */
export function coversInbox({ inboxIds }: Webhook, inboxId: string): boolean {
  return inboxIds === undefined || inboxIds.includes(inboxId);
}

/** All webhooks of a tenant, oldest first: as many as its plan allows. */
export async function webhooksOfTenant(table: Table, tenantId: string): Promise<Webhook[]> {
  const rows = await queryAll(table, { ...startingWith(webhooksOf(tenantId)), ConsistentRead: true });
  return rows.map(webhookOf);
}

/** The writes that make a webhook; `clientId` fails when the tenant has used that client id. */
export function webhookCreation(table: Table, webhook: Webhook): Writes<'webhook' | 'clientId'> {
  const { tenantId, webhookId, clientId } = webhook;
  return {
    webhook: putNew(table, webhookRowType.row(webhookKey(tenantId, webhookId), webhook)),
    ...(clientId === undefined
      ? {}
      : {
          clientId: putNew(
            table,
            clientIdRowType.row(webhookClientIdKey(tenantId, clientId), { webhook_id: webhookId }),
          ),
        }),
  };
}

/**
 * The writes that remove a webhook; `webhook` fails when it is gone already. The log of its deliveries can no longer
 * be read and expires.
 */
export function webhookDeletion(
  table: Table,
  { tenantId, webhookId, clientId }: Webhook,
): Writes<'webhook' | 'clientId' | 'endpoint'> {
  return {
    ...endpointDeletion(table, webhookId),
    webhook: rowDelete(table, webhookKey(tenantId, webhookId), { has: ['pk'] }),
    ...(clientId === undefined ? {} : { clientId: rowDelete(table, webhookClientIdKey(tenantId, clientId)) }),
  };
}

/** The write that remembers a deleted webhook for as long as there is a log of its deliveries. */
export function webhookTrace(table: Table, webhook: Webhook, now: Date): Writes<'trace'> {
  const row = deletedWebhookRowType.row(goneWebhookKey(webhook.tenantId, webhook.webhookId), {
    webhook_id: webhook.webhookId,
    // An attempt under way may begin a log entry after the delete: a day for it to end.
    ttl: Math.ceil(now.getTime() / 1000) + (LOG_DAYS + 1) * DAY_SECONDS,
  });
  return { trace: rowPut(table, row) };
}

/** Some of a tenant's deleted webhooks that may have left a log. */
export async function goneWebhooks(table: Table, tenantId: string, limit: number): Promise<string[]> {
  const webhookId = (row: Row) => deletedWebhookRowType.parse(row).webhook_id;
  return (await queryPage(table, goneWebhooksOf(tenantId), firstPage(limit), webhookId)).items;
}

/** Forgets deleted webhooks whose log is gone. */
export async function forgetWebhooks(
  table: Table,
  tenantId: string,
  webhookIds: readonly string[],
): Promise<void> {
  await writeRows(
    table,
    webhookIds.map((id) => ({ remove: goneWebhookKey(tenantId, id) })),
  );
}

export type WebhookChange = Pick<
  Webhook,
  'url' | 'eventTypes' | 'inboxIds' | 'enabled' | 'kinds' | 'notKinds' | 'include' | 'sealedHeaders'
> & {
  /** Whether the scope is replaced: inboxes that were deleted before are not in it any more. */
  readonly replacesScope?: boolean;
};

/**
 * The write that changes a webhook; `webhook` fails when it was changed or deleted since it was read.
 * @param epoch the credential epoch of the key that changes it
 */
export function webhookUpdate(
  table: Table,
  read: Webhook,
  change: WebhookChange,
  epoch: number,
  now: Date,
): Writes<'webhook'> {
  return {
    webhook: rowUpdate(table, webhookKey(read.tenantId, read.webhookId), {
      set: {
        url: change.url,
        event_types: change.eventTypes,
        enabled: change.enabled,
        epoch,
        updated_at: now.toISOString(),
        revision: read.revision + 1,
        inbox_ids: change.inboxIds ?? null,
        kinds: change.kinds ?? null,
        not_kinds: change.notKinds ?? null,
        include: change.include ?? null,
        sealed_headers: change.sealedHeaders ?? null,
        notice_after: null,
        deleted_inboxes: change.replacesScope === true ? null : undefined,
      },
      // Against a parallel change that this one has not seen, and against a delete.
      was: { revision: read.revision },
    }),
  };
}

/**
 * Takes a deleted inbox out of the inboxes of a webhook, and leaves everything else as it is.
 * @throws Error when it was changed or deleted since it was read.
 */
export async function narrowWebhook(
  table: Table,
  read: Webhook,
  { inboxId, deletedAt }: { readonly inboxId: string; readonly deletedAt: string },
  now: Date,
): Promise<void> {
  const { applied } = await updateOnce(table, webhookKey(read.tenantId, read.webhookId), {
    set: {
      inbox_ids: read.inboxIds?.filter((each) => each !== inboxId),
      deleted_inboxes: { ...read.deletedInboxes, [inboxId]: deletedAt },
      updated_at: now.toISOString(),
      revision: read.revision + 1,
    },
    // Against a parallel change that this one has not seen, and against a delete.
    was: { revision: read.revision },
  });
  if (!applied) throw new Error(`The webhook ${read.webhookId} was changed meanwhile`);
}
