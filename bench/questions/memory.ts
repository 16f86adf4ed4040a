import { setTimeout as wait } from 'node:timers/promises';
import { streamArrivals } from '../measuring/event-arrivals.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import { sendMail } from '../measuring/smtp-load.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';
import { targetTable } from '../pages/target-table.ts';

const BURST = { count: 1_000, connections: 32, bytes: 2 * 1024 };
/** The functions that process emails are loaded by then. */
const IDLE_MS = 10_000;
const REST_MS = 60_000;
/** This bench measured the idle megabytes at the commit before search was added (128bebec^). */
const IDLE_WITHOUT_SEARCH = 324;

export async function measureMemory({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  await using runtime = await RuntimeProcess.start();
  const resident = () => runtime.residentMegabytes() ?? Number.NaN;
  await wait(quick ? 1_000 : IDLE_MS);
  const idle = resident();
  const { smtp, inbox_id } = runtime.endpoints;
  const burst = { ...BURST, count: quick ? 10 : BURST.count };
  {
    await using stream = await streamArrivals(runtime);
    await sendMail({ ...smtp, ...burst, to: inbox_id });
    await stream.reached(burst.count);
  }
  const after = resident();
  await wait(quick ? 1_000 : REST_MS);
  const rested = resident();
  await runtime.call('GET', '/messages?q=none');
  const searched = resident();
  const what = `${burst.count} mails over ${burst.connections} connections`;
  return [
    targetTable([
      { name: 'idle after the start, MB', most: 350, measured: idle },
      { name: 'until the first search, MB more', most: 60, measured: idle - IDLE_WITHOUT_SEARCH },
      { name: `a minute after ${what}, MB`, most: 600, measured: rested },
    ]),
    {
      title: 'Memory of the local runtime and its processes, MB resident',
      columns: ['idle after the start', `after ${what}`, 'a minute later', 'after a first search'],
      rows: [[idle, after, rested, searched]],
    },
  ];
}
