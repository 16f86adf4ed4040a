import * as z from 'zod';
import { type SenderList, UNLISTED, type Unlisted } from '../../message/list-entry.ts';
import { listMarksOf, markedLists } from '../account/list-marks.ts';
import { catchAllRemoval } from '../domain/assigned-domains.ts';
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
import { rowType, type Stored } from '../table/row-type.ts';
import { getRow, getRows, keyOfRow, type Row, type Table } from '../table/table.ts';
import { makeWrite, putNew, rowDelete, rowPut, rowUpdate, type Writes } from '../table/write.ts';

const addressRowType = rowType(
  'inbox',
  1,
  {
    inboxId: z.string(),
    tenantId: z.string(),
    displayName: z.string().optional(),
    clientId: z.string().optional(),
    metadata: z.record(z.string(), z.string()),
    /** Orders the tenant's inboxes by age. */
    listKey: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** When it expires and is deleted: ISO-8601, UTC, with milliseconds. */
    expiresAt: z.string().optional(),
    /** Counts its changes, so that a change knows whether it saw the last one. */
    revision: z.int(),
    /** What becomes of mail whose sender is on no list; undefined: as the account has it. */
    unlisted: z.enum(UNLISTED).optional(),
    /** Days after which its mail is deleted; the account or its plan may have fewer. */
    retentionDays: z.int().optional(),
    /** Since when nothing of it may be deleted. */
    legalHold: z.string().optional(),
    /** Its domain names it as the catch-all. */
    catchAll: z.literal(true).optional(),
  },
  { tenantId: 'tenant' },
);

/** The domain of an inbox. */
export function domainOfInbox(inboxId: string): string {
  return inboxId.slice(inboxId.lastIndexOf('@') + 1);
}

/** An inbox that exists. Its address is its id. */
export interface Inbox extends Stored<typeof addressRowType> {
  /** The inbox's own lists of senders that have entries. */
  readonly lists?: readonly SenderList[] | undefined;
}

/** What the row becomes when the inbox is deleted. */
const tombstoneRowType = rowType(
  'inbox',
  1,
  {
    inboxId: z.string(),
    tenantId: z.string(),
    deletedAt: z.string(),
    quarantinedUntil: z.string(),
    listKey: z.string(),
    /** Whether something of the inbox may still be left. */
    purging: z.boolean().default(false),
  },
  { tenantId: 'tenant' },
);

const inboxPointer = { inbox_id: z.string() };
const listingRowType = rowType('inbox-listing', 1, inboxPointer);
const clientIdRowType = rowType('inbox-client-id', 1, inboxPointer);
const purgingRowType = rowType('purging-inbox', 1, inboxPointer);

/** As a Map: of an object with a key `constructor` the SDK thinks that it is of a class, which it refuses to store. */
function storedMetadata(metadata: Inbox['metadata']): ReadonlyMap<string, string> {
  return new Map(Object.entries(metadata));
}

/** The inbox of an address row; undefined for a name that was never taken or whose inbox was deleted. */
export function inboxOf(row: Row | undefined): Inbox | undefined {
  if (row === undefined || row['deleted_at'] !== undefined) return undefined;
  return { ...addressRowType.parse(row), lists: markedLists(row) };
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
  return isFree(await getRow(table, addressKey(inboxId)), now.toISOString());
}

/** @param row of the address @param at ISO-8601, UTC, with milliseconds */
export function isFree(row: Row | undefined, at: string): boolean {
  if (row === undefined) return true;
  const until = row['quarantined_until'];
  return typeof until === 'string' && until < at && row['purging'] === undefined;
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
  const { items: listed, next } = await queryPage(
    table,
    inboxesOfTenant(tenantId),
    page,
    listingRowType.parse,
  );
  const rows = await getRows(
    table,
    listed.map(({ inbox_id }) => addressKey(inbox_id)),
  );
  return { items: rows.flatMap((row) => ownedBy(tenantId, inboxOf(row)) ?? []), next };
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
  const { inboxId, tenantId, listKey, clientId, expiresAt } = inbox;
  const address = {
    ...addressKey(inboxId),
    ...addressRowType.attributes(inbox),
    ...listMarksOf(inbox.lists),
    metadata: storedMetadata(inbox.metadata),
  };
  const pointer = { inbox_id: inboxId };
  return {
    ...(expiresAt === undefined ? {} : duePut(table, expiryOf(inbox, expiresAt))),
    // As isAddressFree.
    address: rowPut(table, address, {
      condition: 'attribute_not_exists(pk) OR (quarantined_until < :now AND attribute_not_exists(purging))',
      values: { ':now': now.toISOString() },
    }),
    listed: putNew(table, listingRowType.row(inboxListingKey(tenantId, listKey), pointer)),
    ...(clientId === undefined
      ? {}
      : {
          clientId: putNew(table, clientIdRowType.row(inboxClientIdKey(tenantId, clientId), pointer)),
        }),
  };
}

/**
 * The writes after which an inbox is unreachable: its address is a tombstone, and no list and no domain names it. What it
 * held is purged later. `address` fails when it is gone already, is held, or became or ceased to be the catch-all since it was read.
 * @param isExpiry `address` also fails when it expires at another time or no longer expires.
 */
