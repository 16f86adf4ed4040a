import { describe, expect, test } from 'vitest';
import { inboxEntry, inboxLogged } from '../../../lambdas/inboxes/inbox-log.ts';
import { type StateChange, trashChange } from '../../../lambdas/message/message-state.ts';
import { inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { revokeKey } from '../../../lambdas/store/key/api-keys.ts';
import { tenantWaitsKey } from '../../../lambdas/store/keys.ts';
import { leasePoolOf } from '../../../lambdas/store/limit/lease-pool.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { changeState, trash } from '../messages/trash.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { testKey } from '../test-account.ts';
import { type TableCall, WaitingWorld } from './waiting-world.ts';

const table = opened(openTestTable);

const isOfIndex = ({ input }: TableCall): boolean => input['IndexName'] !== undefined;
async function leasesOf(world: WaitingWorld): Promise<number> {
  return leasePoolOf(await table.row(tenantWaitsKey(world.inbox.tenantId))).held.size;
}

describe('GET messages with wait', () => {
  test('finds the mail of a writer that commits up to a minute after the time of its entry', async () => {
    for (const second of [1, 2, 7, 24]) {
      const world = await WaitingWorld.open(table);
      let id: string | undefined;
      world.onPoll = async () => {
        if (world.now === world.context.startedAt.getTime() + second * 1000) {
          id = await world.arrive({ id: `<late-${second}@x.test>` }, 60_000);
        }
      };
      expect((await world.list({ wait: 25 })).ids).toEqual([id]);
    }
  });

  test('answers at once with mail that arrived before, and takes no lease', async () => {
    const world = await WaitingWorld.open(table);
    const id = await world.arrive({ id: '<before@x.test>' });

    expect((await world.list({ wait: 25 })).ids).toEqual([id]);
    expect(world.calls.some(({ name }) => name === 'Update')).toBe(false);
  });

  test('that finds nothing makes two small reads a second, and answers with an empty page', async () => {
    const world = await WaitingWorld.open(table);
    expect(await world.list({ wait: 25 })).toEqual({ ids: [], next: null });

    expect(world.now - world.context.startedAt.getTime()).toBe(25_000);
    const strong = world.calls.filter(
      ({ name, input }) => name === 'Query' && input['ConsistentRead'] === true,
    );
    const weak = world.calls.filter(
      ({ name, input }) => name === 'Query' && input['ConsistentRead'] === false,
    );
    // The log and the key: half a read unit each, every second.
    expect(weak.length).toBeLessThanOrEqual(2 * 25);
    // The whole unsettled time at the beginning, every five seconds and at the end, and the key at the end.
    expect(strong).toHaveLength(7);
    expect(world.calls.filter(({ name }) => name === 'Update')).toHaveLength(4);
  });

  test('ignores mail that the filters or the visibility exclude, and answers with the first that matches', async () => {
    const world = await WaitingWorld.open(table);
    const wanted: string[] = [];
    let polls = 0;
    world.onPoll = async () => {
      polls += 1;
      if (polls === 1) await world.arrive({ id: '<other@x.test>', from: 'other@y.test' });
      if (polls === 2) await world.arrive({ id: '<spam@x.test>', from: 'code@bank.test', spam: true });
      if (polls === 3) wanted.push(await world.arrive({ id: '<code@x.test>', from: 'code@bank.test' }));
    };

    expect((await world.list({ wait: 25, from: '@bank.test' })).ids).toEqual(wanted);
  });

  const change = (changed: Partial<StateChange>) => ({ ...trashChange(false), trash: undefined, ...changed });
  test.each<[string, Record<string, unknown>, StateChange, StateChange]>([
    ['gets the label', { label: ['a'] }, change({}), change({ addLabels: ['a'] })],
    ['loses the label', { not_label: ['a'] }, change({ addLabels: ['a'] }), change({ removeLabels: ['a'] })],
    ['is unread again', { unread: true }, change({ unread: false }), change({ unread: true })],
    ['leaves the trash', {}, trashChange(true), trashChange(false)],
    ['goes into the trash', { include_trash: true, label: ['trash'] }, change({}), trashChange(true)],
  ])('answers with a message that is there and %s meanwhile', async (_what, filters, before, then) => {
    const world = await WaitingWorld.open(table);
    const id = await world.arrive({ id: '<there@x.test>' });
    await changeState(table, world.inbox, id, before);
    world.onPoll = async () => {
      if (world.now === world.context.startedAt.getTime() + 2000)
        await changeState(table, world.inbox, id, then);
    };

    expect((await world.list({ ...filters, wait: 25 })).ids).toEqual([id]);
  });

  test('leaves out mail that was put into the trash before the call looked at it', async () => {
    const world = await WaitingWorld.open(table);
    const ids: string[] = [];
    world.onPoll = async () => {
      if (ids.length === 2) return;
      const id = await world.arrive({ id: `<${ids.length}@x.test>`, second: ids.length });
      if (ids.push(id) === 1) await trash(table, world.inbox, id);
    };

    expect((await world.list({ wait: 25 })).ids).toEqual([ids[1]]);
  });

  test('with the permission and the flag also answers with spam', async () => {
    const world = await WaitingWorld.open(table);
    let id: string | undefined;
    world.onPoll = async () => {
      id ??= await world.arrive({ id: '<spam@x.test>', spam: true });
    };
    expect((await world.list({ wait: 25, include_spam: true })).ids).toEqual([id]);
  });

  test('is 401 within a second after its key was revoked', async () => {
    const world = await WaitingWorld.open(table);
    const { tenantId, listKey } = world.inbox;
    world.onPoll = async () => {
      if (world.now === world.context.startedAt.getTime() + 3_000) {
        const { keyId } = world.context.caller;
        await revokeKey(table, testKey(tenantId, keyId, { secretHash: `hash-${listKey}` }));
      }
    };
    await expect(world.list({ wait: 25 })).rejects.toMatchObject({ name: 'unauthenticated' });
    expect(world.now - world.context.startedAt.getTime()).toBe(3_000);
    expect(await leasesOf(world)).toBe(0);
  });

  test('is 401 and gives out no mail that arrives after its key was revoked, also when a read of the key is behind', async () => {
    const world = await WaitingWorld.open(table);
    const { tenantId, listKey } = world.inbox;
    const { keyId } = world.context.caller;
    let isRevoked = false;
    world.onCall = async ({ input }) => {
      const values = Object(input['ExpressionAttributeValues']);
      const isBehind = isRevoked && input['ConsistentRead'] !== true && values[':key'] !== undefined;
      return isBehind ? { Items: [{}], Count: 1 } : undefined;
    };
    world.onPoll = async () => {
      if (isRevoked) return;
      isRevoked = true;
      await revokeKey(table, testKey(tenantId, keyId, { secretHash: `hash-${listKey}` }));
      await world.arrive({ id: '<later@x.test>' });
    };
    await expect(world.list({ wait: 25 })).rejects.toMatchObject({ name: 'unauthenticated' });
  });

  test('is 404 within a second after its inbox was deleted', async () => {
    const world = await WaitingWorld.open(table);
    world.onPoll = async () => {
      if (world.now !== world.context.startedAt.getTime() + 3_000) return;
      const now = new Date(world.now);
      await transact(table, {
        ...inboxDeletion(table, world.inbox, now, now),
        ...inboxLogged(table, world.inbox, inboxEntry(world.inbox, 'inbox.deleted', world.context.now())),
      });
    };
    await expect(world.list({ wait: 25 })).rejects.toMatchObject({ name: 'not_found' });
    expect(world.now - world.context.startedAt.getTime()).toBe(3_000);
    expect(await leasesOf(world)).toBe(0);
  });

  test('with page_token is refused', async () => {
    const world = await WaitingWorld.open(table);
    await expect(world.list({ wait: 1, page_token: 'x' })).rejects.toMatchObject({
      name: 'validation',
      errors: { wait: expect.any(String) },
    });
  });

  test('answers 27 s after its start at the latest, if its reads were slow before', async () => {
    const world = await WaitingWorld.open(table);
    world.onCall = async (call) => {
      if (isOfIndex(call)) world.now += 5_000;
      return undefined;
    };
    await world.list({ wait: 25 });
    expect(world.now - world.context.startedAt.getTime()).toBe(27_000);
  });
});
