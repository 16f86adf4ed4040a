import { arn } from './arn.ts';
import { byLogicalId, defineResource, literal } from './define-resource.ts';

/**
 * Names of the operator's own for APIs and function URLs. No name leads to a laptop: clients are told the address on
 * this machine that a name would lead to (local/own-names.ts), and what AWS would be called in DNS leads nowhere.
 */
const NOWHERE = 'name.invalid';

export const domainName = defineResource({
  type: 'AWS::ApiGatewayV2::DomainName',
  properties: [
    'DomainName',
    // Encryption on the way: nothing leaves the machine.
    'DomainNameConfigurations.*.CertificateArn',
    'DomainNameConfigurations.*.EndpointType',
    'DomainNameConfigurations.*.SecurityPolicy',
    'Tags.**',
  ],
  ref: literal('DomainName'),
  attributes: { RegionalDomainName: () => NOWHERE, RegionalHostedZoneId: byLogicalId },
});

export const apiMapping = defineResource({
  type: 'AWS::ApiGatewayV2::ApiMapping',
  properties: ['ApiId', 'DomainName', 'Stage', 'ApiMappingKey'],
  ref: byLogicalId,
});

/** Proven by nobody. */
export const certificate = defineResource({
  type: 'AWS::CertificateManager::Certificate',
  properties: ['DomainName', 'DomainValidationOptions.**', 'ValidationMethod', 'Tags.**'],
  ref: ({ logicalId }, home) => arn('acm', `certificate/${logicalId}`, home),
});

/** One that keeps nothing and passes everything on, which is what own-names.ts makes sure of. */
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
    // How long errors are kept: here nothing is.
    'DistributionConfig.CustomErrorResponses.*.ErrorCode',
    'DistributionConfig.CustomErrorResponses.*.ErrorCachingMinTTL',
    // Encryption, compression and protocols on the way.
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
  attributes: { DomainName: () => NOWHERE },
});
