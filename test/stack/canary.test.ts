import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { grantsOf } from './statements.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized({ canary: 'true' });

test('canary runs a function every hour, which is not repeated when it fails', () => {
  const rule = z.object({
    ScheduleExpression: z.string().optional(),
    Targets: z.array(z.object({ Arn: z.unknown(), RetryPolicy: z.unknown() })),
  });
  const rules = [...resourcesOf(template, 'AWS::Events::Rule', rule)];
  const [, schedule] = rules.find(([id]) => nameOf(id) === 'CanarySchedule') ?? [];

  expect(schedule?.ScheduleExpression).toBe('rate(1 hour)');
  expect(schedule?.Targets.map(({ Arn, RetryPolicy }) => [textOf(Arn), RetryPolicy])).toEqual([
    ['CanaryFunction', { MaximumEventAgeInSeconds: 3600, MaximumRetryAttempts: 0 }],
  ]);
  // EventBridge's retries are those of an invocation that Lambda did not take.
  template.allResourcesProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: Match.stringLikeRegexp('^CanaryFunction') },
    MaximumRetryAttempts: 0,
  });
  template.resourceCountIs('AWS::Lambda::EventInvokeConfig', 1);
});

test('the canary may write its log, send as the service, and of the operator API make and delete tenants and list queues, and no other function may call it', () => {
  const grants = grantsOf(template);
  const granted = grants.filter(({ function: name }) => name === 'CanaryFunction');

  expect([...new Set(granted.map(({ action }) => action))].sort()).toEqual([
    'execute-api:Invoke',
    'logs:CreateLogStream',
    'logs:PutLogEvents',
    'ses:SendEmail',
  ]);
  for (const { action, condition } of granted) {
    expect(condition !== undefined).toBe(action === 'ses:SendEmail');
  }
  const calling = grants.filter(({ action }) => /:Invoke/.test(action));
  expect(calling.map(({ function: name, resource }) => [name, resource.replace(/^.*:/, '')]).sort()).toEqual([
    // For a redrive.
    ['AdminFunction', 'AuditLinesFunction'],
    ['CanaryFunction', 'AdminOperatorApi/$default/DELETE/tenants/*'],
    ['CanaryFunction', 'AdminOperatorApi/$default/GET/queues'],
    ['CanaryFunction', 'AdminOperatorApi/$default/POST/tenants'],
  ]);
});

test('the canary has an alarm of its own, and a stack without the setting has neither function nor alarm', () => {
  const alarm = z.object({ MetricName: z.string().optional(), Period: z.int().optional() });
  const alarmsOf = (of: typeof template) =>
    [...resourcesOf(of, 'AWS::CloudWatch::Alarm', alarm)]
      .filter(([id]) => nameOf(id) === 'AlarmsCanaryFailed')
      .map(([, { MetricName, Period }]) => [MetricName, Period]);
  const filters = Object.keys(template.findResources('AWS::Logs::MetricFilter')).map(nameOf);

  expect(alarmsOf(template)).toEqual([['Errors', 3600]]);
  expect(filters.filter((name) => name.includes('Canary'))).toEqual([]);
  expect(filters.length).toBeGreaterThan(10);
  expect(alarmsOf(synthesized())).toEqual([]);
  const calling = grantsOf(synthesized()).filter(({ action }) => /:Invoke/.test(action));
  expect(calling.map(({ function: name }) => name)).toEqual(['AdminFunction']);
});
