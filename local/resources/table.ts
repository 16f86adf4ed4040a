import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

/** Streams are refused: nothing here would read them. */
export const table = defineResource({
  type: 'AWS::DynamoDB::Table',
  properties: [
    'AttributeDefinitions.**',
    'KeySchema.**',
    'GlobalSecondaryIndexes.*.IndexName',
    'GlobalSecondaryIndexes.*.KeySchema.**',
    'GlobalSecondaryIndexes.*.Projection.**',
    'TimeToLiveSpecification.**',
    // A laptop has one capacity: that of its disk. Other billing modes are refused when the table is made.
    'BillingMode',
    // Backups, accidents of others, encryption at rest and cost reports are not the laptop's concern.
    'PointInTimeRecoverySpecification.**',
    'DeletionProtectionEnabled',
    'SSESpecification.**',
    'Tags.**',
  ],
  ref: byLogicalId,
  attributes: { Arn: ({ logicalId }, home) => arn('dynamodb', `table/${logicalId}`, home) },
});
