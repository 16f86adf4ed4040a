import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { type Taking, takingFurther } from '../../../lambdas/batch/take-further.ts';
import { silent } from '../../opened.ts';

silent('log', 'error');

const BATCH = { lateAfterSeconds: 600, queueUrl: 'https://sqs.test/1/queue' };

function record(body: string): SQSRecord {
  return {
    messageId: body,
    receiptHandle: body,
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: String(Date.now()),
      SenderId: 'sender',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:123456789012:queue',
    awsRegion: 'us-east-1',
  };
}

/** A queue with one execution, whose work ends when the test says so. */
class World {
  readonly waiting: SQSRecord[] = [];
  readonly deleted: string[] = [];
  readonly open = new Map<string, { end(): void; fail(): void }>();
  receives = 0;
  mostAtOnce = 0;
  hasTime = true;
  /** Long enough for each later step of the code under test. */
  async turn(): Promise<void> {
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
  }

  readonly work = ({ body }: SQSRecord): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const done = (settle: () => void) => () => {
      this.open.delete(body);
      settle();
    };
    this.open.set(body, { end: done(resolve), fail: done(() => reject(new Error('It failed'))) });
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open.size);
    return promise;
  };

  invoke(bodies: readonly string[], atOnce: number) {
    const event: SQSEvent = { Records: bodies.map(record) };
    const taking: Taking = {
      atOnce,
      hasTime: () => this.hasTime,
      pause: async () => undefined,
      queueOf: () => ({
        receive: async (most) => {
          this.receives += 1;
          await this.turn();
          return this.waiting.splice(0, Math.min(most, 10));
        },
        delete: async ({ body }) => void this.deleted.push(body),
      }),
    };
    return takingFurther(event, BATCH, this.work, taking);
  }
}

test('an execution whose work waits takes what waits behind it, each message once, and at most so many at once', async () => {
  const world = new World();
  for (let n = 0; n < 7; n++) world.waiting.push(record(`later-${n}`));
  const reply = world.invoke(['slow'], 4);
  await world.turn();
  await world.turn();
  expect([...world.open.keys()]).toEqual(['slow', 'later-0', 'later-1', 'later-2']);

  // Full: it asks for nothing, and takes another for each that ends.
  const asked = world.receives;
  await world.turn();
  expect(world.receives).toBe(asked);
  for (const body of ['later-1', 'later-2', 'later-0', 'later-3', 'later-4', 'later-5', 'later-6']) {
    world.open.get(body)?.end();
    await world.turn();
    await world.turn();
  }
  expect(world.deleted.toSorted()).toEqual(Array.from({ length: 7 }, (_, n) => `later-${n}`));
  expect([world.waiting.length, world.mostAtOnce]).toEqual([0, 4]);

  world.open.get('slow')?.end();
  expect(await reply).toEqual({ batchItemFailures: [] });
});

test('work that is done at once asks for no messages', async () => {
  const world = new World();
  world.waiting.push(record('later'));
  const reply = world.invoke([], 4);
  expect([await reply, world.receives, world.waiting.length]).toEqual([{ batchItemFailures: [] }, 0, 1]);

  const quick = world.invoke(['quick'], 4);
  world.open.get('quick')?.end();
  await quick;
  expect(world.waiting.length + world.deleted.length + world.open.size).toBe(1);
});

test('an execution takes nothing when its time is over, and ends when all that it took has', async () => {
  const world = new World();
  world.waiting.push(record('taken'));
  let isOver = false;
  const reply = world.invoke(['slow'], 4).finally(() => {
    isOver = true;
  });
  await world.turn();
  await world.turn();
  world.hasTime = false;
  // The call that is under way.
  await world.turn();
  await world.turn();
  world.waiting.push(record('left'));
  world.open.get('slow')?.end();
  await world.turn();
  await world.turn();
  expect([isOver, [...world.open.keys()], world.waiting.length]).toEqual([false, ['taken'], 1]);
  world.open.get('taken')?.end();
  await reply;
  expect(world.deleted).toEqual(['taken']);
});

test('a message that fails is reported of the batch and not deleted of those that were taken, and a queue that cannot be asked fails none', async () => {
  const world = new World();
  world.waiting.push(record('bad'), record('good'));
  const reply = world.invoke(['own', 'slow'], 4);
  await world.turn();
  await world.turn();
  world.open.get('own')?.fail();
  world.open.get('bad')?.fail();
  world.open.get('good')?.end();
  await world.turn();
  world.waiting.splice = () => {
    throw new Error('SQS does not answer');
  };
  await world.turn();
  world.open.get('slow')?.end();
  expect(await reply).toEqual({ batchItemFailures: [{ itemIdentifier: 'own' }] });
  expect(world.deleted).toEqual(['good']);
});
