import type { CfnCondition } from 'aws-cdk-lib';
import { CfnRecordSet, HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { EmailIdentity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { isInZone } from '../../lambdas/settings/zone-settings.ts';
import type { Conditions, ServiceSettings } from '../service-settings.ts';
import { under } from './conditional.ts';
import { serviceOutput } from './service-output.ts';

const TTL_SECONDS = 1_800;

/** One record as a zone file has it: names without the final dot, a text without its quotes. */
export interface DnsRecord {
  readonly name: string;
  readonly type: 'MX' | 'TXT' | 'CNAME';
  readonly value: string;
}

/** What a record belongs to. */
export interface RecordOwner {
  readonly owner: 'inbox' | 'sender';
  readonly domain?: string;
}

/** A name that points to one of AWS's: an alias in Route 53, a CNAME elsewhere. */
export interface DnsAlias {
  readonly name: string;
  readonly target: string;
  /** Hosted zone of AWS's own that the target is in. */
  readonly targetZoneId: string;
  /** What the target has addresses of. */
  readonly types: readonly ('A' | 'AAAA')[];
}

/**
 * Publishes records in the operator's Route 53 zone. Without one each becomes an output of the stack, a line of a
 * zone file to copy: domains live wherever they live.
 */
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
   * What lies outside of the zone is an output, as without one.
   * @param id unique in the stack; the output is called by it, after `Dns`.
   * @param domain that the record belongs to; by default its name, which CloudFormation knows only later for signatures.
   */
  publish(id: string, record: DnsRecord, { owner, domain = record.name }: RecordOwner): void {
    const conditions = this.#conditions?.[`${owner}Records`];
    const zone = this.#hostedZoneId;
    // A template with parameters has both; the deployment check refuses domains outside of the zone.
    if (conditions !== undefined && zone !== undefined) {
      this.#create(id, zone, record, conditions.inZone);
      this.#askFor(id, record, conditions.elsewhere);
    } else if (zone !== undefined && isInZone(domain, this.#zoneName)) this.#create(id, zone, record);
    else this.#askFor(id, record);
  }

  /** Names a record that the operator publishes for some uses of the service: it is an output, with a zone too. */
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
    // A name in the data ends in a dot, or a zone file would append the zone's name.
    this.ask(id, name, type, type === 'TXT' ? data : `${data}.`, condition);
  }

  /** Points a name at one of AWS's. */
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

  /**
   * The zone in which a name is proven to be the operator's.
   * @throws Error for a name that is not in it.
   */
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

  /** The three names by which SES proves a domain and signs for it (Easy DKIM). */
  publishDkim(id: string, identity: EmailIdentity, owner: RecordOwner): void {
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      this.publish(`${id}Dkim${index + 1}`, { name, type: 'CNAME', value }, owner);
    }
  }
}

function dataOf(type: DnsRecord['type'], value: string): string {
  return type === 'TXT' ? `"${value}"` : value;
}
