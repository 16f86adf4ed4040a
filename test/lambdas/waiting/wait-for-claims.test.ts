import { describe, expect, test } from 'vitest';
import { inboxEntry, inboxLogged } from '../../../lambdas/inboxes/inbox-log.ts';
import { inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { WaitingWorld } from './waiting-world.ts';

const table = opened(openTestTable);

function atSecond(world: WaitingWorld, second: number, act: () => Promise<unknown>): void {
  const at = world.now + second * 1000;
  world.onPoll = async () => {
    if (world.now === at) await act();
  };
}

describe('POST claims with wait', () => {
  test('claims mail within a second after it arrives, behind 60 unread messages that do not match', async () => {
    const world = await WaitingWorld.open(table);
    for (let i = 0; i < 60; i++) await world.arrive({ id: `<${i}@x.test>` });
    world.now += 300_000;
    const began = world.now;
    let arrived: string | undefined;
    atSecond(world, 5, async () => {
      arrived = await world.arrive({ id: '<new@y.test>', from: 'boss@y.test' });
    });

    expect(await world.claim({ wait: 25, from: 'boss@y.test' })).toEqual([arrived]);
    expect(world.now - began).toBeLessThanOrEqual(6_000);
  });

  test('claims a message whose claim by a lost worker ends during the wait', async () => {
    const world = await WaitingWorld.open(table);
    const id = await world.arrive({ id: '<held@x.test>' });
    expect(await world.claim({ lease_seconds: 30 })).toEqual([id]);
    world.now += 25_000;
    const began = world.now;

    expect(await world.claim({ wait: 25 })).toEqual([id]);
    expect(world.now - began).toBe(5_000);
  });

  test('is 404 within a second after its inbox was deleted', async () => {
    const world = await WaitingWorld.open(table);
    const { inbox } = world;
    const began = world.now;
    atSecond(world, 3, () => {
      const now = new Date(world.now);
      return transact(table, {
        ...inboxDeletion(table, inbox, now, now),
        ...inboxLogged(table, inbox, inboxEntry(inbox, 'inbox.deleted', now)),
      });
    });

    await expect(world.claim({ wait: 25 })).rejects.toMatchObject({ name: 'not_found' });
    expect(world.now - began).toBe(3_000);
  });
});
