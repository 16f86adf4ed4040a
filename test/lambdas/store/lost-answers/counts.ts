import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  CODE_LIFE_MS,
  codeReplacement,
  codeUse,
  countAttempt,
  getCode,
  markCodeSent,
} from '../../../../lambdas/store/account/codes.ts';
import { type ApiKeyRecord, countKeyAttempt, revokeKey } from '../../../../lambdas/store/key/api-keys.ts';
import { authenticate } from '../../../../lambdas/store/key/authenticate.ts';
import { credentialKey, inboxReservationKey, quotaCounterKey } from '../../../../lambdas/store/keys.ts';
import { counterOf, REQUESTS_PER_WINDOW, windowOf } from '../../../../lambdas/store/limit/rate-window.ts';
import { planUse } from '../../../../lambdas/store/limit/sliding-limit.ts';
import { countInWindow } from '../../../../lambdas/store/limit/window-limit.ts';
import { reserveSlot } from '../../../../lambdas/store/receive/reservation.ts';
import { getSearchIndex, replaceSearchIndex } from '../../../../lambdas/store/search/search-index.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import {
  createQuotaCounter,
  quotaReturn,
  quotaUse,
  startCounterMonth,
} from '../../../../lambdas/store/usage/quota-counter.ts';
import { testKey } from '../../test-account.ts';
import { NOW } from '../../test-context.ts';
import { createKey } from '../key/create-key.ts';
import { rowOf, type Scenario, type ScenarioRun } from './scenario.ts';

const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);
const MINUTE = 60_000;
const DAY = 86_400_000;

async function newKey({ plain, id }: ScenarioRun): Promise<ApiKeyRecord> {
  const key: ApiKeyRecord = testKey(`tenant-${id}`, `key_${id}`, { secretHash: `hash-${id}` });
  await createKey(plain, key);
  return key;
}

async function newCode({ plain, id }: ScenarioRun): Promise<void> {
  const code = { serial: 'serial-1', hash: new Uint8Array([1]), expiresAt: later(2 * CODE_LIFE_MS) };
  await transact(plain, codeReplacement(plain, id, undefined, code));
}

const codeRow = ({ plain, id }: ScenarioRun) => rowOf(plain, { pk: `TENANT#${id}`, sk: 'CODE' });

