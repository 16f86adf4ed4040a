import { App } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { refuseCertificateRegions } from '../../lib/custom-domains.ts';
import { readSettings, type Settings } from '../../lib/settings.ts';
import { optionSets } from './option-sets.ts';
import { nameOf, resourcesOf, synthesized, textOf, variablesOf } from './synthesized.ts';

const ZONE_ID = 'Z0123456789ABCDEFGHIJ';
const named = synthesized(optionSets['Named']);
const elsewhere = synthesized(optionSets['NamedElsewhere']);

function all(template: Template, type: string): Record<string, unknown>[] {
  return [...resourcesOf(template, type, z.record(z.string(), z.unknown())).values()];
}

function output(template: Template, name: string): string {
  return textOf(template.findOutputs(name)[name]?.['Value']);
}

function certificate(region: string): string {
  return `arn:aws:acm:${region}:123456789012:certificate/0a1b2c3d-4e5f`;
}

describe('a name of the operator’s own', () => {
  test('is what the outputs say, in place of the address of AWS', () => {
    expect(output(named, 'BaseUrl')).toBe('https://api.example.com/v1');
    expect(output(named, 'WsUrl')).toBe('wss://stream.example.com/v1');
    expect(output(named, 'McpUrl')).toBe('https://mcp.example.com/mcp');
  });

  test('for REST keeps the path, with which every route of the API begins; for the stream /v1 is the stage', () => {
    const mappings = all(named, 'AWS::ApiGatewayV2::ApiMapping').map(({ ApiId, DomainName, ...rest }) => ({
      ...rest,
      api: textOf(ApiId),
      name: textOf(DomainName),
    }));

    expect(mappings).toEqual([
      { api: 'StreamApi', name: 'StreamDomainName', Stage: 'v1', ApiMappingKey: 'v1' },
      { api: 'RestHttpApi', name: 'RestDomainName', Stage: '$default' },
    ]);
    const routes = all(named, 'AWS::ApiGatewayV2::Route').filter(
      ({ ApiId }) => textOf(ApiId) === 'RestHttpApi',
    );
    // The function gets the path as the client sent it, with the /v1 that its router looks for.
    expect(routes.map(({ RouteKey }) => RouteKey)).toContain('$default');
  });

  test('for the stream is not the address at which functions reach sockets', () => {
    const urls = [...variablesOf(named).values()].flatMap((variables) => variables['STREAM_URL'] ?? []);

    expect(urls.length).toBeGreaterThan(4);
    for (const url of urls) expect(textOf(url)).toBe('StreamApi/v1');
    const [api] = [...resourcesOf(named, 'AWS::ApiGatewayV2::Api', z.record(z.string(), z.unknown()))].filter(
      ([id]) => nameOf(id) === 'StreamApi',
    );
    expect(api?.[1]).not.toHaveProperty('DisableExecuteApiEndpoint');
  });

  test('for assistants is a distribution that keeps nothing and passes everything on but Host', () => {
    const [distribution, ...others] = all(named, 'AWS::CloudFront::Distribution');

    expect(others).toEqual([]);
    expect(distribution?.['DistributionConfig']).toMatchObject({
      Aliases: ['mcp.example.com'],
      DefaultCacheBehavior: {
        // Managed-CachingDisabled and Managed-AllViewerExceptHostHeader.
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        AllowedMethods: expect.arrayContaining(['POST', 'GET', 'DELETE']),
        ViewerProtocolPolicy: 'https-only',
      },
      Origins: [
        { CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] } },
      ],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    const { CustomErrorResponses } = z
      .object({ CustomErrorResponses: z.array(z.object({ ErrorCachingMinTTL: z.number() })) })
      .parse(distribution?.['DistributionConfig']);
    expect(CustomErrorResponses.length).toBeGreaterThan(5);
    for (const { ErrorCachingMinTTL } of CustomErrorResponses) expect(ErrorCachingMinTTL).toBe(0);
    // The query may contain keys.
    expect(distribution?.['DistributionConfig']).not.toHaveProperty('Logging');
  });

  test('takes no encryption below TLS 1.2', () => {
    const names = all(named, 'AWS::ApiGatewayV2::DomainName');

    expect(names).toHaveLength(2);
    for (const { DomainNameConfigurations } of names) {
      expect(DomainNameConfigurations).toMatchObject([
        { EndpointType: 'REGIONAL', SecurityPolicy: 'TLS_1_2' },
      ]);
    }
  });

  test('that was not asked for is not there', () => {
    const plain = synthesized();
    for (const type of [
      'AWS::ApiGatewayV2::DomainName',
      'AWS::ApiGatewayV2::ApiMapping',
      'AWS::CloudFront::Distribution',
      'AWS::CertificateManager::Certificate',
    ]) {
      expect(all(plain, type)).toEqual([]);
    }
  });
});

