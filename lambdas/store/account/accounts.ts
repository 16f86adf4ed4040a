import * as z from 'zod';
import {
  NOTIFY,
  type Notify,
  type SenderList,
  UNLISTED,
  type Unlisted,
} from '../../mail/sender/list-entry.ts';
import { accountKey, humanKey, tenantListingKey } from '../keys.ts';
import { type MinuteCount, minuteCountOf } from '../limit/minute-count.ts';
import { type Suspension, suspensionSchema } from '../suspension.ts';
import { rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { putNew, transact, type Writes } from '../table/transaction.ts';
import { listMarks, markedLists } from './list-marks.ts';

/** A tenant: what it may use, and who is behind it. */
export interface Account {
  readonly tenantId: string;
  readonly humanEmail: string;
  readonly verified: boolean;
  /** Name of a plan of the deployment's settings. */
  readonly plan: string;
  readonly canceled: boolean;
  /** Inboxes, webhooks and keys that exist: what the caps are held against. */
  readonly inboxes: number;
  readonly webhooks: number;
  readonly keys: number;
  /** How much the tenant did within the last minute in which it did it. */
  readonly counted: Readonly<Partial<Record<CountedInMinute, MinuteCount | undefined>>>;
  /** Moved on when every earlier key of the account must end; a key carries the epoch of its creation. */
  readonly epoch: number;
  /** The inbox that sign-up made; named again by every repeated sign-up. */
  readonly firstInboxId: string;
  /** Id of the key that sign-up gave out last and that counts. */
  readonly signUpKeyId: string;
  /** Id of the key that waits for its human to confirm. */
  readonly pendingKeyId: string | undefined;
  readonly createdAt: string;
  /** Of the operator who made the account. */
  readonly clientId?: string | undefined;
  /** What becomes of mail whose sender is on no list; `accept` unless set. */
  readonly unlisted?: Unlisted | undefined;
  /** `none` unless set. */
  readonly notify?: Notify | undefined;
  /** Days after which mail is deleted; a plan or an inbox may have fewer. */
  readonly retentionDays?: number | undefined;
  /** Since when nothing of it may be deleted, and inboxes of which nothing may. */
  readonly legalHold?: string | undefined;
  readonly heldInboxes?: readonly string[] | undefined;
  /** The lists of senders that have entries. */
  readonly lists?: readonly SenderList[] | undefined;
  readonly suspension?: Suspension | undefined;
  /** Limits that the operator gave in place of the plan's. */
  readonly ownLimits?: OwnLimits | undefined;
}

/** What the operator may set in place of the plan's numbers. */
const OWN_LIMITS = [
  'inboxes',
  'messagesPerMonth',
  'storageBytes',
  'webhooks',
  'keys',
  'waits',
  'waitsPerKey',
  'sockets',
] as const;
export type OwnLimits = Readonly<Partial<Record<(typeof OWN_LIMITS)[number], number | undefined>>>;

/** What a plan caps the number of. */
const CAPPED = ['inboxes', 'webhooks', 'keys'] as const;
export type Capped = (typeof CAPPED)[number];

/** What is limited in a minute: creations of each kind, and deliveries that clients start. */
type CountedInMinute = Capped | 'deliveries';

const accountRowType = rowType('account', 1, {
  tenant: z.string(),
  human_email: z.string(),
  verified: z.boolean(),
  plan: z.string(),
  canceled: z.boolean(),
  inboxes: z.int(),
  webhooks: z.int(),
  keys: z.int().default(0),
  epoch: z.int().default(0),
  first_inbox: z.string(),
  sign_up_key: z.string(),
  pending_key: z.string().optional(),
  created_at: z.string(),
  client_id: z.string().optional(),
  unlisted: z.enum(UNLISTED).optional(),
  notify: z.enum(NOTIFY).optional(),
  retention_days: z.int().optional(),
  legal_hold: z.string().optional(),
  held_inboxes: z.set(z.string()).optional(),
  ...listMarks,
  suspension: suspensionSchema.optional(),
  own_limits: z.partialRecord(z.enum(OWN_LIMITS), z.int().min(0)).optional(),
});

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
  const account = accountRowType.parse(row);
  return {
    tenantId: account.tenant,
    humanEmail: account.human_email,
    verified: account.verified,
    plan: account.plan,
    canceled: account.canceled,
    inboxes: account.inboxes,
    webhooks: account.webhooks,
    keys: account.keys,
    counted: {
      inboxes: minuteCountOf(row, 'inboxes'),
      webhooks: minuteCountOf(row, 'webhooks'),
      keys: minuteCountOf(row, 'keys'),
      deliveries: minuteCountOf(row, 'deliveries'),
    },
    epoch: account.epoch,
    firstInboxId: account.first_inbox,
    signUpKeyId: account.sign_up_key,
    pendingKeyId: account.pending_key,
    createdAt: account.created_at,
    ...(account.client_id === undefined ? {} : { clientId: account.client_id }),
    unlisted: account.unlisted,
    notify: account.notify,
    retentionDays: account.retention_days,
    legalHold: account.legal_hold,
    heldInboxes: [...(account.held_inboxes ?? [])].sort(),
    lists: markedLists(account),
    suspension: account.suspension,
    ownLimits: account.own_limits,
  };
}

export async function getAccount(table: Table, tenantId: string): Promise<Account | undefined> {
  return accountOf(await getRow(table, accountKey(tenantId)));
}

