import type { Home, ResourceShape } from '../contract.ts';
import { globalArn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const role = defineResource({
  type: 'AWS::IAM::Role',
  properties: [
    'ManagedPolicyArns',
    'Policies.*.PolicyName',
    'Policies.*.PolicyDocument.**',
    // Functions are given their role by the runtime, nobody assumes it.
    'AssumeRolePolicyDocument.**',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: {
    Arn: ({ logicalId }, home) => globalArn('iam', `role/${logicalId}`, home),
    RoleId: byLogicalId,
  },
});

export const policy = defineResource({
  type: 'AWS::IAM::Policy',
  properties: ['PolicyName', 'PolicyDocument.**', 'Roles'],
  ref: byLogicalId,
});

/** ARN of a managed policy of the stack: what `ManagedPolicyArns` of a role may name. */
export function managedPolicyArn({ logicalId }: ResourceShape, home: Home): string {
  return globalArn('iam', `policy/${logicalId}`, home);
}

export const managedPolicy = defineResource({
  type: 'AWS::IAM::ManagedPolicy',
  properties: ['PolicyDocument.**', 'Roles', 'Description', 'Path'],
  ref: managedPolicyArn,
  attributes: { PolicyArn: managedPolicyArn },
});
