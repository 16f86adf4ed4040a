import { DescribeKeyCommand } from '@aws-sdk/client-kms';
import {
  GetAccountSettingsCommand,
  GetEventSourceMappingCommand,
  GetFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda';
import { executionsOf } from '../../../../lambdas/deployment/executions.ts';
import { undefinedFor } from '../aws/clients.ts';
import type { BeforeDeployContext, Check, StackContext } from '../check.ts';
import { type Finding, failure, ok, REVERT_DRIFT, warning } from '../finding.ts';

/** Below this concurrency, receiving and a burst of API calls throttle each other. */
const MIN_CONCURRENCY = 100;

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
              'Reserved concurrency is 0, so the function never runs',
              `aws lambda delete-function-concurrency --function-name ${FunctionName}.`,
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
            'In Service Quotas, Lambda, request 1,000 "Concurrent executions": docs/deploy.md#after-the-first-deployment.',
          )
        : ok(quota),
    );
    const mostOf = (name: string) => {
      const found = stack
        .resourcesOf('AWS::Lambda::Function')
        .find(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, '').endsWith(name));
      return reserved.find(({ FunctionName }) => FunctionName === found?.physicalId)?.most;
    };
    // A stack of an earlier version lacks both outputs.
    const usable = Number(stack.output('Executions') ?? Number.POSITIVE_INFINITY);
    if (UnreservedConcurrentExecutions >= 2 * usable) {
      findings.push(
        warning(
          `The limits of the stack are set for ${usable} executions`,
          'Deploy with a new nonce to use the rest: docs/deploy.md#settings.',
        ),
      );
    }
    findings.push(
      ...waitingCallsFindings({
        waitingCalls: Number(stack.output('WaitingCalls') ?? 0),
        unreserved: UnreservedConcurrentExecutions,
        sharing: [LOGICAL_IDS.api, LOGICAL_IDS.mcp].filter((name) => mostOf(name) === undefined).length,
      }),
    );
    return findings;
  },
};

/**
 * Lambda refuses reservations that leave fewer unreserved executions: 100, or the whole quota of a new account ("below
 * its minimum value of [10]").
 */
const MIN_UNRESERVED = 100;

export const concurrencyForSettings: Check<Pick<BeforeDeployContext, 'settings' | 'aws' | 'existing'>> = {
  id: 'concurrency',
  title: 'Lambda concurrency',
  actions: ['lambda:GetAccountSettings'],
  async run({ settings, aws, existing }, abortSignal) {
    const { AccountLimit } = await aws.lambda.send(new GetAccountSettingsCommand({}), { abortSignal });
    const { ConcurrentExecutions = 0, UnreservedConcurrentExecutions = 0 } = AccountLimit ?? {};
    const wanted = Object.values(settings.reservedConcurrency).reduce((sum, count) => sum + count, 0);
    const ask = 'In Service Quotas, Lambda, request 1,000 "Concurrent executions"';
    // Reservations of an existing stack may be its own, so only the quota counts then.
    const left = (existing === undefined ? UnreservedConcurrentExecutions : ConcurrentExecutions) - wanted;
    const least = Math.min(MIN_UNRESERVED, ConcurrentExecutions);
    if (wanted > 0 && left < least) {
      return [
        failure(
          `reservedConcurrency takes ${wanted} and leaves ${left} of ${ConcurrentExecutions}: AWS refuses this ("below its minimum value of [${least}]")`,
          `${ask}, or leave out the reservedConcurrency setting.`,
        ),
      ];
    }
    const findings: Finding[] = [
      ConcurrentExecutions < MIN_UNRESERVED
        ? warning(
            `${ConcurrentExecutions} executions in the account, which a burst of mail can use up`,
            `${ask}.`,
          )
        : ok(`${ConcurrentExecutions} executions in the account`),
    ];
    const { concurrency, reservedConcurrency } = settings;
    const usable = concurrency === 'auto' ? left : concurrency;
    const { waitingCalls = executionsOf(usable)['Waits'] ?? 0 } = settings;
    const sharing = [reservedConcurrency.api, reservedConcurrency.mcp].filter((most) => most === undefined);
    return [
      ...findings,
      ...waitingCallsFindings({ waitingCalls, unreserved: left, sharing: sharing.length }),
    ];
  },
};

interface WaitingCapacity {
  readonly waitingCalls: number;
  readonly unreserved: number;
  readonly sharing: number;
}

/** Waiting calls hold executions for up to 25 s; if they take more than half, receiving may be throttled. */
function waitingCallsFindings({ waitingCalls, unreserved, sharing }: WaitingCapacity): Finding[] {
  const held = sharing * waitingCalls;
  if (held <= unreserved / 2) return [];
  return [
    warning(
      `Waiting calls (waitingCalls ${waitingCalls}) may hold ${held} of ${unreserved} executions`,
      'Leave out the waitingCalls and concurrency settings: docs/deploy.md#settings.',
    ),
  ];
}

/** The queue of a disabled mapping fills up, and a stream loses its records after a day. */
export const eventSources: Check<Pick<StackContext, 'aws' | 'stack'>> = {
  id: 'event-sources',
  title: 'Event source mappings',
  actions: ['lambda:GetEventSourceMapping'],
  async run({ aws, stack }, abortSignal) {
    const mappings = stack.resourcesOf('AWS::Lambda::EventSourceMapping');
    const findings = await Promise.all(
      mappings.map(async ({ logicalId, physicalId }): Promise<Finding | undefined> => {
        const command = new GetEventSourceMappingCommand({ UUID: physicalId });
        const found = await aws.lambda
          .send(command, { abortSignal })
          .catch(undefinedFor('ResourceNotFoundException'));
        if (found === undefined) return failure('Missing', REVERT_DRIFT, logicalId);
        const { State = 'unknown', StateTransitionReason } = found;
        if (State === 'Enabled') return undefined;
        const detail = `${State}${StateTransitionReason === undefined ? '' : ` (${StateTransitionReason})`}`;
        if (/^Disabl/.test(State)) {
          return failure(
            `${detail}: messages wait in the queue; stream records are kept for only a day`,
            `aws lambda update-event-source-mapping --uuid ${physicalId} --enabled.`,
            logicalId,
          );
        }
        return warning(detail, 'Wait a minute and run doctor again.', logicalId);
      }),
    );
    const wrong = findings.filter((finding) => finding !== undefined);
    return wrong.length > 0 ? wrong : [ok(`${mappings.length} are enabled`)];
  },
};

/** Without its KMS keys the service can decrypt neither emails nor codes, page tokens and secrets. */
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
          `The key is ${state}: data encrypted with it cannot be read`,
          `${undo}aws kms enable-key --key-id ${physicalId}.`,
          logicalId,
        );
      }),
    );
    return findings;
  },
};
