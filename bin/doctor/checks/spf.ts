import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import type { PublicDns } from '../public-dns.ts';
import type { StackContext } from '../stack-context.ts';

const SPF = /^v=spf1(\s|$)/i;

/** The inbox domain sends nothing, and says so. SPF of the sender's bounce domain is a part of `mail-from`. */
export const spf: Check<Pick<StackContext, 'dns' | 'inboxDomains'>> = {
  id: 'spf',
  title: 'SPF of the inbox domain',
  actions: [],
  run({ dns, inboxDomains }) {
    return Promise.all(inboxDomains.map((domain) => lookAt(dns, domain)));
  },
};

async function lookAt(dns: PublicDns, inboxDomain: string): Promise<Finding> {
  const records = await spfRecords(dns, inboxDomain);
  const advice = `Publish "${inboxDomain}. IN TXT "v=spf1 -all"" as the only SPF record: docs/deploy.md#dns.`;
  const finding = severalSpf(inboxDomain, records, advice);
  if (finding !== undefined) return finding;
  const [record] = records;
  if (record === undefined) {
    return warning(`${inboxDomain} has no SPF record: others can send in its name`, advice);
  }
  return /^v=spf1\s+-all$/i.test(record.trim())
    ? ok(record)
    : warning(`SPF of ${inboxDomain} allows hosts to send: ${record}`, advice);
}

export async function spfRecords(dns: PublicDns, name: string): Promise<readonly string[]> {
  return (await dns.txt(name)).filter((text) => SPF.test(text));
}

/** Receivers treat several SPF records as an error (RFC 7208, 4.5). */
export function severalSpf(name: string, records: readonly string[], advice: string): Finding | undefined {
  return records.length > 1
    ? failure(`${name} has ${records.length} SPF records, which is an error (RFC 7208, 4.5)`, advice)
    : undefined;
}
