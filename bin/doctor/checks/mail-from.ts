import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';
import { normalName } from '../public-dns.ts';
import type { StackContext } from '../stack-context.ts';
import { severalSpf, spfRecords } from './spf.ts';

/** The domain of the SMTP envelope's sender: its MX takes bounces, and its SPF is what receivers look at. */
export const mailFrom: Check<Pick<StackContext, 'dns' | 'identities' | 'senderDomain' | 'stack'>> = {
  id: 'mail-from',
  title: 'Bounce domain of the sender',
  actions: [IDENTITY_ACTION],
  async run({ dns, identities, senderDomain, stack }) {
    if (senderDomain === undefined) return [];
    const name = (await identities.get(senderDomain))?.MailFromAttributes?.MailFromDomain;
    if (name === undefined) {
      return [failure(`SES has no MAIL FROM domain for ${senderDomain}`, 'Deploy again: docs/deploy.md.')];
    }
    const exchange = `feedback-smtp.${stack.region}.amazonses.com`;
    const advice = `Publish "${name}. IN MX 10 ${exchange}." and "${name}. IN TXT "v=spf1 include:amazonses.com -all"": docs/deploy.md#dns.`;
    const records = await spfRecords(dns, name);
    const several = severalSpf(name, records, advice);
    if (several !== undefined) return [several];
    if (!records.some((record) => /\sinclude:amazonses\.com(\s|$)/i.test(record))) {
      return [failure(`SPF of ${name} does not allow SES to send`, advice)];
    }
    const exchanges = (await dns.mx(name)).map((record) => normalName(record.exchange));
    return exchanges.includes(exchange)
      ? [ok(`${name} has MX and SPF`)]
      : [failure(`MX of ${name} is ${exchanges.join(', ') || 'missing'}, not ${exchange}`, advice)];
  },
};
