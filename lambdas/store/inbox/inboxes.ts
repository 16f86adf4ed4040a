import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type SenderList, UNLISTED, type Unlisted } from '../../mail/sender/list-entry.ts';
import { NOT_HELD } from '../account/legal-hold.ts';
import { listMarks, listMarksOf, markedLists } from '../account/list-marks.ts';
import { type Due, duePut, dueRemoval } from '../due/due-rows.ts';
import {
  addressKey,
  inboxClientIdKey,
  inboxesOfTenant,
  inboxListingKey,
  purgingInboxesOf,
  purgingInboxKey,
} from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, getRows, keyOfRow, type Row, type Table } from '../table/table.ts';
import { putNew, type Writes } from '../table/transaction.ts';

/** An inbox that exists. Its address is its id. */
export interface Inbox {
  readonly inboxId: string;
  readonly tenantId: string;
  readonly displayName: string | undefined;
  readonly clientId: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  /** Orders the tenant's inboxes by age. */
  readonly listKey: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** When it expires and is deleted: ISO-8601, UTC, with milliseconds. */
  readonly expiresAt?: string | undefined;
  /** Counts its changes, so that a change knows whether it saw the last one. */
  readonly revision: number;
  /** What becomes of mail whose sender is on no list; undefined: as the account has it. */
  readonly unlisted?: Unlisted | undefined;
  /** Days after which its mail is deleted; the account or its plan may have fewer. */
  readonly retentionDays?: number | undefined;
  /** Since when nothing of it may be deleted. */
  readonly legalHold?: string | undefined;
  /** The inbox's own lists of senders that have entries. */
  readonly lists?: readonly SenderList[] | undefined;
}

const addressRowType = rowType('inbox', 1, {
  inbox_id: z.string(),
  tenant: z.string(),
  display_name: z.string().optional(),
  client_id: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
  list_key: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  expires_at: z.string().optional(),
  revision: z.int(),
  unlisted: z.enum(UNLISTED).optional(),
  retention_days: z.int().optional(),
  legal_hold: z.string().optional(),
  ...listMarks,
  deleted_at: z.string().optional(),
});

/** What the row becomes when the inbox is deleted. */
const tombstoneRowType = rowType('inbox', 1, {
  inbox_id: z.string(),
  tenant: z.string(),
  deleted_at: z.string(),
  quarantined_until: z.string(),
  list_key: z.string(),
  purging: z.boolean().default(false),
});

const inboxPointer = { inbox_id: z.string() };
const listingRowType = rowType('inbox-listing', 1, inboxPointer);
const clientIdRowType = rowType('inbox-client-id', 1, inboxPointer);
const purgingRowType = rowType('purging-inbox', 1, inboxPointer);

/** As a Map: of an object with a key `constructor` the SDK thinks that it is of a class, which it refuses to store. */
export function storedMetadata(metadata: Inbox['metadata']): ReadonlyMap<string, string> {
  return new Map(Object.entries(metadata));
}

/** The inbox of an address row; undefined for a name that was never taken or whose inbox was deleted. */
export function inboxOf(row: Row | undefined): Inbox | undefined {
  if (row === undefined || row['deleted_at'] !== undefined) return undefined;
  const inbox = addressRowType.parse(row);
  return {
    inboxId: inbox.inbox_id,
    tenantId: inbox.tenant,
    displayName: inbox.display_name,
    clientId: inbox.client_id,
    metadata: inbox.metadata,
    listKey: inbox.list_key,
    createdAt: inbox.created_at,
    updatedAt: inbox.updated_at,
    expiresAt: inbox.expires_at,
    revision: inbox.revision,
    unlisted: inbox.unlisted,
    retentionDays: inbox.retention_days,
    legalHold: inbox.legal_hold,
    lists: markedLists(inbox),
  };
}

/** The tenant's inbox with this address; another tenant's is as unknown as one that never was. */
export async function getInbox(table: Table, tenantId: string, inboxId: string): Promise<Inbox | undefined> {
  return ownedBy(tenantId, inboxOf(await getRow(table, addressKey(inboxId))));
}

