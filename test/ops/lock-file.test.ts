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
    }),
  ),
});
const lockedPackages = () => lockSchema.parse(JSON.parse(readText('package-lock.json'))).packages;

test('package-lock.json names no registry, so that npm uses the configured one, and links the workspace', () => {
  const packages = lockedPackages();
  const resolved = Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined);

  expect(Object.keys(packages).length).toBeGreaterThan(300);
  expect(resolved).toEqual([
    ['node_modules/@agent-inbox/doctor', { resolved: 'packages/doctor', link: true }],
    ['node_modules/@agent-inbox/document-text', { resolved: 'packages/document-text', link: true }],
    ['node_modules/@agent-inbox/laptop', { resolved: 'packages/laptop', link: true }],
    ['node_modules/@agent-inbox/mail-reader', { resolved: 'packages/mail-reader', link: true }],
    ['node_modules/@agent-inbox/segment-index', { resolved: 'packages/segment-index', link: true }],
    ['node_modules/agent-inbox-client', { resolved: 'packages/client', link: true }],
    ['node_modules/agentinbox', { resolved: 'packages/agentinbox', link: true }],
    ['node_modules/agentinbox-test', { resolved: 'packages/test-fixtures', link: true }],
  ]);
});

// A package that npm took from node_modules or from its cache can lack it: remove its entry, and run npm install.
test('package-lock.json has a SHA-512 hash of every package that npm ci downloads', () => {
  const downloaded = Object.entries(lockedPackages()).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && link !== true && inBundle !== true,
  );
  const withoutHash = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));

  expect(downloaded.length).toBeGreaterThan(300);
  expect(withoutHash.map(([path]) => path)).toEqual([]);
});

test('npm ci runs on every system: what is for some systems only is optional', () => {
  const forSomeSystems = Object.entries(lockedPackages()).filter(
    ([, { os, cpu }]) => os !== undefined || cpu !== undefined,
  );

  expect(forSomeSystems.length).toBeGreaterThan(50);
  expect(forSomeSystems.filter(([, { optional }]) => optional !== true).map(([path]) => path)).toEqual([]);
});
