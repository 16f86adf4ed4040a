import { Duration, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CorsHttpMethod,
  HttpApi as GatewayApi,
  HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { apiEnvironment } from '../../lambdas/environment.ts';
import { customDomain } from '../custom-domains.ts';
import { accessLog } from './access-log.ts';
import { consoleRoutes } from './console-routes.ts';
import { ownName } from './construct-name.ts';
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

/** API Gateway answers 503 after 30 s, whatever the function does. */
const TIMEOUT = Duration.seconds(29);

/** One function answers every path except those of the console. */
export class HttpApi extends Construct {
  readonly api: GatewayApi;
  readonly address: string;
  readonly baseUrl: string;
  readonly consoleUrl: string | undefined;
  readonly stage: HttpStage;

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

    // The integration needs only one permission for the whole API because `$default` has no path of its own.
    const integration = new HttpLambdaIntegration('ApiIntegration', handler.function);
    this.api = new GatewayApi(this, 'HttpApi', {
      apiName: ownName('rest'),
      // The function finds the operation (lambdas/http/router.ts). API Gateway limits the account's rate of creating
      // routes, so a route per operation would take most of a first deployment.
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
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: {
        rateLimit: props.settings.apiRequestsPerSecond,
        burstLimit: props.settings.apiRequestsPerSecond,
      },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', props.settings, 'rest-access')),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'Keys are checked by the function: an authorizer could not determine the scope and permission of each operation',
    });
    const pages = props.settings.console ? consoleRoutes(this, this.api, props) : [];
    createOneByOne([...defaultRoutes(this.api), ...pages, this.stage]);
    this.address = this.#addressOf(this.stage, props);
    this.baseUrl = `${this.address}/v1`;
    this.consoleUrl = props.settings.console ? `${this.address}/console` : undefined;
  }

  /** AWS's own URL also works when there is a custom domain. */
  #addressOf(stage: HttpStage, { settings, dns }: TransportProps): string {
    const own = customDomain(settings, 'api');
    if (own === undefined) return this.api.apiEndpoint;
    // Routes begin with /v1 themselves, so no path is removed.
    new GatewayDomain(this, 'Domain', { own, record: 'Api', api: this.api, stage, dns });
    return `https://${own.name}`;
  }
}

function defaultRoutes(api: GatewayApi): readonly HttpRoute[] {
  return api.node.children.filter((child) => child instanceof HttpRoute);
}

/**
 * Path and query may contain addresses and secrets. The function logs the operation with the same request id
 * (lambdas/http/access-line.ts).
 */
const LOGGED = {
  request_id: '$context.requestId',
  status: '$context.status',
  bytes: '$context.responseLength',
  latency_ms: '$context.responseLatency',
  source: '$context.identity.sourceIp',
  // `messageString` adds quotes of its own, so that the line would not be JSON.
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
  'idempotent-replayed',
  'idempotent-differs',
];
