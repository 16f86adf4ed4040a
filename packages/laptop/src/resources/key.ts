import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const key = defineResource({
  type: 'AWS::KMS::Key',
  properties: [
    'Description',
    // Old ciphertexts can be decrypted after a rotation, so it has no visible effect.
    'EnableKeyRotation',
    'RotationPeriodInDays',
    // The key policy delegates access to the identity policies of the account, which the gateway checks.
    'KeyPolicy.**',
    'PendingWindowInDays',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: {
    Arn: ({ logicalId }, deployment) => arn('kms', `key/${logicalId}`, deployment),
    KeyId: byLogicalId,
  },
});
