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
    listKey: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    expiresAt: z.string().optional(),
    revision: z.int(),
    unlisted: z.enum(UNLISTED).optional(),
    retentionDays: z.int().optional(),
    legalHold: z.string().optional(),
    catchAll: z.literal(true).optional(),
  },
  { tenantId: 'tenant' },
);

export function domainOfInbox(inboxId: string): string {
  return inboxId.slice(inboxId.lastIndexOf('@') + 1);
}

export interface Inbox extends Stored<typeof addressRowType> {
  readonly lists?: readonly SenderList[] | undefined;
}

const tombstoneRowType = rowType(
  'inbox',
  1,
  {
    inboxId: z.string(),
    tenantId: z.string(),
    deletedAt: z.string(),
    quarantinedUntil: z.string(),
    listKey: z.string(),
    purging: z.boolean().default(false),
  },
  { tenantId: 'tenant' },
);

const inboxPointer = { inbox_id: z.string() };
const listingRowType = rowType('inbox-listing', 1, inboxPointer);
const clientIdRowType = rowType('inbox-client-id', 1, inboxPointer);
const purgingRowType = rowType('purging-inbox', 1, inboxPointer);

/** The SDK takes an object with a key `constructor` for a class instance and refuses to store it. */
function storedMetadata(metadata: Inbox['metadata']): ReadonlyMap<string, string> {
  return new Map(Object.entries(metadata));
}

export function inboxOf(row: Row | undefined): Inbox | undefined {
  if (row === undefined || row['deleted_at'] !== undefined) return undefined;
  return { ...addressRowType.parse(row), lists: markedLists(row) };
}

/** An inbox of another tenant is as unknown as one that never existed. */
export async function getInbox(table: Table, tenantId: string, inboxId: string): Promise<Inbox | undefined> {
  return ownedBy(tenantId, inboxOf(await getRow(table, addressKey(inboxId))));
}

export async function findInbox(table: Table, inboxId: string): Promise<Inbox | undefined> {
  return inboxOf(await getRow(table, addressKey(inboxId)));
}

export async function isOrWasInbox(table: Table, tenantId: string, inboxId: string): Promise<boolean> {
  const row = await getRow(table, addressKey(inboxId));
  return row?.['tenant'] === tenantId;
}

/** A name becomes free when its quarantine has ended and the purge of the old inbox is complete. */
export async function isAddressFree(table: Table, inboxId: string, now: Date): Promise<boolean> {
  return isFree(await getRow(table, addressKey(inboxId)), now.toISOString());
}

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
    // The condition must match `isAddressFree`.
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

/** The inbox becomes unreachable at once, and its content is purged later. */
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
      // A concurrent delete may have come first, or another inbox may have this name by now.
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

function expiryOf({ inboxId, tenantId, listKey }: Inbox, at: string): Due {
  return { at, kind: 'inbox-expires', id: listKey, tenantId, about: { inbox_id: inboxId } };
}

type Tombstone = Stored<typeof tombstoneRowType>;

export async function getTombstone(table: Table, inboxId: string): Promise<Tombstone | undefined> {
  const row = await getRow(table, addressKey(inboxId));
  return row?.['deleted_at'] === undefined ? undefined : tombstoneRowType.parse(row);
}

export type PurgingInbox = Pick<Inbox, 'inboxId' | 'listKey'>;

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

/** This call must precede `markPurged`. */
export async function endPurging(table: Table, tenantId: string, listKey: string): Promise<void> {
  await makeWrite(table, rowDelete(table, purgingInboxKey(tenantId, listKey)));
}

export async function markPurged(table: Table, inboxId: string, listKey: string): Promise<void> {
  const purged = rowUpdate(table, addressKey(inboxId), {
    remove: ['purging'],
    // A later inbox may have this name, and only the purge of the deleted one may end here.
    was: { list_key: listKey },
    has: ['deleted_at'],
  });
  await makeWrite(table, purged);
}

interface InboxChange {
  readonly displayName?: string | undefined;
  /** Undefined keeps the expiry, and null removes it. */
  readonly expiresAt?: string | null | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly unlisted?: Unlisted | null | undefined;
  readonly retentionDays?: number | null | undefined;
  readonly catchAll?: true | null | undefined;
}

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
      // A concurrent change that this merge did not read must make the write fail, and so must a delete.
      lacks: ['deleted_at'],
      was: { tenant: read.tenantId, revision: read.revision },
    }),
  };
}
