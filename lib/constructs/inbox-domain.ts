import { Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { DnsRecords } from './dns-records.ts';

export interface InboxDomainProps {
  readonly settings: Settings;
  readonly dns: DnsRecords;
}

/**
 * The domain of the inboxes: proven to SES, which receives only for proven domains, and pointed at it. It never sends,
 * and says so: mail that claims to come from an inbox is forged.
 */
export class InboxDomain extends Construct {
  constructor(scope: Construct, id: string, { settings, dns }: InboxDomainProps) {
    super(scope, id);
    const name = settings.inboxDomain;
    const identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(name) });
    dns.publishDkim('Inbox', identity);
    dns.publish('InboxMx', {
      name,
      type: 'MX',
      value: `10 inbound-smtp.${Stack.of(this).region}.amazonaws.com`,
    });
    dns.publish('InboxSpf', { name, type: 'TXT', value: 'v=spf1 -all' });
    dns.publish('InboxDmarc', {
      name: `_dmarc.${name}`,
      type: 'TXT',
      value: 'v=DMARC1; p=reject; sp=reject; adkim=s; aspf=s',
    });
  }
}
