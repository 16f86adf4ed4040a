import { afterEach, expect, test } from 'vitest';
import {
  all,
  clearAway,
  everyNumber,
  expectCountsEqualRecount,
  MAILS,
  send,
  start,
  subjectOf,
  subjects,
  THREADS,
  VISIBLE,
} from './thousand-mails.ts';

afterEach(clearAway);

test('shows each of 1,000 mails from 8 connections exactly once, in their threads', async () => {
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
