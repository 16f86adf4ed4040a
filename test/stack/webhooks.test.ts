import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { KEY_LENGTH } from '../../lambdas/ids.ts';
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

test('the sender reads of the bucket only contents of messages, by their keys', () => {
  const policies = resourcesOf(
    template,
    'AWS::IAM::Policy',
    z.object({
      Roles: z.array(z.unknown()),
      PolicyDocument: z.object({
        Statement: z.array(
          z.object({ Action: z.unknown(), Resource: z.unknown(), Condition: z.unknown().optional() }),
        ),
      }),
    }),
  );
  const own = [...policies.values()].filter(({ Roles }) =>
    Roles.map(textOf).some((role) => role.startsWith('WebhooksDeliver')),
  );

  // One of each function.
  expect(own).toHaveLength(2);
  const key = '?'.repeat(KEY_LENGTH);
  for (const { PolicyDocument } of own) {
    const ofBucket = PolicyDocument.Statement.filter(({ Action }) => JSON.stringify(Action).includes('s3:'));
    expect(ofBucket.map(({ Action, Condition }) => [Action, Condition])).toEqual([
      ['s3:GetObject', undefined],
      ['s3:ListBucket', { StringLike: { 's3:prefix': [`mail/*/${key}/body`] } }],
    ]);
    expect(textOf(ofBucket[0]?.Resource)).toMatch(new RegExp(`/mail/\\*/\\?{${KEY_LENGTH}}/body\\*$`));
  }
});

test('the sender reads one row of mail at a time, by its key, and lists none', () => {
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
  const ofOne = [
    [['dynamodb:BatchGetItem', 'dynamodb:GetItem'], condition([...changes, 'DELETED#*'])],
    ['dynamodb:GetItem', condition(['INBOX#*'])],
    ['dynamodb:UpdateItem', condition(changes)],
    ['dynamodb:PutItem', condition(['AUDIT#*'])],
  ];
  expect(onTable.map(({ Action, Condition }) => [Action, Condition])).toEqual([...ofOne, ...ofOne]);
});
