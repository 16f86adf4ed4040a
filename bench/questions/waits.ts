import { cpus, loadavg } from 'node:os';
import { alternately } from '../measuring/alternately.ts';
import { type Arrivals, streamArrivals } from '../measuring/event-arrivals.ts';
import { measure, quantile } from '../measuring/measure.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import { sendMail } from '../measuring/smtp-load.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';

const ROUNDS = 100;
/** After this time a call has read the list and polls. */
const WAITING_MS = 500;
const MOST = 25;
/** The rate limit is 600 calls a minute per key. */
const KEYS = 8;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function measureWaits({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  await using runtime = await RuntimeProcess.start();
  await using stream = await streamArrivals(runtime);
  const samples = await alternately(
    quick ? 3 : ROUNDS,
    variantsOf(runtime, stream, await runtime.keys(KEYS)),
  );
  const [load = 0] = loadavg();
  return [
    {
      title: 'From the 250 of SMTP until a call that waits is answered, idle, 2 KB',
      columns: ['until', 'ms', 'p95 ms'],
      rows: [...samples].map(([name, costs]) => [name, measure(costs), quantile(costs, 0.95)]),
      note: `A call waits for ${WAITING_MS} ms before the mail is sent. ${cpus().length} cores, load ${load.toFixed(1)}.`,
    },
  ];
}

function variantsOf(runtime: RuntimeProcess, stream: Arrivals, keys: readonly string[]) {
  let samples = 0;
  const { smtp, inbox_id } = runtime.endpoints;
  const mail = { ...smtp, to: inbox_id, count: 1, connections: 1, bytes: 2048 };
  const answered = async (path: string, key: string | undefined): Promise<number> => {
    const query = new URLSearchParams({ after: new Date().toISOString(), wait: '25', limit: '1' });
    const answer = Object(await runtime.call('GET', `${path}?${query}`, undefined, key));
    if (answer.count !== 1) throw new Error(`${path} was answered without the mail`);
    return performance.now();
  };
  const untilAnswered = (path: string, calls: number) => async (): Promise<number> => {
    const frame = stream.reached(1);
    const key = keys[samples++ % keys.length];
    const answers = Promise.all(Array.from({ length: calls }, () => answered(path, key)));
    await wait(WAITING_MS);
    await sendMail(mail);
    const start = performance.now();
    const cost = Math.max(...(await answers)) - start;
    await frame;
    return cost;
  };
  const messages = `/inboxes/${inbox_id}/messages`;
  return [
    { name: 'GET messages with wait', sample: untilAnswered(messages, 1) },
    { name: `the last of ${MOST} of them`, sample: untilAnswered(messages, MOST) },
    { name: 'GET events with wait', sample: untilAnswered('/events', 1) },
    {
      name: 'WebSocket frame',
      async sample() {
        const frame = stream.reached(1);
        await sendMail(mail);
        const start = performance.now();
        return (await frame) - start;
      },
    },
  ];
}
