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

/** The page that a request asks for. @throws ApiError validation for a token that is not ours for this list. */
export async function pageRequest(
  context: Context,
  list: ListIdentity,
  input: PageInput,
): Promise<PageRequest> {
  const { limit, ascending, page_token: token } = input;
  if (token === undefined) return { limit, ascending, after: undefined };
  const bytes = Buffer.from(token, 'base64url');
  // One token, one text: spellings that decode to the same bytes are not tokens that we gave out.
  const isOurSpelling = bytes.toString('base64url') === token;
  const key = await context.keyring.key('page-token');
  const after = isOurSpelling ? unseal(key, bytes, bindingOf(context, list, ascending)) : undefined;
  if (after === undefined) throw invalid('page_token', 'is not a next_page_token of this list');
  return { limit, ascending, after };
}

export async function pageEnvelope(
  context: Context,
  list: ListIdentity,
  request: PageRequest,
  page: Page<unknown>,
): Promise<{ count: number; limit: number; next_page_token: string | null }> {
  const binding = bindingOf(context, list, request.ascending);
  return {
    count: page.items.length,
    limit: request.limit,
    next_page_token:
      page.next === undefined
        ? null
        : seal(await context.keyring.key('page-token'), page.next, binding).toString('base64url'),
  };
}

/** A page of a list, as long as one answer holds. Its token is checked before anything is read. */
export async function pageOf<Item, Shown>(
  context: Context,
  list: ListIdentity,
  input: PageInput,
  read: (request: PageRequest) => Promise<Page<Item>>,
  show: (item: Item) => Shown,
) {
  const request = await pageRequest(context, list, input);
  const page = await fittingPage(request, read, show, context.pageBytes);
  return { ...(await pageEnvelope(context, list, request, page)), items: page.items };
}

function bindingOf(context: Context, list: ListIdentity, ascending: boolean): string {
  return JSON.stringify([context.caller.tenantId, list.operation, list.filters, ascending]);
}
