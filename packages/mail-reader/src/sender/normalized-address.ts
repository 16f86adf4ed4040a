import { asciiDomain } from './ascii-domain.ts';

/** Returns undefined if the domain is invalid. */
export function normalizedAddress(written: string): string | undefined {
  const at = written.lastIndexOf('@');
  const domain = at < 0 ? undefined : asciiDomain(written.slice(at + 1));
  return domain === undefined ? undefined : `${written.slice(0, at).toLowerCase()}@${domain}`;
}
