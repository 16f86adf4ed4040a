import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { LISTING_INDEX } from '../../../../lambdas/store/message/listing-index.ts';
import { LISTING_PROJECTION } from '../../../../lib/constructs/listing-projection.ts';

/** The stack's table, as engines need it; `test/stack/storage.test.ts` compares the two. */
export const tableDefinition = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    { AttributeName: 'gpk', AttributeType: 'S' },
    { AttributeName: 'gsk', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: LISTING_INDEX,
      KeySchema: [
        { AttributeName: 'gpk', KeyType: 'HASH' },
        { AttributeName: 'gsk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...LISTING_PROJECTION] },
    },
  ],
} satisfies Omit<CreateTableCommandInput, 'TableName'>;
