import * as r from './requests.ts';
import { key, number, text, times } from './requests.ts';

const exists = { ConditionExpression: 'attribute_exists(pk)' };
const ANY = [r.CANCELED, 'ValidationException'];
const nested = (depth: number): object => (depth === 0 ? text('x') : { M: { a: nested(depth - 1) } });
const attribute = (title: string, value: object) => ({ title, request: r.put(r.row({ a: value })) });

const attributeValues: readonly r.RefusedRequest[] = [
  attribute('an empty set of strings', { SS: [] }),
  attribute('an empty set of numbers', { NS: [] }),
  attribute('an empty set in a map', { M: { a: { SS: [] } } }),
  attribute('a set with one string twice', { SS: ['a', 'a'] }),
  attribute('a set with one number twice', { NS: ['1', '1.0'] }),
  attribute('a number of 39 digits', number('1'.repeat(39))),
  attribute('a number of 10^126', number('1e126')),
  attribute('a number of 10^-131', number('1e-131')),
  attribute('a number that is none', number('NaN')),
  attribute('a number that is empty', number('')),
  attribute('maps nested 33 deep', nested(33)),
  attribute('an attribute without a name in a map', { M: { '': text('x') } }),
  attribute('an attribute without a name in a list of maps', { L: [{ M: { '': text('x') } }] }),
  { title: 'an attribute without a name', request: r.put(r.row({ '': text('x') })) },
  { title: 'an attribute with a name of 64 KB', request: r.put(r.row({ ['x'.repeat(65_536)]: text('x') })) },
  {
    title: 'an empty set in BatchWriteItem',
    request: r.batchWrite([{ PutRequest: { Item: r.row({ a: { SS: [] } }) } }]),
  },
  {
    title: 'an empty set in a transaction',
    request: r.transactWrite([r.putPart(r.row({ a: { SS: [] } }))]),
    errors: ANY,
  },
  {
    title: 'a number of 39 digits in an update',
    request: r.update('ADD a :a', r.values({ ':a': number('1'.repeat(39)) })),
  },
  {
    title: 'a sum beyond 38 digits of magnitude',
    before: [r.put(r.row({ a: number('9.9e125') }))],
    request: r.update('ADD a :a', r.values({ ':a': number('9.9e125') })),
  },
];

const FULL = 400 * 1_024;
const sizes: readonly r.RefusedRequest[] = [
  { title: 'an item of 400 KB and one byte', request: r.put(r.row({ a: text('x'.repeat(FULL - 6)) })) },
  {
    title: 'an item of more than 400 KB in a transaction',
    request: r.transactWrite([r.putPart(r.row({ a: text('x'.repeat(FULL)) }))]),
    errors: ANY,
  },
  {
    title: 'an item of more than 400 KB in BatchWriteItem',
    request: r.batchWrite([{ PutRequest: { Item: r.row({ a: text('x'.repeat(FULL)) }) } }]),
  },
  {
    title: 'an update that makes an item larger than 400 KB',
    before: [r.put(r.row({ a: { L: [text('x'.repeat(300_000))] } }))],
    request: r.update('SET a = list_append(a, :a)', r.values({ ':a': { L: [text('x'.repeat(200_000))] } })),
  },
  {
    title: 'an update in a transaction that makes an item larger than 400 KB',
    before: [r.put(r.row({ a: { L: [text('x'.repeat(300_000))] } }))],
    request: r.transactWrite([
      r.updatePart('SET a = list_append(a, :a)', r.values({ ':a': { L: [text('x'.repeat(200_000))] } })),
    ]),
    errors: ANY,
  },
  {
    title: 'a transaction of more than 4 MB',
    request: r.transactWrite(
      times(12, (index) => r.putPart(r.row({ a: text('x'.repeat(390_000)) }, 'large', String(index)))),
    ),
  },
];

const counts: readonly r.RefusedRequest[] = [
  {
    title: 'a transaction of 101 writes',
    request: r.transactWrite(times(101, (index) => r.putPart(key('a', String(index))))),
  },
  { title: 'a transaction of no writes', request: r.transactWrite([]) },
  {
    title: 'a transaction of 101 reads',
    request: r.transactGet(times(101, (index) => r.getPart(key('a', String(index))))),
  },
  {
    title: 'a transaction of two operations on one row',
    request: r.transactWrite([r.putPart(key()), r.deletePart(key())]),
  },
  {
    title: 'a transaction of two reads of one row',
    request: r.transactGet([r.getPart(key()), r.getPart(key())]),
  },
  {
    title: 'a part of a transaction with two operations',
    request: r.transactWrite([{ ...r.putPart(key()), ...r.deletePart(key('b')) }]),
  },
  { title: 'a part of a transaction without an operation', request: r.transactWrite([{}]) },
  { title: 'a check without a condition', request: r.transactWrite([r.checkPart(key())]) },
  {
    title: 'a transaction with an empty token',
    request: r.transactWrite([r.putPart(key())], { ClientRequestToken: '' }),
    acceptedByDynamodbLocal:
      'it takes an empty token as any other; the API reference gives 1 as the least length',
  },
  {
    title: 'a transaction with a token of 37 characters',
    request: r.transactWrite([r.putPart(key())], { ClientRequestToken: 'x'.repeat(37) }),
  },
  {
    title: 'a batch of 26 writes',
    request: r.batchWrite(times(26, (index) => ({ PutRequest: { Item: key('a', String(index)) } }))),
  },
  { title: 'a batch of no writes', request: r.batchWrite([]) },
  {
    title: 'a batch with two writes of one row',
    request: r.batchWrite([{ PutRequest: { Item: key() } }, { DeleteRequest: { Key: key() } }]),
  },
  {
    title: 'a member of a batch that puts and deletes',
    request: r.batchWrite([{ PutRequest: { Item: key() }, DeleteRequest: { Key: key('b') } }]),
  },
  { title: 'a batch of 101 reads', request: r.batchGet(times(101, (index) => key('a', String(index)))) },
  { title: 'a batch with two reads of one row', request: r.batchGet([key(), key()]) },
];

const returns: readonly r.RefusedRequest[] = [
  { title: 'the new values of PutItem', request: r.put(key(), { ReturnValues: 'ALL_NEW' }) },
  { title: 'the updated values of PutItem', request: r.put(key(), { ReturnValues: 'UPDATED_OLD' }) },
  { title: 'the new values of DeleteItem', request: r.remove(key(), { ReturnValues: 'ALL_NEW' }) },
  {
    title: 'unknown values of UpdateItem',
    request: r.update('SET a = :a', { ...r.values({ ':a': text('x') }), ReturnValues: 'UNKNOWN' }),
  },
  {
    title: 'new values of a failed condition',
    request: r.put(key('none'), { ...exists, ReturnValuesOnConditionCheckFailure: 'ALL_NEW' }),
  },
  {
    title: 'new values of a failed condition in a transaction',
    request: r.transactWrite([
      r.putPart(key('none'), { ...exists, ReturnValuesOnConditionCheckFailure: 'ALL_NEW' }),
    ]),
    // DynamoDB Local fails by itself.
    errors: ['ValidationException', 'InternalFailure'],
  },
  {
    title: 'a count and a projection',
    request: r.query('pk = :p', {
      ...r.values({ ':p': text('a') }),
      Select: 'COUNT',
      ProjectionExpression: 'a',
    }),
  },
];

export const refusedRequests: readonly r.RefusedRequest[] = [
  ...attributeValues,
  ...sizes,
  ...counts,
  ...returns,
];
