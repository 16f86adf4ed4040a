import { EventBridgeClient, PutEventsCommand, type PutEventsResultEntry } from '@aws-sdk/client-eventbridge';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eventBridgePublisher } from '../../../lambdas/aws/event-publisher.ts';
import * as sdk from '../../../lambdas/aws/sdk/event-bridge.ts';
import type { Publication } from '../../../lambdas/events/events.ts';

const bus = mockClient(EventBridgeClient);
beforeEach(() => bus.reset());
afterAll(() => bus.restore());

const publication = (n: number): Publication => ({
  event: {
    event_type: 'message.received',
    event_id: `evt_${n}`,
    timestamp: '2026-01-01T00:00:00.000Z',
    tenant_id: 't',
    inbox_id: 'a@agents.test',
    thread_id: 'thr_1',
    message_id: `msg_${n}`,
  },
  listeners: ['stream'],
});

const publisher = () => eventBridgePublisher('bus', async () => sdk);

const called = () =>
  bus
    .commandCalls(PutEventsCommand)
    .map(({ args: [{ input }] }) => input.Entries?.map(({ Detail = '' }) => JSON.parse(Detail).event_id));

const accepted = (count: number): PutEventsResultEntry[] =>
  Array.from({ length: count }, (_, n) => ({ EventId: String(n) }));

describe('the publisher', () => {
  test('puts what is published while a call is under way into the next, ten at most', async () => {
    let answer: ((entries: number) => void) | undefined;
    bus.on(PutEventsCommand).callsFakeOnce(
      () =>
        new Promise((resolve) => {
          answer = (entries) => resolve({ Entries: accepted(entries) });
        }),
    );
    bus.on(PutEventsCommand).callsFake(({ Entries }) => ({ Entries: accepted(Entries.length) }));
    const { publish } = publisher();

    const first = publish([publication(0)]);
    await expect.poll(() => called()).toEqual([['evt_0']]);
    const others = Array.from({ length: 11 }, (_, n) => publish([publication(n + 1)]));
    answer?.(1);
    await Promise.all([first, ...others]);

    expect(called().map((ids) => ids?.length)).toEqual([1, 10, 1]);
    expect(new Set(called().flat()).size).toBe(12);
  });

  test('reports a refused event only to its publisher', async () => {
    bus.on(PutEventsCommand).resolves({ Entries: [{ EventId: '1' }, { ErrorCode: 'MalformedDetail' }] });
    const { publish } = publisher();

    const outcomes = await Promise.allSettled([publish([publication(1)]), publish([publication(2)])]);

    expect(called()).toEqual([['evt_1', 'evt_2']]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  test('puts only the refused entries again when EventBridge was busy, and reports no failure', async () => {
    bus
      .on(PutEventsCommand)
      .resolvesOnce({ Entries: [{ EventId: '1' }, { ErrorCode: 'ThrottlingException' }, { EventId: '3' }] })
      .resolvesOnce({ Entries: [{ ErrorCode: 'InternalFailure' }] })
      .resolves({ Entries: accepted(1) });
    const { publish } = publisher();
    await publish([publication(1), publication(2), publication(3)]);

    expect(called()).toEqual([['evt_1', 'evt_2', 'evt_3'], ['evt_2'], ['evt_2']]);
  });

  test('gives an entry up that stays refused after four calls', async () => {
    bus.on(PutEventsCommand).resolves({ Entries: [{ ErrorCode: 'ThrottlingException' }] });

    await expect(publisher().publish([publication(1)])).rejects.toThrow('ThrottlingException');
    expect(called()).toHaveLength(4);
  });

  test('tells everybody whose events were in a call that failed, and goes on with the next', async () => {
    bus
      .on(PutEventsCommand)
      .rejectsOnce(new Error('gone'))
      .resolves({ Entries: accepted(1) });
    const { publish } = publisher();

    await expect(Promise.all([publish([publication(1)]), publish([publication(2)])])).rejects.toThrow('gone');
    await publish([publication(3)]);

    expect(called().at(-1)).toEqual(['evt_3']);
  });

  test('puts the event with its listeners, by which rules pass it on', async () => {
    bus.on(PutEventsCommand).resolves({ Entries: accepted(1) });
    await publisher().publish([publication(1)]);

    const [entry] = bus
      .commandCalls(PutEventsCommand)
      .flatMap(({ args: [{ input }] }) => input.Entries ?? []);
    expect(JSON.parse(entry?.Detail ?? '')).toEqual({ ...publication(1).event, listeners: ['stream'] });
  });

  test('makes no call for no events', async () => {
    await publisher().publish([]);

    expect(called()).toEqual([]);
  });
});
