import { describe, expect, test } from 'vitest';
import { localAddresses } from '../../src/addresses/own-names.ts';
import { type JsonObject, TemplateRefused } from '../../src/contract.ts';
import { providers } from '../../src/resources/providers.ts';
import { resolveTemplate } from '../../src/template/resolve-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

const DISTRIBUTION = {
  Aliases: ['mcp.example.com', 'tools.example.com'],
  Origins: [
    {
      Id: 'Url',
      DomainName: {
        'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['Url', 'FunctionUrl'] }] }],
      },
    },
  ],
  DefaultCacheBehavior: {
    CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    TargetOriginId: 'Url',
  },
};

function resource(type: string, properties: JsonObject): JsonObject {
  return { Type: type, Properties: properties };
}

function template(changes: JsonObject = {}): JsonObject {
  return {
    Rest: resource('AWS::ApiGatewayV2::Api', { ProtocolType: 'HTTP' }),
    Stream: resource('AWS::ApiGatewayV2::Api', { ProtocolType: 'WEBSOCKET' }),
    Url: resource('AWS::Lambda::Url', { TargetFunctionArn: 'arn', AuthType: 'NONE' }),
    RestName: resource('AWS::ApiGatewayV2::DomainName', { DomainName: 'api.example.com' }),
    StreamName: resource('AWS::ApiGatewayV2::DomainName', { DomainName: 'stream.example.com' }),
    RestMapping: resource('AWS::ApiGatewayV2::ApiMapping', {
      ApiId: { Ref: 'Rest' },
      DomainName: { Ref: 'RestName' },
      Stage: '$default',
    }),
    StreamMapping: resource('AWS::ApiGatewayV2::ApiMapping', {
      ApiId: { Ref: 'Stream' },
      DomainName: { Ref: 'StreamName' },
      Stage: 'production',
      ApiMappingKey: 'v1',
    }),
    Cdn: resource('AWS::CloudFront::Distribution', { DistributionConfig: DISTRIBUTION }),
    ...changes,
  };
}

function addresses(resources: JsonObject): (address: string) => string {
  const resolved = resolveTemplate(
    { stackName: 'Demo', template: { Resources: resources } },
    providers,
    testDeployment,
  );
  return localAddresses(resolved, testDeployment);
}

describe('an address with a custom domain name', () => {
  test.each([
    ['of an HTTP API keeps its path', 'https://api.example.com/v1', 'http://127.0.0.1:5000/Rest/v1'],
    [
      'of a WebSocket API has the stage for the path that is mapped to it',
      'wss://stream.example.com/v1',
      'ws://127.0.0.1:5000/Stream/production',
    ],
    ['of a distribution leads to its origin', 'https://mcp.example.com/mcp', 'http://127.0.0.1:5000/mcp'],
    [
      'of a distribution may be any of its names',
      'https://tools.example.com/mcp',
      'http://127.0.0.1:5000/mcp',
    ],
  ])('%s', (_what, address, here) => {
    expect(addresses(template())(address)).toBe(here);
  });

  test.each([
    'https://api.example.com.evil.example/v1',
    'https://stream.example.com/v1',
    'wss://stream.example.com/v2',
    'http://127.0.0.1:5000/Rest/v1',
  ])('differs from %s, which is not ours', (address) => {
    expect(addresses(template())(address)).toBe(address);
  });
});

const caching = (change: JsonObject): JsonObject => ({
  Cdn: resource('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      ...DISTRIBUTION,
      DefaultCacheBehavior: { ...DISTRIBUTION.DefaultCacheBehavior, ...change },
    },
  }),
});

test.each<[string, JsonObject, RegExp]>([
  [
    'a path that an HTTP API does not see',
    {
      RestMapping: resource('AWS::ApiGatewayV2::ApiMapping', {
        ApiId: { Ref: 'Rest' },
        DomainName: 'api.example.com',
        Stage: '$default',
        ApiMappingKey: 'v1',
      }),
    },
    /RestMapping removes a path prefix/,
  ],
  ['a cache', caching({ CachePolicyId: 'other' }), /Cdn does more than name a host.*[\s\S]*CachePolicyId/],
  ['headers that are left out', caching({ OriginRequestPolicyId: 'other' }), /OriginRequestPolicyId/],
  ['a function on the way', caching({ FunctionAssociations: [{ EventType: 'x' }] }), /FunctionAssociations/],
  ['an origin that there is not', caching({ TargetOriginId: 'Other' }), /Cdn has no origin/],
])('a custom domain name that is not simply mapped to an API is refused such as %s', (_what, changes, reason) => {
  expect(() => addresses(template(changes))).toThrow(TemplateRefused);
  expect(() => addresses(template(changes))).toThrow(reason);
});
