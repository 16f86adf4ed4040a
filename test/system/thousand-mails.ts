import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import { type Answer, request } from './answer.ts';
import { type ChildEndpoints, ChildRuntime } from './child-runtime.ts';

export const THREADS = 100;
const MEMBERS = 10;
export const MAILS = THREADS * MEMBERS;
export const CONNECTIONS = 8;
const BODY = 'x'.repeat(78).concat('\r\n').repeat(22);
/** A look takes 10 calls, of which the key has 600 a minute. The timeout is for a machine under load. */
export const VISIBLE = { timeout: 240_000, interval: 1_500 };

const directories: string[] = [];
const runtimes: ChildRuntime[] = [];

/** Ends what was started, and removes its data. */
export async function clearAway(): Promise<void> {
  for (const runtime of runtimes.splice(0)) await runtime.kill();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
}

/** Starts a runtime as `npm start` does, on data of its own or on what another left. */
export async function start(dataDir?: string): Promise<{ runtime: ChildRuntime; dataDir: string }> {
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
export async function send(
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

export async function all(
  endpoints: ChildEndpoints,
  what: 'messages' | 'threads',
): Promise<readonly Answer[]> {
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

export async function subjects(endpoints: ChildEndpoints): Promise<readonly string[]> {
  return (await all(endpoints, 'messages')).map((message) => message.string('subject')).sort();
}

export async function expectCountsEqualRecount(endpoints: ChildEndpoints): Promise<void> {
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

export const everyNumber = Array.from({ length: MAILS }, (_, number) => number);
export const subjectOf = (number: number) => `mail ${number}`;
