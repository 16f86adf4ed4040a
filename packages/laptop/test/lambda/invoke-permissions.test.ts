import { describe, expect, test } from 'vitest';
import type { JsonObject, ResolvedTemplate } from '../../src/contract.ts';
import { refuseUninvocable } from '../../src/lambda/invoke-permissions.ts';
import { exampleTemplate } from '../engines/example-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

const API = 'arn:aws:execute-api:us-east-1:000000000000:Rest';

function permission(properties: JsonObject): JsonObject {
  return {
    Type: 'AWS::Lambda::Permission',
    Properties: { FunctionName: 'Answer', Action: 'lambda:InvokeFunction', ...properties },
  };
}

function fromGateway(SourceArn: string): JsonObject {
  return permission({ Principal: 'apigateway.amazonaws.com', SourceArn });
}

function routed(RouteKey: string, StageName: string, ...permissions: JsonObject[]): ResolvedTemplate {
  return exampleTemplate({
    Rest: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: { ApiId: { Ref: 'Rest' }, StageName } },
    Proxy: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: {
        ApiId: { Ref: 'Rest' },
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: 'arn:aws:lambda:us-east-1:000000000000:function:Answer',
      },
    },
    Route: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: { ApiId: { Ref: 'Rest' }, RouteKey, Target: 'integrations/Proxy' },
    },
    ...Object.fromEntries(permissions.map((each, index) => [`Permission${index}`, each])),
  });
}

describe('a route to a function', () => {
  test.each([
    ['GET /v1/inboxes/{inbox_id}', '$default', `${API}/*/*/*`],
    ['GET /v1/inboxes', '$default', `${API}/*/GET/v1/inboxes`],
    ['$default', '$default', `${API}/*/$default`],
    ['$default', '$default', `${API}/*/*`],
    ['$connect', 'v1', `${API}/*$connect`],
  ])('%s (stage %s) passes with a permission for %s', (key, stage, source) => {
    expect(() => refuseUninvocable(routed(key, stage, fromGateway(source)), testDeployment)).not.toThrow();
  });

  test.each([
    ['GET /v1/inboxes', 'no permission at all', []],
    ['GET /v1/inboxes', 'one for another route', [fromGateway(`${API}/*/GET/v1/webhooks`)]],
    ['GET /v1/inboxes', 'one for another API', [fromGateway(API.replace('Rest', 'Other'))]],
    ['$default', 'one for routes with a path', [fromGateway(`${API}/*/*/*`)]],
    ['GET /v1/inboxes', 'one for another service', [permission({ Principal: 'events.amazonaws.com' })]],
    [
      'GET /v1/inboxes',
      'one for another function',
      [permission({ FunctionName: 'Other', Principal: 'apigateway.amazonaws.com' })],
    ],
  ])('%s is refused by name with %s', (key, _what, permissions) => {
    expect(() => refuseUninvocable(routed(key, '$default', ...permissions), testDeployment)).toThrow(
      `Route ${key} of Rest may not invoke Answer`,
    );
  });
});

describe('a schedule that invokes a function', () => {
  const RULE = 'arn:aws:events:us-east-1:000000000000:rule/Tick';
  const scheduled = (...permissions: JsonObject[]): ResolvedTemplate =>
    exampleTemplate({
      Tick: {
        Type: 'AWS::Events::Rule',
        Properties: {
          ScheduleExpression: 'rate(5 minutes)',
          Targets: [{ Id: 't', Arn: 'arn:aws:lambda:us-east-1:000000000000:function:Answer' }],
        },
      },
      ...Object.fromEntries(permissions.map((each, index) => [`Permission${index}`, each])),
    });

  test('passes with a permission for its rule', () => {
    const allowed = permission({ Principal: 'events.amazonaws.com', SourceArn: RULE });

    expect(() => refuseUninvocable(scheduled(allowed), testDeployment)).not.toThrow();
  });

  test.each([
    ['no permission at all', []],
    ['one for another rule', [permission({ Principal: 'events.amazonaws.com', SourceArn: `${RULE}2` })]],
    ['one for another service', [fromGateway(RULE)]],
  ])('is refused by name with %s', (_what, permissions) => {
    expect(() => refuseUninvocable(scheduled(...permissions), testDeployment)).toThrow(
      'Event rule Tick may not invoke Answer',
    );
  });
});

describe('a function URL', () => {
  const url = {
    Type: 'AWS::Lambda::Url',
    Properties: {
      TargetFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:Answer',
      AuthType: 'NONE',
    },
  };
  const open = permission({
    Principal: '*',
    Action: 'lambda:InvokeFunctionUrl',
    FunctionUrlAuthType: 'NONE',
  });
  const invoked = permission({ Principal: '*', InvokedViaFunctionUrl: true });

  test('passes with both permissions that AWS asks for', () => {
    expect(() =>
      refuseUninvocable(exampleTemplate({ Url: url, Open: open, Invoked: invoked }), testDeployment),
    ).not.toThrow();
  });

  test.each([{ Open: open }, { Invoked: invoked }])('is refused by name with one of them', (one) => {
    expect(() => refuseUninvocable(exampleTemplate({ Url: url, ...one }), testDeployment)).toThrow(
      'Function URL Url is closed',
    );
  });
});
