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

/** CloudFormation throttles callers that poll stacks concurrently, so the SDK retries with growing pauses. */
const LIMITS: CallLimits = { attemptMs: 30_000, idleMs: 30_000, attempts: 8, callMs: 120_000 };

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

export interface Examination {
  readonly text: string;
  readonly failures: readonly string[];
}

/** The examiner is injected, because the doctor's package imports this one. */
export interface Examiner {
  beforeDeploy(settings: Readonly<Record<string, unknown>>, flags: ExaminerFlags): Promise<Examination>;
  probe(stack: string, flags: ExaminerFlags): Promise<Examination>;
}

export interface ExaminerFlags extends StackConfig {
  /** ARN of the role or user with which the stack is deployed. */
  readonly deployer?: string;
  readonly dnsServer?: string;
}

/** Tests replace these dependencies: AWS, the terminal, and the clock. */
export interface World {
  readonly aws: DeploymentClients;
  identity(): Promise<Identity>;
  operator(operatorUrl: string): OperatorAccess;
  readonly examiner: Examiner;
  /** The function is undefined without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  print(text: string): void;
  pause(ms: number): Promise<void>;
}

export interface DeploymentFlags extends StackConfig {
  readonly roleArn?: string;
  readonly yes?: boolean;
  readonly plan?: boolean;
  readonly dnsServer?: string;
}
