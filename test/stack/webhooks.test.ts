import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { policySchema } from '../../lambdas/settings/policy.ts';
import { nameOf, resourcesOf, synthesized, textOf, variablesOf } from './synthesized.ts';

const template = synthesized();

function scheduleOf(settings: Readonly<Record<string, unknown>>): unknown {
  const [, variables] =
    [...variablesOf(synthesized(settings))].find(([id]) => nameOf(id) === 'WebhooksDeliverFunction') ?? [];
  return policySchema.parse(JSON.parse(textOf(variables?.['POLICY']))).webhookSchedule;
}

describe('the schedule', () => {
  test('is the one promised by the service, unless the operator sets another', () => {
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

  // One of each function.
  expect(own).toHaveLength(2);
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

  const changes = ['TENANT#*', 'DELIVERIES#*', 'ENDPOINT#*', 'SLOTS#*', 'ADDRESS#*', 'KEYRING*'];
  const condition = (keys: readonly string[]) => ({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
  });
  const ofOne = [condition([...changes, 'DELETED#*']), condition(changes), condition(['AUDIT#*'])];
  expect(onTable.map(({ Condition }) => Condition)).toEqual([...ofOne, ...ofOne]);
});
