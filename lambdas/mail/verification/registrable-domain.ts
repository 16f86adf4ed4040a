import { getDomain } from 'tldts';

/**
 * The domain that one owner has registered, by the Public Suffix List with its private part (`a.github.io` and `b.github.io`
 * have two owners). Lower case. A name without one, such as an IP address or a public suffix, is returned as it is.
 * @param host in ASCII.
 */
export function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/\.$/, '');
  return getDomain(name, { allowPrivateDomains: true }) ?? name;
}
