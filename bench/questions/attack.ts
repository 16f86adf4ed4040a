import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { wordFile } from '../../packages/document-text/test/document-files.ts';
import { hostileFiles } from '../../packages/document-text/test/hostile/all.ts';
import { word } from '../../packages/document-text/test/hostile/office-parts.ts';
import { HTML_ATTACKS } from '../../packages/mail-reader/test/cost/html-attacks.ts';
import { httpsEndpoint } from '../../test/lambdas/webhooks/endpoint.ts';
import { quantile } from '../measuring/measure.ts';
import { RuntimeProcess } from '../measuring/runtime-process.ts';
import type { BenchSize, ResultTable } from '../pages/result-table.ts';

const BOUND = 20;
const ORDINARY = 10;
const SETTLE_MS = 300;
const POLL_MS = 100;
const GIVEN_UP_MS = 60_000;

const accountSchema = z.object({ api_key: z.string(), inbox_id: z.string() });
type Account = z.output<typeof accountSchema>;
const messagesSchema = z.object({
  messages: z.array(
    z.object({
      message_id: z.string(),
      subject: z.string(),
      attachments: z.array(z.object({ attachment_id: z.string() })).optional(),
    }),
  ),
});

interface Attack {
  readonly name: string;
  readonly bytes?: number;
  run(): Promise<unknown>;
}

class Attacked implements AsyncDisposable {
  readonly runtime: RuntimeProcess;
  readonly rows: (readonly [string, number, number, number])[] = [];
  #mails = 0;
  #accounts = 0;

  constructor(runtime: RuntimeProcess) {
    this.runtime = runtime;
  }

  static async start(settings?: readonly string[]): Promise<Attacked> {
    return new Attacked(await RuntimeProcess.start(settings));
  }

  async account(): Promise<Account> {
    this.#accounts += 1;
    const human_email = `attacker-${this.#accounts}@example.com`;
    return accountSchema.parse(await this.runtime.call('POST', '/agent/sign-up', { human_email }));
  }

  /** Prints each row immediately, because all of them together take minutes. */
  add(name: string, bytes: number, cost: number, usual: number): void {
    const times = Math.round((10 * cost) / usual) / 10;
    console.log(`${times} times, ${Math.round(cost)} ms: ${name}`);
    this.rows.push([name, bytes, Math.round(cost), times]);
  }

  async cost(work: () => Promise<unknown>): Promise<number> {
    const before = this.runtime.processorMilliseconds();
    await work();
    await wait(SETTLE_MS);
    return this.runtime.processorMilliseconds() - before;
  }

  async compare(what: string, ordinary: () => Promise<unknown>, attacks: readonly Attack[]): Promise<void> {
    await ordinary();
    const costs: number[] = [];
    for (let n = 0; n < ORDINARY; n++) costs.push(await this.cost(ordinary));
    const usual = quantile(costs, 0.5);
    this.add(`${what}: ordinary`, 0, usual, usual);
    for (const { name, bytes = 0, run } of attacks) {
      const cost = await this.cost(run);
      this.add(`${what}: ${name}`, bytes, cost, usual);
    }
  }

  async send(to: Account, content: object): Promise<string> {
    this.#mails += 1;
    const subject = `mail ${this.#mails}`;
    const { host, port } = this.runtime.endpoints.smtp;
    const transport = createTransport({ host, port, ignoreTLS: true });
    await transport.sendMail({ from: 'ada@sender.example', to: to.inbox_id, subject, ...content });
    transport.close();
    return subject;
  }

  async mail(to: Account, content: object): Promise<z.output<typeof messagesSchema>['messages'][number]> {
    const subject = await this.send(to, content);
    for (let waited = 0; waited < GIVEN_UP_MS; waited += POLL_MS) {
      const list = await this.runtime.call(
        'GET',
        `/inboxes/${to.inbox_id}/messages?limit=5`,
        undefined,
        to.api_key,
      );
      const found = messagesSchema.parse(list).messages.find((message) => message.subject === subject);
      if (found !== undefined) return found;
      await wait(POLL_MS);
    }
    throw new Error(`${subject} did not arrive`);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.runtime[Symbol.asyncDispose]();
  }
}

