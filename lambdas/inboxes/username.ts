/** The rules apply to the local part after lower-casing (D-INB-10). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 64;
export const USERNAME_PATTERN = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/**
 * These names speak for a domain: RFC 2142, the five addresses of CA/Browser Forum Baseline Requirements 3.2.2.4.4, and
 * names that people trust.
 */
const RESERVED = new Set([
  // RFC 2142 lists these.
  'info',
  'marketing',
  'sales',
  'support',
  'abuse',
  'noc',
  'security',
  'postmaster',
  'hostmaster',
  'usenet',
  'news',
  'webmaster',
  'www',
  'uucp',
  'ftp',
  // Certificate authorities send validation email to these.
  'admin',
  'administrator',
  // Recipients trust these by convention.
  'root',
  'noreply',
  'mailerdaemon',
  'billing',
  'api',
  'mail',
  'smtp',
  'imap',
  'mcp',
  'bounce',
  'bounces',
  'help',
  'helpdesk',
  'sysadmin',
  'donotreply',
  // Mail programs and report generators use these.
  'autoconfig',
  'autodiscover',
  'wpad',
  'dmarc',
  'tlsrpt',
]);

const RESERVED_WORDS = 'admin|security|support|billing|postmaster|hostmaster|webmaster|abuse|ssl|noreply';
const HAS_RESERVED_WORD = new RegExp(`^(?:${RESERVED_WORDS})s?$`);
/** Some words are joined without a separator, such as ssladmin. */
const GLUED = new RegExp(
  `^(?:${RESERVED_WORDS}|administrator|sys|mail|domain|site|account|help|desk|team)+s?$`,
);
const CONTAINS_RESERVED_WORD = new RegExp(RESERVED_WORDS);

/**
 * A reserved name stays reserved with separators (`post.master`), digits around it (`hostmaster1`) or a plural, or as a
 * word in a name (`security-team`, `no-reply-bot`).
 */
export function isReserved(username: string): boolean {
  const words = username.split(/[._-]/).map((word) => word.replaceAll(/^\d+|\d+$/g, ''));
  if (RESERVED.has(words.join(''))) return true;
  return words.some(
    (word, i) => isReservedWord(word) || HAS_RESERVED_WORD.test(`${word}${words[i + 1] ?? ''}`),
  );
}

function isReservedWord(word: string): boolean {
  return GLUED.test(word) && CONTAINS_RESERVED_WORD.test(word);
}

/** Only ASCII letters change, because Unicode maps other signs to letters, such as the Kelvin sign to k. */
export function lowerCased(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Email to `name+tag@` goes to the inbox `name@`. */
export function inboxIdOfAddress(address: string): string {
  const { name, domain } = partsOfAddress(lowerCased(address));
  return `${name}${domain}`;
}

export function domainsAround(domain: string, domains: readonly string[]): string[] {
  const around = domains.filter((each) => domain === each || domain.endsWith(`.${each}`));
  return around.toSorted((one, other) => other.length - one.length);
}

export function addressOf(address: string): string {
  const { name, tag, domain } = partsOfAddress(lowerCased(address));
  return `${name}${tag === null ? '' : `+${tag}`}${domain}`;
}

/**
 * No catch-all stores email to these, because they prove control of a domain (CA/Browser Forum Baseline Requirements
 * 3.2.2.4.4).
 */
const PROVING = new Set(['postmaster', 'abuse', 'hostmaster', 'webmaster', 'admin', 'administrator']);

export function mayBeCaught(name: string): boolean {
  const local = name.slice(0, name.lastIndexOf('@'));
  return local !== '' && !PROVING.has(local);
}

export function tagOfAddress(address: string): string | null {
  return partsOfAddress(address).tag;
}

export function withLowerDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${lowerCased(address.slice(at))}`;
}

/** `"name"@` equals `name@` (RFC 5321 section 4.1.2). @returns `domain` with its `@` */
function partsOfAddress(address: string): { name: string; tag: string | null; domain: string } {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).replace(/^"([^"\\]*)"$/, '$1'), address.slice(at)];
  const plus = local.indexOf('+');
  return plus <= 0
    ? { name: local, tag: null, domain }
    : { name: local.slice(0, plus), tag: local.slice(plus + 1) || null, domain };
}
