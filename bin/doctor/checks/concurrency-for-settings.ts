import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import { waitingCallsFindings } from './waiting-calls.ts';

/** What Lambda keeps for functions without a reservation; it refuses a reservation that leaves less. */
const MIN_UNRESERVED = 100;

export const concurrencyForSettings: Check<Pick<BeforeDeployContext, 'settings' | 'aws' | 'existing'>> = {
  id: 'concurrency',
  title: 'Lambda concurrency',
  actions: ['lambda:GetAccountSettings'],
  async run({ settings, aws, existing }, abortSignal) {
    const { AccountLimit } = await aws.lambda.send(new GetAccountSettingsCommand({}), { abortSignal });
    const { ConcurrentExecutions = 0, UnreservedConcurrentExecutions = 0 } = AccountLimit ?? {};
    const wanted = Object.values(settings.reservedConcurrency).reduce((sum, count) => sum + count, 0);
    const ask = 'Ask Service Quotas, Lambda, "Concurrent executions", for 1,000';
    // What an existing stack has reserved is not known to be its own: then only the quota counts.
    const left = (existing === undefined ? UnreservedConcurrentExecutions : ConcurrentExecutions) - wanted;
    if (wanted > 0 && left < MIN_UNRESERVED) {
      return [
        failure(
          `reservedConcurrency takes ${wanted} and leaves ${left} of ${ConcurrentExecutions}; Lambda wants ${MIN_UNRESERVED} left`,
          `${ask}, or leave the setting reservedConcurrency out.`,
        ),
      ];
    }
    const findings: Finding[] = [
      ConcurrentExecutions < MIN_UNRESERVED
        ? warning(
            `${ConcurrentExecutions} executions in the account, which a burst of mail uses up`,
            `${ask}.`,
          )
        : ok(`${ConcurrentExecutions} executions in the account`),
    ];
    const { waitingCalls, reservedConcurrency } = settings;
    const reserved = { api: reservedConcurrency.api, mcp: reservedConcurrency.mcp };
    return [...findings, ...waitingCallsFindings({ waitingCalls, unreserved: left, reserved })];
  },
};
