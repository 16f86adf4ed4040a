import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../packages/laptop/src/contract.ts';
import { TemplateRefused } from '../../../packages/laptop/src/contract.ts';
import { webSocketRoutes } from '../../../packages/laptop/src/websocket/websocket-routes.ts';
import { exampleTemplate } from '../../../packages/laptop/test/engines/example-template.ts';
import { unused } from '../../lambdas/test-context.ts';
import { API, apiResources } from './websocket-fixture.ts';

const functions = { find: () => unused<never>('function') };

function read(changes: Readonly<Record<string, Json>>) {
  const template = exampleTemplate({ ...apiResources(), ...changes });
  return webSocketRoutes(template.get(API), template, functions, () => 0);
}

function resource(Type: string, Properties: JsonObject): Json {
  return { Type: `AWS::ApiGatewayV2::${Type}`, Properties: { ApiId: API, ...Properties } };
}

describe('webSocketRoutes', () => {
  test('reads the stages and routes of the template', () => {
    const { stages, integrations } = read({});
    expect([...stages]).toEqual([['v1', undefined]]);
    expect([...integrations.keys()]).toEqual(['$connect', '$default', '$disconnect', 'named']);
  });

  test.each<[string, Record<string, Json>]>([
    [
      'an authorizer',
      {
        Route0: resource('Route', {
          RouteKey: '$connect',
          Target: 'integrations/Integration0',
          AuthorizationType: 'AWS_IAM',
        }),
      },
    ],
    [
      'another integration',
      { Integration1: resource('Integration', { IntegrationType: 'MOCK', IntegrationUri: 'x' }) },
    ],
    [
      'an integration of half a minute',
      {
        Integration1: resource('Integration', {
          IntegrationType: 'AWS_PROXY',
          IntegrationUri: 'x',
          TimeoutInMillis: 30_000,
        }),
      },
    ],
    [
      'another selection',
      {
        [API]: {
          Type: 'AWS::ApiGatewayV2::Api',
          Properties: { ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.header.x' },
        },
      },
    ],
    [
      'a route response',
      { Response: resource('RouteResponse', { RouteId: 'Route1', RouteResponseKey: '$default' }) },
    ],
    [
      'a route with responses',
      {
        Route1: resource('Route', {
          RouteKey: '$default',
          Target: 'integrations/Integration1',
          RouteResponseSelectionExpression: '$default',
        }),
      },
    ],
    ['no stage', { Stage: { Type: 'AWS::SNS::Topic' } }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => read(changes)).toThrow(TemplateRefused);
  });
});
