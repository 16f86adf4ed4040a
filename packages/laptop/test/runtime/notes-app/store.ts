import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';

const { TABLE_NAME = '' } = process.env;

/** Stores the notes of a queue. */
export async function handler(event: { readonly Records: readonly { readonly body: string }[] }) {
  for (const { body } of event.Records)
    await new DynamoDBClient().send(new PutItemCommand({ TableName: TABLE_NAME, Item: { id: { S: body } } }));
}
