import * as z from 'zod';
import { type Home, type ResolvedTemplate, type Resource, TemplateRefused } from './contract.ts';

/** AWS's own policies of CloudFront, by their ids (developer guide, "managed policies"). */
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

/** An address with a name of the operator's own, and what it leads to on this machine. */
interface OwnName {
  readonly prefix: string;
  readonly leadsTo: string;
}

/**
 * What clients of this machine are told in place of an address that the template gives. Names of the operator's own
 * lead nowhere here; whatever has none is its own address.
 * @throws TemplateRefused for a name that would do more than to lead to an API or a function URL.
 */
export function addressesAtHome(template: ResolvedTemplate, home: Home): (address: string) => string {
  const names = [
    ...template.ofType('AWS::ApiGatewayV2::ApiMapping').map((mapping) => ofMapping(mapping, template, home)),
    ...template.ofType('AWS::CloudFront::Distribution').flatMap(ofDistribution),
  ];
  return (address) => {
    const own = names.find(({ prefix }) => address === prefix || address.startsWith(`${prefix}/`));
    return own === undefined ? address : `${own.leadsTo}${address.slice(own.prefix.length)}`;
  };
}

function ofMapping(mapping: Resource, template: ResolvedTemplate, home: Home): OwnName {
  const { ApiId, DomainName, Stage, ApiMappingKey } = read(mapping, mappingSchema);
  const isSocket = template.get(ApiId).properties['ProtocolType'] === 'WEBSOCKET';
  if (ApiMappingKey !== undefined && !isSocket) {
    throw new TemplateRefused(
      `${mapping.logicalId} takes a path away from an HTTP API (ApiMappingKey), which the local runtime does not`,
    );
  }
  const origin = home.originOf(ApiId);
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
    `${type} ${logicalId} is more than a name on this machine: ${z.prettifyError(parsed.error)}`,
  );
}
