import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { ipPrefixOf } from '../../../lambdas/caller/audit-draft.ts';
import { ApiError } from '../../../lambdas/core/errors.ts';
import { sealCursor } from '../../../lambdas/operations/events/event-cursor.ts';
import { LIMITS } from '../../../lambdas/settings/plan-settings.ts';
import { readAuditLog } from '../../../lambdas/store/audit-log.ts';
import { keySocketCountKey, tenantReplaysKey, tenantSocketCountKey } from '../../../lambdas/store/keys.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import { cursorAt } from '../../../lambdas/store/log/log-cursor.ts';
import {
  type Connection,
  endReplay,
  findConnection,
  forgetConnection,
} from '../../../lambdas/store/stream/connections.ts';
import { MAX_REPLAYS } from '../../../lambdas/store/stream/replay-leases.ts';
import { SOCKETS_PER_KEY } from '../../../lambdas/store/stream/socket-counts.ts';
import { getRow } from '../../../lambdas/store/table/table.ts';
import { connect, type Query } from '../../../lambdas/stream/connect.ts';
import { opened } from '../../opened.ts';
import { SOURCE } from '../auth/key-services.ts';
import { spendCalls } from '../spend-calls.ts';
import { testAccount } from '../test-account.ts';
import { NOW, testKeyring } from '../test-context.ts';
import { StreamFixture, type TestKey } from './stream-fixture.ts';

const stream = opened(() => StreamFixture.start());
let tenantId: string;
let inboxId: string;
let key: TestKey;
let connections = 0;
beforeEach(async () => {
  tenantId = stream.tenant();
  inboxId = await stream.inbox(tenantId);
  key = await stream.key(tenantId);
});

async function outcome(query: Query): Promise<Connection | number | undefined> {
  connections += 1;
  const connectionId = `connect-${connections}`;
  try {
    await connect(stream.services, { connectionId, query, source: SOURCE });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(await findConnection(stream.table, connectionId)).toBeUndefined();
    return error.status;
  }
  return findConnection(stream.table, connectionId);
}

