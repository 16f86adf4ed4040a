import * as z from 'zod';
import { invitationPageSchema, listedInvitationSchema, madeInvitationSchema } from '../admin-answer.ts';
import { defineOperatorOperation } from '../define.ts';
import { createInvitation, endInvitation, pageOfInvitations } from '../invitations.ts';
import { emailField, pageFields } from './fields.ts';

export const invitationOperations = [
  defineOperatorOperation({
    name: 'invitations.create',
    audit: { action: 'invitation.created', resource: 'invitation' },
    summary: 'Make an invitation to sign up: one use, 7 days',
    method: 'POST',
    path: '/invitations',
    input: z.object({ email: emailField.optional().describe('The only address that may use it') }),
    output: madeInvitationSchema,
    errors: [],
    run: (services, { email }) => createInvitation(services, email),
  }),
  defineOperatorOperation({
    name: 'invitations.list',
    summary: 'Invitations, newest first',
    method: 'GET',
    path: '/invitations',
    input: z.object(pageFields),
    output: invitationPageSchema,
    errors: [],
    run: pageOfInvitations,
  }),
  defineOperatorOperation({
    name: 'invitations.revoke',
    audit: { action: 'invitation.revoked', resource: 'invitation', id: 'invitation_id' },
    summary: 'Revoke an invitation that was not used',
    method: 'DELETE',
    path: '/invitations/{invitation_id}',
    input: z.object({ invitation_id: z.string().trim().min(1) }),
    output: listedInvitationSchema,
    errors: ['invitation_not_found', 'conflict'],
    run: (services, { invitation_id }) => endInvitation(services, invitation_id),
  }),
] as const;
