import * as r from './requests.ts';
import { key, number, text } from './requests.ts';

const P = { ':p': text('a') };
const inPartition = r.values(P);
const fromIndex = { IndexName: r.INDEX };
const with_ = (value: object) => r.values({ ...P, ':s': value });
const start = (ExclusiveStartKey: object) => ({ ExclusiveStartKey });
const LONG_PARTITION = text('x'.repeat(2_049));
const LONG_SORT = text('x'.repeat(1_025));
const ANY = [r.CANCELED, 'ValidationException'];

const keys: readonly r.RefusedRequest[] = [
  { title: 'an item with an empty partition key', request: r.put({ pk: text(''), sk: text('1') }) },
  { title: 'an item with an empty sort key', request: r.put({ pk: text('a'), sk: text('') }) },
  { title: 'an item without a sort key', request: r.put({ pk: text('a') }) },
  { title: 'a key without its sort key', request: r.get({ pk: text('a') }) },
  { title: 'a key with a further attribute', request: r.get(r.row({ z: text('z') })) },
  { title: 'a key of another type', request: r.get({ pk: number(1), sk: text('1') }) },
  { title: 'an empty key in BatchGetItem', request: r.batchGet([key('a', '')]) },
  { title: 'an empty key in BatchWriteItem', request: r.batchWrite([{ PutRequest: { Item: key('') } }]) },
  { title: 'an empty key in a transaction', request: r.transactWrite([r.putPart(key(''))]), errors: ANY },
  { title: 'a partition key of 2,049 bytes', request: r.put({ pk: LONG_PARTITION, sk: text('1') }) },
  { title: 'a sort key of 1,025 bytes', request: r.put({ pk: text('a'), sk: LONG_SORT }) },
  { title: 'an empty key of an index', request: r.put(r.row({ gpk: text(''), gsk: text('1') })) },
  {
    title: 'an empty key of an index by an update',
    request: r.update('SET gpk = :a', r.values({ ':a': text('') })),
  },
  { title: 'a key of an index of another type', request: r.put(r.row({ gpk: number(1), gsk: text('1') })) },
  {
    title: 'a key of an index of another type in a transaction',
    request: r.transactWrite([r.putPart(r.row({ gpk: number(1) }))]),
    errors: ANY,
  },
  {
    title: 'a partition key of an index of 2,049 bytes',
    request: r.put(r.row({ gpk: LONG_PARTITION, gsk: text('1') })),
  },
  {
    title: 'a sort key of an index of 1,025 bytes',
    request: r.put(r.row({ gpk: text('1'), gsk: LONG_SORT })),
  },
  {
    title: 'a partition key of an index of 1,025 characters of two bytes',
    request: r.put(r.row({ gpk: text('é'.repeat(1_025)) })),
  },
  {
    title: 'a partition key of an index of 2,049 bytes in BatchWriteItem',
    request: r.batchWrite([{ PutRequest: { Item: r.row({ gpk: LONG_PARTITION }) } }]),
  },
  {
    title: 'a partition key of an index of 2,049 bytes in a transaction',
    request: r.transactWrite([r.putPart(r.row({ gpk: LONG_PARTITION }))]),
    errors: ANY,
  },
  {
    title: 'a partition key of an index of 2,049 bytes by an update',
    request: r.update('SET b = :b, gpk = :a', r.values({ ':a': LONG_PARTITION, ':b': text('b') })),
    acceptedByDynamodbLocal:
      'it checks index keys of whole items alone; DynamoDB documents the limit for keys of indexes',
  },
];