describe('a client', () => {
  test.each(['api_key', 'apiKey'])('is let in with its key in %s, for all clean mail', async (name) => {
    expect(await outcome({ [name]: [key.secret] })).toMatchObject({
      tenantId,
      keyId: key.keyId,
      secretHash: key.secretHash,
      inboxIds: undefined,
      eventTypes: ['message.received'],
      openedAt: NOW,
      expiresAt: new Date(NOW.getTime() + (2 * 60 + 1) * 60_000),
    });
  });

  test.each([
    ['key was deleted', 401, () => stream.revoke(key)],
    ["key's inbox was deleted", 404, () => stream.orphan(key)],
  ])('whose %s while it connected is refused with %d, and leaves nothing behind', async (_what, status, end) => {
    const { client } = stream.table;
    client.middlewareStack.add(
      (next, context) => async (args) => {
        const result = await next(args);
        if (String(context['commandName']) === 'BatchWriteItemCommand') await end();
        return result;
      },
      { step: 'initialize', name: 'endMeanwhile' },
    );
    const result = await outcome({ api_key: [key.secret] }).finally(() =>
      client.middlewareStack.remove('endMeanwhile'),
    );
    expect(result).toBe(status);
  });

  test('whose key may not read messages is refused with 403, of which the first has an entry in the audit log', async () => {
    const { keyId, secret } = await stream.key(tenantId, { permissions: ['inbox_read'] });
    for (let times = 0; times < 2; times++) expect(await outcome({ api_key: [secret] })).toBe(403);

    const request = { limit: 10, ascending: false, after: undefined };
    expect((await readAuditLog(stream.table, tenantId, {}, request)).items).toMatchObject([
      {
        actor: { type: 'key', id: keyId },
        action: 'refused.forbidden',
        resourceType: 'operation',
        resourceId: 'stream.connect',
        ipPrefix: ipPrefixOf(SOURCE),
      },
    ]);
  });

  test('counts against the rate limit of its key', async () => {
    await spendCalls(stream.table, key.secretHash, stream.now, 598);
    expect(await outcome({ api_key: [key.secret] })).toBeTypeOf('object');
    // One that is refused for another reason counts too.
    expect(await outcome({ api_key: [key.secret], event_types: ['x'] })).toBe(422);
    expect(await outcome({ api_key: [key.secret] })).toBe(429);
  });

  test('is refused with 429 beyond 20 sockets of an unverified tenant, however many connect at once', async () => {
    const free = stream.tenant();
    await stream.account(testAccount(free));
    const keys = await Promise.all([stream.key(free), stream.key(free)]);
    const wanted = Array.from({ length: 30 }, (_, i) => outcome({ api_key: [keys[i % 2]?.secret ?? ''] }));
    const outcomes = await Promise.all(wanted);
    const open = outcomes.filter((each) => typeof each === 'object');

    expect(open).toHaveLength(LIMITS.sockets.unverified);
    expect(outcomes.filter((each) => each === 429)).toHaveLength(10);
    const [first] = open;
    if (first !== undefined) await forgetConnection(stream.table, first);
    if (first !== undefined) await forgetConnection(stream.table, first);
    expect(await outcome({ api_key: [keys[0]?.secret ?? ''] })).toBeTypeOf('object');
    expect(await outcome({ api_key: [keys[0]?.secret ?? ''] })).toBe(429);
    // Of another tenant.
    expect(await outcome({ api_key: [key.secret] })).toBeTypeOf('object');
  });

  test('is let in when the sockets that were counted must have ended, though their rows remain', async () => {
    const free = stream.tenant();
    await stream.account(testAccount(free));
    const { secret } = await stream.key(free);
    for (let i = 0; i < LIMITS.sockets.unverified; i++) await outcome({ api_key: [secret] });
    expect(await outcome({ api_key: [secret] })).toBe(429);
    stream.now = new Date(NOW.getTime() + (2 * 60 + 6) * 60_000);
    try {
      expect(await outcome({ api_key: [secret] })).toBeTypeOf('object');
    } finally {
      stream.now = NOW;
    }
  });

  test('that is refused for another reason is not counted', async () => {
    const free = stream.tenant();
    await stream.account(testAccount(free));
    const { secret } = await stream.key(free);
    for (let i = 0; i < 25; i++) {
      stream.failReplays = true;
      await expect(outcome({ api_key: [secret], after: [NOW.toISOString()] })).rejects.toThrow('queue');
    }
    stream.failReplays = false;

    expect(await outcome({ api_key: [secret] })).toBeTypeOf('object');
  });

  test(`is refused with 429 when its key has ${SOCKETS_PER_KEY} sockets, and not for another's`, async () => {
    const other = await stream.key(tenantId);
    const until = NOW.getTime() + 3_600_000;
    const { client, name } = stream.table;
    for (const [count, total] of [
      [keySocketCountKey(tenantId, key.keyId), SOCKETS_PER_KEY - 1],
      [tenantSocketCountKey(tenantId), LIMITS.sockets.verified - 2],
    ] as const) {
      const Item = { ...count, total, [`due:${until.toString(36)}`]: total };
      await client.send(new PutCommand({ TableName: name, Item }));
    }
    expect(await outcome({ api_key: [key.secret] })).toBeTypeOf('object');
    expect(await outcome({ api_key: [key.secret] })).toBe(429);
    // The refused one is counted with its tenant no more, which has capacity for one.
    expect(await outcome({ api_key: [other.secret] })).toBeTypeOf('object');
    expect(await outcome({ api_key: [other.secret] })).toBe(429);
  });
});

