import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../lambdas/http/openapi/document.ts';
import { breakingChanges } from '../../scripts/compatibility/breaking-changes.ts';

type Schema = Record<string, unknown>;

function api(
  change: { request?: Schema; response?: Schema; parameter?: Schema; answers?: Schema } = {},
): Schema {
  const content = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const item = {
    type: 'object',
    properties: { id: { type: 'string' }, note: { type: 'string' } },
    required: ['id'],
  };
  return {
    paths: {
      '/things': {
        get: {
          parameters: [
            change.parameter ?? { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50 } },
          ],
          responses: { '200': content({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) },
        },
        post: {
          requestBody: content(
            change.request ?? { type: 'object', properties: { kind: { enum: ['a', 'b'] } } },
          ),
          responses: change.answers ?? { '201': content({ $ref: '#/components/schemas/Thing' }) },
        },
      },
    },
    components: { schemas: { Thing: change.response ?? item } },
  };
}

const thing = (properties: Schema, required: readonly string[] = ['id']): Schema => ({
  type: 'object',
  properties: { id: { type: 'string' }, note: { type: 'string' }, ...properties },
  required,
});

describe('breakingChanges', () => {
  test('finds none between the API and itself', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    expect(breakingChanges(document, document)).toEqual([]);
  });

  test.each<[string, Parameters<typeof api>[0]]>([
    ['a field of an answer is added', { response: thing({ more: { type: 'string' } }, ['id', 'more']) }],
    [
      'an optional field of a request is added',
      { request: { type: 'object', properties: { kind: { enum: ['a', 'b'] }, more: {} } } },
    ],
    [
      'a request takes one value more',
      { request: { type: 'object', properties: { kind: { enum: ['a', 'b', 'c'] } } } },
    ],
    ['a field of an answer is always there now', { response: thing({}, ['id', 'note']) }],
    [
      'a bound of a request is wider',
      { parameter: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 90 } } },
    ],
  ])('finds none when %s', (_, change) => {
    expect(breakingChanges(api(), api(change))).toEqual([]);
  });

  test.each<[string, Parameters<typeof api>[0]]>([
    [
      'GET /things 200[].note is gone',
      { response: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] } },
    ],
    ['GET /things 200[].id is no longer always there', { response: thing({}, []) }],
    ['GET /things 200[].id may be null', { response: thing({ id: { type: ['string', 'null'] } }) }],
    [
      'POST /things body.kind no longer takes b',
      { request: { type: 'object', properties: { kind: { enum: ['a'] } } } },
    ],
    [
      'POST /things body.more is required',
      {
        request: { type: 'object', properties: { kind: { enum: ['a', 'b'] }, more: {} }, required: ['more'] },
      },
    ],
    ['POST /things body.kind is gone', { request: { type: 'object', properties: {} } }],
    ['POST /things no longer answers 201', { answers: {} }],
    [
      'GET /things no longer has the parameter limit (query)',
      { parameter: { name: 'size', in: 'query', schema: {} } },
    ],
    [
      'GET /things needs the parameter all (query)',
      { parameter: { name: 'all', in: 'query', required: true, schema: {} } },
    ],
    [
      'GET /things limit (query) has the maximum 10 in place of 50',
      { parameter: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } } },
    ],
  ])('finds that %s', (found, change) => {
    expect(breakingChanges(api(), api(change))).toContain(found);
  });

  test('finds that an operation is gone', () => {
    expect(breakingChanges(api(), { paths: {} })).toEqual(['GET /things is gone', 'POST /things is gone']);
  });
});
