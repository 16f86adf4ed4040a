import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';
import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import type { StackContext } from '../stack-context.ts';
import { waitingCallsFindings } from './waiting-calls.ts';

/** Below this, receiving and a burst of calls take executions away from one another. */
const MIN_CONCURRENCY = 100;

/** What the logical ids of the functions begin with whose calls may wait. */
export const LOGICAL_IDS = { api: 'RestApiFunction', mcp: 'AssistantsMcpFunction' } as const;

export const concurrency: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'concurrency',
  title: 'Lambda concurrency',
  actions: ['lambda:GetAccountSettings', 'lambda:GetFunctionConcurrency'],
  async run({ aws, stack }, abortSignal) {
    const { AccountLimit } = await aws.lambda.send(new GetAccountSettingsCommand({}), { abortSignal });
    const { ConcurrentExecutions = 0, UnreservedConcurrentExecutions = 0 } = AccountLimit ?? {};
    const reserved = await Promise.all(
      stack.idsOf('AWS::Lambda::Function').map(async (FunctionName) => {
        const answer = await aws.lambda.send(new GetFunctionConcurrencyCommand({ FunctionName }), {
          abortSignal,
        });
        return { FunctionName, most: answer.ReservedConcurrentExecutions };
      }),
    );
    const findings: Finding[] = reserved.flatMap(({ FunctionName, most }) =>
      most === 0
        ? [
            failure(
              'Reserved concurrency is 0: the function never runs',
              `aws lambda delete-function-concurrency --function-name ${FunctionName}, or deploy again.`,
              FunctionName,
            ),
          ]
        : [],
    );
    const quota = `${ConcurrentExecutions} executions in the account, ${UnreservedConcurrentExecutions} not reserved`;
    findings.push(
      UnreservedConcurrentExecutions < MIN_CONCURRENCY
        ? warning(
            quota,
            'Ask Service Quotas, Lambda, "Concurrent executions", for 1,000: docs/deploy.md#after-the-first-deployment.',
          )
        : ok(quota),
    );
    // A stack of an earlier version has no such output.
    const waitingCalls = Number(stack.output('WaitingCalls') ?? 0);
    const functions = stack.resourcesOf('AWS::Lambda::Function');
    const mostOf = (name: string) => {
      const found = functions.find(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, '').endsWith(name));
      return reserved.find(({ FunctionName }) => FunctionName === found?.physicalId)?.most;
    };
    findings.push(
      ...waitingCallsFindings({
        waitingCalls,
        unreserved: UnreservedConcurrentExecutions,
        reserved: { api: mostOf(LOGICAL_IDS.api), mcp: mostOf(LOGICAL_IDS.mcp) },
      }),
    );
    return findings;
  },
};
