import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/**
 * The identity that the service's own mails (codes, notices) come from. It is not the inbox domain: that one
 * sends nothing, and its DNS records can say so.
 */
export class Sender extends Construct {
  readonly identity: EmailIdentity;
  /** `From` of every mail; nobody reads what is sent there. */
  readonly address: string;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.address = `no-reply@${settings.senderDomain}`;
    this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(settings.senderDomain) });
  }

  /** Mail from this address, and no other of the account's identities. */
  grantSend(grantee: IGrantable): void {
    grantee.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [this.identity.emailIdentityArn],
        conditions: { StringEquals: { 'ses:FromAddress': this.address } },
      }),
    );
  }
}
