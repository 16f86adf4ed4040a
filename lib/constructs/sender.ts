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

/** SES sets this tag on every mail by itself: the name of its configuration set. */
export const CONFIGURATION_SET_TAG = 'ses:configuration-set';

export interface SenderProps {
  /** That the mails come from. */
  readonly domain: string;
  readonly dns: DnsRecords;
  /** Whether anything is sent, where the template decides. */
  readonly condition: CfnCondition | undefined;
}

/** Variables of a function that mails humans. */
export function senderVariables(sender: Sender | undefined) {
  if (sender === undefined) return {};
  const { condition, address, configurationSetName } = sender;
  return {
    SENDER_ADDRESS: ifHolds(condition, address),
    SENDER_CONFIGURATION_SET: ifHolds(condition, configurationSetName),
  };
}

/**
 * The identity that the service's own mails (codes, notices) come from. It is not the inbox domain: that one
 * sends nothing, and its DNS records say so.
 */
export class Sender extends Construct {
  readonly identity: EmailIdentity;
  /** `From` of every mail; answers to it are not read. */
  readonly address: string;
  /** Every mail is sent with it, so that SES counts bounces and complaints of this stack apart. */
  readonly configurationSetName: string;

  readonly condition: CfnCondition | undefined;

  constructor(scope: Construct, id: string, { domain, dns, condition }: SenderProps) {
    super(scope, id);
    this.condition = condition;
    under(condition, this);
    // Bounces go to a name of ours, so that SPF speaks for the domain of the From line (DMARC alignment).
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
        'The condition names the only allowed sender address; identities of receivers are asked for too',
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
   * Mail from this address, and no other of the account's identities. The resource names none of them: where a receiver's
   * address or domain is an identity of the account too, as every receiver of the sandbox is, SES asks for that one as
   * well, with the same address as the sender's. Both forms of the condition are needed: whether SES compares the bare
   * address or the whole From line with its display name is reported either way (django-ses issue 156).
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
