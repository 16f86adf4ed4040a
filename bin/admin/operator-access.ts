import { resolve } from 'node:path';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { INVOKE_LIMITS, openClient } from '../../lambdas/aws/open-client.ts';
import { endpointsFile } from '../../local/data-dir/endpoints-file.ts';
import { AdminFailed } from './admin-failed.ts';
import { outputOf, type StackConfig, stackOutputs } from './stack-outputs.ts';

/** Which service a command is for: the running local one, unless a stack or a function is named. */
export interface AccessFlags {
  readonly dataDir: string;
  readonly stack?: string;
  readonly function?: string;
  readonly region?: string;
  readonly profile?: string;
}

/** One of the operator's functions, and a client that may invoke it. */
export interface OperatorAccess {
  readonly client: LambdaClient;
  readonly functionName: string;
}

/** The operator's functions: the output of the stack that names each, and the local service's name of it. */
const FUNCTIONS = {
  admin: { output: 'AdminFunctionName', local: 'function_name' },
  rebuild: { output: 'RebuildFunctionName', local: 'rebuild_function_name' },
} as const;
export type OperatorFunction = keyof typeof FUNCTIONS;

/** Signed into the call, and not checked on a laptop. */
const LOCAL_REGION = 'us-east-1';

/** @throws AdminFailed that says what to start or which flag to give. */
export async function operatorAccess(
  flags: AccessFlags,
  which: OperatorFunction = 'admin',
): Promise<OperatorAccess> {
  if (flags.stack === undefined && flags.function === undefined) return localAccess(flags, which);
  const config: StackConfig = {
    ...(flags.region === undefined ? {} : { region: flags.region }),
    ...(flags.profile === undefined ? {} : { profile: flags.profile }),
  };
  const functionName =
    flags.function ?? (await functionOfStack(flags.stack ?? '', FUNCTIONS[which].output, config));
  return { client: openClient(LambdaClient, INVOKE_LIMITS, config), functionName };
}

function localAccess({ dataDir }: AccessFlags, which: OperatorFunction): OperatorAccess {
  const file = endpointsFile(resolve(dataDir));
  const endpoints = file.read();
  if (endpoints === undefined) {
    throw new AdminFailed(
      `No service is running on ${dataDir}: start it with npm start, or name a stack in AWS with --stack`,
    );
  }
  if (endpoints.admin === undefined) throw new AdminFailed(`${file.file} names no admin function`);
  const { endpoint, access_key_id, secret_access_key } = endpoints.admin;
  const credentials = { accessKeyId: access_key_id, secretAccessKey: secret_access_key };
  return {
    client: openClient(LambdaClient, INVOKE_LIMITS, {
      endpoint,
      region: LOCAL_REGION,
      credentials,
      maxAttempts: 1,
    }),
    functionName: endpoints.admin[FUNCTIONS[which].local],
  };
}

async function functionOfStack(stack: string, output: string, config: StackConfig): Promise<string> {
  const outputs = await stackOutputs(stack, config, '; --function names the function without it');
  return outputOf(outputs, stack, output);
}
