import { describe, expect, test } from 'vitest';
import { isLoop, traceOfInvocation } from '../../../packages/laptop/src/functions/trace-header.ts';
import { opened, silent } from '../../opened.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { DeliveryWorld, ERROR } from './delivery-world.ts';

const table = opened(openTestTable);
silent('log');

const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:Deliver';

describe('a delivery that always fails, in delays of at most 15 minutes', () => {
  test('invokes functions 306 times with the default schedule: 10 attempts, 295 waits, and the way of the first attempt to the slow queue', async () => {
    const [world] = await DeliveryWorld.open(table, {
      // Each message invokes the function once: the number of the message is that of the invocation.
      answer: () => {
        atAttempt.push(world.sent);
        return ERROR;
      },
    });
    using _ = world;
    const atAttempt: number[] = [];
    world.publish();
    await world.run();

    expect(atAttempt).toEqual([2, 3, 4, 6, 14, 34, 74, 130, 210, 306]);
    expect([world.sent, world.dead.length, world.waiting]).toEqual([306, 1, 0]);
  });

  test('invokes them 369 times where every wait is 20 % longer', async () => {
    const [world] = await DeliveryWorld.open(table, {
      answer: () => ERROR,
      random: () => 1 - Number.EPSILON,
    });
    using _ = world;
    world.publish();
    await world.run();

    expect([world.requests.length, world.sent, world.waiting]).toEqual([10, 369, 0]);
  });

  test('would end before its sixth attempt if the function did not allow recursion', () => {
    let trace = traceOfInvocation([], FUNCTION);
    let invocations = 1;
    while (!isLoop(trace, FUNCTION)) {
      trace = traceOfInvocation([trace], FUNCTION);
      invocations += 1;
    }

    expect(invocations).toBe(16);
  });
});
