import { DescribeKeyCommand, type KMSClient } from '@aws-sdk/client-kms';
import type { KeyStates } from '../deployment/check-account.ts';

export function kmsKeyStates(client: KMSClient): KeyStates {
  return {
    async state(keyId) {
      const { KeyMetadata } = await client.send(new DescribeKeyCommand({ KeyId: keyId }));
      return KeyMetadata?.KeyState ?? 'unknown';
    },
  };
}
