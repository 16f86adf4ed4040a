import { parseQuery } from '@agent-inbox/segment-index';
import { searchMessages } from '../../lambdas/search/search-page.ts';
import { type SimulatedIndex, simulateIndex, wordAt } from '../measuring/simulated-index.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';
import { measureLargeMails } from './large-mails.ts';

const QUERIES = [
  `${wordAt(3)} ${wordAt(40)}`,
  wordAt(12),
  `"${wordAt(2)} ${wordAt(1)}"`,
  `${wordAt(900)} -${wordAt(5)}`,
  `${wordAt(30_000)}`,
  `${wordAt(7_000)} OR ${wordAt(9_000)}`,
  `${wordAt(1_200)}*`,
];
const PAGE = 20;
const ROUNDS = 5;

export async function measureSearch({ quick, large }: BenchSize): Promise<readonly ResultTable[]> {
  const sizes = quick ? [100] : [100, 1_000, 10_000, 100_000, ...(large ? [1_000_000] : [])];
  const rows: Cell[][] = [];
  for (const size of sizes) rows.push(await rowOf(size, quick ? 1 : ROUNDS));
  return [
    {
      title: 'A search of a tenant',
      columns: [
        'messages',
        'index, MB',
        'cold p50, ms',
        'cold p95, ms',
        'cold mean, ms',
        'warm p50, ms',
        'warm p95, ms',
        'by relevance, warm p50, ms',
        'reads of S3, cold',
        'KB read, cold',
        'calls of the table',
        'memory, MB',
      ],
      rows,
      note: 'Simulated: 5 ms a call of DynamoDB, 30 ms and 75 MB/s a read of S3. Mails of 200 words; 7 queries, pages of 20. Cold: the instance has read nothing of the index. Above 100,000 messages a call examines the newest 100,000.',
    },
    await measureLargeMails(),
  ];
}

async function rowOf(size: number, rounds: number): Promise<Cell[]> {
  const index = await simulateIndex(size);
  for (const q of QUERIES) await search(index.asNew(), q, false);
  const [cold, warm, ranked]: [number[], number[], number[]] = [[], [], []];
  Object.assign(index.counts, { reads: 0, bytes: 0, tableCalls: 0 });
  let tableCalls = 0;
  globalThis.gc?.();
  const before = memory();
  let after = before;
  for (let round = 0; round < rounds; round++) {
    for (const q of QUERIES) {
      const instance = index.asNew();
      const callsBefore = index.counts.tableCalls;
      cold.push(await search(instance, q, false));
      tableCalls += index.counts.tableCalls - callsBefore;
      const counted = { ...index.counts };
      warm.push(await search(instance, q, false));
      ranked.push(await search(instance, q, true));
      Object.assign(index.counts, counted);
      after = Math.max(after, memory());
    }
  }
  const { reads, bytes } = index.counts;
  const calls = cold.length;
  return [
    size,
    (index.segmentBytes / 1e6).toFixed(1),
    ...[percentile(cold, 0.5), percentile(cold, 0.95), mean(cold)],
    ...[percentile(warm, 0.5), percentile(warm, 0.95)],
    percentile(ranked, 0.5),
    (reads / calls).toFixed(1),
    Math.round(bytes / calls / 1000),
    (tableCalls / calls).toFixed(1),
    Math.round((after - before) / 1e6),
  ];
}

async function search(
  { store, tenantId }: ReturnType<SimulatedIndex['asNew']>,
  q: string,
  byRelevance: boolean,
): Promise<number> {
  const page = { limit: PAGE, ascending: false, after: undefined };
  const began = performance.now();
  await searchMessages(
    store,
    { tenantId, inboxKeys: undefined, visibilities: ['clean'], query: parseQuery(q), byRelevance, page },
    {},
  );
  return performance.now() - began;
}

function mean(times: readonly number[]): number {
  return Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
