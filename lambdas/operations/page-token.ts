import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { makeToken, openToken } from '../store/secret/token.ts';
import { fittingPage, type Page, type PageRequest } from '../store/table/page.ts';

/**
 * Tokens are sealed and bound to the tenant, the list and its filters, so that a token moved elsewhere counts as
 * forged.
 */
export interface ListIdentity {
  readonly operation: string;
  readonly filters: readonly (string | boolean)[];
}

export interface PageInput {
  readonly limit: number;
  readonly ascending: boolean;
  readonly page_token?: string | undefined;
}

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
  const next_page_token =
    next === undefined ? null : await makeToken(context.keyring, 'page-token', next, binding);
  return { count: items.length, limit, next_page_token, items };
}

async function positionIn({ keyring }: Context, token: string, binding: string): Promise<string> {
  const position = await openToken(keyring, 'page-token', token, binding);
  if (position === undefined)
    throw invalid('page_token', 'must be the next_page_token of the same list with the same filters');
  return position;
}
