/** One account for each address: letter case does not make another. */
export function accountAddress(email: string): string {
  return email.toLowerCase();
}

/** Domains whose mailboxes are the same with and without dots, each with the name that their addresses count under. */
const DOTLESS_DOMAINS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
  ['proton.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

/** SES's mailbox simulator delivers no mail: each of its tags is a separate address, which the canary's runs use. */
const SIMULATOR = '@simulator.amazonses.com';

/**
 * The mailbox that limits are counted for: neither a tag nor, where the domain ignores them, dots make another one
 * (D-ADD-06).
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

/** Whether an address is on one of the service's own domains or below it: such an account could verify itself. */
export function isOwnAddress(email: string, inboxDomains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return inboxDomains.some((own) => domain === own || domain.endsWith(`.${own}`));
}
