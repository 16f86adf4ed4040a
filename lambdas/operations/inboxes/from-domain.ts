import { domainToASCII } from 'node:url';
import { isPublicSuffix } from '../../mail/verification/registrable-domain.ts';

const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{0,62}[a-z]$/;
const SPECIAL = /[\s/\\@:?#%[\]*]/;

/**
 * A domain as DNS has it, by the rules for URLs (UTS 46): in lower case, and in ASCII.
 * @returns undefined for what is no domain that somebody can register, such as `com` or `co.uk`: everybody has names below it
 */
export function asciiDomain(written: string): string | undefined {
  if (SPECIAL.test(written)) return undefined;
  const domain = domainToASCII(written).replace(/\.$/, '');
  return HOST.test(domain) && !isPublicSuffix(domain) ? domain : undefined;
}

/** Whether a host is a domain, or below it. Both in lower case. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
