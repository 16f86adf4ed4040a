import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { seal, unseal } from '../../store/secret/sealed.ts';

/** What a claim id says. It is sealed: an id that was never given out is not found. */
const claimSchema = z.object({ sort_key: z.string() });

/** A new id each time, for the same message too: it tells the worker that holds a message from those before. */
export async function newClaimId(context: Context, inboxId: string, sortKey: string): Promise<string> {
  const key = await context.keyring.key('claim');
  const text = JSON.stringify({ sort_key: sortKey } satisfies z.input<typeof claimSchema>);
  return `clm_${seal(key, text, placeOf(context, inboxId)).toString('base64url')}`;
}

/** @returns the sort key of its message @throws ApiError not_found for an id that was not given out for this inbox */
export async function messageOfClaim(context: Context, inboxId: string, claimId: string): Promise<string> {
  const [, text = ''] = /^clm_([\w-]+)$/.exec(claimId) ?? [];
  const bytes = Buffer.from(text, 'base64url');
  const isOurSpelling = bytes.toString('base64url') === text;
  const key = await context.keyring.key('claim');
  const opened = isOurSpelling ? unseal(key, bytes, placeOf(context, inboxId)) : undefined;
  if (opened === undefined) throw notFound('claim');
  return claimSchema.parse(JSON.parse(opened)).sort_key;
}

function placeOf({ caller }: Context, inboxId: string): string {
  return JSON.stringify([caller.tenantId, 'claim', inboxId]);
}
