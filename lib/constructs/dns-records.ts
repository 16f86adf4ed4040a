import type { CfnCondition } from 'aws-cdk-lib';
import { CfnRecordSet, HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { isInZone } from '../../lambdas/settings/zone-settings.ts';
import type { Conditions, ServiceSettings } from '../service-settings.ts';
import { under } from './conditional.ts';
import { serviceOutput } from './service-output.ts';

const TTL_SECONDS = 1_800;

/** The form is that of a zone file: names without the final dot, texts without quotes. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'MX' | 'TXT' | 'CNAME';
  readonly value: string;
}

export interface RecordOwner {
  readonly owner: 'inbox' | 'sender';
  readonly domain?: string;
}

export interface DnsAlias {
  readonly name: string;
  readonly target: string;
  readonly targetZoneId: string;
  readonly types: readonly ('A' | 'AAAA')[];
}

/** Each record becomes an output of the stack if there is no Route 53 zone: a line of a zone file to copy. */
export class DnsRecords extends Construct {
  readonly #hostedZoneId: string | undefined;
  readonly #zoneName: string;
  readonly #conditions: Conditions | undefined;

  constructor(scope: Construct, id: string, settings: ServiceSettings) {
    super(scope, id);
    this.#hostedZoneId = settings.hostedZoneId;
    this.#zoneName = settings.hostedZoneName;
    this.#conditions = settings.deferred?.conditions;
  }

  /**
   * A record outside the zone becomes an output, named by `id` after `Dns`. `domain` defaults to the record's name,
   * which for DKIM is a token.
   */
  publish(id: string, record: DnsRecord, { owner, domain = record.name }: RecordOwner): void {
    const conditions = this.#conditions?.[`${owner}Records`];
    const zone = this.#hostedZoneId;
    // A template with parameters has both forms; the deployment check refuses domains outside the zone.
    if (conditions !== undefined && zone !== undefined) {
      this.#create(id, zone, record, conditions.inZone);
      this.#askFor(id, record, conditions.elsewhere);
    } else if (zone !== undefined && isInZone(domain, this.#zoneName)) this.#create(id, zone, record);
    else this.#askFor(id, record);
  }

  /** The record is optional for the operator, so it is always an output. */
  offer(id: string, { name, type, value }: DnsRecord, use: string): void {
    this.ask(id, name, type, `${dataOf(type, value)}.`, undefined, use);
  }

  #create(
    id: string,
    hostedZoneId: string,
    { name, type, value }: DnsRecord,
    condition?: CfnCondition,
  ): void {
    const record = new CfnRecordSet(this, id, {
      hostedZoneId,
      name,
      type,
      ttl: String(TTL_SECONDS),
      resourceRecords: [dataOf(type, value)],
    });
    under(condition, record);
  }

  #askFor(id: string, { name, type, value }: DnsRecord, condition?: CfnCondition): void {
    const data = dataOf(type, value);
    // A zone file would append the zone's name if the final dot were missing.
    this.ask(id, name, type, type === 'TXT' ? data : `${data}.`, condition);
  }

  publishAlias(id: string, { name, target, targetZoneId, types }: DnsAlias): void {
    if (this.#hostedZoneId === undefined || !isInZone(name, this.#zoneName)) {
      this.ask(id, name, 'CNAME', `${target}.`);
      return;
    }
    for (const type of types) {
      new CfnRecordSet(this, `${id}${type}`, {
        hostedZoneId: this.#hostedZoneId,
        name,
        type,
        aliasTarget: { dnsName: target, hostedZoneId: targetZoneId },
      });
    }
  }

  /** The zone is used to validate the name. @throws Error for a name that is not in the zone. */
  zoneOf(name: string): IHostedZone {
    if (this.#hostedZoneId === undefined || !isInZone(name, this.#zoneName)) {
      throw new Error(`${name} is in no hosted zone of the settings`);
    }
    const attributes = { hostedZoneId: this.#hostedZoneId, zoneName: this.#zoneName };
    return HostedZone.fromHostedZoneAttributes(this, `ZoneOf-${name}`, attributes);
  }

  private ask(
    id: string,
    name: string,
    type: string,
    data: string,
    condition?: CfnCondition,
    use?: string,
  ): void {
    const record = `${name}. ${TTL_SECONDS} IN ${type} ${data}`;
    const description = `DNS record to publish (${type})${use === undefined ? '' : ` ${use}`}`;
    serviceOutput(this, `Dns${id}`, record, description, condition);
  }

  publishDkim(id: string, identity: EmailIdentity, owner: RecordOwner): void {
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      this.publish(`${id}Dkim${index + 1}`, { name, type: 'CNAME', value }, owner);
    }
  }
}

function dataOf(type: DnsRecord['type'], value: string): string {
  return type === 'TXT' ? `"${value}"` : value;
}
