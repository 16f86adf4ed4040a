import * as z from 'zod';
import { verify } from '../../accounts/verify.ts';
import { defineOperation } from '../define.ts';

export const verifyOperation = defineOperation({
  name: 'agent.verify',
  summary: 'Verify the account',
  description: 'Lifts the limits of a new account. Also confirms the key of a repeated sign-up.',
  method: 'POST',
  path: '/agent/verify',
  status: 200,
  input: z.object({ otp_code: z.string().max(64).describe('The 6-digit code that was emailed') }),
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