describe('in the hosted zone', () => {
  test('each name has a certificate that is proven there', () => {
    const made = all(named, 'AWS::CertificateManager::Certificate').map(
      ({ DomainName, ValidationMethod, DomainValidationOptions }) => ({
        DomainName,
        ValidationMethod,
        DomainValidationOptions,
      }),
    );

    expect(made).toEqual(
      ['stream', 'api', 'mcp'].map((transport) => ({
        DomainName: `${transport}.example.com`,
        ValidationMethod: 'DNS',
        DomainValidationOptions: [{ DomainName: `${transport}.example.com`, HostedZoneId: ZONE_ID }],
      })),
    );
  });

  test('each name is an alias, and nothing is left to copy', () => {
    const aliases = all(named, 'AWS::Route53::RecordSet').flatMap(({ Name, Type, AliasTarget }) => {
      const target = z.object({ DNSName: z.unknown() }).safeParse(AliasTarget);
      return target.success ? [`${String(Name)} ${String(Type)} ${textOf(target.data.DNSName)}`] : [];
    });

    expect(aliases.sort()).toEqual([
      'api.example.com A RestDomainName',
      'mcp.example.com A AssistantsDomainDistribution',
      'mcp.example.com AAAA AssistantsDomainDistribution',
      'stream.example.com A StreamDomainName',
    ]);
    expect(Object.keys(named.findOutputs('*')).filter((name) => name.startsWith('Dns'))).toEqual([]);
  });
});

describe('outside of a hosted zone', () => {
  test('names have the certificates that are given, and their records are outputs', () => {
    expect(all(elsewhere, 'AWS::CertificateManager::Certificate')).toEqual([]);
    const given = optionSets['NamedElsewhere']?.['certificateArn'];
    const names = all(elsewhere, 'AWS::ApiGatewayV2::DomainName');
    expect(names).toHaveLength(2);
    for (const name of names) expect(JSON.stringify(name)).toContain(given);
    expect(JSON.stringify(all(elsewhere, 'AWS::CloudFront::Distribution'))).toContain(
      optionSets['NamedElsewhere']?.['mcpCertificateArn'],
    );
    expect(output(elsewhere, 'DnsApi')).toBe('api.example.org. 1800 IN CNAME RestDomainName.');
    expect(output(elsewhere, 'DnsStream')).toBe('stream.example.org. 1800 IN CNAME StreamDomainName.');
    expect(output(elsewhere, 'DnsMcp')).toBe('mcp.example.org. 1800 IN CNAME AssistantsDomainDistribution.');
  });

  test('a name beside the zone that is given has its record among the outputs, as the only one', () => {
    const beside = synthesized({
      ...optionSets['HostedZone'],
      apiDomain: 'api.example.org',
      certificateArn: certificate('eu-west-1'),
    });

    expect(Object.keys(beside.findOutputs('*')).filter((name) => name.startsWith('Dns'))).toEqual(['DnsApi']);
  });
});

function read(context: Readonly<Record<string, string>>): Settings {
  return readSettings(new App({ context: { inboxDomain: 'agents.example.com', ...context } }).node);
}

