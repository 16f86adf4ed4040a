import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Deployment, LocalFunction, ResolvedTemplate, Resource, Running } from '../contract.ts';
import { THROTTLED, TOO_LARGE } from '../functions/function-pool.ts';
import type { Functions } from '../functions/functions.ts';
import { preflightReply, withCorsHeaders } from '../http-proxy/cors.ts';
import { corsSchema } from '../http-proxy/cors-schema.ts';
import { httpApiPath, proxyEvent } from '../http-proxy/proxy-event.ts';
import { gatewayReply, type ProxyReply, proxyReply } from '../http-proxy/proxy-reply.ts';
import { type ProxyServerOptions, startProxyServer } from '../http-proxy/proxy-server.ts';
import { readLimited } from '../http-proxy/read-limited.ts';
import { TokenBucket, throttleSchema } from '../http-proxy/token-bucket.ts';
import { propertiesOf } from '../template/properties-of.ts';
import { type Callers, iamAuthorizer } from './iam-authorizer.ts';
import { openApiBodySchema, routesOfBody } from './open-api-body.ts';
import { RouteTable } from './route-table.ts';

/** The limits are API Gateway's quotas "Payload size" and "Maximum integration timeout" of HTTP APIs. */
const PAYLOAD_BYTES = 10 * 1024 * 1024;
const INTEGRATION_MS = 30_000;

const apiSchema = z.object({
  CorsConfiguration: corsSchema.optional(),
  Body: openApiBodySchema.optional(),
});
const stageSchema = z.object({
  ApiId: z.string(),
  StageName: z.literal('$default'),
  DefaultRouteSettings: throttleSchema.optional(),
});
const routeSchema = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string().startsWith('integrations/'),
  AuthorizationType: z.enum(['NONE', 'AWS_IAM']).default('NONE'),
});
const integrationSchema = z.object({
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z.int().min(50).max(INTEGRATION_MS).default(INTEGRATION_MS),
});

interface Integration {
  readonly target: LocalFunction;
  readonly timeoutMs: number;
  readonly isSigned: boolean;
}

interface HttpApiOptions {
  readonly api: Resource;
  readonly template: ResolvedTemplate;
  readonly functions: Functions;
  readonly deployment: Deployment;
  readonly callers: Callers;
  readonly port: number;
  readonly onFailure: (error: unknown) => void;
  readonly onReply?: ProxyServerOptions['onReply'];
  readonly answerFirst?: ((request: IncomingMessage) => Promise<ProxyReply | undefined>) | undefined;
  readonly now?: () => number;
}

export function startHttpApi(options: HttpApiOptions): Promise<Running> {
  const { api, template, functions, port, onFailure, onReply } = options;
  const cors = propertiesOf(api, apiSchema).CorsConfiguration;
  const throttle = throttleOf(api, template, options.now ?? Date.now);
  const routes = routesOf(api, template, functions);
  return startProxyServer({
    port,
    onFailure,
    onReply,
    async answer(request) {
      const own = await options.answerFirst?.(request);
      if (own !== undefined) return own;
      if (throttle?.take() === false) return gatewayReply(429, 'Too Many Requests');
      const preflight = cors === undefined ? undefined : preflightReply(cors, request);
      return preflight ?? answer(request, routes, { ...options, cors, apiId: api.logicalId });
    },
  });
}

function throttleOf(api: Resource, template: ResolvedTemplate, now: () => number): TokenBucket | undefined {
  const [limits] = template
    .ofType('AWS::ApiGatewayV2::Stage')
    .filter(({ properties }) => properties['ApiId'] === api.logicalId)
    .flatMap((stage) => propertiesOf(stage, stageSchema).DefaultRouteSettings ?? []);
  return limits === undefined ? undefined : new TokenBucket(limits, now);
}

interface ReplyOptions extends Pick<HttpApiOptions, 'deployment' | 'callers'> {
  readonly cors: z.output<typeof corsSchema> | undefined;
  readonly apiId: string;
}

/** AWS does not document CORS headers on errors of the gateway itself, so no client may depend on them. */
async function answer(
  request: IncomingMessage,
  routes: RouteTable<Integration>,
  { cors, apiId, deployment, callers }: ReplyOptions,
): Promise<ProxyReply> {
  const body = await readLimited(request, PAYLOAD_BYTES);
  if (body === undefined) return gatewayReply(413, 'Request Entity Too Large');
  const path = httpApiPath(request.url ?? '/');
  const route = routes.match(request.method ?? 'GET', path);
  if (route === undefined) return gatewayReply(404, 'Not Found');
  const { target, timeoutMs, isSigned } = route.target;
  const authorizer = isSigned ? await iamAuthorizer(request, path, body, apiId, callers) : {};
  if (authorizer === undefined) return gatewayReply(403, 'Forbidden');
  const event = proxyEvent({
    request,
    path,
    body,
    route,
    apiId,
    accountId: deployment.accountId,
    authorizer,
    now: Date.now(),
  });
  return within(timeoutMs, async () => {
    const invocation = await target.invoke(event, [], 'shared');
    if (!invocation.ok) return failureReply(invocation.errorType);
    const reply = proxyReply(invocation.payload);
    return reply === undefined ? INTERNAL_ERROR : withCorsHeaders(cors, request, reply);
  });
}

const INTERNAL_ERROR = gatewayReply(500, 'Internal Server Error');

function failureReply(errorType: string): ProxyReply {
  if (errorType === TOO_LARGE) return gatewayReply(413, 'Request Entity Too Large');
  return errorType === THROTTLED ? gatewayReply(503, 'Service Unavailable') : INTERNAL_ERROR;
}

async function within(timeoutMs: number, work: () => Promise<ProxyReply>): Promise<ProxyReply> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      work(),
      delay(timeoutMs, gatewayReply(503, 'Service Unavailable'), { signal: timer.signal }),
    ]);
  } finally {
    timer.abort();
  }
}

function routesOf(api: Resource, template: ResolvedTemplate, functions: Functions): RouteTable<Integration> {
  const table = new RouteTable<Integration>();
  const { Body } = propertiesOf(api, apiSchema);
  for (const { routeKey, uri } of Body === undefined ? [] : routesOfBody(Body)) {
    table.add(routeKey, { target: functions.find(uri), timeoutMs: INTEGRATION_MS, isSigned: true });
  }
  for (const resource of template.ofType('AWS::ApiGatewayV2::Route')) {
    if (resource.properties['ApiId'] !== api.logicalId) continue;
    const { RouteKey, Target, AuthorizationType } = propertiesOf(resource, routeSchema);
    const integration = propertiesOf(template.get(Target.slice('integrations/'.length)), integrationSchema);
    table.add(RouteKey, {
      target: functions.find(integration.IntegrationUri),
      timeoutMs: integration.TimeoutInMillis,
      isSigned: AuthorizationType === 'AWS_IAM',
    });
  }
  return table;
}
