import { Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi as GatewayApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpIamAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { operatorOperations } from '../../lambdas/admin/registry.ts';
import type { Settings } from '../settings.ts';
import { accessLog } from './access-log.ts';
import { apiName } from './construct-name.ts';
import { createOneByOne } from './create-one-by-one.ts';

/** A person or a program of the operator's: a flood is a mistake. */
const REQUESTS_PER_SECOND = 20;
const BURST = 40;

/** Who called which route. CloudTrail has no calls of HTTP APIs. Neither path nor query, which hold addresses. */
const LOGGED = {
  request_id: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  caller: '$context.identity.userArn',
  source: '$context.identity.sourceIp',
  error: '$context.error.message',
};

export interface OperatorApiProps {
  readonly settings: Settings;
  readonly handler: IFunction;
}

/**
 * The operator API: a route for each operation of its registry, all of which API Gateway lets only signed calls with the
 * permission execute-api:Invoke through. There is no route for other paths. API Gateway waits 30 s: an operation ends within
 * that, moves a bounded part, or may be repeated until it is done. `rebuild` takes longer and reads mail, and is therefore a
 * function of its own that operators invoke directly.
 */
export class OperatorApi extends Construct {
  readonly api: GatewayApi;
  readonly url: string;

  constructor(scope: Construct, id: string, { settings, handler }: OperatorApiProps) {
    super(scope, id);
    const integration = new HttpLambdaIntegration('Integration', handler, { scopePermissionToRoute: false });
    this.api = new GatewayApi(this, 'Api', {
      apiName: apiName(this, 'operator'),
      createDefaultStage: false,
    });
    const authorizer = new HttpIamAuthorizer();
    const keys = [
      ['openapi', HttpRouteKey.with('/openapi.json', HttpMethod.GET)] as const,
      ...operatorOperations.map(
        ({ name, method, path }) => [name, HttpRouteKey.with(path, HttpMethod[method])] as const,
      ),
    ];
    const routes = keys.map(
      ([name, routeKey]) =>
        new HttpRoute(this, `Route-${name}`, { httpApi: this.api, integration, routeKey, authorizer }),
    );
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: REQUESTS_PER_SECOND, burstLimit: BURST },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', settings, 'operator-access')),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
    createOneByOne([...routes, stage]);
    this.url = this.api.apiEndpoint;
  }

  /** @param routes `<method>/<path>`; without any, all. */
  grantInvoke(grantee: IGrantable, ...routes: readonly string[]): void {
    Grant.addToPrincipal({
      grantee,
      actions: ['execute-api:Invoke'],
      resourceArns: (routes.length === 0 ? ['*'] : routes).map((route) =>
        Stack.of(this).formatArn({
          service: 'execute-api',
          resource: this.api.apiId,
          resourceName: `$default/${route}`,
        }),
      ),
    });
  }
}
