import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

/** Streams are refused, because they are not implemented. */
export const table = defineResource({
  type: 'AWS::DynamoDB::Table',
  properties: [
    'AttributeDefinitions.**',
    'KeySchema.**',
    'GlobalSecondaryIndexes.*.IndexName',
    'GlobalSecondaryIndexes.*.KeySchema.**',
    'GlobalSecondaryIndexes.*.Projection.**',
    'TimeToLiveSpecification.**',
    // Capacity does not apply locally. Other billing modes are refused when the table is created.
    'BillingMode',
    'OnDemandThroughput.**',
    'GlobalSecondaryIndexes.*.OnDemandThroughput.**',
    // Backups, deletion protection, encryption at rest and cost allocation do not apply locally.
    'PointInTimeRecoverySpecification.**',
    'DeletionProtectionEnabled',
    'SSESpecification.**',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, deployment) => arn('dynamodb', `table/${logicalId}`, deployment) },
});
