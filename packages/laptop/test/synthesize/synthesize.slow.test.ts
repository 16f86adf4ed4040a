import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { SynthesisFailed, synthesize } from '../../src/synthesize/synthesize.ts';

/** Writes the CLI's variables instead of an assembly. */
const APP = `
import { appendFileSync, writeFileSync } from 'node:fs';
const context: unknown = JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}');
appendFileSync('runs', 'x');
writeFileSync(process.env.CDK_OUTDIR + '/manifest.json', JSON.stringify(context));
`;

function project(app: string = APP) {
  const projectRoot = mkdtempSync(join(tmpdir(), 'synthesize-'));
  onTestFinished(() => rmSync(projectRoot, { recursive: true }));
  mkdirSync(join(projectRoot, 'bin'));
  mkdirSync(join(projectRoot, 'lambdas'));
  writeFileSync(join(projectRoot, 'package.json'), '{"type":"module"}');
  writeFileSync(join(projectRoot, 'cdk.json'), '{"context":{"flag":true}}');
  writeFileSync(join(projectRoot, 'bin/app.ts'), app);
  const cacheDir = join(projectRoot, '.cache');
  let builds = 0;
  const bundled: (readonly [number, number])[] = [];
  return {
    projectRoot,
    cacheDir,
    builds: () => builds,
    bundled,
    synthesize: (context: Record<string, string> = { inboxDomain: 'a.test' }) =>
      synthesize({
        projectRoot,
        cacheDir,
        context,
        onBuild: () => builds++,
        onBundled: (...count) => bundled.push(count),
      }),
  };
}

const contextOf = (directory: string): unknown =>
  JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8'));
const bundlesOf = (directory: string): string =>
  z.object({ 'agent-inbox:kept-bundles': z.string() }).parse(contextOf(directory))[
    'agent-inbox:kept-bundles'
  ];

test('the app gets the settings and the flags of cdk.json as context', async () => {
  const { synthesize } = project();

  const directory = await synthesize({ inboxDomain: 'a.test' });

  expect(contextOf(directory)).toMatchObject({ flag: true, inboxDomain: 'a.test' });
});

test('synthesis does not read the settings file, which is for deployments in AWS', async () => {
  const { synthesize } = project();

  expect(contextOf(await synthesize())).toMatchObject({ settings: '' });
});

test('synthesis caches bundles by sources, independently of settings', async () => {
  const { synthesize, projectRoot } = project();

  const first = bundlesOf(await synthesize({ inboxDomain: 'a.test' }));
  const otherSettings = bundlesOf(await synthesize({ inboxDomain: 'b.test' }));
  writeFileSync(join(projectRoot, 'lambdas/new.ts'), '');
  const otherSources = bundlesOf(await synthesize({ inboxDomain: 'a.test' }));

  expect(otherSettings).toBe(first);
  expect(otherSources).not.toBe(first);
});

test('the same sources and settings are synthesized once', async () => {
  const { synthesize, builds } = project();

  const first = await synthesize();
  const second = await synthesize();

  expect(second).toBe(first);
  expect(builds()).toBe(1);
});

test.each([
  ['another setting', () => undefined, { inboxDomain: 'b.test' }],
  ['another function', (root: string) => writeFileSync(join(root, 'lambdas/new.ts'), ''), undefined],
  ['another lock file', (root: string) => writeFileSync(join(root, 'package-lock.json'), '{}'), undefined],
] as const)('%s makes another assembly', async (_, change, context) => {
  const { synthesize, projectRoot } = project();
  const before = await synthesize();

  change(projectRoot);

  expect(await synthesize(context)).not.toBe(before);
});

test('the functions that are bundled are counted', async () => {
  const { synthesize, projectRoot, bundled } = project(`
    for (const bundled of ['one', 'two']) process.send?.({ bundled });
    ${APP}
  `);
  for (const name of ['one', 'two']) writeFileSync(join(projectRoot, 'lambdas', `${name}.lambda.ts`), '');

  await synthesize();

  expect(bundled).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test('a failed synthesis reports its output and leaves no assembly', async () => {
  const { synthesize, cacheDir } = project(
    `throw new Error('Settings refused:\\n  inboxDomain: is required');`,
  );

  const failure: unknown = await synthesize().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(SynthesisFailed);
  expect(failure).toMatchObject({ message: 'Error: Settings refused:\n  inboxDomain: is required' });
  expect(readdirSync(cacheDir)).toEqual([]);
});

test('two concurrent starts synthesize one assembly', async () => {
  const { synthesize, cacheDir } = project();

  const [one, other] = await Promise.all([synthesize(), synthesize()]);

  expect(other).toBe(one);
  expect(readdirSync(cacheDir)).toHaveLength(1);
});

test('assemblies and bundles that were not used for a week are removed', async () => {
  const { synthesize, projectRoot, cacheDir } = project();
  const old = await synthesize({ inboxDomain: 'old.test' });
  const bundles = bundlesOf(old);
  mkdirSync(bundles);
  const inUse = await synthesize();
  const tenDaysAgo = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000);
  for (const path of [old, bundles, inUse]) utimesSync(path, tenDaysAgo, tenDaysAgo);

  await synthesize();
  const whileInUse = readdirSync(cacheDir);
  for (const path of [bundles, inUse]) utimesSync(path, tenDaysAgo, tenDaysAgo);
  writeFileSync(join(projectRoot, 'lambdas/new.ts'), '');
  const used = await synthesize();

  expect(whileInUse.toSorted()).toEqual([basename(bundles), basename(inUse)].toSorted());
  expect(readdirSync(cacheDir)).toEqual([basename(used)]);
});
