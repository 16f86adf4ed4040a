import { domainToASCII } from 'node:url';

const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{0,62}[a-z]$/;
const SPECIAL = /[\s/\\@:?#%[\]*]/;

/**
 * A domain as DNS has it, by the rules for URLs (UTS 46): in lower case, and in ASCII.
 * @returns undefined for what is no domain of a mail address on the Internet, a top-level domain included
 */
export function asciiDomain(written: string): string | undefined {
  if (SPECIAL.test(written)) return undefined;
  const domain = domainToASCII(written).replace(/\.$/, '');
  return HOST.test(domain) ? domain : undefined;
}

/** Whether a host is a domain, or below it. Both in lower case. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
