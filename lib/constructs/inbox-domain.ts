import { createHash } from 'node:crypto';
import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { DnsRecords } from './dns-records.ts';

export interface InboxDomainProps {
  readonly name: string;
  readonly dns: DnsRecords;
}

/** What the ids of its records begin with. The digest tells `a-b.com` from `ab.com`; CloudFormation takes 255 characters. */
function recordIdOf(domain: string): string {
  const digest = createHash('sha256').update(domain).digest('hex').slice(0, 6);
  return `Inbox${domain.replaceAll(/[^a-z0-9]/g, '').slice(0, 200)}${digest}`;
}

/**
 * A domain of inboxes: proven to SES, which receives only for proven domains, and pointed at it. It never sends, and says so:
 * mail that claims to come from an inbox is forged.
 */
export class InboxDomain extends Construct {
  /**
   * @param id of the name only: were the first domain's another, the update that makes it a further one would create its identity and
   *   records under other ids before it deletes those of before, which both SES and Route 53 refuse.
   */
  constructor(scope: Construct, id: string, { name, dns }: InboxDomainProps) {
    super(scope, id);
    const recordId = recordIdOf(name);
    const identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(name) });
    dns.publishDkim(recordId, identity, name);
    dns.publish(`${recordId}Mx`, {
      name,
      type: 'MX',
      value: `10 inbound-smtp.${Stack.of(this).region}.amazonaws.com`,
    });
    dns.publish(`${recordId}Spf`, { name, type: 'TXT', value: 'v=spf1 -all' });
    dns.publish(`${recordId}Dmarc`, {
      name: `_dmarc.${name}`,
      type: 'TXT',
      value: 'v=DMARC1; p=reject; sp=reject; adkim=s; aspf=s',
    });
  }
}