/** The inbox with this address, of any tenant: only for the operator. */
export async function findInbox(table: Table, inboxId: string): Promise<Inbox | undefined> {
  return inboxOf(await getRow(table, addressKey(inboxId)));
}

/** Whether the address belongs to an inbox of the tenant, or did when that was deleted. */
export async function isOrWasInbox(table: Table, tenantId: string, inboxId: string): Promise<boolean> {
  const row = await getRow(table, addressKey(inboxId));
  return row?.['tenant'] === tenantId;
}

/** Whether an inbox may get this address: a name comes free when its quarantine is over and nothing of the old inbox is left. */
export async function isAddressFree(table: Table, inboxId: string, now: Date): Promise<boolean> {
  const row = await getRow(table, addressKey(inboxId));
  if (row === undefined) return true;
  const until = row['quarantined_until'];
  return typeof until === 'string' && until < now.toISOString() && row['purging'] === undefined;
}

export function ownedBy(tenantId: string, inbox: Inbox | undefined): Inbox | undefined {
  return inbox?.tenantId === tenantId ? inbox : undefined;
}

export async function findInboxByClientId(
  table: Table,
  tenantId: string,
  clientId: string,
): Promise<Inbox | undefined> {
  const pointer = await getRow(table, inboxClientIdKey(tenantId, clientId));
  return pointer === undefined
    ? undefined
    : getInbox(table, tenantId, clientIdRowType.parse(pointer).inbox_id);
}

export async function listInboxes(table: Table, tenantId: string, page: PageRequest): Promise<Page<Inbox>> {
  const found = await queryPage(table, { ...inboxesOfTenant(tenantId), page });
  const rows = await getRows(
    table,
    found.items.map((row) => addressKey(listingRowType.parse(row).inbox_id)),
  );
  const items = rows.flatMap((row) => ownedBy(tenantId, inboxOf(row)) ?? []);
  return { items, next: found.next };
}

/**
 * The writes that make an inbox. `address` fails when the name is taken or quarantined, `clientId` when the
 * tenant has used that client id for an inbox that exists.
 */
export function inboxCreation(
  table: Table,
  inbox: Inbox,
  now: Date,
): Writes<'address' | 'listed' | 'clientId' | 'due'> {
  return {
    ...(inbox.expiresAt === undefined ? {} : duePut(table, expiryOf(inbox, inbox.expiresAt))),
    address: {
      Put: {
        TableName: table.name,
        Item: {
          ...addressKey(inbox.inboxId),
          ...addressRowType.attributes({
            inbox_id: inbox.inboxId,
            tenant: inbox.tenantId,
            metadata: { ...inbox.metadata },
            list_key: inbox.listKey,
            created_at: inbox.createdAt,
            updated_at: inbox.updatedAt,
            revision: inbox.revision,
            display_name: inbox.displayName,
            client_id: inbox.clientId,
            expires_at: inbox.expiresAt,
            ...listMarksOf(inbox.lists),
            retention_days: inbox.retentionDays,
          }),
          metadata: storedMetadata(inbox.metadata),
        },
        // As isAddressFree.
        ConditionExpression:
          'attribute_not_exists(pk) OR (quarantined_until < :now AND attribute_not_exists(purging))',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      },
    },
    listed: putNew(table, {
      ...inboxListingKey(inbox.tenantId, inbox.listKey),
      ...listingRowType.attributes({ inbox_id: inbox.inboxId }),
    }),
    ...(inbox.clientId === undefined
      ? {}
      : {
          clientId: putNew(table, {
            ...inboxClientIdKey(inbox.tenantId, inbox.clientId),
            ...clientIdRowType.attributes({ inbox_id: inbox.inboxId }),
          }),
        }),
  };
}

/**
 * The writes after which an inbox is unreachable: its address is a tombstone and no list names it. What it
 * held is purged later. `address` fails when it is gone already, or held.
 * @param isExpiry `address` also fails when it expires at another time or no more.
 */
