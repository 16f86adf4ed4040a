import { CfnResource } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { conditionOf, impliedBy } from './conditional.ts';
import { createInChains } from './create-one-by-one.ts';

/**
 * Calls a second that AWS takes for making resources of a kind, below what a stack makes of them at once: a first deployment
 * would fail at some of them. From the quotas of CloudWatch Logs (PutMetricFilter 5, CreateLogGroup 10), CloudWatch
 * (PutMetricAlarm 3), SES (1) and Route 53 (5).
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

/** Resources are found below the service, in the order of their construction: call this last. */
export function limitCreationRates(service: IConstruct): void {
  const resources = service.node.findAll().filter((found) => CfnResource.isCfnResource(found));
  for (const { perSecond, types } of CREATION_RATES) {
    const limited = resources.filter(({ cfnResourceType }) => types.includes(cfnResourceType));
    const byCondition = Map.groupBy(limited, (resource) => conditionOf(resource));
    // What is always there waits for nothing that need not be.
    const always = byCondition.get(undefined) ?? [];
    createInChains(always, perSecond);
    for (const [condition, those] of byCondition) {
      const implied = impliedBy(condition);
      const before = implied === undefined ? [] : (byCondition.get(implied) ?? []);
      if (condition !== undefined) createInChains([...always, ...before, ...those], perSecond);
    }
  }
}
