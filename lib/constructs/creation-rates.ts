import { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { conditionOf, impliedBy } from './conditional.ts';
import { createInChains } from './create-one-by-one.ts';

/**
 * A stack creates more at once than these APIs allow per second. Quotas: CloudWatch Logs (PutMetricFilter 5,
 * CreateLogGroup 10), CloudWatch (PutMetricAlarm 3), SES (1), Route 53 (5).
 */
export const CREATION_RATES: readonly { readonly perSecond: number; readonly types: readonly string[] }[] = [
  { perSecond: 4, types: ['AWS::Logs::MetricFilter'] },
  { perSecond: 10, types: ['AWS::Logs::LogGroup'] },
  { perSecond: 3, types: ['AWS::CloudWatch::Alarm'] },
  { perSecond: 5, types: ['AWS::Route53::RecordSet'] },
  {
    perSecond: 1,
    types: [
      'AWS::SES::EmailIdentity',
      'AWS::SES::ConfigurationSet',
      'AWS::SES::ConfigurationSetEventDestination',
      'AWS::SES::ReceiptRuleSet',
      'AWS::SES::ReceiptRule',
    ],
  },
];

/** Call this last: it finds resources in the tree, in the order of their construction. */
export function limitCreationRates(service: IConstruct): void {
  const resources = service.node.findAll().filter((found) => CfnResource.isCfnResource(found));
  for (const { perSecond, types } of CREATION_RATES) {
    const limited = resources.filter(({ cfnResourceType }) => types.includes(cfnResourceType));
    const byCondition = Map.groupBy(limited, (resource) => conditionOf(resource));
    // A resource that always exists must not depend on a conditional one.
    const always = byCondition.get(undefined) ?? [];
    createInChains(always, perSecond);
    for (const [condition, those] of byCondition) {
      const implied = impliedBy(condition);
      const before = implied === undefined ? [] : (byCondition.get(implied) ?? []);
      if (condition !== undefined) createInChains([...always, ...before, ...those], perSecond);
    }
  }
}
