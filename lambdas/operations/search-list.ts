import type { Highlight } from '@agent-inbox/segment-index';
import * as z from 'zod';
import type { Context } from '../core/context.ts';
import { invalid, notFound, OutOfScopeError } from '../core/errors.ts';
import { lowerCased } from '../inboxes/username.ts';
import { shownVisibilities } from '../message/visibility.ts';
import { logError } from '../observability/log.ts';
import type { SearchRequest } from '../search/find-page.ts';
import type { SearchedField } from '../search/searched-texts.ts';
import { inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import { addressKey } from '../store/keys.ts';
import type { Page } from '../store/table/page.ts';
import { getRows } from '../store/table/table.ts';
import { type highlightsField, inboxIdField } from './fields.ts';
import { type FilterInput, filterIdentity } from './list-filters.ts';
import { type PageInput, pageOf } from './page-token.ts';
import { withSearchLease } from './search-lease.ts';
import { refuseSpamWithoutPermission } from './spam-access.ts';

export const searchFields = {
  q: z
    .string()
    .optional()
    .describe(
      'Searches subjects, names, addresses, text and file names. All words must occur; OR, quoted phrases, ' +
        '-word, word* and parentheses are supported. A call examines at most 100,000 messages, so a page may have fewer items than its ' +
        'limit, or none, while next_page_token is not null',
    ),
  sort: z
    .enum(['newest', 'relevance'], 'must be newest or relevance; ascending=true lists the oldest first')
    .default('newest')
    .describe('relevance: best matches for q first'),
};

export const inboxIdsField = z.array(inboxIdField).min(1).max(10).optional().describe('Only these inboxes');

export function showHighlights(highlights: readonly Highlight<SearchedField>[] | undefined): {
  highlights?: z.input<typeof highlightsField>;
} {
  if (highlights === undefined) return {};
  return {
    highlights: highlights.map(({ field, text, ranges }) => ({
      field,
      text,
      ranges: ranges.map(([start, end]) => [start, end]),
    })),
  };
}

export interface SearchInput extends PageInput {
  readonly inbox_ids?: readonly string[] | undefined;
  readonly q?: string | undefined;
  readonly sort: 'newest' | 'relevance';
  readonly include_spam: boolean;
  readonly include_unauthenticated: boolean;
  readonly include_trash: boolean;
}

export function isSearched({ q, sort }: Pick<SearchInput, 'q' | 'sort'>): boolean {
  return q !== undefined || sort !== 'newest';
}

export async function searchPage<Found, Shown>(
  context: Context,
  operation: 'messages.search' | 'threads.search',
  input: SearchInput & FilterInput,
  find: (search: typeof import('../search/search.ts'), request: SearchRequest) => Promise<Page<Found>>,
  show: (found: Found) => Shown,
) {
  const { q, sort, include_spam, include_unauthenticated } = input;
  refuseSpamWithoutPermission(context.caller, include_spam);
  const list = {
    operation,
    filters: [
      JSON.stringify(input.inbox_ids ?? null),
      include_spam,
      include_unauthenticated,
      ...(q === undefined ? [] : [JSON.stringify({ q, sort })]),
      ...filterIdentity(input),
    ],
  };
  const { search, scope } = await openSearch(context, input);
  const read = () => pageOf(context, list, input, (page) => find(search, { ...scope, page }), show);
  if (q === undefined) return read();
  try {
    return await withSearchLease(context, read);
  } catch (error) {
    throw refusedQuery(search, error);
  }
}

async function openSearch(context: Context, input: SearchInput) {
  const { q, sort, ascending, include_spam, include_unauthenticated, include_trash } = input;
  const byRelevance = sort === 'relevance';
  if (byRelevance && q === undefined) throw invalid('sort', 'relevance requires q');
  if (byRelevance && ascending) throw invalid('ascending', 'cannot be given with sort=relevance');
  const search = await import('../search/search.ts');
  const query = q === undefined ? undefined : parsed(search, q);
  const scope: Omit<SearchRequest, 'page'> = {
    tenantId: context.caller.tenantId,
    inboxKeys: await inboxKeysOf(context, input.inbox_ids),
    visibilities: shownVisibilities({
      includeSpam: include_spam,
      includeUnauthenticated: include_unauthenticated,
    }),
    query,
    byRelevance,
    includesTrash: include_trash,
    onLargeTail: () =>
      context.usage
        .soon(context.caller.tenantId, context.now())
        .catch((error: unknown) => logError('roll-up of a large tail not requested', error, {})),
  };
  return { search, scope };
}

function parsed(search: typeof import('../search/search.ts'), q: string) {
  try {
    return search.parseQuery(q);
  } catch (error) {
    throw refusedQuery(search, error);
  }
}

function refusedQuery({ QueryError }: typeof import('../search/search.ts'), error: unknown): unknown {
  return error instanceof QueryError ? invalid('q', error.message) : error;
}

async function inboxKeysOf(
  { table, caller }: Context,
  given: readonly string[] | undefined,
): Promise<ReadonlySet<string> | undefined> {
  const { scope } = caller;
  const ids = given?.map(lowerCased);
  if (scope.type === 'inbox' && ids?.some((id) => id !== scope.inboxId) === true) throw new OutOfScopeError();
  const wanted = scope.type === 'inbox' ? [scope.inboxId] : ids;
  if (wanted === undefined) return undefined;
  const rows = await getRows(table, [...new Set(wanted)].map(addressKey));
  const keys = rows.map((row) => ownedBy(caller.tenantId, inboxOf(row))?.listKey);
  return new Set(
    keys.map((key) => {
      if (key === undefined) throw notFound('inbox');
      return key;
    }),
  );
}
