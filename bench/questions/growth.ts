import * as z from 'zod';
import { getInbox, type Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import type { HttpRequest } from '../../test/lambdas/http/http-event.ts';
import { arrive } from '../../test/lambdas/store/receive/arriving-mail.ts';
import { InProcessService } from '../measuring/in-process-service.ts';
import { type Measure, measure } from '../measuring/measure.ts';
import { type MeteredTable, openMeteredTable, type Usage } from '../measuring/metered-table.ts';
import { withMutedLog } from '../measuring/muted-log.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';

/** Only the filling runs in parallel; measured operations run one after the other. */
const FILLERS = 8;
const SAMPLES = 15;

const COLUMNS = ['calls', 'read units', 'write units', 'ms'];

export async function measureGrowth({ quick, large }: BenchSize): Promise<readonly ResultTable[]> {
  const threads = quick ? [10, 100] : [100, 1_000, 10_000, ...(large ? [100_000] : [])];
  const inboxes = quick ? [10, 50] : [10, 100, 1_000, 10_000];
  return [
    await withTable((table) => threadGrowth(table, threads)),
    await withTable((table) => inboxGrowth(table, inboxes)),
  ];
}

async function withTable<T>(work: (table: MeteredTable) => Promise<T>): Promise<T> {
  const table = await openMeteredTable();
  try {
    return await withMutedLog(() => work(table));
  } finally {
    await table.stop();
  }
}

const page = z.object({ threads: z.array(z.object({ thread_id: z.string(), last_message_id: z.string() })) });

async function threadGrowth(table: MeteredTable, sizes: readonly number[]): Promise<ResultTable> {
  const service = await InProcessService.open(table);
  const inbox = await existing(table, service, await service.inbox());
  const path = { inbox_id: inbox.inboxId };
  const rows: Cell[][] = [];
  let filled = 0;
  for (const size of sizes) {
    await fill(size - filled, (n) => arrive(table, inbox, { id: `<fill-${filled + n}@x.test>` }));
    filled = size;
    await service.fold();
    const list = { route: 'GET /v1/inboxes/{inbox_id}/threads', path };
    // The oldest thread is one of the fill, regardless of later replies.
    const query = { limit: '1', ascending: 'true' };
    const [oldest] = page.parse(await service.call({ ...list, query })).threads;
    if (oldest === undefined) throw new Error('The inbox that was filled has no thread');
    const threadPath = { ...path, thread_id: oldest.thread_id };
    const thread = { route: 'GET /v1/inboxes/{inbox_id}/threads/{thread_id}', path: threadPath };
    const messagePath = { ...path, message_id: oldest.last_message_id };
    const message = { route: 'GET /v1/inboxes/{inbox_id}/messages/{message_id}', path: messagePath };
    const root = `<root-${size}@sender.example>`;
    await service.receive({ to: inbox.inboxId, messageId: root });
    let replies = 0;
    const reply = () => {
      replies += 1;
      const messageId = `<${size}-${replies}@sender.example>`;
      return service.receive({ to: inbox.inboxId, messageId, inReplyTo: root });
    };
    rows.push(
      await row(`list threads, page of 50, at ${size} threads`, table, callOf(service, list)),
      await row(`get thread of one message, at ${size}`, table, callOf(service, thread)),
      await row(`get message, at ${size}`, table, callOf(service, message)),
      await row(`receive 2 KB into a thread, at ${size}`, table, reply),
      await row(`usage of a day, at ${size}`, table, callOf(service, { route: 'GET /v1/metrics/usage' })),
    );
  }
  return growthTable('One inbox grows', rows);
}

async function inboxGrowth(table: MeteredTable, sizes: readonly number[]): Promise<ResultTable> {
  const service = await InProcessService.open(table);
  const first = await service.inbox();
  const rows: Cell[][] = [];
  let made = 2;
  for (const size of sizes) {
    await fill(size - made, () => service.inbox());
    made = size;
    await service.fold();
    let mails = 0;
    const receive = () => {
      mails += 1;
      return service.receive({ to: first, messageId: `<${size}-${mails}@sender.example>` });
    };
    rows.push(
      await row(
        `list inboxes, page of 50, at ${size} inboxes`,
        table,
        callOf(service, { route: 'GET /v1/inboxes' }),
      ),
      await row(`receive 2 KB, a new thread, at ${size}`, table, receive),
      await row(`create inbox, at ${size}`, table, () => service.inbox()),
      await row(`usage of a day, at ${size}`, table, callOf(service, { route: 'GET /v1/metrics/usage' })),
    );
    made += SAMPLES + 1;
  }
  return growthTable('One tenant grows', rows);
}

function growthTable(title: string, rows: readonly Cell[][]): ResultTable {
  return {
    title,
    columns: ['operation', ...COLUMNS],
    rows: rows.toSorted(([a], [b]) => nameOf(a).localeCompare(nameOf(b))),
    note: 'Calls to DynamoDB and its units, the key’s check included (1 call, 1 write unit); ms of one call at a time on the embedded engine. Usage is folded before, as it is a few minutes after a change.',
  };
}

function nameOf(cell: Cell | undefined): string {
  return String(cell).replace(/, at .*/, '');
}

function callOf(service: InProcessService, request: HttpRequest): () => Promise<unknown> {
  return () => service.call(request);
}

async function row(name: string, table: MeteredTable, work: () => Promise<unknown>): Promise<Cell[]> {
  const { calls, readUnits, writeUnits }: Usage = await table.meter(work);
  return [name, calls, readUnits, writeUnits, await timed(work)];
}

async function timed(work: () => Promise<unknown>): Promise<Measure> {
  const samples: number[] = [];
  for (let n = 0; n < SAMPLES; n++) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return measure(samples);
}

async function fill(count: number, one: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const filler = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await one(next);
    }
  };
  await Promise.all(Array.from({ length: FILLERS }, filler));
}

async function existing(table: MeteredTable, service: InProcessService, inboxId: string): Promise<Inbox> {
  const inbox = await getInbox(table, service.organizationId, inboxId);
  if (inbox === undefined) throw new Error(`${inboxId} does not exist`);
  return inbox;
}
