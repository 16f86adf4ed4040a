import * as r from './requests.ts';
import { key, number, text, times } from './requests.ts';

const P = { ':p': text('a') };
const A = r.values({ ':a': text('x') });
const fromIndex = { IndexName: r.INDEX };
const start = (sk: string) => ({ ExclusiveStartKey: key('a', sk) });
const within = (operator: string, sk: string): r.Request =>
  r.query(`pk = :p AND sk ${operator} :s`, { ...r.values({ ...P, ':s': text('5') }), ...start(sk) });

/** What DynamoDB accepts at the edge of its rules: a rule that is too strict refuses one of these. */
export const acceptedRequests: readonly (readonly [title: string, request: r.Request])[] = [
  ['an item of 400 KB', r.put(r.row({ a: text('x'.repeat(400 * 1_024 - 7)) }))],
  ['a number of 38 digits', r.put(r.row({ a: number('1'.repeat(38)) }))],
  ['keys of 2,048 and 1,024 bytes', r.put(key('x'.repeat(2_048), 'x'.repeat(1_024)))],
  [
    'keys of an index of 2,048 and 1,024 bytes',
    r.put(r.row({ gpk: text('x'.repeat(2_048)), gsk: text('x'.repeat(1_024)) })),
  ],
  ['an item without keys of the index', r.put(r.row({ gpk: text('a') }))],
  ['an empty string that is no key', r.put(r.row({ a: text(''), b: { M: { c: text('') } } }))],
  ['a condition of 4,096 bytes', r.condition(`attribute_not_exists(${'a'.repeat(4_096 - 22)})`)],
  [
    'a condition of 299 operators',
    r.condition(`attribute_not_exists(b) OR a=:a${' OR a=:a'.repeat(148)}`, A),
  ],
  [
    'a condition of 300 operators of which two are BETWEEN',
    r.condition(`a BETWEEN :a AND :a${' OR NOT a=:a'.repeat(99)} OR a BETWEEN :a AND :a`, A),
  ],
  ['an update of 302 attributes', r.update(`SET ${times(302, (index) => `a${index}=:a`).join(',')}`, A)],
  [
    'IN with 100 values',
    r.condition(
      `NOT a IN (${times(100, (index) => `:a${index}`).join(',')})`,
      r.values(Object.fromEntries(times(100, (index) => [`:a${index}`, number(index)]))),
    ),
  ],
  [
    'a placeholder of 255 bytes',
    r.update(`SET #${'a'.repeat(254)} = :a`, { ...A, ...r.names({ [`#${'a'.repeat(254)}`]: 'x' }) }),
  ],
  ['keywords in any case', r.condition('NoT b = :a aNd not attribute_exists(c) Or b iN (:a)', A)],
  ['a name with an underscore inside', r.update('SET a_b = :a', A)],
  ['one pair of parentheses in an update', r.update('SET a = (:a)', A)],
  ['a comparison of a map for equality', r.condition('a <> :m', r.values({ ':m': { M: {} } }))],
  ['a comparison of values alone', r.condition(':a = :a', A)],
  ['an update without an expression', ['UpdateItem', { TableName: r.TABLE, Key: key() }]],
  ['an update of keys of the index', r.update('SET gpk = :a, gsk = if_not_exists(gsk, :a)', A)],
  ['a key condition with the value in front', r.query(':p = pk', r.values(P))],
  [
    'a filter of an index by a key of the table',
    r.query('gpk = :p', { ...fromIndex, ...r.values(P), FilterExpression: 'pk = :p' }),
  ],
  [
    'a projection of all that an index has',
    r.query('gpk = :p', {
      ...fromIndex,
      ...r.values(P),
      ProjectionExpression: 'pk, sk, gpk, gsk, subject.part, #p',
      ...r.names({ '#p': 'preview' }),
    }),
  ],
  [
    'a filter by all that an index has',
    r.query('gpk = :p', {
      ...fromIndex,
      FilterExpression: 'attribute_exists(subject) AND size(preview) > :n',
      ...r.values({ ...P, ':n': number(1) }),
    }),
  ],
  ['a scan with a filter by a key', r.scan({ FilterExpression: 'pk = :p', ...r.values(P) })],
  ['a start key at the lower end of >=', within('>=', '5')],
  ['a start key of <=', within('<=', '4')],
  ['a start key of >', within('>', '6')],
  [
    'a start key with the prefix of the query',
    r.query('pk = :p AND begins_with(sk, :s)', { ...r.values({ ...P, ':s': text('5') }), ...start('50') }),
  ],
  [
    'a start key within BETWEEN',
    r.query('pk = :p AND sk BETWEEN :s AND :t', {
      ...r.values({ ...P, ':s': text('5'), ':t': text('7') }),
      ...start('6'),
    }),
  ],
  [
    '100 writes in one transaction',
    r.transactWrite(times(100, (index) => r.putPart(key('a', String(index))))),
  ],
];
