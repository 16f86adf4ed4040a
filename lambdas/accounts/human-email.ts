/** One account for each address: letter case does not make another. */
export function accountAddress(email: string): string {
  return email.toLowerCase();
}

/** Whom limits are counted for: a tag does not make another mailbox (decisions, "Sign-up and verify"). */
export function canonicalAddress(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  const plus = lower.indexOf('+');
  return plus > 0 && plus < at ? lower.slice(0, plus) + lower.slice(at) : lower;
}

/** Whether an address is on the service's own domain or below it: such an account could verify itself. */
export function isOwnAddress(email: string, inboxDomain: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === inboxDomain || domain.endsWith(`.${inboxDomain}`);
}
