/** Decisions, "Inboxes": the local part of an address, after lower-casing. */
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
]);

/** Whether a name is reserved, also when it is written with separators: `post.master` reads as postmaster. */
export function isReserved(username: string): boolean {
  return RESERVED.has(username.replaceAll(/[._-]/g, ''));
}

/** In lower case as ASCII has it: Unicode's would make letters of names out of signs, such as k of the Kelvin sign. */
export function lowerCased(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * The inbox that mail to an address is for: lower case, and without a tag, so that mail to `name+tag@` goes
 * to `name@`.
 */
export function inboxIdOfAddress(address: string): string {
  const lower = lowerCased(address);
  const at = lower.lastIndexOf('@');
  const local = lower.slice(0, at);
  const plus = local.indexOf('+');
  return plus <= 0 ? lower : local.slice(0, plus) + lower.slice(at);
}
