import { isInZone } from '../lambdas/settings/zone-settings.ts';

const TRANSPORTS = ['api', 'stream', 'mcp'] as const;
export type NamedTransport = (typeof TRANSPORTS)[number];

type DomainSettings = Readonly<
  Record<'inboxDomain' | 'hostedZoneName', string> & {
    readonly moreInboxDomains: readonly string[];
    readonly mcp: 'url' | 'gateway';
  } & Partial<
      Record<
        `${NamedTransport}Domain` | `${NamedTransport}CertificateArn` | 'hostedZoneId',
        string | undefined
      >
    >
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
  return name === undefined ? undefined : { name, certificateArn: settings[`${transport}CertificateArn`] };
}

/** @throws Error that names the invalid setting and valid values. */
export function refuseCustomDomains(settings: DomainSettings): void {
  const taken = new Map([
    [settings.inboxDomain, 'inboxDomain, whose mail records allow no CNAME beside them'],
    ...settings.moreInboxDomains.map((domain) => [domain, 'a domain of inboxes'] as const),
  ]);
  for (const transport of TRANSPORTS) {
    const own = customDomain(settings, transport);
    if (own === undefined) {
      if (settings[`${transport}CertificateArn`] === undefined) continue;
      throw refused(`${transport}CertificateArn is given without ${transport}Domain`);
    }
    const holder = taken.get(own.name);
    if (holder !== undefined) throw refused(`${transport}Domain ${own.name} is that of ${holder}`);
    taken.set(own.name, `${transport}Domain, but a name can lead to only one transport`);
    if (own.certificateArn === undefined) {
      refuseUnproven(settings, transport, own);
      refuseLongName(transport, own);
    }
  }
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
    `${transport}Domain ${name} needs a certificate: ${why} (pass one as -c ${transport}CertificateArn=...)`,
  );
}

function refuseLongName(transport: NamedTransport, { name }: CustomDomain): void {
  if (name.length <= MAX_CERTIFICATE_NAME) return;
  throw refused(
    `${transport}Domain ${name} has ${name.length} characters, but ACM issues certificates for names of at most ${MAX_CERTIFICATE_NAME} (choose a shorter name, or pass a certificate that covers it as -c ${transport}CertificateArn=...)`,
  );
}

/**
 * Nothing is checked if the stack's region is unknown before the deployment. @throws Error that names the invalid
 * setting and valid values.
 */
export function refuseCertificateRegions(settings: DomainSettings, region: string | undefined): void {
  if (region === undefined) return;
  for (const transport of ['api', 'stream'] as const) {
    const arn = settings[`${transport}CertificateArn`];
    if (arn !== undefined && regionOf(arn) !== region) {
      throw refused(
        `${transport}CertificateArn is in ${regionOf(arn)}: API Gateway accepts only certificates in the stack's region ${region}`,
      );
    }
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
