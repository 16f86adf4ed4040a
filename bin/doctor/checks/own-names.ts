import type { Check } from '../check.ts';
import { type EndpointUrls, ownHosts } from '../endpoint-urls.ts';
import { failure, ok } from '../finding.ts';
import type { PublicDns } from '../public-dns.ts';

export const ownNames: Check<{ readonly urls: EndpointUrls; readonly dns: PublicDns }> = {
  id: 'own-names',
  title: 'Name of your own',
  actions: [],
  run({ urls, dns }) {
    return Promise.all(
      ownHosts(urls).map(async (host) => {
        const addresses = await dns.addresses(host);
        return addresses.length > 0
          ? ok('resolves', host)
          : failure(
              'has no address in DNS',
              'Publish the CNAME of the outputs DnsApi, DnsStream and DnsMcp: docs/deploy.md#custom-domains.',
              host,
            );
      }),
    );
  },
};
