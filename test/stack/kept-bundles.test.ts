import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { bundle } from '../../lib/bundle.ts';

const ENTRY = 'stream-disconnect';

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'kept-bundles-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** The asset that a stack has for the function: its name, which tells its content, and its first file. */
function assetWith(kept: string | undefined): { name: string | undefined; index: string } {
  const outdir = directory();
  const stack = new Stack(new App({ outdir, analyticsReporting: false }), 'Stack');
  const code = bundle(ENTRY, kept);
  new LambdaFunction(stack, 'Function', { runtime: Runtime.NODEJS_24_X, handler: 'index.handler', code });
  const name = readdirSync(outdir).find((file) => file.startsWith('asset.'));
  return { name, index: readFileSync(join(outdir, name ?? '', 'index.mjs'), 'utf8') };
}

test('a cached bundle equals the deployed one, to the byte, whatever else was being made', () => {
  const kept = directory();
  mkdirSync(join(kept, 'building-cut-short'));
  const deployed = assetWith(undefined);

  const made = assetWith(kept);
  const again = assetWith(kept);

  expect(made).toEqual(deployed);
  expect(again).toEqual(deployed);
  expect(readdirSync(kept)).toEqual(['building-cut-short', ENTRY]);
});

test('a bundle that is kept is not made again', () => {
  const kept = directory();
  mkdirSync(join(kept, ENTRY));
  writeFileSync(join(kept, ENTRY, 'index.mjs'), 'export const handler = 1;');

  expect(assetWith(kept).index).toBe('export const handler = 1;');
});
