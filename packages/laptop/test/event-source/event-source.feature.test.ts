import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { traceOfInvocation } from '../../src/functions/trace-header.ts';
import { ACTIONS, ARN, DEAD_URL, QueueUrl, type World, world } from './event-source-world.ts';

/** The header of a message that the consumer sent in its n-th invocation within one chain. */
function traceAfter(invocations: number): string {
  let header = traceOfInvocation([], 'fn');
  for (let i = 1; i < invocations; i++) header = traceOfInvocation([header], 'fn');
  return header;
}

describe('an event source with a message whose chain has invoked the function 16 times', () => {
  async function sendChains({ engines }: World): Promise<void> {
    const { queues } = engines;
    await queues.call('SendMessage', { QueueUrl, MessageBody: 'loop' }, undefined, traceAfter(16));
    await queues.call('SendMessage', { QueueUrl, MessageBody: 'deep' }, undefined, traceAfter(15));
    await queues.call('SendMessage', { QueueUrl, MessageBody: 'fresh' });
  }

  const deadLetters = async ({ engines }: World) => {
    const request = { QueueUrl: DEAD_URL, MaxNumberOfMessages: 10, MessageSystemAttributeNames: ['All'] };
    const { body } = await engines.queues.call('ReceiveMessage', request);
    const { Messages = [] } = body as { Messages?: { Body: string; Attributes: Record<string, string> }[] };
    return Messages.map(({ Body, Attributes }) => [Body, Attributes['AWSTraceHeader']]);
  };

  test('moves it to the dead-letter queue, counts it, and delivers the others of the batch', async () => {
    const setup = await world({ deadLetterQueueUrl: DEAD_URL });
    await sendChains(setup);
    setup.source.start();

    await expect.poll(() => setup.consumer.batches).toEqual([['deep', 'fresh']]);
    expect(setup.consumer.causes).toEqual([[expect.stringMatching(/:15$/)]]);
    expect(await deadLetters(setup)).toEqual([['loop', expect.stringMatching(/:16$/)]]);
    await expect.poll(async () => [await setup.waiting(), await setup.inFlight()]).toEqual([0, 0]);
    expect(setup.source.recursiveInvocationsDropped).toBe(1);
    expect(setup.failures).toEqual([expect.stringContaining('recursive loop detection')]);
  });

  test('discards it where the queue has no dead-letter queue', async () => {
    const setup = await world();
    await sendChains(setup);
    setup.source.start();

    await expect.poll(() => setup.consumer.batches).toEqual([['deep', 'fresh']]);
    await expect.poll(async () => [await setup.waiting(), await setup.inFlight()]).toEqual([0, 0]);
    expect(await deadLetters(setup)).toEqual([]);
    expect(setup.source.recursiveInvocationsDropped).toBe(1);
    expect(setup.failures).toEqual([expect.stringContaining('were discarded')]);
  });

  test('delivers it to a function that allows recursion', async () => {
    const setup = await world({ deadLetterQueueUrl: DEAD_URL });
    setup.consumer.allowsRecursion = true;
    await sendChains(setup);
    setup.source.start();

    await expect.poll(() => setup.consumer.batches).toEqual([['loop', 'deep', 'fresh']]);
    expect(setup.source.recursiveInvocationsDropped).toBe(0);
  });
});

