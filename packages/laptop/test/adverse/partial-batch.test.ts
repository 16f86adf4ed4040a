import { describe, expect, test } from 'vitest';
import { processInPart } from '../../src/adverse/partial-batch.ts';

const read = (bytes: Buffer | undefined) => JSON.parse(bytes?.toString('utf8') ?? 'null') as unknown;
const key = (id: string) => ({ pk: { S: id } });
const put = (id: string) => ({ PutRequest: { Item: key(id) } });

describe('a partially processed batch', () => {
  test('of reads lists the unprocessed keys with their other parameters', () => {
    const body = { RequestItems: { Rows: { Keys: [key('a'), key('b'), key('c')], ConsistentRead: true } } };

    const detour = processInPart('BatchGetItem', body, 0.7);

    expect(read(detour?.body)).toEqual({
      RequestItems: { Rows: { Keys: [key('a'), key('b')], ConsistentRead: true } },
    });
    const reply = Buffer.from(
      JSON.stringify({ Responses: { Rows: [key('a'), key('b')] }, UnprocessedKeys: {} }),
    );
    expect(read(detour?.amend?.(reply))).toEqual({
      Responses: { Rows: [key('a'), key('b')] },
      UnprocessedKeys: { Rows: { Keys: [key('c')], ConsistentRead: true } },
    });
  });

  test('of writes lists the unprocessed writes', () => {
    const detour = processInPart('BatchWriteItem', { RequestItems: { Rows: [put('a'), put('b')] } }, 0.1);

    expect(read(detour?.body)).toEqual({ RequestItems: { Rows: [put('a')] } });
    expect(read(detour?.amend?.(Buffer.from('{}')))).toEqual({ UnprocessedItems: { Rows: [put('b')] } });
  });

  test.each([
    ['one member', 'BatchWriteItem', { RequestItems: { Rows: [put('a')] } }],
    ['two tables', 'BatchWriteItem', { RequestItems: { Rows: [put('a'), put('b')], More: [put('c')] } }],
    ['no request', 'BatchGetItem', 'nonsense'],
  ])('is not partial with %s', (_, operation, body) => {
    expect(processInPart(operation, body, 0.5)).toBeUndefined();
  });
});
