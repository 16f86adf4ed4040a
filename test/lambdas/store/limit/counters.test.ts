import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  ATTEMPTS_PER_CODE,
  ATTEMPTS_PER_DAY,
  type Attempt,
  CODE_LIFE_MS,
  codeReplacement,
  codeUse,
  countAttempt,
  getCode,
  markCodeSent,
  type StoredCode,
  secondsToNextDay,
} from '../../../../lambdas/store/account/codes.ts';
import { countInWindow } from '../../../../lambdas/store/limit/window-limit.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { opened } from '../../../opened.ts';
import { openTestTable } from '../table/test-table.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
const DAY_MS = 86_400_000;

const table = opened(openTestTable);

const someone = (): string => `tenant-${randomBytes(8).toString('hex')}`;

async function newCode(
  tenantId: string,
  serial = randomBytes(4).toString('hex'),
  now = NOW,
): Promise<string> {
  const code = { serial, hash: randomBytes(32), expiresAt: new Date(now.getTime() + CODE_LIFE_MS) };
  await transact(table, codeReplacement(table, tenantId, await getCode(table, tenantId), code));
  return serial;
}

async function attempts(tenantId: string, count: number, now = NOW): Promise<Attempt['outcome'][]> {
  const made = await Promise.all(
    Array.from({ length: count }, () => countAttempt(table, tenantId, now, 'owner')),
  );
  return made.map(({ outcome }) => outcome);
}

const countOf = <T>(items: readonly T[], item: T): number => items.filter((found) => found === item).length;

describe('a quota', () => {
  const quota = (limit: number) => ({ subject: someone(), limit, windowSeconds: 3600 });

  test('lets exactly its limit through, however many come side by side, and says when there is quota', async () => {
    const of = quota(20);
    const waits = await Promise.all(
      Array.from({ length: 60 }, () => countInWindow(table, of, later(90_500))),
    );

    expect(countOf(waits, undefined)).toBe(20);
    expect(new Set(waits.filter((wait) => wait !== undefined))).toEqual(new Set([3510]));
  });

  test('is whole again with its next window', async () => {
    const of = quota(1);
    await countInWindow(table, of, NOW);

    expect(await countInWindow(table, of, later(3_599_999))).toBe(1);
    expect(await countInWindow(table, of, later(3_600_000))).toBeUndefined();
  });

  test('belongs to its subject and its window only', async () => {
    const of = quota(1);
    await countInWindow(table, of, NOW);

    expect(await countInWindow(table, { ...of, subject: someone() }, NOW)).toBeUndefined();
    expect(await countInWindow(table, { ...of, windowSeconds: 60 }, NOW)).toBeUndefined();
  });

  test('that is used up is not counted on', async () => {
    const of = quota(1);
    for (let i = 0; i < 5; i++) await countInWindow(table, of, NOW);

    const row = await table.row({ pk: `QUOTA#${of.subject}`, sk: `3600#${NOW.getTime() / 3_600_000}` });
    expect(row).toMatchObject({ used: 1 });
    // Swept when the window is over, and not before.
    expect(row?.['ttl']).toBeGreaterThan(NOW.getTime() / 1000 + 3600);
  });
});

describe('attempts at a code', () => {
  test('are fifty a day over all codes, and begin anew with the next', async () => {
    const tenantId = someone();
    for (let i = 0; i < 5; i++) {
      await newCode(tenantId);
      expect(new Set(await attempts(tenantId, 10))).toEqual(new Set(['counted']));
    }
    await newCode(tenantId);

    expect(await attempts(tenantId, 5)).toEqual(Array.from({ length: 5 }, () => 'day-exhausted'));
    expect(countOf(await attempts(tenantId, 20, later(DAY_MS / 2)), 'counted')).toBe(ATTEMPTS_PER_CODE);
    expect(ATTEMPTS_PER_DAY).toBe(50);
  });

  test('say the code that was tried', async () => {
    const tenantId = someone();
    const serial = await newCode(tenantId);

    expect(await countAttempt(table, tenantId, NOW, 'owner')).toMatchObject({
      outcome: 'counted',
      code: { serial, attemptsLeft: 9, usedUp: false, sent: false, expiresAt: later(CODE_LIFE_MS) },
    });
  });

  test('find none where none was made, and leave nothing behind', async () => {
    const tenantId = someone();

    expect(await countAttempt(table, tenantId, NOW, 'owner')).toEqual({ outcome: 'none' });
    expect(await table.row({ pk: `TENANT#${tenantId}`, sk: 'CODE' })).toBeUndefined();
  });

  test('find the code expired by the clock, not by any sweep', async () => {
    const tenantId = someone();
    await newCode(tenantId);

    expect(await countAttempt(table, tenantId, later(CODE_LIFE_MS - 1), 'owner')).toMatchObject({
      outcome: 'counted',
    });
    expect(await countAttempt(table, tenantId, later(CODE_LIFE_MS), 'owner')).toEqual({ outcome: 'expired' });
  });
});

describe('a code', () => {
  async function stored(tenantId: string): Promise<StoredCode> {
    const code = await getCode(table, tenantId);
    if (code === undefined) throw new Error('there is no code');
    return code;
  }

  test('is used once, although two use it side by side', async () => {
    const tenantId = someone();
    await newCode(tenantId);
    const code = await stored(tenantId);
    const uses = await Promise.allSettled([
      transact(table, codeUse(table, tenantId, code)),
      transact(table, codeUse(table, tenantId, code)),
    ]);

    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getCode(table, tenantId)).toBeUndefined();
    expect(await countAttempt(table, tenantId, NOW, 'owner')).toEqual({ outcome: 'none' });
  });

  test('that was replaced meanwhile is not used', async () => {
    const tenantId = someone();
    await newCode(tenantId);
    const old = await stored(tenantId);
    await newCode(tenantId);

    await expect(transact(table, codeUse(table, tenantId, old))).rejects.toMatchObject({
      name: 'ConditionsFailed',
    });
  });

  test('is marked as sent by its own mail and by no earlier one', async () => {
    const tenantId = someone();
    const first = await newCode(tenantId);
    const second = await newCode(tenantId);

    await expect(markCodeSent(table, tenantId, first)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
    expect(await stored(tenantId)).toMatchObject({ serial: second, sent: false });
    await markCodeSent(table, tenantId, second);
    expect(await stored(tenantId)).toMatchObject({ sent: true });
  });

  test('used up keeps the attempts of the day counted', async () => {
    const tenantId = someone();
    for (let i = 0; i < 5; i++) {
      await newCode(tenantId);
      await attempts(tenantId, 10);
      await transact(table, codeUse(table, tenantId, await stored(tenantId)));
    }
    await newCode(tenantId);

    expect(await countAttempt(table, tenantId, NOW, 'owner')).toEqual({ outcome: 'day-exhausted' });
  });
});

test.each([
  ['2026-11-21T00:00:00.000Z', 86_400],
  ['2026-11-21T23:59:59.999Z', 1],
  ['2026-11-21T12:00:00.500Z', 43_200],
])('the next day at %s begins in %i seconds', (now, seconds) => {
  expect(secondsToNextDay(new Date(now))).toBe(seconds);
});
