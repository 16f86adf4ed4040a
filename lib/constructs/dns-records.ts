import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

const TTL_SECONDS = 1_800;

/** One record as a zone file has it: names without the final dot, a text without its quotes. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'MX' | 'TXT' | 'CNAME';
  readonly value: string;
}

/**
 * Publishes records in the operator's Route 53 zone. Without one each becomes an output of the stack, a line of a
 * zone file to copy: domains live wherever they live.
 */
export class DnsRecords extends Construct {
  readonly #hostedZoneId: string | undefined;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.#hostedZoneId = settings.hostedZoneId;
  }

  /** @param id unique in the stack; the output is called by it, after `Dns`. */
  publish(id: string, { name, type, value }: DnsRecord): void {
    const data = type === 'TXT' ? `"${value}"` : value;
    if (this.#hostedZoneId !== undefined) {
      new CfnRecordSet(this, id, {
        hostedZoneId: this.#hostedZoneId,
        name,
        type,
        ttl: String(TTL_SECONDS),
        resourceRecords: [data],
      });
      return;
    }
    // A name in the data ends in a dot, or a zone file would append the zone's name.
    const absolute = type === 'TXT' ? data : `${data}.`;
    new CfnOutput(Stack.of(this), `Dns${id}`, {
      value: `${name}. ${TTL_SECONDS} IN ${type} ${absolute}`,
      description: `DNS record to publish (${type})`,
    });
  }

  /** The three names by which SES proves a domain and signs for it (Easy DKIM). */
  publishDkim(id: string, identity: EmailIdentity): void {
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      this.publish(`${id}Dkim${index + 1}`, { name, type: 'CNAME', value });
    }
  }
}
