import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { Check } from '../check.ts';
import { type Finding, failure, ok } from '../finding.ts';
import { normalName } from '../public-dns.ts';
import type { StackContext } from '../stack-context.ts';

/** SES signs with keys that three CNAME records point at; without them the identity is not verified. */
export const dkim: Check<Pick<StackContext, 'dns' | 'identities' | 'inboxDomains' | 'senderDomain'>> = {
  id: 'dkim',
  title: 'DKIM',
  actions: [IDENTITY_ACTION],
  run(context) {
    const { inboxDomains, senderDomain } = context;
    const domains = [...inboxDomains, ...(senderDomain === undefined ? [] : [senderDomain])];
    return Promise.all(domains.map((domain) => lookAt(context, domain)));
  },
};

async function lookAt({ dns, identities }: Parameters<typeof dkim.run>[0], domain: string): Promise<Finding> {
  const identity = await identities.get(domain);
  const tokens = identity?.DkimAttributes?.Tokens ?? [];
  if (tokens.length === 0) {
    return failure('SES has no DKIM keys for the domain', 'Deploy again: docs/deploy.md.', domain);
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

/** Some regions have a DKIM zone of their own below amazonses.com. */
function isKeyOf(token: string, target: string): boolean {
  const [first, ...zone] = normalName(target).split('.');
  return first === token.toLowerCase() && /^dkim\.([a-z0-9-]+\.)?amazonses\.com$/.test(zone.join('.'));
}
