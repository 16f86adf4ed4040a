import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const loadedSchema = z.object({ type: z.string(), parameters: z.int() });

const service = opened(() => Service.start());

/** Imports a bundle as the runtime does, and says how many parameters its handler has. */
const LOAD = `
  const { bundle, handler } = JSON.parse(process.argv[1]);
  const exported = (await import(bundle))[handler];
  process.stdout.write(JSON.stringify({ type: typeof exported, parameters: exported.length }));
  process.exit();
`;

test('each bundle loads under the Node of its runtime, and exports a handler of at most two parameters', () => {
  const { template, compute } = service.runtime;
  const functions = template.ofType('AWS::Lambda::Function');
  const loaded = functions.map(({ logicalId, properties }) => {
    const { settings, environment } = compute.functions.deployed(logicalId);
    const what = JSON.stringify({ bundle: settings.bundle, handler: settings.handler });
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', LOAD, what], {
      env: environment,
      encoding: 'utf8',
    });
    return { logicalId, runtime: properties['Runtime'], ...loadedSchema.parse(JSON.parse(output)) };
  });

  const [major] = process.versions.node.split('.');
  expect(loaded.length).toBeGreaterThan(20);
  expect(
    loaded.filter(
      ({ runtime, type, parameters }) =>
        runtime !== `nodejs${major}.x` || type !== 'function' || parameters > 2,
    ),
  ).toEqual([]);
});
