import { describe, expect, test } from 'vitest';
import type { Json, JsonObject, Need, Resource } from '../../src/contract.ts';
import { compilePolicies, type RolePermissions } from '../../src/iam/compile-policies.ts';
import { decide } from '../../src/iam/decide.ts';
import { PermissionJournal } from '../../src/iam/permission-journal.ts';
import { resolvedTemplate } from '../../src/template/resolve-template.ts';

const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows';

function role(properties: JsonObject = {}): Resource {
  return { logicalId: 'Worker', type: 'AWS::IAM::Role', properties };
}

function policy(...statements: Json[]): Resource {
  return {
    logicalId: 'Grants',
    type: 'AWS::IAM::Policy',
    properties: { PolicyName: 'Grants', Roles: ['Worker'], PolicyDocument: { Statement: statements } },
  };
}

function permissionsOf(...resources: Resource[]): RolePermissions {
  const permissions = compilePolicies(resolvedTemplate(resources), ['dynamodb:LeadingKeys']).get('Worker');
  if (permissions === undefined) throw new Error('Worker has no permissions');
  return permissions;
}

function allow(Action: Json, Resource: Json, Condition?: JsonObject): JsonObject {
  return { Effect: 'Allow', Action, Resource, ...(Condition === undefined ? {} : { Condition }) };
}

function deny(Action: Json, Resource: Json): JsonObject {
  return { Effect: 'Deny', Action, Resource };
}

const leading = (operator: string, values: Json) => ({ [operator]: { 'dynamodb:LeadingKeys': values } });
const get = (context?: Need['context']): Need => ({
  action: 'dynamodb:GetItem',
  resource: TABLE,
  ...(context === undefined ? {} : { context }),
});
const keys = (...values: string[]) => get({ 'dynamodb:LeadingKeys': values });

describe('managed policies', () => {
  const withPolicies = (...ManagedPolicyArns: Json[]) => permissionsOf(role({ ManagedPolicyArns }));

  test('for logs and traces, which the runtime writes, permit no call', () => {
    const logs = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';
    expect(withPolicies(logs, 'arn:aws:iam::aws:policy/AWSXRayDaemonWriteAccess').statements).toEqual([]);
  });

  test.each([
    'arn:aws:iam::aws:policy/AmazonDynamoDBFullAccess',
    'arn:aws:iam::000000000000:policy/AWSLambdaBasicExecutionRole',
  ])('%s, whose permissions are not known, is refused', (arn) => {
    expect(() => withPolicies(arn)).toThrow(
      `Worker.ManagedPolicyArns: the local runtime does not know the permissions of ${arn}`,
    );
  });
});

describe('a decision on one permission', () => {
  test.each<[string, Json[], Need, boolean]>([
    ['denies what nothing allows', [], get(), false],
    ['allows a listed action', [allow('dynamodb:GetItem', TABLE)], get(), true],
    ['allows one of several actions', [allow(['dynamodb:Query', 'dynamodb:GetItem'], [TABLE])], get(), true],
    ['matches actions without regard to case', [allow('DynamoDB:getitem', TABLE)], get(), true],
    ['denies another action', [allow('dynamodb:PutItem', TABLE)], get(), false],
    ['matches * in actions', [allow('dynamodb:Get*', TABLE)], get(), true],
    ['matches ? in actions', [allow('dynamodb:GetIte?', TABLE)], get(), true],
    ['matches a lone *', [allow('*', '*')], get(), true],
    ['anchors patterns at both ends', [allow('dynamodb:Get', TABLE)], get(), false],
    ['takes a dot for a dot', [allow('dynamodb.GetItem', TABLE)], get(), false],
    ['matches * in resources', [allow('dynamodb:GetItem', 'arn:aws:dynamodb:*:*:table/R*')], get(), true],
    ['matches resources with regard to case', [allow('dynamodb:GetItem', TABLE.toLowerCase())], get(), false],
    ['denies another resource', [allow('dynamodb:GetItem', `${TABLE}/index/a`)], get(), false],
    ['lets a deny win', [allow('*', '*'), deny('dynamodb:Get*', '*')], get(), false],
    ['lets a deny win from before', [deny('dynamodb:Get*', '*'), allow('*', '*')], get(), false],
    ['ignores a deny of something else', [allow('*', '*'), deny('s3:*', '*')], get(), true],
    ['StringEquals holds', [allow('*', '*', leading('StringEquals', ['a', 'b']))], keys('b'), true],
    ['StringEquals fails', [allow('*', '*', leading('StringEquals', 'a*'))], keys('ab'), false],
    ['StringEquals fails without the key', [allow('*', '*', leading('StringEquals', 'a'))], get(), false],
    ['StringLike holds', [allow('*', '*', leading('StringLike', 'a*'))], keys('ab'), true],
    ['Bool holds', [allow('*', '*', leading('Bool', true))], keys('true'), true],
    ['Bool fails', [allow('*', '*', leading('Bool', 'false'))], keys('true'), false],
    ['ArnLike holds', [allow('*', '*', leading('ArnLike', 'arn:*'))], keys('arn:x'), true],
    ['ArnEquals fails', [allow('*', '*', leading('ArnEquals', 'arn:y'))], keys('arn:x'), false],
    [
      'ForAllValues:StringEquals holds',
      [allow('*', '*', leading('ForAllValues:StringEquals', ['a', 'b']))],
      keys('a', 'b'),
      true,
    ],
    [
      'ForAllValues:StringEquals fails on one',
      [allow('*', '*', leading('ForAllValues:StringEquals', ['a']))],
      keys('a', 'b'),
      false,
    ],
    [
      'ForAllValues holds without the key',
      [allow('*', '*', leading('ForAllValues:StringEquals', ['a']))],
      get(),
      true,
    ],
    [
      'ForAllValues:StringLike holds',
      [allow('*', '*', leading('ForAllValues:StringLike', ['T#*']))],
      keys('T#1', 'T#2'),
      true,
    ],
    [
      'ForAllValues:StringLike fails on one',
      [allow('*', '*', leading('ForAllValues:StringLike', ['T#*']))],
      keys('T#1', 'U#2'),
      false,
    ],
    [
      'ForAnyValue:StringLike holds on one',
      [allow('*', '*', leading('ForAnyValue:StringLike', ['T#*']))],
      keys('T#1', 'U#2'),
      true,
    ],
    [
      'ForAnyValue:StringLike fails without the key',
      [allow('*', '*', leading('ForAnyValue:StringLike', ['T#*']))],
      get(),
      false,
    ],
  ])('%s', (_name, statements, need, expected) => {
    expect(decide(permissionsOf(role(), policy(...statements)), need) === 'allowed').toBe(expected);
  });

  test('distinguishes an explicit deny from a missing allow', () => {
    expect(decide(permissionsOf(role(), policy(deny('*', '*'))), get())).toBe('explicitDeny');
    expect(decide(permissionsOf(role()), get())).toBe('implicitDeny');
  });
});