export function inboxDeletion(
  table: Table,
  inbox: Inbox,
  now: Date,
  quarantinedUntil: Date,
  isExpiry = false,
): Writes<'address' | 'listed' | 'clientId' | 'purging' | 'notDue' | 'domain'> {
  const { inboxId, tenantId, listKey, clientId, expiresAt, catchAll } = inbox;
  const tombstone = tombstoneRowType.row(addressKey(inboxId), {
    inboxId,
    tenantId,
    deletedAt: now.toISOString(),
    quarantinedUntil: quarantinedUntil.toISOString(),
    listKey,
    purging: true,
  });
  return {
    ...(expiresAt === undefined ? {} : dueRemoval(table, expiryOf(inbox, expiresAt))),
    ...(catchAll === undefined ? {} : catchAllRemoval(table, domainOfInbox(inboxId), inboxId)),
    address: rowPut(table, tombstone, {
      // Against a second delete and against another inbox that got this name since.
      lacks: ['deleted_at', 'legal_hold'],
      was: {
        list_key: listKey,
        tenant: tenantId,
        catch_all: catchAll,
        ...(isExpiry ? { expires_at: expiresAt } : {}),
      },
    }),
    listed: rowDelete(table, inboxListingKey(tenantId, listKey)),
    purging: rowPut(table, purgingRowType.row(purgingInboxKey(tenantId, listKey), { inbox_id: inboxId })),
    ...(clientId === undefined ? {} : { clientId: rowDelete(table, inboxClientIdKey(tenantId, clientId)) }),
  };
}

/** What is due when an inbox expires. */
function expiryOf({ inboxId, tenantId, listKey }: Inbox, at: string): Due {
  return { at, kind: 'inbox-expires', id: listKey, tenantId, about: { inbox_id: inboxId } };
}

/** The row that replaces a deleted inbox while its name is quarantined. */
type Tombstone = Stored<typeof tombstoneRowType>;

/** @returns undefined for an inbox that exists and for a name that was never taken. */
export async function getTombstone(table: Table, inboxId: string): Promise<Tombstone | undefined> {
  const row = await getRow(table, addressKey(inboxId));
  return row?.['deleted_at'] === undefined ? undefined : tombstoneRowType.parse(row);
}

/** A deleted inbox of which something may be left. */
export type PurgingInbox = Pick<Inbox, 'inboxId' | 'listKey'>;

/** A tenant's deleted inboxes of which something may be left. */
export function purgingInboxes(
  table: Table,
  tenantId: string,
  page: PageRequest,
): Promise<Page<PurgingInbox>> {
  const range = purgingInboxesOf(tenantId);
  return queryPage(table, range, page, (row) => ({
    inboxId: purgingRowType.parse(row).inbox_id,
    listKey: keyOfRow(row).sk.slice(range.prefix.length),
  }));
}

/** Takes a deleted inbox off the list of those of which something may be left; before `markPurged`. */
export async function endPurging(table: Table, tenantId: string, listKey: string): Promise<void> {
  await makeWrite(table, rowDelete(table, purgingInboxKey(tenantId, listKey)));
}

/** Notes that nothing of a deleted inbox is left: its name comes free when its quarantine is over. */
export async function markPurged(table: Table, inboxId: string, listKey: string): Promise<void> {
  const purged = rowUpdate(table, addressKey(inboxId), {
    remove: ['purging'],
    // Against a later inbox of this name; only this one's purge may end here.
    was: { list_key: listKey },
    has: ['deleted_at'],
  });
  await makeWrite(table, purged);
}

interface InboxChange {
  readonly displayName?: string | undefined;
  /** Undefined to leave it as it is, null for an inbox that no longer expires. */
  readonly expiresAt?: string | null | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  /** Null for the account's setting, undefined to leave it as it is. */
  readonly unlisted?: Unlisted | null | undefined;
  /** Null for no limit of its own, undefined to leave it as it is. */
  readonly retentionDays?: number | null | undefined;
  /** Null for an inbox that no longer is the catch-all, undefined to leave it as it is. */
  readonly catchAll?: true | null | undefined;
}

/** The write that changes an inbox; `address` fails when it was changed or deleted since it was read. */
export function inboxUpdate(
  table: Table,
  read: Inbox,
  { displayName, expiresAt, metadata, unlisted, retentionDays, catchAll }: InboxChange,
  now: Date,
): Writes<'address' | 'due' | 'notDue'> {
  const isMoved = expiresAt !== undefined && expiresAt !== (read.expiresAt ?? null);
  return {
    ...(isMoved && read.expiresAt !== undefined ? dueRemoval(table, expiryOf(read, read.expiresAt)) : {}),
    ...(isMoved && expiresAt !== null ? duePut(table, expiryOf(read, expiresAt)) : {}),
    address: rowUpdate(table, addressKey(read.inboxId), {
      set: {
        metadata: storedMetadata(metadata),
        updated_at: now.toISOString(),
        revision: read.revision + 1,
        display_name: displayName,
        expires_at: expiresAt,
        unlisted,
        retention_days: retentionDays,
        catch_all: catchAll,
      },
      // Against a parallel change, whose merge this one has not seen, and against a delete.
      lacks: ['deleted_at'],
      was: { tenant: read.tenantId, revision: read.revision },
    }),
  };
}
