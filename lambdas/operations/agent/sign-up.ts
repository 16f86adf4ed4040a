import * as z from 'zod';
import { isOwnAddress } from '../../accounts/human-email.ts';
import { signUp } from '../../accounts/sign-up.ts';
import { verify } from '../../accounts/verify.ts';
import { invalid } from '../../core/errors.ts';
import { lowerCased } from '../../inboxes/username.ts';
import { inboxDomainsOf } from '../../settings/policy.ts';
import { defineOperation, definePublicOperation, Replayed } from '../define.ts';
import { usernameField } from '../inboxes/create.ts';

const EMAIL_MAX = 254;
const INVITATION_MAX = 200;

export const signUpOperation = definePublicOperation({
  name: 'agent.sign-up',
  summary: 'Sign up',
  description:
    'Creates an account with its first inbox and key, and emails a 6-digit code to its owner. Signing up again with the same address returns the same account with a new key.',
  method: 'POST',
  path: '/agent/sign-up',
  input: z.object({
    human_email: z.email().max(EMAIL_MAX).describe('Email address of the person who owns the account'),
    username: usernameField.optional(),
    invitation: z
      .string()
      .max(INVITATION_MAX)
      .optional()
      .describe('Invitation from the operator, if sign-up requires one'),
  }),
  ignoresUnknownFields: true,
  output: z.object({
    organization_id: z.uuid(),
    inbox_id: z.string(),
    api_key: z.string().describe('Shown once'),
  }),
  errors: ['forbidden', 'address_unavailable'],
  audit: { action: 'account.created', resource: 'account' },
  access: 'public',
  example: {
    input: { human_email: 'ada@example.org' },
    output: {
      organization_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11',
      inbox_id: 'calm-otter-483920@agents.example.com',
      api_key: 'ia_…',
    },
  },
  async run(context, { human_email, username, invitation }) {
    if (isOwnAddress(human_email, inboxDomainsOf(context.policy))) {
      throw invalid('human_email', 'must not be an address of this service');
    }
    const { organizationId, inboxId, secret, existed } = await signUp(
      context,
      human_email,
      username === undefined ? undefined : lowerCased(username),
      invitation,
    );
    const output = { organization_id: organizationId, inbox_id: inboxId, api_key: secret };
    return existed ? new Replayed(output) : output;
  },
});

export const verifyOperation = defineOperation({
  name: 'agent.verify',
  summary: 'Verify the account',
  description: 'Lifts the limits of a new account. Also confirms the key from a repeated sign-up.',
  method: 'POST',
  path: '/agent/verify',
  status: 200,
  input: z.object({ otp_code: z.string().max(64).describe('The emailed 6-digit code') }),
  ignoresUnknownFields: true,
  output: z.object({ verified: z.literal(true), organization_id: z.uuid() }),
  audit: { action: 'account.verified', resource: 'account' },
  access: { permission: 'none', scope: 'organization', pending: true },
  idempotent: true,
  example: {
    input: { otp_code: '123456' },
    output: { verified: true, organization_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11' },
  },
  async run(context, { otp_code }) {
    await verify(context, context.caller, otp_code);
    return { verified: true as const, organization_id: context.caller.tenantId };
  },
});
