import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  ExecuteStatementCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { allow, errorName, GatewayFixture, TABLE } from './gateway-fixture.ts';

const gateway = opened(() => GatewayFixture.start());

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: '1' } });
const put = (pk: string) => ({ Put: { TableName: 'Rows', Item: key(pk) } });

describe('a DynamoDB call', () => {
  test('passes when the role allows its action on the table', async () => {
    const { dynamodb } = gateway.as(allow(['dynamodb:PutItem', 'dynamodb:GetItem'], TABLE));

    await dynamodb.send(
      new PutItemCommand({ TableName: 'Rows', Item: { ...key('a'), subject: { S: 'grüße' } } }),
    );
    const { Item } = await dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: key('a') }));

    expect(Item?.['subject']).toEqual({ S: 'grüße' });
  });

  test('without the action is AccessDeniedException that names user, action and resource', async () => {
    const { dynamodb } = gateway.as(allow('dynamodb:GetItem', TABLE));

    const denied = dynamodb.send(new PutItemCommand({ TableName: 'Rows', Item: key('denied') }));

    await expect(denied).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(
        /^User: arn:aws:sts::000000000000:assumed-role\/Role\d+\/local is not authorized to perform: dynamodb:PutItem on resource: arn:aws:dynamodb:us-east-1:000000000000:table\/Rows because no identity-based policy allows the dynamodb:PutItem action$/,
      ),
    });
    const { Item } = await gateway
      .asOperator()
      .dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: key('denied') }));
    expect(Item).toBeUndefined();
  });

  test('keeps the name of an error that the engine gives', async () => {
    const { dynamodb } = gateway.asOperator();
    const command = new PutItemCommand({
      TableName: 'Rows',
      Item: key('a'),
      ConditionExpression: 'attribute_exists(nothing)',
    });

    expect(await errorName(dynamodb.send(command))).toBe('ConditionalCheckFailedException');
  });

  test('with an unknown key is UnrecognizedClientException', async () => {
    const { dynamodb } = gateway.clients({ accessKeyId: 'AKIANOBODY', secretAccessKey: 'x' });

    const refused = dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: key('a') }));

    expect(await errorName(refused)).toBe('UnrecognizedClientException');
  });

  test('without a signature is MissingAuthenticationTokenException', async () => {
    const response = await fetch(gateway.origin, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables' },
      body: '{}',
    });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain('MissingAuthenticationTokenException');
  });

  test('of an operation that is not implemented is refused by name', async () => {
    const { dynamodb } = gateway.asOperator();

    const refused = dynamodb.send(new ExecuteStatementCommand({ Statement: 'SELECT * FROM Rows' }));

    await expect(refused).rejects.toThrow(/ExecuteStatement is not implemented/);
  });
});

describe('a query of an index', () => {
  const query = new QueryCommand({
    TableName: 'Rows',
    IndexName: 'listing',
    KeyConditionExpression: 'gpk = :gpk',
    ExpressionAttributeValues: { ':gpk': { S: 'x' } },
  });

  test('needs the index', async () => {
    const { dynamodb } = gateway.as(allow('dynamodb:Query', `${TABLE}/index/listing`));

    expect((await dynamodb.send(query)).Count).toBe(0);
  });

  test('is denied with only the permission on the table', async () => {
    const { dynamodb } = gateway.as(allow('dynamodb:Query', TABLE));

    await expect(dynamodb.send(query)).rejects.toThrow(/table\/Rows\/index\/listing/);
  });
});

describe('a transaction', () => {
  const write = (pk: string) =>
    new TransactWriteItemsCommand({
      TransactItems: [
        put(pk),
        { Delete: { TableName: 'Rows', Key: key(`${pk}-gone`) } },
        {
          Update: {
            TableName: 'Rows',
            Key: key(`${pk}-touched`),
            UpdateExpression: 'SET n = :n',
            ExpressionAttributeValues: { ':n': { N: '1' } },
          },
        },
        {
          ConditionCheck: {
            TableName: 'Rows',
            Key: key('none'),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ],
    });
  const actions = ['PutItem', 'DeleteItem', 'UpdateItem', 'ConditionCheckItem'].map(
    (name) => `dynamodb:${name}`,
  );

  test('passes with the action of each member', async () => {
    const { dynamodb } = gateway.as(allow([...actions, 'dynamodb:GetItem'], TABLE));

    await dynamodb.send(write('t'));
    const { Responses } = await dynamodb.send(
      new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName: 'Rows', Key: key('t') } }] }),
    );

    expect(Responses).toHaveLength(1);
  });

  test.each(actions)('is denied without %s, and writes nothing', async (missing) => {
    const { dynamodb } = gateway.as(
      allow(
        actions.filter((action) => action !== missing),
        TABLE,
      ),
    );
    const pk = `without-${missing}`;

    await expect(dynamodb.send(write(pk))).rejects.toThrow(`not authorized to perform: ${missing} `);
    const { Item } = await gateway
      .asOperator()
      .dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: key(pk) }));
    expect(Item).toBeUndefined();
  });
});

describe('a batch', () => {
  test('needs the batch action on each table', async () => {
    const { dynamodb } = gateway.as(allow(['dynamodb:BatchWriteItem', 'dynamodb:BatchGetItem'], TABLE));

    await dynamodb.send(
      new BatchWriteItemCommand({ RequestItems: { Rows: [{ PutRequest: { Item: key('batch') } }] } }),
    );
    const { Responses } = await dynamodb.send(
      new BatchGetItemCommand({ RequestItems: { Rows: { Keys: [key('batch')] } } }),
    );

    expect(Responses?.['Rows']).toHaveLength(1);
  });

  test('is denied with only the actions of single calls', async () => {
    const { dynamodb } = gateway.as(allow(['dynamodb:PutItem', 'dynamodb:GetItem'], TABLE));

    const write = new BatchWriteItemCommand({
      RequestItems: { Rows: [{ PutRequest: { Item: key('batch') } }] },
    });
    const read = new BatchGetItemCommand({ RequestItems: { Rows: { Keys: [key('batch')] } } });

    expect(await errorName(dynamodb.send(write))).toBe('AccessDeniedException');
    expect(await errorName(dynamodb.send(read))).toBe('AccessDeniedException');
  });
});

test('the journal records used permissions, and not denied ones', async () => {
  const { dynamodb } = gateway.as(allow('dynamodb:GetItem', TABLE));

  await dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: key('a') }));
  await errorName(dynamodb.send(new PutItemCommand({ TableName: 'Rows', Item: key('a') })));

  const last = gateway.journal.entries().at(-1);
  expect(last).toMatchObject({ action: 'dynamodb:GetItem', resource: TABLE });
  const own = gateway.journal.entries().filter(({ roleLogicalId }) => roleLogicalId === last?.roleLogicalId);
  expect(own).toHaveLength(1);
});
