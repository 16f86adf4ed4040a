import { beforeAll, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { type Account, Service } from './service.ts';

const PER_MINUTE = 600;
const BURST = 650;
const WINDOW_MS = 60_000;

const service = opened(() => Service.start());
let account: Account;
let key: string;
beforeAll(async () => {
  account = await service.account();
  key = await service.key(account.apiKey);
});

/** A burst of calls, some side by side, each with the minute in which it began and the one in which it ended. */
async function burst(call: () => Promise<Answer>) {
  const answers: { answer: Answer; minutes: ReadonlySet<number> }[] = [];
  let left = BURST;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const began = Math.floor(Date.now() / WINDOW_MS);
      const answer = await call();
      answers.push({ answer, minutes: new Set([began, Math.floor(Date.now() / WINDOW_MS)]) });
    }
  };
  await Promise.all(Array.from({ length: 10 }, caller));
  return answers;
}

test('lets a key call 600 times in a minute, whatever it calls, and no other key pays for it [LIM-01, LIM-02, LIM-03, ERR-14, ERR-16, D-GEN-17]', async () => {
  const paths = ['/whoami', '/inboxes', `/inboxes/${account.inboxId}`];
  let turn = 0;
  const answers = await burst(() => service.get(paths[turn++ % paths.length] ?? '', key));

  const minutes = new Set(answers.flatMap((each) => [...each.minutes]));
  for (const minute of minutes) {
    const within = answers.filter((each) => each.minutes.size === 1 && each.minutes.has(minute));
    const served = within.filter(({ answer }) => answer.status !== 429);
    expect(served.length).toBeLessThanOrEqual(PER_MINUTE);
  }
  const refused = answers.map(({ answer }) => answer).filter(({ status }) => status === 429);
  // In one window, all beyond the limit are refused; a border between two windows lets more through.
  if (minutes.size === 1) expect(refused).toHaveLength(BURST - PER_MINUTE);
  for (const answer of refused) {
    const wait = answer.headers.get('retry-after') ?? '';
    expect(wait).toMatch(/^[1-9]\d?$/);
    expect(Number(wait)).toBeLessThanOrEqual(60);
    expect(answer.headers.get('ratelimit-reset')).toBe(wait);
    expect(answer.headers.get('ratelimit-remaining')).toBe('0');
    expect(answer.body).toEqual({ name: 'rate_limited', message: expect.stringContaining(wait) });
  }
  for (const { answer } of answers.filter((each) => each.answer.status === 200)) {
    expect(answer.headers.get('ratelimit-limit')).toBe(String(PER_MINUTE));
    expect(answer.headers.get('ratelimit-remaining')).toMatch(/^\d{1,3}$/);
  }
  expect((await service.get('/whoami', account.apiKey)).status).toBe(200);
});

test('makes nothing when it refuses [ERR-15]', async () => {
  let answer = await service.get('/whoami', key);
  const spend = async () => {
    while (answer.status !== 429) answer = await service.get('/whoami', key);
  };
  await Promise.all(Array.from({ length: 10 }, spend));
  const count = async () => (await service.get('/inboxes?limit=100', account.apiKey)).number('count');
  const before = await count();
  const created = await Promise.all(Array.from({ length: 5 }, () => service.post('/inboxes', {}, key)));
  // Should the minute have turned, calls are let through again: those are the ones that count.
  expect(await count()).toBe(before + created.filter(({ status }) => status === 201).length);
  expect(created.filter(({ status }) => status !== 429 && status !== 201)).toEqual([]);
});
