import { arn } from './arn.ts';
import { byLogicalId, defineResource } from './define-resource.ts';

export const table = defineResource({
  type: 'AWS::DynamoDB::Table',
  properties: [
    'AttributeDefinitions.**',
    'KeySchema.**',
    'GlobalSecondaryIndexes.*.IndexName',
    'GlobalSecondaryIndexes.*.KeySchema.**',
    'GlobalSecondaryIndexes.*.Projection.**',
    'TimeToLiveSpecification.**',
    // The gateway delivers rows with their keys only (packages/laptop/src/event-source/table-stream.ts).
    'StreamSpecification.StreamViewType',
    // Capacity does not apply locally; other billing modes are refused when the table is created.
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
  attributes: {
    Arn: ({ logicalId }, deployment) => arn('dynamodb', `table/${logicalId}`, deployment),
    StreamArn: ({ logicalId }, deployment) => arn('dynamodb', `table/${logicalId}/stream/local`, deployment),
  },
});
