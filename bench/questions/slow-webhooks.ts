import * as z from 'zod';
import { type HttpsEndpoint, httpsEndpoint } from '../../test/lambdas/webhooks/endpoint.ts';
import { webhookArrivals } from '../measuring/event-arrivals.ts';
import { measure, quantile } from '../measuring/measure.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import { sendMail } from '../measuring/smtp-load.ts';
import type { BenchSize, Cell, ResultTable } from '../pages/result-table.ts';

/** The worst case is ten webhooks that answer just within the 15 s of an attempt. */
const SLOW_WEBHOOKS = 10;
const ANSWER_AFTER_MS = 14_000;
/** The periods differ, so that samples do not always meet an attack email at the same offset. */
const ATTACK_MAIL_EVERY_MS = 970;
const SAMPLE_EVERY_MS = 1_000;
const WARM_UP = 10;
const BASELINE_SAMPLES = 30;
const ATTACK_PARTS = 3;
const PART_SECONDS = 30;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class SlowEndpoints implements AsyncDisposable {
  answerAfterMs = 0;
  mostAtOnce = 0;
  answered = 0;
  #now = 0;
  readonly #endpoints: HttpsEndpoint[] = [];

  static async open(count: number): Promise<SlowEndpoints> {
    const slow = new SlowEndpoints();
    for (let n = 0; n < count; n++) {
      const endpoint = await httpsEndpoint((_message, reply) => {
        slow.#now += 1;
        slow.mostAtOnce = Math.max(slow.mostAtOnce, slow.#now);
        reply.on('close', () => {
          slow.#now -= 1;
        });
        setTimeout(() => {
          slow.answered += 1;
          reply.writeHead(200).end();
        }, slow.answerAfterMs);
      });
      slow.#endpoints.push(endpoint);
    }
    return slow;
  }

  get urls(): readonly string[] {
    return this.#endpoints.map(({ port }) => `https://127.0.0.1:${port}/hook`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const endpoint of this.#endpoints) await endpoint[Symbol.asyncDispose]();
  }
}

export async function measureSlowWebhooks({ quick }: BenchSize): Promise<readonly ResultTable[]> {
  const rows: Cell[][] = [];
  const notes: string[] = [];
  for (const isKnownFast of [false, true]) {
    await using runtime = await RuntimeProcess.start();
    const { samples, slow } = await attack(runtime, isKnownFast, quick);
    const which = isKnownFast ? 'webhooks that answered at once before' : 'new webhooks';
    for (const [name, times] of samples) {
      const isBaseline = name === 'without the attack';
      rows.push([
        isBaseline ? `${name} (before that of ${which})` : `${which}: ${name}`,
        measure(times),
        Math.round(quantile(times, 0.95)),
        Math.round(Math.max(...times)),
      ]);
    }
    notes.push(`${which}: ${slow.answered} slow answers, at most ${slow.mostAtOnce} in flight`);
  }
  return [
    {
      title: `A quiet tenant's mail to its webhook, ms from the 250 of SMTP, beside ${SLOW_WEBHOOKS} webhooks that answer after 14 s`,
      columns: ['', 'median (quartiles)', 'p95', 'longest'],
      rows,
      note: notes.join('; '),
    },
  ];
}

async function attack(runtime: RuntimeProcess, isKnownFast: boolean, quick: boolean) {
  const { smtp, inbox_id } = runtime.endpoints;
  await using quiet = await webhookArrivals(runtime);
  const mail = { ...smtp, count: 1, connections: 1, bytes: 2048 };
  const sample = async (): Promise<number> => {
    await sendMail({ ...mail, to: inbox_id });
    const acknowledged = performance.now();
    return (await quiet.reached(1)) - acknowledged;
  };
  const sampled = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; n < count; n++) {
      const next = wait(SAMPLE_EVERY_MS);
      times.push(await sample());
      await next;
    }
    return times;
  };
  for (let n = 0; n < WARM_UP; n++) await sample();
  const samples: [string, number[]][] = [['without the attack', await sampled(quick ? 3 : BASELINE_SAMPLES)]];

  await using slow = await SlowEndpoints.open(SLOW_WEBHOOKS);
  const attacker = await hookedTenant(runtime, slow.urls);
  if (isKnownFast) {
    await sendMail({ ...mail, to: attacker });
    while (slow.answered < SLOW_WEBHOOKS) await wait(SAMPLE_EVERY_MS);
    slow.answered = 0;
  }
  slow.answerAfterMs = ANSWER_AFTER_MS;
  const attackMails: Promise<unknown>[] = [];
  const sending = setInterval(() => {
    attackMails.push(sendMail({ ...mail, to: attacker }));
  }, ATTACK_MAIL_EVERY_MS);
  try {
    for (let part = 0; part < ATTACK_PARTS; part++) {
      const name = `${part * PART_SECONDS} to ${(part + 1) * PART_SECONDS} s`;
      samples.push([name, await sampled(quick ? 3 : PART_SECONDS)]);
    }
  } finally {
    clearInterval(sending);
    // The runtime refuses an email that is still being sent when it stops.
    await Promise.all(attackMails);
  }
  return { samples, slow };
}

async function hookedTenant(runtime: RuntimeProcess, urls: readonly string[]): Promise<string> {
  const signedUp = z
    .object({ api_key: z.string(), inbox_id: z.string() })
    .parse(await runtime.call('POST', '/agent/sign-up', { human_email: 'attacker@example.com' }));
  for (const url of urls) {
    const body = { url, event_types: ['message.received'] };
    await runtime.call('POST', '/webhooks', body, signedUp.api_key);
  }
  return signedUp.inbox_id;
}
