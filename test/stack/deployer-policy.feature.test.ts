import { expect, test } from 'vitest';
import { deployerPolicy } from '../../scripts/packages/deployer-policy.ts';
import { releasedTemplate } from './synthesized.ts';

const typesOf = (template: 'retain' | 'try') =>
  Object.values<{ Type: string }>(releasedTemplate(template).toJSON()['Resources']).map(({ Type }) => Type);

test('the policy of who deploys has what CloudFormation calls for each type of the released templates', () => {
  const text = JSON.stringify(deployerPolicy([...typesOf('retain'), ...typesOf('try')]));

  for (const action of [
    'dynamodb:CreateTable',
    'ses:CreateEmailIdentity',
    'iam:PassRole',
    'lambda:InvokeFunction',
  ]) {
    expect(text).toContain(`"${action}"`);
  }
  expect(text).not.toContain('"*:*"');
  // The quota of a role's inline policies (IAM quotas).
  expect(text.length).toBeLessThan(10_240);
});

test('a type without known actions is refused by its name', () => {
  expect(() => deployerPolicy(['AWS::SQS::Queue', 'AWS::EC2::Instance'])).toThrow(
    'scripts/packages/deployer-policy.ts has no actions for AWS::EC2::Instance',
  );
});
