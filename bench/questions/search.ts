import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { seeded } from '../../test/faults/seeded.ts';
import { IndexedTenant } from '../../test/lambdas/search/indexed-tenant.ts';
import { measure } from '../measuring/measure.ts';
import { openMeteredTable } from '../measuring/metered-table.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';

const ROUNDS = 5;
const FILLERS = 8;
/** Messages between two jobs of the index. */
const ADDED = 200;
const WORDS = 200;
const VOCABULARY = 60_000;
/** Together these emails exceed what a search in a free account may examine. */
const [LARGE_MAILS, LARGE_WORDS] = [12, 19_000];

const wordAt = (rank: number): string => `w${rank.toString(36)}`;
const QUERIES = [
  `${wordAt(3)} ${wordAt(40)}`,
  wordAt(12),
  `"${wordAt(2)} ${wordAt(1)}"`,
  `${wordAt(900)} -${wordAt(5)}`,
  `${wordAt(30_000)}`,
  `${wordAt(7_000)} OR ${wordAt(9_000)}`,
  `${wordAt(1_200)}*`,
];
const LARGE_QUERIES = ['subject', 'pr3x18000', 'pr3x18*', Array(32).fill('pr*').join(' OR ')];

export interface SearchJob {
  readonly origin: string;
  readonly name: string;
  readonly tenantId: string;
  readonly objects: ReadonlyMap<string, Uint8Array>;
  readonly q: string;
  readonly rounds: number;
}

type Text = (mail: number) => string;

/** By Zipf's law, so that few words are in most messages. */
const ordinary: Text = (mail) => {
  const next = seeded(mail + 1);
  return Array.from({ length: WORDS }, () => wordAt(Math.floor(VOCABULARY ** next()))).join(' ');
};
const allDifferent: Text = (mail) =>
  Array.from({ length: LARGE_WORDS }, (_, i) => `pr${mail}x${i}`).join(' ');

export async function measureSearch({ quick, large }: BenchSize): Promise<readonly ResultTable[]> {
  const sizes = quick ? [100] : [1_000, ...(large ? [10_000] : [])];
  const rounds = quick ? 1 : ROUNDS;
  const rows: Cell[][] = [];
  for (const size of sizes) rows.push(...(await searched(size, ordinary, QUERIES, rounds)));
  return [
    table(`A search, with messages of ${WORDS} words`, rows),
    table(
      `A search, with messages of ${LARGE_WORDS} different words`,
      await searched(quick ? 2 : LARGE_MAILS, allDifferent, LARGE_QUERIES, rounds),
    ),
  ];
}

function table(title: string, rows: readonly Cell[][]): ResultTable {
  return {
    title,
    columns: [
      ...['messages', 'query', 'index, MB', 'S3 reads, first call', 'table calls, first call'],
      ...['first call, processor ms', 'later calls', 'outcome'],
    ],
    rows,
    note: 'Each query has its own thread, whose first call has read nothing of the index. Table and objects are on this machine.',
  };
}

const answerSchema = z.object({
  times: z.array(z.number()),
  reads: z.number(),
  calls: z.number(),
  outcome: z.string(),
});

async function searched(
  size: number,
  text: Text,
  queries: readonly string[],
  rounds: number,
): Promise<Cell[][]> {
  const metered = await openMeteredTable();
  try {
    const { tenantId, objects } = await filled(await IndexedTenant.open(metered), size, text);
    const rows: Cell[][] = [];
    for (const q of queries) {
      const job: SearchJob = { origin: metered.origin, name: metered.name, tenantId, objects, q, rounds };
      const worker = new Worker(new URL('../measuring/search.worker.ts', import.meta.url), {
        workerData: job,
      });
      const [answer] = await once(worker, 'message');
      await worker.terminate();
      const { times, reads, calls, outcome } = answerSchema.parse(answer);
      const [first = Number.NaN, ...later] = times;
      const megabytes = [...objects.values()].reduce((sum, { length }) => sum + length, 0) / 1e6;
      const shown = q.length > 30 ? `${q.slice(0, 30)}...` : q;
      rows.push([size, shown, megabytes.toFixed(1), reads, calls, first, measure(later), outcome]);
    }
    return rows;
  } finally {
    await metered.stop();
  }
}

async function filled(tenant: IndexedTenant, size: number, text: Text): Promise<IndexedTenant> {
  const inbox = tenant.inboxes[0] as Inbox;
  for (let built = 0; built < size; built += ADDED) {
    const end = Math.min(size, built + ADDED);
    let next = built;
    const filler = async (): Promise<void> => {
      while (next < end) await tenant.mail(inbox, text(next++));
    };
    await Promise.all(Array.from({ length: FILLERS }, filler));
    tenant.pass(600);
    await tenant.build();
  }
  return tenant;
}
