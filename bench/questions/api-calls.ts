import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { functionBundles } from '../measuring/bundles.ts';
import { InProcessService } from '../measuring/in-process-service.ts';
import { measure } from '../measuring/measure.ts';
import { type MeteredTable, openMeteredTable } from '../measuring/metered-table.ts';
import { withMutedLog } from '../measuring/muted-log.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';

const ROUNDS = 25;
const samplesSchema = z.object({ call: z.array(z.number()), handler: z.array(z.number()) });
const page = z.object({ threads: z.array(z.object({ thread_id: z.string(), last_message_id: z.string() })) });

export async function measureCalls({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const table = await openMeteredTable();
  try {
    const service = await InProcessService.open(table);
    return [
      await processorTable(table, service, quick ? 3 : ROUNDS),
      await withMutedLog(() => unitsTable(service)),
    ];
  } finally {
    await table.stop();
  }
}

async function processorTable(
  table: MeteredTable,
  service: InProcessService,
  rounds: number,
): Promise<ResultTable> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-api-'));
  try {
    const bundle = (await functionBundles(directory)).find(({ name }) => name === 'api');
    if (bundle === undefined) throw new Error('There is no function api');
    const worker = new Worker(new URL('../measuring/handler-cpu.worker.ts', import.meta.url), {
      workerData: { bundle: pathToFileURL(bundle.file).href, table: table.name, secret: service.key, rounds },
      env: { ...bundle.environment, TABLE_NAME: table.name, AWS_ENDPOINT_URL_DYNAMODB: table.origin },
    });
    const [message] = await once(worker, 'message');
    await worker.terminate();
    const samples = samplesSchema.parse(message);
    const [call, handler] = [measure(samples.call), measure(samples.handler)];
    return {
      title: 'Processor time of the API’s handler, ms',
      columns: ['what', 'processor ms', '× the call'],
      rows: [
        ['the single DynamoDB call of whoami, sent by the document client', call, 1],
        ['the deployed handler answering whoami', handler, handler.median / call.median],
      ],
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function unitsTable(service: InProcessService): Promise<ResultTable> {
  const inboxId = await service.inbox();
  const path = { inbox_id: inboxId };
  const root = '<root@sender.example>';
  await service.receive({ to: inboxId, messageId: root });
  for (let n = 1; n < 20; n++)
    await service.receive({ to: inboxId, messageId: `<${n}@x.test>`, inReplyTo: root });
  const list = { route: 'GET /v1/inboxes/{inbox_id}/threads', path };
  const [thread] = page.parse(await service.call(list)).threads;
  if (thread === undefined) throw new Error('The inbox that was filled has no thread');
  const message = { ...path, message_id: thread.last_message_id };
  const requests = {
    whoami: { route: 'GET /v1/whoami' },
    'create inbox': { route: 'POST /v1/inboxes', body: '{}' },
    'get inbox': { route: 'GET /v1/inboxes/{inbox_id}', path },
    'list inboxes (2)': { route: 'GET /v1/inboxes' },
    'list threads (1)': list,
    'get thread of 20 messages': {
      route: 'GET /v1/inboxes/{inbox_id}/threads/{thread_id}',
      path: { ...path, thread_id: thread.thread_id },
    },
    'list messages (20)': { route: 'GET /v1/inboxes/{inbox_id}/messages', path },
    'get message': { route: 'GET /v1/inboxes/{inbox_id}/messages/{message_id}', path: message },
    'create key': { route: 'POST /v1/api-keys', body: '{"name":"bench"}' },
    'list keys (2)': { route: 'GET /v1/api-keys' },
    'usage of a day': { route: 'GET /v1/metrics/usage' },
  };
  const rows: Cell[][] = [];
  const add = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const { calls, readUnits, writeUnits } = await service.table.meter(work);
    rows.push([name, calls, readUnits, writeUnits]);
  };
  for (const [name, request] of Object.entries(requests)) await add(name, () => service.call(request));
  await add('receive 2 KB, a new thread', () => service.receive({ to: inboxId, messageId: '<new@x.test>' }));
  await add('receive 2 KB into a thread', () =>
    service.receive({ to: inboxId, messageId: '<reply@x.test>', inReplyTo: root }),
  );
  return {
    title: 'DynamoDB calls and units of an operation',
    columns: ['operation', 'calls', 'read units', 'write units'],
    rows,
    note: 'Of calls with a key, one call and one write unit are its check. Units of transactions are computed from item sizes, index entries included.',
  };
}
