import type { CaaRecord } from 'node:dns';
import type { Settings } from '../../../lib/settings.ts';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';
import type { PublicDns } from '../public-dns.ts';

/** Amazon's certificate authorities (ACM user guide, "Configure a CAA record"). */
const AMAZON = new Set(['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com']);

/** A certificate that a CAA record forbids is waited for until the deployment gives up. */
export const caa: Check<Pick<BeforeDeployContext, 'settings' | 'dns'>> = {
  id: 'caa',
  title: 'CAA',
  actions: [],
  run({ settings, dns }) {
    return Promise.all(
      certificateNames(settings).map(async (name) => {
        const { at, issuers } = await issuersOf(dns, name);
        if (issuers === undefined) return ok('any authority may issue a certificate', name);
        if (issuers.some((issuer) => AMAZON.has(issuer)))
          return ok(`the CAA record of ${at} allows Amazon`, name);
        return failure(
          `The CAA record of ${at} forbids Amazon to issue a certificate`,
          `Publish "${at}. IN CAA 0 issue "amazon.com"" beside it.`,
          name,
        );
      }),
    );
  },
};

/** Names that the stack makes a certificate for. */
function certificateNames(settings: Settings): readonly string[] {
  const { apiDomain, apiCertificateArn, streamDomain, streamCertificateArn, mcpDomain, mcpCertificateArn } =
    settings;
  const names = [
    apiCertificateArn === undefined ? apiDomain : undefined,
    streamCertificateArn === undefined ? streamDomain : undefined,
    mcpCertificateArn === undefined ? mcpDomain : undefined,
  ];
  return names.filter((name) => name !== undefined);
}

/** The records of the name, or of the nearest domain above that has any (RFC 8659, 3). */
async function issuersOf(
  dns: PublicDns,
  name: string,
): Promise<{ readonly at: string; readonly issuers: readonly string[] | undefined }> {
  const labels = name.split('.');
  for (let i = 0; i < labels.length; i++) {
    const at = labels.slice(i).join('.');
    const records = await dns.caa(at);
    if (records.length > 0) return { at, issuers: allowed(records) };
  }
  return { at: name, issuers: undefined };
}

/** Records without an `issue` property restrict nothing but what they name. Parameters follow a semicolon. */
function allowed(records: readonly CaaRecord[]): readonly string[] | undefined {
  const issuers = records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
  return issuers.length === 0
    ? undefined
    : issuers.map((issuer) => issuer.replace(/;.*$/s, '').trim().toLowerCase());
}