describe('narrowing at connect', () => {
  test('takes a repeated parameter, a comma list and a JSON array', async () => {
    const two = await stream.inbox(tenantId);
    const narrowed = { inboxIds: [inboxId, two] };
    const api_key = [key.secret];
    expect(await outcome({ api_key, inbox_ids: [inboxId, two] })).toMatchObject(narrowed);
    expect(await outcome({ api_key, inbox_ids: [`${inboxId},${two.toUpperCase()}`] })).toMatchObject(
      narrowed,
    );
    expect(await outcome({ api_key, inbox_ids: [JSON.stringify([inboxId, two, inboxId])] })).toMatchObject(
      narrowed,
    );
    const eventTypes = ['message.received.spam', 'message.received'];
    expect(await outcome({ api_key, event_types: [eventTypes.join(',')] })).toMatchObject({ eventTypes });
  });

  test("is refused for an inbox that does not exist, is another tenant's, or outside of the key's scope", async () => {
    const foreign = await stream.inbox(stream.tenant());
    const second = await stream.inbox(tenantId);
    const pinned = await stream.key(tenantId, { inboxId });
    expect(await outcome({ api_key: [key.secret], inbox_ids: ['nobody@agents.test'] })).toBe(404);
    expect(await outcome({ api_key: [key.secret], inbox_ids: [inboxId, foreign] })).toBe(404);
    expect(await outcome({ api_key: [pinned.secret], inbox_ids: [second] })).toBe(404);
  });
});

describe('a client that names what it has seen', () => {
  const after = new Date(NOW.getTime() - 60_000).toISOString();

  test('is refused with 422 for a cursor that is not of its tenant, or too old', async () => {
    const other = await sealCursor(testKeyring(), 'other', cursorAt(NOW.getTime()));
    const own = await sealCursor(testKeyring(), tenantId, cursorAt(NOW.getTime()));

    expect(await outcome({ api_key: [key.secret], after: [other] })).toBe(422);
    expect(await outcome({ api_key: [key.secret], after: ['2026-01-01T00:00:00Z'] })).toBe(422);
    expect(await outcome({ api_key: [key.secret], after: [own] })).toMatchObject({
      cursor: expect.any(String),
    });
  });

  const replayTo = ({ secret }: TestKey) => outcome({ api_key: [secret], after: [after] });
  const replays = async () => leasePoolOf(await getRow(stream.table, tenantReplaysKey(tenantId))).held.size;

  test('leaves no row and no replay when its job cannot be queued', async () => {
    const broken = { send: () => Promise.reject(new Error('SQS is down')) };
    const request = {
      connectionId: 'no-job',
      query: { api_key: [key.secret], after: [after] },
      source: SOURCE,
    };

    await expect(connect({ ...stream.services, replays: broken }, request)).rejects.toThrow('SQS is down');
    expect(await findConnection(stream.table, 'no-job')).toBeUndefined();
    expect(await replays()).toBe(0);
  });

  test('is refused with 429 while events are replayed to 25 sockets of its key, also side by side', async () => {
    const other = await stream.key(tenantId);
    const all = await Promise.all(Array.from({ length: MAX_REPLAYS.key + 5 }, () => replayTo(key)));

    expect(all.filter((each) => each === 429)).toHaveLength(5);
    expect(await outcome({ api_key: [key.secret] })).toMatchObject({ replaying: undefined });
    expect(await replayTo(other)).toMatchObject({ replaying: true });
  });

  test.each<[string, (connection: Connection) => Promise<unknown>]>([
    ['its replay ends', (connection) => endReplay(stream.table, connection, 'sealed')],
    ['its socket ends', (connection) => forgetConnection(stream.table, connection)],
    [
      'both do',
      async (connection) => {
        await endReplay(stream.table, connection, 'sealed');
        await forgetConnection(stream.table, connection);
      },
    ],
  ])('counts once until %s', async (_when, end) => {
    const first = await replayTo(key);
    const second = await replayTo(key);
    if (typeof first !== 'object' || typeof second !== 'object') throw new Error('refused');
    expect(await replays()).toBe(2);

    await end(first);

    expect(await replays()).toBe(1);
  });

  test('counts until the gateway has closed its socket when its end got lost, and no longer', async () => {
    await replayTo(key);
    const row = await getRow(stream.table, tenantReplaysKey(tenantId));

    const expiry = NOW.getTime() + (2 * 60 + 1) * 60_000;
    expect([...leasePoolOf(row).held.values()]).toMatchObject([{ until: expiry }]);
    // The row must not expire before its leases.
    expect(row?.['ttl']).toBe(expiry / 1000);
  });
});
