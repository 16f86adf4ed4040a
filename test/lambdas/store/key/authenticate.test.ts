import { randomBytes } from 'node:crypto';
import { DynamoDBClient, ThrottlingException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { identify } from '../../../../lambdas/auth/identify.ts';
import { createSecret, hashSecret } from '../../../../lambdas/auth/secret.ts';
import { type ApiKeyRecord, keyCreation, revokeKey } from '../../../../lambdas/store/key/api-keys.ts';
import { authenticate, findCredentials } from '../../../../lambdas/store/key/authenticate.ts';
import { credentialKey } from '../../../../lambdas/store/keys.ts';
import {
  counterOf,
  otherCounters,
  REQUESTS_PER_WINDOW,
  secondsLeft,
  windowOf,
} from '../../../../lambdas/store/limit/rate-window.ts';
import { tableOf } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { opened } from '../../../opened.ts';
import { keyServices, SOURCE } from '../../auth/key-services.ts';
import { spendCalls } from '../../spend-calls.ts';
import { testKey } from '../../test-account.ts';
import { openTestTable } from '../table/test-table.ts';
import { createKey } from './create-key.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const minutes = (count: number, from = NOON): Date => new Date(from.getTime() + count * 60_000);

const table = opened(openTestTable);

async function newKey(overrides: Partial<ApiKeyRecord> = {}, pending = false) {
  const secret = createSecret(randomBytes);
  const keyId = `key_${randomBytes(8).toString('hex')}`;
  const key = testKey('tenant-1', keyId, { secretHash: hashSecret(secret), ...overrides });
  await transact(table, keyCreation(table, key, pending));
  return { secret, key, hash: key.secretHash };
}

async function spend(hash: string, count: number, now: Date): Promise<string[]> {
  const outcomes = await Promise.all(
    Array.from({ length: count }, async () => (await authenticate(table, hash, now)).outcome),
  );
  return outcomes;
}

async function spentKey(now = NOON) {
  const made = await newKey();
  await spendCalls(table, made.hash, now, REQUESTS_PER_WINDOW);
  return made;
}

const countOf = (outcomes: string[], outcome: string): number =>
  outcomes.filter((found) => found === outcome).length;

describe('a key', () => {
  test('that was never made is unknown, in one call', async () => {
    const calls = await table.callsOf(async () => {
      expect(await authenticate(table, hashSecret('ia_nobody'), NOON)).toEqual({ outcome: 'unknown' });
    });

    expect(calls).toEqual([{ name: 'UpdateItem', parts: 1 }]);
    expect(await table.row(credentialKey(hashSecret('ia_nobody')))).toBeUndefined();
  });

  test('is looked up, counted and read in one call', async () => {
    const { hash, key } = await newKey({ permissions: ['thread_read'], inboxId: 'a@agents.test' });
    const calls = await table.callsOf(async () => {
      expect(await authenticate(table, hash, NOON)).toEqual({
        outcome: 'accepted',
        credential: {
          caller: {
            keyId: key.keyId,
            tenantId: 'tenant-1',
            scope: { type: 'inbox', inboxId: 'a@agents.test' },
            permissions: ['thread_read'],
            pending: false,
            epoch: 0,
          },
          inboxGone: false,
        },
        rate: { limit: 600, remaining: 599, resetSeconds: 60 },
      });
    });

    expect(calls).toEqual([{ name: 'UpdateItem', parts: 1 }]);
  });

  test('that was deleted is unknown at once', async () => {
    const { hash, key } = await newKey();
    await authenticate(table, hash, NOON);
    expect(await revokeKey(table, key)).toBe(true);

    expect(await authenticate(table, hash, NOON)).toEqual({ outcome: 'unknown' });
    expect(await table.row(credentialKey(hash))).toBeUndefined();
  });

  test('that has expired is unknown, also to what is sent to its sockets', async () => {
    const { hash } = await newKey({ expiresAt: minutes(5).toISOString() });

    expect(await authenticate(table, hash, minutes(4))).toMatchObject({ outcome: 'accepted' });
    expect((await findCredentials(table, [hash], minutes(4))).size).toBe(1);
    expect(await authenticate(table, hash, minutes(5))).toEqual({ outcome: 'unknown' });
    expect((await findCredentials(table, [hash], minutes(5))).size).toBe(0);
  });

  test('keeps a row of less than a kilobyte however it is used', async () => {
    const { hash } = await newKey({ inboxId: `${'a'.repeat(64)}@${'d'.repeat(60)}.agents.test` });
    for (const minute of [0, 1, 7, 60, 61, 122, 500]) await authenticate(table, hash, minutes(minute));

    expect(JSON.stringify(await table.row(credentialKey(hash))).length).toBeLessThan(1024);
  });
});

describe('the window', () => {
  test('lets exactly 600 calls through, however many come side by side [LIM-01]', async () => {
    const { hash } = await newKey();
    const outcomes = await spend(hash, 700, NOON);

    expect(countOf(outcomes, 'accepted')).toBe(600);
    expect(countOf(outcomes, 'limited')).toBe(100);
  });

  test('that is spent refuses without a trace, and says when it ends', async () => {
    const { hash } = await spentKey();
    const before = await table.row(credentialKey(hash));
    const late = new Date(NOON.getTime() + 42_500);
    const calls = await table.callsOf(async () => {
      expect(await authenticate(table, hash, late)).toEqual({
        outcome: 'limited',
        rate: { limit: 600, remaining: 0, resetSeconds: 18 },
      });
    });

    expect(calls).toHaveLength(1);
    expect(await table.row(credentialKey(hash))).toEqual(before);
  });

  test('is whole again with the next minute, and only then', async () => {
    const { hash } = await spentKey();

    expect(await authenticate(table, hash, new Date(minutes(1).getTime() - 1))).toMatchObject({
      outcome: 'limited',
      rate: { resetSeconds: 1 },
    });
    expect(await authenticate(table, hash, minutes(1))).toMatchObject({
      outcome: 'accepted',
      rate: { remaining: 599 },
    });
  });

  test.each([
    1,
    2,
    59,
    60,
    61,
    62,
    122,
    1440,
    61 * 24,
  ])('is whole after %i minutes of silence', async (silence) => {
    const { hash } = await newKey();
    await spend(hash, 5, NOON);

    expect(await authenticate(table, hash, minutes(silence))).toMatchObject({ rate: { remaining: 599 } });
    expect(await authenticate(table, hash, minutes(silence))).toMatchObject({ rate: { remaining: 598 } });
  });

  test('counts every call that comes side by side after exactly one round of silence', async () => {
    const { hash } = await spentKey();
    const outcomes = await spend(hash, 50, minutes(61));

    expect(countOf(outcomes, 'accepted')).toBe(50);
    expect(await authenticate(table, hash, minutes(61))).toMatchObject({ rate: { remaining: 549 } });
  });

  test('is not opened again by an instance whose clock is behind', async () => {
    const { hash } = await spentKey(minutes(1));

    expect(await authenticate(table, hash, NOON)).toMatchObject({ outcome: 'limited' });
    expect(await authenticate(table, hash, minutes(1))).toMatchObject({ outcome: 'limited' });
  });

  test('is counted in together by instances whose clocks differ', async () => {
    const { hash } = await newKey();
    await spendCalls(table, hash, minutes(1), 550);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => (await authenticate(table, hash, minutes(i % 2))).outcome),
    );
    expect(countOf(outcomes, 'accepted')).toBe(50);
    expect(countOf(outcomes, 'unknown')).toBe(0);
  });

  test('belongs to one key only', async () => {
    await spentKey();
    const b = await newKey();

    expect(await authenticate(table, b.hash, NOON)).toMatchObject({ rate: { remaining: 599 } });
  });

  test('gives seconds that are whole and at least one', () => {
    const window = windowOf(NOON);

    expect(secondsLeft(window, NOON)).toBe(60);
    expect(secondsLeft(window, new Date(NOON.getTime() + 59_999))).toBe(1);
    expect(secondsLeft(window, new Date(NOON.getTime() + 60_000))).toBe(1);
    expect(secondsLeft(window + 1, NOON)).toBe(120);
  });

  test('clears every counter but its own', () => {
    const others = otherCounters(windowOf(NOON));

    expect(others).toHaveLength(60);
    expect(others).not.toContain(counterOf(windowOf(NOON)));
  });
});

test('identifying a caller over the limit is 429 with the seconds to wait', async () => {
  const { secret } = await spentKey();

  await expect(identify(keyServices(table, NOON), secret, SOURCE)).rejects.toMatchObject({
    name: 'rate_limited',
    retryAfterSeconds: 60,
    message: expect.stringContaining('60 seconds'),
    rate: { limit: 600, remaining: 0, resetSeconds: 60 },
  });
});

test('an engine that fails is not taken for an answer about the key', async () => {
  const mock = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => mock.restore());
  const throttled = new ThrottlingException({ message: 'slow down', $metadata: {} });
  mock.on(UpdateCommand).rejects(throttled);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));

  await expect(authenticate(tableOf(client, 'T'), 'hash', NOON)).rejects.toBe(throttled);
});

test('a key is made once', async () => {
  const { key } = await newKey();

  await expect(createKey(table, key)).rejects.toMatchObject({ name: 'ConditionsFailed' });
});
