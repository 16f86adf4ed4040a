import { expect, test } from 'vitest';
import { openApiDocument } from '../../../lambdas/http/openapi/document.ts';
import { lintOpenApi } from './redocly.ts';

const document = JSON.stringify(openApiDocument());

test('Redocly CLI finds no error and no warning in the OpenAPI 3.1 document', async () => {
  expect(document).toMatch(/^\{"openapi":"3\.1\./);
  expect(await lintOpenApi(document)).toEqual([]);
});

test('Redocly CLI finds an example that its schema refuses', async () => {
  const broken = document.replace('"next_page_token":null', '"next_page_token":7');
  expect(broken).not.toBe(document);
  expect(await lintOpenApi(broken)).toEqual([
    expect.stringMatching(/^error no-invalid-media-type-examples: .*next_page_token/),
  ]);
});
