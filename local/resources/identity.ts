import type { Deployment, ResourceShape } from '../contract.ts';
import { globalArn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const role = defineResource({
  type: 'AWS::IAM::Role',
  properties: [
    'ManagedPolicyArns',
    'Policies.*.PolicyName',
    'Policies.*.PolicyDocument.**',
    // The runtime assigns roles to functions. Roles are not assumed.
    'AssumeRolePolicyDocument.**',
    'Description',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: {
    Arn: ({ logicalId }, deployment) => globalArn('iam', `role/${logicalId}`, deployment),
    RoleId: byLogicalId,
  },
});

export const policy = defineResource({
  type: 'AWS::IAM::Policy',
  properties: ['PolicyName', 'PolicyDocument.**', 'Roles'],
  ref: byLogicalId,
});

/** ARN of a managed policy of the stack, for `ManagedPolicyArns` of a role. */
export function managedPolicyArn({ logicalId }: ResourceShape, deployment: Deployment): string {
  return globalArn('iam', `policy/${logicalId}`, deployment);
}

export const managedPolicy = defineResource({
  type: 'AWS::IAM::ManagedPolicy',
  properties: ['PolicyDocument.**', 'Roles', 'Description', 'Path'],
  ref: managedPolicyArn,
  attributes: { PolicyArn: managedPolicyArn },
});
