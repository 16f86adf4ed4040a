import { expect, test } from 'vitest';
import * as z from 'zod';
import { readText } from './repository-files.ts';

const names = z.array(z.string()).optional();
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().optional(),
      link: z.boolean().optional(),
      os: names,
      cpu: names,
      optional: z.boolean().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
    }),
  ),
});
const lockedPackages = () => lockSchema.parse(JSON.parse(readText('package-lock.json'))).packages;

test('package-lock.json names no registry, so that npm uses the configured one, and links the workspace', () => {
  const packages = lockedPackages();
  const resolved = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined);

  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(resolved).toEqual([['node_modules/agent-inbox-client', { resolved: 'client', link: true }]]);
});

/** Systems for which the registry that the file was made with has no engine: nothing there can tell their hash. */
const ENGINES_WITHOUT_HASH = ['darwin-arm64', 'darwin-x64', 'linux-arm64'].map(
  (system) => `node_modules/@dynoxide/${system}`,
);

// A package that npm took from node_modules or from its cache can lack it: remove its entry, and run npm install.
test('package-lock.json has a SHA-512 hash of every package that npm ci downloads', () => {
  const downloaded = Object.entries(lockedPackages()).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
  );
  const withoutHash = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));

  expect(downloaded.length).toBeGreaterThan(300);
  expect(withoutHash.map(([path]) => path)).toEqual(ENGINES_WITHOUT_HASH);
});

test('npm ci runs on every system: what is for some systems only is optional', () => {
  const forSomeSystems = Object.entries(lockedPackages()).filter(
    ([, { os, cpu }]) => os !== undefined || cpu !== undefined,
  );

  expect(forSomeSystems.length).toBeGreaterThan(50);
  expect(forSomeSystems.filter(([, { optional }]) => optional !== true).map(([path]) => path)).toEqual([]);
});

test('package-lock.json has the database engine of each system, also those that the registry at hand lacks', () => {
  const engines = Object.entries(lockedPackages()).filter(([path]) => path.includes('@dynoxide/'));

  expect(engines.map(([path, { os, cpu }]) => [path, os?.join(), cpu?.join()])).toEqual([
    ['node_modules/@dynoxide/darwin-arm64', 'darwin', 'arm64'],
    ['node_modules/@dynoxide/darwin-x64', 'darwin', 'x64'],
    ['node_modules/@dynoxide/linux-arm64', 'linux', 'arm64'],
    ['node_modules/@dynoxide/linux-x64', 'linux', 'x64'],
  ]);
  const { optionalDependencies } = JSON.parse(readText('package.json'));
  expect(new Set(engines.map(([, { version }]) => version))).toEqual(
    new Set(Object.values(optionalDependencies)),
  );
  expect(Object.keys(optionalDependencies)).toHaveLength(engines.length);
  expect(new Set(engines.map(([, { license }]) => license))).toEqual(new Set(['(MIT OR Apache-2.0)']));
});
