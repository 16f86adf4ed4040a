import { Duration } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { consoleEnvironment } from '../../lambdas/environment.ts';
import { ServiceFunction } from './service-function.ts';
import type { TransportProps } from './transport.ts';

const TIMEOUT = Duration.seconds(15);

/** The function has no permission except its log: the page reads everything through the API with the person's key. */
export function consoleRoutes(
  scope: Construct,
  httpApi: HttpApi,
  { settings, stream }: Pick<TransportProps, 'settings' | 'stream'>,
): readonly HttpRoute[] {
  const files = new ServiceFunction(scope, 'Console', {
    settings,
    entry: 'console',
    description: 'serves the web console',
    timeout: TIMEOUT,
    memoryMegabytes: 256,
    environment: { schema: consoleEnvironment, values: { STREAM_CLIENT_URL: stream.clientUrl } },
  });
  const integration = new HttpLambdaIntegration('ConsoleIntegration', files.function);
  const route = (id: string, path: string): HttpRoute =>
    new HttpRoute(scope, id, { httpApi, integration, routeKey: HttpRouteKey.with(path, HttpMethod.GET) });
  return [route('Route-console', '/console'), route('Route-console-file', '/console/{file}')];
}
