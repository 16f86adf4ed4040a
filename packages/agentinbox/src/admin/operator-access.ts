import { resolve } from 'node:path';
import { endpointsFile } from '@agent-inbox/laptop/endpoints';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { INVOKE_LIMITS, openClient } from '../../../../lambdas/aws/open-client.ts';
import { CommandFailed } from '../command-failed.ts';
import { START_COMMAND } from '../laptop/start-command.ts';
import { outputOf, type StackConfig, stackConfig, stackOutputs } from '../stack-outputs.ts';
import type { OperatorAccess } from './ask-admin.ts';
import { invokedAccess } from './invoked-access.ts';
import { signedAccess } from './signed-access.ts';

export interface AccessFlags {
  readonly dataDir: string;
  readonly stack?: string;
  readonly function?: string;
  readonly region?: string;
  readonly profile?: string;
}

export type OperatorFunction = 'admin' | 'rebuild';

/** SigV4 needs a region, which the local runtime does not check. */
const LOCAL_REGION = 'us-east-1';

/**
 * Signs with the credentials that the AWS CLI finds. It invokes a function if one is named, and for calls that exceed
 * API Gateway's 30 s (rebuild). @throws CommandFailed that says what to start or which flag to give.
 */
export async function operatorAccess(
  flags: AccessFlags,
  which: OperatorFunction = 'admin',
): Promise<OperatorAccess> {
  if (flags.stack === undefined && flags.function === undefined) return localAccess(flags, which);
  const config = stackConfig(flags);
  const client = openClient(LambdaClient, INVOKE_LIMITS, config);
  if (flags.function !== undefined) return invokedAccess(client, flags.function);
  const stack = flags.stack ?? '';
  const outputs = await stackOutputs(stack, config, '; pass --function to name the function directly');
  return which === 'rebuild'
    ? invokedAccess(client, outputOf(outputs, stack, 'RebuildFunctionName'))
    : signedAccess(client, outputOf(outputs, stack, 'OperatorUrl'));
}

export function stackAccess(operatorUrl: string, config: StackConfig): OperatorAccess {
  return signedAccess(openClient(LambdaClient, INVOKE_LIMITS, config), operatorUrl);
}

function localAccess({ dataDir }: AccessFlags, which: OperatorFunction): OperatorAccess {
  const file = endpointsFile(resolve(dataDir));
  const endpoints = file.read();
  if (endpoints === undefined) {
    throw new CommandFailed(
      `No service is running in ${dataDir}. Start it with ${START_COMMAND}, or name a stack on AWS with --stack`,
    );
  }
  const { admin, operator_url } = endpoints;
  if (admin === undefined || operator_url === undefined) {
    throw new CommandFailed(`${file.file} has no operator API URL`);
  }
  const client = openClient(LambdaClient, INVOKE_LIMITS, {
    endpoint: admin.endpoint,
    region: LOCAL_REGION,
    credentials: { accessKeyId: admin.access_key_id, secretAccessKey: admin.secret_access_key },
    maxAttempts: 1,
  });
  return which === 'rebuild'
    ? invokedAccess(client, admin.rebuild_function_name)
    : signedAccess(client, operator_url);
}
