import { describe, expect, test, vi } from 'vitest';
import { type JsonObject, type LocalFunction, TemplateRefused } from '../../src/contract.ts';
import { EventBus } from '../../src/event-bus/event-bus.ts';
import { compilePattern } from '../../src/event-bus/pattern.ts';
import { BadPutEvents, parsePutEvents } from '../../src/event-bus/put-events.ts';
import { eventRule } from '../../src/event-bus/rule.ts';
import { resolvedTemplate } from '../../src/template/resolve-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

const EVENT: JsonObject = {
  source: 'a',
  'detail-type': 'mail.in',
  detail: { kind: ['x', 'y'], size: 3, gone: null },
};

describe('an event pattern', () => {
  test.each<[JsonObject, boolean]>([
    [{ source: ['a', 'b'] }, true],
    [{ source: ['b'] }, false],
    [{ 'detail-type': [{ prefix: 'mail.' }] }, true],
    [{ 'detail-type': [{ prefix: 'sms.' }] }, false],
    [{ detail: { kind: ['y'] } }, true],
    [{ detail: { size: [3] } }, true],
    [{ detail: { size: ['3'] } }, false],
    [{ detail: { gone: [null] } }, true],
    [{ detail: { missing: [{ exists: false }] } }, true],
    [{ detail: { size: [{ exists: false }] } }, false],
    [{ source: [{ 'anything-but': 'b' }] }, true],
    [{ source: [{ 'anything-but': ['a', 'b'] }] }, false],
    [{ missing: [{ 'anything-but': 'b' }] }, false],
    [{ source: ['a'], detail: { kind: ['z'] } }, false],
  ])('%j fits: %s', (pattern, fits) => {
    expect(compilePattern(pattern, 'rule')(EVENT)).toBe(fits);
  });

  test.each<JsonObject>([
    { source: [{ suffix: 'x' }] },
    { source: [{ numeric: ['>', 1] }] },
    { source: [{ 'anything-but': { prefix: 'x' } }] },
    { source: 'a' },
    { source: [] },
  ])('%j is refused with the name of its rule', (pattern) => {
    expect(() => compilePattern(pattern, 'Event rule R')).toThrow('Event rule R');
  });
});

describe('a rule', () => {
  const target = {
    Id: 't',
    Arn: 'arn:aws:sqs:us-east-1:000000000000:Q',
    RetryPolicy: { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 60 },
    DeadLetterConfig: { Arn: 'arn:aws:sqs:us-east-1:000000000000:D' },
  };
  const functionTarget = {
    Id: 't',
    Arn: 'arn:aws:lambda:us-east-1:000000000000:function:F',
    RetryPolicy: target.RetryPolicy,
  };
  const rule = (properties: JsonObject) =>
    eventRule({ logicalId: 'R', type: 'AWS::Events::Rule', properties });

  test.each([
    ['rate(1 minute)', 60_000],
    ['rate(15 minutes)', 900_000],
    ['rate(2 hours)', 7_200_000],
  ])('of %s comes every %i ms', (ScheduleExpression, everyMs) => {
    expect(rule({ ScheduleExpression, Targets: [target] })).toMatchObject({ everyMs, pattern: undefined });
  });

  test('that is off does nothing', () => {
    expect(
      rule({ ScheduleExpression: 'rate(1 day)', State: 'DISABLED', Targets: [target] }).everyMs,
    ).toBeUndefined();
  });

  test.each<[string, JsonObject]>([
    ['a cron schedule', { ScheduleExpression: 'cron(0 * * * ? *)', Targets: [target] }],
    ['a schedule that no timer keeps', { ScheduleExpression: 'rate(30 days)', Targets: [target] }],
    ['a target that is neither a queue nor a function', { Targets: [{ ...target, Arn: 'arn:aws:sns:x' }] }],
    ['a bus whose events go to a function', { EventPattern: { source: ['a'] }, Targets: [functionTarget] }],
    ['a function without a retry policy', { Targets: [{ Id: 't', Arn: functionTarget.Arn }] }],
    ['a target without a retry policy', { Targets: [{ ...target, RetryPolicy: null }] }],
    ['a target without a dead-letter queue', { Targets: [{ ...target, DeadLetterConfig: null }] }],
    ['a transformer', { Targets: [{ ...target, InputTransformer: { InputTemplate: 'x' } }] }],
    ['no target', { Targets: [] }],
  ])('with %s is refused by name', (_, properties) => {
    expect(() => rule(properties)).toThrow(/Rule R\b/i);
  });
});

