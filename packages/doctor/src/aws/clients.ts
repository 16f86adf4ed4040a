import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { Route53Client } from '@aws-sdk/client-route-53';
import { SESClient } from '@aws-sdk/client-ses';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { SQSClient } from '@aws-sdk/client-sqs';
import { stackConfig } from 'agentinbox/operator';
import { type CallLimits, openClient } from '../../../../lambdas/aws/open-client.ts';
import { PolicySimulator } from './policy-simulator.ts';

export interface AwsFlags {
  readonly region?: string;
  readonly profile?: string;
}

/** SES throttles most API actions to about one call a second, so more attempts are needed. */
const LIMITS: CallLimits = { attemptMs: 10_000, idleMs: 10_000, attempts: 5, callMs: 30_000 };

export type AwsClients = ReturnType<typeof awsClients>;

export function awsClients(flags: AwsFlags) {
  const config = stackConfig(flags);
  const cloudFormation = openClient(CloudFormationClient, LIMITS, config);
  return {
    cloudFormation,
    iam: new PolicySimulator(cloudFormation),
    cloudWatch: openClient(CloudWatchClient, LIMITS, config),
    kms: openClient(KMSClient, LIMITS, config),
    lambda: openClient(LambdaClient, LIMITS, config),
    route53: openClient(Route53Client, LIMITS, config),
    ses: openClient(SESClient, LIMITS, config),
    sesv2: openClient(SESv2Client, LIMITS, config),
    sns: openClient(SNSClient, LIMITS, config),
    sqs: openClient(SQSClient, LIMITS, config),
  };
}

export function destroyClients(clients: AwsClients): void {
  for (const client of Object.values(clients)) client.destroy();
}

export const undefinedFor =
  (name: string) =>
  (error: unknown): undefined => {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  };
