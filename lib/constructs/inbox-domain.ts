import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { DnsRecords } from './dns-records.ts';

export interface InboxDomainProps {
  readonly name: string;
  /**
   * The index among the inbox domains is part of logical ids in place of the name, so that one template serves any
   * domain.
   */
  readonly place: number;
  readonly dns: DnsRecords;
}

/**
 * SES receives only for verified domains. SPF and DMARC declare that the domain never sends, so mail that claims to
 * come from an inbox is forged.
 */
export class InboxDomain extends Construct {
  constructor(scope: Construct, id: string, { name, place, dns }: InboxDomainProps) {
    super(scope, id);
    const recordId = `Inbox${place}`;
    const identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(name) });
    dns.publishDkim(recordId, identity, { owner: 'inbox', domain: name });
    const mx = { type: 'MX', value: `10 inbound-smtp.${Stack.of(this).region}.amazonaws.com` } as const;
    dns.publish(`${recordId}Mx`, { name, ...mx }, { owner: 'inbox' });
    const use = 'only if a catch-all stores mail to its subdomains';
    if (place > 0) dns.offer(`${recordId}Wildcard`, { name: `*.${name}`, ...mx }, use);
    dns.publish(`${recordId}Spf`, { name, type: 'TXT', value: 'v=spf1 -all' }, { owner: 'inbox' });
    dns.publish(
      `${recordId}Dmarc`,
      {
        name: `_dmarc.${name}`,
        type: 'TXT',
        value: 'v=DMARC1; p=reject; sp=reject; adkim=s; aspf=s',
      },
      { owner: 'inbox' },
    );
  }
}
