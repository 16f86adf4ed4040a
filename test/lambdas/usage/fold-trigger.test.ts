import { expect, test } from 'vitest';
import { FoldTrigger } from '../../../lambdas/usage/fold-trigger.ts';

const at = (second: number): Date => new Date(Date.parse('2026-11-21T07:00:00.000Z') + second * 1000);
const DELAY_SECONDS = 100;

/** A queue that refuses what is sent while it is down. */
function queueOf() {
  const queue = {
    down: false,
    asked: [] as string[],
    async send({ tenant }: { tenant: string }) {
      if (queue.down) throw new Error('the queue is down');
      queue.asked.push(tenant);
    },
  };
  return queue;
}

test('a busy tenant is asked for once within half of the delay, and then again', async () => {
  const queue = queueOf();
  const trigger = new FoldTrigger(queue, DELAY_SECONDS);
  for (const second of [0, 10, 49, 50, 60]) await trigger.changed('a', at(second));

  expect(queue.asked).toEqual(['a', 'a']);
});

test('a request that could not be sent is sent by the next change, however soon', async () => {
  const queue = queueOf();
  const trigger = new FoldTrigger(queue, DELAY_SECONDS);
  queue.down = true;
  await expect(trigger.changed('a', at(0))).rejects.toThrow('down');
  queue.down = false;
  await trigger.changed('a', at(1));

  expect(queue.asked).toEqual(['a']);
});