const PARTS: Readonly<Record<string, (attacked: Attacked, some: Some) => Promise<void>>> = {
  mail: attackMail,
  texts: attackTexts,
  search: attackSearch,
  exports: attackExports,
};

export async function measureAttack({ quick, only }: BenchSize): Promise<readonly ResultTable[]> {
  const some: Some = (all) => (quick ? all.slice(0, 3) : all);
  const rows: (readonly [string, number, number, number])[] = [];
  const notes: string[] = [];
  await using attacked = await Attacked.start();
  for (const [name, attack] of Object.entries(PARTS))
    if (only === undefined || only === name) await attack(attacked, some);
  rows.push(...attacked.rows);
  if (only === undefined || only === 'webhooks')
    for (const [account, settings] of Object.entries(ACCOUNTS)) {
      await using other = await Attacked.start(settings);
      notes.push(`${account}: ${await attackWebhooks(other, quick ? 5 : 40)}`);
      rows.push(...other.rows);
    }
  const worst = Math.max(...rows.map(([, , , times]) => times));
  return [
    {
      title: `What hostile mails and calls cost: at most ${worst} times what is ordinary (bound: ${BOUND})`,
      columns: ['', 'bytes', 'processor ms', 'times'],
      rows,
      note: notes.join(' '),
    },
  ];
}

type Some = <T>(all: readonly T[]) => readonly T[];

const PAGE = `<table><tr><td style="color:#333333;padding:8px">A line of a newsletter that is long enough.</td></tr></table>`;

async function attackMail(attacked: Attacked, some: Some): Promise<void> {
  const account = await attacked.account();
  const attacks = some(Object.values(HTML_ATTACKS).flat()).map(({ name, html }) => {
    const text = html();
    return { name, bytes: text.length, run: () => attacked.mail(account, { html: text }) };
  });
  await attacked.compare('mail', () => attacked.mail(account, { html: PAGE.repeat(100) }), attacks);
}

async function attackTexts(attacked: Attacked, some: Some): Promise<void> {
  const account = await attacked.account();
  const textOf = async (content: Buffer | string) => {
    const mail = await attacked.mail(account, { attachments: [{ filename: 'file', content }] });
    const path = `/inboxes/${account.inbox_id}/messages/${mail.message_id}`;
    const { attachments } = z
      .object({ attachments: z.array(z.object({ attachment_id: z.string() })) })
      .parse(await attacked.runtime.call('GET', path, undefined, account.api_key));
    const text = `${path}/attachments/${attachments[0]?.attachment_id}/text?wait=25`;
    return attacked.runtime.call('GET', text, undefined, account.api_key);
  };
  const attacks = some(hostileFiles()).map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    run: () => textOf(bytes),
  }));
  const page = wordFile(word('A line of a page of text that is long enough').repeat(200));
  await attacked.compare('text of an attachment', () => textOf(page), attacks);
}

const WORDS = 19_000;
const SEARCHED_MAILS = 12;

async function attackSearch(attacked: Attacked): Promise<void> {
  const account = await attacked.account();
  for (let n = 0; n < SEARCHED_MAILS; n++) {
    const words = Array.from({ length: WORDS }, (_, i) => `pr${(n * WORDS + i).toString(36)}`);
    await attacked.mail(account, { text: words.join(' ').replace(/.{70,90} /g, '$&\n') });
  }
  const search = (q: string) => async () => {
    const url = `${attacked.runtime.endpoints.base_url}/messages?q=${encodeURIComponent(q)}`;
    const answer = await fetch(url, { headers: { 'x-api-key': account.api_key } });
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`The search for ${q} was answered with ${answer.status}`);
  };
  const prefixes = Array.from({ length: 32 }, (_, i) => `pr${i.toString(36)}*`).join(' OR ');
  await attacked.compare('search', search('pr1a'), [
    { name: '32 times the same prefix', run: search(Array(32).fill('pr*').join(' OR ')) },
    { name: '32 prefixes', run: search(prefixes) },
    { name: 'one prefix of all words', run: search('pr*') },
  ]);
}

const EXPORTS = 25;

