import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workOf } from '../../../bench/cost-model/counted.ts';
import { type MeteredTable, openMeteredTable } from '../../../bench/measuring/metered-table.ts';
import { LIMITS } from '../../../lambdas/settings/plan-settings.ts';
import { stackWaitsKey, tenantWaitsKey } from '../../../lambdas/store/keys.ts';
import { takeCounted } from '../../../lambdas/store/limit/lease-count.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import { getRow, tableOf } from '../../../lambdas/store/table/table.ts';
import { takeWaitLeases } from '../../../lambdas/waiting/wait-until-found.ts';
import { newInbox } from '../store/receive/arriving-mail.ts';
import { WaitingWorld } from './waiting-world.ts';

let table: MeteredTable;
/** The same table through a client that does not count. */
let uncounted: DynamoDBDocumentClient;
beforeAll(async () => {
  table = await openMeteredTable();
  const credentials = { accessKeyId: 'T', secretAccessKey: 'T' };
  uncounted = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: table.origin, region: 'us-east-1', credentials }),
    { marshallOptions: { removeUndefinedValues: true } },
  );
});
afterAll(() => {
  uncounted.destroy();
  return table.stop();
});

const openWorld = () => WaitingWorld.open(table, tableOf(uncounted, table.name));

function mailAt(world: WaitingWorld, second: number): void {
  const at = world.now + second * 1000;
  world.onPoll = async () => {
    if (world.now === at) await world.arrive({ id: `<${at}@x.test>` });
  };
}

describe('what a wait costs of the table', () => {
  test('25 s in which nothing comes, for messages and for events', async () => {
    const world = await openWorld();
    const { cursor } = await world.events({});

    const messages = await table.meter(() => world.list({ wait: 25 }));
    const events = await table.meter(() => world.events({ after: cursor, wait: 25 }));

    // Half a unit a second for the log and for the key; more for the whole unsettled time, every 5 s.
    expect(messages).toEqual({ calls: 66, readUnits: 39, writeUnits: 4 });
    expect(events).toEqual({ calls: 65, readUnits: 38.5, writeUnits: 4 });
  });

  test('25 s of events of 100 inboxes as much as of all, apart from the look at each', async () => {
    const world = await openWorld();
    const { cursor } = await world.events({});
    const { tenantId } = world.inbox;
    const inboxes = await Promise.all(Array.from({ length: 99 }, () => newInbox(table, { tenantId })));
    const inbox_ids = [world.inbox, ...inboxes].map(({ inboxId }) => inboxId);

    const { readUnits } = await table.meter(() => world.events({ after: cursor, wait: 25, inbox_ids }));

    expect(readUnits).toBeLessThanOrEqual(38.5 + 100 + 4);
  });

  test('3 s that end with a mail', async () => {
    const world = await openWorld();

    mailAt(world, 3);
    const messages = await table.meter(() => world.list({ wait: 25 }));
    // The mail of before has settled.
    world.now += 300_000;
    const { cursor } = await world.events({});
    mailAt(world, 3);
    const events = await table.meter(() => world.events({ after: cursor, wait: 25 }));

    expect(messages).toEqual({ calls: 19, readUnits: 11, writeUnits: 4 });
    expect(events).toEqual({ calls: 20, readUnits: 12.5, writeUnits: 4 });
  });

  test('25 s of claims, of an empty inbox and of one with 120 unread messages that do not match', async () => {
    const world = await openWorld();

    const empty = await table.meter(() => world.claim({ wait: 25 }));
    for (let i = 0; i < 120; i++) await world.arrive({ id: `<${i}@x.test>`, second: -200 });
    world.now += 300_000;
    const look = await table.meter(() => world.claim({ from: 'boss@y.test' }));
    const full = await table.meter(() => world.claim({ from: 'boss@y.test', wait: 25 }));

    expect(empty).toEqual({ calls: 90, readUnits: 63.5, writeUnits: 4 });
    // A look reads 140 rows, and comes every 7 s.
    expect(full.readUnits).toBeLessThanOrEqual(6 * look.readUnits);
  });

  test('a read behind a cursor: the head, and the part of the log behind it', async () => {
    const world = await openWorld();
    const { cursor } = await world.events({});
    const idle = await table.meter(() => world.events({ after: cursor }));
    for (let i = 0; i < 20; i++) await world.arrive({ id: `<${i}@x.test>`, second: i });
    world.now += 20_000;
    const busy = await table.meter(() => world.events({ after: cursor }));
    // A cursor of now, and the read behind it, compare all that has not settled.
    const again = await table.meter(async () => world.events({ after: (await world.events({})).cursor }));

    expect(idle).toEqual({ calls: 2, readUnits: 2, writeUnits: 0 });
    // Twenty entries are 5 KB, and the inbox is looked up once.
    expect(busy).toEqual({ calls: 3, readUnits: 4, writeUnits: 0 });
    expect(again).toEqual({ calls: 4, readUnits: 6, writeUnits: 0 });
  });

  test('the last of 400 calls, and of the 100 of its tenant, writes 4 units more than the first', async () => {
    const world = await openWorld();
    const plain = tableOf(uncounted, table.name);
    const endsAt = world.now + 25_000;
    const callOf = (keyId: string) => ({
      ...world.context,
      table: plain,
      caller: { ...world.context.caller, keyId },
    });
    const waits = LIMITS.waits.verified;
    const waitsPerKey = LIMITS.waitsPerKey.verified;
    for (let i = 1; i < waits; i++) {
      const keyId = i < waitsPerKey ? world.context.caller.keyId : `key_other${Math.floor(i / waitsPerKey)}`;
      await takeWaitLeases(callOf(keyId), endsAt + i * 100);
    }
    const stack = { key: stackWaitsKey('api', 'all'), limit: 400, groupMs: 5_000 };
    for (let i = waits; i < stack.limit; i++) await takeCounted(callOf('key_1'), stack, endsAt + i * 50);

    const messages = await table.meter(() => world.list({ wait: 25 }));

    expect(messages).toEqual({ calls: 66, readUnits: 39, writeUnits: 8 });
    // docs/cost.md counts this one, and the update of the key's rate limit too.
    const { tableCalls, readUnits, writeUnits } = workOf('wait');
    expect(messages).toEqual({ calls: tableCalls - 1, readUnits, writeUnits: writeUnits - 1 });
    expect(leasePoolOf(await getRow(plain, tenantWaitsKey(world.inbox.tenantId))).held.size).toBe(waits - 1);
  });
});
