import { describe, expect, test } from 'vitest';
import { AdverseDeliveries } from '../../src/adverse/adverse-deliveries.ts';
import { AdverseEvents } from '../../src/adverse/adverse-events.ts';
import { FaultLog } from '../../src/adverse/fault-log.ts';
import { RandomStreams } from '../../src/adverse/random-streams.ts';
import type { QueueEngine } from '../../src/engines/queue-engine.ts';
import type { Message } from '../../src/event-source/role-queue.ts';

const message = (id: string, receives = 1): Message => ({
  MessageId: id,
  ReceiptHandle: `handle of ${id}`,
  Body: id,
  MD5OfBody: '',
  Attributes: { ApproximateReceiveCount: String(receives) },
  MessageAttributes: {},
});

class NotingQueues implements QueueEngine {
  readonly calls: unknown[] = [];
  does(): boolean {
    return true;
  }
  async call(action: string, parameters: unknown) {
    this.calls.push([action, parameters]);
    return { status: 200, headers: {}, body: {} };
  }
}

function faultsOf(seed: number, isOn = true) {
  const streams = new RandomStreams(seed);
  const log = new FaultLog();
  const queues = new NotingQueues();
  const common = { streams, log, isOn: () => isOn };
  const deliveries = new AdverseDeliveries({ ...common, queues, queueUrl: 'the queue', source: 'Map' });
  return { log, queues, deliveries, events: new AdverseEvents(common) };
}

const batch = Array.from({ length: 10 }, (_, n) => message(String(n)));

describe('messages of a queue in adverse mode', () => {
  test('are each delivered exactly once in addition to copies, some of them late or in another order', () => {
    const { deliveries, log } = faultsOf(1);
    const made = Array.from({ length: 20 }, () => deliveries.deliveries(batch));

    for (const each of made) {
      const own = each.filter(({ isCopy }) => !isCopy).flatMap(({ messages }) => messages);
      expect(own.map(({ Body }) => Body).toSorted()).toEqual(batch.map(({ Body }) => Body));
    }
    const all = made.flat();
    const copies = all.filter(({ isCopy }) => isCopy);
    expect(copies.length).toBeGreaterThan(10);
    expect(copies.filter(({ afterMs }) => afterMs === 0).length).toBeGreaterThan(3);
    expect(log.counts['queue message delivered again']).toBe(copies.length);
    const late = all.filter(({ isCopy, afterMs }) => !isCopy && afterMs > 0);
    expect(late.length).toBeGreaterThan(10);
    expect(log.counts['queue message delivered late']).toBe(late.length);
    const firsts = made.map(([first]) => first?.messages.map(({ Body }) => Number(Body)) ?? []);
    expect(firsts.some((order) => String(order) !== String(order.toSorted((a, b) => a - b)))).toBe(true);
  });

  test('are delivered as they were received before the mode begins', () => {
    expect(faultsOf(1, false).deliveries.deliveries(batch)).toEqual([
      { messages: batch, afterMs: 0, isCopy: false },
    ]);
  });

  test('that failed become visible again with an increasing delay', async () => {
    const { deliveries, queues } = faultsOf(1);
    await deliveries.failed([message('a', 1), message('b', 3), message('c', 99)]);

    const changed = (id: string, VisibilityTimeout: number) => [
      'ChangeMessageVisibility',
      { QueueUrl: 'the queue', ReceiptHandle: `handle of ${id}`, VisibilityTimeout },
    ];
    expect(queues.calls).toEqual([changed('a', 0), changed('b', 2), changed('c', 8)]);
  });
});

describe('events and topic messages in adverse mode', () => {
  test('reach a target at least once, some of them twice, late, or in another order', () => {
    const { events, log } = faultsOf(2);
    const sent = Array.from({ length: 20 }, () =>
      events.deliveries(
        'Rule',
        batch.map(({ Body }) => ({ body: Body })),
      ),
    );

    for (const each of sent) {
      expect([...new Set(each.map(({ body }) => body))].toSorted()).toEqual(batch.map(({ Body }) => Body));
    }
    const { counts } = log;
    expect(sent.flat()).toHaveLength(200 + counts['event delivered again']);
    expect(counts['event delivered again']).toBeGreaterThan(10);
    expect(counts['event delivered late']).toBeGreaterThan(3);
    expect(sent.some(([first]) => first?.body !== '0')).toBe(true);
  });

  test('are sometimes refused by the bus, with an error code for the entry', () => {
    const { events, log } = faultsOf(3);
    const refusals = Array.from({ length: 300 }, () => events.refusal('message.received')).filter(
      (refusal) => refusal !== undefined,
    );

    expect(new Set(refusals.map(({ ErrorCode }) => ErrorCode))).toEqual(
      new Set(['ThrottlingException', 'InternalFailure']),
    );
    expect(log.counts['event entry refused']).toBe(refusals.length);
  });

  test('are published to a topic once or twice', () => {
    const { events, log } = faultsOf(4);
    const published: string[] = [];
    const publish = events.publishing((_, text) => published.push(text));
    for (let n = 0; n < 100; n++) publish('arn:aws:sns:us-east-1:0:Receipts', String(n));

    expect(new Set(published).size).toBe(100);
    expect(log.counts['topic message published again']).toBe(published.length - 100);
    expect(published.length).toBeGreaterThan(103);
  });
});
