import * as z from 'zod';
import { MAX_ATTEMPTS } from '../../messages/last-claim.ts';
import { getUnread, moveClaim } from '../../store/message/unread-claims.ts';
import { defineOperation } from '../define.ts';
import { requireInbox } from '../of-inbox.ts';
import {
  claimExample,
  claimPath,
  claimPathExample,
  claimSchema,
  leaseSecondsField,
  lostClaim,
  messageOfClaim,
} from './claim.ts';
import { giveUp } from './claim-messages.ts';

export const extendClaimOperation = defineOperation({
  name: 'claims.extend',
  summary: 'Extend a claim',
  description:
    'The claim will end lease_seconds from now. If the claim has already ended, the call returns conflict.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/claims/{claim_id}/extend',
  status: 200,
  input: z.object({ ...claimPath, lease_seconds: leaseSecondsField.default(300) }),
  output: claimSchema,
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  idempotent: true,
  example: { input: claimPathExample, output: claimExample },
  async run(context, { inbox_id, claim_id, lease_seconds }) {
    await requireInbox(context, inbox_id);
    const sortKey = await messageOfClaim(context, inbox_id, claim_id);
    const now = context.now();
    const until = new Date(now.getTime() + lease_seconds * 1000);
    const claim = { inboxId: inbox_id, sortKey, claim: claim_id };
    if (!(await moveClaim(context.table, claim, until, now, { ends: false }))) {
      throw await lostClaim(context, inbox_id, sortKey);
    }
    const unread = await getUnread(context.table, inbox_id, sortKey);
    return { claim_id, expires_at: until.toISOString(), attempt: unread?.attempt ?? 1 };
  },
});

export const releaseClaimOperation = defineOperation({
  name: 'claims.release',
  summary: 'Release a claim',
  description:
    'The message can be claimed again after delay_seconds. If the claim has already ended, the call returns conflict.',
  method: 'POST',
  path: '/inboxes/{inbox_id}/claims/{claim_id}/release',
  status: 200,
  input: z.object({
    ...claimPath,
    delay_seconds: z
      .int()
      .min(0)
      .max(3600)
      .default(0)
      .describe('Seconds until the message can be claimed again'),
  }),
  output: z.object({ released: z.literal(true) }),
  errors: ['not_found', 'conflict'],
  access: { permission: 'inbox_update', scope: 'any' },
  example: { input: { ...claimPathExample, delay_seconds: 60 }, output: { released: true } },
  async run(context, { inbox_id, claim_id, delay_seconds }) {
    await requireInbox(context, inbox_id);
    const sortKey = await messageOfClaim(context, inbox_id, claim_id);
    const now = context.now();
    const until = new Date(now.getTime() + delay_seconds * 1000);
    const claim = { inboxId: inbox_id, sortKey, claim: claim_id };
    if (!(await moveClaim(context.table, claim, until, now, { ends: true }))) {
      throw await lostClaim(context, inbox_id, sortKey);
    }
    const unread = await getUnread(context.table, inbox_id, sortKey);
    if (unread !== undefined && unread.attempt >= MAX_ATTEMPTS) await giveUp(context, inbox_id, unread);
    return { released: true as const };
  },
});
