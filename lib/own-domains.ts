import type { Settings } from './settings.ts';

/** The doors that may have a name of the operator's own. */
const DOORS = ['api', 'stream', 'mcp'] as const;
export type OwnDoor = (typeof DOORS)[number];

/** A name of the operator's own for a door. */
export interface OwnDomain {
  readonly name: string;
  /** Undefined when the stack makes a certificate and proves it in the hosted zone. */
  readonly certificateArn: string | undefined;
}

/** CloudFront takes certificates of this region alone (CloudFront developer guide, "Requirements for certificates"). */
const CLOUDFRONT_REGION = 'us-east-1';

/** ACM takes a longer name only beside a shorter one (ACM user guide, "Domain names"); our certificates have one name. */
const MAX_CERTIFICATE_NAME = 64;

export function isInZone(domain: string, zoneName: string): boolean {
  return domain === zoneName || domain.endsWith(`.${zoneName}`);
}

/** The name that a door was given. */
export function ownDomain(settings: Settings, door: OwnDoor): OwnDomain | undefined {
  const name = settings[`${door}Domain`];
  return name === undefined ? undefined : { name, certificateArn: settings[`${door}CertificateArn`] };
}

/** @throws Error that names the setting which cannot be, and what to give. */
export function refuseOwnDomains(settings: Settings): void {
  const taken = new Map([
    [settings.inboxDomain, 'inboxDomain, whose mail records bear no other beside them'],
  ]);
  for (const door of DOORS) {
    const own = ownDomain(settings, door);
    if (own === undefined) {
      if (settings[`${door}CertificateArn`] === undefined) continue;
      throw refused(`${door}CertificateArn is given without ${door}Domain`);
    }
    const holder = taken.get(own.name);
    if (holder !== undefined) throw refused(`${door}Domain ${own.name} is that of ${holder}`);
    taken.set(own.name, `${door}Domain, and a name leads to one door`);
    if (own.certificateArn === undefined) {
      refuseUnproven(settings, door, own);
      refuseLongName(door, own);
    }
  }
  const { mcpCertificateArn } = settings;
  if (mcpCertificateArn !== undefined && regionOf(mcpCertificateArn) !== CLOUDFRONT_REGION) {
    throw refused(
      `mcpCertificateArn is in ${regionOf(mcpCertificateArn)}: CloudFront takes certificates of ${CLOUDFRONT_REGION} alone`,
    );
  }
}

/** Without the zone nobody would publish the record by which ACM proves a domain, and the deployment would hang. */
function refuseUnproven(settings: Settings, door: OwnDoor, { name }: OwnDomain): void {
  const { hostedZoneId, hostedZoneName } = settings;
  if (hostedZoneId !== undefined && isInZone(name, hostedZoneName)) return;
  const why =
    hostedZoneId === undefined
      ? 'there is no hosted zone to prove a certificate in'
      : `it is not in the hosted zone ${hostedZoneName}, so no certificate can be proven there`;
  throw refused(
    `${door}Domain ${name} needs a certificate: ${why} (give one as -c ${door}CertificateArn=...)`,
  );
}

function refuseLongName(door: OwnDoor, { name }: OwnDomain): void {
  if (name.length <= MAX_CERTIFICATE_NAME) return;
  throw refused(
    `${door}Domain ${name} has ${name.length} characters, and ACM makes certificates for names of at most ${MAX_CERTIFICATE_NAME} (give a shorter name, or a certificate that covers it as -c ${door}CertificateArn=...)`,
  );
}

/**
 * Certificates lie in a region, and each door wants its own. Nothing to check where the stack's region is not known
 * before the deployment.
 * @throws Error that names the setting which cannot be, and what to give.
 */
export function refuseCertificateRegions(settings: Settings, region: string | undefined): void {
  if (region === undefined) return;
  for (const door of ['api', 'stream'] as const) {
    const arn = settings[`${door}CertificateArn`];
    if (arn !== undefined && regionOf(arn) !== region) {
      throw refused(
        `${door}CertificateArn is in ${regionOf(arn)}: API Gateway takes certificates of the stack's region ${region} alone`,
      );
    }
  }
  const mcp = ownDomain(settings, 'mcp');
  if (mcp !== undefined && mcp.certificateArn === undefined && region !== CLOUDFRONT_REGION) {
    throw refused(
      `mcpDomain ${mcp.name} needs a certificate in ${CLOUDFRONT_REGION}, and the stack is in ${region}: make one there (aws acm request-certificate --region ${CLOUDFRONT_REGION} --domain-name ${mcp.name} --validation-method DNS) and give it as -c mcpCertificateArn=...`,
    );
  }
}

/** `arn:aws:acm:<region>:<account>:certificate/<id>` */
function regionOf(certificateArn: string): string {
  return certificateArn.split(':')[3] ?? '';
}

function refused(why: string): Error {
  return new Error(`Settings refused: ${why}`);
}