export function inboxDeletion(
  table: Table,
  inbox: Inbox,
  now: Date,
  quarantinedUntil: Date,
  isExpiry = false,
): Writes<'address' | 'listed' | 'clientId' | 'purging' | 'notDue'> {
  return {
    ...(inbox.expiresAt === undefined ? {} : dueRemoval(table, expiryOf(inbox, inbox.expiresAt))),
    address: {
      Put: {
        TableName: table.name,
        Item: {
          ...addressKey(inbox.inboxId),
          ...tombstoneRowType.attributes({
            inbox_id: inbox.inboxId,
            tenant: inbox.tenantId,
            deleted_at: now.toISOString(),
            quarantined_until: quarantinedUntil.toISOString(),
            list_key: inbox.listKey,
            purging: true,
          }),
        },
        // Against a second delete and against another inbox that got this name since.
        ConditionExpression: `attribute_not_exists(deleted_at) AND ${NOT_HELD} AND list_key = :key AND tenant = :tenant${
          isExpiry ? ' AND expires_at = :at' : ''
        }`,
        ExpressionAttributeValues: {
          ':key': inbox.listKey,
          ':tenant': inbox.tenantId,
          ...(isExpiry ? { ':at': inbox.expiresAt } : {}),
        },
      },
    },
    listed: { Delete: { TableName: table.name, Key: inboxListingKey(inbox.tenantId, inbox.listKey) } },
    purging: {
      Put: {
        TableName: table.name,
        Item: {
          ...purgingInboxKey(inbox.tenantId, inbox.listKey),
          ...purgingRowType.attributes({ inbox_id: inbox.inboxId }),
        },
      },
    },
    ...(inbox.clientId === undefined
      ? {}
      : {
          clientId: {
            Delete: { TableName: table.name, Key: inboxClientIdKey(inbox.tenantId, inbox.clientId) },
          },
        }),
  };
}

/** What is due when an inbox expires. */
export function expiryOf({ inboxId, tenantId, listKey }: Inbox, at: string): Due {
  return { at, kind: 'inbox-expires', id: listKey, tenantId, about: { inbox_id: inboxId } };
}

/** The row that replaces a deleted inbox while its name is quarantined. */
interface Tombstone {
  readonly listKey: string;
  readonly deletedAt: string;
  /** Whether something of the inbox may still be left. */
  readonly purging: boolean;
}

/** @returns undefined for an inbox that exists and for a name that was never taken. */
export async function getTombstone(table: Table, inboxId: string): Promise<Tombstone | undefined> {
  const row = await getRow(table, addressKey(inboxId));
  if (row === undefined || row['deleted_at'] === undefined) return undefined;
  const { list_key, deleted_at, purging } = tombstoneRowType.parse(row);
  return { listKey: list_key, deletedAt: deleted_at, purging };
}

/** A deleted inbox of which something may be left. */
export type PurgingInbox = Pick<Inbox, 'inboxId' | 'listKey'>;

/** Some of a tenant's deleted inboxes of which something may be left, oldest first. */
export async function purgingInboxes(table: Table, tenantId: string, limit: number): Promise<PurgingInbox[]> {
  const page = { limit, ascending: true, after: undefined };
  const range = purgingInboxesOf(tenantId);
  const { items } = await queryPage(table, { ...range, page });
  return items.map((row) => ({
    inboxId: purgingRowType.parse(row).inbox_id,
    listKey: keyOfRow(row).sk.slice(range.prefix.length),
  }));
}

/** Takes a deleted inbox off the list of those of which something may be left; before `markPurged`. */
export async function endPurging(table: Table, tenantId: string, listKey: string): Promise<void> {
  await table.client.send(
    new DeleteCommand({ TableName: table.name, Key: purgingInboxKey(tenantId, listKey) }),
  );
}

/** Notes that nothing of a deleted inbox is left: its name comes free when its quarantine is over. */
export async function markPurged(table: Table, inboxId: string, listKey: string): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: addressKey(inboxId),
      UpdateExpression: 'REMOVE purging',
      // Against a later inbox of this name; only this one's purge may end here.
      ConditionExpression: 'list_key = :key AND attribute_exists(deleted_at)',
      ExpressionAttributeValues: { ':key': listKey },
    }),
  );
}
