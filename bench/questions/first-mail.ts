import { setTimeout as wait } from 'node:timers/promises';
import { streamArrivals } from '../measuring/event-arrivals.ts';
import { measure } from '../measuring/measure.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import { sendMail } from '../measuring/smtp-load.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';

const STARTS = 5;
const MAILS = 100;
/** The "hundredth" email is the median of the last twenty. */
const LAST = 20;
/** A user takes this time to paste a command between the banner and the first email. */
const READ_MS = 4_000;
const POLL_MS = 2;
const KEYS = 8;

interface Times {
  readonly visibleMs: number;
  readonly frameMs: number;
}

export async function measureFirstMail({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const first: Times[] = [];
  const hundredth: Times[] = [];
  for (let start = 0; start < (quick ? 1 : STARTS); start++) {
    const times = await mailsOfOneStart();
    first.push(...times.slice(0, 1));
    hundredth.push(...times.slice(-LAST));
  }
  const row = (name: string, times: readonly Times[]) => [
    name,
    measure(times.map(({ visibleMs }) => visibleMs)),
    measure(times.map(({ frameMs }) => frameMs)),
  ];
  return [
    {
      title: 'The first mail after a start, 2 KB',
      columns: ['mail', 'visible in GET, ms', 'WebSocket frame, ms'],
      rows: [row('first', first), row('hundredth', hundredth)],
      note: `From the 250 of SMTP. The first comes ${READ_MS / 1000} s after the banner.`,
    },
  ];
}

async function mailsOfOneStart(): Promise<readonly Times[]> {
  await using runtime = await RuntimeProcess.start();
  await wait(READ_MS);
  await using stream = await streamArrivals(runtime);
  const shown = await runtime.newestMail(KEYS);
  const { smtp, inbox_id } = runtime.endpoints;
  const times: Times[] = [];
  for (let mail = 0; mail < MAILS; mail++) {
    const before = await shown();
    await sendMail({ ...smtp, to: inbox_id, count: 1, connections: 1, bytes: 2048 });
    const start = performance.now();
    const frame = stream.reached(1);
    while ((await shown()) === before) await wait(POLL_MS);
    const visibleMs = performance.now() - start;
    times.push({ visibleMs, frameMs: (await frame) - start });
  }
  return times;
}
