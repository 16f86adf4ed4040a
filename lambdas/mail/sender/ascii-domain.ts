import { domainToASCII } from 'node:url';

const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{0,62}[a-z]$/;
const SPECIAL = /[\s/\\@:?#%[\]*]/;

/**
 * As DNS has it, by the rules for URLs (UTS 46).
 * @returns undefined for anything but a domain of a mail address below a top-level domain
 */
export function asciiDomain(written: string): string | undefined {
  if (SPECIAL.test(written)) return undefined;
  const domain = domainToASCII(written).replace(/\.$/, '');
  return HOST.test(domain) ? domain : undefined;
}

/** Whether a host is a domain or below it; both in lower case. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
