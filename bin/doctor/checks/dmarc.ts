import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import type { PublicDns } from '../public-dns.ts';
import type { StackContext } from '../stack-context.ts';

const DMARC = /^v=DMARC1\s*(;|$)/i;
const POLICY = /;\s*p\s*=\s*([a-z]+)/i;

export const dmarc: Check<Pick<StackContext, 'dns' | 'inboxDomains' | 'senderDomain'>> = {
  id: 'dmarc',
  title: 'DMARC',
  actions: [],
  run({ dns, inboxDomains, senderDomain }) {
    const domains = [...inboxDomains, ...(senderDomain === undefined ? [] : [senderDomain])];
    return Promise.all(domains.map((domain) => lookAt(dns, domain)));
  },
};

async function lookAt(dns: PublicDns, domain: string): Promise<Finding> {
  const name = `_dmarc.${domain}`;
  const records = (await dns.txt(name)).filter((text) => DMARC.test(text));
  const advice = `Publish a TXT record "v=DMARC1; p=reject; ..." at ${name}, as docs/deploy.md#dns says.`;
  const [record] = records;
  if (record === undefined) {
    return warning('There is no DMARC record: others can send in the name of the domain', advice, domain);
  }
  if (records.length > 1) {
    return failure(`${name} has ${records.length} DMARC records: receivers use none`, advice, domain);
  }
  const policy = POLICY.exec(record)?.[1]?.toLowerCase();
  return policy === 'reject'
    ? ok(record, domain)
    : warning(`The policy is not reject: ${record}`, advice, domain);
}
