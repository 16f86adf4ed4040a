import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { CallFaults } from '../../src/aws-gateway/call-faults.ts';
import { partitionKeys } from '../../src/aws-gateway/leading-keys.ts';
import { type AwsCredentials, PrincipalRegistry } from '../../src/aws-gateway/principals.ts';
import { type AwsGateway, startAwsGateway } from '../../src/aws-gateway/start-aws-gateway.ts';
import type { Json, ServiceEndpoint } from '../../src/contract.ts';
import { tableDefinitions } from '../../src/dynamodb-rules/table-definitions.ts';
import { type Engines, startEngines } from '../../src/engines/engines.ts';
import { provision } from '../../src/engines/provision.ts';
import { compilePolicies } from '../../src/iam/compile-policies.ts';
import { PermissionJournal } from '../../src/iam/permission-journal.ts';
import { exampleTemplate } from '../engines/example-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

export const ACCOUNT = 'us-east-1:000000000000';
export const TABLE = `arn:aws:dynamodb:${ACCOUNT}:table/Rows`;
export const BUCKET = 'arn:aws:s3:::mail';
export const WORK = `arn:aws:sqs:${ACCOUNT}:Work`;

export interface Clients {
  readonly credentials: AwsCredentials;
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly sqs: SQSClient;
  readonly sockets: ApiGatewayManagementApiClient;
}

export class GatewayFixture {
  readonly principals = new PrincipalRegistry();
  readonly journal = new PermissionJournal();
  now = Date.now();
  readonly engines: Engines;
  readonly #faults: CallFaults | undefined;
  readonly #gateway: AwsGateway;
  readonly #services: readonly ServiceEndpoint[];
  readonly #statements = new Map<string, readonly Json[]>();
  readonly #clients: { destroy(): void }[] = [];

  constructor(
    gateway: AwsGateway,
    engines: Engines,
    services: readonly ServiceEndpoint[],
    faults: CallFaults | undefined,
  ) {
    this.#gateway = gateway;
    this.engines = engines;
    this.#services = services;
    this.#faults = faults;
  }

  get origin(): string {
    return this.#gateway.origin;
  }

  get workUrl(): string {
    return `${this.origin}/000000000000/Work`;
  }

  as(...statements: Json[]): Clients {
    const roleLogicalId = `Role${this.#statements.size}`;
    this.#statements.set(roleLogicalId, statements);
    this.#open();
    return this.clients(this.principals.issue(roleLogicalId));
  }

  asOperator(): Clients {
    return this.clients(this.principals.issue(undefined));
  }

  clients(credentials: AwsCredentials, maxAttempts = 1): Clients {
    const common = { region: 'us-east-1', endpoint: this.origin, credentials, maxAttempts };
    const clients = {
      credentials,
      dynamodb: new DynamoDBClient(common),
      s3: new S3Client(common),
      sqs: new SQSClient(common),
      sockets: new ApiGatewayManagementApiClient(common),
    };
    this.#clients.push(clients.dynamodb, clients.s3, clients.sqs, clients.sockets);
    return clients;
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    await this.#gateway.stop();
    await this.engines.stop();
  }

  #open(): void {
    const roles = [...this.#statements].map(([logicalId, Statement]): [string, Json] => [
      logicalId,
      {
        Type: 'AWS::IAM::Role',
        Properties: { Policies: [{ PolicyName: 'All', PolicyDocument: { Statement } }] },
      },
    ]);
    this.#gateway.open({
      principals: this.principals,
      permissions: compilePolicies(exampleTemplate(Object.fromEntries(roles))),
      journal: this.journal,
      partitionKeys: partitionKeys(exampleTemplate()),
      engines: this.engines,
      tables: tableDefinitions(exampleTemplate()),
      deployment: testDeployment,
      services: this.#services,
      cors: new Map([['mail', { methods: ['GET', 'HEAD'], exposed: ['etag'], maxAgeSeconds: 600 }]]),
      now: () => this.now,
      faults: this.#faults,
    });
  }

  static async start(
    services: readonly ServiceEndpoint[] = [],
    faultsOf?: (engines: Engines) => Promise<CallFaults>,
  ): Promise<GatewayFixture> {
    const gateway = await startAwsGateway();
    const engines = await startEngines();
    await provision(exampleTemplate(), engines, testDeployment);
    const fixture = new GatewayFixture(gateway, engines, services, await faultsOf?.(engines));
    fixture.#open();
    return fixture;
  }
}

export function allow(Action: Json, Resource: Json): Json {
  return { Effect: 'Allow', Action, Resource };
}

export async function errorName(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
  return 'no error';
}
