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
    errors: [],
    access: { permission: 'none', scope: 'any', pending: false },
    readOnly: true,
    destructive: false,
    idempotent: true,
    mcp: false,
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

  test('of names that the operation does not know are left out', () => {
    expect(get({ other: 'x', __proto__: 'x' })).toEqual({});
  });

  test('are read on DELETE and not on POST', () => {
    const event = httpEvent({ query: { limit: '5' } });

    expect(inputOf(operation('DELETE'), event)).toEqual({ limit: 5 });
    expect(inputOf(operation('POST'), event)).toEqual({});
    expect(inputOf(operation('PATCH'), event)).toEqual({});
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

  test('win over a field of the body and over a query of the same name', () => {
    const path = { inbox_id: 'from-path' };

    expect(post({ path, body: '{"inbox_id":"from-body"}' })).toEqual({ inbox_id: 'from-path' });
    expect(inputOf(operation('GET'), httpEvent({ path, query: { inbox_id: 'from-query' } }))).toEqual(path);
  });
});

describe('a body', () => {
  test('is a JSON object, whose fields are taken as they are', () => {
    expect(post({ body: '{"limit":"5","names":["a"]}' })).toEqual({ limit: '5', names: ['a'] });
  });

  test('may come encoded, with any letters', () => {
    const body = Buffer.from('{"text":"März 日本"}').toString('base64');

    expect(post({ body, isBase64Encoded: true })).toEqual({ text: 'März 日本' });
  });

  test('may be absent or empty', () => {
    expect(post({})).toEqual({});
    expect(post({ body: '' })).toEqual({});
  });

  test.each([
    ['no JSON', '{', 'must be JSON'],
    ['more than JSON', '{} {}', 'must be JSON'],
    ['a list', '[]', 'must be a JSON object'],
    ['null', 'null', 'must be a JSON object'],
    ['a text', '"x"', 'must be a JSON object'],
    ['a number', '1', 'must be a JSON object'],
    ['over a mebibyte', `{"text":"${'x'.repeat(BODY_BYTES)}"}`, 'must be at most 1 MiB'],
    [
      'over a mebibyte of letters that are two bytes',
      `{"text":"${'ü'.repeat(BODY_BYTES / 2)}"}`,
      'at most 1 MiB',
    ],
  ])('that is %s is refused by the name of body', (_what, body, rule) => {
    expect(() => post({ body })).toThrow(expect.objectContaining({ name: 'validation', status: 422 }));
    expect(() => post({ body })).toThrow(rule);
    expect(() => post({ body })).toThrow(
      expect.objectContaining({ errors: { body: expect.stringContaining(rule) } }),
    );
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