describe('the policies of a role', () => {
  test('are those written inline and attached', () => {
    const inline = { PolicyName: 'P', PolicyDocument: { Statement: allow('s3:GetObject', '*') } };
    const permissions = permissionsOf(role({ Policies: [inline] }), policy(allow('dynamodb:GetItem', TABLE)));

    const may = (action: string) => decide(permissions, { action, resource: TABLE }) === 'allowed';
    expect(['s3:GetObject', 'dynamodb:GetItem'].every(may)).toBe(true);
    expect(may('kms:Decrypt')).toBe(false);
  });
});

test.each<[string, Resource[], RegExp]>([
  ['NotAction', [role(), policy({ Effect: 'Allow', NotAction: 'a:b', Resource: '*' })], /NotAction/],
  ['NotResource', [role(), policy({ Effect: 'Allow', Action: 'a:b', NotResource: '*' })], /NotResource/],
  ['NotPrincipal', [role(), policy({ ...allow('a:b', '*'), NotPrincipal: '*' })], /NotPrincipal/],
  ['an operator', [role(), policy(allow('a:b', '*', leading('NumericLessThan', 1)))], /NumericLessThan/],
  [
    'an IfExists operator',
    [role(), policy(allow('a:b', '*', leading('BoolIfExists', 'true')))],
    /BoolIfExists/,
  ],
  [
    'a condition key',
    [role(), policy(allow('a:b', '*', { Bool: { 'aws:Unheard': 'true' } }))],
    /aws:Unheard/,
  ],
  ['a policy variable', [role(), policy(allow('a:b', 'arn:$'.concat('{aws:username}')))], /policy variable/],
  ['a policy for an unknown role', [policy(allow('a:b', '*'))], /Worker, which is not a role/],
])('an unsupported element of a policy refuses %s by name', (_name, resources, expected) => {
  expect(() => compilePolicies(resolvedTemplate(resources), ['dynamodb:LeadingKeys'])).toThrow(expected);
});

test('the permission journal remembers each use once, and of one action 200 resources', () => {
  const journal = new PermissionJournal();
  const used = { roleLogicalId: 'Worker', action: 's3:GetObject' };

  for (let number = 0; number < 300; number += 1) journal.record({ ...used, resource: `arn:${number}` });
  journal.record({ roleLogicalId: 'Worker', action: 'sqs:SendMessage', resource: 'arn:q' });
  journal.record({ roleLogicalId: 'Worker', action: 'sqs:SendMessage', resource: 'arn:q' });

  expect(journal.entries().filter(({ action }) => action === 's3:GetObject')).toHaveLength(200);
  expect(journal.entries().filter(({ action }) => action === 'sqs:SendMessage')).toHaveLength(1);
});
