import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ERROR_STATUS, type ErrorName } from '../../lambdas/core/errors.ts';
import { openApiDocument } from '../../lambdas/http/openapi/document.ts';
import { operations } from '../../lambdas/operations/registry.ts';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { Service } from './service.ts';

const objectSchema = z.record(z.string(), z.unknown());
const responseSchema = z.object({
  headers: objectSchema,
  content: z
    .record(z.string(), z.object({ examples: objectSchema.optional(), example: z.unknown().optional() }))
    .optional(),
});
const operationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), example: z.unknown().optional() })),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ example: z.unknown().optional() }) }) })
    .optional(),
  responses: z.record(z.string(), responseSchema),
});
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

const RATE_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
const COMMON: readonly ErrorName[] = ['validation', 'rate_limited', 'internal_error'];

/** Errors that any call of a key may get: that it is invalid, and that its inbox was deleted. */
const OF_THE_KEY: readonly ErrorName[] = ['unauthenticated', 'not_found'];

const byName = operations.map((operation) => [operation.name, operation] as const);

describe('the API reference that is served', () => {
  const service = opened(() => Service.start());
  let served: Answer;
  let paths: z.output<typeof documentSchema>['paths'];

  beforeAll(async () => {
    served = await service.get('/openapi.json');
    ({ paths } = documentSchema.parse(served.body));
  });

  function described(operation: { path: string; method: string }): z.output<typeof operationSchema> {
    const found = paths[operation.path]?.[operation.method.toLowerCase()];
    if (found === undefined) throw new Error(`${operation.method} ${operation.path} is not described`);
    return found;
  }

  test('is the one made from the registry, byte for byte, and needs no key', () => {
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('application/json');
    expect(served.text).toBe(`${JSON.stringify(openApiDocument())}\n`);
  });

  test('describes the operations of the registry and nothing else', () => {
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map((each) => each.operationId));
    expect(ids.sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  test.each(byName)('%s has an example of what is sent and of what comes back', (_name, operation) => {
    const { parameters, requestBody, responses } = described(operation);
    for (const [name, value] of Object.entries(objectSchema.parse(operation.example.input))) {
      const parameter = parameters.find((each) => each.name === name);
      const body = objectSchema.optional().parse(requestBody?.content['application/json'].example);
      expect(parameter === undefined ? body?.[name] : parameter.example).toEqual(value);
    }
    if (operation.status !== 204) {
      const answer = responses[operation.status]?.content?.['application/json'];
      expect(answer?.example).toEqual(operation.example.output);
    }
  });

  test.each(
    byName,
  )('%s answers with the errors that it declares and those of every call', (_name, operation) => {
    const { responses } = described(operation);
    const keyed = operation.access === 'public' ? [] : OF_THE_KEY;
    const names = [...new Set([...operation.errors, ...COMMON, ...keyed])];
    for (const name of names) {
      const examples = responses[ERROR_STATUS[name]]?.content?.['application/json']?.examples;
      expect(examples?.[name]).toMatchObject({ value: { name } });
    }
    const failures = Object.keys(responses).filter((status) => Number(status) >= 400);
    expect(failures.sort()).toEqual([...new Set(names.map((name) => String(ERROR_STATUS[name])))].sort());
  });

  test.each(byName)('%s names the headers that its answers carry', (_name, operation) => {
    for (const [status, { headers }] of Object.entries(described(operation).responses)) {
      const names = Object.keys(headers);
      expect(names).toContain('x-request-id');
      // A key that is refused has no window, and a failure may have come before it was counted.
      if (operation.access !== 'public' && status !== '401' && status !== '500') {
        expect(names).toEqual(expect.arrayContaining(RATE_HEADERS));
      }
      if (status === '429') expect(names).toContain('retry-after');
    }
  });

  test.each(byName)('%s declares the errors that its access rules answer with', (_name, operation) => {
    const { access, errors, readOnly } = operation;
    // Sign-up is forbidden by settings, not by a key.
    if (access === 'public') return expect(errors).not.toContain('read_only');
    const mayForbid = access.permission !== 'none' || access.scope === 'organization' || !access.pending;
    if (mayForbid) expect(errors).toContain('forbidden');
    expect(errors.includes('read_only')).toBe(!readOnly && access.whenCanceled !== true);
  });

  test('is right about the headers and the errors of real answers', async () => {
    const { apiKey } = await service.account();
    const nothing = await service.key(apiKey, {});
    const inboxId = await service.inbox(apiKey);
    const pinned = await service.key(apiKey, undefined, inboxId);
    await service.delete(`/inboxes/${inboxId}`, apiKey);
    const beforePurge = await service.get('/inboxes', pinned);
    await service.runtime.settled();
    const answers: readonly (readonly [string, string, Answer])[] = [
      ['/inboxes', '200', await service.get('/inboxes', apiKey)],
      ['/inboxes', '401', await service.get('/inboxes', 'ia_none')],
      ['/inboxes', '403', await service.get('/inboxes', nothing)],
      ['/inboxes', '404', beforePurge],
      ['/inboxes', '404', await service.get('/inboxes', pinned)],
      ['/inboxes', '422', await service.get('/inboxes?limit=0', apiKey)],
      ['/whoami', '404', await service.get('/whoami', pinned)],
      ['/inboxes/{inbox_id}', '404', await service.get(`/inboxes/${inboxId}`, apiKey)],
    ];
    for (const [path, status, answer] of answers) {
      const described = paths[path]?.['get']?.responses[status];
      expect(String(answer.status), `${path} ${answer.text}`).toBe(status);
      const missing = Object.keys(described?.headers ?? { described: 'not at all' });
      expect(missing.filter((name) => !answer.headers.has(name))).toEqual([]);
    }
  });
});
