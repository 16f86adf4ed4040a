import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readText } from './repository-files.ts';

const page = readText('docs/security.md');

test('every test that docs/security.md names exists', () => {
  const named = [...page.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file);

  expect(named.length).toBeGreaterThan(30);
  expect(
    named.filter((file) => !existsSync(join(ROOT, file.startsWith('packages/') ? '' : 'test', file))),
  ).toEqual([]);
});

test('every promise of docs/security.md names a test', () => {
  const [, promised = ''] = page.split(/^## What is (?:not )?promised$/m);
  const promises = promised
    .split(/^### /m)
    .filter((section) => !section.startsWith('Trusted senders'))
    .flatMap((section) => section.match(/^(?:- .*|\| (?!Work ).*)$/gm) ?? []);

  expect(promises.length).toBeGreaterThan(40);
  expect(promises.filter((line) => !/[:|] (?:`[\w/.-]+\.test\.ts`(?:, )?)+(?: \|)?$/.test(line))).toEqual([]);
});
