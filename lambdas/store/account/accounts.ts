import * as z from 'zod';
import { NOTIFY, type SenderList, UNLISTED } from '../../message/list-entry.ts';
import { OWN_LIMITS } from '../../settings/plan-settings.ts';
import { accountKey, humanKey, tenantListingKey } from '../keys.ts';
import { type MinuteCount, minuteCountOf } from '../limit/minute-count.ts';
import { suspensionSchema } from '../suspension.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, getRow, type Row, type Table } from '../table/table.ts';
import { putNew, rowPut, rowUpdate, type Writes } from '../table/write.ts';
import { markedLists } from './list-marks.ts';

const CAPPED = ['inboxes', 'webhooks', 'keys'] as const;
export type Capped = (typeof CAPPED)[number];

/** What is limited in a minute: creations of each kind, and deliveries that clients start. */
type CountedInMinute = Capped | 'deliveries';

const accountRowType = rowType(
  'account',
  1,
  {
    tenantId: z.string(),
    humanEmail: z.string(),
    verified: z.boolean(),
    /** Name of a plan of the deployment's settings. */
    plan: z.string(),
    canceled: z.boolean(),
    /** Inboxes, webhooks and keys that exist: what the caps are held against. */
    inboxes: z.int(),
    webhooks: z.int(),
    keys: z.int().default(0),
    /** Moved on when every earlier key of the account must end; a key carries the epoch of its creation. */
    epoch: z.int().default(0),
    /** The inbox that sign-up made; named again by every repeated sign-up. */
    firstInboxId: z.string(),
    /** Id of the key that sign-up gave out last and that counts. */
    signUpKeyId: z.string(),
    /** Id of the key that waits for its human to confirm. */
    pendingKeyId: z.string().optional(),
    createdAt: z.string(),
    /** Of the operator who made the account. */
    clientId: z.string().optional(),
    /** What becomes of mail whose sender is on no list; `accept` unless set. */
    unlisted: z.enum(UNLISTED).optional(),
    /** `none` unless set. */
    notify: z.enum(NOTIFY).optional(),
    /** Days after which mail is deleted; a plan or an inbox may have fewer. */
    retentionDays: z.int().optional(),
    /** Since when nothing of it may be deleted. */
    legalHold: z.string().optional(),
    suspension: suspensionSchema.optional(),
    /** Limits that the operator gave in place of the plan's. */
    ownLimits: z.partialRecord(z.enum(OWN_LIMITS), z.int().min(0)).optional(),
  },
  {
    tenantId: 'tenant',
    firstInboxId: 'first_inbox',
    signUpKeyId: 'sign_up_key',
    pendingKeyId: 'pending_key',
  },
);

/** A tenant: what it may use, and who is behind it. */
export interface Account extends Stored<typeof accountRowType> {
  /** How much the tenant did within the last minute in which it did it. */
  readonly counted: Readonly<Partial<Record<CountedInMinute, MinuteCount | undefined>>>;
  /** Inboxes of which nothing may be deleted. */
  readonly heldInboxes?: readonly string[] | undefined;
  /** The lists of senders that have entries. */
  readonly lists?: readonly SenderList[] | undefined;
}

const heldInboxesSchema = z.set(z.string()).default(new Set());

const tenantPointer = { tenant: z.string() };
const humanRowType = rowType('human', 1, tenantPointer);
export const tenantListingRowType = rowType('tenant-listing', 1, tenantPointer);

/** The account of a row; undefined for a tenant that never was, and for one that was deleted. */
export function accountOf(row: Row | undefined): Account | undefined {
  if (row === undefined || row['deleted_at'] !== undefined) return undefined;
  return everyAccountOf(row);
}

/** The account of a row, also while what is left of it is being removed. */
export function everyAccountOf(row: Row): Account {
  return {
    ...accountRowType.parse(row),
    counted: {
      inboxes: minuteCountOf(row, 'inboxes'),
      webhooks: minuteCountOf(row, 'webhooks'),
      keys: minuteCountOf(row, 'keys'),
      deliveries: minuteCountOf(row, 'deliveries'),
    },
    heldInboxes: [...heldInboxesSchema.parse(row['held_inboxes'])].sort(),
    lists: markedLists(row),
  };
}

export async function getAccount(table: Table, tenantId: string): Promise<Account | undefined> {
  return accountOf(await getRow(table, accountKey(tenantId)));
}

