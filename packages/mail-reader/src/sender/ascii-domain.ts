import { domainToASCII } from 'node:url';

const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{0,62}[a-z]$/;
const SPECIAL = /[\s/\\@:?#%[\]*]/;

/**
 * Converts a domain to its DNS form by the URL rules (UTS 46).
 * @returns undefined unless it can be the domain of an email address below a top-level domain
 */
export function asciiDomain(written: string): string | undefined {
  if (SPECIAL.test(written)) return undefined;
  const domain = domainToASCII(written).replace(/\.$/, '');
  return HOST.test(domain) ? domain : undefined;
}

export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
