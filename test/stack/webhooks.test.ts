import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { RETRY_SCHEDULE_SECONDS } from '../../lambdas/webhooks/schedule.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

/** What the sender reads of the settings. */
function scheduleOf(settings: Readonly<Record<string, unknown>>): unknown {
  const functions = resourcesOf(
    synthesized(settings),
    'AWS::Lambda::Function',
    z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) }),
  );
  const [, fn] = [...functions].find(([id]) => nameOf(id) === 'WebhooksDeliverFunction') ?? [];
  return JSON.parse(textOf(fn?.Environment.Variables['WEBHOOK_SCHEDULE']));
}

describe('the schedule', () => {
  test('is the one that the service promises, unless the operator sets another', () => {
    expect(scheduleOf({})).toEqual(RETRY_SCHEDULE_SECONDS);
    expect(scheduleOf({ webhookSchedule: '[0, 1.5, 60]' })).toEqual([0, 1.5, 60]);
  });

  test.each([
    '[]',
    '[-1]',
    '[0, 86401]',
    '"soon"',
    JSON.stringify(Array(21).fill(0)),
  ])('cannot be %s', (text) => {
    expect(() => synthesized({ webhookSchedule: text })).toThrow(/webhookSchedule/);
  });
});

test('the sender cannot reach the bucket', () => {
  const policies = resourcesOf(
    template,
    'AWS::IAM::Policy',
    z.object({ Roles: z.array(z.unknown()), PolicyDocument: z.unknown() }),
  );
  const own = [...policies.values()].filter(({ Roles }) =>
    Roles.map(textOf).some((role) => role.startsWith('WebhooksDeliver')),
  );

  expect(own).toHaveLength(1);
  expect(JSON.stringify(own)).not.toContain('s3:');
});

test('the sender cannot reach the rows of mail', () => {
  const statements = resourcesOf(
    template,
    'AWS::IAM::Policy',
    z.object({
      Roles: z.array(z.unknown()),
      PolicyDocument: z.object({
        Statement: z.array(z.looseObject({ Action: z.unknown(), Condition: z.unknown().optional() })),
      }),
    }),
  );
  const onTable = [...statements.values()]
    .filter(({ Roles }) => Roles.map(textOf).some((role) => role.startsWith('WebhooksDeliver')))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('dynamodb:'));

  expect(onTable).toHaveLength(1);
  expect(onTable[0]?.Condition).toEqual({
    'ForAllValues:StringLike': {
      'dynamodb:LeadingKeys': ['TENANT#*', 'DELIVERIES#*', 'ENDPOINT#*', 'ADDRESS#*', 'KEYRING*'],
    },
  });
});
