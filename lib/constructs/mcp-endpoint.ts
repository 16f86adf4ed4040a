import { Duration, Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FunctionUrlAuthType, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { mcpEnvironment } from '../../lambdas/environment.ts';
import { customDomain } from '../custom-domains.ts';
import { createOneByOne } from './create-one-by-one.ts';
import type { HttpApi } from './http-api.ts';
import { McpDomain } from './mcp-domain.ts';
import { ServiceFunction } from './service-function.ts';
import {
  grantAssistantRows,
  grantTransport,
  type TransportProps,
  transportEnvironment,
} from './transport.ts';

const TIMEOUT = Duration.seconds(29);

export interface McpEndpointProps extends TransportProps {
  readonly rest: HttpApi;
}

/**
 * AWS does not authenticate these calls, because keys come in a custom header or the query. Some organizations forbid
 * public function URLs, so MCP can be a path of the REST API.
 */
export class McpEndpoint extends Construct {
  readonly url: string;
  readonly functionName: string;
  readonly counts: { readonly calls: string; readonly failures: string };

  constructor(scope: Construct, id: string, props: McpEndpointProps) {
    super(scope, id);
    const handler = new ServiceFunction(this, 'Mcp', {
      settings: props.settings,
      entry: 'mcp',
      description: 'answers assistants (MCP)',
      timeout: TIMEOUT,
      memoryMegabytes: 1024,
      environment: { schema: mcpEnvironment, values: transportEnvironment(props, 'mcp') },
    });
    grantTransport(handler, props);
    grantAssistantRows(handler, props);
    this.functionName = handler.function.functionName;
    if (props.settings.mcp === 'gateway') {
      const route = new HttpRoute(this, 'Route', {
        httpApi: props.rest.api,
        integration: new HttpLambdaIntegration('McpIntegration', handler.function),
        routeKey: HttpRouteKey.with('/mcp', HttpMethod.ANY),
      });
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason:
          'Keys are checked by the function: an authorizer could not determine the scope and permission of each tool',
      });
      createOneByOne([props.rest.stage, route]);
      this.counts = { calls: 'Invocations', failures: 'Errors' };
      this.url = `${props.rest.address}/mcp`;
      return;
    }
    this.counts = { calls: 'UrlRequestCount', failures: 'Url5xxCount' };
    // CORS is off because pages of other origins must not use MCP (lambdas/mcp/answer-mcp.ts).
    const url = handler.function.addFunctionUrl({
      authType: FunctionUrlAuthType.NONE,
      invokeMode: InvokeMode.BUFFERED,
    });
    const own = customDomain(props.settings, 'mcp');
    if (own !== undefined) new McpDomain(this, 'Domain', { own, url, dns: props.dns });
    this.url = `${own === undefined ? url.url : `https://${own.name}/`}mcp`;
  }
}
