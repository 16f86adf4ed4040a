export function accountAddress(email: string): string {
  return email.toLowerCase();
}

/** These domains ignore dots in local parts. The value is the domain under which their addresses are counted. */
const DOTLESS_DOMAINS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
  ['proton.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

/**
 * The SES mailbox simulator delivers no email. Each `+` label is a separate address, because every canary run uses one.
 */
const SIMULATOR = '@simulator.amazonses.com';

/**
 * Limits are counted per mailbox, so tags, and dots where the domain ignores them, do not make another one (D-ADD-06).
 */
export function canonicalAddress(email: string): string {
  const lower = email.toLowerCase();
  if (lower.endsWith(SIMULATOR)) return lower;
  const at = lower.lastIndexOf('@');
  const plus = lower.indexOf('+');
  const localPart = lower.slice(0, plus > 0 && plus < at ? plus : at);
  const domain = lower.slice(at + 1);
  const dotless = DOTLESS_DOMAINS.get(domain);
  return dotless === undefined ? `${localPart}@${domain}` : `${localPart.replaceAll('.', '')}@${dotless}`;
}

/** Addresses on the service's own domains are refused, because such an account could verify itself. */
export function isOwnAddress(email: string, inboxDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return inboxDomains.some((own) => domain === own || domain.endsWith(`.${own}`));
}
