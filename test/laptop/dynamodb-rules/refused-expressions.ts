import * as r from './requests.ts';
import { key, number, text, times } from './requests.ts';

const A = r.values({ ':a': text('x') });
const ANY = [r.CANCELED, 'ValidationException'];
const unusedName = r.names({ '#x': 'x' });
const unusedValue = r.values({ ':x': text('x') });
const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
const exists = { ConditionExpression: 'attribute_exists(pk)' };
const inPartition = r.values({ ':p': text('a') });
const compared = (type: string, value: object) => ({
  title: `a value of type ${type} that is compared by <`,
  request: r.condition('a < :b', r.values({ ':b': value })),
});

const placeholders: readonly r.RefusedRequest[] = [
  { title: 'an unused name in PutItem', request: r.put(key(), { ...isNew, ...unusedName }) },
  {
    title: 'an unused name in PutItem whose condition fails',
    request: r.put(key('none'), { ...exists, ...unusedName }),
  },
  { title: 'an unused value in PutItem', request: r.put(key(), { ...isNew, ...unusedValue }) },
  { title: 'names without an expression', request: r.put(key(), unusedName) },
  { title: 'values without an expression', request: r.put(key(), unusedValue) },
  { title: 'an unused name in Query', request: r.query('pk = :p', { ...inPartition, ...unusedName }) },
  {
    title: 'an unused value in Query',
    request: r.query('pk = :p', r.values({ ':p': text('a'), ':x': text('x') })),
  },
  { title: 'an unused name in Scan', request: r.scan({ FilterExpression: 'a = :a', ...A, ...unusedName }) },
  { title: 'an unused name in GetItem', request: r.get(key(), { ProjectionExpression: 'a', ...unusedName }) },
  {
    title: 'an unused name in BatchGetItem',
    request: r.batchGet([key()], { ProjectionExpression: 'a', ...unusedName }),
  },
  { title: 'an unused name in DeleteItem', request: r.remove(key('none'), { ...exists, ...unusedName }) },
  { title: 'an unused value in DeleteItem', request: r.remove(key('none'), { ...exists, ...unusedValue }) },
  {
    title: 'a value that UpdateItem uses in none of two expressions',
    request: r.update('SET a = :a', {
      ConditionExpression: 'b = :a',
      ...r.values({ ':a': text('x'), ':c': text('x') }),
    }),
  },
  {
    title: 'an unused name in a put of a transaction',
    request: r.transactWrite([r.putPart(key(), { ...isNew, ...unusedName })]),
  },
  {
    title: 'an unused value in a put of a transaction',
    request: r.transactWrite([r.putPart(key(), { ...isNew, ...unusedValue })]),
  },
  {
    title: 'an unused name in a delete of a transaction',
    request: r.transactWrite([r.deletePart(key('none'), { ...exists, ...unusedName })]),
  },
  {
    title: 'an unused name in a check of a transaction',
    request: r.transactWrite([r.checkPart(key('none'), { ...exists, ...unusedName })]),
  },
  {
    title: 'an unused name in a get of a transaction',
    request: r.transactGet([r.getPart(key(), { ProjectionExpression: 'a', ...unusedName })]),
  },
  {
    title: 'a value that another part of the transaction defines',
    request: r.transactWrite([
      r.putPart(key(), { ConditionExpression: 'a = :a', ...A }),
      r.putPart(key('b'), { ConditionExpression: 'a = :a' }),
    ]),
  },
  { title: 'an undefined name', request: r.update('SET #a = :a', A) },
  { title: 'an undefined value', request: r.update('SET a = :a') },
  { title: 'an undefined name in a transaction', request: r.transactWrite([r.updatePart('SET #a = :a', A)]) },
  { title: 'an empty map of names', request: r.put(key(), { ...isNew, ...r.names({}) }) },
  {
    title: 'an empty map of names in a transaction',
    request: r.transactWrite([r.putPart(key(), { ...isNew, ...r.names({}) })]),
  },
  {
    title: 'an empty map of values in a transaction',
    request: r.transactWrite([r.putPart(key(), { ...isNew, ...r.values({}) })]),
  },
  {
    title: 'a placeholder of an empty name',
    request: r.update('SET #a = :a', { ...A, ...r.names({ '#a': '' }) }),
  },
  {
    title: 'a placeholder of a name of 64 KB',
    request: r.update('SET #a = :a', { ...A, ...r.names({ '#a': 'a'.repeat(65_536) }) }),
  },
  {
    title: 'a placeholder of 256 bytes',
    request: r.update(`SET #${'a'.repeat(255)} = :a`, { ...A, ...r.names({ [`#${'a'.repeat(255)}`]: 'x' }) }),
  },
];

