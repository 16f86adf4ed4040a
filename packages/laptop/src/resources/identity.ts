import { globalArn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const role = defineResource({
  type: 'AWS::IAM::Role',
  properties: [
    'Policies.*.PolicyName',
    'Policies.*.PolicyDocument.**',
    // The runtime knows some policies of AWS (packages/laptop/src/iam/managed-policies.ts).
    'ManagedPolicyArns',
    // The runtime assigns roles to functions, so roles are not assumed.
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
