/** The imports of the functions are compared with this baseline. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = (): Promise<unknown> =>
  client.send(new GetCommand({ TableName: 't', Key: { pk: 'k' } }));
