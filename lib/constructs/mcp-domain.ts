import { Duration, Validations } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { FunctionUrlOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IFunctionUrl } from 'aws-cdk-lib/aws-lambda';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { CustomDomain } from '../custom-domains.ts';
import { certificateFor } from './certificate-for.ts';
import type { DnsRecords } from './dns-records.ts';

/**
 * CloudFront would cache these errors for ten seconds and send them to other clients (developer guide, "Control how
 * long CloudFront caches errors").
 */
const KEPT_ERRORS = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];

export interface McpDomainProps {
  readonly own: CustomDomain;
  readonly url: IFunctionUrl;
  readonly dns: DnsRecords;
}

/**
 * A function URL has no custom domains, so CloudFront forwards every request uncached. Host stays the URL's own,
 * because Lambda identifies the function by it.
 */
export class McpDomain extends Construct {
  readonly certificate: ICertificate;
  /** Alarms see only a certificate in the stack's region; a given certificate's region is not known. */
  readonly isInRegion: boolean;

  constructor(scope: Construct, id: string, { own, url, dns }: McpDomainProps) {
    super(scope, id);
    this.certificate = certificateFor(this, own, dns);
    this.isInRegion = own.certificateArn === undefined;
    const distribution = new Distribution(this, 'Distribution', {
      comment: own.name,
      domainNames: [own.name],
      certificate: this.certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        // Origin access control is not used: clients would have to send a digest of each body, and the signature needs
        // the header that carries the API key.
        origin: new FunctionUrlOrigin(url),
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        // A redirect would come after the key was sent unencrypted, so HTTP is refused.
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      },
      errorResponses: KEPT_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    dns.publishAlias('Mcp', {
      name: own.name,
      target: distribution.distributionDomainName,
      targetZoneId: CloudFrontTarget.CLOUDFRONT_ZONE_ID,
      types: ['A', 'AAAA'],
    });
    for (const [id, reason] of Object.entries(ACKNOWLEDGED)) {
      Validations.of(distribution).acknowledge({ id: `AwsSolutions-${id}`, reason });
    }
  }
}

const ACKNOWLEDGED = {
  CFR1: 'Assistants call from wherever they run',
  CFR2: 'The same function answers at its own URL, which no firewall can protect; the function counts calls by key',
  CFR3: 'A log would contain the query, which may contain keys',
};
