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

export const STARTED_DELIVERIES = 'started';

const webhookRowType = rowType(
  'webhook',
  1,
  {
    webhookId: z.string(),
    tenantId: z.string(),
    url: z.string(),
    eventTypes: z.array(z.enum(EVENT_TYPES)),
    inboxIds: z.array(z.string()).optional(),
    deletedInboxes: z.record(z.string(), z.string()).optional(),
    enabled: z.boolean(),
    clientId: z.string().optional(),
    /** The secret is sealed and not hashed, because it must be used again. */
    sealedSecret: bytes,
    createdAt: z.string(),
    updatedAt: z.string(),
    revision: z.int(),
    epoch: z.int().default(0),
    /** Another worker may claim the due notice from this time (milliseconds since 1970). */
    noticeAfter: z.number().optional(),
    recoveryId: z.string().optional(),
    kinds: z.array(z.enum(KINDS)).optional(),
    notKinds: z.array(z.enum(KINDS)).optional(),
    include: z.array(z.enum(INCLUDES)).optional(),
    sealedHeaders: bytes.optional(),
    suspension: suspensionMarkSchema.optional(),
  },
  { tenantId: 'tenant' },
);

export interface Webhook extends Omit<Stored<typeof webhookRowType>, 'suspension'> {
  readonly startedDeliveries?: MinuteCount | undefined;
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

export function coversOnly(webhook: Webhook, inboxId: string): boolean {
  return webhook.inboxIds?.length === 1 && webhook.inboxIds[0] === inboxId;
}

export function coversInbox({ inboxIds }: Webhook, inboxId: string): boolean {
  return inboxIds === undefined || inboxIds.includes(inboxId);
}

export async function webhooksOfTenant(table: Table, tenantId: string): Promise<Webhook[]> {
  const rows = await queryAll(table, { ...startingWith(webhooksOf(tenantId)), ConsistentRead: true });
  return rows.map(webhookOf);
}

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

export function webhookTrace(table: Table, webhook: Webhook, now: Date): Writes<'trace'> {
  const row = deletedWebhookRowType.row(goneWebhookKey(webhook.tenantId, webhook.webhookId), {
    webhook_id: webhook.webhookId,
    // An attempt in progress may begin a log entry after the delete, so it gets a day to end.
    ttl: Math.ceil(now.getTime() / 1000) + (LOG_DAYS + 1) * DAY_SECONDS,
  });
  return { trace: rowPut(table, row) };
}

export async function goneWebhooks(table: Table, tenantId: string, limit: number): Promise<string[]> {
  const webhookId = (row: Row) => deletedWebhookRowType.parse(row).webhook_id;
  return (await queryPage(table, goneWebhooksOf(tenantId), firstPage(limit), webhookId)).items;
}

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
  readonly replacesScope?: boolean;
};

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
      // A concurrent change or delete must make the write fail.
      was: { revision: read.revision },
    }),
  };
}

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
    // A concurrent change or delete must make the write fail.
    was: { revision: read.revision },
  });
  if (!applied) throw new Error(`The webhook ${read.webhookId} was changed in the meantime`);
}