describe('settings that cannot be', () => {
  const zone = { hostedZoneId: ZONE_ID, hostedZoneName: 'example.com' };

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    [
      'a certificate for no name',
      { certificateArn: certificate('eu-west-1') },
      /^Settings refused: certificateArn is given without apiDomain and streamDomain$/,
    ],
    [
      'a certificate for no name of MCP',
      { mcpCertificateArn: certificate('us-east-1') },
      /^Settings refused: mcpCertificateArn is given without mcpDomain$/,
    ],
    [
      'a name that nobody can prove',
      { streamDomain: 'stream.example.com' },
      /streamDomain stream\.example\.com needs a certificate: there is no hosted zone .*-c certificateArn=/,
    ],
    [
      'a name outside of the zone without a certificate',
      { ...zone, mcpDomain: 'mcp.example.org' },
      /mcpDomain mcp\.example\.org needs a certificate: it is not in the hosted zone example\.com.*mcpCertificateArn/,
    ],
    [
      'a name that only ends like the zone',
      { ...zone, apiDomain: 'api.other-example.com' },
      /apiDomain .* is not in the hosted zone/,
    ],
    [
      'one name for two transports',
      { ...zone, apiDomain: 'api.example.com', streamDomain: 'api.example.com' },
      /streamDomain api\.example\.com is also apiDomain/,
    ],
    [
      'the domain of the inboxes',
      { ...zone, mcpDomain: 'agents.example.com' },
      /mcpDomain agents\.example\.com is also inboxDomain/,
    ],
    [
      'a certificate that CloudFront cannot see',
      { mcpDomain: 'mcp.example.com', mcpCertificateArn: certificate('eu-west-1') },
      /mcpCertificateArn is in eu-west-1: CloudFront accepts only certificates in us-east-1/,
    ],
    [
      'a name that is too long for the certificate that ACM would make',
      { ...zone, apiDomain: `${'a'.repeat(53)}.example.com` },
      /apiDomain a+\.example\.com is 65 characters long, but ACM issues certificates for names of at most 64 .*-c certificateArn=/,
    ],
    [
      'what is no certificate',
      { ...zone, apiDomain: 'api.example.com', certificateArn: 'x' },
      /certificateArn: must be the ARN/,
    ],
    [
      'what is no domain',
      { ...zone, apiDomain: 'https://api.example.com' },
      /apiDomain: must be a lower-case domain/,
    ],
  ])('such as %s are refused by name', (_what, context, message) => {
    expect(() => read(context)).toThrow(message);
  });

  test('for the region of the stack are refused by name', () => {
    const inZone = read({ ...zone, mcpDomain: 'mcp.example.com' });
    expect(() => refuseCertificateRegions(inZone, 'eu-west-1')).toThrow(
      /mcpDomain mcp\.example\.com needs a certificate in us-east-1, but the stack is in eu-west-1.*-c mcpCertificateArn=/,
    );
    for (const transport of ['api', 'stream'] as const) {
      const own = read({
        [`${transport}Domain`]: 'name.example.com',
        certificateArn: certificate('us-east-1'),
      });
      expect(() => refuseCertificateRegions(own, 'eu-west-1')).toThrow(
        /certificateArn is in us-east-1: .* region eu-west-1/,
      );
    }
  });

  test('allow 64 characters, and a longer name with a certificate of its own', () => {
    const longest = read({ ...zone, streamDomain: `${'a'.repeat(52)}.example.com` });
    const covered = read({
      streamDomain: `${'a'.repeat(60)}.example.com`,
      certificateArn: certificate('eu-west-1'),
    });

    expect(longest.streamDomain).toHaveLength(64);
    expect(covered.streamDomain).toHaveLength(72);
  });

  test('allow certificates of the region, and any before it is known', () => {
    const everything = read(optionSets['Named'] ?? {});
    for (const region of ['us-east-1', undefined]) {
      expect(() => refuseCertificateRegions(everything, region)).not.toThrow();
    }
    const given = read(optionSets['NamedElsewhere'] ?? {});
    for (const region of ['eu-west-1', undefined]) {
      expect(() => refuseCertificateRegions(given, region)).not.toThrow();
    }
    expect(() => refuseCertificateRegions(read({}), 'eu-west-1')).not.toThrow();
  });
});
