import * as z from 'zod';
import type { Context } from '../core/context.ts';
import { invalid, notFound, OutOfScopeError } from '../core/errors.ts';
import { lowerCased } from '../inboxes/username.ts';
import { shownVisibilities } from '../mail/visibility.ts';
import type { Highlight } from '../search/highlights.ts';
import type { SearchRequest } from '../search/search-page.ts';
import { inboxOf, ownedBy } from '../store/inbox/inboxes.ts';
import { addressKey } from '../store/keys.ts';
import { getRows } from '../store/table/table.ts';
import { type highlightsField, inboxIdField } from './fields.ts';
import { type ListIdentity, type PageInput, pageRequest } from './page-token.ts';

/** What lists of messages and threads are searched with. */
export const searchFields = {
  q: z
    .string()
    .optional()
    .describe(
      'Words to find (AND), OR, phrases in quotation marks, -word, word*, parentheses; in subject, names and addresses, text and file names. ' +
        'A call examines at most 100,000 messages: a page may have fewer items than its limit, or none, while next_page_token is not null',
    ),
  sort: z.enum(['newest', 'relevance']).default('newest').describe('relevance: best matches of q first'),
};

export const inboxIdsField = z.array(inboxIdField).min(1).max(10).optional().describe('Only these inboxes');

export function showHighlights(highlights: readonly Highlight[] | undefined): {
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

interface SearchInput extends PageInput {
  readonly q?: string | undefined;
  readonly sort: 'newest' | 'relevance';
  readonly include_spam: boolean;
  readonly include_unauthenticated: boolean;
  readonly include_trash: boolean;
}

/** Whether a list is made by the search: by its order alone it is refused there. */
export function isSearched({ q, sort }: Pick<SearchInput, 'q' | 'sort'>): boolean {
  return q !== undefined || sort !== 'newest';
}

/** What tells a search from others, for its page tokens. */
export function searchIdentity({ q, sort }: Pick<SearchInput, 'q' | 'sort'>): readonly string[] {
  return q === undefined ? [] : [JSON.stringify({ q, sort })];
}

/** The input of a search, checked. The code of the search is loaded when the first call wants it. */
export async function openSearch(
  context: Context,
  list: ListIdentity,
  inboxIds: readonly string[] | undefined,
  input: SearchInput,
) {
  const { q, sort, ascending, include_spam, include_unauthenticated, include_trash } = input;
  const byRelevance = sort === 'relevance';
  if (byRelevance && q === undefined) throw invalid('sort', 'relevance is for a list with q');
  if (byRelevance && ascending) throw invalid('ascending', 'cannot be given with sort=relevance');
  const search = await import('../search/search.ts');
  const query = q === undefined ? undefined : parsed(search, q);
  const [page, inboxKeys] = await Promise.all([
    pageRequest(context, list, input),
    inboxKeysOf(context, inboxIds),
  ]);
  const request: SearchRequest = {
    tenantId: context.caller.tenantId,
    inboxKeys,
    visibilities: shownVisibilities({
      includeSpam: include_spam,
      includeUnauthenticated: include_unauthenticated,
    }),
    query,
    byRelevance,
    page,
    includesTrash: include_trash,
  };
  return { search, request };
}

function parsed({ parseQuery, QueryError }: typeof import('../search/search.ts'), q: string) {
  try {
    return parseQuery(q);
  } catch (error) {
    if (error instanceof QueryError) throw invalid('q', error.message);
    throw error;
  }
}

/** List keys of the inboxes that are searched; undefined for all of the tenant's. */
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
