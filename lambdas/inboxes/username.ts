/** The local part of an address, after lower-casing (D-INB-10). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 64;
/** Letters, digits and single separators between them. */
export const USERNAME_PATTERN = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/**
 * Names that speak for a domain: the roles of RFC 2142, the five that certificate authorities mail to prove
 * control (CA/Browser Forum Baseline Requirements 3.2.2.4.4), and those that strangers trust.
 */
const RESERVED = new Set([
  // RFC 2142
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
  // Certificate authorities
  'admin',
  'administrator',
  // Trusted by convention
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
  // Read by mail programs and by senders' reports
  'autoconfig',
  'autodiscover',
  'wpad',
  'dmarc',
  'tlsrpt',
]);

/** A name that contains one of these as a word is reserved: the rest of the name does not change what it implies. */
const RESERVED_WORDS = 'admin|security|support|billing|postmaster|hostmaster|webmaster|abuse|ssl|noreply';
const HAS_RESERVED_WORD = new RegExp(`^(?:${RESERVED_WORDS})s?$`);
/** A word that is glued from these, such as ssladmin, when one of them is a reserved word. */
const GLUED = new RegExp(
  `^(?:${RESERVED_WORDS}|administrator|sys|mail|domain|site|account|help|desk|team)+s?$`,
);
const CONTAINS_RESERVED_WORD = new RegExp(RESERVED_WORDS);

/**
 * Whether a name is reserved: on the list, also with separators within (`post.master`) or digits and separators around it
 * (`hostmaster1`), or with a reserved word in it, also in the plural (`security-team`, `no-reply-bot`, `ssladmin`,
 * `admins`).
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

/** In lower case as ASCII has it: Unicode's lower case maps signs to letters, such as the Kelvin sign to k. */
export function lowerCased(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The inbox that mail to an address is for: lower case, and without a tag, so that mail to `name+tag@` goes
 * to `name@`.
 */
export function inboxIdOfAddress(address: string): string {
  const { name, domain } = partsOfAddress(lowerCased(address));
  return `${name}${domain}`;
}

/** Those of some domains that a domain is or is below, the longest first. */
export function domainsAround(domain: string, domains: readonly string[]): string[] {
  const around = domains.filter((each) => domain === each || domain.endsWith(`.${each}`));
  return around.toSorted((one, other) => other.length - one.length);
}

/** An address in lower case with its tag: two spellings of one recipient are the same. */
export function addressOf(address: string): string {
  const { name, tag, domain } = partsOfAddress(lowerCased(address));
  return `${name}${tag === null ? '' : `+${tag}`}${domain}`;
}

/** Mailboxes that prove a domain to others (CA/Browser Forum Baseline Requirements 3.2.2.4.4): no catch-all stores their mail. */
const PROVING = new Set(['postmaster', 'abuse', 'hostmaster', 'webmaster', 'admin', 'administrator']);

/** Whether a catch-all may store mail to an address without an inbox. @param name in lower case, without its tag */
export function mayBeCaught(name: string): boolean {
  const local = name.slice(0, name.lastIndexOf('@'));
  return local !== '' && !PROVING.has(local);
}

/** The part of an address behind the first `+` of its local part, as written; null without one. */
export function tagOfAddress(address: string): string | null {
  return partsOfAddress(address).tag;
}

/** An address with its local part as written. */
export function withLowerDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${lowerCased(address.slice(at))}`;
}

/** `"name"@` is `name@` (RFC 5321 section 4.1.2). @returns `domain` with its `@` */
function partsOfAddress(address: string): { name: string; tag: string | null; domain: string } {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at).replace(/^"([^"\\]*)"$/, '$1'), address.slice(at)];
  const plus = local.indexOf('+');
  return plus <= 0
    ? { name: local, tag: null, domain }
    : { name: local.slice(0, plus), tag: local.slice(plus + 1) || null, domain };
}
