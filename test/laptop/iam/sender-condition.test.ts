import { describe, expect, test } from 'vitest';
import { type Json, TemplateRefused } from '../../../packages/laptop/src/contract.ts';
import { compilePolicies } from '../../../packages/laptop/src/iam/compile-policies.ts';
import { decide } from '../../../packages/laptop/src/iam/decide.ts';
import { SES_CONDITION_KEYS } from '../../../packages/laptop/src/mail-out/ses-endpoint.ts';
import { resolvedTemplate } from '../../../packages/laptop/src/template/resolve-template.ts';
import { grantsOf } from '../../stack/statements.ts';
import { synthesized } from '../../stack/synthesized.ts';

const ADDRESS = 'no-reply@notify.agents.example.com';
const sending = grantsOf(synthesized()).filter(({ action }) => action === 'ses:SendEmail');

function allows(condition: unknown, fromAddress: string): boolean {
  const statement = {
    Effect: 'Allow',
    Action: 'ses:SendEmail',
    Resource: '*',
    Condition: condition as Json,
  };
  const template = resolvedTemplate([
    {
      logicalId: 'Role',
      type: 'AWS::IAM::Role',
      properties: { Policies: [{ PolicyName: 'p', PolicyDocument: { Statement: [statement] } }] },
    },
  ]);
  const role = compilePolicies(template, SES_CONDITION_KEYS).get('Role');
  if (role === undefined) throw new TemplateRefused('There is no role');
  const context = { 'ses:FromAddress': fromAddress };
  return decide(role, { action: 'ses:SendEmail', resource: 'arn:x', context }) === 'allowed';
}

describe.each(
  sending.map(({ function: name, condition }) => [name, condition] as const),
)('%s', (_name, condition) => {
  test.each([
    ['the bare address', ADDRESS],
    ['the From line that the service sends', `Agent Inbox <${ADDRESS}>`],
    ['the From line with its display name in quotes', `"Agent Inbox" <${ADDRESS}>`],
  ])('may send when SES compares %s', (_what, fromAddress) => {
    expect(allows(condition, fromAddress)).toBe(true);
  });

  test.each([
    'billing@notify.agents.example.com',
    'Agent Inbox <billing@notify.agents.example.com>',
    `${ADDRESS}.example.net`,
    `${ADDRESS} <billing@notify.agents.example.com>`,
    `x${ADDRESS}`,
    `Agent Inbox <x${ADDRESS}>`,
  ])('may not send as %s', (fromAddress) => {
    expect(allows(condition, fromAddress)).toBe(false);
  });
});

test('the template has functions that send mail', () => {
  // Each has a statement for the identities and one for the configuration set.
  expect(sending.map((grant) => grant.function).sort()).toEqual([
    // The notice that messages are held.
    'PurgeFunction',
    'PurgeFunction',
    'RestApiFunction',
    'RestApiFunction',
    'WebhooksDeliverFunction',
    'WebhooksDeliverFunction',
    'WebhooksDeliverSlowFunction',
    'WebhooksDeliverSlowFunction',
  ]);
});
