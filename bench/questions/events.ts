import { setTimeout as wait } from 'node:timers/promises';
import { alternately } from '../measuring/alternately.ts';
import { type Arrivals, streamArrivals, webhookArrivals } from '../measuring/event-arrivals.ts';
import { MaildevProcess } from '../measuring/maildev-process.ts';
import { measure, quantile } from '../measuring/measure.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import { sendMail } from '../measuring/smtp-load.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';

const LATENCY_ROUNDS = 30;
const LOADS = [
  { bytes: 2 * 1024, count: 200 },
  { bytes: 50 * 1024, count: 50 },
];
const CONNECTIONS = [1, 8, 32];
const ROUNDS = 2;
const POLL_MS = 2;
const KEYS = 10;
const IDLE_MS = 3_000;
/** After this time a call has read the list and polls. */
const WAITING_MS = 500;

export async function measureEvents({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  await using runtime = await RuntimeProcess.start();
  await using maildev = await MaildevProcess.start();
  await using stream = await streamArrivals(runtime);
  await wait(IDLE_MS);
  return [
    await latencyTable(runtime, maildev, stream, quick ? 3 : LATENCY_ROUNDS),
    await waitTable(runtime, stream, quick ? 3 : LATENCY_ROUNDS),
    await sustainedTable(runtime, maildev, stream, quick),
  ];
}

async function latencyTable(
  runtime: RuntimeProcess,
  maildev: MaildevProcess,
  stream: Arrivals,
  rounds: number,
): Promise<ResultTable> {
  const shown = await runtime.newestMail(KEYS);
  await using webhook = await webhookArrivals(runtime);
  const { smtp, inbox_id } = runtime.endpoints;
  const one = { to: inbox_id, count: 1, connections: 1, bytes: 2048 };
  const acknowledged = async (target: { host: string; port: number }): Promise<number> => {
    await sendMail({ ...target, ...one });
    return performance.now();
  };
  /** Everything that an email triggers must finish before the next is sent. */
  const settled = () => Promise.all([stream.reached(1), webhook.reached(1)]);
  const variants = [
    {
      name: 'visible in GET',
      async sample() {
        const before = await shown();
        const start = await acknowledged(smtp);
        while ((await shown()) === before) await wait(POLL_MS);
        const cost = performance.now() - start;
        await settled();
        return cost;
      },
    },
    ...[
      { name: 'WebSocket frame', index: 0 },
      { name: 'webhook', index: 1 },
    ].map(({ name, index }) => ({
      name,
      async sample() {
        const start = await acknowledged(smtp);
        const ends = await settled();
        return (ends[index] ?? Number.NaN) - start;
      },
    })),
    {
      name: 'MailDev, visible in GET',
      async sample() {
        const before = await maildev.count();
        const start = await acknowledged(maildev.smtp);
        while ((await maildev.count()) === before) await wait(POLL_MS);
        return performance.now() - start;
      },
    },
  ];
  const samples = await alternately(rounds, variants);
  return {
    title: 'From the 250 of SMTP, idle, 2 KB',
    columns: ['until', 'ms', 'p95 ms'],
    rows: [...samples].map(([name, costs]) => [name, measure(costs), quantile(costs, 0.95)]),
    note: `GET is asked again ${POLL_MS} ms after each answer.`,
  };
}

async function waitTable(runtime: RuntimeProcess, stream: Arrivals, rounds: number): Promise<ResultTable> {
  const { smtp, inbox_id } = runtime.endpoints;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const frame = stream.reached(1);
    const query = new URLSearchParams({ after: new Date().toISOString(), wait: '25', limit: '1' });
    const path = `/inboxes/${inbox_id}/messages?${query}`;
    const answered = runtime.call('GET', path).then((answer) => ({ answer, at: performance.now() }));
    await wait(WAITING_MS);
    await sendMail({ ...smtp, to: inbox_id, count: 1, connections: 1, bytes: 2048 });
    const start = performance.now();
    const { answer, at } = await answered;
    if (Object(answer).count !== 1) throw new Error(`${path} was answered without the email`);
    await frame;
    times.push(at - start);
  }
  return {
    title: 'A call that waits, from the 250 of SMTP to its answer, idle, 2 KB',
    columns: ['until', 'ms', 'p95 ms'],
    rows: [['GET messages with wait', measure(times), quantile(times, 0.95)]],
    note: `A call waits for ${WAITING_MS} ms before the email is sent.`,
  };
}

async function sustainedTable(
  runtime: RuntimeProcess,
  maildev: MaildevProcess,
  stream: Arrivals,
  quick: boolean,
): Promise<ResultTable> {
  const { smtp, inbox_id } = runtime.endpoints;
  const rows: Cell[][] = [];
  for (const { bytes, count } of LOADS) {
    for (const connections of CONNECTIONS) {
      const load = { to: inbox_id, count: quick ? 10 : count, connections, bytes };
      const rate = (started: number, ended: number): number => (load.count / (ended - started)) * 1000;
      const rates = await alternately(quick ? 1 : ROUNDS, [
        {
          name: 'ours',
          async sample() {
            const started = performance.now();
            await sendMail({ ...smtp, ...load });
            return rate(started, await stream.reached(load.count));
          },
        },
        {
          name: 'MailDev',
          async sample() {
            await maildev.clear();
            const started = performance.now();
            await sendMail({ ...maildev.smtp, ...load });
            while ((await maildev.count()) < load.count) await wait(POLL_MS);
            return rate(started, performance.now());
          },
        },
      ]);
      const of = (name: string) => measure(rates.get(name) ?? []);
      rows.push([`${bytes / 1024} KB`, connections, of('ours'), of('MailDev')]);
    }
  }
  return {
    title: 'Mails a second until all are stored and announced',
    columns: ['mail', 'connections', 'ours', 'MailDev'],
    rows,
    note: 'Ours until the last event of them came over a WebSocket; MailDev until its list shows them. The sender shares the machine.',
  };
}
