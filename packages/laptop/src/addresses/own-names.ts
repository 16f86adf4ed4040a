import * as z from 'zod';
import { type Deployment, type ResolvedTemplate, type Resource, TemplateRefused } from '../contract.ts';

/** The ids are those of CloudFront's managed policies (CloudFront developer guide, "managed policies"). */
const KEEP_NOTHING = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const PASS_ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const DEFAULT_STAGE = '$default';

const mappingSchema = z.object({
  ApiId: z.string(),
  DomainName: z.string(),
  Stage: z.string(),
  ApiMappingKey: z.string().optional(),
});

const distributionSchema = z.object({
  DistributionConfig: z.object({
    Aliases: z.array(z.string()),
    Origins: z.array(z.object({ Id: z.string(), DomainName: z.string() })),
    DefaultCacheBehavior: z.object({
      CachePolicyId: z.literal(KEEP_NOTHING),
      OriginRequestPolicyId: z.literal(PASS_ALL_BUT_HOST),
      TargetOriginId: z.string(),
    }),
  }),
});

interface OwnName {
  readonly prefix: string;
  readonly leadsTo: string;
}

/**
 * Custom domain names do not resolve locally, so their addresses are replaced. @throws TemplateRefused for a domain
 * name that is not simply mapped to an API or a function URL.
 */
export function localAddresses(
  template: ResolvedTemplate,
  deployment: Deployment,
): (address: string) => string {
  const names = [
    ...template
      .ofType('AWS::ApiGatewayV2::ApiMapping')
      .map((mapping) => ofMapping(mapping, template, deployment)),
    ...template.ofType('AWS::CloudFront::Distribution').flatMap(ofDistribution),
  ];
  return (address) => {
    const own = names.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`));
    return own === undefined ? address : `${own.leadsTo}${address.slice(own.prefix.length)}`;
  };
}

function ofMapping(mapping: Resource, template: ResolvedTemplate, deployment: Deployment): OwnName {
  const { ApiId, DomainName, Stage, ApiMappingKey } = read(mapping, mappingSchema);
  const isSocket = template.get(ApiId).properties['ProtocolType'] === 'WEBSOCKET';
  if (ApiMappingKey !== undefined && !isSocket) {
    throw new TemplateRefused(
      `${mapping.logicalId} removes a path prefix for an HTTP API (ApiMappingKey), which the local runtime does not implement`,
    );
  }
  const origin = deployment.originOf(ApiId);
  const path = ApiMappingKey === undefined ? '' : `/${ApiMappingKey}`;
  return {
    prefix: `${isSocket ? 'wss' : 'https'}://${DomainName}${path}`,
    leadsTo: `${isSocket ? origin.replace(/^http/, 'ws') : origin}${Stage === DEFAULT_STAGE ? '' : `/${Stage}`}`,
  };
}

function ofDistribution(distribution: Resource): OwnName[] {
  const { Aliases, Origins, DefaultCacheBehavior } = read(
    distribution,
    distributionSchema,
  ).DistributionConfig;
  const origin = Origins.find(({ Id }) => Id === DefaultCacheBehavior.TargetOriginId);
  if (origin === undefined) throw new TemplateRefused(`${distribution.logicalId} has no origin`);
  return Aliases.map((name) => ({ prefix: `https://${name}`, leadsTo: `http://${origin.DomainName}` }));
}

function read<T extends z.ZodType>({ logicalId, type, properties }: Resource, schema: T): z.output<T> {
  const parsed = schema.safeParse(properties);
  if (parsed.success) return parsed.data;
  throw new TemplateRefused(
    `${type} ${logicalId} does more than name a host, which the local runtime does not support: ${z.prettifyError(parsed.error)}`,
  );
}
