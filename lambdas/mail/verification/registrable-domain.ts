import { getDomain } from 'tldts';

/** Domains below which customers of a service send mail, each with a name of its own. The Public Suffix List lacks them. */
const CUSTOMER_SUFFIXES: ReadonlySet<string> = new Set([
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
 * The domain that one owner has registered, by the Public Suffix List with its private part (`a.github.io` and `b.github.io`
 * have two owners). Lower case. A name without one, such as an IP address or a public suffix, is returned as it is.
 * @param host in ASCII.
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
