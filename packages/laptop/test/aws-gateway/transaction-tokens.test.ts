import {
  type DynamoDBClient,
  GetItemCommand,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { opened } from '../../../../test/opened.ts';
import { TransactionTokens } from '../../src/aws-gateway/transaction-tokens.ts';
import { allow, errorName, GatewayFixture, TABLE } from './gateway-fixture.ts';

const MINUTE_MS = 60_000;

describe('TransactionTokens', () => {
  const original = Buffer.from('as it came');
  const asking = (token: unknown, what: string) => ({ TransactItems: [what], ClientRequestToken: token });

  function memory() {
    const sent: string[] = [];
    const clock = { now: 0 };
    const tokens = new TransactionTokens(() => clock.now);
    const once = (body: unknown, tookEffect = true) =>
      tokens.once(body, original, async (forwarded) => {
        sent.push(forwarded.toString());
        return tookEffect;
      });
    return { sent, clock, tokens, once };
  }

  test('forwards a transaction without its token and otherwise unchanged', async () => {
    const { sent, once } = memory();

    expect(await once({ ...asking('a', 'grüße'), ReturnConsumedCapacity: 'TOTAL' })).toBe(true);

    expect(sent).toEqual(['{"TransactItems":["grüße"],"ReturnConsumedCapacity":"TOTAL"}']);
  });

  test.each([
    ['has no token', {}],
    ['has an empty one', { ClientRequestToken: '' }],
    ['has one that is too long', { ClientRequestToken: 'x'.repeat(37) }],
    ['has one that is no text', { ClientRequestToken: 5 }],
  ])('hands on as it came what %s, every time', async (_what, token) => {
    const { sent, tokens, once } = memory();
    const body = { TransactItems: ['x'], ...token };

    expect([await once(body), await once(body)]).toEqual([true, true]);

    expect(sent).toEqual(['as it came', 'as it came']);
    expect(tokens.size).toBe(0);
  });

  test('forwards a repeated transaction once', async () => {
    const { sent, once } = memory();

    expect([await once(asking('a', 'x')), await once(asking('a', 'x'))]).toEqual([true, false]);

    expect(sent).toHaveLength(1);
  });

  test('ignores parameters of the reply when it compares requests', async () => {
    const { sent, once } = memory();

    await once(asking('a', 'x'));
    expect(await once({ ...asking('a', 'x'), ReturnConsumedCapacity: 'TOTAL' })).toBe(false);

    expect(sent).toHaveLength(1);
  });

  test('refuses another request under a token that was used', async () => {
    const { sent, once } = memory();

    await once(asking('a', 'x'));

    await expect(once(asking('a', 'y'))).rejects.toMatchObject({
      code: 'IdempotentParameterMismatchException',
    });
    expect(sent).toHaveLength(1);
  });

  test('refuses a repeated and a different request while the first is in progress', async () => {
    const { tokens, once } = memory();
    const first = Promise.withResolvers<boolean>();
    const underWay = tokens.once(asking('a', 'x'), original, () => first.promise);

    await expect(once(asking('a', 'x'))).rejects.toMatchObject({ code: 'TransactionInProgressException' });
    await expect(once(asking('a', 'y'))).rejects.toMatchObject({
      code: 'IdempotentParameterMismatchException',
    });

    first.resolve(true);
    expect(await underWay).toBe(true);
    expect(await once(asking('a', 'x'))).toBe(false);
  });

  test('forgets a token when its transaction failed or its outcome is unknown', async () => {
    const { sent, tokens, once } = memory();
    const broken = tokens.once(asking('a', 'x'), original, () => Promise.reject(new Error('gone')));
    await expect(broken).rejects.toThrow('gone');

    expect(await once(asking('a', 'y'), false)).toBe(true);
    expect(await once(asking('a', 'z'))).toBe(true);

    expect(sent).toHaveLength(2);
  });

  test('forgets tokens ten minutes after completion, oldest first', async () => {
    const { clock, tokens, once } = memory();
    const slow = Promise.withResolvers<boolean>();
    const begunFirst = tokens.once(asking('slow', 'x'), original, () => slow.promise);
    await once(asking('early', 'x'));
    clock.now = MINUTE_MS;
    slow.resolve(true);
    await begunFirst;

    clock.now = 10 * MINUTE_MS;
    expect(await once(asking('early', 'y'))).toBe(true);
    expect(await once(asking('slow', 'x'))).toBe(false);
    clock.now = 11 * MINUTE_MS;
    expect(await once(asking('slow', 'y'))).toBe(true);
    clock.now = 60 * MINUTE_MS;
    await once(asking('last', 'x'));
    expect(tokens.size).toBe(1);
  });
});

describe('a transaction through the gateway', () => {
  const gateway = opened(() => GatewayFixture.start());

  const key = (pk: string) => ({ pk: { S: pk }, sk: { S: '1' } });
  const adding = (pk: string, token: string, most = 100): TransactWriteItemsCommandInput => ({
    ClientRequestToken: token,
    TransactItems: [
      {
        Update: {
          TableName: 'Rows',
          Key: key(pk),
          UpdateExpression: 'ADD n :one',
          ConditionExpression: 'attribute_not_exists(n) OR n < :most',
          ExpressionAttributeValues: { ':one': { N: '1' }, ':most': { N: String(most) } },
        },
      },
    ],
  });
  const add = (client: DynamoDBClient, ...of: Parameters<typeof adding>) =>
    client.send(new TransactWriteItemsCommand(adding(...of)));
  async function count(pk: string): Promise<string | undefined> {
    const { dynamodb } = gateway.asOperator();
    return (await dynamodb.send(new GetItemCommand({ TableName: 'Rows', Key: key(pk) }))).Item?.['n']?.N;
  }

  test('takes effect once under one token, and again under another', async () => {
    const { dynamodb } = gateway.asOperator();

    await add(dynamodb, 'once', 'token-1');
    await add(dynamodb, 'once', 'token-1');
    expect(await count('once')).toBe('1');

    await add(dynamodb, 'once', 'token-2');
    expect(await count('once')).toBe('2');
  });

  test('under a token of another one is IdempotentParameterMismatchException', async () => {
    const { dynamodb } = gateway.asOperator();
    await add(dynamodb, 'mismatch', 'token-3');

    expect(await errorName(add(dynamodb, 'mismatch', 'token-3', 5))).toBe(
      'IdempotentParameterMismatchException',
    );
    expect(await count('mismatch')).toBe('1');
  });

  test('that was canceled can be retried with its token', async () => {
    const { dynamodb } = gateway.asOperator();
    await add(dynamodb, 'canceled', 'token-4');
    expect(await errorName(add(dynamodb, 'canceled', 'token-5', 1))).toBe('TransactionCanceledException');

    await add(dynamodb, 'canceled', 'token-5');
    expect(await count('canceled')).toBe('2');
  });

  test('is authorized before its token is read: a caller without permission learns nothing of earlier writes', async () => {
    await add(gateway.asOperator().dynamodb, 'secret', 'token-6');

    const refused = add(gateway.as(allow('dynamodb:GetItem', TABLE)).dynamodb, 'secret', 'token-6');

    expect(await errorName(refused)).toBe('AccessDeniedException');
  });

  test('that is sent twice at once takes effect once, and the second is in progress or a success', async () => {
    const { dynamodb } = gateway.asOperator();

    const ends = await Promise.all(
      Array.from({ length: 5 }, () => errorName(add(dynamodb, 'race', 'token-7'))),
    );

    expect(ends).toContain('no error');
    expect(ends.filter((end) => end !== 'no error' && end !== 'TransactionInProgressException')).toEqual([]);
    expect(await count('race')).toBe('1');
  });

  test('with a token that is too long is refused as before', async () => {
    const { dynamodb } = gateway.asOperator();

    await expect(add(dynamodb, 'long', 'x'.repeat(37))).rejects.toThrow(/less than or equal to 36/);
  });
});
