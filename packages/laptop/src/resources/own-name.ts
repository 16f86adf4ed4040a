import { arn } from './arn.ts';
import { byLogicalId, defineResource, textOf } from './define-resource.ts';

/**
 * Custom domain names do not resolve locally: clients get the address on this machine instead
 * (packages/laptop/src/addresses/own-names.ts).
 */
const UNRESOLVABLE_NAME = 'name.invalid';

export const domainName = defineResource({
  type: 'AWS::ApiGatewayV2::DomainName',
  properties: [
    'DomainName',
    // Encryption in transit does not apply, because connections stay on the machine.
    'DomainNameConfigurations.*.CertificateArn',
    'DomainNameConfigurations.*.EndpointType',
    'DomainNameConfigurations.*.SecurityPolicy',
    'Tags.**',
  ],
  ref: textOf('DomainName'),
  attributes: { RegionalDomainName: () => UNRESOLVABLE_NAME, RegionalHostedZoneId: byLogicalId },
});

export const apiMapping = defineResource({
  type: 'AWS::ApiGatewayV2::ApiMapping',
  properties: ['ApiId', 'DomainName', 'Stage', 'ApiMappingKey'],
  ref: byLogicalId,
});

/** Certificates are not validated locally. */
export const certificate = defineResource({
  type: 'AWS::CertificateManager::Certificate',
  properties: ['DomainName', 'DomainValidationOptions.**', 'ValidationMethod', 'Tags.**'],
  ref: ({ logicalId }, deployment) => arn('acm', `certificate/${logicalId}`, deployment),
});

/** The distribution caches nothing and forwards everything, which own-names.ts checks. */
export const distribution = defineResource({
  type: 'AWS::CloudFront::Distribution',
  properties: [
    'DistributionConfig.Aliases',
    'DistributionConfig.Origins.*.DomainName',
    'DistributionConfig.Origins.*.Id',
    'DistributionConfig.DefaultCacheBehavior.AllowedMethods',
    'DistributionConfig.DefaultCacheBehavior.CachePolicyId',
    'DistributionConfig.DefaultCacheBehavior.OriginRequestPolicyId',
    'DistributionConfig.DefaultCacheBehavior.TargetOriginId',
    // Errors are not cached locally.
    'DistributionConfig.CustomErrorResponses.*.ErrorCode',
    'DistributionConfig.CustomErrorResponses.*.ErrorCachingMinTTL',
    // Encryption, compression and protocols in transit do not apply locally.
    'DistributionConfig.Origins.*.CustomOriginConfig.**',
    'DistributionConfig.DefaultCacheBehavior.Compress',
    'DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy',
    'DistributionConfig.HttpVersion',
    'DistributionConfig.IPV6Enabled',
    'DistributionConfig.ViewerCertificate.**',
    'DistributionConfig.Enabled',
    'DistributionConfig.Comment',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { DomainName: () => UNRESOLVABLE_NAME },
});
