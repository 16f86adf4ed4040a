import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSecret, hashSecret, secretPrefix } from '../../../lambdas/auth/secret.ts';
import {
  MAX_SOURCES,
  UNKNOWN_KEYS_PER_WINDOW,
  UnknownKeys,
  WINDOW_MS,
} from '../../../lambdas/core/unknown-keys.ts';
import { answerRest } from '../../../lambdas/http/rest.ts';
import { answerMcp } from '../../../lambdas/mcp/answer-mcp.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { type ApiKeyRecord, keyCreation } from '../../../lambdas/store/key/api-keys.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { connect } from '../../../lambdas/stream/connect.ts';
import { opened } from '../../opened.ts';
import { httpEvent } from '../http/http-event.ts';
import { type Call, openTestTable } from '../store/table/test-table.ts';
import { verifiedAccount } from '../test-account.ts';
import { NOW, testContext } from '../test-context.ts';
import { SOURCE } from './key-services.ts';

const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);

describe('UnknownKeys', () => {
  function noted(count: number, source = SOURCE): UnknownKeys {
    const keys = new UnknownKeys();
    for (let number = 0; number < count; number += 1) keys.note(source, NOW);
    return keys;
  }

  test('takes a source over its limit, and no other source with it', () => {
    expect(noted(UNKNOWN_KEYS_PER_WINDOW - 1).isOverLimit(SOURCE, NOW)).toBe(false);
    expect(noted(UNKNOWN_KEYS_PER_WINDOW).isOverLimit(SOURCE, NOW)).toBe(true);
    expect(noted(UNKNOWN_KEYS_PER_WINDOW).isOverLimit('192.0.2.2', NOW)).toBe(false);
  });

  test('begins again when the window is over', () => {
    const keys = noted(UNKNOWN_KEYS_PER_WINDOW);

    expect(keys.isOverLimit(SOURCE, later(WINDOW_MS - 1))).toBe(true);
    expect(keys.isOverLimit(SOURCE, later(WINDOW_MS))).toBe(false);
    keys.note(SOURCE, later(WINDOW_MS));
    expect(keys.isOverLimit(SOURCE, later(WINDOW_MS))).toBe(false);
  });

  test('remembers a bounded number of sources, and forgets the least recently seen', () => {
    const keys = noted(UNKNOWN_KEYS_PER_WINDOW);
    for (let number = 1; number < MAX_SOURCES; number += 1) keys.note(`source-${number}`, NOW);
    keys.note(SOURCE, NOW);
    for (let number = 0; number < MAX_SOURCES - 1; number += 1) keys.note(`later-${number}`, NOW);

    expect(keys.size).toBe(MAX_SOURCES);
    expect(keys.isOverLimit(SOURCE, NOW)).toBe(true);
    keys.note('one more', NOW);
    expect([keys.size, keys.isOverLimit(SOURCE, NOW)]).toEqual([MAX_SOURCES, false]);
  });
});

const table = opened(openTestTable);
let goodSecret: string;
beforeAll(async () => {
  goodSecret = createSecret(randomBytes);
  const key: ApiKeyRecord = {
    keyId: 'key_good',
    tenantId: 'tenant-1',
    inboxId: undefined,
    name: 'good',
    prefix: secretPrefix(goodSecret),
    permissions: null,
    secretHash: hashSecret(goodSecret),
    createdAt: NOW.toISOString(),
    epoch: 0,
  };
  await transact(table, accountCreation(table, verifiedAccount('tenant-1')));
  await transact(table, keyCreation(table, key));
});

/** Each transport with an instance of its own: what it does with a secret. */
const transports: Readonly<Record<string, () => (secret: string) => Promise<unknown>>> = {
  REST: () => {
    const services = testContext({ table });
    return (secret) =>
      answerRest(services, httpEvent({ headers: { authorization: `Bearer ${secret}` } }), () => undefined);
  },
  MCP: () => {
    const services = testContext({ table });
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    return (secret) =>
      answerMcp(
        services,
        httpEvent({ route: 'POST /mcp', headers: { 'x-api-key': secret }, body }),
        () => undefined,
      );
  },
  'WebSocket connect': () => {
    const services = { ...testContext({ table }), replays: { send: async () => undefined } };
    let connections = 0;
    return (secret) =>
      connect(services, {
        connectionId: `connection-${++connections}`,
        query: { api_key: [secret] },
        source: SOURCE,
      });
  },
};

describe.each(Object.entries(transports))('%s', (_name, open) => {
  const MADE_UP = 120;
  const writesOf = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'UpdateItem').length;

  async function flooded() {
    const send = open();
    const outcomes = new Set<unknown>();
    const calls = await table.callsOf(async () => {
      for (let number = 0; number < MADE_UP; number += 1) {
        await send(createSecret(randomBytes)).catch((error: unknown) =>
          outcomes.add(error instanceof Error ? error.name : error),
        );
      }
    });
    return { send, calls, outcomes };
  }

  test('given 120 made-up keys of one source makes 20 writes, reads the rest, and refuses all alike', async () => {
    const { calls, outcomes } = await flooded();

    expect(writesOf(calls)).toBe(UNKNOWN_KEYS_PER_WINDOW);
    expect(calls.filter(({ name }) => name === 'BatchGetItem')).toHaveLength(
      MADE_UP - UNKNOWN_KEYS_PER_WINDOW,
    );
    expect(calls).toHaveLength(MADE_UP);
    expect([...outcomes]).toEqual(['unauthenticated']);
  });

  test('lets a good key of the flooding source in, although this instance has never seen it', async () => {
    const { send } = await flooded();
    const calls = await table.callsOf(() => send(goodSecret));

    expect(calls.slice(0, 2).map(({ name }) => name)).toEqual(['BatchGetItem', 'UpdateItem']);
  });
});
