import { join } from 'node:path';
import * as z from 'zod';
import type { AdverseMode } from '../adverse/adverse-mode.ts';
import type { Authority } from '../aws-gateway/authorize.ts';
import type { TableCall } from '../aws-gateway/call-faults.ts';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import type { AwsGateway } from '../aws-gateway/start-aws-gateway.ts';
import { tableShapes } from '../aws-gateway/table-shapes.ts';
import { writtenRows } from '../aws-gateway/written-rows.ts';
import {
  type Deployment,
  type ResolvedTemplate,
  type Resource,
  type Running,
  type ServiceEndpoint,
  TemplateRefused,
} from '../contract.ts';
import { PrivateJson } from '../data-dir/private-json.ts';
import type { QueueEngine } from '../engines/queue-engine.ts';
import { EventBus } from '../event-bus/event-bus.ts';
import { EventSource, eventSourceSettings } from '../event-source/event-source.ts';
import { RoleQueue } from '../event-source/role-queue.ts';
import { StreamRecords } from '../event-source/stream-records.ts';
import { isOfTable, TableStream, tableStreamSettings } from '../event-source/table-stream.ts';
import { startFunctionUrl } from '../function-url/function-url.ts';
import { type Functions, prepareFunctions } from '../functions/functions.ts';
import { startHttpApi } from '../http-api/http-api.ts';
import type { ProxyServerOptions } from '../http-proxy/proxy-server.ts';
import { KeyMaterial, keyMaterialSchema } from '../kms/key-material.ts';
import { kmsEndpoint } from '../kms/kms-endpoint.ts';
import { refuseUninvocable } from '../lambda/invoke-permissions.ts';
import { lambdaEndpoint } from '../lambda/lambda-endpoint.ts';
import type { CloudAssembly } from '../template/assembly.ts';
import type { TestMail } from '../test-mail/test-mail.ts';
import { managementEndpoint } from '../websocket/management-endpoint.ts';
import { OpenSockets } from '../websocket/open-sockets.ts';
import { startWebSocketApi } from '../websocket/websocket-api.ts';
import type { AllocatedPorts } from './allocate-ports.ts';
import { mailFunctions } from './mail-functions.ts';

export interface ComputeOptions {
  readonly template: ResolvedTemplate;
  readonly assembly: CloudAssembly;
  readonly deployment: Deployment;
  readonly principals: PrincipalRegistry;
  readonly allocated: AllocatedPorts;
  readonly queues: QueueEngine;
  readonly manage: AwsGateway['answer'];
  readonly authority: Authority;
  readonly state: string;
  readonly logDir: string;
  readonly executions: number;
  readonly isFrugal?: boolean | undefined;
  readonly report: (line: string) => void;
  readonly adverse?: AdverseMode | undefined;
  readonly testMail: TestMail;
  readonly onReply?: ProxyServerOptions['onReply'];
}

export interface Compute extends Running {
  readonly services: readonly ServiceEndpoint[];
  readonly events: EventBus;
  readonly functions: Functions;
  open(): void;
  loadMailFunctions(): Promise<void>;
  written(tableCall: Pick<TableCall, 'operation' | 'body'>): void;
  isIdle(): boolean;
  recursiveInvocationsDropped(): ReadonlyMap<string, number>;
}

export async function startCompute(options: ComputeOptions): Promise<Compute> {
  const { template, deployment, queues, state, report, adverse } = options;
  const onFailure = (error: unknown) => report(error instanceof Error ? error.message : String(error));
  refuseUninvocable(template, deployment);
  const functions = prepareFunctions({ ...options, faults: adverse?.instances });
  const keys = new KeyMaterial(
    new PrivateJson(join(state, 'kms-keys.json'), keyMaterialSchema),
    template.ofType('AWS::KMS::Key').map(({ logicalId }) => logicalId),
  );
  const events = new EventBus({
    template,
    deployment,
    queues,
    findFunction: (arn) => functions.find(arn),
    onFailure,
    fired: new PrivateJson(join(state, 'schedules.json'), z.record(z.string(), z.number())),
    faults: adverse?.events,
  });
  const mappings = template.ofType('AWS::Lambda::EventSourceMapping');
  const shapes = tableShapes(template);
  const sources = mappings
    .filter((mapping) => !isOfTable(mapping))
    .map((mapping) => eventSource(mapping, functions, options, onFailure));
  const records = new StreamRecords(new PrivateJson(join(state, 'stream-records.json'), z.number()));
  const streams = mappings
    .filter(isOfTable)
    .map((mapping) => tableStream(mapping, functions, records, options, onFailure));
  const sockets = new OpenSockets();
  const servers = await startServers(options, functions, sockets, onFailure);
  let isStopping = false;
  return {
    services: [
      kmsEndpoint(keys, deployment),
      events,
      records,
      managementEndpoint(sockets, deployment),
      lambdaEndpoint(functions, deployment),
    ],
    events,
    functions,
    open() {
      for (const source of sources) source.start();
      events.start();
    },
    async loadMailFunctions() {
      for (const name of mailFunctions(template)) {
        if (isStopping) return;
        await functions.find(name).load();
      }
    },
    recursiveInvocationsDropped() {
      const dropped = new Map<string, number>();
      for (const source of sources) {
        const { target, recursiveInvocationsDropped: more } = source;
        if (more > 0) dropped.set(target, (dropped.get(target) ?? 0) + more);
      }
      return dropped;
    },
    written({ operation, body }) {
      const added = records.add(writtenRows(operation, body, shapes));
      for (const stream of streams) stream.written(added);
    },
    isIdle: () => functions.isIdle && events.isIdle && [...sources, ...streams].every(({ isIdle }) => isIdle),
    async stop() {
      isStopping = true;
      // Sources of new work stop first, then running work ends, then the functions stop.
      await Promise.all([...servers, ...sources, ...streams, events].map((part) => part.stop()));
      await functions.stop();
      records.stop();
    },
  };
}

