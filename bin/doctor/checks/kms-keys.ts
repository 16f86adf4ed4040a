import { DescribeKeyCommand } from '@aws-sdk/client-kms';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

/** Without its keys the service can read neither mail (a customer key) nor codes, page tokens and secrets. */
export const kmsKeys: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'kms-keys',
  title: 'KMS keys',
  actions: ['kms:DescribeKey'],
  async run({ aws, stack }, abortSignal) {
    const keys = stack.resourcesOf('AWS::KMS::Key');
    const findings = await Promise.all(
      keys.map(async ({ logicalId, physicalId }) => {
        const command = new DescribeKeyCommand({ KeyId: physicalId });
        const { KeyMetadata } = await aws.kms.send(command, { abortSignal });
        const state = KeyMetadata?.KeyState ?? 'unknown';
        if (state === 'Enabled') return ok('enabled', logicalId);
        const undo =
          state === 'PendingDeletion' ? `aws kms cancel-key-deletion --key-id ${physicalId}, then ` : '';
        return failure(
          `The key is ${state}: what it encrypts cannot be read`,
          `${undo}aws kms enable-key --key-id ${physicalId}.`,
          logicalId,
        );
      }),
    );
    return findings;
  },
};