const conditions: readonly r.RefusedRequest[] = [
  { title: 'a query for an empty partition key', request: r.query('pk = :p', r.values({ ':p': text('') })) },
  { title: 'a query for an empty sort key', request: r.query('pk = :p AND sk = :s', with_(text(''))) },
  {
    title: 'a query for sort keys behind an empty one',
    request: r.query('pk = :p AND sk > :s', with_(text(''))),
  },
  {
    title: 'a query for sort keys with an empty prefix',
    request: r.query('pk = :p AND begins_with(sk, :s)', with_(text(''))),
  },
  {
    title: 'a query of an index for an empty partition key',
    request: r.query('gpk = :p', { ...fromIndex, ...r.values({ ':p': text('') }) }),
  },
  {
    title: 'a query for a partition key of 2,049 bytes',
    request: r.query('pk = :p', r.values({ ':p': LONG_PARTITION })),
    acceptedByDynamodbLocal: 'it checks the sort key of a query alone',
  },
  {
    title: 'a query for a sort key of 1,025 bytes',
    request: r.query('pk = :p AND sk = :s', with_(LONG_SORT)),
  },
  {
    title: 'a query for a partition key of another type',
    request: r.query('pk = :p', r.values({ ':p': number(1) })),
  },
  {
    title: 'a query for a sort key of another type',
    request: r.query('pk = :p AND sk = :s', with_(number(1))),
  },
  {
    title: 'a query for sort keys with a number as prefix',
    request: r.query('pk = :p AND begins_with(sk, :s)', with_(number(1))),
  },
  ...[
    'pk <> :p',
    'pk < :p',
    'begins_with(pk, :p)',
    'sk = :p',
    'pk = :p OR sk = :p',
    'pk = :p AND NOT sk = :p',
    'pk = :p AND sk IN (:p)',
    'pk = :p AND contains(sk, :p)',
    'pk = :p AND z = :p',
    'pk = :p AND sk <> :p',
    'pk = :p AND attribute_exists(sk)',
    'pk = sk',
  ].map((expression) => ({
    title: `the key condition ${expression}`,
    request: r.query(expression, inPartition),
  })),
  { title: 'a query without a key condition', request: ['Query', { TableName: r.TABLE }] },
  {
    title: 'a query of an index by the keys of the table',
    request: r.query('pk = :p', { ...fromIndex, ...inPartition }),
  },
  {
    title: 'a filter by the partition key',
    request: r.query('pk = :p', { ...with_(text('x')), FilterExpression: 'pk = :s' }),
  },
  {
    title: 'a filter by the sort key',
    request: r.query('pk = :p', { ...with_(text('x')), FilterExpression: 'begins_with(sk, :s)' }),
  },
  {
    title: 'a filter by a key of the index',
    request: r.query('gpk = :p', { ...fromIndex, ...with_(text('x')), FilterExpression: 'gsk = :s' }),
  },
  {
    title: 'a filter by an attribute that the index has not',
    request: r.query('gpk = :p', {
      ...fromIndex,
      ...with_(text('x')),
      FilterExpression: 'attribute_exists(body) OR body = :s',
    }),
  },
  {
    title: 'a projection that the index has not',
    request: r.query('gpk = :p', { ...fromIndex, ...inPartition, ProjectionExpression: 'pk, body' }),
  },
  {
    title: 'a scan of an index with a projection that it has not',
    request: r.scan({ ...fromIndex, ProjectionExpression: 'body.part' }),
  },
  {
    title: 'all attributes of an index that has some',
    request: r.query('gpk = :p', { ...fromIndex, ...inPartition, Select: 'ALL_ATTRIBUTES' }),
  },
  {
    title: 'a consistent query of a global index',
    request: r.query('gpk = :p', { ...fromIndex, ...inPartition, ConsistentRead: true }),
  },
  { title: 'a consistent scan of a global index', request: r.scan({ ...fromIndex, ConsistentRead: true }) },
  {
    title: 'a query of an unknown index',
    request: r.query('pk = :p', { ...inPartition, IndexName: 'unknown' }),
  },
  { title: 'a limit of 0', request: r.query('pk = :p', { ...inPartition, Limit: 0 }) },
  { title: 'a scan with a limit of 0', request: r.scan({ Limit: 0 }) },
];

const startKeys: readonly r.RefusedRequest[] = [
  {
    title: 'a start key without its sort key',
    request: r.query('pk = :p', { ...inPartition, ...start({ pk: text('a') }) }),
  },
  {
    title: 'a start key with a further attribute',
    request: r.query('pk = :p', { ...inPartition, ...start(r.row({ z: text('z') })) }),
  },
  {
    title: 'a start key of another type',
    request: r.query('pk = :p', { ...inPartition, ...start({ pk: text('a'), sk: number(1) }) }),
  },
  {
    title: 'a start key with an empty sort key',
    request: r.query('pk = :p', { ...inPartition, ...start(key('a', '')) }),
  },
  {
    title: 'a start key of another partition',
    request: r.query('pk = :p', { ...inPartition, ...start(key('b')) }),
  },
  ...(
    [
      ['=', '6'],
      ['>', '5'],
      ['>=', '4'],
      ['<', '5'],
      ['<=', '6'],
    ] as const
  ).map(([operator, sk]) => ({
    title: `a start key with sort key ${sk} where the query asks for those ${operator} 5`,
    request: r.query(`pk = :p AND sk ${operator} :s`, { ...with_(text('5')), ...start(key('a', sk)) }),
  })),
  {
    title: 'a start key without the prefix of the query',
    request: r.query('pk = :p AND begins_with(sk, :s)', { ...with_(text('5')), ...start(key('a', '6')) }),
  },
  {
    title: 'a start key outside of BETWEEN',
    request: r.query('pk = :p AND sk BETWEEN :s AND :t', {
      ...r.values({ ...P, ':s': text('5'), ':t': text('7') }),
      ...start(key('a', '8')),
    }),
  },
  {
    title: 'a start key of an index without the keys of the table',
    request: r.query('gpk = :p', {
      ...fromIndex,
      ...inPartition,
      ...start({ gpk: text('a'), gsk: text('1') }),
    }),
  },
  {
    title: 'a start key of another partition of the index',
    request: r.query('gpk = :p', {
      ...fromIndex,
      ...inPartition,
      ...start(r.row({ gpk: text('b'), gsk: text('1') })),
    }),
  },
  {
    title: 'a start key of an index outside of the range',
    request: r.query('gpk = :p AND gsk > :s', {
      ...fromIndex,
      ...with_(text('5')),
      ...start(r.row({ gpk: text('a'), gsk: text('1') })),
    }),
  },
  { title: 'a scan with a start key without its sort key', request: r.scan(start({ pk: text('a') })) },
];

export const refusedKeys: readonly r.RefusedRequest[] = [...keys, ...conditions, ...startKeys];