const redrivenSchema = z.object({
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string() }).optional(),
});

function eventSource(
  mapping: Resource,
  functions: Functions,
  { deployment, queues, authority, template, adverse }: ComputeOptions,
  onFailure: (error: Error) => void,
): EventSource {
  const settings = eventSourceSettings(mapping);
  const target = functions.find(settings.functionName);
  const name = settings.queueArn.slice(settings.queueArn.lastIndexOf(':') + 1);
  const source = template.ofType('AWS::SQS::Queue').find(({ logicalId }) => logicalId === name);
  if (source === undefined) {
    throw new TemplateRefused(`Event source mapping ${mapping.logicalId}: its queue is not in this stack`);
  }
  const { RedrivePolicy } = redrivenSchema.parse(source.properties);
  const urlOf = (queueArn: string) =>
    `${deployment.awsEndpoint}/${deployment.accountId}/${queueArn.slice(queueArn.lastIndexOf(':') + 1)}`;
  const queue = new RoleQueue({
    queues,
    authority,
    roleLogicalId: functions.roleOf(target.logicalId),
    queueUrl: urlOf(settings.queueArn),
    deadLetterQueueUrl: RedrivePolicy && urlOf(RedrivePolicy.deadLetterTargetArn),
  });
  const faults = adverse?.deliveries(mapping.logicalId, urlOf(settings.queueArn));
  return new EventSource({ settings, target, queue, deployment, onFailure, faults });
}

function tableStream(
  mapping: Resource,
  functions: Functions,
  records: StreamRecords,
  { authority, queues }: ComputeOptions,
  onFailure: (error: Error) => void,
): TableStream {
  const settings = tableStreamSettings(mapping);
  const target = functions.find(settings.functionName);
  const roleLogicalId = functions.roleOf(target.logicalId);
  return new TableStream({ settings, target, records, queues, authority, roleLogicalId, onFailure });
}

async function startServers(
  options: ComputeOptions,
  functions: Functions,
  sockets: OpenSockets,
  onFailure: (error: unknown) => void,
): Promise<readonly Running[]> {
  const { template, deployment, allocated } = options;
  const portOf = ({ logicalId }: Resource) => {
    const port = allocated.byLogicalId.get(logicalId);
    if (port === undefined) throw new Error(`${logicalId} has no port`);
    return port;
  };
  const servers: Running[] = [];
  for (const api of template.ofType('AWS::ApiGatewayV2::Api')) {
    const { onReply } = options;
    const common = { api, template, functions, deployment, port: portOf(api), onFailure };
    // API Gateway imports OpenAPI documents as HTTP APIs only.
    switch (api.properties['ProtocolType'] ?? (api.properties['Body'] && 'HTTP')) {
      case 'HTTP':
        servers.push(
          await startHttpApi({
            ...common,
            callers: options,
            onReply,
            answerFirst: (request) => options.testMail.answer(request),
          }),
        );
        break;
      case 'WEBSOCKET':
        servers.push(await startWebSocketApi({ ...common, sockets, manage: options.manage }));
        break;
      default:
        throw new TemplateRefused(`API ${api.logicalId}: its protocol must be HTTP or WEBSOCKET`);
    }
  }
  for (const url of template.ofType('AWS::Lambda::Url')) {
    servers.push(
      await startFunctionUrl({
        url,
        functions,
        deployment,
        port: portOf(url),
        onFailure,
        onReply: options.onReply,
      }),
    );
  }
  return servers;
}
