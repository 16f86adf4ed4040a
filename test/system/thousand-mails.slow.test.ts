import { afterEach, expect, test } from 'vitest';
import {
  CONNECTIONS,
  clearAway,
  everyNumber,
  expectCountsEqualRecount,
  send,
  start,
  subjectOf,
  subjects,
  VISIBLE,
} from './thousand-mails.ts';

/** 1,000 in the long run. */
const MAILS = process.env['TEST_LONG'] === undefined ? 200 : everyNumber.length;
const numbers = everyNumber.slice(0, MAILS);

afterEach(clearAway);

test('loses and doubles nothing that was acknowledged when it is killed in the middle', async () => {
  const first = await start();
  const acknowledged = await send(first.runtime.endpoints, numbers, (count) => {
    if (count === MAILS / 2) void first.runtime.kill();
  });
  expect(acknowledged.size).toBeGreaterThanOrEqual(MAILS / 2);
  expect(acknowledged.size).toBeLessThan(MAILS);

  const { runtime } = await start(first.dataDir);
  const rest = numbers.filter((number) => !acknowledged.has(number));
  // A mail that was cut off before its 250 may have been stored: it is sent again under another name.
  const again = await send(runtime.endpoints, rest, () => undefined);
  expect(again.size).toBe(rest.length);
  const expected = numbers.map(subjectOf).sort();
  await expect.poll(async () => [...new Set(await subjects(runtime.endpoints))], VISIBLE).toEqual(expected);
  const shown = await subjects(runtime.endpoints);
  const doubled = shown.filter((subject, index) => shown[index - 1] === subject);
  // At most the mails that were cut off, one on each connection, can be there twice.
  expect(doubled.filter((subject) => acknowledged.has(Number(subject.slice(5))))).toEqual([]);
  expect(doubled.length).toBeLessThanOrEqual(CONNECTIONS);
  await expectCountsEqualRecount(runtime.endpoints);
  expect(await runtime.stop()).toBe(0);
}, 600_000);