export function findTenantOf(table: Table, humanEmail: string): Promise<string | undefined> {
  return getAs(table, humanKey(humanEmail), (row) => humanRowType.parse(row).tenant);
}

/** The writes that make an account; `human` fails when the address has one already. */
export function accountCreation(table: Table, account: Account): Writes<'human' | 'account' | 'tenant'> {
  const pointer = { tenant: account.tenantId };
  const listing = tenantListingKey(account.createdAt, account.tenantId);
  return {
    // Against parallel first sign-ups with one address: one makes the account, the others find it.
    human: putNew(table, humanRowType.row(humanKey(account.humanEmail), pointer)),
    account: putNew(table, accountRowType.row(accountKey(account.tenantId), account)),
    tenant: rowPut(table, tenantListingRowType.row(listing, pointer)),
  };
}

/** Against a delete of the tenant: what it held is being removed, and nothing may be added any more. */
export const NOT_DELETED = 'attribute_not_exists(deleted_at)';

/** Against a suspension beside: what its tenant or its human wants is not written any more. */
export const IN_USE = `${NOT_DELETED} AND attribute_not_exists(suspension)`;

/**
 * The write that makes a new sign-up key the valid one, while the account is as it was read.
 * @param epoch the account's credential epoch from now on: with another than before, earlier keys write nothing more
 * @param moreKeys by how many the account's keys grow: 0 when the new key replaces one
 */
export function signUpKeyRotation(
  table: Table,
  read: Account,
  { keyId, epoch, moreKeys }: { readonly keyId: string; readonly epoch: number; readonly moreKeys: number },
): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(read.tenantId), {
      set: { sign_up_key: keyId, epoch },
      add: { keys: moreKeys },
      // Against a parallel sign-up or verify: the key that this one revokes is no longer the right one.
      was: { sign_up_key: read.signUpKeyId, verified: read.verified },
      condition: IN_USE,
    }),
  };
}

/** The write that lets a pending key wait for its human, in place of the earlier pending key. */
export function pendingKeyRotation(
  table: Table,
  read: Account,
  { keyId, moreKeys }: { readonly keyId: string; readonly moreKeys: number },
): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(read.tenantId), {
      set: { pending_key: keyId },
      add: { keys: moreKeys },
      // Against a parallel sign-up: each must remove the pending key that it replaces.
      was: { pending_key: read.pendingKeyId },
      condition: IN_USE,
    }),
  };
}

interface Confirmation {
  readonly epoch: number;
  /** The pending key that confirms and becomes valid; undefined for the owner's own key. */
  readonly pendingKeyId: string | undefined;
  readonly revokedKeys: number;
}

/** The write that notes a confirmed human; a pending key that confirmed becomes valid. */
export function confirmation(
  table: Table,
  read: Account,
  { epoch, pendingKeyId, revokedKeys }: Confirmation,
): Writes<'account'> {
  const ofPending = pendingKeyId === undefined ? {} : { pending_key: pendingKeyId };
  return {
    account: rowUpdate(table, accountKey(read.tenantId), {
      set: {
        verified: true,
        // The plan for the unverified ends; one that the operator gave stays.
        plan: read.plan === 'unverified' ? 'verified' : undefined,
        sign_up_key: pendingKeyId,
      },
      remove: Object.keys(ofPending),
      add: { keys: -revokedKeys },
      // Against a parallel sign-up, which made this key one that no longer counts.
      was: { ...ofPending, sign_up_key: read.signUpKeyId },
      condition: `(attribute_not_exists(epoch) OR epoch = :epoch) AND ${IN_USE}`,
      values: { ':epoch': epoch },
    }),
  };
}

/**
 * The write of what the operator may change of an account. `account` fails when the account is missing or was deleted, or when
 * its own limits are no longer those that the change began from.
 */
export function subscriptionChange(
  table: Table,
  tenantId: string,
  { plan, canceled, ownLimits }: SubscriptionChange,
): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(tenantId), {
      set: { plan, canceled, own_limits: ownLimits?.to },
      was: ownLimits === undefined ? {} : { own_limits: ownLimits.from },
      has: ['pk'],
      condition: NOT_DELETED,
    }),
  };
}

interface SubscriptionChange {
  readonly plan?: string;
  readonly canceled?: boolean;
  readonly ownLimits?: { readonly from: Account['ownLimits']; readonly to: Account['ownLimits'] };
}
