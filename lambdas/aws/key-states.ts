import { DescribeKeyCommand, type KMSClient } from '@aws-sdk/client-kms';
import type { KeyStates } from '../deployment/check-account.ts';

/** States of KMS keys. A disabled key, and one that waits for its deletion, can still be described. */
export function kmsKeyStates(client: KMSClient): KeyStates {
  return {
    async state(keyId) {
      const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId: keyId }));
      return KeyMetadata?.KeyState ?? 'unknown';
    },
  };
}
