import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { INVITATIONS, invitationKey } from '../keys.ts';
import { type Page, type PageRequest, queryPage } from '../table/page.ts';
import { bytes, rowType, type Stored } from '../table/row-type.ts';
import { getAs, type Row, type Table } from '../table/table.ts';
import { rowDelete, rowPut, rowUpdate, type Writes } from '../table/write.ts';

export const INVITATION_LIFE_MS = 7 * DAY_MS;
const LISTED_MS = 30 * DAY_MS;

const invitationRowType = rowType(
  'invitation',
  1,
  {
    invitationId: z.string(),
    email: z.string().optional(),
    hash: bytes,
    createdAt: z.string(),
    expiresAt: z.number(),
    usedAt: z.string().optional(),
    tenantId: z.string().optional(),
  },
  { tenantId: 'used_by' },
);

export interface Invitation extends Omit<Stored<typeof invitationRowType>, 'expiresAt'> {
  readonly expiresAt: Date;
}

function invitationOf(row: Row): Invitation {
  const { expiresAt, ...invitation } = invitationRowType.parse(row);
  return { ...invitation, expiresAt: new Date(expiresAt) };
}

export function isUsable({ usedAt, expiresAt }: Invitation, now: Date): boolean {
  return usedAt === undefined && expiresAt > now;
}

export function getInvitation(table: Table, invitationId: string): Promise<Invitation | undefined> {
  return getAs(table, invitationKey(invitationId), invitationOf);
}

export function invitationCreation(table: Table, invitation: Invitation): Writes<'invitation'> {
  const expiresAt = invitation.expiresAt.getTime();
  const row = {
    ...invitationKey(invitation.invitationId),
    ...invitationRowType.attributes({ ...invitation, expiresAt }),
    ttl: Math.ceil((expiresAt + LISTED_MS) / 1000),
  };
  return { invitation: rowPut(table, row) };
}

export function invitationUse(
  table: Table,
  { invitationId }: Invitation,
  tenantId: string,
  now: Date,
): Writes<'invitation'> {
  return {
    invitation: rowUpdate(table, invitationKey(invitationId), {
      set: { used_at: now.toISOString(), used_by: tenantId },
      // A concurrent sign-up may use the invitation, and the operator may revoke it.
      lacks: ['used_at'],
      condition: 'expires_at > :now',
      values: { ':now': now.getTime() },
    }),
  };
}

export function invitationReturn(
  table: Table,
  { invitationId }: Invitation,
  tenantId: string,
): Writes<'invitation'> {
  return {
    invitation: rowUpdate(table, invitationKey(invitationId), {
      remove: ['used_at', 'used_by'],
      was: { used_by: tenantId },
    }),
  };
}

export function listInvitations(table: Table, page: PageRequest): Promise<Page<Invitation>> {
  return queryPage(table, INVITATIONS, page, invitationOf);
}

/** The write succeeds when the invitation is gone, because the call may be a retry. */
export function invitationRevocation(table: Table, invitationId: string): Writes<'invitation'> {
  return { invitation: rowDelete(table, invitationKey(invitationId), { lacks: ['used_at'] }) };
}
