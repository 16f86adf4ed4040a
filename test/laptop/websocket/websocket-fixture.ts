import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { ClientOptions } from 'ws';
import * as z from 'zod';
import { PrincipalRegistry } from '../../../packages/laptop/src/aws-gateway/principals.ts';
import {
  type AwsGateway,
  startAwsGateway,
} from '../../../packages/laptop/src/aws-gateway/start-aws-gateway.ts';
import type {
  Deployment,
  Invocation,
  Json,
  JsonObject,
  LocalFunction,
  Running,
} from '../../../packages/laptop/src/contract.ts';
import { freePort } from '../../../packages/laptop/src/engines/free-port.ts';
import { compilePolicies } from '../../../packages/laptop/src/iam/compile-policies.ts';
import { PermissionJournal } from '../../../packages/laptop/src/iam/permission-journal.ts';
import { managementEndpoint } from '../../../packages/laptop/src/websocket/management-endpoint.ts';
import { OpenSockets } from '../../../packages/laptop/src/websocket/open-sockets.ts';
import { startWebSocketApi } from '../../../packages/laptop/src/websocket/websocket-api.ts';
import { NO_ENGINES } from '../../../packages/laptop/test/aws-gateway/no-engines.ts';
import { exampleTemplate } from '../../../packages/laptop/test/engines/example-template.ts';
import { testDeployment } from '../../../packages/laptop/test/template/test-deployment.ts';
import { ManualClock } from '../../lambdas/webhooks/manual-clock.ts';
import { StreamClient } from '../../system/stream-client.ts';

export const API = 'Stream';
export const STAGE = 'v1';

type Handler = (event: JsonObject) => Invocation | Promise<Invocation>;

export class WebSocketFixture {
  readonly clock = new ManualClock();
  readonly events: { readonly routeKey: string; readonly event: JsonObject }[] = [];
  readonly failures: unknown[] = [];
  handlers: Record<string, Handler> = {};
  readonly origin: string;
  readonly #principals = new PrincipalRegistry();
  readonly #running: Running[] = [];
  readonly #clients: ApiGatewayManagementApiClient[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(port: number) {
    this.origin = `127.0.0.1:${port}`;
  }

  static async start(resources: Readonly<Record<string, Json>> = {}): Promise<WebSocketFixture> {
    const gateway = await startAwsGateway();
    const port = await freePort();
    const fixture = new WebSocketFixture(port);
    fixture.#running.push(gateway);
    await fixture.#open(gateway, port, resources);
    return fixture;
  }

  /** @param query as it is after the question mark. */
  connect(query = '', options: ClientOptions = {}): Promise<StreamClient> {
    return StreamClient.open(`ws://${this.origin}/${STAGE}${query === '' ? '' : `?${query}`}`, options);
  }

  management(role?: string): ApiGatewayManagementApiClient {
    const client = new ApiGatewayManagementApiClient({
      region: 'us-east-1',
      endpoint: `http://${this.origin}/${STAGE}`,
      credentials: this.#principals.issue(role),
      maxAttempts: 1,
    });
    this.#clients.push(client);
    return client;
  }

  async event(routeKey: string, number = 1): Promise<JsonObject> {
    for (;;) {
      const found = this.events.filter((each) => each.routeKey === routeKey)[number - 1];
      if (found !== undefined) return found.event;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    for (const part of this.#running.splice(0).reverse()) await part.stop();
  }

  async #open(gateway: AwsGateway, port: number, resources: Readonly<Record<string, Json>>): Promise<void> {
    const template = exampleTemplate({ ...apiResources(), ...resources });
    const sockets = new OpenSockets();
    const deployment: Deployment = { ...testDeployment, awsEndpoint: gateway.origin };
    const api = template.get(API);
    this.#running.push(
      await startWebSocketApi({
        api,
        template,
        functions: { find: (name) => this.#find(name) },
        deployment,
        port,
        sockets,
        manage: gateway.answer,
        clock: this.clock,
        onFailure: (error) => this.failures.push(error),
      }),
    );
    gateway.open({
      cors: new Map(),
      principals: this.#principals,
      permissions: compilePolicies(template),
      journal: new PermissionJournal(),
      partitionKeys: new Map(),
      tables: new Map(),
      engines: NO_ENGINES,
      deployment,
      services: [managementEndpoint(sockets, deployment)],
    });
  }

  /** The integrations of the test's template are named by the routes that they serve. */
  #find(routeKey: string): LocalFunction {
    return {
      logicalId: routeKey,
      arn: routeKey,
      timeoutMs: 30_000,
      invoke: async (event) => this.#play(routeKey, objectSchema.parse(event)),
      stop: async () => undefined,
    };
  }

  async #play(routeKey: string, event: JsonObject): Promise<Invocation> {
    this.events.push({ routeKey, event });
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
    return this.handlers[routeKey]?.(event) ?? { ok: true, payload: { statusCode: 200 } };
  }
}

const objectSchema = z.record(z.string(), z.json());

export function apiResources(routes: readonly string[] = ['$connect', '$default', '$disconnect', 'named']) {
  const resources: Record<string, Json> = {
    [API]: {
      Type: 'AWS::ApiGatewayV2::Api',
      Properties: { ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.action' },
    },
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: API, StageName: STAGE, AutoDeploy: true },
    },
  };
  for (const [index, RouteKey] of routes.entries()) {
    resources[`Route${index}`] = {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: { ApiId: API, RouteKey, Target: `integrations/Integration${index}` },
    };
    resources[`Integration${index}`] = {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { ApiId: API, IntegrationType: 'AWS_PROXY', IntegrationUri: RouteKey },
    };
  }
  return resources;
}
