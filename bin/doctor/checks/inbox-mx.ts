import type { Check } from '../check.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';
import { normalName, type PublicDns } from '../public-dns.ts';
import type { StackContext } from '../stack-context.ts';

/** Mail comes to the inbox domain only if its MX record names SES in the region of the stack. */
export const inboxMx: Check<Pick<StackContext, 'dns' | 'inboxDomains' | 'stack'>> = {
  id: 'inbox-mx',
  title: 'MX of the inbox domain',
  actions: [],
  run({ dns, inboxDomains, stack }) {
    const expected = `inbound-smtp.${stack.region}.amazonaws.com`;
    return Promise.all(inboxDomains.map((domain) => lookAt(dns, domain, expected)));
  },
};

async function lookAt(dns: PublicDns, inboxDomain: string, expected: string): Promise<Finding> {
  const records = await dns.mx(inboxDomain);
  const others = records.filter(({ exchange }) => normalName(exchange) !== expected);
  const advice = `Publish "${inboxDomain}. IN MX 10 ${expected}." and no other MX record: docs/deploy.md#dns.`;
  if (records.length === 0) return failure(`${inboxDomain} has no MX record: no mail comes`, advice);
  const found = others.map(({ exchange }) => exchange || '(null MX)').join(', ');
  if (others.length === records.length) {
    return failure(`MX of ${inboxDomain} is ${found}, not ${expected}: mail goes elsewhere`, advice);
  }
  if (others.length > 0) return warning(`${inboxDomain} has further MX records: ${found}`, advice);
  return ok(`${inboxDomain} is received by ${expected}`);
}
