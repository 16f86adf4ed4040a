import type { AwsCredentials } from '../aws-gateway/principals.ts';
import type { Deployment } from '../contract.ts';
import type { FunctionSettings } from './function-settings.ts';

/** The environment of the machine is not passed on. */
export function functionEnvironment(
  settings: FunctionSettings,
  deployment: Deployment,
  credentials: AwsCredentials,
  localAddress: (address: string) => string,
): Readonly<Record<string, string>> {
  const written = Object.entries(settings.environment).map(([name, value]) => [name, localAddress(value)]);
  return {
    ...Object.fromEntries(written),
    AWS_REGION: deployment.region,
    AWS_DEFAULT_REGION: deployment.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    // A client of a service that is not implemented gets an error and never calls AWS.
    AWS_ENDPOINT_URL: deployment.awsEndpoint,
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