async function attackExports(attacked: Attacked): Promise<void> {
  const account = await attacked.account();
  for (let n = 0; n < 3; n++) await attacked.mail(account, { text: `${'x'.repeat(78)}\n`.repeat(50_000) });
  const start = async ({ api_key }: Account) => {
    const url = `${attacked.runtime.endpoints.base_url}/exports`;
    const body = JSON.stringify({ format: 'mbox' });
    await (await fetch(url, { method: 'POST', headers: { 'x-api-key': api_key }, body })).arrayBuffer();
    await wait(2_000);
  };
  await start(account);
  const one = await attacked.cost(() => start(account));
  const all = await attacked.cost(async () => {
    for (let n = 0; n < EXPORTS; n++) await start(account);
  });
  attacked.add('exports: one of 12 MB', 0, one, one);
  attacked.add(`exports: ${EXPORTS}`, 0, all, one);
}

const ACCOUNTS = { '1,000 executions': [], 'ten executions': ['concurrency=10'] };
const TENANTS = 5;
const SLOW_MS = 14_000;
const BURST = 10;
const BURST_EVERY = 8;

async function attackWebhooks(attacked: Attacked, seconds: number): Promise<string> {
  let answerAfterMs = 0;
  let slow = 0;
  let arrived = 0;
  let reached = (): void => undefined;
  await using endpoint = await httpsEndpoint(({ url = '' }, reply) => {
    const isQuiet = url.startsWith('/quiet');
    if (isQuiet) arrived += 1;
    else slow += 1;
    reached();
    setTimeout(() => reply.writeHead(200).end(), isQuiet ? 0 : answerAfterMs);
  });
  const hooked = async (path: string): Promise<Account> => {
    const account = await attacked.account();
    for (const n of [0, 1]) {
      const url = `https://127.0.0.1:${endpoint.port}${path}/${n}`;
      const body = { url, event_types: ['message.received'] };
      await attacked.runtime.call('POST', '/webhooks', body, account.api_key);
    }
    return account;
  };
  const quiet = await hooked('/quiet');
  const sample = async (mails: number): Promise<number> => {
    arrived = 0;
    const all = new Promise<void>((resolve) => {
      reached = () => {
        if (arrived >= 2 * mails) resolve();
      };
    });
    const began = performance.now();
    await Promise.all(Array.from({ length: mails }, () => attacked.send(quiet, { text: 'quiet' })));
    await all;
    return performance.now() - began;
  };
  const sampled = async (count: number, mails: number): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; n < count; n++) times.push(await sample(mails));
    return times;
  };
  const attackers: Account[] = [];
  for (let n = 0; n < TENANTS; n++) attackers.push(await hooked(`/slow/${n}`));
  for (const each of attackers) await attacked.mail(each, { text: 'fast' });
  await sampled(2, BURST);
  const before = [await sampled(ORDINARY, 1), await sampled(3, BURST)];
  const usual = await attacked.cost(() => sample(1));

  answerAfterMs = SLOW_MS;
  slow = 0;
  const during: [number[], number[]] = [[], []];
  let mails = 0;
  const cost = await attacked.cost(async () => {
    for (let second = 0; second < seconds; second++) {
      const next = wait(1_000);
      await Promise.all(attackers.map((each) => attacked.send(each, { text: 'slow' })));
      during[0].push(await sample(1));
      const isBurst = second % BURST_EVERY === BURST_EVERY / 2;
      if (isBurst) during[1].push(await sample(BURST));
      mails += TENANTS + (isBurst ? BURST + 1 : 1);
      await next;
    }
  });
  attacked.add('webhook: ordinary', 0, usual, usual);
  attacked.add('webhook: slow at a host', 0, cost / mails, usual);
  const shown = (times: readonly number[] = []) =>
    `p50 ${Math.round(quantile(times, 0.5))} ms, longest ${Math.round(Math.max(...times))} ms`;
  return (
    `Mail to two fast, known endpoints at the host where ${TENANTS} tenants have endpoints that answer after ${SLOW_MS / 1000} s (${slow} attempts in ${seconds} s): ` +
    `one at a time ${shown(during[0])} (before: ${shown(before[0])}); ${BURST} at once ${shown(during[1])} (before: ${shown(before[1])}).`
  );
}
