import * as z from 'zod';
import { EVENT_TYPES, type EventType } from '../../events/events.ts';
import type { WantedKinds } from '../../mail/kind/is-of-kinds.ts';
import { KINDS } from '../../mail/message.ts';
import { goneWebhookKey, goneWebhooksOf, webhookClientIdKey, webhookKey, webhooksOf } from '../keys.ts';
import { type MinuteCount, minuteCountOf } from '../limit/minute-count.ts';
import { suspensionMarkSchema } from '../suspension.ts';
import { writeRows } from '../table/batch-write.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { startingWith } from '../table/prefix-range.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { getRow, queryAll, type Row, type Table } from '../table/table.ts';
import { putNew, type Writes } from '../table/transaction.ts';
import { updateOnce } from '../table/update-once.ts';
import { endpointDeletion } from './endpoints.ts';
import { LOG_DAYS } from './webhook-deliveries.ts';

/** Where events are sent. */
export interface Webhook extends WantedKinds {
  readonly webhookId: string;
  readonly tenantId: string;
  readonly url: string;
  readonly eventTypes: readonly EventType[];
  /** The inboxes that it covers; undefined for all of the tenant's. */
  readonly inboxIds: readonly string[] | undefined;
  /** Inboxes that it covered until they were deleted, each with the time of its delete. */
  readonly deletedInboxes?: Readonly<Record<string, string>> | undefined;
  readonly enabled: boolean;
  readonly clientId: string | undefined;
  /** The signing secret, sealed: it must be used again, so it cannot be hashed. */
  readonly sealedSecret: Uint8Array;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Counts its changes, so that a change knows whether it saw the last one. */
  readonly revision: number;
  /** The credential epoch of the key that created it or changed it last. */
  readonly epoch: number;
  /**
   * Set while the notice to its human is due: the time from which another worker may claim the notice, in milliseconds
   * since 1970.
   */
  readonly noticeAfter?: number | undefined;
  /** The last recovery that was asked for; an earlier one ends. */
  readonly recoveryId?: string | undefined;
  /** Deliveries that clients started within the last minute in which they did. */
  readonly startedDeliveries?: MinuteCount | undefined;
  /** While its tenant is suspended nothing is sent; deliveries wait. */
  readonly isPaused?: boolean;
}

/** Name of the count of `startedDeliveries`. */
export const STARTED_DELIVERIES = 'started';

const DAY_SECONDS = 86_400;

const webhookRowType = rowType('webhook', 1, {
  webhook_id: z.string(),
  tenant: z.string(),
  url: z.string(),
  event_types: z.array(z.enum(EVENT_TYPES)),
  inbox_ids: z.array(z.string()).optional(),
  deleted_inboxes: z.record(z.string(), z.string()).optional(),
  enabled: z.boolean(),
  client_id: z.string().optional(),
  sealed_secret: bytes,
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.int(),
  epoch: z.int().default(0),
  notice_after: z.number().optional(),
  recovery_id: z.string().optional(),
  kinds: z.array(z.enum(KINDS)).optional(),
  not_kinds: z.array(z.enum(KINDS)).optional(),
  suspension: suspensionMarkSchema.optional(),
});

const clientIdRowType = rowType('webhook-client-id', 1, { webhook_id: z.string() });

const deletedWebhookRowType = rowType('deleted-webhook', 1, { webhook_id: z.string(), ttl: z.number() });

export function webhookOf(row: Row): Webhook {
  const webhook = webhookRowType.parse(row);
  return {
    webhookId: webhook.webhook_id,
    tenantId: webhook.tenant,
    url: webhook.url,
    eventTypes: webhook.event_types,
    inboxIds: webhook.inbox_ids,
    deletedInboxes: webhook.deleted_inboxes,
    enabled: webhook.enabled,
    clientId: webhook.client_id,
    sealedSecret: webhook.sealed_secret,
    createdAt: webhook.created_at,
    updatedAt: webhook.updated_at,
    revision: webhook.revision,
    epoch: webhook.epoch,
    noticeAfter: webhook.notice_after,
    recoveryId: webhook.recovery_id,
    kinds: webhook.kinds,
    notKinds: webhook.not_kinds,
    startedDeliveries: minuteCountOf(row, STARTED_DELIVERIES),
    ...(webhook.suspension === undefined ? {} : { isPaused: true }),
  };
}

