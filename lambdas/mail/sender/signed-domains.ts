import { asidesIn } from '../header/asides.ts';
import { asciiDomain } from './ascii-domain.ts';

/** RFC 8601 section 2.2. */
const AUTHSERV_ID = 'amazonses.com';

/**
 * The domains whose DKIM signatures passed, by SES's own Authentication-Results.
 * @param results the topmost field: SES puts its own above the sender's
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
  // A sender may smuggle a text into the header.
  return [...passed].filter((domain) => !failed.has(domain));
}

/**
 * Without comments and quoted strings, whose text the sender chose.
 * @returns none when one does not end
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