export async function findTenantOf(table: Table, humanEmail: string): Promise<string | undefined> {
  const row = await getRow(table, humanKey(humanEmail));
  return row === undefined ? undefined : humanRowType.parse(row).tenant;
}

/** The writes that make an account; `human` fails when the address has one already. */
export function accountCreation(table: Table, account: Account): Writes<'human' | 'account' | 'tenant'> {
  return {
    // Against parallel first sign-ups with one address: one makes the account, the others find it.
    human: putNew(table, {
      ...humanKey(account.humanEmail),
      ...humanRowType.attributes({ tenant: account.tenantId }),
    }),
    account: putNew(table, {
      ...accountKey(account.tenantId),
      ...accountRowType.attributes({
        tenant: account.tenantId,
        human_email: account.humanEmail,
        verified: account.verified,
        plan: account.plan,
        canceled: account.canceled,
        inboxes: account.inboxes,
        webhooks: account.webhooks,
        keys: account.keys,
        epoch: account.epoch,
        first_inbox: account.firstInboxId,
        sign_up_key: account.signUpKeyId,
        created_at: account.createdAt,
        client_id: account.clientId,
      }),
    }),
    tenant: {
      Put: {
        TableName: table.name,
        Item: {
          ...tenantListingKey(account.createdAt, account.tenantId),
          ...tenantListingRowType.attributes({ tenant: account.tenantId }),
        },
      },
    },
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
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(read.tenantId),
        UpdateExpression: 'SET sign_up_key = :key, epoch = :epoch ADD #keys :more',
        // Against a parallel sign-up or verify: the key that this one revokes is no longer the right one.
        ConditionExpression: `sign_up_key = :read AND verified = :verified AND ${IN_USE}`,
        ExpressionAttributeNames: { '#keys': 'keys' },
        ExpressionAttributeValues: {
          ':key': keyId,
          ':epoch': epoch,
          ':more': moreKeys,
          ':read': read.signUpKeyId,
          ':verified': read.verified,
        },
      },
    },
  };
}

/** The write that lets a pending key wait for its human, in place of the earlier pending key. */
export function pendingKeyRotation(
  table: Table,
  read: Account,
  { keyId, moreKeys }: { readonly keyId: string; readonly moreKeys: number },
): Writes<'account'> {
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(read.tenantId),
        UpdateExpression: 'SET pending_key = :key ADD #keys :more',
        // Against a parallel sign-up: each must remove the pending key that it replaces.
        ConditionExpression: `${
          read.pendingKeyId === undefined ? 'attribute_not_exists(pending_key)' : 'pending_key = :read'
        } AND ${IN_USE}`,
        ExpressionAttributeNames: { '#keys': 'keys' },
        ExpressionAttributeValues: {
          ':key': keyId,
          ':more': moreKeys,
          ...(read.pendingKeyId === undefined ? {} : { ':read': read.pendingKeyId }),
        },
      },
    },
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
  // The plan for the unverified ends; one that the operator gave stays.
  const upgrades = read.plan === 'unverified';
  const byPending = pendingKeyId !== undefined;
  const sets = [
    'verified = :yes',
    ...(byPending ? ['sign_up_key = :key'] : []),
    ...(upgrades ? ['#plan = :plan'] : []),
  ];
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(read.tenantId),
        UpdateExpression: `SET ${sets.join(', ')}${byPending ? ' REMOVE pending_key' : ''} ADD #keys :less`,
        // Against a parallel sign-up, which made this key one that no longer counts.
        ConditionExpression: [
          ...(byPending ? ['pending_key = :key'] : []),
          'sign_up_key = :read',
          '(attribute_not_exists(epoch) OR epoch = :epoch)',
          IN_USE,
        ].join(' AND '),
        ExpressionAttributeNames: { '#keys': 'keys', ...(upgrades ? { '#plan': 'plan' } : {}) },
        ExpressionAttributeValues: {
          ':yes': true,
          ':read': read.signUpKeyId,
          ':epoch': epoch,
          ':less': -revokedKeys,
          ...(byPending ? { ':key': pendingKeyId } : {}),
          ...(upgrades ? { ':plan': 'verified' } : {}),
        },
      },
    },
  };
}

/** The write of what the operator may change of an account. `account` fails when the account is missing or was deleted. */
export function subscriptionChange(
  table: Table,
  tenantId: string,
  change: { readonly plan?: string; readonly canceled?: boolean; readonly ownLimits?: OwnLimits },
): Writes<'account'> {
  const { plan, canceled, ownLimits } = change;
  const sets = [
    ...(plan === undefined ? [] : ['#plan = :plan']),
    ...(canceled === undefined ? [] : ['canceled = :canceled']),
    ...(ownLimits === undefined ? [] : ['own_limits = :limits']),
  ];
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: `SET ${sets.join(', ')}`,
        ConditionExpression: `attribute_exists(pk) AND ${NOT_DELETED}`,
        ...(plan === undefined ? {} : { ExpressionAttributeNames: { '#plan': 'plan' } }),
        ExpressionAttributeValues: {
          ...(plan === undefined ? {} : { ':plan': plan }),
          ...(canceled === undefined ? {} : { ':canceled': canceled }),
          ...(ownLimits === undefined ? {} : { ':limits': ownLimits }),
        },
      },
    },
  };
}

/** Changes an account. @throws ConditionsFailed when the account is missing or was deleted. */
export async function setSubscription(
  table: Table,
  tenantId: string,
  change: Parameters<typeof subscriptionChange>[2],
): Promise<void> {
  await transact(table, subscriptionChange(table, tenantId, change));
}
