import { expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, queueMappings, resourcesOf, synthesized, textOf } from './synthesized.ts';

const DAY = 24 * 60 * 60;
const FOURTEEN_DAYS = 14 * DAY;
const SEVEN_DAYS = 7 * DAY;
const FIFTEEN_MINUTES = 15 * 60;

const template = synthesized();
const queues = resourcesOf(
  template,
  'AWS::SQS::Queue',
  z.object({
    QueueName: z.string().optional(),
    MessageRetentionPeriod: z.int(),
    SqsManagedSseEnabled: z.boolean(),
    VisibilityTimeout: z.int().optional(),
    DelaySeconds: z.int().optional(),
    RedrivePolicy: z.object({ deadLetterTargetArn: z.unknown(), maxReceiveCount: z.int() }).optional(),
  }),
);
const subscriptions = resourcesOf(
  template,
  'AWS::SNS::Subscription',
  z.object({
    Protocol: z.string(),
    RawMessageDelivery: z.boolean(),
    Endpoint: z.unknown(),
    RedrivePolicy: z.object({ deadLetterTargetArn: z.unknown() }),
  }),
);
const ruleSchema = z.object({
  ScheduleExpression: z.string().optional(),
  Targets: z.array(
    z.object({
      Arn: z.unknown(),
      DeadLetterConfig: z.object({ Arn: z.unknown() }).optional(),
      RetryPolicy: z.object({ MaximumRetryAttempts: z.int(), MaximumEventAgeInSeconds: z.int() }).optional(),
    }),
  ),
});
type Rule = z.output<typeof ruleSchema>;
const rules = resourcesOf(template, 'AWS::Events::Rule', ruleSchema);
const mappings = queueMappings(
  template,
  z.object({
    EventSourceArn: z.unknown(),
    FunctionName: z.unknown(),
    FunctionResponseTypes: z.array(z.string()).default([]),
  }),
);
const functions = resourcesOf(template, 'AWS::Lambda::Function', z.object({ Timeout: z.int() }));

const deadLetterQueues = new Set(
  [
    ...[...queues.values()].flatMap((queue) => queue.RedrivePolicy ?? []),
    ...[...subscriptions.values()].map((subscription) => subscription.RedrivePolicy),
  ]
    .map((policy) => textOf(policy.deadLetterTargetArn))
    .concat(
      [...rules.values()].flatMap((rule) =>
        rule.Targets.flatMap((target) =>
          target.DeadLetterConfig ? textOf(target.DeadLetterConfig.Arn) : [],
        ),
      ),
    ),
);

const consumed = new Set([...mappings.values()].map((mapping) => textOf(mapping.EventSourceArn)));

test.each([...queues])('%s has a dead-letter queue, or has no consumer', (id, queue) => {
  expect(queue.RedrivePolicy !== undefined).toBe(consumed.has(nameOf(id)));
});

test.each([...queues])('%s is encrypted', (_id, queue) => {
  expect(queue.SqsManagedSseEnabled).toBe(true);
});

test.each([
  ...queues,
])('%s leaves an operator seven days for each dead-letter message, which keeps its first enqueue time', (_id, queue) => {
  const { RedrivePolicy, VisibilityTimeout = 0, DelaySeconds = 0, MessageRetentionPeriod } = queue;
  expect(MessageRetentionPeriod).toBe(RedrivePolicy === undefined ? FOURTEEN_DAYS : SEVEN_DAYS);
  // A message must reach the dead-letter queue, which has an alarm, before it expires.
  const longestRetries = DelaySeconds + VisibilityTimeout * (RedrivePolicy?.maxReceiveCount ?? 0);
  expect(longestRetries).toBeLessThan(2 * DAY);
});

test.each([
  ...queues,
])('%s bears half an hour in which Lambda throttles its batches, each of which counts as a receive', (_id, queue) => {
  expect(queue.RedrivePolicy?.maxReceiveCount ?? 50).toBeGreaterThanOrEqual(50);
});

test('every dead-letter queue that is named is in the template', () => {
  const names = new Set([...queues.keys()].map(nameOf));

  expect([...deadLetterQueues].filter((name) => !names.has(name))).toEqual([]);
  expect(deadLetterQueues.size).toBeGreaterThanOrEqual(3);
});

test('no queue asks for a longer delay than SQS has', () => {
  const delays = [...queues.values()].map((queue) => queue.DelaySeconds ?? 0);

  expect(Math.max(...delays)).toBeLessThanOrEqual(FIFTEEN_MINUTES);
});

