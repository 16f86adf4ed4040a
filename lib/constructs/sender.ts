import { type CfnCondition, Stack, Validations } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { ifHolds, statementIf, under } from './conditional.ts';
import { ownName } from './construct-name.ts';
import type { DnsRecords } from './dns-records.ts';

/** SES adds this tag with the name of the configuration set to every message. */
export const CONFIGURATION_SET_TAG = 'ses:configuration-set';

export interface SenderProps {
  readonly domain: string;
  readonly dns: DnsRecords;
  readonly condition: CfnCondition | undefined;
}

export function senderVariables(sender: Sender | undefined) {
  if (sender === undefined) return {};
  const { condition, address, configurationSetName } = sender;
  return {
    SENDER_ADDRESS: ifHolds(condition, address),
    SENDER_CONFIGURATION_SET: ifHolds(condition, configurationSetName),
  };
}

/** The service's own messages do not come from the inbox domain, which sends nothing according to its DNS records. */
export class Sender extends Construct {
  readonly identity: EmailIdentity;
  readonly address: string;
  /** The configuration set lets SES count bounces and complaints of this stack separately. */
  readonly configurationSetName: string;

  readonly condition: CfnCondition | undefined;

  constructor(scope: Construct, id: string, { domain, dns, condition }: SenderProps) {
    super(scope, id);
    this.condition = condition;
    under(condition, this);
    // Bounces go to a subdomain of ours, so that SPF aligns with the From domain (DMARC).
    const mailFrom = `bounce.${domain}`;
    this.address = `no-reply@${domain}`;
    this.identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      mailFromDomain: mailFrom,
    });
    this.configurationSetName = this.configurationSet();
    Validations.of(Stack.of(this)).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
      reason:
        'The condition names the only allowed sender address; SES also checks the identities of recipients',
    });
    dns.publishDkim('Sender', this.identity, { owner: 'sender', domain });
    dns.publish(
      'SenderBounceMx',
      {
        name: mailFrom,
        type: 'MX',
        value: `10 feedback-smtp.${Stack.of(this).region}.amazonses.com`,
      },
      { owner: 'sender' },
    );
    dns.publish(
      'SenderBounceSpf',
      {
        name: mailFrom,
        type: 'TXT',
        value: 'v=spf1 include:amazonses.com -all',
      },
      { owner: 'sender' },
    );
    dns.publish(
      'SenderDmarc',
      {
        name: `_dmarc.${domain}`,
        type: 'TXT',
        value: 'v=DMARC1; p=reject; adkim=s; aspf=r',
      },
      { owner: 'sender' },
    );
  }

  private configurationSet(): string {
    const name = ownName('sender');
    const set = new ConfigurationSet(this, 'ConfigurationSet', { configurationSetName: name });
    set.addEventDestination('Metrics', {
      destination: EventDestination.cloudWatchDimensions([
        { source: CloudWatchDimensionSource.MESSAGE_TAG, name: CONFIGURATION_SET_TAG, defaultValue: name },
      ]),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    return set.configurationSetName;
  }

  /**
   * The resource is every identity, because SES also checks a receiver that is an identity of the account, as in the
   * sandbox; the condition limits the sender. Both forms of it are needed: SES is reported to compare the bare address
   * or the whole From line (django-ses issue 156).
   */
  grantSend(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      statementIf(this.condition, {
        actions: ['ses:SendEmail'],
        resources: [
          Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }),
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: this.configurationSetName,
          }),
        ],
        conditions: { StringLike: { 'ses:FromAddress': [this.address, `*<${this.address}>`] } },
      }),
    );
  }
}