const limits: readonly r.RefusedRequest[] = [
  ...['ConditionExpression', 'FilterExpression', 'ProjectionExpression'].map((member) => ({
    title: `an empty ${member}`,
    request:
      member === 'ConditionExpression'
        ? r.condition('')
        : r.query('pk = :p', { ...inPartition, [member]: '' }),
  })),
  { title: 'an empty UpdateExpression', request: r.update('') },
  { title: 'an empty UpdateExpression in a transaction', request: r.transactWrite([r.updatePart('')]) },
  {
    title: 'a condition of 4,097 bytes',
    request: r.condition(`attribute_not_exists(${'a'.repeat(4_097 - 22)})`),
  },
  {
    title: 'a condition of 5 KB in a transaction',
    request: r.transactWrite([
      r.putPart(key(), { ConditionExpression: `attribute_not_exists(${'a'.repeat(5_000)})` }),
    ]),
  },
  { title: 'a condition of 301 operators', request: r.condition(`a=:a${' OR a=:a'.repeat(150)}`, A) },
  {
    title: 'a condition of 301 functions and operators',
    request: r.condition(`attribute_exists(b)${' OR attribute_exists(b)'.repeat(150)}`),
  },
  {
    title: 'an update of 301 operators',
    request: r.update(
      `SET ${times(301, (index) => `a${index}=:a+:a`).join(',')}`,
      r.values({ ':a': number(1) }),
    ),
  },
  {
    title: 'IN with 101 values',
    request: r.condition(
      `a IN (${times(101, (index) => `:a${index}`).join(',')})`,
      r.values(Object.fromEntries(times(101, (index) => [`:a${index}`, number(index)]))),
    ),
  },
  { title: 'a condition with redundant parentheses', request: r.condition('((attribute_not_exists(pk)))') },
  { title: 'an update with redundant parentheses', request: r.update('SET a = ((:a))', A) },
  { title: 'a name that begins with an underscore', request: r.update('SET _a = :a', A) },
  { title: 'an index of a list beyond 2^31', request: r.update('REMOVE a[99999999999]') },
  { title: 'a reserved word in an update', request: r.update('SET name = :a', A) },
  { title: 'a reserved word in a condition', request: r.condition('status = :a', A) },
  {
    title: 'a reserved word in a filter',
    request: r.query('pk = :p', {
      ...r.values({ ':p': text('a'), ':a': text('x') }),
      FilterExpression: 'total = :a',
    }),
  },
  {
    title: 'a reserved word in a transaction',
    request: r.transactWrite([r.updatePart('SET ttl = :a', A)]),
    errors: ANY,
  },
];

const operands: readonly r.RefusedRequest[] = [
  { title: 'a comparison of an attribute with itself', request: r.condition('a = a') },
  { title: 'BETWEEN of an attribute and itself', request: r.condition('a BETWEEN a AND b') },
  { title: 'IN of an attribute and itself', request: r.condition('a IN (a, b)') },
  { title: 'begins_with of an attribute and itself', request: r.condition('begins_with(a, a)') },
  {
    title: 'a comparison of an attribute with itself by its placeholder',
    request: r.condition('a = #a', r.names({ '#a': 'a' })),
  },
  compared('M', { M: {} }),
  compared('L', { L: [] }),
  compared('BOOL', { BOOL: true }),
  compared('NULL', { NULL: true }),
  compared('SS', { SS: ['a'] }),
  { title: 'BETWEEN of maps', request: r.condition('a BETWEEN :b AND :b', r.values({ ':b': { M: {} } })) },
  {
    title: 'BETWEEN of values of two types',
    request: r.condition('a BETWEEN :b AND :c', r.values({ ':b': number(2), ':c': text('1') })),
  },
  {
    title: 'BETWEEN of values in the wrong order',
    request: r.condition('a BETWEEN :b AND :c', r.values({ ':b': number(2), ':c': number(1) })),
  },
  {
    title: 'begins_with of a number',
    request: r.condition('begins_with(a, :b)', r.values({ ':b': number(1) })),
  },
  {
    title: 'attribute_type of an unknown type',
    request: r.condition('attribute_type(a, :b)', r.values({ ':b': text('XX') })),
  },
  {
    title: 'attribute_type with a number',
    request: r.condition('attribute_type(a, :b)', r.values({ ':b': number(1) })),
  },
  { title: 'attribute_type with an attribute', request: r.condition('attribute_type(a, b)') },
  { title: 'attribute_exists of a value', request: r.condition('attribute_exists(:a)', A) },
  { title: 'a function in capitals', request: r.condition('ATTRIBUTE_EXISTS(a)') },
  { title: 'an unknown function', request: r.condition('starts_with(a, :a)', A) },
  { title: 'if_not_exists in a condition', request: r.condition('if_not_exists(a, :a) = :a', A) },
  { title: 'a condition that compares nothing', request: r.condition('size(a)') },
];

