import { expect, test } from 'vitest';
import { filteredPage } from '../../../../lambdas/store/message/visibility-page.ts';
import type { Query, QueryPage } from '../../../../lambdas/store/table/row-loader.ts';
import type { Row, Table } from '../../../../lambdas/store/table/table.ts';
import { unused } from '../../test-context.ts';

function listsOf(lists: Readonly<Record<string, readonly number[]>>) {
  const reads: number[] = [];
  const page = async (query: Query): Promise<QueryPage> => {
    const rows = lists[String(query.IndexName)] ?? [];
    const start = Number(query.ExclusiveStartKey?.['index'] ?? 0);
    const end = Math.min(rows.length, start + Number(query.Limit));
    reads.push(end - start);
    const found = rows.slice(start, end).map((n): Row => ({ gsk: String(n).padStart(6, '0') }));
    return { rows: found, count: found.length, lastKey: end < rows.length ? { index: end } : undefined };
  };
  const loader: Pick<Table['loader'], 'page'> = { page };
  const table: Table = { client: unused('client'), name: 'T', loader: loader as Table['loader'] };
  const search = (matches: (n: number) => boolean, limit: number) =>
    filteredPage(table, {
      lists: Object.keys(lists).map((IndexName) => ({
        query: { IndexName },
        isWanted: () => true,
        resolve: async (rows) => [...rows],
      })),
      page: { limit, ascending: true, after: undefined },
      matches: (row) => matches(Number(row['gsk'])),
    });
  return { reads, search };
}

const numbers = (count: number, step = 1, first = 0) =>
  Array.from({ length: count }, (_, i) => first + i * step);

test('a filter that matches nothing examines 1,000 rows in three reads, and the next page goes on behind them', async () => {
  const { reads, search } = listsOf({ all: numbers(5_000) });
  expect(await search(() => false, 50)).toEqual({ items: [], next: '000999' });
  expect(reads).toEqual([100, 300, 600]);
});

test('a filter that matches much reads little', async () => {
  const { reads, search } = listsOf({ all: numbers(5_000) });
  const page = await search((n) => n % 2 === 0, 10);
  expect(page.items).toHaveLength(10);
  expect(page.next).toBe('000018');
  expect(reads).toEqual([100]);
});

test('several lists together read 1,000 rows at most, in order', async () => {
  const lists = { a: numbers(3_000, 2), b: numbers(3_000, 2, 1) };
  const { reads, search } = listsOf(lists);
  const seen: number[] = [];
  const { next } = await search((n) => {
    seen.push(n);
    return false;
  }, 50);
  expect(reads.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(1_000);
  expect(seen).toEqual(numbers(seen.length));
  expect(Number(next)).toBe(seen.at(-1));
});

test('a list that ends has no further page', async () => {
  const { search } = listsOf({ all: numbers(250) });
  expect(await search((n) => n === 249, 50)).toMatchObject({ items: [{ gsk: '000249' }], next: undefined });
});
