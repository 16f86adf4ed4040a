import * as z from 'zod';
import { INVITATIONS, invitationKey } from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const INVITATION_LIFE_MS = 7 * DAY_MS;
/** For so long after it is over lists show an invitation. */
const LISTED_MS = 30 * DAY_MS;

/** An invitation to sign up: only its hash is stored. */
export interface Invitation {
  readonly invitationId: string;
  /** The only address that may use it, as accounts have it. */
  readonly email: string | undefined;
  readonly hash: Uint8Array;
  readonly createdAt: string;
  readonly expiresAt: Date;
  readonly usedAt: string | undefined;
  /** The tenant that it made, or gave a key to. */
  readonly tenantId: string | undefined;
}

const invitationRowType = rowType('invitation', 1, {
  invitation_id: z.string(),
  email: z.string().optional(),
  hash: bytes,
  created_at: z.string(),
  expires_at: z.number(),
  used_at: z.string().optional(),
  used_by: z.string().optional(),
});

function invitationOf(row: Row): Invitation {
  const stored = invitationRowType.parse(row);
  return {
    invitationId: stored.invitation_id,
    email: stored.email,
    hash: stored.hash,
    createdAt: stored.created_at,
    expiresAt: new Date(stored.expires_at),
    usedAt: stored.used_at,
    tenantId: stored.used_by,
  };
}

export function isUsable({ usedAt, expiresAt }: Invitation, now: Date): boolean {
  return usedAt === undefined && expiresAt > now;
}

export async function getInvitation(table: Table, invitationId: string): Promise<Invitation | undefined> {
  const row = await getRow(table, invitationKey(invitationId));
  return row === undefined ? undefined : invitationOf(row);
}

/** The write that makes an invitation. */
export function invitationCreation(table: Table, invitation: Invitation): Writes<'invitation'> {
  const { invitationId, email, hash, createdAt, expiresAt } = invitation;
  return {
    invitation: {
      Put: {
        TableName: table.name,
        Item: {
          ...invitationKey(invitationId),
          ...invitationRowType.attributes({
            invitation_id: invitationId,
            hash,
            created_at: createdAt,
            expires_at: expiresAt.getTime(),
            ...(email === undefined ? {} : { email }),
          }),
          ttl: Math.ceil((expiresAt.getTime() + LISTED_MS) / 1000),
        },
      },
    },
  };
}

/** The write that uses an invitation up; `invitation` fails when it is used, over or revoked. */
export function invitationUse(
  table: Table,
  { invitationId }: Invitation,
  tenantId: string,
  now: Date,
): Writes<'invitation'> {
  return {
    invitation: {
      Update: {
        TableName: table.name,
        Key: invitationKey(invitationId),
        UpdateExpression: 'SET used_at = :at, used_by = :tenant',
        // Against a parallel sign-up with it, and against a revocation meanwhile.
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(used_at) AND expires_at > :now',
        ExpressionAttributeValues: { ':at': now.toISOString(), ':tenant': tenantId, ':now': now.getTime() },
      },
    },
  };
}

export async function listInvitations(table: Table, page: PageRequest): Promise<Page<Invitation>> {
  const { items, next } = await queryPage(table, { ...INVITATIONS, page });
  return { items: items.map(invitationOf), next };
}

/** The write that revokes an invitation; `invitation` fails when it was used, not when it is gone: the call may be a repeat. */
export function invitationRevocation(table: Table, invitationId: string): Writes<'invitation'> {
  return {
    invitation: {
      Delete: {
        TableName: table.name,
        Key: invitationKey(invitationId),
        ConditionExpression: 'attribute_not_exists(used_at)',
      },
    },
  };
}
