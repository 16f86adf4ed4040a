import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endClaimsOf } from './bring-due.ts';
import { type Account, Service } from './service.ts';

const WORKERS = 10;
const MAILS = Number(process.env['CLAIM_MAILS'] ?? 2_000);
/** One more worker dies each time that so many messages were handled. */
const HANDLED_PER_KILL = 150;
const TIMEOUT_MS = 1_800_000;
/** As `claim-worker.ts` has it: messages that a worker holds when it dies, at most. */
const CONCURRENCY = 4;

let service: Service;
let account: Account;
beforeAll(async () => {
  service = await Service.start();
  account = await service.account();
});
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service.stop();
});

test(
  'ten workers, of whom some are killed and replaced, complete each of 2,000 messages of an inbox once [D-CLM-01, D-CLM-02, D-CLM-03]',
  async () => {
    const inbox = await service.inbox(account.apiKey);
    const started = new Date().toISOString();
    await service.deliver(...Array.from({ length: MAILS }, (_, i) => ({ to: inbox, subject: `mail ${i}` })));
    const workers = new Map<string, { child: ChildProcess; exit: Promise<unknown[]> }>();
    const handled = new Map<string, number>();
    const killed: Promise<number>[] = [];
    let calls = 0;
    const open = (name: string, key: string) => {
      const args = [service.runtime.endpoints.base_url, key, inbox, name];
      const child = fork(join(import.meta.dirname, 'claim-worker.ts'), args);
      workers.set(name, { child, exit: once(child, 'exit') });
      children.push(child);
      child.on('message', ({ subject }: { subject: string }) => {
        handled.set(subject, (handled.get(subject) ?? 0) + 1);
        calls += 1;
        if (calls % HANDLED_PER_KILL === 0) killed.push(replace(name, key, child));
      });
    };
    /** In place of the half a minute of its leases. */
    const replace = async (name: string, key: string, child: ChildProcess) => {
      child.kill('SIGKILL');
      workers.delete(name);
      await once(child, 'exit');
      open(`${name}+`, key);
      return endClaimsOf(service, name);
    };
    // A key takes 600 calls a minute.
    for (let i = 0; i < WORKERS; i++) {
      const made = await service.post('/api-keys', { name: `worker ${i}` }, account.apiKey);
      open(`worker-${i}`, made.string('api_key'));
    }
    const unread = async () =>
      (await service.get(`/inboxes/${inbox}`, account.apiKey)).number('unread_count');
    await expect.poll(unread, { timeout: TIMEOUT_MS, interval: 2_000 }).toBe(0);
    for (const { child, exit } of workers.values()) {
      if (child.connected) child.disconnect();
      expect(await exit).toEqual([0, null]);
    }
    const ended = (await Promise.all(killed)).reduce((sum, leases) => sum + leases, 0);

    expect(handled.size).toBe(MAILS);
    expect(killed.length).toBeGreaterThanOrEqual(Math.floor(MAILS / HANDLED_PER_KILL));
    // A message is handled again where its worker died before it was completed, and nowhere else.
    expect(calls - MAILS).toBeLessThanOrEqual(ended);
    expect(ended).toBeLessThanOrEqual(killed.length * CONCURRENCY);
    const completed: string[] = [];
    for (let after = started; ; ) {
      const query = `after=${after}&inbox_ids=${inbox}&event_types=message.updated&limit=100`;
      const page = await service.get(`/events?${query}`, account.apiKey);
      completed.push(...page.list('events').map((event) => event.string('message_id')));
      if (page.field('has_more') === false) break;
      after = page.string('cursor');
    }
    expect([completed.length, new Set(completed).size]).toEqual([MAILS, MAILS]);
    console.info(`${MAILS} messages, ${killed.length} kills, ${calls - MAILS} handled again`);
  },
  TIMEOUT_MS,
);
