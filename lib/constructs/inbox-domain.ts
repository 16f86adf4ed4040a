import { createHash } from 'node:crypto';
import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { DnsRecords } from './dns-records.ts';

export interface InboxDomainProps {
  readonly name: string;
  /** What the ids of its records begin with. */
  readonly recordId: string;
  readonly dns: DnsRecords;
}

/** What the records of a further domain are called. The digest tells `a-b.com` from `ab.com`. */
export function recordIdOf(domain: string): string {
  const digest = createHash('sha256').update(domain).digest('hex').slice(0, 6);
  return `Inbox${domain.replaceAll(/[^a-z0-9]/g, '')}${digest}`;
}

/**
 * A domain of inboxes: proven to SES, which receives only for proven domains, and pointed at it. It never sends, and says so:
 * mail that claims to come from an inbox is forged.
 */
export class InboxDomain extends Construct {
  constructor(scope: Construct, id: string, { name, recordId, dns }: InboxDomainProps) {
    super(scope, id);
    const identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(name) });
    dns.publishDkim(recordId, identity);
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
