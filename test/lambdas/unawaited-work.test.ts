import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Lambda freezes a function after its answer. The linter refuses a promise that is not awaited, but `void` before a call lets
 * it pass: each such place is listed with the reason why nothing outlives the answer.
 */
const REASONS: Readonly<Record<string, string>> = {
  'lambdas/aws/event-publisher.ts: void sendWaiting();': 'publish awaits the outcome of each of its events',
  'packages/mail-reader/src/worker/parse-mail.worker.ts: void parseMail(rawFrom(answer.chunk), sink, limits)':
    'a thread of its own, whose answer the function awaits',
  'lambdas/store/table/row-loader.ts: void endOfTick()': 'forgets what was read, in memory',
};

test('no function starts work that its answer does not wait for, apart from the listed places', () => {
  const found = globSync('{lambdas,packages/{mail-reader,document-text}/src}/**/*.ts', { cwd: ROOT }).flatMap(
    (file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      const calls = source.matchAll(/(?<![:>|<(,] ?)\bvoid [\w.]+\([^\n]*?(?=\.then\(|$)/gm);
      return [...calls].map(([call]) => `${file}: ${call}`);
    },
  );

  expect(found.sort()).toEqual(Object.keys(REASONS).sort());
});