const updates: readonly r.RefusedRequest[] = [
  { title: 'an update of one attribute twice', request: r.update('SET a = :a, a = :a', A) },
  { title: 'an update of an attribute and a part of it', request: r.update('SET a = :a REMOVE a.b', A) },
  {
    title: 'an update of one attribute twice in a transaction',
    request: r.transactWrite([r.updatePart('SET a = :a, a = :a', A)]),
  },
  {
    title: 'an update of one attribute twice by its placeholder in a transaction',
    request: r.transactWrite([r.updatePart('SET a = :a REMOVE #a', { ...A, ...r.names({ '#a': 'a' }) })]),
  },
  {
    title: 'an update of an attribute and a part of it in a transaction',
    request: r.transactWrite([r.updatePart('SET a = :a, a.b = :a', A)]),
  },
  { title: 'a projection of one attribute twice', request: r.get(key(), { ProjectionExpression: 'a, a' }) },
  { title: 'an update of a key attribute', request: r.update('SET sk = :a', A) },
  { title: 'the removal of a key attribute', request: r.update('REMOVE pk') },
  {
    title: 'an update of a key attribute in a transaction',
    request: r.transactWrite([r.updatePart('SET sk = :a', A)]),
    errors: ANY,
  },
  {
    title: 'an addition to a key attribute in a transaction',
    request: r.transactWrite([r.updatePart('ADD pk :a', r.values({ ':a': number(1) }))]),
    errors: ANY,
  },
  { title: 'ADD of a string', request: r.update('ADD a :a', A) },
  { title: 'ADD of a list', request: r.update('ADD a :a', r.values({ ':a': { L: [] } })) },
  { title: 'DELETE of a number', request: r.update('DELETE a :a', r.values({ ':a': number(1) })) },
  { title: 'the sum of a string', request: r.update('SET a = :a + :a', A) },
  {
    title: 'list_append to a string',
    request: r.update('SET a = list_append(:a, :b)', r.values({ ':a': text('a'), ':b': { L: [] } })),
  },
  { title: 'a SET clause twice', request: r.update('SET a = :a SET b = :a', A) },
  {
    title: 'a sum with an attribute that is missing',
    before: [r.put(key())],
    request: r.update('SET a = a + :a', r.values({ ':a': number(1) })),
  },
  { title: 'a copy of an attribute that is missing', before: [r.put(key())], request: r.update('SET a = b') },
  {
    title: 'SET below an attribute that is missing',
    before: [r.put(key())],
    request: r.update('SET a.b = :a', A),
  },
  {
    title: 'ADD to a string',
    before: [r.put(r.row({ a: text('x') }))],
    request: r.update('ADD a :a', r.values({ ':a': number(1) })),
  },
  {
    title: 'ADD to a string in a transaction',
    before: [r.put(r.row({ a: text('x') }))],
    request: r.transactWrite([r.updatePart('ADD a :a', r.values({ ':a': number(1) }))]),
    errors: ANY,
  },
];

export const refusedExpressions: readonly r.RefusedRequest[] = [
  ...placeholders,
  ...limits,
  ...operands,
  ...updates,
];
