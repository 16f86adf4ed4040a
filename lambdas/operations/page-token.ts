import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { seal, unseal } from '../store/secret/sealed.ts';
import { fittingPage, type Page, type PageRequest } from '../store/table/page.ts';

/**
 * What a page token is good for. Tokens are sealed: opaque, authentic, and bound to the tenant, the list and
 * its filters, so that a token moved elsewhere counts as forged.
 */
export interface ListIdentity {
  readonly operation: string;
  /** Path parameters and filters, in a fixed order. */
  readonly filters: readonly (string | boolean)[];
}

export interface PageInput {
  readonly limit: number;
  readonly ascending: boolean;
  readonly page_token?: string | undefined;
}

/** A page of a list, as long as one answer holds. Its token is checked before anything is read. @throws ApiError validation */
export async function pageOf<Item, Shown>(
  context: Context,
  { operation, filters }: ListIdentity,
  { limit, ascending, page_token: token }: PageInput,
  read: (request: PageRequest) => Promise<Page<Item>>,
  show: (item: Item) => Shown,
) {
  const binding = JSON.stringify([context.caller.tenantId, operation, filters, ascending]);
  const after = token === undefined ? undefined : await positionIn(context, token, binding);
  const { items, next } = await fittingPage({ limit, ascending, after }, read, show, context.pageBytes);
  const next_page_token = next === undefined ? null : await tokenOf(context, next, binding);
  return { count: items.length, limit, next_page_token, items };
}

/** @throws ApiError validation for a token that is not ours for this list. */
async function positionIn({ keyring }: Context, token: string, binding: string): Promise<string> {
  const bytes = Buffer.from(token, 'base64url');
  // One token, one text: spellings that decode to the same bytes are not tokens that we gave out.
  const isOurSpelling = bytes.toString('base64url') === token;
  const position = isOurSpelling ? unseal(await keyring.key('page-token'), bytes, binding) : undefined;
  if (position === undefined) throw invalid('page_token', 'is not a next_page_token of this list');
  return position;
}

async function tokenOf({ keyring }: Context, position: string, binding: string): Promise<string> {
  return seal(await keyring.key('page-token'), position, binding).toString('base64url');
}
