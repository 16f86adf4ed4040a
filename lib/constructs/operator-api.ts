import { ArnFormat, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { CfnApi, HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Grant, type IGrantable, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { operatorOperations } from '../../lambdas/admin/registry.ts';
import type { Settings } from '../settings.ts';
import { accessLog } from './access-log.ts';
import { ownName } from './construct-name.ts';

/**
 * API Gateway counts unsigned calls too, for which no function runs: an attacker with fewer calls than this cannot
 * block operators.
 */
const REQUESTS_PER_SECOND = 500;
const BURST = 500;

/** CloudTrail does not record calls of HTTP APIs. Path and query are not logged because they contain addresses. */
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
 * All routes need a signed call with execute-api:Invoke. API Gateway waits 30 s, so an operation ends within that,
 * moves a bounded part, or can be repeated. `rebuild` takes longer and reads mail, so operators invoke its function
 * directly.
 */
export class OperatorApi extends Construct {
  readonly api: CfnApi;
  readonly url: string;

  constructor(scope: Construct, id: string, { settings, handler }: OperatorApiProps) {
    super(scope, id);
    this.api = new CfnApi(this, 'Api', {
      // A warning would mean that API Gateway accepted a route without its authorization.
      failOnWarnings: true,
      body: gatewayDocument(this, settings, handler),
    });
    // API Gateway reads the tags of an imported API from its document.
    this.api.addPropertyDeletionOverride('Tags');
    handler.addPermission('OperatorApi', {
      scope: this,
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.#arnOf('*/*'),
    });
    new HttpStage(this, 'Stage', {
      httpApi: HttpApi.fromHttpApiAttributes(this, 'Imported', { httpApiId: this.api.ref }),
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: REQUESTS_PER_SECOND, burstLimit: BURST },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog(this, 'AccessLog', settings, 'operator-access')),
        format: AccessLogFormat.custom(JSON.stringify(LOGGED)),
      },
    });
    this.url = this.api.attrApiEndpoint;
  }

  grantInvoke(grantee: IGrantable, ...routes: readonly string[]): void {
    Grant.addToPrincipal({
      grantee,
      actions: ['execute-api:Invoke'],
      resourceArns: (routes.length === 0 ? ['*'] : routes).map((route) => this.#arnOf(`$default/${route}`)),
    });
  }

  #arnOf(resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'execute-api', resource: this.api.ref, resourceName });
  }
}

/**
 * API Gateway imports all routes as one OpenAPI document, because CloudFormation would create separate routes one by
 * one.
 */
function gatewayDocument(scope: Construct, { tags }: Settings, handler: IFunction): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path } of [{ method: 'GET', path: '/openapi.json' }, ...operatorOperations]) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        security: [{ sigv4: [] }],
        parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        responses: { default: { description: 'Answer of the function' } },
        'x-amazon-apigateway-integration': {
          type: 'aws_proxy',
          httpMethod: 'POST',
          payloadFormatVersion: '2.0',
          connectionType: 'INTERNET',
          uri: invocationUri(scope, handler),
        },
      },
    };
  }
  return {
    openapi: '3.0.1',
    info: { title: ownName('operator'), version: '1' },
    tags: Object.entries({ app: 'agent-inbox', ...tags }).map(([name, value]) => ({
      name,
      'x-amazon-apigateway-tag-value': value,
    })),
    paths,
    components: {
      securitySchemes: {
        sigv4: {
          type: 'apiKey',
          name: 'Authorization',
          in: 'header',
          'x-amazon-apigateway-authtype': 'awsSigv4',
        },
      },
    },
  };
}

function invocationUri(scope: Construct, { functionArn }: IFunction): string {
  return Stack.of(scope).formatArn({
    service: 'apigateway',
    account: 'lambda',
    resource: `path/2015-03-31/functions/${functionArn}/invocations`,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  });
}
