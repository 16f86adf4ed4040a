import { GetAccountCommand, GetSuppressedDestinationCommand } from '@aws-sdk/client-sesv2';
import type { Check } from '../check.ts';
import { type Finding, failure, ok } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';

/** SES accepts a mail to a suppressed address and sends nothing: no error, no bounce. */
export const suppression: Check<Pick<StackContext, 'aws' | 'human'>> = {
  id: 'suppression',
  title: 'Suppression list',
  actions: ['ses:GetAccount', 'ses:GetSuppressedDestination'],
  async run({ aws, human }, abortSignal) {
    if (human !== undefined) return [await lookUp(aws, human, abortSignal)];
    const { SuppressionAttributes } = await aws.sesv2.send(new GetAccountCommand({}), { abortSignal });
    const reasons = SuppressionAttributes?.SuppressedReasons ?? [];
    const state = reasons.length === 0 ? 'off' : `on for ${reasons.join(' and ').toLowerCase()}`;
    return [ok(`${state}; --human ADDRESS looks one up`)];
  },
};

async function lookUp(aws: StackContext['aws'], human: string, abortSignal: AbortSignal): Promise<Finding> {
  try {
    const { SuppressedDestination } = await aws.sesv2.send(
      new GetSuppressedDestinationCommand({ EmailAddress: human }),
      { abortSignal },
    );
    const { Reason = 'unknown reason', LastUpdateTime } = SuppressedDestination ?? {};
    return failure(
      `SES sends nothing to this address since ${LastUpdateTime?.toISOString() ?? 'an unknown time'}: ${Reason}`,
      'When its owner wants mail again: aws sesv2 delete-suppressed-destination --email-address <address>.',
      human,
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundException') return ok('is not suppressed', human);
    throw error;
  }
}
