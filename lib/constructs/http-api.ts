import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CorsHttpMethod,
  HttpApi as GatewayApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { apiEnvironment } from '../../lambdas/environment.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { ownDomain } from '../own-domains.ts';
import { accessLog } from './access-log.ts';
import { consoleRoutes } from './console-routes.ts';
import { apiName } from './construct-name.ts';
import { createOneByOne } from './create-one-by-one.ts';
import { GatewayDomain } from './gateway-domain.ts';
import { ServiceFunction } from './service-function.ts';
import {
  grantManagement,
  grantManagementRows,
  grantTransport,
  managementEnvironment,
  type TransportProps,
} from './transport.ts';

/** API Gateway answers 503 at 30 s whatever the function does. */
const TIMEOUT = Duration.seconds(29);

/** The REST transport: one route for each operation of the registry, all to one function. */
export class HttpApi extends Construct {
  readonly api: GatewayApi;
  /** Where the paths of the interface start: ends in /v1. */
  readonly baseUrl: string;
  /** The web console; undefined when the setting switches it off. */
  readonly consoleUrl: string | undefined;

  constructor(scope: Construct, id: string, props: TransportProps) {
    super(scope, id);
    const handler = new ServiceFunction(this, 'Api', {
      settings: props.settings,
      entry: 'api',
      description: 'answers the REST API',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      environment: { schema: apiEnvironment, values: managementEnvironment(props) },
    });
    grantTransport(handler, props);
    grantManagementRows(handler, props);
    grantManagement(handler, props);

    // One permission for the whole API: a policy statement for each route would outgrow the function's policy.
    const integration = new HttpLambdaIntegration('ApiIntegration', handler.function, {
      scopePermissionToRoute: false,
    });
    this.api = new GatewayApi(this, 'HttpApi', {
      apiName: apiName(this, 'rest'),
      // Without $default the gateway would answer unknown paths itself, outside our error envelope.
      defaultIntegration: integration,
      createDefaultStage: false,
      corsPreflight: {
        allowOrigins: ['*'],
        allowMethods: [CorsHttpMethod.GET, CorsHttpMethod.POST, CorsHttpMethod.PATCH, CorsHttpMethod.DELETE],
        allowHeaders: ['authorization', 'x-api-key', 'content-type'],
        exposeHeaders: EXPOSED_HEADERS,
        maxAge: Duration.hours(1),
      },
    });
    // The permission that the integration adds is for `api/stage/method/path`; of $default the calls are `api/stage/$default`.
    handler.function.addPermission('DefaultRoute', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: '*/$default',
      }),
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: {
        rateLimit: props.settings.apiRequestsPerSecond,
        burstLimit: props.settings.apiRequestBurst,
      },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', props.settings, 'rest-access')),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'Keys are checked by the function: an authorizer could not tell scope and permission of each operation',
    });
    const documents = ['openapi.json', 'llms.txt'].map(
      (file) =>
        new HttpRoute(this, `Route-${file.replace(/\..*/, '')}`, {
          httpApi: this.api,
          integration,
          routeKey: HttpRouteKey.with(`/v1/${file}`, HttpMethod.GET),
        }),
    );
    const routes = operations.map(
      (operation) =>
        new HttpRoute(this, `Route-${operation.name}`, {
          httpApi: this.api,
          integration,
          routeKey: HttpRouteKey.with(`/v1${operation.path}`, HttpMethod[operation.method]),
        }),
    );
    const pages = props.settings.console ? consoleRoutes(this, this.api, props) : [];
    createOneByOne([...defaultRoutes(this.api), ...documents, ...routes, ...pages, stage]);
    const address = this.address(stage, props);
    this.baseUrl = `${address}/v1`;
    this.consoleUrl = props.settings.console ? `${address}/console` : undefined;
  }

  /** Where clients find it: under the operator's own name, if it has one. AWS's own address keeps answering. */
  private address(stage: HttpStage, { settings, dns }: TransportProps): string {
    const own = ownDomain(settings, 'api');
    if (own === undefined) return this.api.apiEndpoint;
    // No path is taken away: routes begin with /v1 themselves.
    new GatewayDomain(this, 'Domain', { own, record: 'Api', api: this.api, stage, dns });
    return `https://${own.name}`;
  }
}

/** The route that the gateway made of its default integration. */
function defaultRoutes(api: GatewayApi): readonly HttpRoute[] {
  return api.node.children.filter((child) => child instanceof HttpRoute);
}

/** What is logged of a call: neither path nor query, which may contain addresses and secrets. */
const LOGGED = {
  request_id: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  latency_ms: '$context.responseLatency',
  source: '$context.identity.sourceIp',
  // Not messageString: it adds quotes of its own, so that the line would not be JSON.
  error: '$context.error.message',
};

const EXPOSED_HEADERS = [
  'x-request-id',
  'x-server-time',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'etag',
  'content-disposition',
];
