import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import { installOnDemand } from '../../scripts/install-on-demand.ts';
import type { Autocannon } from '../measuring/autocannon.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import { sendMail } from '../measuring/smtp-load.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';
import { measureCalls } from './api-calls.ts';

const CONNECTIONS = [1, 8, 32];
const SECONDS = 4;
/** The rate limit is 600 calls a minute per key. */
const KEYS = 120;
const THREADS = 60;
const POLL_MS = 200;

export async function measureApi(size: BenchSize): Promise<readonly ResultTable[]> {
  return [...(await measureCalls(size)), await throughput(size.quick)];
}

async function throughput(quick: boolean): Promise<ResultTable> {
  const require = createRequire(join(installOnDemand('autocannon@9.0.0'), 'package.json'));
  const autocannon: Autocannon = require('autocannon');
  await using runtime = await RuntimeProcess.start();
  const keys = await runtime.keys(quick ? 20 : KEYS);
  const messageId = await filledInbox(runtime, quick ? 5 : THREADS);
  const inbox = `/inboxes/${runtime.endpoints.inbox_id}`;
  const operations = [
    { name: 'whoami', method: 'GET', path: '/whoami' },
    { name: 'list threads, page of 50', method: 'GET', path: `${inbox}/threads` },
    { name: 'get message', method: 'GET', path: `${inbox}/messages/${messageId}` },
    { name: 'create inbox', method: 'POST', path: '/inboxes' },
  ] as const;
  const rows: Cell[][] = [];
  for (const connections of CONNECTIONS) {
    for (const { name, method, path } of operations) {
      const { requests, latency, non2xx, errors } = await autocannon({
        url: `${runtime.endpoints.base_url}${path}`,
        connections,
        duration: quick ? 1 : SECONDS,
        requests: keys.map((key) => ({
          method,
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          ...(method === 'POST' ? { body: '{}' } : {}),
        })),
      });
      if (non2xx + errors > 0)
        throw new Error(`${name}: ${non2xx} answers were no success, ${errors} failed`);
      rows.push([name, connections, Math.round(requests.average), latency.p50, latency.p99]);
    }
  }
  return {
    title: 'REST API of the local runtime',
    columns: ['operation', 'connections', 'requests/s', 'p50 ms', 'p99 ms'],
    rows: rows.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    note: `${quick ? 1 : SECONDS} s each; autocannon shares the machine with the runtime.`,
  };
}

const listSchema = z.object({ threads: z.array(z.object({ last_message_id: z.string() })) });

async function filledInbox(runtime: RuntimeProcess, threads: number): Promise<string> {
  const { smtp, inbox_id } = runtime.endpoints;
  await sendMail({ ...smtp, to: inbox_id, count: threads, connections: 4, bytes: 2048 });
  for (;;) {
    const list = listSchema.parse(
      await runtime.call('GET', `/inboxes/${inbox_id}/threads?limit=100`),
    ).threads;
    const [newest] = list;
    if (list.length >= threads && newest !== undefined) return newest.last_message_id;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