test.each([...mappings])('%s reports which messages failed', (_id, mapping) => {
  expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
});

test.each([
  ...mappings,
])('%s gives its function six timeouts before a message is seen again, or for attempts at webhooks, which may be handed out twice, one and a half', (id, mapping) => {
  const timeout = [...functions].find(([id]) => nameOf(id) === textOf(mapping.FunctionName))?.[1].Timeout;
  const source = [...queues].find(([id]) => nameOf(id) === textOf(mapping.EventSourceArn))?.[1];

  expect(timeout).toBeGreaterThan(0);
  const timeouts = /^WebhooksDeliver/.test(id) ? 1.5 : 6;
  expect(source?.VisibilityTimeout).toBeGreaterThanOrEqual(timeouts * (timeout ?? Number.POSITIVE_INFINITY));
});

test('arriving mail is retried for about a day before it is given up', () => {
  const receipts = [...queues].find(([id]) => nameOf(id) === 'MailIngressReceiptsQueue')?.[1];

  expect(
    (receipts?.VisibilityTimeout ?? 0) * (receipts?.RedrivePolicy?.maxReceiveCount ?? 0),
  ).toBeGreaterThan(20 * 60 * 60);
});

test('the stream of the table gives up a record that failed ten retries alone, and leaves its place in a queue', () => {
  const streams = resourcesOf(
    template,
    'AWS::Lambda::EventSourceMapping',
    z.looseObject({ StartingPosition: z.string().optional(), DestinationConfig: z.unknown().optional() }),
  );
  const [stream] = [...streams.values()].filter(({ StartingPosition }) => StartingPosition !== undefined);

  expect(stream).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: 10 });
  const { OnFailure } = z
    .object({ OnFailure: z.object({ Destination: z.unknown() }) })
    .parse(stream?.DestinationConfig);
  expect(textOf(OnFailure.Destination)).toBe('AuditLinesDiscarded');
  const alarms = resourcesOf(
    template,
    'AWS::CloudWatch::Alarm',
    z.looseObject({ MetricName: z.string().optional() }),
  );
  expect([...alarms.values()].find(({ MetricName }) => MetricName === 'IteratorAge')).toMatchObject({
    Namespace: 'AWS/Lambda',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: expect.stringMatching(/^AuditLinesFunction/) } }],
    Threshold: 3_600_000,
    TreatMissingData: 'notBreaching',
  });
});

test.each([
  ...subscriptions,
])('%s hands over the bare message and redrives what it cannot', (_id, subscription) => {
  expect(subscription).toMatchObject({ Protocol: 'sqs', RawMessageDelivery: true });
  expect([...queues.keys()].map(nameOf)).toContain(textOf(subscription.RedrivePolicy.deadLetterTargetArn));
});

test('every target of a rule says how it retries and, if it is a queue, where failures go', () => {
  // A schedule that invokes a function needs no dead-letter queue: the next tick replaces a missed one.
  const isScheduledFunction = (rule: Rule, { Arn }: Rule['Targets'][number]): boolean =>
    rule.ScheduleExpression !== undefined && textOf(Arn) === 'AccountCheckFunction';
  const careless = [...rules].filter(([, rule]) =>
    rule.Targets.some(
      (target) =>
        target.RetryPolicy === undefined ||
        (target.DeadLetterConfig === undefined && !isScheduledFunction(rule, target)),
    ),
  );

  expect(careless.map(([id]) => id)).toEqual([]);
});

test('every queue refuses plain-text transport', () => {
  const policies = resourcesOf(
    template,
    'AWS::SQS::QueuePolicy',
    z.object({
      Queues: z.array(z.unknown()),
      PolicyDocument: z.object({ Statement: z.array(z.record(z.string(), z.unknown())) }),
    }),
  );
  const guarded = [...policies.values()]
    .filter((policy) =>
      policy.PolicyDocument.Statement.some(
        (statement) =>
          statement['Effect'] === 'Deny' &&
          statement['Action'] === 'sqs:*' &&
          JSON.stringify(statement['Condition']) === '{"Bool":{"aws:SecureTransport":"false"}}',
      ),
    )
    .flatMap((policy) => policy.Queues.map(textOf));

  expect(guarded.sort()).toEqual([...queues.keys()].map(nameOf).sort());
});
