import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { WebSocketApi, type WebSocketRoute, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import {
  streamConnectEnvironment,
  streamDisconnectEnvironment,
  streamFanOutEnvironment,
  streamSenderEnvironment,
} from '../../lambdas/environment.ts';
import { PARTITION } from '../../lambdas/store/keys.ts';
import { customDomain } from '../custom-domains.ts';
import type { Settings } from '../settings.ts';
import { ownName } from './construct-name.ts';
import { createOneByOne } from './create-one-by-one.ts';
import type { DnsRecords } from './dns-records.ts';
import type { EventBus } from './event-bus.ts';
import { GatewayDomain } from './gateway-domain.ts';
import { grantSend } from './grant-send.ts';
import { logicalId } from './logical-id.ts';
import type { MailStore } from './mail-store.ts';
import { policyVariable } from './policy-variable.ts';
import { ServiceFunction } from './service-function.ts';
import { WorkQueue } from './work-queue.ts';

const STAGE = 'v1';
const HANDLER_TIMEOUT = Duration.seconds(15);
const FAN_OUT_TIMEOUT = Duration.seconds(60);
/**
 * Batches that Lambda throttles count as received: with fewer, events would be dead-lettered after half an hour at the
 * account's limit.
 */
const MAX_RECEIVES = 50;
const MEMORY_MEGABYTES = 512;
const SOCKET_ROWS = [PARTITION.sockets, PARTITION.connection];

export interface EventStreamProps {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly events: EventBus;
  readonly dns: DnsRecords;
}

/**
 * Events pass a rule, a queue and a fan-out function to every socket of the tenant. Each route has a function because
 * only two of them may send.
 */
export class EventStream extends Construct {
  readonly work: WorkQueue;
  /**
   * Functions reach open sockets at the gateway's own URL, because it works before a custom domain does. It ends in
   * /v1.
   */
  readonly url: string;
  readonly clientUrl: string;
  readonly api: WebSocketApi;
  readonly stage: WebSocketStage;

  constructor(scope: Construct, id: string, props: EventStreamProps) {
    super(scope, id);
    const { settings, store } = props;
    const common = { settings, timeout: HANDLER_TIMEOUT, memoryMegabytes: MEMORY_MEGABYTES };
    const rows = { TABLE_NAME: store.table.tableName };
    this.api = new WebSocketApi(this, 'Api', {
      apiName: ownName('stream'),
      routeSelectionExpression: '$request.body.type',
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: STAGE,
      autoDeploy: true,
      throttle: { rateLimit: settings.apiRequestsPerSecond, burstLimit: settings.apiRequestsPerSecond },
    });
    // The attribute of the API is also right where the template is run locally.
    this.url = `${this.api.apiEndpoint}/${STAGE}`;
    this.clientUrl = this.clientAddress(this.stage, props);
    this.work = new WorkQueue(this, 'Work', {
      consumerTimeout: FAN_OUT_TIMEOUT,
      maxReceiveCount: MAX_RECEIVES,
    });
    const replays = {
      KEYRING_KEY_ID: store.keyringKey.keyArn,
      STREAM_QUEUE_URL: this.work.queue.queueUrl,
    };
    const sender = { schema: streamSenderEnvironment, values: { ...rows, STREAM_URL: this.url } };

    const connect = new ServiceFunction(this, 'Connect', {
      ...common,
      entry: 'stream-connect',
      description: 'accepts connections to the stream',
      environment: {
        schema: streamConnectEnvironment,
        values: { ...rows, ...replays, POLICY: policyVariable(this, settings) },
      },
    });
    store.grantPartitions(connect, [PARTITION.address, PARTITION.tenant], 'GetItem');
    store.grantPartitions(connect, [PARTITION.credential], 'BatchGetItem', 'UpdateItem');
    store.grantPartitions(connect, [PARTITION.waits], 'UpdateItem');
    store.grantPartitions(connect, SOCKET_ROWS, 'BatchWriteItem');
    store.grantPartitions(connect, [PARTITION.sockets], 'DeleteItem');
    // A refused call of a suspended tenant is audited.
    store.grantPartitions(connect, [PARTITION.audit, PARTITION.keyring], 'PutItem');
    this.grantLog(connect, store);
    // A connection may be the first use of a deployment's keys.
    store.grantKeyring(connect, 'GenerateDataKey');
    const onConnect = this.route('$connect', connect);

    const disconnect = new ServiceFunction(this, 'Disconnect', {
      ...common,
      entry: 'stream-disconnect',
      description: 'removes closed connections',
      environment: { schema: streamDisconnectEnvironment, values: rows },
    });
    store.grantPartitions(disconnect, SOCKET_ROWS, 'GetItem', 'BatchWriteItem');
    store.grantPartitions(disconnect, [PARTITION.sockets], 'DeleteItem');
    store.grantPartitions(disconnect, [PARTITION.waits], 'UpdateItem');
    const onDisconnect = this.route('$disconnect', disconnect);

    const message = new ServiceFunction(this, 'Message', {
      ...common,
      entry: 'stream-message',
      description: 'answers frames from clients of the stream',
      environment: sender,
    });
    store.grantPartitions(message, [...SOCKET_ROWS, PARTITION.address], 'GetItem');
    store.grantPartitions(message, [PARTITION.credential, PARTITION.sockets, PARTITION.waits], 'UpdateItem');
    store.grantPartitions(message, SOCKET_ROWS, 'BatchWriteItem');
    store.grantPartitions(message, [PARTITION.sockets], 'DeleteItem');
    this.grantSend(message);
    const onMessage = this.route('$default', message);
    createOneByOne([onConnect, onDisconnect, onMessage, this.stage]);

    const fanOut = new ServiceFunction(this, 'FanOut', {
      ...common,
      timeout: FAN_OUT_TIMEOUT,
      entry: 'stream-fan-out',
      description: 'sends events to open sockets',
      // Each page of a replay sends the next, until the end of the log.
      allowsRecursion: true,
      environment: {
        schema: streamFanOutEnvironment,
        values: { ...rows, ...replays, STREAM_URL: this.url },
      },
    });
    store.grantPartitions(fanOut, [PARTITION.address, PARTITION.sockets], 'GetItem');
    store.grantPartitions(
      fanOut,
      [PARTITION.address, PARTITION.credential, PARTITION.sockets],
      'BatchGetItem',
    );
    store.grantPartitions(fanOut, [PARTITION.sockets], 'Query');
    store.grantPartitions(fanOut, [PARTITION.sockets, PARTITION.waits], 'UpdateItem');
    this.grantLog(fanOut, store);
    store.grantPartitions(fanOut, SOCKET_ROWS, 'BatchWriteItem');
    store.grantPartitions(fanOut, [PARTITION.sockets], 'DeleteItem');
    this.grantSend(fanOut);
    this.work.consumeWith(fanOut, { batchSize: 10, share: 'StreamFanOut' });
    props.events.takeEvents(this, 'Arrivals', {
      description: 'Events for the open sockets of their tenant',
      listener: 'stream',
      work: this.work,
      undelivered: 'UndeliveredEvents',
    });
    this.acknowledge();
  }

  private grantLog(grantee: IGrantable, store: MailStore): void {
    store.grantPartitions(grantee, [PARTITION.log], 'Query');
    store.grantPartitions(grantee, [PARTITION.usage, PARTITION.keyring], 'GetItem');
    store.grantKeyring(grantee, 'Decrypt');
    grantSend(this.work.queue, grantee);
  }

  grantSend(grantee: IGrantable): void {
    const connections = (method: string) =>
      Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: `${STAGE}/${method}/@connections/*`,
      });
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['execute-api:ManageConnections'],
        resources: [connections('POST'), connections('DELETE')],
      }),
    );
  }

  private clientAddress(stage: WebSocketStage, { settings, dns }: EventStreamProps): string {
    const own = customDomain(settings, 'stream');
    if (own === undefined) return this.url;
    new GatewayDomain(this, 'Domain', { own, record: 'Stream', api: this.api, stage, path: STAGE, dns });
    return `wss://${own.name}/${STAGE}`;
  }

  private acknowledge(): void {
    Validations.of(this.api).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'Keys are checked by the function of $connect; only it knows scope and permission',
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG1',
      reason:
        'A WebSocket stage logs through a role that belongs to the whole account and region; CloudWatch counts connections and messages without it',
    });
    const api = logicalId(this.api);
    for (const method of ['POST', 'DELETE']) {
      Validations.of(Stack.of(this)).acknowledge({
        id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<${api}>/${STAGE}/${method}/@connections/*]`,
        reason: 'API Gateway names sockets when they open; the resource covers all sockets of this stage',
      });
    }
  }

  private route<E extends ReturnType<typeof streamDisconnectEnvironment>>(
    key: string,
    handler: ServiceFunction<E>,
  ): WebSocketRoute {
    return this.api.addRoute(key, {
      integration: new WebSocketLambdaIntegration(`${key.slice(1)}Integration`, handler.function),
    });
  }
}
