import { isInZone } from '../lambdas/settings/zone-settings.ts';

const TRANSPORTS = ['api', 'stream', 'mcp'] as const;
export type NamedTransport = (typeof TRANSPORTS)[number];

type CertificateSetting = 'certificateArn' | 'mcpCertificateArn';
const CERTIFICATE_SETTING = {
  api: 'certificateArn',
  stream: 'certificateArn',
  mcp: 'mcpCertificateArn',
} as const satisfies Readonly<Record<NamedTransport, CertificateSetting>>;

type DomainSettings = Readonly<
  Record<'inboxDomain' | 'hostedZoneName', string> & {
    readonly moreInboxDomains: readonly string[];
    readonly mcp: 'url' | 'gateway';
  } & Partial<Record<`${NamedTransport}Domain` | CertificateSetting | 'hostedZoneId', string | undefined>>
>;

export interface CustomDomain {
  readonly name: string;
  /** Undefined means that the stack creates a certificate and validates it in the hosted zone. */
  readonly certificateArn: string | undefined;
}

/**
 * CloudFront accepts only certificates of this region (CloudFront developer guide, "Requirements for certificates").
 */
const CLOUDFRONT_REGION = 'us-east-1';

/**
 * ACM accepts a longer name only with a shorter first one (ACM user guide, "Domain names"); our certificates have one
 * name.
 */
const MAX_CERTIFICATE_NAME = 64;

export function customDomain(settings: DomainSettings, transport: NamedTransport): CustomDomain | undefined {
  const name = settings[`${transport}Domain`];
  return name === undefined ? undefined : { name, certificateArn: settings[CERTIFICATE_SETTING[transport]] };
}

/** @throws Error that names the invalid setting and valid values. */
export function refuseCustomDomains(settings: DomainSettings): void {
  const taken = new Map([
    [settings.inboxDomain, 'inboxDomain, whose mail records do not allow a CNAME next to them'],
    ...settings.moreInboxDomains.map((domain) => [domain, 'an inbox domain'] as const),
  ]);
  for (const transport of TRANSPORTS) {
    const own = customDomain(settings, transport);
    if (own === undefined) continue;
    const holder = taken.get(own.name);
    if (holder !== undefined) throw refused(`${transport}Domain ${own.name} is also ${holder}`);
    taken.set(own.name, `${transport}Domain, but a name can lead to only one transport`);
    if (own.certificateArn === undefined) {
      refuseUnproven(settings, transport, own);
      refuseLongName(transport, own);
    }
  }
  if (settings.certificateArn !== undefined && (settings.apiDomain ?? settings.streamDomain) === undefined)
    throw refused('certificateArn is given without apiDomain and streamDomain');
  if (settings.mcpCertificateArn !== undefined && settings.mcpDomain === undefined)
    throw refused('mcpCertificateArn is given without mcpDomain');
  if (settings.mcp === 'gateway' && settings.mcpDomain !== undefined) {
    throw refused(
      `mcpDomain ${settings.mcpDomain} needs mcp=url: with mcp=gateway, MCP is served at apiDomain`,
    );
  }
  const { mcpCertificateArn } = settings;
  if (mcpCertificateArn !== undefined && regionOf(mcpCertificateArn) !== CLOUDFRONT_REGION) {
    throw refused(
      `mcpCertificateArn is in ${regionOf(mcpCertificateArn)}: CloudFront accepts only certificates in ${CLOUDFRONT_REGION}`,
    );
  }
}

/** ACM needs a validation record in the zone; the deployment would hang if there were none. */
function refuseUnproven(settings: DomainSettings, transport: NamedTransport, { name }: CustomDomain): void {
  const { hostedZoneId, hostedZoneName } = settings;
  if (hostedZoneId !== undefined && isInZone(name, hostedZoneName)) return;
  const why =
    hostedZoneId === undefined
      ? 'there is no hosted zone in which to validate one'
      : `it is not in the hosted zone ${hostedZoneName}, so none can be validated there`;
  throw refused(
    `${transport}Domain ${name} needs a certificate: ${why} (pass one as -c ${CERTIFICATE_SETTING[transport]}=...)`,
  );
}

function refuseLongName(transport: NamedTransport, { name }: CustomDomain): void {
  if (name.length <= MAX_CERTIFICATE_NAME) return;
  throw refused(
    `${transport}Domain ${name} is ${name.length} characters long, but ACM issues certificates for names of at most ${MAX_CERTIFICATE_NAME} (choose a shorter name, or pass a certificate that covers it as -c ${CERTIFICATE_SETTING[transport]}=...)`,
  );
}

/**
 * Nothing is checked if the stack's region is unknown before the deployment. @throws Error that names the invalid
 * setting and valid values.
 */
export function refuseCertificateRegions(settings: DomainSettings, region: string | undefined): void {
  if (region === undefined) return;
  const { certificateArn } = settings;
  if (certificateArn !== undefined && regionOf(certificateArn) !== region) {
    throw refused(
      `certificateArn is in ${regionOf(certificateArn)}: API Gateway accepts only certificates in the stack's region ${region}`,
    );
  }
  const mcp = customDomain(settings, 'mcp');
  if (mcp !== undefined && mcp.certificateArn === undefined && region !== CLOUDFRONT_REGION) {
    throw refused(
      `mcpDomain ${mcp.name} needs a certificate in ${CLOUDFRONT_REGION}, but the stack is in ${region}: request one there (aws acm request-certificate --region ${CLOUDFRONT_REGION} --domain-name ${mcp.name} --validation-method DNS) and pass it as -c mcpCertificateArn=...`,
    );
  }
}

function regionOf(certificateArn: string): string {
  return certificateArn.split(':')[3] ?? '';
}

function refused(why: string): Error {
  return new Error(`Settings refused: ${why}`);
}
