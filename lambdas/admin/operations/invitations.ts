import * as z from 'zod';
import { accountAddress } from '../../accounts/human-email.ts';
import { newInvitation } from '../../accounts/invitation.ts';
import { nameMade } from '../../caller/audit-draft.ts';
import { ApiError, conflict } from '../../core/errors.ts';
import {
  getInvitation,
  type Invitation,
  invitationCreation,
  invitationRevocation,
  isUsable,
  listInvitations,
} from '../../store/account/invitations.ts';
import { transact, tryTransact } from '../../store/table/transaction.ts';
import { pageEnvelope } from '../admin-answer.ts';
import { type AdminServices, auditOf, OPERATOR_LOG } from '../admin-services.ts';
import { defineOperatorOperation } from '../define.ts';
import { emailField, nameField, pageFields } from './fields.ts';

const listedSchema = z.object({
  invitation_id: z.string(),
  email: z.string().nullable(),
  status: z.enum(['open', 'used', 'expired', 'revoked']),
  created_at: z.string(),
  expires_at: z.string(),
  used_at: z.string().nullable(),
  tenant_id: z.string().nullable(),
});
type Listed = z.output<typeof listedSchema>;

export const invitationOperations = [
  defineOperatorOperation({
    name: 'invitations.create',
    audit: { action: 'invitation.created', resource: 'invitation' },
    summary: 'Create an invitation to sign up, valid for one use within 7 days',
    method: 'POST',
    path: '/invitations',
    input: z.object({ email: emailField.optional().describe('Only this address may use the invitation') }),
    output: listedSchema.extend({ invitation: z.string() }),
    errors: [],
    run: (services, { email }) => createInvitation(services, email),
  }),
  defineOperatorOperation({
    name: 'invitations.list',
    summary: 'List invitations, newest first',
    method: 'GET',
    path: '/invitations',
    input: z.object(pageFields(/^inv_[0-9a-z]{1,40}$/)),
    output: z.object({ invitations: z.array(listedSchema), ...pageEnvelope }),
    errors: [],
    run: pageOfInvitations,
  }),
  defineOperatorOperation({
    name: 'invitations.revoke',
    audit: { action: 'invitation.revoked', resource: 'invitation', id: 'invitation_id' },
    summary: 'Revoke an unused invitation',
    method: 'DELETE',
    path: '/invitations/{invitation_id}',
    input: z.object({ invitation_id: nameField.describe('Id from the list') }),
    output: listedSchema,
    errors: ['not_found', 'conflict'],
    run: (services, { invitation_id }) => endInvitation(services, invitation_id),
  }),
] as const;

async function createInvitation(services: AdminServices, email?: string) {
  const address = email === undefined ? undefined : accountAddress(email);
  const { invitation, text } = newInvitation(services, address);
  nameMade(services, invitation.invitationId);
  await transact(services.table, {
    ...invitationCreation(services.table, invitation),
    ...auditOf(services, OPERATOR_LOG),
  });
  return { ...shown(invitation, services.now()), invitation: text };
}

async function pageOfInvitations(
  { table, now }: AdminServices,
  { limit, page_token }: { readonly limit: number; readonly page_token?: string | undefined },
) {
  const { items, next } = await listInvitations(table, { limit, ascending: false, after: page_token });
  return {
    invitations: items.map((invitation) => shown(invitation, now())),
    count: items.length,
    next_page_token: next ?? null,
  };
}

async function endInvitation(services: AdminServices, invitationId: string): Promise<Listed> {
  const { table, now } = services;
  const found = await getInvitation(table, invitationId);
  if (found === undefined) {
    throw new ApiError('not_found', `Unknown invitation ${invitationId}; "invitations list" lists them.`);
  }
  const failed = await tryTransact(table, {
    ...invitationRevocation(table, invitationId),
    ...auditOf(services, OPERATOR_LOG),
  });
  if (failed !== undefined) {
    throw conflict(`Invitation ${invitationId} has already been used.`);
  }
  return { ...shown(found, now()), status: 'revoked' };
}

function shown(invitation: Invitation, now: Date): Listed {
  const { invitationId, email, createdAt, expiresAt, usedAt, tenantId } = invitation;
  const unused = isUsable(invitation, now) ? 'open' : 'expired';
  return {
    invitation_id: invitationId,
    email: email ?? null,
    status: usedAt === undefined ? unused : 'used',
    created_at: createdAt,
    expires_at: expiresAt.toISOString(),
    used_at: usedAt ?? null,
    tenant_id: tenantId ?? null,
  };
}
