import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/event-source/role-queue.ts';
import { DONE, world } from './event-source-world.ts';

describe('an event source in adverse mode', () => {
  const reported: string[][] = [];
  const failed = async (messages: readonly Message[]) => {
    reported.push(messages.map(({ Body }) => Body));
  };

  test('deletes a message for its own delivery, and nothing for a copy of it', async () => {
    const { source, consumer, send, inFlight } = await world({
      faults: {
        deliveries: (messages) => [
          { messages, afterMs: 0, isCopy: true },
          { messages, afterMs: 1, isCopy: false },
        ],
        failed,
      },
    });
    let release: (() => void) | undefined;
    consumer.answer = async () => {
      // The copy is answered first.
      if (consumer.batches.length === 1) return DONE;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return DONE;
    };
    await send('a');
    source.start();
    await expect.poll(() => release).toBeDefined();
    expect([consumer.batches, await inFlight(), source.isIdle]).toEqual([[['a'], ['a']], 1, false]);
    release?.();

    await expect.poll(() => inFlight()).toBe(0);
  });

  test('reports the messages that remain in the queue, and is busy while a delivery is delayed', async () => {
    const { source, consumer, send, failures } = await world({
      faults: { deliveries: (messages) => [{ messages, afterMs: 1, isCopy: false }], failed },
    });
    consumer.answer = async (records) => {
      if (records.some(({ body }) => body === 'killed')) {
        return { ok: false, errorType: 'Runtime.ExitError', errorMessage: 'killed' };
      }
      const itemIdentifier = records.find(({ body }) => body === 'bad')?.messageId ?? '';
      return { ok: true, payload: { batchItemFailures: [{ itemIdentifier }] } };
    };
    reported.length = 0;
    await send('good', 'bad');
    source.start();
    await expect.poll(() => reported).toEqual([['bad']]);
    await send('killed');

    await expect.poll(() => reported).toEqual([['bad'], ['killed']]);
    expect(failures).toEqual([expect.stringContaining('killed')]);
  });

  test('makes no delivery that is put off when it is stopped', async () => {
    const putOff: string[] = [];
    const { source, consumer, send } = await world({
      faults: {
        deliveries: (messages) => {
          putOff.push(...messages.map(({ Body }) => Body));
          return [{ messages, afterMs: 3_600_000, isCopy: false }];
        },
        failed,
      },
    });
    await send('a');
    source.start();
    await expect.poll(() => putOff).toEqual(['a']);
    expect(source.isIdle).toBe(false);
    await source.stop();

    expect([consumer.batches, source.isIdle]).toEqual([[], true]);
  });
});
