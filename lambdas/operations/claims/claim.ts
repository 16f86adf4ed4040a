import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { ApiError, notFound } from '../../core/errors.ts';
import { getUnread } from '../../store/message/unread-claims.ts';
import { makeToken, openToken } from '../../store/secret/token.ts';
import { inboxIdField, timestamp } from '../fields.ts';
import { messageExample } from '../messages/message-example.ts';

export const claimFields = {
  claim_id: z.string(),
  expires_at: timestamp,
  attempt: z.int().describe('Number of claims of this message so far'),
};

export const claimSchema = z.object(claimFields).meta({ id: 'Claim' });

export const leaseSecondsField = z.int().min(30).max(3600).describe('Seconds until the claim ends');

export const claimPath = { inbox_id: inboxIdField, claim_id: z.string().max(300) };

export const claimExample = {
  claim_id: 'clm_Zx0yQn1pXw',
  expires_at: '2026-11-21T09:25:00.000Z',
  attempt: 1,
};

export const claimPathExample = { inbox_id: messageExample.inbox_id, claim_id: claimExample.claim_id };

export async function lostClaim(context: Context, inboxId: string, sortKey: string): Promise<ApiError> {
  const unread = await getUnread(context.table, inboxId, sortKey);
  const isHeld = unread?.claim !== undefined && (unread.until ?? 0) > context.now().getTime();
  const holder =
    unread?.worker === undefined ? 'another worker' : `the worker ${JSON.stringify(unread.worker)}`;
  return new ApiError(
    'conflict',
    isHeld ? `The claim has ended: ${holder} holds the message.` : 'The claim has ended.',
  );
}

/** The content is sealed, so an id that was never issued is not found. */
const sealedSchema = z.object({ sort_key: z.string() });

/** The id is new for each claim, because it distinguishes the current worker from earlier ones. */
export async function newClaimId(context: Context, inboxId: string, sortKey: string): Promise<string> {
  const text = JSON.stringify({ sort_key: sortKey } satisfies z.input<typeof sealedSchema>);
  return `clm_${await makeToken(context.keyring, 'claim', text, placeOf(context, inboxId))}`;
}

export async function messageOfClaim(context: Context, inboxId: string, claimId: string): Promise<string> {
  const [, token = ''] = /^clm_([\w-]+)$/.exec(claimId) ?? [];
  const opened = await openToken(context.keyring, 'claim', token, placeOf(context, inboxId));
  if (opened === undefined) throw notFound('claim');
  return sealedSchema.parse(JSON.parse(opened)).sort_key;
}

function placeOf({ caller }: Context, inboxId: string): string {
  return JSON.stringify([caller.tenantId, 'claim', inboxId]);
}
