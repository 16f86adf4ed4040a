import { expect, test } from 'vitest';
import type { Publication } from '../../lambdas/events/events.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import { saveConnection } from '../../lambdas/store/stream/connections.ts';
import { queryAll, type Table } from '../../lambdas/store/table/table.ts';
import { NOW } from '../lambdas/test-context.ts';
import { opened } from '../opened.ts';
import { noFaults } from './fault.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, send } from './prepare.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

const TENANT = 'tenant-1';

function connect(table: Table): Promise<void> {
  return saveConnection(table, {
    tenantId: TENANT,
    keyId: 'key_1',
    connectionId: 'connection-1',
    secretHash: 'hash',
    inboxIds: undefined,
    eventTypes: ['message.received'],
    openedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 3_600_000),
  });
}

async function isLogged(table: Table): Promise<boolean> {
  const query = {
    KeyConditionExpression: 'pk = :log',
    FilterExpression: 'attribute_exists(mail)',
    ExpressionAttributeValues: { ':log': `LOG#${TENANT}#0` },
    ConsistentRead: true,
  };
  return (await queryAll(table, query)).length > 0;
}

async function receive(connectsBefore: number) {
  const place = await world.place();
  await makeTenant(place.table, TENANT, 'verified', ['ada'], 0);
  const receipt = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'] });
  const published: Publication[] = [];
  let readsMessage = false;
  const { receive: services, process } = await openProcess(
    place,
    new PlayedBus(),
    noFaults,
    async ({ index }) => {
      if (index !== connectsBefore) return;
      await connect(place.table);
      readsMessage = await isLogged(place.table);
    },
  );
  await receiveMail(
    { ...services, events: { publish: async (publications) => void published.push(...publications) } },
    receipt,
  );
  await process.end();
  return { requests: process.operations.length, readsMessage, published };
}

test('an event is published for those who listen: a client that connects while mail is received gets it or reads it from the log', async () => {
  const { requests, published } = await receive(-1);
  // Without a listener, nothing is published.
  expect(published).toEqual([]);
  for (let index = 0; index < requests; index++) {
    const { readsMessage, published } = await receive(index);
    const isPublished = published.some(({ listeners }) => listeners.includes('stream'));
    expect(readsMessage || isPublished, `connected before request ${index}`).toBe(true);
  }
});
