import { getDomain } from 'tldts';

/** These hosts give customers a subdomain for email and are missing from the Public Suffix List. */
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
 * The private part of the Public Suffix List counts, because `a.github.io` and `b.github.io` have different owners.
 * Names without a registrable domain (IP address, public suffix) are returned unchanged. @param host in ASCII
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
