import { expect, test } from 'vitest';
import type { DeadDelivery } from '../../../lambdas/jobs/delivery-message.ts';
import { deliverAgain } from '../../../lambdas/webhooks/start-once.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { DeliveryWorld, ERROR, OK } from './delivery-world.ts';

const table = opened(openTestTable);
silent('log');

async function dead(answer: () => typeof OK | typeof ERROR) {
  let repaired = false;
  const [world, webhook] = await DeliveryWorld.open(table, {
    schedule: [0, 5],
    answer: () => (repaired ? answer() : ERROR),
  });
  const event = world.publish();
  await world.run();
  repaired = true;
  const [deadLetter] = world.dead;
  if (deadLetter === undefined) throw new Error('Nothing died');
  const again = (): Promise<void> => deliverAgain(world.services, deadLetter);
  return { world, webhook, event, deadLetter, again };
}

test('a delivery whose schedule is spent is made anew under the same event, with a schedule of its own', async () => {
  const { world, webhook, event, again } = await dead(() => OK);
  await again();
  await world.run();

  expect(world.requests).toHaveLength(3);
  expect(world.requests.at(-1)?.headers['webhook-id']).toBe(event.event_id);
  const log = await world.deliveries(webhook);
  expect(log.map(({ state, attempt }) => ({ state, attempt }))).toEqual([
    { state: 'dead', attempt: 2 },
    { state: 'delivered', attempt: 1 },
  ]);
});

test('it is made anew once, however often and whenever that is asked for', async () => {
  const { world, webhook, again } = await dead(() => OK);
  await Promise.all([again(), again()]);
  await again();
  await world.run();
  await again();
  await world.run();

  expect(world.requests).toHaveLength(3);
  expect(await world.deliveries(webhook)).toHaveLength(2);
});

test('one that dies again may be made anew again', async () => {
  const answers = [ERROR, ERROR, OK];
  const { world, webhook, again } = await dead(() => answers.shift() ?? OK);
  await again();
  await world.run();
  expect(world.dead).toHaveLength(2);

  await deliverAgain(world.services, world.dead.at(-1) ?? fail());
  await world.run();
  expect((await world.deliveries(webhook)).map(({ state }) => state)).toEqual(['dead', 'dead', 'delivered']);
});

test('nothing is made of one whose log is gone', async () => {
  const { world, deadLetter } = await dead(() => OK);
  const gone: DeadDelivery = { ...deadLetter, delivery_id: 'del_gone' };
  await deliverAgain(world.services, gone);
  world.pass(31 * 24 * 60 * 60 * 1000);
  await deliverAgain(world.services, deadLetter);

  expect(world.waiting).toBe(0);
});

function fail(): never {
  throw new Error('Nothing died again');
}
