import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const key = defineResource({
  type: 'AWS::KMS::Key',
  properties: [
    'Description',
    // Old ciphertexts stay readable after a rotation, so nobody can tell whether one happened.
    'EnableKeyRotation',
    'RotationPeriodInDays',
    // Leaves access to the identity policies of the account, which the gateway checks.
    'KeyPolicy.**',
    'PendingWindowInDays',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: {
    Arn: ({ logicalId }, home) => arn('kms', `key/${logicalId}`, home),
    KeyId: byLogicalId,
  },
});

export const alias = defineResource({
  type: 'AWS::KMS::Alias',
  // A name for people in the console. Its Ref is refused, so no call can go by it.
  properties: ['AliasName', 'TargetKeyId'],
});