describe('a bus', () => {
  const Targets = [
    {
      Id: 't',
      Arn: 'arn:aws:sqs:us-east-1:000000000000:Q',
      RetryPolicy: { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 60 },
      DeadLetterConfig: { Arn: 'arn:aws:sqs:us-east-1:000000000000:D' },
    },
  ];
  const busWith = (rule: JsonObject) =>
    new EventBus({
      template: resolvedTemplate([
        { logicalId: 'Bus', type: 'AWS::Events::EventBus', properties: {} },
        { logicalId: 'R', type: 'AWS::Events::Rule', properties: { ...rule, Targets } },
      ]),
      deployment: testDeployment,
      queues: { does: () => false, call: async () => ({ status: 500, headers: {}, body: {} }) },
      findFunction: (arn) => {
        throw new TemplateRefused(`${arn} is not a function in the stack`);
      },
      onFailure: () => undefined,
      fired: { read: () => undefined, write: () => undefined },
    });

  test.each([
    ['the default one', {}],
    ['one of another stack', { EventBusName: 'other' }],
  ])('that is %s is refused: a rule would wait for ever', (_what, bus) => {
    expect(() => busWith({ ...bus, EventPattern: { source: ['aws.s3'] } })).toThrow(/rule R waits .* bus/);
  });

  test('of the stack has rules, and a schedule needs none', () => {
    expect(busWith({ EventBusName: 'Bus', EventPattern: { source: ['a'] } }).isIdle).toBe(true);
    expect(busWith({ ScheduleExpression: 'rate(1 day)' }).isIdle).toBe(true);
  });
});

describe('a schedule that invokes a function', () => {
  const schedule = {
    logicalId: 'R',
    type: 'AWS::Events::Rule',
    properties: {
      ScheduleExpression: 'rate(5 minutes)',
      Targets: [
        {
          Id: 't',
          Arn: 'arn:aws:lambda:us-east-1:000000000000:function:F',
          RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 300 },
        },
      ],
    },
  };
  const busFor = (invoke?: LocalFunction['invoke'], everyDay = false, fired = unkept()) =>
    new EventBus({
      template: resolvedTemplate([everyDay ? daily : schedule]),
      fired,
      deployment: testDeployment,
      queues: { does: () => false, call: async () => ({ status: 500, headers: {}, body: {} }) },
      findFunction: (arn) => {
        if (invoke === undefined) throw new TemplateRefused(`${arn} is not a function in the stack`);
        return { logicalId: 'F', arn, timeoutMs: 1_000, invoke, stop: async () => undefined };
      },
      onFailure: () => undefined,
    });

  const daily = { ...schedule, properties: { ...schedule.properties, ScheduleExpression: 'rate(1 day)' } };
  function unkept(): ConstructorParameters<typeof EventBus>[0]['fired'] {
    let kept: Record<string, number> | undefined;
    return { read: () => kept && { ...kept }, write: (content) => (kept = { ...content }) };
  }

  test('fires once in each day of a runtime that never runs for a whole day, and at once where its time has passed', async () => {
    vi.useFakeTimers({ now: 0 });
    const HOUR = 3_600_000;
    const hours: number[] = [];
    const invoke = async () => {
      hours.push(Math.round(Date.now() / HOUR));
      return { ok: true, payload: undefined } as const;
    };
    const fired = unkept();
    for (const [on, off] of [
      [20, 1],
      [20, 10],
      [9, 40],
      [2, 1],
    ] as const) {
      const bus = busFor(invoke, true, fired);
      bus.start();
      await vi.advanceTimersByTimeAsync(on * HOUR);
      await bus.stop();
      vi.setSystemTime(Date.now() + off * HOUR);
    }
    vi.useRealTimers();
    expect(hours).toEqual([24, 51, 100]);
  });

  test('passes the scheduled event to the function', async () => {
    const events: unknown[] = [];
    const bus = busFor(async (event) => {
      events.push(event);
      return { ok: true, payload: undefined };
    });

    await bus.fire('R');

    expect(events).toEqual([expect.objectContaining({ 'detail-type': 'Scheduled Event' })]);
  });

  test('fails when the function fails', async () => {
    const bus = busFor(async () => ({ ok: false, errorType: 'Error', errorMessage: 'broken' }));

    await expect(bus.fire('R')).rejects.toThrow('F: broken');
  });

  test('is refused at the start for a function that is not of the stack', () => {
    expect(() => busFor()).toThrow('function:F is not a function in the stack');
  });
});

describe('PutEvents', () => {
  test('without JSON is refused as AWS does', () => {
    expect(() => parsePutEvents(Buffer.from('{'))).toThrow(
      expect.objectContaining({ status: 400, code: 'SerializationException' }),
    );
  });

  const entry = { Source: 's', DetailType: 't', Detail: '{}', EventBusName: 'b' };
  const parse = (Entries: readonly object[]) => parsePutEvents(Buffer.from(JSON.stringify({ Entries })));

  test('accepts at most ten entries and 256 KB in total', () => {
    expect(parse(Array.from({ length: 10 }, () => entry))).toHaveLength(10);
    expect(parse([{ ...entry, Detail: 'x'.repeat(256 * 1024 - 2) }])).toHaveLength(1);
  });

  test.each<[string, readonly object[]]>([
    ['none', []],
    ['eleven', Array.from({ length: 11 }, () => entry)],
    ['too many bytes', [{ ...entry, Detail: 'x'.repeat(256 * 1024) }]],
    ['an entry without a source', [{ ...entry, Source: '' }]],
  ])('refuses %s', (_, entries) => {
    expect(() => parse(entries)).toThrow(BadPutEvents);
  });
});
