import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecret } from '../../../lambdas/auth/secret.ts';
import { ApiError } from '../../../lambdas/core/errors.ts';
import { secretOf } from '../../../lambdas/http/credentials.ts';

const secret = createSecret(randomBytes);
const other = createSecret(randomBytes);

function refusal(headers: Record<string, string>): unknown {
  try {
    return secretOf(headers);
  } catch (error) {
    return error;
  }
}

test.each([
  ['as a bearer token', { authorization: `Bearer ${secret}` }],
  ['as a bearer token in any letter case', { authorization: `bEARER ${secret}` }],
  ['after more than one space', { authorization: `Bearer   ${secret} ` }],
  ['in x-api-key', { 'x-api-key': secret }],
  ['in both headers when they agree', { authorization: `Bearer ${secret}`, 'x-api-key': secret }],
])('the key of a request is found %s', (_how, headers) => {
  expect(secretOf(headers)).toBe(secret);
});

describe('a request with a wrong key', () => {
  const cases: [string, Record<string, string>][] = [
    ['when there is none', {}],
    ['when it is empty', { authorization: '', 'x-api-key': '' }],
    ['without the word Bearer', { authorization: secret }],
    ['with another scheme', { authorization: `Basic ${secret}` }],
    ['when both headers are there and differ', { authorization: `Bearer ${secret}`, 'x-api-key': other }],
    ['when one header is a key and the other is not', { authorization: 'Basic x', 'x-api-key': secret }],
    ['when x-api-key comes twice', { 'x-api-key': `${secret},${secret}` }],
    ['when x-api-key comes twice, with a space', { 'x-api-key': `${secret}, ${secret}` }],
    ['when authorization comes twice', { authorization: `Bearer ${secret},Bearer ${secret}` }],
    ['when it is not well-formed', { 'x-api-key': `${secret.slice(0, -1)}!` }],
    ['when something follows it', { authorization: `Bearer ${secret} ${secret}` }],
  ];

  test.each(cases)('is refused with 401 %s', (_when, headers) => {
    const error = refusal(headers);

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'unauthenticated', status: 401 });
  });

  test('gets one of four messages, which say what is wrong with its form', () => {
    const messages = cases.map(([, headers]) => Object(refusal(headers)).message);

    expect([...new Set(messages)].toSorted()).toEqual([
      'More than one API key was sent; send only one.',
      'No API key was sent. Send it in the x-api-key header or as Authorization: Bearer.',
      'The API key is malformed: incomplete or mistyped. A key begins with ia_ and is 41 characters long.',
      'The Authorization header must be the word Bearer, a space and the API key.',
    ]);
  });
});
