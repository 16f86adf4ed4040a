import { describe, expect, test } from 'vitest';
import { logPartition, tenantWaitsKey } from '../../../lambdas/store/keys.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { type TableCall, WaitingWorld } from './waiting-world.ts';

/** The unsettled time is read as a whole at the beginning, after 5 s, and at the end: here two seconds later. */
const SECONDS = 7;
const CODE = '482913';

const table = opened(openTestTable);

interface Surface {
  readonly name: string;
  prepare(world: WaitingWorld): Promise<{ wait(): Promise<string[]>; next(): Promise<string[]> }>;
}

const surfaces: readonly Surface[] = [
  {
    name: 'GET messages',
    async prepare(world) {
      const list = async (input: object) => (await world.list({ ...input })).ids;
      return { wait: () => list({ wait: SECONDS }), next: () => list({}) };
    },
  },
  {
    name: 'GET events',
    async prepare(world) {
      let { cursor } = await world.events({});
      const read = async (input: object) => {
        const answer = await world.events({ after: cursor, ...input });
        cursor = answer.cursor;
        return answer.ids;
      };
      return { wait: () => read({ wait: SECONDS }), next: () => read({}) };
    },
  },
  {
    name: 'GET verification',
    async prepare(world) {
      const get = async (input: object) => {
        const { code, message_id } = await world.verification({ ...input });
        return code === CODE && message_id !== null ? [message_id] : [];
      };
      return { wait: () => get({ wait: SECONDS }), next: () => get({}) };
    },
  },
];

/** An index that does not have what was written just now. */
const isOfIndex = ({ input }: TableCall): boolean => input['IndexName'] !== undefined;
const EMPTY = { Items: [], Count: 0 };

function isLogRead(world: WaitingWorld, { name, input }: TableCall): boolean {
  const values = Object(input['ExpressionAttributeValues']);
  return name === 'Query' && values[':partition'] === logPartition(world.inbox.tenantId, 0);
}

async function leasesOf(world: WaitingWorld): Promise<number> {
  return leasePoolOf(await table.row(tenantWaitsKey(world.inbox.tenantId))).held.size;
}

describe.each(surfaces)('$name with wait', ({ prepare }) => {
  async function callsOfEmptyWait(): Promise<{ world: WaitingWorld; calls: readonly TableCall[] }> {
    const world = await WaitingWorld.open(table);
    const { wait } = await prepare(world);
    world.calls.length = 0;
    world.onCall = async (call) => (isOfIndex(call) ? EMPTY : undefined);
    expect(await wait()).toEqual([]);
    return { world, calls: [...world.calls] };
  }

  test.each([
    ['', 0],
    [' by a writer that began a minute before', 60_000],
  ])('answers with mail that is stored before any of its reads, the last one included%s', async (_, lateMs) => {
    const { world: empty, calls } = await callsOfEmptyWait();
    const outcomes: string[] = [];
    for (let at = 0; at < calls.length; at++) {
      const world = await WaitingWorld.open(table);
      const { wait, next } = await prepare(world);
      world.calls.length = 0;
      let id: string | undefined;
      let isReadAfter = false;
      world.onCall = async (call, index) => {
        if (index === at) id = await world.arrive({ id: `<at-${at}@x.test>`, code: CODE }, lateMs);
        isReadAfter ||= id !== undefined && isLogRead(world, call);
        return isOfIndex(call) ? EMPTY : undefined;
      };
      const ids = await wait();
      world.onCall = undefined;

      expect(await leasesOf(world)).toBe(0);
      if (isReadAfter) expect({ at, ids }).toEqual({ at, ids: [id] });
      // Behind the last read, or at the same time.
      else if (ids.length === 0) expect({ at, ids: await next() }).toEqual({ at, ids: [id] });
      outcomes.push(isReadAfter ? 'found' : 'behind');
    }

    const beforeLogReads = outcomes.filter((_outcome, at) => {
      const call = calls[at];
      return call !== undefined && isLogRead(empty, call);
    });
    expect(beforeLogReads.length).toBeGreaterThan(SECONDS);
    expect(new Set(beforeLogReads)).toEqual(new Set(['found']));
    // Before the two leases are returned.
    expect(outcomes.slice(-2)).toEqual(['behind', 'behind']);
  });

  test('makes no call of the table after its last look, except for the two leases that it returns', async () => {
    const { world, calls } = await callsOfEmptyWait();
    const lastLook = calls.findLastIndex(({ name }) => name !== 'Update');

    expect(isLogRead(world, calls[lastLook] ?? { name: '', input: {} })).toBe(true);
    expect(calls.slice(lastLook + 1).map(({ name }) => name)).toEqual(['Update', 'Update']);
  });

  test.each([
    ['takes', 0],
    ['returns', 2],
  ])('ends in time when the table does not answer while the call %s its leases', async (_, answered) => {
    const world = await WaitingWorld.open(table);
    const { wait } = await prepare(world);
    let updates = 0;
    let isSlow = false;
    world.onCall = async ({ name }) => {
      // What is left of the 27 s is real time: enough for the calls that are answered, whatever else the machine does.
      if (!isSlow) world.now += 26_000;
      isSlow = true;
      if (name !== 'Update') return undefined;
      updates += 1;
      return updates > answered ? await new Promise(() => undefined) : undefined;
    };

    expect(await wait()).toEqual([]);
    expect(updates).toBeGreaterThan(answered);
  });
});
