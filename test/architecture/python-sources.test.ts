import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../ops/repository-files.ts';
import { lengthViolations } from './violations.ts';

const PYTHON = 'packages/python-client';
const sources = new Map(
  readdirSync(join(ROOT, PYTHON), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.py'))
    .map((path) => [
      `packages/python-client/${path.split(sep).join('/')}`,
      readFileSync(join(ROOT, PYTHON, path), 'utf8'),
    ]),
);
/** Modules of the standard library (those of Python 3.9) that the client uses. */
const STANDARD = new Set([
  ...['__future__', 'asyncio', 'base64', 'binascii', 'concurrent', 'dataclasses', 'datetime', 'email'],
  ...[
    'enum',
    'functools',
    'hashlib',
    'hmac',
    'http',
    'json',
    'math',
    'random',
    're',
    'threading',
    'time',
    'types',
    'typing',
    'urllib',
  ],
]);

test('sources of the Python client have at most 350 lines', () => {
  expect(sources.size).toBeGreaterThan(15);
  expect(lengthViolations(sources)).toEqual([]);
});

test('the Python client imports itself and the standard library only', () => {
  const imported = [...sources]
    .filter(([path]) => path.startsWith(`${PYTHON}/src/`))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^\s*(?:from (\S+) import|import (\S+))/gm)].map(([, from, plain]) => ({
        path,
        module: (from ?? plain ?? '').split('.')[0],
      })),
    );

  expect(imported.length).toBeGreaterThan(50);
  // A relative import begins with a dot.
  expect(imported.filter(({ module = '' }) => module !== '' && !STANDARD.has(module))).toEqual([]);
});

test('the Python client prints nothing', () => {
  const own = [...sources].filter(([path]) => path.startsWith(`${PYTHON}/src/`));

  expect(
    own.filter(([, text]) => /\bprint\(|\blogging\b|\bsys\.std/.test(text)).map(([path]) => path),
  ).toEqual([]);
});
