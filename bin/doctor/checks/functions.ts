import { DescribeKeyCommand } from '@aws-sdk/client-kms';
import {
  GetAccountSettingsCommand,
  GetEventSourceMappingCommand,
  GetFunctionConcurrencyCommand,
} from '@aws-sdk/client-lambda';
import { undefinedFor } from '../aws/clients.ts';
import type { BeforeDeployContext, Check, StackContext } from '../check.ts';
import { type Finding, failure, ok, REVERT_DRIFT, warning } from '../finding.ts';

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

/** What the calls that wait (`waitingCalls`, in `api` and in `mcp`) compete for. */
interface WaitingCapacity {
  readonly waitingCalls: number;
  /** Executions that no function has reserved. */
  readonly unreserved: number;
  /** Executions that are reserved for each of the two functions; undefined for one that shares the others. */
  readonly reserved: { readonly api: number | undefined; readonly mcp: number | undefined };
}

/** Calls that wait hold executions for up to 25 s: beyond half of them, receiving mail may find none. */
function waitingCallsFindings({ waitingCalls, unreserved, reserved }: WaitingCapacity): Finding[] {
  const sharing = Object.values(reserved).filter((most) => most === undefined).length;
  const held = sharing * waitingCalls;
  const full = Object.entries(reserved).flatMap(([name, most]) =>
    most !== undefined && waitingCalls > most / 2
      ? [
          warning(
            `waitingCalls ${waitingCalls} is more than half of the ${most} executions of ${name}`,
            `Set waitingCalls to at most ${Math.floor(most / 2)}: docs/deploy.md#settings.`,
          ),
        ]
      : [],
  );
  if (held <= unreserved / 2) return full;
  const advice =
    unreserved / 2 < sharing
      ? 'Ask Service Quotas, Lambda, "Concurrent executions", for 1,000: docs/deploy.md#after-the-first-deployment.'
      : `Set waitingCalls to at most ${Math.floor(unreserved / 2 / sharing)}: docs/deploy.md#settings.`;
  return [
    ...full,
    warning(
      `Waiting calls (waitingCalls ${waitingCalls}) may hold ${held} of ${unreserved} executions`,
      advice,
    ),
  ];
}

/** A disabled mapping leaves its queue to fill up; a stream loses its records after a day. */
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
            `${detail}: messages wait in the queue, records of a stream for a day`,
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
