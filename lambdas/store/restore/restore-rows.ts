import {
  type AttributeValue,
  type DynamoDBClient,
  PutItemCommand,
  paginateQuery,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { threadOfSortKey } from '../../ids.ts';
import { sideBySide } from '../../timing/side-by-side.ts';
import { DUE_SHARDS } from '../due/due-rows.ts';
import {
  accountKey,
  addressKey,
  auditPartition,
  credentialKey,
  deletedPartition,
  deliveriesPartition,
  dueAt,
  goneWebhookKey,
  humanKey,
  INVITATIONS,
  inboxPartition,
  inboxUsagePartition,
  KEYRING_KEY,
  logPartition,
  TENANT_LISTING,
  tenantListingKey,
  usagePartition,
} from '../keys.ts';
import { MAX_SHARDS } from '../log/log-entries.ts';
import type { Key } from '../table/table.ts';
import { ifConditionHolds } from '../table/write.ts';

/** A table by its name. Rows are copied as DynamoDB has them: nothing is read into a form of this version. */
export interface RawTable {
  readonly client: DynamoDBClient;
  readonly name: string;
}

export interface RestoreServices {
  /** A backup, such as a table restored to a point in time. */
  readonly from: RawTable;
  readonly to: RawTable;
  readonly now: Date;
  /** Whether API keys come back too: one that was revoked since the backup as well. */
  readonly withKeys: boolean;
}

export interface Restored {
  restored: number;
  /** Rows that exist, and stay as they are. */
  present: number;
  /** Inboxes, webhooks and messages that were deleted since the backup. */
  deleted: number;
}

type RawRow = Record<string, AttributeValue>;

const ROWS_AT_ONCE = 25;

/**
 * Of a tenant's partition, what is short-lived or kept exactly by others: codes, reservations, over-quota mail and its exact
 * total (`admin rebuild` makes these again from raw mail), deletions under way, and keys of deleted inboxes.
 */
const NOT_RESTORED =
  /^(CODE|RESERVATION|QUOTA-COUNTER|ROLL_UP|DEFERRED.*|DROPPED#.*|PURGING#.*|GONE-WEBHOOK#.*|RETIRED-KEY#.*)$/;
const KEY_ROW = /^KEY#/;
const ROW_OF_MESSAGE = /^(?:THREAD|MARK)#.*#([^#]+)$/;

/** Puts back every tenant of the backup, the keyring first. */
export async function restoreAll(services: RestoreServices): Promise<Restored> {
  const total: Restored = { restored: 0, present: 0, deleted: 0 };
  const keyring = await rowOf(services.from, KEYRING_KEY);
  if (keyring !== undefined) await put(services, keyring, total);
  for await (const page of pagesOf(services.from, TENANT_LISTING.partition)) {
    for (const row of page)
      await restoreTenantInto(services, textOf(row, 'sk').split('#').at(-1) ?? '', total);
  }
  for (const partition of [INVITATIONS.partition, auditPartition('operator')]) {
    await restorePartition(services, partition, total);
  }
  await restoreDue(services, total, () => true);
  return total;
}

/** Puts back what a tenant has in the backup and not in the table. May be repeated, and run while mail comes. */
export async function restoreTenant(services: RestoreServices, tenantId: string): Promise<Restored> {
  const total: Restored = { restored: 0, present: 0, deleted: 0 };
  await restoreTenantInto(services, tenantId, total);
  await restoreDue(services, total, ({ tenant }) => tenant?.S === tenantId);
  return total;
}

/** Puts back what an inbox has in the backup and not in the table: its row, threads, messages, arrivals, and what is due of them. */
export async function restoreInbox(services: RestoreServices, inboxId: string): Promise<Restored> {
  const total: Restored = { restored: 0, present: 0, deleted: 0 };
  const address = await rowOf(services.from, addressKey(inboxId));
  if (address !== undefined) await restoreInboxInto(services, address, total);
  await restoreDue(services, total, ({ about }) => about?.M?.['inbox_id']?.S === inboxId);
  return total;
}

async function restoreTenantInto(
  services: RestoreServices,
  tenantId: string,
  total: Restored,
): Promise<void> {
  const { from } = services;
  const account = await rowOf(from, accountKey(tenantId));
  if (account === undefined) return;
  for await (const page of pagesOf(from, account['pk']?.S ?? '')) {
    await sideBySide(ROWS_AT_ONCE, page, (row) => restoreTenantRow(services, tenantId, row, total));
  }
  await restorePartition(services, usagePartition(tenantId), total);
  for (let shard = 0; shard < MAX_SHARDS; shard++) {
    await restorePartition(services, logPartition(tenantId, shard), total);
  }
  await restorePartition(services, auditPartition(tenantId), total);
  const human = account['human_email']?.S;
  if (human !== undefined) await restorePartition(services, humanKey(human).pk, total);
  const listed = await rowOf(from, tenantListingKey(textOf(account, 'created_at'), tenantId));
  if (listed !== undefined) await put(services, listed, total);
}

async function restoreTenantRow(
  services: RestoreServices,
  tenantId: string,
  row: RawRow,
  total: Restored,
): Promise<void> {
  const { from, to } = services;
  const sk = textOf(row, 'sk');
  if (NOT_RESTORED.test(sk)) return;
  const [kind = '', id = ''] = sk.split(/#(.*)/s);
  if (kind === 'WEBHOOK') {
    if ((await rowOf(to, goneWebhookKey(tenantId, id))) !== undefined) {
      total.deleted += 1;
      return;
    }
    await restorePartition(services, deliveriesPartition(id), total);
  }
  if (kind === 'KEY' && services.withKeys) {
    await restorePartition(services, credentialKey(textOf(row, 'secret_hash')).pk, total);
  }
  if (kind === 'INBOX') {
    const address = await rowOf(from, addressKey(textOf(row, 'inbox_id')));
    if (address !== undefined && !(await restoreInboxInto(services, address, total))) return;
    await restorePartition(services, inboxUsagePartition(tenantId, id), total);
  }
  await put(services, row, total);
}

/** @returns false for an inbox that was deleted since, or whose address belongs to another one now. */
async function restoreInboxInto(
  services: RestoreServices,
  address: RawRow,
  total: Restored,
): Promise<boolean> {
  const inboxId = textOf(address, 'inbox_id');
  const live = await rowOf(services.to, addressKey(inboxId));
  const isSame = live === undefined || live['list_key']?.S === address['list_key']?.S;
  if (!isSame || live?.['deleted_at'] !== undefined) {
    total.deleted += 1;
    return false;
  }
  await restorePartition(services, deletedPartition(inboxId), total);
  // Messages that were deleted for good since the backup stay deleted.
  const gone = new Set<string>();
  for await (const page of pagesOf(services.to, deletedPartition(inboxId))) {
    for (const row of page) gone.add(textOf(row, 'sk'));
  }
  const isGone = (row: RawRow) => {
    const [, sortKey = ''] = ROW_OF_MESSAGE.exec(textOf(row, 'sk')) ?? [];
    return gone.has(`${threadOfSortKey(sortKey)}#${sortKey}`);
  };
  // The address last: until then mail to it is refused or waits.
  await restorePartition(services, inboxPartition(inboxId), total, isGone);
  await put(services, address, total);
  return true;
}

/** Call it last: the purge takes rows away that are due and find nothing. */
async function restoreDue(
  services: RestoreServices,
  total: Restored,
  isWanted: (row: RawRow) => boolean,
): Promise<void> {
  for (const shard of DUE_SHARDS) {
    for await (const page of pagesOf(services.from, dueAt(shard, '').pk)) {
      await sideBySide(ROWS_AT_ONCE, page.filter(isWanted), (row) => put(services, row, total));
    }
  }
}

async function restorePartition(
  services: RestoreServices,
  partition: string,
  total: Restored,
  isGone: (row: RawRow) => boolean = () => false,
): Promise<void> {
  for await (const page of pagesOf(services.from, partition)) {
    const known = page.filter((row) => !NOT_RESTORED.test(textOf(row, 'sk')));
    const rows = known.filter((row) => !isGone(row));
    total.deleted += known.length - rows.length;
    await sideBySide(ROWS_AT_ONCE, rows, (row) => put(services, row, total));
  }
}

async function put({ to, now, withKeys }: RestoreServices, row: RawRow, total: Restored): Promise<void> {
  if (KEY_ROW.test(textOf(row, 'sk')) && !withKeys) return;
  if (Number(row['ttl']?.N ?? Number.POSITIVE_INFINITY) * 1_000 <= now.getTime()) return;
  const { applied } = await ifConditionHolds(() =>
    to.client.send(
      new PutItemCommand({ TableName: to.name, Item: row, ConditionExpression: 'attribute_not_exists(pk)' }),
    ),
  );
  if (applied) total.restored += 1;
  else total.present += 1;
}

async function* pagesOf({ client, name }: RawTable, partition: string): AsyncGenerator<RawRow[]> {
  const query = {
    TableName: name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: partition } },
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) yield Items;
}

async function rowOf({ client, name }: RawTable, { pk, sk }: Key): Promise<RawRow | undefined> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': { S: pk }, ':sk': { S: sk } },
      ConsistentRead: true,
    }),
  );
  return Items[0];
}

/** @throws Error for a row without it: the backup is not of a table of this service. */
function textOf(row: RawRow, name: string): string {
  const value = row[name]?.S;
  if (value === undefined) throw new Error(`A row has no ${name}: ${row['pk']?.S} ${row['sk']?.S}`);
  return value;
}
