import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

describe('the assistants’ transport', () => {
  const urls = [...resourcesOf(template, 'AWS::Lambda::Url', z.record(z.string(), z.unknown())).values()];

  test('is one function URL that checks keys itself, answers at once, and lets in no page of another origin', () => {
    expect(urls.map(({ TargetFunctionArn, ...rest }) => [textOf(TargetFunctionArn), rest])).toEqual([
      ['AssistantsMcpFunction', { AuthType: 'NONE', InvokeMode: 'BUFFERED' }],
    ]);
  });

  test('is invoked only through its URL', () => {
    const permissions = resourcesOf(
      template,
      'AWS::Lambda::Permission',
      z.looseObject({ FunctionName: z.unknown(), Action: z.string(), Principal: z.unknown() }),
    );
    const mine = [...permissions.values()].filter(
      ({ FunctionName }) => textOf(FunctionName) === 'AssistantsMcpFunction',
    );

    expect(mine.length).toBeGreaterThan(0);
    for (const { Action, FunctionUrlAuthType, InvokedViaFunctionUrl } of mine) {
      expect(
        (Action === 'lambda:InvokeFunctionUrl' && FunctionUrlAuthType === 'NONE') ||
          (Action === 'lambda:InvokeFunction' && InvokedViaFunctionUrl === true),
      ).toBe(true);
    }
  });

  test('has as its output the address that clients are given', () => {
    const { McpUrl } = template.findOutputs('McpUrl');

    expect(textOf(McpUrl?.['Value'])).toMatch(/FunctionUrl.*mcp$/);
  });
});

describe('the assistants’ transport behind the gateway', () => {
  const gateway = synthesized({ mcp: 'gateway' });
  const routes = [
    ...resourcesOf(
      gateway,
      'AWS::ApiGatewayV2::Route',
      z.object({ RouteKey: z.string(), ApiId: z.unknown() }),
    ),
  ];

  test('is a route of the REST API for any method, and no function URL or permission to call one is left', () => {
    const mcp = routes.filter(([, { RouteKey }]) => RouteKey === 'ANY /mcp');

    expect(mcp.map(([, { ApiId }]) => textOf(ApiId))).toEqual(['RestHttpApi']);
    gateway.resourceCountIs('AWS::Lambda::Url', 0);
    expect(JSON.stringify(gateway.findResources('AWS::Lambda::Permission'))).not.toContain('FunctionUrl');
  });

  test('has an address of the REST API, also under a name of the operator', () => {
    const api = textOf(gateway.findOutputs('McpUrl')['McpUrl']?.['Value']);
    expect(api).toMatch(/RestHttpApi.*\/mcp$/);

    const named = synthesized({
      mcp: 'gateway',
      apiDomain: 'api.example.org',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-api',
    });
    expect(named.findOutputs('McpUrl')['McpUrl']?.['Value']).toBe('https://api.example.org/mcp');
  });

  test('ends before the gateway does, and is made after its stage, not beside other changes of the API', () => {
    const functions = resourcesOf(gateway, 'AWS::Lambda::Function', z.object({ Timeout: z.int() }));
    const [, mcp] = [...functions].find(([id]) => nameOf(id) === 'AssistantsMcpFunction') ?? [];
    expect(mcp?.Timeout).toBeLessThan(30);

    const found = z
      .record(z.string(), z.object({ DependsOn: z.array(z.string()), Properties: z.looseObject({}) }))
      .parse(gateway.findResources('AWS::ApiGatewayV2::Route', { Properties: { RouteKey: 'ANY /mcp' } }));
    expect(Object.values(found).flatMap(({ DependsOn }) => DependsOn.map(nameOf))).toContain('RestStage');
  });

  test('is counted as its function is, because nothing counts calls of a URL', () => {
    expect(JSON.stringify(gateway.toJSON())).not.toMatch(/Url5xxCount|UrlRequestCount/);
    expect(JSON.stringify(template.toJSON())).toMatch(/Url5xxCount/);
  });
});
