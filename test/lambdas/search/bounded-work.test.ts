import { parseQuery, QueryError, termsOf } from '@agent-inbox/segment-index';
import { expect, test } from 'vitest';
import { SEARCH_BOUNDS } from '../../../lambdas/search/bounds.ts';
import { findWindow, type Scope } from '../../../lambdas/search/find-window.ts';
import { searchMessages } from '../../../lambdas/search/search-page.ts';
import { readIndex } from '../../../lambdas/search/tail.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { IndexedTenant } from './indexed-tenant.ts';

const table = opened(openTestTable);
const WHOLE = { low: undefined, high: undefined };

async function tenantWith(mails: number, text: (mail: number) => string): Promise<IndexedTenant> {
  const tenant = await IndexedTenant.open(table);
  for (let i = 0; i < mails; i++) await tenant.mail(tenant.inboxes[0] as Inbox, text(i));
  return tenant;
}

const scopeOf = ({ tenantId }: IndexedTenant, q: string): Scope => ({
  tenantId,
  inboxKeys: undefined,
  visibilities: ['clean'],
  query: parseQuery(q),
  ascending: false,
  byRelevance: false,
});

async function windowOf(tenant: IndexedTenant, q: string, bounds: Partial<typeof SEARCH_BOUNDS>) {
  const state = await readIndex(tenant.store, tenant.tenantId);
  return findWindow(tenant.store, state, scopeOf(tenant, q), WHOLE, { ...SEARCH_BOUNDS, ...bounds });
}

const different = (prefix: string, count: number, mail = 0): string =>
  Array.from({ length: count }, (_, i) => `${prefix}${mail}x${i}`).join(' ');

test('equal terms of a query are looked for once', () => {
  const query = parseQuery(
    Array.from({ length: 32 }, (_, i) => (i % 2 === 0 ? 'pr*' : 'two words'))
      .slice(0, 20)
      .join(' OR '),
  );

  expect(termsOf(query)).toHaveLength(3);
});

test.each([
  'tail',
  'segment',
])('a query with as many words that begin alike as the bound is answered, and with one more refused, in a %s', async (where) => {
  const tenant = await tenantWith(16, (mail) => different('pr', 5, mail));
  tenant.pass(121);
  if (where === 'segment') await tenant.build();

  const { hits } = await windowOf(tenant, 'pr*', { prefixWords: 80 });
  expect([...hits()]).toHaveLength(16);
  // All prefixes of a query count together.
  for (const [q, most] of [
    ['pr*', 79],
    ['pr1* OR pr2*', 39],
  ] as const) {
    await expect(windowOf(tenant, q, { prefixWords: most })).rejects.toThrow(QueryError);
    await expect(windowOf(tenant, q, { prefixWords: most })).rejects.toThrow(/too many words begin with pr/);
  }
  expect([...(await windowOf(tenant, 'pr1* OR pr2*', { prefixWords: 40 })).hits()]).toHaveLength(8);
});

test('a call reads so many words of a tail, and goes on where the instance keeps them', async () => {
  const tenant = await tenantWith(12, (mail) => different('w', 100, mail));
  const found = async () => [...(await windowOf(tenant, 'subject', { tailWords: 250 })).hits()].length;
  const counts: number[] = [];
  for (let call = 0; call < 6; call++) counts.push(await found());

  // Each mail has some words more than its text: three are over 250.
  expect(counts).toEqual([3, 6, 9, 12, 12, 12]);
});

test('a mail that arrives is read by itself: the others of the tail are kept', async () => {
  const tenant = await tenantWith(6, (mail) => different('k', 100, mail));
  while ((await windowOf(tenant, 'subject', { tailWords: 250 })).next !== undefined);
  await tenant.mail(tenant.inboxes[0] as Inbox, different('k', 100, 6));

  const { hits, next } = await windowOf(tenant, 'subject', { tailWords: 1 });
  expect([...hits()]).toHaveLength(7);
  expect(next).toBeUndefined();
});

test('the postings of a call are bounded, and pages go on', async () => {
  const tenant = await tenantWith(40, () => 'common words of all');
  tenant.pass(121);
  await tenant.build();

  const all = await windowOf(tenant, 'common OR words OR all', {});
  expect([[...all.hits()].length, all.next]).toEqual([40, undefined]);
  const part = await windowOf(tenant, 'common OR words OR all', { postingBytes: 200 });
  const hits = [...part.hits()].length;
  // Three postings of four bytes for each message.
  expect(hits).toBeGreaterThan(0);
  expect(hits).toBeLessThanOrEqual(17);
  expect(part.next).toBeDefined();
});

test('a large tail is reported, so that it is put into a segment, and a list without words reads nothing', async () => {
  const tenant = await tenantWith(8, (mail) => different('t', 50, mail));
  let told = 0;
  const search = (q: string | undefined, tailBytes: number) =>
    searchMessages(
      tenant.store,
      {
        ...scopeOf(tenant, 'subject'),
        query: q === undefined ? undefined : parseQuery(q),
        page: { limit: 5, ascending: false, after: undefined },
        async onLargeTail() {
          told++;
        },
      },
      {},
      { ...SEARCH_BOUNDS, tailBytes },
    );
  await search('subject', 1_000_000);
  await search(undefined, 1_000);
  expect(told).toBe(0);
  await search('subject', 1_000);
  expect(told).toBe(1);
});
