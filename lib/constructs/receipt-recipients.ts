import { inboxDomainsOf } from '../../lambdas/settings/policy.ts';

/**
 * A domain matches all its addresses, and with a leading dot all its subdomains (SES developer guide, "Recipient
 * conditions"). The first domain cannot be assigned to a tenant, so it has no subdomains.
 */
export function receiptRecipientsOf(policy: Parameters<typeof inboxDomainsOf>[0]): string[] {
  const [first, ...more] = inboxDomainsOf(policy);
  return [first, ...more, ...more.map((domain) => `.${domain}`)];
}
