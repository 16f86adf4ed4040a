import { expect, test } from 'vitest';
import { MAX_TEXT, TEXT_STATUSES } from '../../../lambdas/documents/document.ts';
import { readDocument } from '../../../lambdas/documents/read-document.ts';
import { hostileFiles } from './hostile-files.ts';

const files = hostileFiles();

test('there are at least 120 hostile files', () => {
  expect(files.length).toBeGreaterThanOrEqual(120);
});

test.each(files)('$name ends with a status, and a bounded text', async ({ bytes, ends }) => {
  const { status, text } = await readDocument({
    bytes,
    contentType: 'application/octet-stream',
    filename: '',
  });

  expect(TEXT_STATUSES).toContain(status);
  expect(status).toMatch(ends);
  expect(text.length).toBeLessThanOrEqual(2 * MAX_TEXT);
  expect(text).not.toContain('root:x:0');
});
