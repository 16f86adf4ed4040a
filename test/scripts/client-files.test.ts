import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AgentInbox } from 'agent-inbox-client/source';
import { ROUTES } from 'agent-inbox-client/source/generated/routes';
import { expect, test } from 'vitest';
import { operations } from '../../lambdas/operations/registry.ts';
import { clientFiles, methodPath } from '../../scripts/client-files.ts';
import { pythonFiles } from '../../scripts/python-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Layout is the formatter's; everything else is the registry's. */
const bare = (text: string) => text.replace(/[\s,;()'"|]/g, '');

test.each([...clientFiles(), ...pythonFiles()])('%s is what the registry makes of it', (path, text) => {
  expect(bare(readFileSync(join(ROOT, path), 'utf8'))).toBe(bare(text));
});

test('every operation is a method of the client', () => {
  const client = new AgentInbox({ baseUrl: 'http://127.0.0.1:9/v1' });
  const missing = operations.filter(({ name }) => {
    const [resource, verb] = methodPath(name);
    return typeof Object(Reflect.get(client, resource))[verb] !== 'function';
  });
  expect(missing).toEqual([]);
  expect(ROUTES).toHaveLength(operations.length);
});

test('an alias of the Python types follows the classes that it names, which Python evaluates', () => {
  const text = [...pythonFiles()].find(([path]) => path.endsWith('/types.py'))?.[1] ?? '';
  const aliases = [...text.matchAll(/^\w+ = (?:Union|List|Optional)\[(.*)\]$/gm)];
  const early = aliases.flatMap(({ index, 1: names = '' }) =>
    (names.match(/\b\w+Event\b/g) ?? []).filter((name) => text.indexOf(`\nclass ${name}(`) > index),
  );

  expect(aliases.length).toBeGreaterThan(2);
  expect(early).toEqual([]);
});
