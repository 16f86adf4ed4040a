import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { BODY_BYTES, inputOf } from '../../../lambdas/http/input.ts';
import { defineOperation } from '../../../lambdas/operations/define.ts';
import { hiddenFields, pageFields } from '../../../lambdas/operations/fields.ts';
import { type HttpRequest, httpEvent } from './http-event.ts';

function operation(method: 'GET' | 'POST' | 'PATCH' | 'DELETE') {
  return defineOperation({
    name: 'things.do',
    summary: 'Do',
    method,
    path: '/things/{inbox_id}',
    status: 200,
    input: z.object({
      inbox_id: z.string(),
      ...pageFields,
      ...hiddenFields,
      names: z.array(z.string()).optional(),
      text: z.string().nullable().optional(),
    }),
    output: z.object({}),
    access: { permission: 'none', scope: 'any' },
    example: { input: { inbox_id: 'a' }, output: {} },
    run: async () => ({}),
  });
}

const get = (query: Record<string, string>) => inputOf(operation('GET'), httpEvent({ query }));
const post = (request: HttpRequest) => inputOf(operation('POST'), httpEvent(request));

describe('query texts', () => {
  test.each([
    ['true', true],
    ['false', false],
    ['1', true],
    ['0', false],
    ['TRUE', 'TRUE'],
    ['yes', 'yes'],
    ['', ''],
    ['true,true', 'true,true'],
  ])('%j become the boolean that they are, or stay for the schema to refuse: %j', (text, value) => {
    expect(get({ include_spam: text })).toEqual({ include_spam: value });
  });

  test.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
  ])('%j is no boolean, although every object has it', (text) => {
    const input = get({ ascending: text });

    expect(operation('GET').input.safeParse({ inbox_id: 'a', ...input }).success).toBe(false);
  });

  test.each([
    ['50', 50],
    ['-1', -1],
    ['1.5', 1.5],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['١', '١'],
    [' 5', ' 5'],
    ['', ''],
    ['Infinity', 'Infinity'],
    ['10,20', '10,20'],
  ])('%j become the number that they are: %j', (text, value) => {
    expect(get({ limit: text })).toEqual({ limit: value });
  });

  test.each([
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    ['["a","b,c"]', ['a', 'b,c']],
    ['[broken', ['[broken']],
    ['[1]', [1]],
  ])('%j become the list that they are: %j', (text, value) => {
    expect(get({ names: text })).toEqual({ names: value });
  });

  test('stay texts where the schema asks for text', () => {
    expect(get({ text: 'true', page_token: '123' })).toEqual({ text: 'true', page_token: '123' });
  });

  test('that the gateway joined are refused where the schema takes one value, however it is spelled', () => {
    const joined = { limit: '1,2', text: 'a,b', names: 'a,b' };
    const event = (rawQueryString: string) => ({ ...httpEvent({ query: joined }), rawQueryString });

    for (const [name, query] of [
      ['limit', 'limit=1&limit=2&text=a,b&names=a,b'],
      ['text', 'limit=1,2&text=a&te%78t=b&names=a,b'],
    ] as const) {
      const errors = { [name]: 'must be given only once' };
      expect(() => inputOf(operation('GET'), event(query))).toThrow(expect.objectContaining({ errors }));
    }
    const input = inputOf(operation('GET'), event('limit=1,2&text=a,b&names=a&names=b'));
    expect(input).toEqual({ limit: '1,2', text: 'a,b', names: ['a', 'b'] });
  });

  test('of names that the operation does not know come as they are, for the operation to refuse', () => {
    expect(get({ other: 'x', ['__proto__']: 'x' })).toEqual({ other: 'x', ['__proto__']: 'x' });
  });

  test('are read on DELETE and refused on POST, as a body is on GET', () => {
    const event = httpEvent({ query: { limit: '5', limits: '5' } });
    const errors = { limit: 'belongs in the body', limits: 'is unknown: did you mean limit?' };

    expect(inputOf(operation('DELETE'), httpEvent({ query: { limit: '5' } }))).toEqual({ limit: 5 });
    for (const method of ['POST', 'PATCH'] as const) {
      expect(() => inputOf(operation(method), event)).toThrow(expect.objectContaining({ errors }));
    }
    expect(() => inputOf(operation('GET'), httpEvent({ body: '{"limit":5}' }))).toThrow('limit');
    expect(inputOf(operation('GET'), httpEvent({ body: '{}' }))).toEqual({});
  });
});

describe('path parameters', () => {
  test.each([
    ['a@x.test', 'a@x.test'],
    ['a%40x.test', 'a@x.test'],
    ['a%2Bb%40x.test', 'a+b@x.test'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('%j arrive as %j', (given, meant) => {
    expect(inputOf(operation('GET'), httpEvent({ path: { inbox_id: given } }))).toEqual({ inbox_id: meant });
  });

  test('are refused in the body and in the query', () => {
    const path = { inbox_id: 'from-path' };
    const query = httpEvent({ path, query: { inbox_id: 'from-query' } });

    expect(() => post({ path, body: '{"inbox_id":"from-body"}' })).toThrow('inbox_id');
    expect(() => inputOf(operation('GET'), query)).toThrow('inbox_id');
  });
});

describe('a body', () => {
  test('is a JSON object, whose fields are taken as they are', () => {
    expect(post({ body: '{"limit":"5","names":["a"]}' })).toEqual({ limit: '5', names: ['a'] });
  });

  test('may come encoded, with any characters', () => {
    const body = Buffer.from('{"text":"März 日本"}').toString('base64');

    expect(post({ body, isBase64Encoded: true })).toEqual({ text: 'März 日本' });
  });

  test('may begin with a byte order mark, and is refused where it is not UTF-8', () => {
    const encoded = (...bytes: number[]) =>
      post({ body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true });
    const [quote, brace] = [0x22, 0x7d];
    const head = [...Buffer.from('{"text":"a')];

    expect(post({ body: '\ufeff{"text":"a"}' })).toEqual({ text: 'a' });
    expect(encoded(0xef, 0xbb, 0xbf, ...head, quote, brace)).toEqual({ text: 'a' });
    for (const bytes of [
      [...head, 0xff, quote, brace],
      [0x1f, 0x8b, 8, 0],
    ]) {
      expect(() => encoded(...bytes)).toThrow('body: must be UTF-8, not compressed');
    }
  });

  test('may be absent or empty', () => {
    expect(post({})).toEqual({});
    expect(post({ body: '' })).toEqual({});
  });

  test('of exactly a mebibyte is read', () => {
    const frame = '{"text":""}'.length;

    expect(post({ body: `{"text":"${'x'.repeat(BODY_BYTES - frame)}"}` })).toHaveProperty('text');
  });

  test('cannot reach the prototype of anything', () => {
    const input = post({
      body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    });

    expect(Object.getPrototypeOf(input)).toBe(Object.prototype);
    expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false);
  });
});
