import { asidesIn } from '../header/asides.ts';
import { asciiDomain } from './ascii-domain.ts';

/** SES identifies itself by this name (RFC 8601 section 2.2). */
const AUTHSERV_ID = 'amazonses.com';

/**
 * Returns the domains whose DKIM signatures passed at SES.
 * @param results the topmost field, which SES puts above the sender's own
 */
export function signedDomains(results: string | null): string[] {
  const [name, ...parts] = resultParts(results ?? '');
  if (name?.toLowerCase() !== AUTHSERV_ID) return [];
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const part of parts) {
    const [, outcome, properties = ''] = /^dkim\s*=\s*(\w+)(.*)$/is.exec(part) ?? [];
    if (outcome === undefined) continue;
    const [, written = ''] = /(?:^|\s)header\.[di]\s*=\s*(\S+)/i.exec(properties) ?? [];
    const domain = asciiDomain(written.slice(written.lastIndexOf('@') + 1));
    if (domain !== undefined) (outcome.toLowerCase() === 'pass' ? passed : failed).add(domain);
  }
  // A sender may inject a result, so a domain that also failed does not count.
  return [...passed].filter((domain) => !failed.has(domain));
}

/**
 * Comments and quoted strings are removed, because the sender chose their text.
 * @returns an empty list if one is unclosed
 */
function resultParts(header: string) {
  const { asides, unclosed } = asidesIn(header);
  if (unclosed < header.length) return [];
  let plain = '';
  let from = 0;
  for (const { start, end } of asides) {
    plain += header.slice(from, start);
    from = end;
  }
  return (plain + header.slice(from)).split(';').map((part) => part.trim());
}
