import { DeleteCommand, paginateScan, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key, Row } from '../../lambdas/store/table/table.ts';
import type { Service } from './service.ts';

/** Every row of the service's table, past the service. */
export async function* everyRow({ table }: Service): AsyncGenerator<Row> {
  const { client, name: TableName } = table;
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    yield* Items;
}

export async function rowsIn({ table }: Service, partition: string): Promise<readonly Row[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
    }),
  );
  return Items;
}

/** Sets an attribute of a row that is there. */
export async function setInRow(
  { table }: Service,
  Key: Key,
  attribute: string,
  value: unknown,
): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key,
      UpdateExpression: 'SET #attribute = :value',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}

/** Lets the next code mail to an address go out in the same minute. */
export async function forgetCodeMails(service: Service, humanEmail: string): Promise<void> {
  const sent = await rowsIn(service, `QUOTA#sign-up-mail#${humanEmail}`);
  if (sent.length === 0) throw new Error(`No code was mailed to ${humanEmail}`);
  for (const { pk, sk } of sent)
    await service.table.client.send(new DeleteCommand({ TableName: service.table.name, Key: { pk, sk } }));
}