export async function getWebhook(
  table: Table,
  tenantId: string,
  webhookId: string,
): Promise<Webhook | undefined> {
  const row = await getRow(table, webhookKey(tenantId, webhookId));
  return row === undefined ? undefined : webhookOf(row);
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
  if (onlyInbox === undefined) {
    const found = await queryPage(table, { ...webhooksOf(tenantId), page });
    return { items: found.items.map(webhookOf), next: found.next };
  }
  const all = (await webhooksOfTenant(table, tenantId)).filter((webhook) => coversOnly(webhook, onlyInbox));
  const ordered = page.ascending ? all : all.reverse();
  const rest = ordered.filter(({ webhookId }) => isAfter(webhookKey(tenantId, webhookId).sk, page));
  const items = rest.slice(0, page.limit);
  const last = items.at(-1);
  return {
    items,
    next: rest.length > page.limit && last ? webhookKey(tenantId, last.webhookId).sk : undefined,
  };
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
  return {
    webhook: putNew(table, {
      ...webhookKey(webhook.tenantId, webhook.webhookId),
      ...webhookRowType.attributes({
        webhook_id: webhook.webhookId,
        tenant: webhook.tenantId,
        url: webhook.url,
        event_types: [...webhook.eventTypes],
        inbox_ids: webhook.inboxIds && [...webhook.inboxIds],
        enabled: webhook.enabled,
        client_id: webhook.clientId,
        kinds: webhook.kinds && [...webhook.kinds],
        not_kinds: webhook.notKinds && [...webhook.notKinds],
        sealed_secret: webhook.sealedSecret,
        created_at: webhook.createdAt,
        updated_at: webhook.updatedAt,
        revision: webhook.revision,
        epoch: webhook.epoch,
      }),
    }),
    ...(webhook.clientId === undefined
      ? {}
      : {
          clientId: putNew(table, {
            ...webhookClientIdKey(webhook.tenantId, webhook.clientId),
            ...clientIdRowType.attributes({ webhook_id: webhook.webhookId }),
          }),
        }),
  };
}

/**
 * The writes that remove a webhook; `webhook` fails when it is gone already. The log of its deliveries can no longer
 * be read and expires.
 */
export function webhookDeletion(table: Table, webhook: Webhook): Writes<'webhook' | 'clientId' | 'endpoint'> {
  return {
    ...endpointDeletion(table, webhook.webhookId),
    webhook: {
      Delete: {
        TableName: table.name,
        Key: webhookKey(webhook.tenantId, webhook.webhookId),
        ConditionExpression: 'attribute_exists(pk)',
      },
    },
    ...(webhook.clientId === undefined
      ? {}
      : {
          clientId: {
            Delete: { TableName: table.name, Key: webhookClientIdKey(webhook.tenantId, webhook.clientId) },
          },
        }),
  };
}

/** The write that remembers a deleted webhook for as long as there is a log of its deliveries. */
export function webhookTrace(table: Table, webhook: Webhook, now: Date): Writes<'trace'> {
  return {
    trace: {
      Put: {
        TableName: table.name,
        Item: {
          ...goneWebhookKey(webhook.tenantId, webhook.webhookId),
          ...deletedWebhookRowType.attributes({
            webhook_id: webhook.webhookId,
            // An attempt under way may begin a log entry after the delete: a day for it to end.
            ttl: Math.ceil(now.getTime() / 1000) + (LOG_DAYS + 1) * DAY_SECONDS,
          }),
        },
      },
    },
  };
}

/** Some of a tenant's deleted webhooks that may have left a log. */
export async function goneWebhooks(table: Table, tenantId: string, limit: number): Promise<string[]> {
  const page = { limit, ascending: true, after: undefined };
  const found = await queryPage(table, { ...goneWebhooksOf(tenantId), page });
  return found.items.map((row) => deletedWebhookRowType.parse(row).webhook_id);
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
  'url' | 'eventTypes' | 'inboxIds' | 'enabled' | 'kinds' | 'notKinds'
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
  const optional = Object.entries({
    inbox_ids: change.inboxIds,
    kinds: change.kinds,
    not_kinds: change.notKinds,
  });
  const given = optional.filter(([, value]) => value !== undefined);
  const absent = optional.filter(([, value]) => value === undefined).map(([name]) => name);
  return {
    webhook: {
      Update: {
        TableName: table.name,
        Key: webhookKey(read.tenantId, read.webhookId),
        UpdateExpression: [
          'SET #url = :url, event_types = :types, enabled = :enabled, epoch = :epoch, updated_at = :now',
          ', revision = :next',
          ...given.map(([name]) => `, ${name} = :${name}`),
          ` REMOVE ${['notice_after', ...absent].join(', ')}`,
          change.replacesScope === true ? ', deleted_inboxes' : '',
        ].join(''),
        // Against a parallel change that this one has not seen, and against a delete.
        ConditionExpression: 'revision = :read',
        ExpressionAttributeNames: { '#url': 'url' },
        ExpressionAttributeValues: {
          ':url': change.url,
          ':types': change.eventTypes,
          ':enabled': change.enabled,
          ':epoch': epoch,
          ':now': now.toISOString(),
          ':read': read.revision,
          ':next': read.revision + 1,
          ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
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
  const { applied } = await updateOnce(table, {
    key: webhookKey(read.tenantId, read.webhookId),
    set: ['inbox_ids = :inboxes', 'deleted_inboxes = :deleted', 'updated_at = :now', 'revision = :next'],
    // Against a parallel change that this one has not seen, and against a delete.
    condition: 'revision = :read',
    values: {
      ':inboxes': read.inboxIds?.filter((each) => each !== inboxId),
      ':deleted': { ...read.deletedInboxes, [inboxId]: deletedAt },
      ':now': now.toISOString(),
      ':read': read.revision,
      ':next': read.revision + 1,
    },
  });
  if (!applied) throw new Error(`The webhook ${read.webhookId} was changed meanwhile`);
}
