import type { AwsCredentials } from '../aws-gateway/principals.ts';
import type { Home } from '../contract.ts';
import type { FunctionSettings } from './function-settings.ts';

/**
 * Everything that a function's `process.env` holds: the template's variables, those that Lambda sets, and
 * the endpoint to which the SDK sends every call. Nothing of the machine's own environment.
 */
export function functionEnvironment(
  settings: FunctionSettings,
  home: Home,
  credentials: AwsCredentials,
): Readonly<Record<string, string>> {
  return {
    ...settings.environment,
    AWS_REGION: home.region,
    AWS_DEFAULT_REGION: home.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    // One address for every service: a client whose service the runtime lacks is told so, and never reaches AWS.
    AWS_ENDPOINT_URL: home.awsEndpoint,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_LAMBDA_FUNCTION_NAME: settings.logicalId,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(settings.memoryMegabytes),
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_LOG_FORMAT: 'JSON',
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
  };
}
