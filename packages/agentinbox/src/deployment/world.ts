import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudWatchClient } from '@aws-sdk/client-cloudwatch';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Route53Client } from '@aws-sdk/client-route-53';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { type CallLimits, openClient } from '../../../../lambdas/aws/open-client.ts';
import type { OperatorAccess } from '../admin/ask-admin.ts';
import type { StackConfig } from '../stack-outputs.ts';
import type { Identity } from './identity.ts';

/** CloudFormation throttles a caller that follows a stack beside others: the SDK repeats such calls with growing pauses. */
const LIMITS: CallLimits = { attemptMs: 30_000, idleMs: 30_000, attempts: 8, callMs: 120_000 };

/** Clients with the credentials of the person who deploys. */
export function deploymentClients(config: StackConfig) {
  return {
    cloudFormation: openClient(CloudFormationClient, LIMITS, config),
    cloudWatch: openClient(CloudWatchClient, LIMITS, config),
    dynamoDb: openClient(DynamoDBClient, LIMITS, config),
    route53: openClient(Route53Client, LIMITS, config),
    s3: openClient(S3Client, LIMITS, config),
    sesv2: openClient(SESv2Client, LIMITS, config),
  };
}
export type DeploymentClients = ReturnType<typeof deploymentClients>;

/** What the doctor says of an account or a stack. */
export interface Examination {
  readonly text: string;
  readonly failures: readonly string[];
}

/** The doctor, which is a package of its own that imports this one. */
export interface Examiner {
  /** @param settings as in the settings file. */
  beforeDeploy(settings: Readonly<Record<string, unknown>>, flags: ExaminerFlags): Promise<Examination>;
  /** Sends an email to a temporary inbox of the stack. */
  probe(stack: string, flags: ExaminerFlags): Promise<Examination>;
}

export interface ExaminerFlags extends StackConfig {
  /** ARN of the role or user whose permissions deploy. */
  readonly deployer?: string;
  readonly dnsServer?: string;
}

/** Everything outside of the command: AWS, the person at the terminal, and the clock. */
export interface World {
  readonly aws: DeploymentClients;
  identity(): Promise<Identity>;
  operator(operatorUrl: string): OperatorAccess;
  readonly examiner: Examiner;
  /** Undefined without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  print(text: string): void;
  pause(ms: number): Promise<void>;
}

/** Flags that deploy, upgrade and destroy share. */
export interface DeploymentFlags extends StackConfig {
  readonly roleArn?: string;
  readonly yes?: boolean;
  readonly plan?: boolean;
  readonly dnsServer?: string;
}
