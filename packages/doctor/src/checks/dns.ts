import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { Check, StackContext } from '../check.ts';
import { type EndpointUrls, ownHosts } from '../endpoint-urls.ts';
import { type Finding, failure, ok, REVERT_DRIFT, warning } from '../finding.ts';
import { normalName, type PublicDns } from '../public-dns.ts';

/** The inbox domain receives only if its MX record names SES in the region of the stack. */
export const inboxMx: Check<Pick<StackContext, 'dns' | 'inboxDomains' | 'stack'>> = {
  id: 'inbox-mx',
  title: 'MX record of the inbox domain',
  actions: [],
  run({ dns, inboxDomains, stack }) {
    const expected = `inbound-smtp.${stack.region}.amazonaws.com`;
    return Promise.all(inboxDomains.map((domain) => mxOf(dns, domain, expected)));
  },
};

async function mxOf(dns: PublicDns, inboxDomain: string, expected: string): Promise<Finding> {
  const records = await dns.mx(inboxDomain);
  const others = records.filter(({ exchange }) => normalName(exchange) !== expected);
  const advice = `Publish "${inboxDomain}. IN MX 10 ${expected}." and no other MX record: docs/deploy.md#dns.`;
  if (records.length === 0) return failure(`${inboxDomain} has no MX record, so no mail arrives`, advice);
  const found = others.map(({ exchange }) => exchange || '(null MX)').join(', ');
  if (others.length === records.length) {
    return failure(
      `The MX record of ${inboxDomain} is ${found}, not ${expected}, so mail goes elsewhere`,
      advice,
    );
  }
  if (others.length > 0) return warning(`${inboxDomain} has additional MX records: ${found}`, advice);
  return ok(`${expected} receives mail for ${inboxDomain}`);
}

const SPF = /^v=spf1(\s|$)/i;

/**
 * The inbox domain sends nothing and publishes a null SPF record. The SPF of the sender's bounce domain is checked by
 * `mail-from`.
 */
export const spf: Check<Pick<StackContext, 'dns' | 'inboxDomains'>> = {
  id: 'spf',
  title: 'SPF record of the inbox domain',
  actions: [],
  run({ dns, inboxDomains }) {
    return Promise.all(inboxDomains.map((domain) => spfOf(dns, domain)));
  },
};

async function spfOf(dns: PublicDns, inboxDomain: string): Promise<Finding> {
  const records = await spfRecords(dns, inboxDomain);
  const advice = `Publish "${inboxDomain}. IN TXT "v=spf1 -all"" as the only SPF record: docs/deploy.md#dns.`;
  const finding = severalSpf(inboxDomain, records, advice);
  if (finding !== undefined) return finding;
  const [record] = records;
  if (record === undefined) {
    return warning(`${inboxDomain} has no SPF record, so others can send in its name`, advice);
  }
  return /^v=spf1\s+-all$/i.test(record.trim())
    ? ok(record)
    : warning(`The SPF record of ${inboxDomain} allows hosts to send: ${record}`, advice);
}

async function spfRecords(dns: PublicDns, name: string): Promise<readonly string[]> {
  return (await dns.txt(name)).filter((text) => SPF.test(text));
}

/** Several SPF records are a permanent error (RFC 7208, 4.5). */
function severalSpf(name: string, records: readonly string[], advice: string): Finding | undefined {
  return records.length > 1
    ? failure(`${name} has ${records.length} SPF records, which is an error (RFC 7208, 4.5)`, advice)
    : undefined;
}

/** SES signs with keys to which three CNAME records point; without them the identity stays unverified. */
export const dkim: Check<Pick<StackContext, 'dns' | 'identities' | 'inboxDomains' | 'senderDomain'>> = {
  id: 'dkim',
  title: 'DKIM',
  actions: [IDENTITY_ACTION],
  run(context) {
    const { inboxDomains, senderDomain } = context;
    const domains = [...inboxDomains, ...(senderDomain === undefined ? [] : [senderDomain])];
    return Promise.all(domains.map((domain) => dkimOf(context, domain)));
  },
};

