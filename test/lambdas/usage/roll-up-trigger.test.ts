import { expect, test } from 'vitest';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import { opened } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';

const table = opened(openTestTable);

/** An interval of 200 s begins here. */
const BEGIN = Date.parse('2026-11-21T06:40:00.000Z');
const at = (second: number): Date => new Date(BEGIN + second * 1000);
const DELAY_SECONDS = 100;

function queueOf() {
  const queue = {
    down: false,
    delays: [] as (number | undefined)[],
    async send(_job: { tenant: string }, delaySeconds?: number) {
      if (queue.down) throw new Error('the queue is down');
      queue.delays.push(delaySeconds);
    },
  };
  return queue;
}

test('changes of one interval, at two instances and at once, request one job, which becomes visible one delay after the end of the interval', async () => {
  const queue = queueOf();
  const [one, other] = [1, 2].map(() => new RollUpTrigger(queue, table, DELAY_SECONDS));
  await Promise.all([0, 1, 2].map((i) => one?.changed('busy', `m${i}`, at(10))));
  for (const second of [20, 199]) await other?.changed('busy', `n${second}`, at(second));
  expect(queue.delays).toEqual([290]);

  await one?.changed('busy', 'm3', at(200));
  await other?.changed('busy', 'm4', at(399.5));
  expect(queue.delays).toEqual([290, 300]);
});

test('a change of an earlier interval, by an instance whose clock is behind, requests no job', async () => {
  const queue = queueOf();
  await new RollUpTrigger(queue, table, DELAY_SECONDS).changed('late', 'm1', at(200));
  await new RollUpTrigger(queue, table, DELAY_SECONDS).changed('late', 'm2', at(199));

  expect(queue.delays).toEqual([300]);
});

test('a job that could not be sent is sent when the same change is handled again, by whichever instance', async () => {
  const queue = queueOf();
  const trigger = new RollUpTrigger(queue, table, DELAY_SECONDS);
  queue.down = true;
  await expect(trigger.changed('failed', 'm1', at(0))).rejects.toThrow('down');
  queue.down = false;
  await new RollUpTrigger(queue, table, DELAY_SECONDS).changed('failed', 'm2', at(1));
  expect(queue.delays).toEqual([]);
  await new RollUpTrigger(queue, table, DELAY_SECONDS).changed('failed', 'm1', at(2));

  expect(queue.delays).toEqual([298]);
});

test('a delay of 0 requests a job for every change at once and writes nothing', async () => {
  const queue = queueOf();
  const trigger = new RollUpTrigger(queue, table, 0);
  const calls = await table.callsOf(async () => {
    for (const change of ['m1', 'm2']) await trigger.changed('tests', change, at(0));
  });

  expect(queue.delays).toEqual([undefined, undefined]);
  expect(calls).toEqual([]);
});

test('a job that is wanted soon comes in one delay, and once in a delay', async () => {
  const queue = queueOf();
  const trigger = new RollUpTrigger(queue, table, DELAY_SECONDS);
  for (const second of [0, 1, 99, 100, 150]) await trigger.soon('large', at(second));

  expect(queue.delays).toEqual([100, 100]);
});

test('a job that is wanted soon is asked for again when it could not be sent', async () => {
  const queue = queueOf();
  const trigger = new RollUpTrigger(queue, table, DELAY_SECONDS);
  queue.down = true;
  await expect(trigger.soon('large', at(0))).rejects.toThrow('down');
  queue.down = false;
  await trigger.soon('large', at(1));

  expect(queue.delays).toEqual([100]);
});
