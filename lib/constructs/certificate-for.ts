import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { CustomDomain } from '../custom-domains.ts';
import type { DnsRecords } from './dns-records.ts';

export function certificateFor(
  scope: Construct,
  { name, certificateArn }: CustomDomain,
  dns: DnsRecords,
): ICertificate {
  if (certificateArn !== undefined) {
    return Certificate.fromCertificateArn(scope, 'Certificate', certificateArn);
  }
  return new Certificate(scope, 'Certificate', {
    domainName: name,
    validation: CertificateValidation.fromDns(dns.zoneOf(name)),
  });
}
