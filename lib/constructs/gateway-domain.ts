import { ApiMapping, DomainName, type IApi, type IStage, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Construct } from 'constructs';
import type { CustomDomain } from '../custom-domains.ts';
import { certificateFor } from './certificate-for.ts';
import type { DnsRecords } from './dns-records.ts';

export interface GatewayDomainProps {
  readonly own: CustomDomain;
  readonly record: string;
  readonly api: IApi;
  readonly stage: IStage;
  /** API Gateway removes this first path segment before it looks for a route; undefined keeps the whole path. */
  readonly path?: string;
  readonly dns: DnsRecords;
}

export class GatewayDomain extends Construct {
  readonly certificate: ICertificate;

  constructor(scope: Construct, id: string, { own, record, api, stage, path, dns }: GatewayDomainProps) {
    super(scope, id);
    this.certificate = certificateFor(this, own, dns);
    const domainName = new DomainName(this, 'Name', {
      domainName: own.name,
      certificate: this.certificate,
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
    new ApiMapping(this, 'Mapping', {
      api,
      stage,
      domainName,
      ...(path === undefined ? {} : { apiMappingKey: path }),
    });
    dns.publishAlias(record, {
      name: own.name,
      target: domainName.regionalDomainName,
      targetZoneId: domainName.regionalHostedZoneId,
      types: ['A'],
    });
  }
}