async function dkimOf({ dns, identities }: Parameters<typeof dkim.run>[0], domain: string): Promise<Finding> {
  const identity = await identities.get(domain);
  const tokens = identity?.DkimAttributes?.Tokens ?? [];
  if (tokens.length === 0) {
    return failure('SES has no DKIM keys for the domain', REVERT_DRIFT, domain);
  }
  const wrong: string[] = [];
  for (const token of tokens) {
    const name = `${token}._domainkey.${domain}`;
    const targets = await dns.cname(name);
    if (!targets.some((target) => isKeyOf(token, target))) wrong.push(name);
  }
  if (wrong.length === 0) return ok(`${tokens.length} CNAME records are published`, domain);
  const [first = ''] = tokens;
  return failure(
    `CNAME records are missing or wrong: ${wrong.join(', ')}`,
    `Publish each as a CNAME to the same token at dkim.amazonses.com, such as "${first}._domainkey.${domain}. IN CNAME ${first}.dkim.amazonses.com.": docs/deploy.md#dns.`,
    domain,
  );
}

/** Some regions have their own DKIM zone below amazonses.com. */
function isKeyOf(token: string, target: string): boolean {
  const [first, ...zone] = normalName(target).split('.');
  return first === token.toLowerCase() && /^dkim\.([a-z0-9-]+\.)?amazonses\.com$/.test(zone.join('.'));
}

const DMARC = /^v=DMARC1\s*(;|$)/i;
const POLICY = /;\s*p\s*=\s*([a-z]+)/i;

export const dmarc: Check<Pick<StackContext, 'dns' | 'inboxDomains' | 'senderDomain'>> = {
  id: 'dmarc',
  title: 'DMARC',
  actions: [],
  run({ dns, inboxDomains, senderDomain }) {
    const domains = [...inboxDomains, ...(senderDomain === undefined ? [] : [senderDomain])];
    return Promise.all(domains.map((domain) => dmarcOf(dns, domain)));
  },
};

async function dmarcOf(dns: PublicDns, domain: string): Promise<Finding> {
  const name = `_dmarc.${domain}`;
  const records = (await dns.txt(name)).filter((text) => DMARC.test(text));
  const advice = `Publish a TXT record "v=DMARC1; p=reject; ..." at ${name}, as docs/deploy.md#dns says.`;
  const [record] = records;
  if (record === undefined) {
    return warning('There is no DMARC record, so others can send in the name of the domain', advice, domain);
  }
  if (records.length > 1) {
    return failure(
      `${name} has ${records.length} DMARC records, so receivers ignore all of them`,
      advice,
      domain,
    );
  }
  const policy = POLICY.exec(record)?.[1]?.toLowerCase();
  return policy === 'reject'
    ? ok(record, domain)
    : warning(`The policy is not reject: ${record}`, advice, domain);
}

/** The MAIL FROM domain is that of the SMTP envelope: its MX receives bounces, and receivers check its SPF. */
export const mailFrom: Check<Pick<StackContext, 'dns' | 'identities' | 'senderDomain' | 'stack'>> = {
  id: 'mail-from',
  title: 'Bounce domain of the sender',
  actions: [IDENTITY_ACTION],
  async run({ dns, identities, senderDomain, stack }) {
    if (senderDomain === undefined) return [];
    const name = (await identities.get(senderDomain))?.MailFromAttributes?.MailFromDomain;
    if (name === undefined) {
      return [failure(`SES has no MAIL FROM domain for ${senderDomain}`, REVERT_DRIFT)];
    }
    const exchange = `feedback-smtp.${stack.region}.amazonses.com`;
    const advice = `Publish "${name}. IN MX 10 ${exchange}." and "${name}. IN TXT "v=spf1 include:amazonses.com -all"": docs/deploy.md#dns.`;
    const records = await spfRecords(dns, name);
    const several = severalSpf(name, records, advice);
    if (several !== undefined) return [several];
    if (!records.some((record) => /\sinclude:amazonses\.com(\s|$)/i.test(record))) {
      return [failure(`The SPF record of ${name} does not allow SES to send`, advice)];
    }
    const exchanges = (await dns.mx(name)).map((record) => normalName(record.exchange));
    return exchanges.includes(exchange)
      ? [ok(`${name} has MX and SPF records`)]
      : [
          failure(
            `The MX record of ${name} is ${exchanges.join(', ') || 'missing'}, not ${exchange}`,
            advice,
          ),
        ];
  },
};

export const ownNames: Check<{ readonly urls: EndpointUrls; readonly dns: PublicDns }> = {
  id: 'own-names',
  title: 'Custom domains',
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
