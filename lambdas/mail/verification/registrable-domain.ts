import { getDomain } from 'tldts';

/** Customers of these send mail below a name of their own; the Public Suffix List lacks them. */
const CUSTOMER_SUFFIXES = new Set([
  'atlassian.net',
  'freshdesk.com',
  'gorgias.com',
  'helpscout.net',
  'intercom-mail.com',
  'onmicrosoft.com',
  'service-now.com',
  'slack.com',
  'zendesk.com',
]);

/**
 * By the Public Suffix List with its private part (`a.github.io` and `b.github.io` have two owners), lower
 * case; a name without one (IP address, public suffix) as it is.
 * @param host ASCII
 */
export function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  const domain = getDomain(name, { allowPrivateDomains: true }) ?? name;
  if (name === domain || !CUSTOMER_SUFFIXES.has(domain)) return domain;
  return name
    .split('.')
    .slice(-domain.split('.').length - 1)
    .join('.');
}
