import { domainToASCII } from 'node:url';

const HOST = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d])?\.)+[a-z\d-]{0,62}[a-z]$/;
const SPECIAL = /[\s/\\@:?#%[\]*]/;

/**
 * As DNS has it, by the rules for URLs (UTS 46).
 * @returns undefined for what is no domain of a mail address, or a top-level one
 */
export function asciiDomain(written: string): string | undefined {
  if (SPECIAL.test(written)) return undefined;
  const domain = domainToASCII(written).replace(/\.$/, '');
  return HOST.test(domain) ? domain : undefined;
}

export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
