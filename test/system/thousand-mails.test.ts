import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, expect, it } from 'vitest';
import { type Answer, request } from './answer.ts';
import { type ChildEndpoints, ChildRuntime } from './child-runtime.ts';

const THREADS = 100;
const MEMBERS = 10;
const MAILS = THREADS * MEMBERS;
const CONNECTIONS = 8;
const BODY = 'x'.repeat(78).concat('\r\n').repeat(22);
/** A look takes 10 calls, of which the key has 600 a minute. The timeout is for a machine under load. */
const VISIBLE = { timeout: 240_000, interval: 1_500 };

const directories: string[] = [];
const runtimes: ChildRuntime[] = [];

afterEach(async () => {
  for (const runtime of runtimes.splice(0)) await runtime.kill();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

async function start(dataDir?: string): Promise<{ runtime: ChildRuntime; dataDir: string }> {
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'thousand-'));
  if (dataDir === undefined) directories.push(directory);
  const runtime = await ChildRuntime.start(directory);
  runtimes.push(runtime);
  return { runtime, dataDir: directory };
}

/** Mail number n is member n / THREADS of thread n % THREADS: members of one thread arrive side by side. */
function mail(to: string, number: number): Parameters<ReturnType<typeof createTransport>['sendMail']>[0] {
  const [thread, member] = [number % THREADS, Math.floor(number / THREADS)];
  const root = `<root-${thread}@sender.example>`;
  return {
    from: 'ada@sender.example',
    to,
    subject: `mail ${number}`,
    text: BODY,
    ...(member === 0 ? { messageId: root } : { messageId: `<${number}@sender.example>`, inReplyTo: root }),
  };
}

/** Sends the mails over 8 connections. @returns the numbers that were acknowledged. */
async function send(
  { smtp, inbox_id }: ChildEndpoints,
  numbers: readonly number[],
  onAcknowledged: (count: number) => void,
): Promise<ReadonlySet<number>> {
  const pool = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 0,
    host: smtp.host,
    port: smtp.port,
    ignoreTLS: true,
  });
  const acknowledged = new Set<number>();
  await Promise.allSettled(
    numbers.map(async (number) => {
      await pool.sendMail(mail(inbox_id, number));
      acknowledged.add(number);
      onAcknowledged(acknowledged.size);
    }),
  );
  pool.close();
  return acknowledged;
}

async function all(endpoints: ChildEndpoints, what: 'messages' | 'threads'): Promise<readonly Answer[]> {
  const found: Answer[] = [];
  const key = { 'x-api-key': endpoints.api_key };
  for (let token: unknown = ''; token !== null; ) {
    const query = token === '' ? '' : `&page_token=${encodeURIComponent(String(token))}`;
    const url = `${endpoints.base_url}/inboxes/${endpoints.inbox_id}/${what}?limit=100${query}`;
    const page = await request(url, { headers: key });
    found.push(...page.list(what));
    token = page.field('next_page_token');
  }
  return found;
}

async function subjects(endpoints: ChildEndpoints): Promise<readonly string[]> {
  return (await all(endpoints, 'messages')).map((message) => message.string('subject')).sort();
}

async function expectCountsEqualRecount(endpoints: ChildEndpoints): Promise<void> {
  const [threads, messages] = [await all(endpoints, 'threads'), await all(endpoints, 'messages')];
  const recount = new Map<string, number>();
  for (const message of messages) {
    const threadId = message.string('thread_id');
    recount.set(threadId, (recount.get(threadId) ?? 0) + 1);
  }
  const counted = new Map(
    threads.map((thread) => [thread.string('thread_id'), thread.number('message_count')]),
  );
  expect(counted).toEqual(recount);
}

const everyNumber = Array.from({ length: MAILS }, (_, number) => number);
const subjectOf = (number: number) => `mail ${number}`;

it('shows each of 1,000 mails from 8 connections exactly once, in their threads', async () => {
  const { runtime } = await start();
  const { endpoints } = runtime;
  const acknowledged = await send(endpoints, everyNumber, () => undefined);
  expect(acknowledged.size).toBe(MAILS);
  const expected = everyNumber.map(subjectOf).sort();
  await expect.poll(() => subjects(endpoints), VISIBLE).toEqual(expected);
  expect((await all(endpoints, 'threads')).length).toBe(THREADS);
  await expectCountsEqualRecount(endpoints);
  expect(await runtime.stop()).toBe(0);
}, 600_000);

it('loses and doubles nothing that was acknowledged when it is killed in the middle', async () => {
  const first = await start();
  const acknowledged = await send(first.runtime.endpoints, everyNumber, (count) => {
    if (count === MAILS / 2) void first.runtime.kill();
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(MAILS / 2);
  expect(acknowledged.size).toBeLessThan(MAILS);

  const { runtime } = await start(first.dataDir);
  const rest = everyNumber.filter((number) => !acknowledged.has(number));
  // A mail that was cut off before its 250 may have been stored: it is sent again under another name.
  const again = await send(runtime.endpoints, rest, () => undefined);
  expect(again.size).toBe(rest.length);
  const expected = everyNumber.map(subjectOf).sort();
  await expect.poll(async () => [...new Set(await subjects(runtime.endpoints))], VISIBLE).toEqual(expected);
  const shown = await subjects(runtime.endpoints);
  const doubled = shown.filter((subject, index) => shown[index - 1] === subject);
  // At most what was cut off, one on each connection, can stand there twice.
  expect(doubled.filter((subject) => acknowledged.has(Number(subject.slice(5))))).toEqual([]);
  expect(doubled.length).toBeLessThanOrEqual(CONNECTIONS);
  await expectCountsEqualRecount(runtime.endpoints);
  expect(await runtime.stop()).toBe(0);
}, 600_000);