describe('an event source', () => {
  test('deletes processed messages, and keeps those that its function reports as failed', async () => {
    const { source, consumer, send, inFlight, waiting } = await world();
    consumer.answer = async (records) => ({
      ok: true,
      payload: {
        batchItemFailures: records
          .filter(({ body }) => body === 'bad')
          .map(({ messageId }) => ({ itemIdentifier: messageId })),
      },
    });
    await send('good', 'bad', 'fine');
    source.start();

    await expect.poll(() => inFlight()).toBe(1);
    expect([consumer.batches, await waiting()]).toEqual([[['good', 'bad', 'fine']], 0]);
  });

  test('deletes nothing of a batch whose invocation failed', async () => {
    const { source, consumer, failures, send, inFlight } = await world();
    consumer.answer = async () => ({ ok: false, errorType: 'Sandbox.Timedout', errorMessage: 'too slow' });
    await send('a', 'b');
    source.start();

    await expect.poll(() => failures).toEqual([expect.stringContaining('too slow')]);
    expect(await inFlight()).toBe(2);
  });

  test('leaves messages in the queue until its function is free, and then receives ten at a time', async () => {
    const { source, consumer, send, waiting } = await world();
    let release = (): void => undefined;
    consumer.free = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    source.start();
    await send(...Array.from({ length: 12 }, (_, n) => String(n)));
    expect([consumer.batches, await waiting()]).toEqual([[], 12]);

    release();
    await expect.poll(() => consumer.batches.map(({ length }) => length)).toEqual([10]);
    expect(await waiting()).toBe(2);
    consumer.free = async () => undefined;
    release();
    await expect.poll(() => consumer.batches.map(({ length }) => length)).toEqual([10, 2]);
  });

  test('uses the role of its function, and its permissions are recorded', async () => {
    const { source, consumer, journal, send } = await world();
    await send('a');
    source.start();

    await expect.poll(() => journal.entries()).toHaveLength(2);
    expect(journal.entries()).toEqual(
      ACTIONS.map((action) => ({ roleLogicalId: 'Role', action, resource: ARN })),
    );
    expect(consumer.batches).toEqual([['a']]);
  });

  test('reports a missing permission to receive, and can be stopped', async () => {
    const { source, consumer, failures, send } = await world({ actions: ['sqs:DeleteMessage'] });
    await send('a');
    source.start();

    await expect.poll(() => failures).toEqual([expect.stringContaining('sqs:ReceiveMessage')]);
    await source.stop();
    expect([consumer.batches, failures.length]).toEqual([[], 1]);
  });

  test('continues after its queue could not be read for a while', async () => {
    const { source, consumer, engines, failures, send } = await world({ firstPauseMs: 1 });
    const call = vi.spyOn(engines.queues, 'call');
    onTestFinished(() => call.mockRestore());
    await send('a');
    call.mockRejectedValueOnce(new Error('disk full')).mockRejectedValueOnce(new Error('still full'));
    source.start();

    await expect.poll(() => consumer.batches).toEqual([['a']]);
    expect(failures).toEqual([expect.stringContaining('disk full'), expect.stringContaining('still full')]);
  });

  test.each([
    ['no answer', null],
    ['an empty answer', {}],
    ['no list of failures', { batchItemFailures: null }],
  ])('takes %s for success, as Lambda does', async (_what, payload) => {
    const { source, consumer, send, inFlight, waiting, journal } = await world();
    consumer.answer = async () => ({ ok: true, payload });
    await send('a');
    source.start();

    await expect.poll(() => journal.entries().map(({ action }) => action)).toEqual(ACTIONS);
    await expect.poll(async () => [await inFlight(), await waiting()]).toEqual([0, 0]);
  });

  test('deletes what it delivered to a function whose mapping asks for no failures, whatever the function answers', async () => {
    const { source, consumer, send, inFlight, waiting } = await world({ reportsFailures: false });
    consumer.answer = async (records) => ({
      ok: true,
      payload: { batchItemFailures: records.map(({ messageId }) => ({ itemIdentifier: messageId })) },
    });
    await send('a');
    source.start();

    await expect.poll(() => consumer.batches).toEqual([['a']]);
    await expect.poll(async () => [await inFlight(), await waiting()]).toEqual([0, 0]);
  });

  test.each([
    ['an empty name', { itemIdentifier: '' }],
    ['no name', { itemIdentifier: null }],
    ['a misspelled name', { itemIdentifer: 'm' }],
  ])('deletes nothing where a failure has %s, as Lambda does', async (_what, failed) => {
    const { source, consumer, send, inFlight, failures } = await world();
    consumer.answer = async () => ({ ok: true, payload: { batchItemFailures: [failed] } });
    await send('a', 'b');
    source.start();

    await expect.poll(() => failures).toHaveLength(1);
    expect(await inFlight()).toBe(2);
  });

  test('that is stopped while it waits receives no later messages', async () => {
    const { source, consumer, send, waiting } = await world();
    source.start();
    await source.stop();
    await send('later');

    await expect.poll(() => waiting()).toBe(1);
    expect(consumer.batches).toEqual([]);
  });
});
