import { setTimeout as delay } from 'node:timers/promises';
import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  UpdateStackCommand,
} from '@aws-sdk/client-cloudformation';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SNSClient } from '@aws-sdk/client-sns';
import type { Assembly } from './assembly.ts';

export const STACK = 'AgentInboxRehearsal';
const POLL_MS = 1000;

export interface Refused {
  readonly logicalId: string;
  readonly type: string;
  readonly reason: string;
}

/** Any emulator of CloudFormation, S3 and SNS with one endpoint can be used. */
export class Engine {
  readonly endpoint: URL;
  readonly region: string;
  readonly s3: S3Client;
  readonly sns: SNSClient;
  readonly #cloudFormation: CloudFormationClient;

  constructor(endpoint: string, region: string) {
    const credentials = {
      accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? 'test',
      secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'test',
    };
    const options = { endpoint, region, credentials };
    this.endpoint = new URL(endpoint);
    this.region = region;
    this.s3 = new S3Client({ ...options, forcePathStyle: true });
    this.sns = new SNSClient(options);
    this.#cloudFormation = new CloudFormationClient(options);
  }

  async deploy({ template, parameters = {}, assets }: Assembly, kind: 'create' | 'update'): Promise<string> {
    const buckets = new Set(assets.map(({ bucket }) => bucket));
    for (const Bucket of buckets) {
      await this.s3.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
        if (!/BucketAlready/.test(String(error))) throw error;
      });
    }
    for (const { bucket, key, bytes } of assets) {
      await this.s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
    }
    const [Bucket = ''] = buckets;
    const Key = `${STACK}.template.json`;
    await this.s3.send(new PutObjectCommand({ Bucket, Key, Body: template }));
    const input = {
      StackName: STACK,
      TemplateURL: new URL(`/${Bucket}/${Key}`, this.endpoint).href,
      Parameters: Object.entries(parameters).map(([ParameterKey, ParameterValue]) => ({
        ParameterKey,
        ParameterValue,
      })),
      Capabilities: ['CAPABILITY_IAM' as const, 'CAPABILITY_NAMED_IAM' as const],
    };
    await this.#cloudFormation.send(
      kind === 'create' ? new CreateStackCommand(input) : new UpdateStackCommand(input),
    );
    return this.#settled();
  }

  async delete(): Promise<string> {
    await this.#cloudFormation.send(new DeleteStackCommand({ StackName: STACK }));
    return this.#settled();
  }

  async #settled(): Promise<string> {
    for (;;) {
      const status = await this.status();
      if (!status.endsWith('_IN_PROGRESS')) return status;
      await delay(POLL_MS);
    }
  }

  async status(): Promise<string> {
    try {
      const { Stacks } = await this.#cloudFormation.send(new DescribeStacksCommand({ StackName: STACK }));
      return Stacks?.[0]?.StackStatus ?? 'DELETE_COMPLETE';
    } catch (error) {
      if (/does not exist/.test(String(error))) return 'DELETE_COMPLETE';
      throw error;
    }
  }

  async outputs(): Promise<Readonly<Record<string, string>>> {
    const { Stacks } = await this.#cloudFormation.send(new DescribeStacksCommand({ StackName: STACK }));
    return Object.fromEntries(
      (Stacks?.[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  }

  async resources(): Promise<
    readonly {
      readonly logicalId: string;
      readonly physicalId: string;
      readonly type: string;
      readonly status: string;
    }[]
  > {
    const found = [];
    let NextToken: string | undefined;
    do {
      const page = await this.#cloudFormation.send(
        new ListStackResourcesCommand({
          StackName: STACK,
          ...(NextToken === undefined ? {} : { NextToken }),
        }),
      );
      for (const each of page.StackResourceSummaries ?? []) {
        found.push({
          logicalId: each.LogicalResourceId ?? '',
          physicalId: each.PhysicalResourceId ?? '',
          type: each.ResourceType ?? '',
          status: each.ResourceStatus ?? '',
        });
      }
      NextToken = page.NextToken;
    } while (NextToken !== undefined);
    return found;
  }

  async failures(): Promise<readonly Refused[]> {
    const { StackEvents = [] } = await this.#cloudFormation.send(
      new DescribeStackEventsCommand({ StackName: STACK }),
    );
    return StackEvents.filter(({ ResourceStatus = '' }) => ResourceStatus.endsWith('_FAILED')).map(
      (event) => ({
        logicalId: event.LogicalResourceId ?? '',
        type: event.ResourceType ?? '',
        reason: event.ResourceStatusReason ?? '',
      }),
    );
  }
}