export const countScenarios: readonly Scenario[] = [
  {
    title: 'authenticate, first call of a key and first call of the next window',
    files: ['authenticate', 'api-keys'],
    async run(scenario) {
      const { table, plain } = scenario;
      const { secretHash } = await newKey(scenario);
      return {
        first: await authenticate(table, secretHash, NOW),
        next: await authenticate(table, secretHash, later(MINUTE)),
        // One round of the ring later: the counter of that window is stale.
        stale: await authenticate(table, secretHash, later(61 * MINUTE)),
        row: await rowOf(plain, credentialKey(secretHash)),
      };
    },
  },
  {
    title: 'authenticate, last call that the window allows',
    files: ['authenticate'],
    async run(scenario) {
      const { table, plain } = scenario;
      const { secretHash } = await newKey(scenario);
      const window = windowOf(NOW);
      await plain.client.send(
        new UpdateCommand({
          TableName: plain.name,
          Key: credentialKey(secretHash),
          UpdateExpression: 'SET #count = :almost, w = :window',
          ExpressionAttributeNames: { '#count': counterOf(window) },
          ExpressionAttributeValues: { ':almost': REQUESTS_PER_WINDOW - 1, ':window': window },
        }),
      );
      return {
        last: await authenticate(table, secretHash, NOW),
        more: await authenticate(table, secretHash, NOW),
      };
    },
  },
  {
    title: 'revokeKey',
    files: ['api-keys'],
    async run(scenario) {
      const key = await newKey(scenario);
      return { revoked: await revokeKey(scenario.table, key), again: await revokeKey(scenario.table, key) };
    },
  },
  {
    title: 'countInWindow with a limit of 1, and with a larger one',
    files: ['window-limit'],
    async run({ table, plain, id }) {
      const of = (limit: number) => ({ subject: `${limit}-${id}`, limit, windowSeconds: 3600 });
      const window = `3600#${Math.floor(NOW.getTime() / 3_600_000)}`;
      return {
        only: await countInWindow(table, of(1), NOW),
        refused: await countInWindow(table, of(1), NOW),
        first: await countInWindow(table, of(3), NOW),
        row: await rowOf(plain, { pk: `QUOTA#3-${id}`, sk: window }),
      };
    },
  },
  {
    title: 'planUse in its transaction',
    files: ['sliding-limit'],
    async run({ table, plain, id }) {
      const limits = [{ limit: 2, windowSeconds: 60 }];
      const use = async () => {
        const planned = await planUse(plain, { subject: id, name: 'use' }, limits, NOW);
        if (planned.allowed) await transact(table, planned.writes);
        return planned.allowed;
      };
      return { uses: [await use(), await use(), await use()] };
    },
  },
  {
    title: 'countAttempt, the ten of a code and the first of a day',
    files: ['codes'],
    async run(scenario) {
      const { table, id } = scenario;
      await newCode(scenario);
      const outcomes: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt++)
        outcomes.push(await countAttempt(table, id, NOW, 'owner'));
      for (let attempt = 0; attempt < 5; attempt++)
        outcomes.push(await countAttempt(table, id, later(DAY), 'owner'));
      return { outcomes, row: await codeRow(scenario) };
    },
  },
  {
    title: 'countKeyAttempt, the last and one beyond it',
    files: ['api-keys'],
    async run(scenario) {
      const { tenantId, keyId } = await newKey(scenario);
      const count = () => countKeyAttempt(scenario.table, tenantId, keyId, 2);
      return { counted: [await count(), await count(), await count()] };
    },
  },
  {
    title: 'codeReplacement, markCodeSent and codeUse',
    files: ['codes'],
    async run(scenario) {
      const { table, plain, id } = scenario;
      await newCode(scenario);
      await markCodeSent(table, id, 'serial-1');
      const read = await getCode(plain, id);
      const code = { serial: 'serial-2', hash: new Uint8Array([2]), expiresAt: later(CODE_LIFE_MS) };
      await transact(table, codeReplacement(table, id, read, code));
      const replaced = await codeRow(scenario);
      await transact(table, codeUse(table, id, code));
      return { replaced, used: await codeRow(scenario) };
    },
  },
  {
    title: 'createQuotaCounter, startCounterMonth, quotaUse and quotaReturn',
    files: ['quota-counter'],
    async run({ table, plain, id }) {
      const counter = { month: '2026-10', delivered: 7, bytes: 70, since: 5 };
      await createQuotaCounter(table, id, counter);
      await startCounterMonth(table, id, '2026-11');
      const caps = { messagesPerMonth: 1, storageBytes: 1_000 };
      await transact(table, quotaUse(table, id, '2026-11', 100, caps));
      await transact(table, quotaReturn(table, id, counter, 30));
      return { row: await rowOf(plain, quotaCounterKey(id)) };
    },
  },
  {
    title: 'replaceSearchIndex, first and second, and of a state that was replaced',
    files: ['search-index'],
    async run({ table, plain, id }) {
      const none = await getSearchIndex(plain, id);
      const first = await replaceSearchIndex(table, id, none, { position: '1', segments: [], waiting: [] });
      const second = first && (await replaceSearchIndex(table, id, first, { ...first, position: '2' }));
      const late = await replaceSearchIndex(table, id, none, { position: '3', segments: [], waiting: [] });
      const { position } = await getSearchIndex(plain, id);
      return { second: second?.position, late, position };
    },
  },
  {
    title: 'reserveSlot, first and second of a line',
    files: ['reservation'],
    async run({ table, plain, id }) {
      const key = inboxReservationKey(id);
      return {
        waits: [await reserveSlot(table, key, NOW), await reserveSlot(table, key, NOW)],
        row: await rowOf(plain, key),
      };
    },
  },
];
