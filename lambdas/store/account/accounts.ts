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

type CountedInMinute = Capped | 'deliveries';

const accountRowType = rowType(
  'account',
  1,
  {
    tenantId: z.string(),
    humanEmail: z.string(),
    verified: z.boolean(),
    plan: z.string(),
    canceled: z.boolean(),
    inboxes: z.int(),
    webhooks: z.int(),
    keys: z.int().default(0),
    /** A higher epoch invalidates all earlier keys, because each key carries the epoch of its creation. */
    epoch: z.int().default(0),
    firstInboxId: z.string(),
    signUpKeyId: z.string(),
    pendingKeyId: z.string().optional(),
    createdAt: z.string(),
    clientId: z.string().optional(),
    /** Undefined means `accept`. */
    unlisted: z.enum(UNLISTED).optional(),
    /** Undefined means `none`. */
    notify: z.enum(NOTIFY).optional(),
    retentionDays: z.int().optional(),
    legalHold: z.string().optional(),
    suspension: suspensionSchema.optional(),
    ownLimits: z.partialRecord(z.enum(OWN_LIMITS), z.int().min(0)).optional(),
  },
  {
    tenantId: 'tenant',
    firstInboxId: 'first_inbox',
    signUpKeyId: 'sign_up_key',
    pendingKeyId: 'pending_key',
  },
);

export interface Account extends Stored<typeof accountRowType> {
  readonly counted: Readonly<Partial<Record<CountedInMinute, MinuteCount | undefined>>>;
  readonly heldInboxes?: readonly string[] | undefined;
  readonly lists?: readonly SenderList[] | undefined;
}

const heldInboxesSchema = z.set(z.string()).default(new Set());

const tenantPointer = { tenant: z.string() };
const humanRowType = rowType('human', 1, tenantPointer);
export const tenantListingRowType = rowType('tenant-listing', 1, tenantPointer);

export function accountOf(row: Row | undefined): Account | undefined {
  if (row === undefined || row['deleted_at'] !== undefined) return undefined;
  return everyAccountOf(row);
}

/** Unlike `accountOf`, this also returns an account that is deleted and being purged. */
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

export function accountCreation(table: Table, account: Account): Writes<'human' | 'account' | 'tenant'> {
  const pointer = { tenant: account.tenantId };
  const listing = tenantListingKey(account.createdAt, account.tenantId);
  return {
    // Concurrent first sign-ups with one address create one account, which the others find.
    human: putNew(table, humanRowType.row(humanKey(account.humanEmail), pointer)),
    account: putNew(table, accountRowType.row(accountKey(account.tenantId), account)),
    tenant: rowPut(table, tenantListingRowType.row(listing, pointer)),
  };
}

/** A deleted tenant is being purged, so nothing may be added to it any more. */
export const NOT_DELETED = 'attribute_not_exists(deleted_at)';

/** The condition stops writes that the tenant or its human requested before a concurrent suspension. */
export const IN_USE = `${NOT_DELETED} AND attribute_not_exists(suspension)`;

/** A changed `epoch` makes all writes of earlier keys fail. `moreKeys` is 0 when the new key replaces one. */
export function signUpKeyRotation(
  table: Table,
  read: Account,
  { keyId, epoch, moreKeys }: { readonly keyId: string; readonly epoch: number; readonly moreKeys: number },
): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(read.tenantId), {
      set: { sign_up_key: keyId, epoch },
      add: { keys: moreKeys },
      // A concurrent sign-up or verification may have replaced the key that this one revokes.
      was: { sign_up_key: read.signUpKeyId, verified: read.verified },
      condition: IN_USE,
    }),
  };
}

export function pendingKeyRotation(
  table: Table,
  read: Account,
  { keyId, moreKeys }: { readonly keyId: string; readonly moreKeys: number },
): Writes<'account'> {
  return {
    account: rowUpdate(table, accountKey(read.tenantId), {
      set: { pending_key: keyId },
      add: { keys: moreKeys },
      // Each of several concurrent sign-ups must remove the pending key that it replaces.
      was: { pending_key: read.pendingKeyId },
      condition: IN_USE,
    }),
  };
}

interface Confirmation {
  readonly epoch: number;
  readonly pendingKeyId: string | undefined;
  readonly revokedKeys: number;
}

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
        // A plan that the operator assigned stays.
        plan: read.plan === 'unverified' ? 'verified' : undefined,
        sign_up_key: pendingKeyId,
      },
      remove: Object.keys(ofPending),
      add: { keys: -revokedKeys },
      // A concurrent sign-up may have replaced this key, which then no longer counts.
      was: { ...ofPending, sign_up_key: read.signUpKeyId },
      condition: `(attribute_not_exists(epoch) OR epoch = :epoch) AND ${IN_USE}`,
      values: { ':epoch': epoch },
    }),
  };
}

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
